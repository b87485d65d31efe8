//! Figures about the running site.

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// One recorder a process, whoever starts how many sites in it.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to count.
pub(crate) fn start() {
    RECORDER.get_or_init(|| {
        let buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
        let builder = PrometheusBuilder::new().set_buckets(&buckets).expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // another program may count for itself; then ours simply stays empty
        let _ = metrics::set_global_recorder(recorder);
        handle
    });
}

/// All figures as text.
pub(crate) fn render() -> String {
    RECORDER.get().map_or_else(String::new, PrometheusHandle::render)
}

/// Lets histograms be emptied; called now and then.
pub(crate) fn tidy() {
    if let Some(handle) = RECORDER.get() {
        handle.run_upkeep();
    }
}
