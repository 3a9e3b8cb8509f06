//! Handing letters to a mail server.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::Uri;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use super::letter::Letter;
use crate::config::Config;
use crate::secrets::Secret;

/// How long a mail server may take for one letter.
const PATIENCE: Duration = Duration::from_secs(20);

/// Hands letters to a mail server.
pub(super) struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why a letter was not sent. Neither reason names its reader.
pub(super) enum NotSent {
    /// It will never be.
    Refused(String),
    /// It may be another time.
    Later(String),
}

impl Mailer {
    /// As the settings say; none when they say nothing. An error is one sentence.
    pub(super) fn from_settings(config: &Config) -> Result<Option<Mailer>, String> {
        let Some(url) = &config.smtp else { return Ok(None) };
        let from = config.mail_from.as_deref().ok_or(
            "--smtp needs --mail-from: the address that turn notices are sent from".to_owned(),
        )?;
        let from = from.parse().map_err(|_| {
            format!("--mail-from is no address, such as \"Snug <snug@snug.example>\": {from}")
        })?;
        must_be_private(url)?;
        // What is wrong with it may hold a password, so it is not repeated.
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| not_understood())?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Some(Mailer { server, from }))
    }

    pub(super) async fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let message = self.write(letter).map_err(|error| NotSent::Refused(error.to_string()))?;
        let sent = tokio::time::timeout(PATIENCE, self.server.send(message)).await;
        match sent {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                // What the server says may repeat an address; its number says enough.
                let code = error.status().map(|code| format!("the mail server said {code}"));
                match code {
                    Some(said) if error.is_permanent() => Err(NotSent::Refused(said)),
                    Some(said) => Err(NotSent::Later(said)),
                    None => Err(NotSent::Later("the mail server does not answer".to_owned())),
                }
            }
            Err(_) => Err(NotSent::Later("the mail server takes too long".to_owned())),
        }
    }

    fn write(&self, letter: Letter) -> Result<Message, lettre::error::Error> {
        let name = HeaderName::new_from_ascii_str;
        let id = format!("<{}@{}>", Secret::new().reveal(), self.from.email.domain());
        let header = |name, value: &str| HeaderValue::new(name, value.to_owned());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, letter.to))
            .subject(letter.subject)
            .message_id(Some(id))
            .raw_header(header(name("Auto-Submitted"), "auto-generated"))
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = &letter.stop {
            let once = "List-Unsubscribe=One-Click";
            message = message
                .raw_header(header(name("List-Unsubscribe"), &format!("<{stop}>")))
                .raw_header(header(name("List-Unsubscribe-Post"), once));
        }
        message.body(letter.text)
    }
}

/// Letters and the password for sending them travel unread, except within this machine.
fn must_be_private(url: &str) -> Result<(), String> {
    let uri: Uri = url.parse().map_err(|_| not_understood())?;
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let loopback =
        host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    let encrypted = match uri.scheme_str() {
        Some("smtps") => true,
        Some("smtp") => uri.query().is_some_and(|query| query == "tls=required"),
        _ => return Err(not_understood()),
    };
    if encrypted || loopback {
        return Ok(());
    }
    Err(format!(
        "mail to {host} would travel unencrypted; write smtps://… or smtp://…?tls=required"
    ))
}

fn not_understood() -> String {
    "--smtp is not understood; it is written as smtps://user:password@mail.example".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unencrypted_mail_stays_on_this_machine() {
        for url in ["smtp://127.0.0.1:25", "smtp://localhost", "smtp://[::1]:2525"] {
            assert_eq!(must_be_private(url), Ok(()), "{url}");
        }
        for url in ["smtps://u:p@mail.example", "smtp://u:p@mail.example?tls=required"] {
            assert_eq!(must_be_private(url), Ok(()), "{url}");
        }
        for url in [
            "smtp://mail.example",
            "smtp://127.0.0.1.example",
            "smtp://m.example?tls=opportunistic",
        ] {
            assert!(must_be_private(url).is_err_and(|why| why.contains("unencrypted")), "{url}");
        }
        assert!(must_be_private("http://127.0.0.1").is_err());
    }

    #[test]
    fn a_wrong_setting_is_refused_without_its_password() {
        let settings = |smtp: &str, from: Option<&str>| {
            let (smtp, mail_from) = (Some(smtp.to_owned()), from.map(str::to_owned));
            Mailer::from_settings(&Config { smtp, mail_from, ..Config::default() }).err().unwrap()
        };
        assert!(settings("smtps://mail.example", None).contains("--mail-from"));
        assert!(settings("smtps://mail.example", Some("nobody")).contains("--mail-from"));
        let wrong = settings("pop://u:hunter2@mail.example", Some("snug@snug.example"));
        assert!(!wrong.contains("hunter2"), "{wrong}");
    }

    #[test]
    fn nothing_that_people_wrote_becomes_a_header() {
        let from = "Snug <snug@snug.example>".parse().unwrap();
        let server = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous("127.0.0.1").build();
        let to = "ada@example.org".parse().unwrap();
        let letter = Letter {
            to,
            subject: "Rats\r\nBcc: eve@example.org\r\n\r\nHello 🐀".to_owned(),
            text: "Hello".to_owned(),
            stop: Some("https://snug.example/stop".to_owned()),
        };
        let message = Mailer { server, from }.write(letter).ok().unwrap();
        let text = String::from_utf8(message.formatted()).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert_eq!(body.trim_end(), "Hello");
        assert!(head.contains("List-Unsubscribe: <https://snug.example/stop>"), "{head}");
    }
}
