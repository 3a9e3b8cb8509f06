//! nginx.

use std::net::TcpStream;

use crate::process::{Server, await_true, free_port};

/// A proxy.
pub struct Nginx {
    port: u16,
    _server: Server,
}

impl Nginx {
    /// One with this configuration, as it would lie in `conf.d`, which must listen at port 80:
    /// it listens on loopback and at a free port instead.
    pub fn start(site: &str) -> Nginx {
        let port = free_port();
        assert!(site.contains("listen 80;"), "it is not known where it should listen");
        let site = site.replace("listen 80;", &format!("listen 127.0.0.1:{port};"));
        assert!(!site.contains("END OF THE SITE"), "the shell would take that for the end");
        // A user without rights writes into its own folder and nowhere else.
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let temporary = temporary.map(|name| format!("{name}_temp_path temporary;")).join("\n");
        let script = format!(
            "command -v nginx >log || {{ echo 'the tests need nginx: as root, `apt-get install \
             nginx-light`' >&2; exit 1; }}
cat >nginx.conf <<'END OF THE SITE'
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 2;
events {{ worker_connections 4096; }}
http {{
access_log off;
{temporary}
{site}
}}
END OF THE SITE
             nginx -p . -c nginx.conf -e log >>log 2>&1 &
             server=$!"
        );
        let server = Server::start("nginx", &script);
        await_true("nginx does not answer", || TcpStream::connect(("127.0.0.1", port)).is_ok());
        Nginx { port, _server: server }
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}
