//! Connections that take what others need: over a real network, since that is where they are.

use std::time::{Duration, Instant};

use server::{Config, Running, Secret};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A house at a real address, and its folder.
async fn house(config: Config) -> (Running, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(format!("snug-slow-{}", Secret::new().reveal()));
    std::fs::create_dir_all(&folder).unwrap();
    let database = folder.join("snug.db").display().to_string();
    let running = server::open(Config { database, ..config }).await.unwrap();
    (running, folder)
}

async fn close(running: Running, folder: std::path::PathBuf) {
    running.close().await;
    // A folder that is left behind hurts nobody.
    let _ = std::fs::remove_dir_all(folder);
}

/// What comes back until the connection ends.
async fn read(connection: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // Being cut off is one of the ways to end.
    let _ = connection.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

const ASK: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";

/// Sends a letter now and then, until the other end has had enough.
async fn drip(connection: &mut TcpStream, text: &[u8]) -> Duration {
    let begun = Instant::now();
    for letter in text.iter().cycle() {
        let sent = connection.write_all(&[*letter]).await;
        if sent.is_err() || begun.elapsed() > Duration::from_secs(20) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    begun.elapsed()
}

#[tokio::test]
async fn a_request_that_drips_in_is_cut_off_and_others_are_served() {
    let (running, folder) = house(Config { patience: 1, ..Config::default() }).await;
    let address = running.address();
    for beginning in [
        &b"GET /healthz HTTP/1.1\r\nx: "[..],
        b"POST /people HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{",
    ] {
        let mut slow = TcpStream::connect(address).await.unwrap();
        slow.write_all(beginning).await.unwrap();
        let took = drip(&mut slow, b"a").await;
        assert!(took < Duration::from_secs(15), "it was not cut off: {took:?}");
        let mut quick = TcpStream::connect(address).await.unwrap();
        quick.write_all(ASK).await.unwrap();
        assert!(read(&mut quick).await.starts_with("HTTP/1.1 200"));
    }
    let mut silent = TcpStream::connect(address).await.unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(10), read(&mut silent)).await;
    assert!(ended.is_ok(), "whoever says nothing is cut off, too");
    close(running, folder).await;
}

#[tokio::test]
#[ignore = "takes more than a minute"]
async fn a_connection_on_which_nothing_moves_is_closed() {
    let (running, folder) = house(Config::default()).await;
    let mut silent = TcpStream::connect(running.address()).await.unwrap();
    silent.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
    let begun = Instant::now();
    let ended = tokio::time::timeout(Duration::from_secs(120), read(&mut silent)).await;
    assert!(ended.expect("it is closed").starts_with("HTTP/1.1 200"));
    assert!(begun.elapsed() > Duration::from_secs(60), "{:?}", begun.elapsed());
    close(running, folder).await;
}

#[tokio::test]
async fn connections_beyond_the_most_wait_until_another_ends() {
    let (running, folder) = house(Config { connections: 2, ..Config::default() }).await;
    let address = running.address();
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut connection = TcpStream::connect(address).await.unwrap();
        connection.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        connection.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
        open.push(connection);
    }
    let mut third = TcpStream::connect(address).await.unwrap();
    third.write_all(ASK).await.unwrap();
    let mut letter = [0; 1];
    let waits = tokio::time::timeout(Duration::from_millis(500), third.read(&mut letter)).await;
    assert!(waits.is_err(), "there is no room for a third");
    open.clear();
    let answer = tokio::time::timeout(Duration::from_secs(5), read(&mut third)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    close(running, folder).await;
}

#[tokio::test]
async fn headers_without_end_and_requests_that_are_none_are_refused() {
    let (running, folder) = house(Config { patience: 5, ..Config::default() }).await;
    let address = running.address();
    let many: String = (0..2_000).map(|number| format!("x-{number}: y\r\n")).collect();
    let long = format!("x: {}\r\n", "y".repeat(1 << 20));
    for request in [
        format!("GET / HTTP/1.1\r\nhost: a\r\n{many}\r\n"),
        format!("GET / HTTP/1.1\r\nhost: a\r\n{long}\r\n"),
        format!("GET /{} HTTP/1.1\r\nhost: a\r\n\r\n", "a".repeat(1 << 17)),
        "\u{0}\u{1}\u{2}\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\nhost: a\r\na\u{0}b: c\r\n\r\n".to_owned(),
        "POST /people HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n"
            .to_owned(),
        "POST /people HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n".to_owned(),
    ] {
        let mut connection = TcpStream::connect(address).await.unwrap();
        // The house may hang up before everything is sent.
        let _ = connection.write_all(request.as_bytes()).await;
        let answer = tokio::time::timeout(Duration::from_secs(10), read(&mut connection)).await;
        let answer = answer.expect("the house hangs up");
        let refused = answer.is_empty() || answer.starts_with("HTTP/1.1 4");
        assert!(refused, "{:.60}: {answer:.200}", request);
    }
    let mut quick = TcpStream::connect(address).await.unwrap();
    quick.write_all(ASK).await.unwrap();
    assert!(read(&mut quick).await.starts_with("HTTP/1.1 200"));
    close(running, folder).await;
}

#[tokio::test]
async fn one_address_does_not_take_all_the_room() {
    let (running, folder) = house(Config { connections_each: 3, ..Config::default() }).await;
    let address = running.address();
    let from = |ip: [u8; 4]| async move {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((ip, 0).into()).unwrap();
        let mut connection = socket.connect(address).await.unwrap();
        connection.write_all(b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
        let mut answer = [0; 12];
        let served = connection.read_exact(&mut answer).await.is_ok();
        served.then_some(connection)
    };
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(from([127, 0, 0, 2]).await.expect("there is room"));
    }
    assert!(from([127, 0, 0, 2]).await.is_none(), "a fourth of this address is not let in");
    assert!(from([127, 0, 0, 3]).await.is_some(), "another address is");
    open.pop();
    let again = async {
        while from([127, 0, 0, 2]).await.is_none() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again).await.expect("one has ended");
    close(running, folder).await;
}
