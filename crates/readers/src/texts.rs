//! Notation, positions, records, boards, treaties and the lines of the log.

use library::{Seating, Title};
use rules::{Budget, Setup, Stream, Turn};
use std::sync::LazyLock;
use table::{By, Deed, LiveTable, Mind, Opening, Record, Salt, Seed, Step};

/// A box, and positions of one of its games.
pub(crate) struct Material {
    pub(crate) title: &'static Title,
    positions: Vec<String>,
}

pub(crate) static MATERIALS: LazyLock<Vec<Material>> =
    LazyLock::new(|| library::titles().map(material).collect());

pub(crate) fn opening(title: &Title) -> Opening {
    Opening {
        setup: Setup {
            seats: title.seat(&Seating::Count(title.min_seats)).expect("seats"),
            ..Setup::default()
        },
        seed: Seed::from_number(5),
        salt: Salt::from_number(5),
        manual_chance: false,
        position: None,
    }
}

/// The first forty decisions of random bots, and some positions among them.
fn material(title: &'static Title) -> Material {
    let mut table = title.open(opening(title)).expect("it opens");
    table.begin();
    let mut random = Stream::from_number(5);
    let mut positions = vec![table.position()];
    for n in 0..40 {
        let Turn::Decide(_) = table.turn() else { break };
        for seat in table.awaited() {
            let thought = table.think(seat, "random").expect("every game has a random bot");
            let action = thought(&mut Mind::default(), &Budget::until(&|| true), &mut random);
            table
                .act(Step::Answer { seat, action: action.into(), by: By::Bot })
                .expect("a bot's answer is legal");
        }
        if n % 8 == 0 {
            positions.push(table.position());
        }
    }
    Material { title, positions }
}

/// A table that the first two bytes choose, and the text that follows them.
fn chosen(bytes: &[u8], manual_chance: bool) -> Option<(Box<dyn LiveTable>, &str)> {
    let (&[game, at], rest) = bytes.split_first_chunk()?;
    let text = std::str::from_utf8(rest).ok()?;
    let material = &MATERIALS[usize::from(game) % MATERIALS.len()];
    let position = &material.positions[usize::from(at) % material.positions.len()];
    let opening = Opening { position: Some(position.clone()), manual_chance, ..opening(material.title) };
    let mut table = material.title.open(opening).expect("a position of our own");
    table.begin();
    Some((table, text))
}

pub(crate) fn actions(bytes: &[u8]) {
    let Some((mut table, text)) = chosen(bytes, false) else { return };
    let Some(seat) = table.awaited().into_iter().next() else { return };
    let before = (table.position(), table.decision());
    let answer = Step::Answer { seat, action: text.into(), by: By::Player };
    if let Err(refusal) = table.act(answer) {
        assert_eq!((table.position(), table.decision()), before, "a refusal changes nothing");
        assert!(refusal.clause.is_some() || !refusal.errors.is_empty(), "{refusal} does not say why");
    }
}

pub(crate) fn rolls(bytes: &[u8]) {
    let Some((mut table, text)) = chosen(bytes, true) else { return };
    let before = table.position();
    if table.act(Step::Roll { roll: text.to_owned() }).is_err() {
        assert_eq!(table.position(), before, "a refusal changes nothing");
    }
}

pub(crate) fn treaties(bytes: &[u8]) {
    let Some((mut table, text)) = chosen(bytes, false) else { return };
    let Some(seat) = table.awaited().into_iter().next() else { return };
    let before = table.position();
    let picked: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    table.next_term(seat, &picked);
    let _ = table.act(Deed::Propose { treaty: text.to_owned() }.of(seat));
    assert_eq!(table.position(), before, "words are no moves");
}

pub(crate) fn positions(bytes: &[u8]) {
    let Some((&game, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let title = MATERIALS[usize::from(game) % MATERIALS.len()].title;
    let open = |text: &str| {
        title.open(Opening { position: Some(text.to_owned()), manual_chance: true, ..opening(title) })
    };
    match open(text) {
        Ok(table) => {
            let written = table.position();
            let again = open(&written).unwrap_or_else(|errors| panic!("{written}: {errors:?}"));
            assert_eq!(again.position(), written, "write, read");
        }
        Err(errors) => assert!(!errors.is_empty()),
    }
}

pub(crate) fn records(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let again = record.to_string().parse::<Record>();
    assert_eq!(again.ok().as_ref(), Some(&record), "write, read");
    if let Ok(mut table) = library::table_for(&record, None) {
        let _ = table::replay(&record, table.as_mut(), &mut |_| {});
    }
}

pub(crate) fn boards(bytes: &[u8]) {
    let Some((&game, rest)) = bytes.split_first() else { return };
    let Ok(board) = std::str::from_utf8(rest) else { return };
    let title = MATERIALS[usize::from(game) % MATERIALS.len()].title;
    if title.check_board(board).is_empty() {
        let mut opening = opening(title);
        opening.setup.board = Some(board.to_owned());
        let table = title.open(opening);
        assert!(table.is_ok(), "a board that is called good can be played on: {:?}", table.err());
    }
}

pub(crate) fn steps(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(step) = text.parse::<Step>() {
        assert_eq!(step.to_string().parse::<Step>().ok().as_ref(), Some(&step), "write, read");
    }
}
