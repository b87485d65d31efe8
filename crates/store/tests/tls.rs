//! A line to PostgreSQL that strangers can neither read nor answer.

use crate::story::{append, texts};
use store::{Hint, Postgres, Store};
use testing::Cluster;

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_encrypted_and_the_other_side_is_who_it_says() {
    let (cluster, authority, stranger) = Cluster::start_with_tls();
    let at = |host: &str, words: &str| {
        format!("{}{words}", cluster.url().replace("127.0.0.1", host)).replace("AUTHORITY", &authority)
    };
    for mode in ["require", "verify-full"] {
        let url = at("127.0.0.1", &format!("?sslrootcert=AUTHORITY&sslmode={mode}"));
        let (store, other) = (Postgres::connect(&url).await.unwrap(), Postgres::connect(&url).await.unwrap());
        let mut hints = other.hints().unwrap();
        assert_eq!(hints.recv().await, Some(Hint::Lost), "the other line is encrypted as well");
        store.append(append(mode, 0, &["a"])).await.unwrap();
        assert_eq!(texts(&other, mode).await, ["a"]);
        assert_eq!(hints.recv().await, Some(Hint::Table(mode.to_owned())));
        assert_eq!(texts(&Postgres::open_for_reading(&url).await.unwrap(), mode).await, ["a"]);
    }
    for (why, url) in [
        ("the server wants encryption", at("127.0.0.1", "")),
        ("the system does not know this authority", at("127.0.0.1", "?sslmode=require")),
        ("another authority", at("127.0.0.1", &format!("?sslmode=require&sslrootcert={stranger}"))),
        ("another host's certificate", at("localhost", "?sslmode=require&sslrootcert=AUTHORITY")),
        ("there is no such file", at("127.0.0.1", "?sslmode=require&sslrootcert=/nowhere.pem")),
    ] {
        assert!(Postgres::connect(&url).await.is_err(), "{why}");
    }
}
