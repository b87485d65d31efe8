//! Writing a record.

use super::quote::{escape, join, quote};
use super::{AGREED, Ending, FORMAT, Line, Places, Record};
use crate::table::{Ended, What};
use crate::{By, Deed, Level, LiveTable, Step, Table};
use base16ct::lower::encode_string;
use rules::{Game, Seat, Turn, Viewer};
use std::fmt;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<_> =
            self.options.iter().map(|(name, value)| format!("{name}={}", join(value))).collect();
        writeln!(f, "[Veillee {}]", quote(FORMAT))?;
        writeln!(f, "[Game {}]", quote(&self.game))?;
        writeln!(f, "[Rules {}]", quote(&self.rules.to_string()))?;
        writeln!(f, "[Board {}]", quote(&self.board))?;
        writeln!(f, "[Options {}]", quote(&options.join(" ")))?;
        let level = match &self.level {
            Level::Public => "public".to_owned(),
            Level::Seat(id) => format!("seat {id}"),
            Level::Full => "full".to_owned(),
        };
        writeln!(f, "[Level {}]", quote(&level))?;
        if let Some(position) = &self.position {
            writeln!(f, "[Position {}]", quote(position))?;
        }
        if self.manual_chance {
            writeln!(f, "[Chance {}]", quote("manual"))?;
        }
        writeln!(f, "[Commit {}]", quote(&self.commit))?;
        for (id, name) in &self.seats {
            writeln!(f, "[Seat {} {}]", quote(id), quote(name))?;
        }
        for note in &self.notes {
            writeln!(f, "[Note {}]", quote(note))?;
        }
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        match &self.result {
            None => writeln!(f, "= unfinished")?,
            Some(Ending { winners, clause }) if winners.is_empty() => writeln!(f, "= draw {clause}")?,
            Some(Ending { winners, clause }) => writeln!(f, "= won {} {clause}", winners.join(" "))?,
        }
        for (id, total) in &self.scores {
            writeln!(f, "[Score {} {}]", quote(id), quote(&total.to_string()))?;
        }
        for (id, bytes) in &self.contributions {
            writeln!(f, "[Contribution {} {}]", quote(id), quote(&encode_string(bytes)))?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "[Seed {}]", quote(&encode_string(seed.bytes())))?;
        }
        if let Some(salt) = &self.salt {
            writeln!(f, "[Salt {}]", quote(&encode_string(salt.bytes())))?;
        }
        if let Some(digest) = &self.digest {
            writeln!(f, "[Digest {}]", quote(digest))?;
        }
        Ok(())
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. ", self.number)?;
        match &self.what {
            Step::Answer { seat, by: By::Player, action } => write!(f, "{seat}: {}", escape(action)),
            Step::Answer { seat, by, action } => write!(f, "{seat} ({}): {}", by.word(), escape(action)),
            Step::Roll { roll } => write!(f, "* {}", escape(roll)),
            Step::Deed { seat, deed: Deed::Resign } => write!(f, "{seat} resigns"),
            Step::Deed { seat, deed: Deed::Close } => write!(f, "{seat} ends"),
            Step::Deed { .. } => f.write_str(AGREED),
        }
    }
}

impl<G: Game> Table<G> {
    /// The record at a level. What was undone is not in it: it tells the game as it stands.
    pub(crate) fn record_at(&self, level: Level, names: &[String]) -> Record {
        let level = match level {
            Level::Seat(seat) if self.looking_back(Viewer::Seat(seat)) == Viewer::Spectator => Level::Public,
            level => level,
        };
        let id = |seat: Seat| self.seat_ids[seat.index()].to_owned();
        let over = self.turn_now() == Turn::Over;
        let open = over && level == Level::Full;
        let standing = self.standing_now();
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
        let mut record = Record {
            game: G::KEY.to_owned(),
            rules: G::RULES_VERSION,
            board: self.board_hash.clone(),
            options: self.options.clone(),
            level: match level {
                Level::Public => Level::Public,
                Level::Seat(seat) => Level::Seat(id(seat)),
                Level::Full => Level::Full,
            },
            // A position text holds everybody's secrets.
            position: self.position.clone().map(|text| if level == Level::Full { text } else { "?".into() }),
            manual_chance: self.manual_chance,
            commit: self.commitment.clone(),
            seats: self.seat_ids.iter().enumerate().map(|(i, id)| ((*id).to_owned(), name(i))).collect(),
            notes: Vec::new(),
            lines: self.record_lines(level),
            result: standing.outcome.filter(|_| over).map(|outcome| Ending {
                winners: outcome.winners.into_iter().map(id).collect(),
                clause: outcome.clause.to_owned(),
            }),
            scores: standing.scores.iter().filter(|_| over).map(|s| (id(s.seat), s.total)).collect(),
            contributions: self
                .contributions
                .iter()
                .filter(|_| open)
                .map(|(&seat, bytes)| (id(seat), bytes.clone()))
                .collect(),
            seed: open.then(|| self.seed.clone()),
            salt: open.then(|| self.salt.clone()),
            digest: None,
            places: Places::default(),
        };
        record.digest = Some(record.digest_of());
        record
    }

    fn record_lines(&self, level: Level) -> Vec<Line> {
        let id = |seat: Seat| self.seat_ids[seat.index()].to_owned();
        let mut lines = Vec::new();
        let mut number = 0;
        let mut state = self.first.clone();
        for done in &self.done {
            number += 1;
            match &done.what {
                What::Joint(joint) => {
                    lines.extend(joint.iter().zip(&done.by).map(|((seat, action), &by)| {
                        let action = match level {
                            Level::Public => self.game.action_seen(&state, *seat, action, Viewer::Spectator),
                            Level::Seat(viewer) if viewer != *seat => {
                                self.game.action_seen(&state, *seat, action, Viewer::Seat(viewer))
                            }
                            Level::Seat(_) | Level::Full => self.game.write_action(action),
                        };
                        Line { number, what: Step::Answer { seat: id(*seat), action, by } }
                    }));
                }
                What::Roll(roll) => {
                    let roll = match level {
                        Level::Public => self.game.roll_seen(&state, roll, Viewer::Spectator),
                        Level::Seat(viewer) => self.game.roll_seen(&state, roll, Viewer::Seat(viewer)),
                        Level::Full => self.game.write_roll(roll),
                    };
                    lines.push(Line { number, what: Step::Roll { roll } });
                }
            }
            self.replay_one(&mut state, done);
        }
        let matter = self.ended.map(|ended| match ended {
            Ended::Resigned(seat) => Deed::Resign.of(id(seat)),
            Ended::Agreed => Deed::Accept.of(String::new()),
            Ended::Closed(seat) => Deed::Close.of(id(seat)),
        });
        lines.extend(matter.map(|what| Line { number: number + 1, what }));
        lines
    }
}
