//! Wins, draws and points, with what chance could have made of them.

use super::contest::{Contest, Game};
use rules::Seat;
use serde_json::{Value, json};
use std::time::Duration;

/// What the games of a contest came to.
pub struct Tally {
    pub game: &'static str,
    pub games: u32,
    pub seed: u64,
    pub rows: Vec<Row>,
    /// Games that were broken off; they count for nobody.
    pub unfinished: u32,
    pub answers: u64,
    pub seconds: f64,
}

/// What one entrant came to.
pub struct Row {
    pub name: String,
    /// Won alone.
    pub wins: u32,
    /// Won together with others.
    pub shared: u32,
    pub draws: u32,
    pub losses: u32,
    /// A win is a point; who shares a victory shares its point, and a draw is shared by all.
    pub points: f64,
    /// Points per game.
    pub rate: f64,
    /// Lower end of the 95 % interval of the rate.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// By how many points of Elo it is above the mean of the others, at the lower end, the rate and the upper end.
    pub elo: [f64; 3],
}

impl Tally {
    pub fn of(contest: &Contest, games: &[Game], time: Duration) -> Tally {
        let count = contest.entrants.len();
        let name = |(index, entrant): (usize, &super::contest::Entrant)| {
            let twins = contest.entrants.iter().filter(|other| other.name == entrant.name).count();
            if twins > 1 { format!("{} {}", entrant.name, index + 1) } else { entrant.name.clone() }
        };
        let empty = |name| Row {
            name,
            wins: 0,
            shared: 0,
            draws: 0,
            losses: 0,
            points: 0.0,
            rate: 0.0,
            low: 0.0,
            high: 0.0,
            elo: [0.0; 3],
        };
        let mut rows: Vec<Row> = contest.entrants.iter().enumerate().map(name).map(empty).collect();
        let mut unfinished = 0;
        for (number, game) in (0u32..).zip(games) {
            let Some(outcome) = &game.outcome else {
                unfinished += 1;
                continue;
            };
            let winners = outcome.winners.len();
            for seat in 0..count {
                let row = &mut rows[contest.seated(number, seat)];
                match (winners, outcome.winners.contains(Seat(seat as u8))) {
                    (0, _) => (row.draws += 1, row.points += 1.0 / count as f64),
                    (1, true) => (row.wins += 1, row.points += 1.0),
                    (_, true) => (row.shared += 1, row.points += 1.0 / winners as f64),
                    (_, false) => (row.losses += 1, ()),
                };
            }
        }
        let finished = games.len() as u32 - unfinished;
        for row in &mut rows {
            (row.low, row.high) = wilson(row.points, finished, USUAL);
            row.rate = row.points / f64::from(finished.max(1));
            row.elo = [row.low, row.rate, row.high].map(|rate| elo(rate, count));
        }
        Tally {
            game: contest.title.key,
            games: games.len() as u32,
            seed: contest.seed,
            rows,
            unfinished,
            answers: games.iter().map(|game| game.answers).sum(),
            seconds: time.as_secs_f64(),
        }
    }

    /// Is it as good as certain that the first entrant is better, or worse, than the others? Asked again and again, so
    /// it takes more than the interval that is printed: after 200 looks, equals are told apart once in twenty times.
    pub fn sure(&self) -> bool {
        let (low, high) = wilson(self.rows[0].points, self.games - self.unfinished, CAREFUL);
        let fair = 1.0 / self.rows.len() as f64;
        high < fair || low > fair
    }

    pub fn json(&self) -> Value {
        let row = |row: &Row| {
            json!({
                "bot": row.name, "wins": row.wins, "shared": row.shared, "draws": row.draws, "losses": row.losses,
                "points": row.points, "rate": row.rate, "low": row.low, "high": row.high, "elo": row.elo,
            })
        };
        json!({
            "game": self.game, "games": self.games, "seed": self.seed, "unfinished": self.unfinished,
            "answers": self.answers, "seconds": self.seconds,
            "bots": self.rows.iter().map(row).collect::<Value>(),
        })
    }
}

/// How many standard deviations wide half of a 95 % interval is.
const USUAL: f64 = 1.959_964;

/// The same for a result at which one stops as soon as it is there (Pocock's bound for 200 looks).
const CAREFUL: f64 = 3.05;

/// Wilson's interval of a rate of `points` in `games`, so many standard deviations to each side.
fn wilson(points: f64, games: u32, z: f64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = f64::from(games);
    let rate = points / n;
    let centre = rate + z * z / (2.0 * n);
    let half = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    ((centre - half) / whole, (centre + half) / whole)
}

/// The lead in Elo that makes this share of the points likely among so many players, the others being equals
/// (Bradley, Terry and Luce). Infinite for all points or none.
fn elo(rate: f64, players: usize) -> f64 {
    400.0 * (rate * (players - 1) as f64 / (1.0 - rate)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values as any statistics package gives them for 8 of 10, 0 of 20 and 50 of 100.
    #[test]
    fn wilson_gives_the_known_intervals() {
        let near = |got: (f64, f64), want: (f64, f64)| {
            assert!((got.0 - want.0).abs() < 1e-4 && (got.1 - want.1).abs() < 1e-4, "{got:?} {want:?}");
        };
        near(wilson(8.0, 10, USUAL), (0.4902, 0.9433));
        near(wilson(0.0, 20, USUAL), (0.0, 0.1611));
        near(wilson(50.0, 100, USUAL), (0.4038, 0.5962));
        near(wilson(0.0, 0, USUAL), (0.0, 1.0));
    }

    /// Three quarters of the points against one opponent are 191 points of Elo; a fair share among any number is none.
    #[test]
    fn elo_is_that_of_the_tables() {
        assert!((elo(0.75, 2) - 190.85).abs() < 0.01);
        assert!(elo(0.25, 4).abs() < 1e-9);
        assert!(elo(0.0, 2) == f64::NEG_INFINITY && elo(1.0, 2) == f64::INFINITY);
    }
}
