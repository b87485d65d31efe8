//! Standing instructions: what was said beforehand is answered at once, as the seat's own answer, and nothing else.

use europa::{Europa, Phase};
use rules::{Rules, Seat, Seats, Setup, Stream, Turn, Viewer};
use table::{By, Deed, Faces, LiveTable, Opening, Salt, Seed, Step, Table};

const BLUE: Seat = Seat(0);

fn table(seed: u64) -> Table<Europa> {
    let seats = ["blue", "green", "red", "yellow"].map(String::from).to_vec();
    let setup = Setup { seats, ..Setup::default() };
    let (seed, salt) = (Seed::from_number(seed), Salt::from_number(seed));
    let opening = Opening { setup, seed, salt, manual_chance: false, position: None };
    let mut table =
        Table::open(opening, Faces { legal: None, bots: |_| None, treaties: None, spelling: None })
            .expect("a table");
    table.begin();
    table
}

fn instruct(table: &mut Table<Europa>, names: &[&str]) -> Result<Vec<Step>, table::Refusal> {
    let instructions = names.iter().map(|name| (*name).to_owned()).collect();
    table.act(Deed::Instruct { instructions }.of(BLUE))
}

/// Plays on with random answers to the end; how many answers of Blue were given by instruction. Every step is also
/// applied to a second table, which has to stand alike.
fn play(
    table: &mut Table<Europa>,
    twin: &mut Table<Europa>,
    seed: u64,
    look: impl Fn(&Europa, &Table<Europa>),
) -> usize {
    let mut random = Stream::from_number(seed);
    let mut given = 0;
    while table.turn() != Turn::Over {
        look(table.rules(), table);
        let seat = table.awaited().into_iter().next().expect("somebody is asked");
        let action = table.rules().sample(table.state(), seat, &mut random);
        let action = rules::Notation::write_action(table.rules(), &action);
        let steps = table.act(Step::Answer { seat, action: action.into(), by: By::Player }).expect("legal");
        let blue = |step: &&Step| matches!(step, Step::Answer { seat: BLUE, .. });
        given += steps[1..].iter().filter(blue).count();
        steps.into_iter().for_each(|step| twin.apply(step).expect("what was done can be done again"));
    }
    assert!(table.state() == twin.state());
    given
}

#[test]
fn each_instruction_answers_its_own_question_and_no_other() {
    let alone = Seats::one(BLUE);
    for names in [&["ready"][..], &["solo"], &["pair"], &["ready", "solo", "pair"]] {
        let mut given = 0;
        for seed in 0..20 {
            let (mut table, mut twin) = (table(seed), table(seed));
            for step in instruct(&mut table, names).expect("known") {
                twin.apply(step).expect("the same");
            }
            given += play(&mut table, &mut twin, seed, |game, table| {
                if !table.awaited().contains(BLUE) {
                    return;
                }
                let open = match table.state().phase {
                    Phase::Campaign => "ready",
                    Phase::Propose { .. } if game.coalitions(table.state()).any(|set| set == alone) => "solo",
                    Phase::Vote { coalition, .. } if coalition.len() == 2 && coalition.contains(BLUE) => {
                        "pair"
                    }
                    _ => return,
                };
                assert!(!names.contains(&open), "{open} was not answered");
            });
        }
        assert!(given > 0, "{names:?} never answered anything");
    }
}

#[test]
fn instructions_are_their_seats_own_and_can_be_lifted() {
    let (mut given, mut twin) = (table(5), table(5));
    for names in [vec!["nonsense"], vec!["solo", "solo"], vec![""]] {
        assert_eq!(instruct(&mut given, &names).unwrap_err().code.word(), "no_instruction", "{names:?}");
    }
    let before = given.last_step();
    let mut steps = instruct(&mut given, &["pair"]).expect("known");
    assert_eq!(given.instructions(BLUE), ["pair"]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(!given.concerns(before, viewer) && given.told(before, viewer).is_empty());
    }
    assert_eq!(given.told(before, Viewer::Seat(BLUE)).len(), 1);
    steps.extend(instruct(&mut given, &[]).expect("lifted"));
    assert!(given.instructions(BLUE).is_empty());
    steps.into_iter().for_each(|step| twin.apply(step).expect("the same"));
    assert_eq!(play(&mut given, &mut twin, 5, |_, _| {}), 0, "nothing is answered any more");
}
