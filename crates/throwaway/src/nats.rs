//! NATS.

use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use crate::process::{Server, await_true, free_port, run};

/// A NATS server.
pub struct Nats {
    address: String,
    port: u16,
    arguments: String,
    server: Mutex<Option<Server>>,
}

impl Nats {
    /// The one that all tests of this process share.
    pub fn shared() -> &'static Nats {
        static SHARED: OnceLock<Nats> = OnceLock::new();
        SHARED.get_or_init(|| match std::env::var("SNUG_TEST_NATS") {
            Ok(address) => {
                Nats { address, port: 0, arguments: String::new(), server: Mutex::new(None) }
            }
            Err(_) => Nats::start(),
        })
    }

    /// A new one, for tests that end it.
    pub fn start() -> Nats {
        Nats::with("")
    }

    /// A new one that lets in whoever knows the password of this user.
    pub fn for_user(user: &str, password: &str) -> Nats {
        Nats::with(&format!("--user {user} --pass {password}"))
    }

    /// A new one that speaks TLS, and the certificate of the one who signs for it.
    pub fn with_tls() -> (Nats, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("snug-tls-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (key, certificate) = (folder.join("key.pem"), folder.join("certificate.pem"));
        let is_for = "subjectAltName=IP:127.0.0.1,DNS:localhost";
        let signs_only_itself = "basicConstraints=critical,CA:FALSE";
        run(Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"])
            .args(["-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args(["-addext", is_for, "-addext", signs_only_itself])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate));
        // Whoever runs the server is somebody else, and what it keeps secret is for one test.
        run(Command::new("chmod").arg("644").arg(&key));
        let shown = |path: &Path| path.display().to_string();
        let (key, signs) = (shown(&key), shown(&certificate));
        let mut nats = Nats::with(&format!("--tls --tlscert {signs} --tlskey {key}"));
        nats.address = nats.address.replace("nats://", "tls://");
        (nats, certificate)
    }

    fn with(arguments: &str) -> Nats {
        let port = free_port();
        let nats = Nats {
            address: format!("nats://127.0.0.1:{port}"),
            port,
            arguments: arguments.to_owned(),
            server: Mutex::new(None),
        };
        nats.begin();
        nats
    }

    /// Where it is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Ends it in the middle of whatever it does.
    pub fn crash(&self) {
        self.server.lock().unwrap().take().expect("it was started here and runs");
    }

    /// Stops it in the middle of whatever it does: it is there, and answers nobody.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// It goes on where it was stopped.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let server = self.server.lock().unwrap();
        let folder = server.as_ref().expect("it was started here and runs").folder();
        let number = std::fs::read_to_string(folder.join("number")).expect("it has a number");
        run(Command::new("kill").args([signal, number.trim()]));
    }

    /// Begins it again, at the same address.
    pub fn begin(&self) {
        let (port, arguments) = (self.port, &self.arguments);
        let script = format!(
            "command -v nats-server >log || {{ echo 'the tests need NATS: as root, `apt-get \
             install nats-server`, or give the address of a server in SNUG_TEST_NATS' >&2; exit 1; }}
             nats-server --addr 127.0.0.1 --port {port} {arguments} >log 2>&1 &
             server=$!
             echo $server >number"
        );
        let server = Server::start("nats", &script);
        await_true("NATS does not answer", || TcpStream::connect(("127.0.0.1", port)).is_ok());
        *self.server.lock().unwrap() = Some(server);
    }
}
