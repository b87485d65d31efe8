//! The tables that docs/access.md speaks of, and those who stand before them.

use crate::site::{Place, answer};
use serde_json::{Value, json};
use server::{Limits, WallClock};
use testing::{Socket, Visitor};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    Nobody,
    Invited,
    Seat,
    Other,
    Former,
    Spectator,
    Host,
    Admin,
    Program,
}

impl Role {
    /// In the order of the columns.
    pub const ALL: [Role; 9] = [
        Role::Nobody,
        Role::Invited,
        Role::Seat,
        Role::Other,
        Role::Former,
        Role::Spectator,
        Role::Host,
        Role::Admin,
        Role::Program,
    ];
}

/// A site, one behind a proxy, one on the machine itself, and those who come.
pub struct House {
    place: Place,
    proxied: Place,
    own: Place,
    people: Vec<Visitor>,
    /// Has one of them become somebody else?
    pub changed: bool,
}

/// A table, and what stands for its own in a row.
pub struct Scene {
    pub id: String,
    invite: String,
    seats: Vec<String>,
    decision: Value,
    picks: Value,
    /// Those who look at it all the while.
    _sockets: Vec<Socket>,
}

impl Scene {
    /// The request with what stands for this table's own filled in; only who was invited knows the invitation.
    pub fn filled(&self, request: &str, role: Role) -> String {
        let invite = if role == Role::Invited { &self.invite } else { "guessed" };
        let seat = |at: usize| self.seats.get(at).map_or("", String::as_str);
        let of = [
            ("{id}", self.id.as_str()),
            ("{invite}", invite),
            ("{seat}", seat(0)),
            ("{other}", seat(1)),
            ("{open}", seat(3)),
            ("{decision}", &self.decision.to_string()),
            ("{picks}", &self.picks.to_string()),
            ("{role}", &format!("{role:?}")),
            ("{key}", "kilimandjaro"),
            ("{n}", "2"),
            ("{*rest}", "nothing/here"),
        ];
        of.into_iter().fold(request.to_owned(), |text, (name, value)| text.replace(name, value))
    }
}

impl House {
    pub async fn open() -> House {
        let place = Place::with(|config| {
            config.limits = Limits::none();
            config.contact = Some("mailto:somebody@example.org".into());
        })
        .await;
        let proxied = Place::with(|config| {
            (config.limits, config.test_seed, config.behind_proxy) = (Limits::none(), None, true);
        })
        .await;
        let own = Place::with(|config| {
            (config.test_seed, config.wall) = (None, WallClock::default());
        })
        .await;
        let people = people(&place).await;
        House { place, proxied, own, people, changed: false }
    }

    /// Somebody, at the site that they come to.
    pub fn visitor(&self, role: Role, place: &str) -> Visitor {
        let who = self.people[role as usize].clone();
        match (place, role) {
            ("outside", Role::Admin) => Visitor::stranger(&self.own.address),
            ("outside", _) => Visitor::stranger(&self.proxied.address),
            ("duel" | "moved" | "proposed" | "left" | "over", Role::Program) => {
                self.people[Role::Other as usize].clone()
            }
            _ => who,
        }
    }

    /// What the host is told of the table.
    pub async fn told(&self, scene: &Scene) -> Value {
        if scene.id.is_empty() {
            return Value::Null;
        }
        let mut told = self.visitor(Role::Host, "").get(&format!("/api/tables/{}", scene.id)).await.1;
        told["table"]["spectators"] = Value::Null; // who comes and goes is no change
        for seat in told["table"]["seats"].as_array_mut().into_iter().flatten() {
            seat["here"] = Value::Null;
        }
        told
    }

    /// Makes it anew.
    pub async fn scene(&mut self, place: &str, public: bool) -> Scene {
        if ["site", "outside"].contains(&place) {
            if std::mem::take(&mut self.changed) {
                self.people = people(&self.place).await;
            }
            let (id, invite, seats) = (String::new(), String::new(), Vec::new());
            return Scene {
                id,
                invite,
                seats,
                decision: Value::Null,
                picks: Value::Null,
                _sockets: Vec::new(),
            };
        }
        let (game, count, options) = match place {
            "open" => ("africa", 4, json!({ "setup": "historical" })),
            "standing" => ("europa", 3, json!({})),
            "playing" | "sealed" | "offered" | "agreed" => ("africa", 3, json!({ "setup": "historical" })),
            _ => ("neuf-pistes", 2, json!({})),
        };
        let who = |role: Role| self.visitor(role, place);
        let mut host = who(Role::Host);
        let (_, info) = host.get(&format!("/api/games/{game}")).await;
        let names = info["seats"].as_array().unwrap().iter().take(count);
        let seats: Vec<String> = names.map(|id| id.as_str().unwrap().to_owned()).collect();
        let plan: Vec<(&str, &str)> = seats.iter().map(|id| (id.as_str(), "open")).collect();
        let opened = host.open(game, &plan, json!({ "public": public, "options": options })).await;
        let (id, invite) = (text(&opened["id"]), text(&opened["you"]["invite"]));
        let path = format!("/api/tables/{id}");
        let sit = |at: usize| json!({ "seat": seats[at], "invite": invite });
        let mut former = who(Role::Former);
        former.must(&format!("{path}/sit"), sit(0)).await;
        former.must(&format!("{path}/leave"), json!({})).await;
        for (role, at) in [(Role::Seat, 0), (Role::Other, 1), (Role::Program, 2)] {
            if at < count {
                who(role).must(&format!("{path}/sit"), sit(at)).await;
            }
        }
        let mut sockets = Vec::new();
        let mut asked = Value::Null;
        for role in [Role::Seat, Role::Other] {
            let mut socket = who(role).socket(&id, "").await;
            let welcome = socket.next_of("welcome").await;
            if role == Role::Seat {
                asked = welcome;
            }
            sockets.push(socket);
        }
        let [seat, other] = &mut sockets[..] else { panic!("two of them") };
        let mine = format!("{} alliance", seats[0]);
        match place {
            "sealed" | "moved" => assert_eq!(seat.ask(answer(&asked, |_| 0)).await["t"], "update"),
            "offered" => done(other, json!({ "t": "propose", "treaty": mine })).await,
            "agreed" => {
                done(other, json!({ "t": "propose", "treaty": mine })).await;
                seat.first(|message| message["treaties"][0]["fate"] == "offered").await;
                done(seat, json!({ "t": "reply", "treaty": 1, "yes": true })).await;
            }
            "proposed" => done(other, json!({ "t": "offer", "kind": "draw" })).await,
            "left" => drop(who(Role::Other).must(&format!("{path}/leave"), json!({})).await),
            "over" => done(seat, json!({ "t": "resign" })).await,
            _ => {}
        }
        let picks = testing::picks(&asked["prompt"], |_| 0).unwrap_or(Value::Null);
        if place == "left" {
            sockets.pop();
        }
        Scene { id, invite, seats, decision: asked["decision"].clone(), picks, _sockets: sockets }
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

async fn done(socket: &mut Socket, message: Value) {
    let answer = socket.ask(message).await;
    assert_eq!(answer["t"], "update", "{answer}");
}

/// One of each, in the order of the columns.
async fn people(place: &Place) -> Vec<Visitor> {
    let names = ["", "Inès", "Siri", "Otto", "Félix", "Spyros", "Hanna", "Ada", "Pia"];
    let mut people = Vec::new();
    for (role, name) in Role::ALL.into_iter().zip(names) {
        people.push(match role {
            Role::Nobody => Visitor::stranger(&place.address),
            _ => place.guest(name).await,
        });
    }
    people
}
