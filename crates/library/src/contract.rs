//! What everybody can know before they sit down.

use crate::Title;
use rules::{Absence, OptionSpec, Options};
use table::clock::Clock;

/// What a table promises about time and absence, and keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// Phases that are the table's, each with its length in seconds if it has one: none where no clock runs, or
    /// decisions have days.
    pub phases: Vec<(&'static str, Option<u32>)>,
    /// How many minutes a game takes, about; `None` where decisions have days.
    pub minutes: Option<u32>,
    /// What becomes of a seat whose player leaves.
    pub absence: Absence,
    /// Does anything come from chance, which is committed to before the game?
    pub chance: bool,
}

impl Title {
    /// The contract of a table with this clock and these options.
    pub fn contract(&self, clock: Clock, options: &Options) -> Contract {
        let seconds = |option: &str| {
            let spec = self.options.iter().find(|spec| spec.name == option);
            let read = |value: &str| value.parse::<u32>().ok(); // "none": no limit
            (spec.and_then(|spec| read(spec.of(options))), spec.map(OptionSpec::default).and_then(read))
        };
        let live = matches!(clock, Clock::Live { .. });
        let (mut phases, mut minutes) = (Vec::new(), i64::from(self.minutes));
        for phase in self.phases.iter().filter(|_| live) {
            let (chosen, usual) = seconds(phase.option);
            phases.push((phase.name, chosen));
            if let (Some(chosen), Some(usual)) = (chosen, usual) {
                minutes += (i64::from(chosen) - i64::from(usual)) * i64::from(phase.times) / 60;
            }
        }
        let days = matches!(clock, Clock::Days { .. });
        let minutes = (!days).then(|| u32::try_from(minutes.max(10)).unwrap_or(u32::MAX));
        Contract { phases, minutes, absence: Absence::of(self.options, options), chance: self.chance }
    }
}
