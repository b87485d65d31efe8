//! The map that pages draw is the table's own.

use africa::Africa;
use rules::{Draws, Game, Setup};
use serde_json::Value;

fn chart(options: &[(&str, &str)], board: &str) -> Value {
    let seats = ["gb", "fr", "de"].map(str::to_owned).to_vec();
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let game = Africa::open(&Setup { seats, options, board: Some(board.to_owned()) }).expect("a set-up");
    serde_json::to_value(game.chart()).expect("plain data")
}

#[test]
fn every_territory_has_its_outline_and_its_place() {
    let chart = chart(&[], Africa::BOARD);
    let territories = chart["territories"].as_array().expect("a list");
    assert_eq!(territories.len(), africa::TERRITORIES);
    let (width, height) = (chart["width"].as_f64().unwrap(), chart["height"].as_f64().unwrap());
    for territory in territories {
        let (x, y) = (territory["x"].as_f64().unwrap(), territory["y"].as_f64().unwrap());
        assert!((0.0..width).contains(&x) && (0.0..height).contains(&y), "{territory}");
        let path = territory["d"].as_str().unwrap();
        assert!(path.starts_with('M') && path.ends_with('Z') && path.matches('C').count() > 4, "{path}");
    }
    assert!(chart["shore"].as_str().unwrap().matches('M').count() > 10);
    assert_eq!(chart["embassies"].as_array().unwrap().len(), africa::COUNTRIES);
}

#[test]
fn another_board_and_other_options_give_another_map() {
    let moved = Africa::BOARD.replacen("label = [", "label = [2.5, 25.5] # [", 1);
    assert_ne!(moved, Africa::BOARD);
    assert_ne!(chart(&[], &moved)["territories"][0], chart(&[], Africa::BOARD)["territories"][0]);
    assert_eq!(chart(&[], Africa::BOARD)["links"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        chart(&[("madagascar", "isolated")], Africa::BOARD)["links"].as_array().map(Vec::len),
        Some(0)
    );
}
