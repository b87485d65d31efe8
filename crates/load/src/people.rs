//! Guests, tables and sockets.

use futures_util::{SinkExt, StreamExt};
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A guest of the site.
pub struct Guest {
    site: String,
    cookie: String,
    http: reqwest::Client,
}

impl Guest {
    /// Comes to the site and takes a name.
    pub async fn come(site: &str, http: &reqwest::Client) -> Guest {
        let mut guest = Guest { site: site.to_owned(), cookie: String::new(), http: http.clone() };
        let answer = guest.send("/me", json!({ "name": "Guest" })).await;
        let cookie = answer.headers()[SET_COOKIE].to_str().expect("a cookie");
        guest.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        guest
    }

    async fn send(&self, path: &str, body: Value) -> reqwest::Response {
        let request = self.http.post(format!("http://{}/api{path}", self.site)).header(COOKIE, &self.cookie);
        let answer = request.json(&body).send().await.expect("the site answers");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer
    }

    /// Opens a public table and takes its first seat; its id.
    pub async fn open(&self, movement: &str) -> String {
        let seats = json!([{ "id": "light", "who": "me" }, { "id": "dark", "who": "open" }]);
        let options = json!({ "movement": movement, "repetition_draw": "0", "no_progress_draw": "0" });
        let wish = json!({ "game": "neuf-pistes", "seats": seats, "public": true, "options": options });
        let opened: Value = self.send("/tables", wish).await.json().await.expect("JSON");
        opened["id"].as_str().expect("an id").to_owned()
    }

    /// Takes the second seat.
    pub async fn sit(&self, table: &str) {
        self.send(&format!("/tables/{table}/sit"), json!({ "seat": "dark" })).await;
    }

    pub async fn socket(&self, table: &str) -> Socket {
        Socket::open(&self.site, table, &self.cookie).await
    }
}

/// A socket to a table.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects; without a cookie, as a spectator.
    pub async fn open(site: &str, table: &str, cookie: &str) -> Socket {
        let line = TcpStream::connect(site).await.expect("the site is there");
        line.set_nodelay(true).expect("a line without delay");
        let url = format!("ws://{site}/api/tables/{table}/socket");
        let mut request = url.into_client_request().expect("an address");
        if !cookie.is_empty() {
            request.headers_mut().insert(COOKIE.as_str(), cookie.parse().expect("a cookie"));
        }
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (line, _) = client_async_with_config(request, line, Some(small)).await.expect("a socket");
        Socket(line)
    }

    pub async fn send(&mut self, text: String) {
        self.0.send(Message::text(text)).await.expect("the line holds");
    }

    /// The next message.
    pub async fn next(&mut self) -> Utf8Bytes {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(60), self.0.next()).await;
            match message.expect("the site is not silent") {
                Some(Ok(Message::Text(text))) => return text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("the line broke: {other:?}"),
            }
        }
    }

    /// Reads whatever comes, for ever.
    pub async fn listen(mut self) {
        while let Some(Ok(_)) = self.0.next().await {}
    }
}
