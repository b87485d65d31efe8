//! Where phones in the room find the site.

use crate::app::App;
use crate::house::{house, is_inside};
use crate::session::Address;
use crate::wire::HouseInfo;
use axum::Json;
use axum::extract::State;

/// An address for phones on the same network, told to those who are on it.
#[utoipa::path(get, path = "/api/house", responses((status = 200, body = HouseInfo)))]
pub(crate) async fn info(State(app): State<App>, Address(visitor): Address) -> Json<HouseInfo> {
    let config = &app.shared.config;
    // behind a proxy the site has a name, and that is the address
    let known = !config.behind_proxy && is_inside(visitor);
    let address = known.then(|| house(config.listen)).flatten();
    Json(HouseInfo { address: address.map(|address| format!("http://{address}")) })
}
