//! The API's routes and the document that describes them, from one list.

use crate::app::App;
use crate::routes;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the document says of the whole.
#[derive(OpenApi)]
#[openapi(info(
    title = "Veillée",
    description = "Tables, seats and games. The socket of a table is described in docs/wire.md; \
                   a bot in thirty lines in docs/bots.md."
))]
struct Document;

/// Every route of the API.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(routes::me::get_me, routes::me::set_me))
        .routes(routes!(routes::account::open_account))
        .routes(routes!(routes::my_account::change))
        .routes(routes!(routes::my_account::end_others))
        .routes(routes!(routes::my_account::delete))
        .routes(routes!(routes::login::login))
        .routes(routes!(routes::logout::logout))
        .routes(routes!(routes::games::games))
        .routes(routes!(routes::game::game))
        .routes(routes!(routes::rules::rules))
        .routes(routes!(routes::board::board))
        .routes(routes!(routes::board::check))
        .routes(routes!(routes::chart::chart))
        .routes(routes!(routes::lessons::chart))
        .routes(routes!(routes::lessons::lesson, routes::lessons::answer))
        .routes(routes!(routes::lessons::pick))
        .routes(routes!(routes::lessons::picture))
        .routes(routes!(routes::picture::picture))
        .routes(routes!(routes::tables::list, routes::tables::open))
        .routes(routes!(routes::house::info))
        .routes(routes!(routes::my_tables::my_tables))
        .routes(routes!(routes::table::table))
        .routes(routes!(routes::sit::sit))
        .routes(routes!(routes::leave::leave))
        .routes(routes!(routes::end::end))
        .routes(routes!(routes::seat::seat))
        .routes(routes!(routes::start::start))
        .routes(routes!(routes::invite::invite))
        .routes(routes!(routes::rematch::rematch))
        .routes(routes!(routes::go_on::go_on))
        .routes(routes!(routes::rematch::decline))
        .routes(routes!(routes::answer::answer))
        .routes(routes!(routes::turns::turns))
        .routes(routes!(routes::record::record))
        .routes(routes!(routes::replay::replay))
        .routes(routes!(routes::chronicle::chronicle))
        .routes(routes!(routes::socket::socket))
}

/// Every method and address of the API.
pub(crate) fn addresses() -> Vec<String> {
    let document = json!(routes().into_openapi());
    let paths = document["paths"].as_object().into_iter().flatten();
    let methods = |item: &Value| item.as_object().map(|item| item.keys().cloned().collect::<Vec<_>>());
    let all = paths.flat_map(|(path, item)| {
        let methods = methods(item).unwrap_or_default();
        methods.into_iter().map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    all.collect()
}

/// Serves the document.
pub(crate) fn serve(
    document: &utoipa::openapi::OpenApi,
) -> impl FnOnce() -> std::future::Ready<axum::response::Response> + Clone + Send + 'static {
    let json = whole(document).to_string();
    move || {
        let response = ([(header::CONTENT_TYPE, "application/json")], json).into_response();
        std::future::ready(response)
    }
}

/// The document with the schemas of texts, and of every game's views, events and effects.
fn whole(document: &utoipa::openapi::OpenApi) -> Value {
    let mut whole = json!(document);
    let games: Map<String, Value> = serde_json::from_str(library::SCHEMAS).expect("schemas are JSON");
    if let Some(schemas) = whole["components"]["schemas"].as_object_mut() {
        schemas.extend(games);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_named_is_described() {
        let whole = whole(&routes().into_openapi());
        let text = whole.to_string();
        let names =
            || text.split("\"#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        let missing: Vec<&str> =
            names().filter(|name| whole["components"]["schemas"].get(name).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
        for name in ["Text", "View", "Event", "Effect", "europa.Help"] {
            assert!(names().any(|named| named == name), "{name} is told of somewhere");
        }
    }
}
