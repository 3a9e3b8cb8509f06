//! A way to a server on which messages get lost at moments that a test chooses.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Whoever comes this way is let through, until something is to be lost.
pub(crate) struct Relay {
    /// The address of the database, by this way.
    pub(crate) database: String,
    shared: Arc<Shared>,
}

struct Shared {
    server: String,
    plan: Mutex<Plan>,
    /// Whether nobody is let through.
    shut: watch::Sender<bool>,
}

/// What is to be lost next.
#[derive(Clone, PartialEq)]
enum Plan {
    Nothing,
    /// A statement: from then on nothing goes either way until that is allowed again.
    Statement(&'static str),
    /// The reply to a statement, and the connection with it.
    Reply(&'static str),
}

impl Relay {
    /// A way to the database at this address.
    pub(crate) async fn to(database: &str) -> Relay {
        let (_, place) = database.split_once('@').unwrap();
        let (server, _) = place.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let here = listener.local_addr().unwrap().to_string();
        let (plan, shut) = (Mutex::new(Plan::Nothing), watch::Sender::new(false));
        let shared = Arc::new(Shared { server: server.to_owned(), plan, shut });
        let database = database.replace(server, &here);
        let relays = shared.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(relays.clone().let_through(client));
            }
        });
        Relay { database, shared }
    }

    /// The next statement with these words does not reach the server, and nothing after it.
    pub(crate) fn stop_at(&self, words: &'static str) {
        *self.shared.plan.lock().unwrap() = Plan::Statement(words);
    }

    /// Waits until that has happened.
    pub(crate) async fn has_stopped(&self) {
        self.shared.shut.subscribe().wait_for(|shut| *shut).await.unwrap();
    }

    /// What was on its way is lost, and whoever comes anew is let through.
    pub(crate) fn go_on(&self) {
        self.shared.shut.send_replace(false);
    }

    /// The next statement with these words is carried out, and nobody is told.
    pub(crate) fn lose_the_reply_to(&self, words: &'static str) {
        *self.shared.plan.lock().unwrap() = Plan::Reply(words);
    }

    /// Whether what was to be lost is lost.
    pub(crate) fn has_lost_it(&self) -> bool {
        *self.shared.plan.lock().unwrap() == Plan::Nothing
    }
}

impl Shared {
    async fn let_through(self: Arc<Shared>, mut client: TcpStream) {
        let mut shut = self.shut.subscribe();
        shut.wait_for(|shut| !*shut).await.unwrap();
        let Ok(mut server) = TcpStream::connect(&self.server).await else { return };
        let (mut sent, mut said) = (vec![0; 65_536], vec![0; 65_536]);
        // What is prepared is carried out by the message after it.
        let mut is_prepared = false;
        loop {
            tokio::select! {
                length = client.read(&mut sent) => {
                    let Some(sent) = some(length).map(|length| &sent[..length]) else { return };
                    let plan = self.plan.lock().unwrap().clone();
                    if let Plan::Statement(words) = plan && has(sent, words) {
                        *self.plan.lock().unwrap() = Plan::Nothing;
                        self.shut.send_replace(true);
                    }
                    if *shut.borrow() {
                        shut.wait_for(|shut| !*shut).await.unwrap();
                        return;
                    }
                    if server.write_all(sent).await.is_err() {
                        return;
                    }
                    if is_prepared {
                        *self.plan.lock().unwrap() = Plan::Nothing;
                        let _ = server.read(&mut said).await;
                        return;
                    }
                    is_prepared = matches!(plan, Plan::Reply(words) if has(sent, words));
                }
                length = server.read(&mut said) => {
                    let Some(length) = some(length) else { return };
                    if client.write_all(&said[..length]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

fn some(length: std::io::Result<usize>) -> Option<usize> {
    length.ok().filter(|length| *length > 0)
}

fn has(message: &[u8], words: &str) -> bool {
    message.windows(words.len()).any(|part| part == words.as_bytes())
}
