//! A page's socket.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async, connect_async};

fn request(url: &str, headers: &[(&str, &str)]) -> Request {
    let mut request = url.into_client_request().expect("an address");
    for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
        let name: HeaderName = name.parse().expect("a header's name");
        request.headers_mut().insert(name, HeaderValue::from_str(value).expect("a header's value"));
    }
    request
}

/// Longer than any machine is busy: what has not come by then is not coming.
const PATIENCE: Duration = Duration::from_secs(120);

/// A socket to a table.
pub struct Socket {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Messages that came while an answer was waited for.
    kept: VecDeque<Value>,
    ack: u32,
}

impl Socket {
    /// Connects.
    ///
    /// # Errors
    /// The HTTP status of a refusal.
    ///
    /// # Panics
    /// If there is no site.
    pub async fn open(url: &str, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        match connect_async(request(url, headers)).await {
            Ok((line, _)) => Ok(Socket { line, kept: VecDeque::new(), ack: 0 }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{url}: {error}"),
        }
    }

    /// Connects through a line whose buffer for what comes in is as small as the system allows.
    ///
    /// # Panics
    /// If it cannot.
    pub async fn open_narrow(url: &str, site: &str, headers: &[(&str, &str)]) -> Socket {
        let line = TcpSocket::new_v4().expect("a socket");
        line.set_recv_buffer_size(2048).expect("a small buffer");
        let line = line.connect(site.parse().expect("an address")).await.expect("a line");
        let line = MaybeTlsStream::Plain(line);
        let (line, _) = client_async(request(url, headers), line).await.expect("a socket");
        Socket { line, kept: VecDeque::new(), ack: 0 }
    }

    /// Sends a text as it is.
    ///
    /// # Panics
    /// If the line is broken.
    pub async fn send(&mut self, text: impl Into<String>) {
        self.line.send(Message::text(text.into())).await.expect("the line holds");
    }

    /// Sends a text if the line still holds; does it?
    pub async fn try_send(&mut self, text: impl Into<String>) -> bool {
        self.line.send(Message::text(text.into())).await.is_ok()
    }

    /// Sends bytes as they are.
    ///
    /// # Panics
    /// If the line is broken.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.line.send(Message::binary(bytes)).await.expect("the line holds");
    }

    /// Says something and waits for the one answer to it; what comes before is kept for [`Socket::next`].
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.ack += 1;
        let ack = self.ack;
        message["ack"] = json!(ack);
        self.send(message.to_string()).await;
        loop {
            let answer = self.fresh().await;
            if answer["ack"] == ack {
                return answer;
            }
            self.kept.push_back(answer);
        }
    }

    /// The next message, whatever it is.
    pub async fn next(&mut self) -> Value {
        match self.kept.pop_front() {
            Some(message) => message,
            None => self.fresh().await,
        }
    }

    /// The next message of this kind; others before it are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        self.first(|message| message["t"] == kind).await
    }

    /// All messages up to the one that is waited for.
    pub async fn until(&mut self, awaited: impl Fn(&Value) -> bool) -> Vec<Value> {
        let mut all = vec![self.next().await];
        while !all.last().is_some_and(&awaited) {
            all.push(self.next().await);
        }
        all
    }

    /// The message that is waited for; others before it are passed over.
    pub async fn first(&mut self, awaited: impl Fn(&Value) -> bool) -> Value {
        self.until(awaited).await.pop().unwrap_or_default()
    }

    /// The next message from the line.
    async fn fresh(&mut self) -> Value {
        let message = timeout(PATIENCE, self.read()).await.expect("the site says something");
        message.expect("the line is open")
    }

    /// The next message; `None` once the line is closed or broken.
    ///
    /// # Panics
    /// If the site says something that is not JSON.
    pub async fn read(&mut self) -> Option<Value> {
        let text = self.read_text().await?;
        Some(serde_json::from_str(&text).expect("JSON"))
    }

    /// The next message as it came; `None` once the line is closed or broken.
    pub async fn read_text(&mut self) -> Option<String> {
        loop {
            match self.line.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Closes the line without a word, as a tunnel does.
    pub fn cut(self) {
        drop(self);
    }
}
