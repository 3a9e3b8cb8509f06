//! A program that talks to the house without a network in between.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{Config, House, Secret};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};
use throwaway::Postgres;
use tower::ServiceExt;

/// What opens the host's door.
const HOST: &str = "the-host-knows";

/// A house in a folder of its own, which goes when the house does; or, where
/// `SNUG_TEST_NODES` says how many, nodes of one house in PostgreSQL, which are asked in turn.
pub(crate) struct TestHouse {
    /// The first of its nodes.
    pub(crate) house: Arc<House>,
    nodes: Vec<Arc<House>>,
    router: Router,
    folder: PathBuf,
    database: String,
}

impl TestHouse {
    pub(crate) async fn open() -> TestHouse {
        TestHouse::open_with(Config::default()).await
    }

    /// A house that is run otherwise.
    pub(crate) async fn open_with(config: Config) -> TestHouse {
        let folder = std::env::temp_dir().join(format!("snug-test-{}", Secret::new().reveal()));
        std::fs::create_dir_all(&folder).unwrap();
        TestHouse::open_in(folder, config).await
    }

    /// So many nodes of one house in PostgreSQL.
    pub(crate) async fn of_nodes(count: usize, config: Config) -> TestHouse {
        TestHouse::open_at(PathBuf::new(), Postgres::shared().database(), config, count).await
    }

    /// So many nodes of one house in this database.
    pub(crate) async fn of_nodes_at(database: String, count: usize, config: Config) -> TestHouse {
        TestHouse::open_at(PathBuf::new(), database, config, count).await
    }

    /// The same person, who asks one node and no other.
    pub(crate) fn at(&self, node: usize, client: &Client) -> Client {
        let router = server::http::router(self.nodes[node].clone());
        Client { router, token: client.token.clone(), cookie: client.cookie.clone() }
    }

    /// Waits until every node knows that so many have a table open: one hears of it from
    /// another.
    pub(crate) async fn see_each_other(&self, asker: &Client, id: &str, people: usize) {
        for node in 0..self.nodes.len() {
            let asker = self.at(node, asker);
            for _ in 0..500 {
                let here = asker.get(&format!("/tables/{id}")).await["here"].take();
                if here.as_array().unwrap().len() == people {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// A program with this token, that asks one node and no other.
    pub(crate) fn with_token(&self, node: usize, token: &str) -> Client {
        let stranger = self.at(node, &self.stranger());
        Client { token: Some(format!("Bearer {token}")), ..stranger }
    }

    /// One of the nodes.
    pub(crate) fn node(&self, node: usize) -> &Arc<House> {
        &self.nodes[node]
    }

    async fn open_in(folder: PathBuf, config: Config) -> TestHouse {
        let database = match nodes() {
            0 => folder.join("snug.db").display().to_string(),
            _ => Postgres::shared().database(),
        };
        TestHouse::open_at(folder, database, config, nodes().max(1)).await
    }

    async fn open_at(folder: PathBuf, database: String, config: Config, count: usize) -> TestHouse {
        let host_token = Some(HOST.to_owned());
        let config = Config { database: database.clone(), host_token, ..config };
        let mut nodes = Vec::new();
        for _ in 0..count {
            nodes.push(House::open(config.clone()).await.unwrap());
        }
        let router = in_turn(nodes.iter().cloned().map(server::http::router).collect());
        TestHouse { house: nodes[0].clone(), nodes, router, folder, database }
    }

    /// What everything is kept in.
    pub(crate) fn database(&self) -> String {
        self.database.clone()
    }

    async fn close(&self) {
        for node in &self.nodes {
            node.close();
            node.store.close().await;
        }
    }

    /// Somebody else is at the database.
    pub(crate) async fn alter(&self, change: &str) {
        let change = sqlx::raw_sql(AssertSqlSafe(change.to_owned()));
        if self.database.starts_with("postgres://") {
            let mut server = PgConnection::connect(&self.database).await.unwrap();
            change.execute(&mut server).await.unwrap();
            server.close().await.unwrap();
        } else {
            let options = SqliteConnectOptions::new().filename(&self.database);
            let mut file = SqliteConnection::connect_with(&options).await.unwrap();
            change.execute(&mut file).await.unwrap();
            file.close().await.unwrap();
        }
    }

    /// Closes the house, lets somebody at its database, and opens it again.
    pub(crate) async fn reopen_after(mut self, change: &str) -> TestHouse {
        self.close().await;
        self.alter(change).await;
        let folder = std::mem::take(&mut self.folder);
        let (config, count) = (self.house.config.clone(), self.nodes.len());
        TestHouse::open_at(folder, self.database.clone(), config, count).await
    }

    /// Closes the house and opens it again.
    pub(crate) async fn reopen(self) -> TestHouse {
        self.reopen_after("SELECT 1").await
    }

    /// Everything that is on disk.
    pub(crate) fn files(&self) -> Vec<u8> {
        let files = std::fs::read_dir(&self.folder).unwrap();
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect()
    }

    /// Somebody comes in.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let nobody = Client { router: self.router.clone(), token: None, cookie: None };
        let (status, came) = nobody.post("/people", json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED, "{came}");
        let token = format!("Bearer {}", came["token"].as_str().unwrap());
        Client { token: Some(token), ..nobody }
    }

    /// Somebody the house does not know.
    pub(crate) fn stranger(&self) -> Client {
        Client { router: self.router.clone(), token: None, cookie: None }
    }

    /// The host of the house.
    pub(crate) fn host(&self) -> Client {
        let token = Some(format!("Host {HOST}"));
        Client { router: self.router.clone(), token, cookie: None }
    }

    /// Somebody with a browser.
    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookies: BTreeMap::new(), csrf: String::new() }
    }

    /// The same person, in a house that was opened again.
    pub(crate) fn again(&self, client: &Client) -> Client {
        Client {
            router: self.router.clone(),
            token: client.token.clone(),
            cookie: client.cookie.clone(),
        }
    }
}

impl TestHouse {
    /// The same browser, in a house that was opened again.
    pub(crate) fn again_in(&self, browser: &Browser) -> Browser {
        let (cookies, csrf) = (browser.cookies.clone(), browser.csrf.clone());
        Browser { router: self.router.clone(), cookies, csrf }
    }
}

/// How many nodes the tests are to have; none is a house in a file.
fn nodes() -> usize {
    std::env::var("SNUG_TEST_NODES").map_or(0, |nodes| nodes.parse().unwrap())
}

/// Asks one after the other, as a load balancer does that knows nobody.
fn in_turn(routers: Vec<Router>) -> Router {
    if let [only] = &routers[..] {
        return only.clone();
    }
    let asked = Arc::new(AtomicUsize::new(0));
    Router::new().fallback(move |request: Request<Body>| {
        let next = asked.fetch_add(1, Ordering::Relaxed) % routers.len();
        routers[next].clone().oneshot(request)
    })
}

impl Drop for TestHouse {
    fn drop(&mut self) {
        for node in &self.nodes {
            node.close();
        }
        if !self.folder.as_os_str().is_empty() {
            // A folder that is left behind hurts nobody.
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

/// One person's program.
#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    token: Option<String>,
    cookie: Option<String>,
}

impl Client {
    pub(crate) async fn send(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) fn request(&self, method: Method, path: &str, body: Option<Value>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, token);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("snug={cookie}"));
        }
        match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string())),
            None => request.body(Body::empty()),
        }
        .unwrap()
    }

    pub(crate) async fn text(&self, path: &str) -> (StatusCode, String) {
        let response = self.send(self.request(Method::GET, path, None)).await;
        let status = response.status();
        let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, text) = self.text(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let response = self.send(self.request(Method::POST, path, Some(body))).await;
        let status = response.status();
        let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
        let value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        (status, value)
    }

    /// The same, when it must work.
    pub(crate) async fn done(&self, path: &str, body: Value) -> Value {
        let (status, value) = self.post(path, body).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/tables/{id}")).await["table"].take()
    }

    /// The events of a table, as they come.
    pub(crate) async fn events(&self, id: &str, last: Option<usize>) -> Events {
        let mut request = self.request(Method::GET, &format!("/tables/{id}/events"), None);
        if let Some(last) = last {
            let last = last.to_string().parse().unwrap();
            request.headers_mut().insert("last-event-id", last);
        }
        self.listen(request).await
    }

    /// What a stream tells that is asked for in this way.
    pub(crate) async fn listen(&self, request: Request<Body>) -> Events {
        let response = self.send(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        Events { body: response.into_body().into_data_stream(), text: String::new() }
    }
}

/// A browser without a script: it keeps cookies, loads pages and sends forms.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    cookies: BTreeMap<String, String>,
    csrf: String,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> (StatusCode, String) {
        let request = Request::builder().uri(path);
        self.load(request.body(Body::empty()).unwrap()).await
    }

    /// The cookie of this name.
    pub(crate) fn cookie(&self, name: &str) -> &str {
        &self.cookies[name]
    }

    /// All cookies, as a header.
    pub(crate) fn cookies(&self) -> String {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        cookies.collect::<Vec<_>>().join("; ")
    }

    /// The token of the page that was loaded last.
    pub(crate) fn csrf(&self) -> &str {
        &self.csrf
    }

    /// Sends something that no page would.
    pub(crate) async fn raw(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// Sends a form with the token of the page that was loaded last, and goes where that
    /// leads.
    pub(crate) async fn send(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
    ) -> (StatusCode, String) {
        let csrf = self.csrf.clone();
        let token = [("csrf", csrf.as_str())];
        let fields: Vec<_> = token.into_iter().chain(fields.iter().copied()).collect();
        self.send_foreign(path, &fields).await
    }

    /// Sends a form as it is.
    pub(crate) async fn send_foreign(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
    ) -> (StatusCode, String) {
        let encoded =
            |text: &str| -> String { text.bytes().map(|byte| format!("%{byte:02x}")).collect() };
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.load(request.body(Body::from(body.join("&"))).unwrap()).await
    }

    /// The address of the last page is in the answer after a redirect.
    async fn load(&mut self, mut request: Request<Body>) -> (StatusCode, String) {
        for _ in 0..5 {
            let headers = request.headers_mut();
            headers.entry(header::ACCEPT).or_insert("text/html".parse().unwrap());
            headers.insert(header::COOKIE, self.cookies().parse().unwrap());
            let response = self.router.clone().oneshot(request).await.unwrap();
            for cookie in response.headers().get_all(header::SET_COOKIE) {
                let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
                let (name, value) = cookie.split_once('=').unwrap();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
            if let Some(to) = response.headers().get(header::LOCATION) {
                let to = to.to_str().unwrap().to_owned();
                request = Request::builder().uri(to).body(Body::empty()).unwrap();
                continue;
            }
            let status = response.status();
            let bytes = to_bytes(response.into_body(), 8 << 20).await.unwrap();
            let page = String::from_utf8(bytes.to_vec()).unwrap();
            if let Some((_, rest)) = page.split_once("name=\"csrf\" value=\"") {
                self.csrf = rest.split('"').next().unwrap().to_owned();
            }
            return (status, page);
        }
        panic!("this leads nowhere");
    }

    /// What an open page is told, as it comes.
    pub(crate) async fn stream(&self, path: &str) -> PageStream {
        let request = Request::builder()
            .uri(path)
            .header(header::ACCEPT, "text/event-stream")
            .header(header::COOKIE, self.cookies());
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await;
        let response = response.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        PageStream { body: response.into_body().into_data_stream(), text: String::new() }
    }

    /// The same person's program.
    pub(crate) async fn program(&self) -> Client {
        Client {
            router: self.router.clone(),
            token: None,
            cookie: self.cookies.get("snug").cloned(),
        }
    }
}

/// What an open page is told.
pub(crate) struct PageStream {
    body: axum::body::BodyDataStream,
    text: String,
}

impl PageStream {
    /// The next event: its kind and its data.
    pub(crate) async fn next(&mut self) -> (String, String) {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let lines = |name: &str| -> Vec<String> {
                    event
                        .lines()
                        .filter_map(|line| line.strip_prefix(name))
                        .map(str::to_owned)
                        .collect()
                };
                let told = (lines("event: ").join(""), lines("data: ").join("\n"));
                self.text = rest.to_owned();
                return told;
            }
            let piece = self.body.next().await.unwrap().unwrap();
            self.text.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }
}

/// A stream of events.
pub(crate) struct Events {
    body: axum::body::BodyDataStream,
    text: String,
}

impl Events {
    /// The next event: its id and its data. Nothing when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(usize, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name).map(str::to_owned))
                };
                let parsed = field("id: ").map(|id| {
                    let data = field("data: ").unwrap();
                    (id.parse().unwrap(), serde_json::from_str(&data).unwrap())
                });
                self.text = rest.to_owned();
                match parsed {
                    Some(event) => return Some(event),
                    None => continue,
                }
            }
            let piece = self.body.next().await?.unwrap();
            self.text.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }
}

/// A table with these people in its seats; the first one is its host.
pub(crate) async fn start(people: &[&Client], mut table: Value) -> String {
    let players = people.len() + table["bots"].as_array().map_or(0, Vec::len);
    table["setup"]["players"] = players.into();
    let created = people[0].done("/tables", table).await;
    let id = created["id"].as_str().unwrap().to_owned();
    for person in &people[1..] {
        let invitation = created["invitation"].clone();
        person.done(&format!("/tables/{id}/seats"), json!({ "invitation": invitation })).await;
    }
    people[0].done(&format!("/tables/{id}/start"), json!({})).await;
    id
}
