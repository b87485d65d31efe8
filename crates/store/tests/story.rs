//! One story, told to both stores.

use std::sync::Arc;
use store::{
    Append, Draft, Error, Hint, Pace, Postgres, Secret, Sqlite, Store, StoredSeat, StoredStage, StoredTable,
    StoredTalk,
};
use testing::{Cluster, folder};

pub(crate) fn table(id: &str, host: i64, public: bool) -> StoredTable {
    StoredTable {
        id: id.into(),
        version: 1,
        game: "neuf-pistes".into(),
        rules_version: 1,
        options: [("landing".to_owned(), "strict".to_owned())].into(),
        board: None,
        public,
        invite: "secret".into(),
        seed: Secret([7; 32]),
        salt: Secret([9; 16]),
        host,
        clock: None,
        manners: Some("{\"words\":\"cards\"}".into()),
        clocks: None,
        stage: StoredStage::Open,
        position: Some("as it stood".into()),
        rematch: None,
        created: 1_000,
        touched: 1_000,
        due: None,
        seats: vec![
            StoredSeat { id: "light".into(), person: Some(host), name: "Anna".into(), ..Default::default() },
            StoredSeat { id: "dark".into(), ..Default::default() },
        ],
    }
}

pub(crate) fn append(table: &str, after: u32, steps: &[&str]) -> Append {
    let steps = steps.iter().map(|step| (*step).to_owned()).collect();
    Append { table: table.into(), after, at: 2_000, steps, ends: false, pace: None }
}

fn said(words: &str, room: Option<&[&str]>) -> StoredTalk {
    let room = room.map(|seats| seats.iter().map(|seat| (*seat).to_owned()).collect());
    let hearers = room.as_ref().map(|_| vec![1, 2]);
    StoredTalk {
        id: 0,
        at: 5,
        seat: Some("light".into()),
        name: "Anna".into(),
        person: Some(1),
        step: Some(7),
        turn: Some(2),
        room,
        hearers,
        words: words.into(),
    }
}

pub(crate) async fn texts(store: &dyn Store, table: &str) -> Vec<String> {
    store.steps(table, 0).await.unwrap().into_iter().map(|step| step.step).collect()
}

async fn people(store: &dyn Store) -> (i64, i64) {
    let anna = store.new_guest([1; 32], 100, 1_000).await.unwrap();
    assert_eq!((anna.name.as_str(), &anna.account), ("", &None));
    assert_eq!(store.session([1; 32], 999).await.unwrap(), Some((anna.clone(), 1_000)));
    assert_eq!(store.session([1; 32], 1_000).await.unwrap(), None, "expired");
    assert_eq!(store.session([2; 32], 0).await.unwrap(), None, "forged");
    store.prolong([1; 32], 2_000).await.unwrap();
    assert!(store.session([1; 32], 1_999).await.unwrap().is_some());
    assert!(store.rename(anna.id, "Anna").await.unwrap().is_empty());

    store.open_account(anna.id, "Änna", "phc").await.unwrap();
    let account = store.account("äNNA").await.unwrap().expect("any case");
    assert_eq!((account.person.id, account.passphrase.as_str()), (anna.id, "phc"));
    assert_eq!((account.person.name.as_str(), account.person.account.as_deref()), ("Anna", Some("Änna")));
    assert_eq!(store.account("ben").await.unwrap(), None);

    let ben = store.new_guest([3; 32], 100, 9_000).await.unwrap();
    store.rename(ben.id, "Ben").await.unwrap();
    assert_eq!(store.open_account(ben.id, "änna", "other").await, Err(Error::Taken));
    assert_eq!(store.account("änna").await.unwrap().unwrap().passphrase, "phc");
    (anna.id, ben.id)
}

async fn tables(store: &dyn Store, anna: i64, ben: i64) {
    let first = table("t1", anna, true);
    store.create(first.clone()).await.unwrap();
    store.create(table("t2", anna, false)).await.unwrap();
    assert!(store.create(first.clone()).await.is_err(), "an id is used once");
    assert_eq!(store.table("t1").await.unwrap(), Some(first.clone()));
    assert_eq!(store.table("nowhere").await.unwrap(), None);
    let offered: Vec<_> = store.on_offer(10, 10).await.unwrap().into_iter().map(|t| t.id).collect();
    assert_eq!(offered, [Arc::from("t1")], "only public ones");
    assert_eq!(store.hosted(anna).await.unwrap(), 2);

    // two people sit down at once: the second has not seen the first
    let mut taken = first.clone();
    taken.seats[1] = StoredSeat {
        id: "dark".into(),
        person: Some(ben),
        name: "Ben".into(),
        luck: Some("7".into()),
        halves: 3,
        level: None,
        again: Some(true),
    };
    taken.stage = StoredStage::Playing;
    taken.touched = 3_000;
    store.save(taken.clone(), 0).await.unwrap();
    assert_eq!(store.save(taken.clone(), 0).await, Err(Error::Conflict));
    taken.version = 2;
    assert_eq!(store.table("t1").await.unwrap(), Some(taken.clone()));
    assert!(store.on_offer(10, 10).await.unwrap().is_empty());
    let mine: Vec<_> = store.tables_of(anna, 10).await.unwrap().into_iter().map(|t| t.id).collect();
    assert_eq!(mine, [Arc::from("t1"), Arc::from("t2")], "last changed first");

    // a new name shows at the seats
    assert_eq!(store.rename(ben, "Benno").await.unwrap(), ["t1"]);
    taken.version = 3;
    taken.seats[1].name = "Benno".into();
    assert_eq!(store.table("t1").await.unwrap(), Some(taken));
}

async fn steps(store: &dyn Store) {
    store.append(append("t1", 0, &["a", "b"])).await.unwrap();
    store.append(append("t1", 2, &["c"])).await.unwrap();
    assert_eq!(store.append(append("t1", 2, &["x"])).await, Err(Error::Conflict), "somebody was first");
    assert_eq!(store.append(append("t1", 1, &["x", "y", "z"])).await, Err(Error::Conflict), "no part of it");
    assert_eq!(store.append(append("t1", 4, &["x"])).await, Err(Error::Conflict), "no gap");
    assert_eq!(texts(store, "t1").await, ["a", "b", "c"]);
    let last = store.steps("t1", 2).await.unwrap();
    assert_eq!((last[0].number, last[0].at, last.len()), (3, 2_000, 1));

    // many writers at once, a third of them with an old number: exactly those are refused
    let wanted = (0..30).flat_map(|t| [(t, 0, "one"), (t + 100, 7, "late"), (t + 200, 0, "uno")]);
    let results = futures_util::future::join_all(wanted.map(|(t, after, step)| {
        let id = format!("many{t}");
        async move { (t, store.append(append(&id, after, &[step, "two"])).await) }
    }))
    .await;
    for (t, result) in results {
        let expected = if (100..200).contains(&t) { Err(Error::Conflict) } else { Ok(()) };
        assert_eq!(result, expected, "many{t}");
        assert_eq!(texts(store, &format!("many{t}")).await.len(), if expected.is_ok() { 2 } else { 0 });
    }

    // the same step from two sides: one of them is told so
    let (a, b) = tokio::join!(store.append(append("t1", 3, &["d"])), store.append(append("t1", 3, &["D"])));
    assert_eq!([a, b].iter().filter(|result| result.is_ok()).count(), 1);

    let mut hurried = StoredTable { stage: StoredStage::Playing, ..table("t3", 1, false) };
    hurried.clock = Some("live".into());
    store.create(hurried).await.unwrap();
    let pace = |clocks: &str, due| Some(Pace { clocks: Some(clocks.into()), due });
    let step = Append { pace: pace("left", Some(9)), ..append("t3", 0, &["a"]) };
    store.append(step.clone()).await.unwrap();
    assert_eq!(store.append(Append { pace: pace("late", None), ..step }).await, Err(Error::Conflict));
    let kept = store.table("t3").await.unwrap().unwrap();
    assert_eq!((kept.clocks.as_deref(), kept.due), (Some("left"), Some(9)));

    let end = Append { ends: true, at: 4_000, pace: pace("left", Some(0)), ..append("t1", 4, &["end"]) };
    store.append(end).await.unwrap();
    let over = store.table("t1").await.unwrap().unwrap();
    assert_eq!((over.stage, over.touched, over.due), (StoredStage::Over, 4_000, None));
    assert_eq!(store.finished("", 10).await.unwrap(), ["t1"]);
    assert!(store.finished("t1", 10).await.unwrap().is_empty());
}

async fn talk(store: &dyn Store) {
    let first = store.say("t1", said("hello <b>", None)).await.unwrap();
    let second = store.say("t1", said("psst", Some(&["light", "dark"]))).await.unwrap();
    store.say("t2", said("elsewhere", None)).await.unwrap();
    assert!(second > first);
    let all = store.talk("t1", 0, 10).await.unwrap();
    assert_eq!(all[0], StoredTalk { id: first, ..said("hello <b>", None) });
    assert_eq!(all[1], StoredTalk { id: second, ..said("psst", Some(&["light", "dark"])) });
    assert_eq!(store.talk("t1", 0, 1).await.unwrap(), all[1..], "the last ones");
    assert_eq!(store.talk("t1", first, 10).await.unwrap(), all[1..]);

    let draft =
        |words: &str| Draft { seat: "light".into(), person: Some(1), decision: 3, words: words.into() };
    store.set_draft("t1", draft("half")).await.unwrap();
    store.set_draft("t1", draft("more")).await.unwrap();
    assert_eq!(store.drafts("t1").await.unwrap(), [draft("more")]);
    store.set_draft("t1", draft("")).await.unwrap();
    assert!(store.drafts("t1").await.unwrap().is_empty());

    // those who watch have a room of no seats
    let watched = store.say("t3", said("I would have passed", Some(&[]))).await.unwrap();
    assert_eq!(store.talk("t3", 0, 10).await.unwrap()[0].room, Some(Vec::new()), "{watched}");

    store.set_desk("t1", 2, "one".into()).await.unwrap();
    store.set_desk("t1", 2, "two".into()).await.unwrap();
    store.set_desk("t2", 2, "else".into()).await.unwrap();
    assert_eq!(store.desk("t1", 2).await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.desk("t1", 1).await.unwrap(), None, "everybody has their own");

    let heads = store.heads(&["t1".into(), "nowhere".into()]).await.unwrap();
    assert_eq!(heads.len(), 1);
    assert_eq!((heads[0].version, heads[0].last_step, heads[0].last_talk), (3, 5, second));
}

async fn accounts(store: &dyn Store, anna: i64, ben: i64) {
    // Ben, a guest, logs in as Anna: his seats are hers now
    assert_eq!(store.adopt([3; 32], anna, ([4; 32], 9_000)).await.unwrap(), ["t1"]);
    assert_eq!(store.session([3; 32], 0).await.unwrap(), None, "a new session, and no other");
    assert_eq!(store.session([4; 32], 0).await.unwrap().unwrap().0.id, anna);
    let seats = store.table("t1").await.unwrap().unwrap().seats;
    assert_eq!((seats[1].person, seats[1].name.as_str()), (Some(anna), "Anna"));
    assert_eq!(store.desk("t1", anna).await.unwrap().as_deref(), Some("two"), "and what was on his desk");
    assert!(store.tables_of(ben, 10).await.unwrap().is_empty());
    assert!(
        store.adopt([4; 32], anna, ([5; 32], 9_000)).await.unwrap().is_empty(),
        "nothing is left to take over"
    );
    store.end_session([5; 32]).await.unwrap();
    assert_eq!(store.session([5; 32], 0).await.unwrap(), None);
    store.ping().await.unwrap();
}

async fn tell(store: &dyn Store) {
    let (anna, ben) = people(store).await;
    tables(store, anna, ben).await;
    steps(store).await;
    talk(store).await;
    accounts(store, anna, ben).await;
}

/// What a copy must have kept.
async fn told(store: &dyn Store) {
    assert_eq!(texts(store, "t1").await.len(), 5);
    assert_eq!(texts(store, "many7").await, ["one", "two"]);
    let table = store.table("t1").await.unwrap().unwrap();
    assert_eq!((table.seed, table.salt), (Secret([7; 32]), Secret([9; 16])));
    assert_eq!(store.talk("t1", 0, 10).await.unwrap().len(), 2);
    assert_eq!(store.account("änna").await.unwrap().unwrap().passphrase, "phc");
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_sqlite() {
    let folder = folder();
    let path = folder.path().join("veillee.db");
    let store = Sqlite::open(&path).unwrap();
    tell(&store).await;
    assert_eq!(Sqlite::open(&path).err(), Some(Error::InUse(path.display().to_string())));

    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(store.backup(&copy).await.is_err(), "a backup overwrites nothing");
    told(&Sqlite::open(&copy).unwrap()).await;
    assert!(store.hints().is_none());
    let reader = Sqlite::open_for_reading(&path).unwrap();
    told(&reader).await;
    assert_eq!(reader.append(append("t9", 0, &["a"])).await, Err(Error::ReadOnly));
    assert!(Sqlite::open_for_reading(&folder.path().join("none.db")).is_err());
    drop(store);
    told(&Sqlite::open(&path).unwrap()).await;
}

/// So many steps that SQLite has to put them in their place in between.
#[tokio::test(flavor = "multi_thread")]
async fn long_games_stay_whole() {
    let folder = folder();
    let path = folder.path().join("veillee.db");
    let store = Sqlite::open(&path).unwrap();
    let (tables, rounds, step) = (20, 50, |table, number| format!("{table} {number}"));
    for round in 0..rounds {
        let written = futures_util::future::join_all((0..tables).map(|t| {
            let (table, after) = (format!("t{t}"), 10 * round);
            let steps = (after + 1..=after + 10).map(|number| step(t, number)).collect();
            store.append(Append { steps, ..append(&table, after, &[]) })
        }));
        assert!(written.await.iter().all(Result::is_ok));
    }
    let whole = async |store: &Sqlite| {
        for t in 0..tables {
            let found = texts(store, &format!("t{t}")).await;
            assert!(found.into_iter().eq((1..=10 * rounds).map(|number| step(t, number))), "t{t}");
        }
    };
    whole(&store).await;
    assert_eq!(store.append(append("t3", 499, &["x"])).await, Err(Error::Conflict));
    assert_eq!(store.steps("t3", 498).await.unwrap().len(), 2);
    let count = |table: &str| -> u32 {
        let file = rusqlite::Connection::open(&path).unwrap();
        file.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    assert_eq!(count("steps") + count("arrivals"), tables * 10 * rounds);
    assert!(count("steps") > 4_000 && count("arrivals") > 0, "{} are in their place", count("steps"));
    drop(store);
    let store = Sqlite::open(&path).unwrap();
    whole(&store).await;
    assert_eq!(store.append(append("t3", 499, &["x"])).await, Err(Error::Conflict));
    store.append(append("t3", 500, &["on"])).await.unwrap();
    assert_eq!(texts(&store, "t3").await.len(), 501);
    drop(store);
    assert_eq!(count("arrivals"), 1, "what was there before is put in its place with the first request");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_refuses_what_was_written_behind_the_writers_back() {
    let folder = folder();
    let path = folder.path().join("veillee.db");
    let store = Sqlite::open(&path).unwrap();
    store.append(append("t1", 0, &["a"])).await.unwrap();
    // after the first request steps are put in their place; when the next is answered that is done
    store.append(append("t2", 0, &["z"])).await.unwrap();
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute("INSERT INTO arrivals (table_id, number, at, step) VALUES ('t1', 2, 5, 'b')", ()).unwrap();
    assert_eq!(store.append(append("t1", 1, &["x"])).await, Err(Error::Conflict));
    assert_eq!(store.append(append("t1", 1, &["x", "y"])).await, Err(Error::Conflict));
    store.append(append("t1", 2, &["c"])).await.unwrap();
    assert_eq!(texts(&store, "t1").await, ["a", "b", "c"]);
    drop((store, file));
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_postgres() {
    let cluster = Cluster::start();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    let other = Postgres::connect(&cluster.url()).await.unwrap();
    let mut hints = other.hints().expect("nodes share it");
    assert_eq!(hints.recv().await, Some(Hint::Lost), "it has just begun to listen");
    tell(&store).await;
    told(&other).await;
    let hint = hints.recv().await;
    assert!(matches!(hint, Some(Hint::Table(_))), "{hint:?}");

    let folder = folder();
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    told(&Sqlite::open(&copy).unwrap()).await;
    let reader = Postgres::open_for_reading(&cluster.url()).await.unwrap();
    told(&reader).await;
    assert_eq!(reader.append(append("t9", 0, &["a"])).await, Err(Error::ReadOnly));
    assert!(reader.say("t1", said("no", None)).await.is_err(), "the database itself refuses");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_want_the_same_steps() {
    let cluster = Cluster::start();
    let (a, b) =
        (Postgres::connect(&cluster.url()).await.unwrap(), Postgres::connect(&cluster.url()).await.unwrap());
    for round in 0..20 {
        // many tables at once from both sides, in opposite order, so that the batches cross
        let wish = |node: &'static str, order: Vec<u32>| {
            let store = if node == "a" { &a } else { &b };
            futures_util::future::join_all(order.into_iter().map(move |t| async move {
                let steps = [format!("{node}1"), format!("{node}2")];
                let append = Append { steps: steps.to_vec(), ..append(&format!("t{t}"), 2 * round, &[]) };
                (t, store.append(append).await)
            }))
        };
        let (from_a, from_b) = tokio::join!(wish("a", (0..40).collect()), wish("b", (0..40).rev().collect()));
        for (t, result) in from_a {
            let other = &from_b.iter().find(|(other, _)| *other == t).unwrap().1;
            assert!(result.is_ok() != other.is_ok(), "round {round}, t{t}: {result:?} {other:?}");
            let log = texts(&b, &format!("t{t}")).await;
            let winner = if result.is_ok() { ["a1", "a2"] } else { ["b1", "b2"] };
            assert_eq!(log[log.len() - 2..], winner);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_says_so() {
    let folder = folder();
    let path = folder.path().join("other.db");
    rusqlite::Connection::open(&path).unwrap().execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    assert!(matches!(Sqlite::open(&path).err(), Some(Error::Foreign(_))));

    let path = folder.path().join("letter.db");
    std::fs::write(&path, "Dear Anna, ".repeat(500)).unwrap();
    assert!(matches!(Sqlite::open(&path).err(), Some(Error::Damaged(_))));
    assert_eq!(std::fs::read_to_string(&path).unwrap().len(), 5_500, "and is left as it was");

    let path = folder.path().join("newer.db");
    drop(Sqlite::open(&path).unwrap());
    let file = rusqlite::Connection::open(&path).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    assert_eq!(Sqlite::open(&path).err(), Some(Error::Newer { found: 99, known: 10 }));

    let path = folder.path().join("torn.db");
    let store = Sqlite::open(&path).unwrap();
    for t in 0..200 {
        store.append(append(&format!("t{t}"), 0, &["some words to fill a page or two"])).await.unwrap();
    }
    drop(store);
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "journal_mode", "DELETE").unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    let length = bytes.len();
    bytes[length - 9_000..].fill(0xA5);
    std::fs::write(&path, bytes).unwrap();
    assert!(matches!(Sqlite::open(&path).err(), Some(Error::Damaged(_))));

    assert!(matches!(
        Sqlite::open(&folder.path().join("no/such/folder.db")).err(),
        Some(Error::Unavailable(_))
    ));
    assert!(matches!(Postgres::connect("postgres://127.0.0.1:1/x").await.err(), Some(Error::Unavailable(_))));
    assert!(matches!(Postgres::connect("what?").await.err(), Some(Error::Unavailable(_))));

    let cluster = Cluster::start();
    drop(Postgres::connect(&cluster.url()).await.unwrap());
    let (client, connection) = tokio_postgres::connect(&cluster.url(), tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute("UPDATE schema_version SET version = 99").await.unwrap();
    let error = Postgres::connect(&cluster.url()).await.err();
    assert_eq!(error, Some(Error::Newer { found: 99, known: 9 }));
}
