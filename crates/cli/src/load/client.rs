//! One client of the house, over real connections.

use anyhow::{Context, Result, bail, ensure};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Method, Request, Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// Where the house is.
#[derive(Clone)]
pub(super) struct Address(String);

impl Address {
    /// Reads `http://HOST:PORT`.
    pub(super) fn parse(url: &str) -> Result<Address> {
        let authority = url.strip_prefix("http://").map(|rest| rest.trim_end_matches('/'));
        let authority = authority.filter(|rest| rest.contains(':') && !rest.contains('/'));
        let authority = authority
            .with_context(|| format!("a house is at http://HOST:PORT, which \"{url}\" is not"))?;
        Ok(Address(authority.to_owned()))
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>> {
        let stream = TcpStream::connect(&self.0)
            .await
            .with_context(|| format!("nobody answers at {}", self.0))?;
        // Small requests must not wait for more to be sent with them.
        stream.set_nodelay(true)?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // The connection ends with the sender; its errors reach whoever sends.
        tokio::spawn(connection);
        Ok(sender)
    }
}

/// Somebody with a connection.
pub(super) struct Client {
    address: Address,
    connection: SendRequest<Full<Bytes>>,
    /// Who it is, as a request says it.
    authorization: Option<String>,
}

impl Client {
    /// Somebody the house does not know.
    pub(super) async fn nobody(address: &Address) -> Result<Client> {
        let connection = address.connect().await?;
        Ok(Client { address: address.clone(), connection, authorization: None })
    }

    /// Somebody who has come in under this name.
    pub(super) async fn come_in(address: &Address, name: &str) -> Result<Client> {
        #[derive(serde::Deserialize)]
        struct CameIn {
            token: String,
        }
        let mut client = Client::nobody(address).await?;
        let sent = serde_json::json!({ "name": name });
        let came: CameIn = client.post("/people", sent.to_string()).await?;
        client.authorization = Some(format!("Bearer {}", came.token));
        Ok(client)
    }

    /// The host of the house, who knows this token.
    pub(super) async fn host(address: &Address, token: &str) -> Result<Client> {
        let nobody = Client::nobody(address).await?;
        Ok(Client { authorization: Some(format!("Host {token}")), ..nobody })
    }

    /// The same person on a connection of its own: the house ends those that are silent long.
    pub(super) async fn anew(&self) -> Result<Client> {
        let connection = self.address.connect().await?;
        let (address, authorization) = (self.address.clone(), self.authorization.clone());
        Ok(Client { address, connection, authorization })
    }

    /// Posts JSON and reads JSON; anything but success is an error.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        json: String,
    ) -> Result<T> {
        let request = self
            .request(Method::POST, path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(json)))?;
        let response = self.connection.send_request(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            bail!("{path}: {status} {}", String::from_utf8_lossy(&body));
        }
        let body: &[u8] = if body.is_empty() { b"null" } else { &body };
        serde_json::from_slice(body).with_context(|| format!("{path} answers something else"))
    }

    /// Reads what is at a path; anything but success is an error.
    pub(super) async fn get(&mut self, path: &str) -> Result<Bytes> {
        let request = self.request(Method::GET, path).body(Full::default())?;
        let response = self.connection.send_request(request).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        ensure!(status.is_success(), "{path}: {status} {}", String::from_utf8_lossy(&body));
        Ok(body)
    }

    /// The events of a table, on a connection of their own.
    pub(super) async fn events(&self, table: &str, told: Told) -> Result<Events> {
        let path = match told {
            Told::Json => format!("/tables/{table}/events"),
            Told::Html => format!("/events?table={table}"),
        };
        let request = self.request(Method::GET, &path).body(Full::default())?;
        let mut connection = self.address.connect().await?;
        let response: Response<Incoming> = connection.send_request(request).await?;
        ensure!(response.status() == StatusCode::OK, "{path}: {}", response.status());
        Ok(Events {
            _connection: connection,
            body: response.into_body(),
            text: Vec::new(),
            bytes: 0,
        })
    }

    fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.address.0)
            .header(header::ACCEPT, "application/json, text/event-stream");
        match &self.authorization {
            Some(who) => request.header(header::AUTHORIZATION, who),
            None => request,
        }
    }
}

/// How a stream tells what happens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// As JSON, for programs.
    Json,
    /// As parts of a page.
    Html,
}

/// A stream of events.
pub(super) struct Events {
    /// Keeps the connection open.
    _connection: SendRequest<Full<Bytes>>,
    body: Incoming,
    text: Vec<u8>,
    /// How many bytes have come.
    pub(super) bytes: u64,
}

impl Events {
    /// The data of the next event; nothing when the stream has ended.
    pub(super) async fn next(&mut self) -> Result<Option<Vec<u8>>> {
        loop {
            if let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                let lines = event.split(|&byte| byte == b'\n');
                let data: Vec<&[u8]> =
                    lines.filter_map(|line| line.strip_prefix(b"data: ".as_slice())).collect();
                if !data.is_empty() {
                    return Ok(Some(data.join(&b'\n')));
                }
                continue;
            }
            let Some(frame) = self.body.frame().await else { return Ok(None) };
            if let Ok(piece) = frame?.into_data() {
                self.bytes += piece.len() as u64;
                self.text.extend_from_slice(&piece);
            }
        }
    }

    /// Reads and forgets, as somebody who watches.
    pub(super) async fn listen(mut self) {
        while let Some(Ok(_)) = self.body.frame().await {}
    }
}
