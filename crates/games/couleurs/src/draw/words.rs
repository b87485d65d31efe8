//! A view in words, line by line, for the terminal.

use crate::View;
use crate::view::CardList;
use rules::{Arg, Text};

pub fn lines(view: &View) -> Vec<Text> {
    let mut lines = vec![
        Text::new("couleurs-line-board").with("covered", view.covered.cards.len()).with("stock", view.stock),
    ];
    for area in &view.areas {
        let id = if area.bonus { "couleurs-line-area-bonus" } else { "couleurs-line-area" };
        let name = Arg::name(format!("couleurs-area-{}", area.id));
        lines.push(Text::new(id).with("area", name).with("left", area.left).with("flags", area.flags));
    }
    lines.push(
        Text::new("couleurs-line-covered")
            .with("count", view.covered.cards.len())
            .with("cards", names(&view.covered)),
    );
    for (hand, score) in view.hands.iter().zip(&view.scores) {
        let id = if hand.cards.is_some() { "couleurs-line-hand" } else { "couleurs-line-hand-closed" };
        let mut line =
            Text::new(id).with("seat", hand.seat).with("total", score.total).with("count", hand.count);
        if let Some(cards) = &hand.cards {
            line = line.with("cards", names(cards));
        }
        lines.push(line);
    }
    if let Some(mine) = &view.mine {
        let count = mine.beginners.cards.len();
        lines.push(
            Text::new("couleurs-line-beginners").with("count", count).with("cards", names(&mine.beginners)),
        );
    }
    lines
}

fn names(list: &CardList) -> Arg {
    Arg::List(list.ids().map(|id| Arg::name(format!("couleurs-nation-{id}"))).collect())
}
