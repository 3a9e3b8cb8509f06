//! A tiny mail server on this machine.

use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A tiny mail server that keeps what it is handed.
pub(crate) struct PostOffice {
    letters: mpsc::UnboundedReceiver<Letter>,
}

/// What was handed over.
#[derive(Debug)]
pub(crate) struct Letter {
    /// To whom the mail server was told to bring it.
    pub(crate) to: Vec<String>,
    pub(crate) head: String,
    /// As its reader sees it.
    pub(crate) text: String,
}

impl PostOffice {
    /// A mail server, and the setting that names it.
    pub(crate) async fn open() -> (PostOffice, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        (PostOffice::at(listener), url)
    }

    pub(crate) fn at(listener: TcpListener) -> PostOffice {
        let (deliver, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, deliver.clone()));
            }
        });
        PostOffice { letters }
    }

    /// The next letter.
    pub(crate) async fn letter(&mut self) -> Letter {
        let letter = tokio::time::timeout(Duration::from_secs(20), self.next()).await;
        letter.expect("a letter comes").unwrap()
    }

    /// The next letter, however long that takes.
    pub(crate) async fn next(&mut self) -> Option<Letter> {
        self.letters.recv().await
    }

    /// No letter comes for a while.
    pub(crate) async fn must_be_silent(&mut self) {
        let letter = tokio::time::timeout(Duration::from_millis(400), self.letters.recv()).await;
        assert!(letter.is_err(), "{letter:?}");
    }
}

impl Letter {
    /// The first address in it that has this word in it.
    pub(crate) fn link(&self, word: &str) -> String {
        let mut lines = self.text.lines().filter(|line| line.starts_with("http"));
        let link = lines.find(|line| line.contains(word)).expect("it has a link");
        let path = link.split_once("://").unwrap().1.split_once('/').unwrap().1;
        format!("/{path}")
    }
}

/// One connection: enough of SMTP (RFC 5321) to take letters.
async fn serve(stream: TcpStream, deliver: mpsc::UnboundedSender<Letter>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 post\r\n").await.ok()?;
    let mut to = Vec::new();
    loop {
        let line = line(&mut stream).await?;
        let answer: &[u8] = match line.get(..4)?.to_ascii_uppercase().as_str() {
            "RCPT" => {
                to.push(line.split(['<', '>']).nth(1)?.to_owned());
                b"250 yes\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                deliver.send(letter(&mut stream, std::mem::take(&mut to)).await?).ok()?;
                b"250 taken\r\n"
            }
            "QUIT" => b"221 good bye\r\n",
            _ => b"250 yes\r\n",
        };
        stream.write_all(answer).await.ok()?;
    }
}

async fn line(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut line = String::new();
    let read = stream.read_line(&mut line).await.ok()?;
    (read > 0).then(|| line.trim_end_matches(['\r', '\n']).to_owned())
}

async fn letter(stream: &mut BufReader<TcpStream>, to: Vec<String>) -> Option<Letter> {
    let mut lines = Vec::new();
    loop {
        match line(stream).await? {
            end if end == "." => break,
            line => lines.push(line.strip_prefix('.').map(str::to_owned).unwrap_or(line)),
        }
    }
    let end = lines.iter().position(String::is_empty)?;
    let head = lines[..end].join("\n");
    let body = lines[end + 1..].join("\n");
    let text = if head.contains("quoted-printable") { unquoted(&body) } else { body };
    Some(Letter { to, head, text })
}

/// Quoted-printable (RFC 2045) as it was before.
fn unquoted(text: &str) -> String {
    let joined = text.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut parts = joined.split('=');
    bytes.extend(parts.next().unwrap().bytes());
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend(part[2..].bytes());
    }
    String::from_utf8(bytes).unwrap()
}
