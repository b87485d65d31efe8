//! Somebody with a browser: a cookie, requests, sockets.

use crate::Socket;
use reqwest::header::{CONTENT_TYPE, COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

/// A visitor of a site.
#[derive(Clone)]
pub struct Visitor {
    /// The site, such as `127.0.0.1:8080`.
    pub site: String,
    /// The cookie as it is sent; empty for somebody whom the site does not know.
    pub cookie: String,
    http: reqwest::Client,
}

impl Visitor {
    /// Somebody whom the site does not know.
    pub fn stranger(site: impl ToString) -> Visitor {
        Visitor { site: site.to_string(), cookie: String::new(), http: reqwest::Client::new() }
    }

    /// Somebody whom the site knows by this cookie.
    pub fn with_cookie(site: impl ToString, cookie: String) -> Visitor {
        Visitor { cookie, ..Visitor::stranger(site) }
    }

    /// A guest with a session and a name.
    ///
    /// # Panics
    /// If the site does not let them in.
    pub async fn guest(site: impl ToString, name: &str) -> Visitor {
        let mut guest = Visitor::stranger(site);
        let (status, body) = guest.post("/api/me", json!({ "name": name })).await;
        assert_eq!(status, 200, "{body}");
        guest
    }

    /// The same person with another browser window on another node.
    pub fn at(&self, site: impl ToString) -> Visitor {
        Visitor { site: site.to_string(), ..self.clone() }
    }

    /// A request with a body and headers of one's own.
    ///
    /// # Panics
    /// If the site does not answer.
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        headers: HeaderMap,
        body: String,
    ) -> Response {
        let url = format!("http://{}{path}", self.site);
        let mut request = self.http.request(method, url).headers(headers).body(body);
        if !self.cookie.is_empty() {
            request = request.header(COOKIE, &self.cookie);
        }
        let response = request.send().await.expect("the site answers");
        if let Some(cookie) = response.headers().get(SET_COOKIE) {
            let cookie = cookie.to_str().expect("a cookie is text");
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        response
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> (StatusCode, Value) {
        let response = self.request(Method::GET, path, HeaderMap::new(), String::new()).await;
        json_of(response).await
    }

    /// Changes something.
    pub async fn post(&mut self, path: &str, body: Value) -> (StatusCode, Value) {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, "application/json".parse().expect("a header"));
        let response = self.request(Method::POST, path, headers, body.to_string()).await;
        json_of(response).await
    }

    /// The same, and it must work.
    ///
    /// # Panics
    /// If it is refused.
    pub async fn must(&mut self, path: &str, body: Value) -> Value {
        let (status, answer) = self.post(path, body).await;
        assert!(status.is_success(), "POST {path}: {status} {answer}");
        answer
    }

    /// Opens a table, for every seat `(seat, who)`; the whole answer.
    pub async fn open(&mut self, game: &str, seats: &[(&str, &str)], more: Value) -> Value {
        let seats: Vec<Value> = seats.iter().map(|(id, who)| json!({ "id": id, "who": who })).collect();
        let mut wish = json!({ "game": game, "seats": seats });
        for (key, value) in more.as_object().into_iter().flatten() {
            wish[key] = value.clone();
        }
        self.must("/api/tables", wish).await
    }

    /// Opens a socket to a table; its first message is still to come.
    ///
    /// # Panics
    /// If it is refused.
    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query, &[]).await.expect("a socket")
    }

    /// The same as soon as the site has its database back; until then it says that it is unavailable.
    ///
    /// # Panics
    /// If it is refused for another reason.
    pub async fn socket_again(&self, table: &str) -> Socket {
        loop {
            match self.try_socket(table, "", &[]).await {
                Err(503) => {}
                answer => return answer.expect("a socket"),
            }
        }
    }

    /// The same through a line that holds next to nothing, so that its reader can be slow.
    ///
    /// # Panics
    /// If it is refused.
    pub async fn narrow_socket(&self, table: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.site);
        Socket::open_narrow(&url, &self.site, &[("cookie", &self.cookie)]).await
    }

    /// The same with headers of one's own; the status if it is refused.
    ///
    /// # Errors
    /// The HTTP status.
    pub async fn try_socket(
        &self,
        table: &str,
        query: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, u16> {
        let mut all = vec![("cookie", self.cookie.as_str())];
        all.extend_from_slice(headers);
        Socket::open(&format!("ws://{}/api/tables/{table}/socket{query}", self.site), &all).await
    }

    /// A stream of turns at a table.
    ///
    /// # Panics
    /// If the site does not answer.
    pub async fn turns(&mut self, table: &str) -> Response {
        let path = format!("/api/tables/{table}/turns");
        self.request(Method::GET, &path, HeaderMap::new(), String::new()).await
    }
}

async fn json_of(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.expect("a body");
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status, body)
}
