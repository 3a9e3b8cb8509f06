//! Somebody else's program in a seat.
//!
//! It is started for every game anew and is told what its seat may know, nothing else. What
//! it does wrong is counted and never ends a contest: an answer that is not allowed is
//! replaced by any that is, and for one that comes too late, or not at all, everything until
//! the end of the game is.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use game::dice::QuickDice;
use game::session::{Cursor, Prompt};
use game::{Dice, Game, Seat};

use super::tally::Faults;
use crate::protocol::{LONGEST_LINE, Line, Reply, VERSION};

/// How long a program may take to say hello: it may have much to load.
const HELLO_WITHIN: Duration = Duration::from_secs(20);
/// How many lines of a program may wait to be read.
const WAITING: usize = 64;

/// A program, as it was named: its path and its arguments, separated by spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CommandLine(String);

impl CommandLine {
    pub(crate) fn parse(text: &str) -> Option<CommandLine> {
        let words: Vec<&str> = text.split_whitespace().collect();
        (!words.is_empty()).then(|| CommandLine(words.join(" ")))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    fn start(&self) -> Result<Child> {
        let mut words = self.0.split(' ');
        let path = words.next().unwrap_or_default();
        let mut command = Command::new(path);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.spawn().with_context(|| format!("{path} does not start"))
    }
}

/// What a program is told of the table before the game begins.
pub(crate) struct Place<'a, G: Game> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) revision: u32,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    /// How long it may take for an answer.
    pub(crate) time: Duration,
}

/// A program that plays for a seat.
pub(crate) struct Program {
    /// None once it was late or gone.
    running: Option<Running>,
    time: Duration,
    heard: Cursor,
    /// For answers that it does not give.
    dice: QuickDice,
    faults: Faults,
}

impl Program {
    /// Starts a program and tells it where it sits. Whoever cannot be started, or does not
    /// speak the protocol, is a mistake of whoever named it, and no fault of a game.
    pub(crate) fn seat<G: Game>(command: &CommandLine, place: &Place<'_, G>) -> Result<Program> {
        let running = Running::new(command.start()?)?;
        let setup = serde_json::to_string(place.setup)?;
        let seat = place.seat.to_string();
        let time = u64::try_from(place.time.as_millis()).unwrap_or(u64::MAX);
        running.say(&[
            Line::Hello(VERSION),
            Line::Game(G::NAME),
            Line::Rules(place.revision),
            Line::Setup(&setup),
            Line::Seat(&seat),
            Line::Seed(place.seed),
            Line::Time(time),
        ]);
        let hello = running.listen(HELLO_WITHIN, |reply| match reply {
            Reply::Hello(version) => Some(version),
            Reply::Answer(_) => None,
        });
        match hello {
            Ok(VERSION) => {}
            Ok(version) => {
                bail!("{} speaks version {version} of the protocol, not {VERSION}", command.0)
            }
            Err(_) => bail!("{} does not say hello", command.0),
        }
        let dice = QuickDice::new(place.seed);
        let (heard, faults) = (Cursor::default(), Faults::default());
        Ok(Program { running: Some(running), time: place.time, heard, dice, faults })
    }

    /// Up to where it was told the news.
    pub(crate) fn heard(&self) -> Cursor {
        self.heard
    }

    pub(crate) fn faults(&self) -> Faults {
        self.faults
    }

    /// Its answer, or one for it.
    pub(crate) fn decide<G: Game>(&mut self, prompt: &Prompt<G>) -> Result<G::Action> {
        self.heard = prompt.heard;
        let Some(running) = &self.running else { return Ok(self.any(&prompt.actions)) };
        running.ask(prompt)?;
        let answer = running.listen(self.time, |reply| match reply {
            Reply::Answer(text) => Some(text.to_owned()),
            Reply::Hello(_) => None,
        });
        match answer {
            Ok(text) => {
                let action = text.trim().parse::<G::Action>().ok();
                if let Some(action) = action.filter(|action| prompt.actions.contains(action)) {
                    return Ok(action);
                }
                self.faults.illegal += 1;
            }
            Err(Silence::Late) => {
                self.faults.late += 1;
                self.running = None;
            }
            Err(Silence::Gone) => {
                self.faults.crashed += 1;
                self.running = None;
            }
        }
        Ok(self.any(&prompt.actions))
    }

    fn any<A: Copy>(&mut self, actions: &[A]) -> A {
        actions[self.dice.below(actions.len() as u32) as usize]
    }
}

/// Why a program says nothing.
enum Silence {
    Late,
    Gone,
}

/// A program that runs. Two threads carry lines to it and from it, so that whoever neither
/// reads nor writes holds up nobody.
struct Running {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
}

impl Running {
    fn new(mut child: Child) -> Result<Running> {
        let stdin = child.stdin.take().context("it was piped")?;
        let stdout = child.stdout.take().context("it was piped")?;
        let (to, lines) = channel();
        thread::spawn(move || carry_to(stdin, &lines));
        let (replies, from) = sync_channel(WAITING);
        thread::spawn(move || carry_from(stdout, |line| replies.send(line).is_ok()));
        Ok(Running { child, to, from })
    }

    /// What cannot be said to a program that is gone is found out when it is listened to.
    fn say(&self, lines: &[Line<'_>]) {
        let _ = self.to.send(lines.iter().map(|line| format!("{line}\n")).collect());
    }

    fn ask<G: Game>(&self, prompt: &Prompt<G>) -> Result<()> {
        // What it said unasked is no answer to this.
        while self.from.try_recv().is_ok() {}
        for shown in &prompt.news {
            self.say(&[Line::Shown(&serde_json::to_string(shown)?)]);
        }
        self.say(&[Line::View(&serde_json::to_string(&prompt.view)?)]);
        for action in &prompt.actions {
            self.say(&[Line::Action(&action.to_string())]);
        }
        self.say(&[Line::Go]);
        Ok(())
    }

    /// The first reply that is wanted, if it comes within this time.
    fn listen<T>(
        &self,
        within: Duration,
        wanted: impl Fn(Reply<'_>) -> Option<T>,
    ) -> Result<T, Silence> {
        let deadline = Instant::now() + within;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match self.from.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Err(Silence::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
            };
            if let Some(found) = Reply::parse(&line).and_then(&wanted) {
                return Ok(found);
            }
            if left.is_zero() {
                return Err(Silence::Late);
            }
        }
    }
}

impl Drop for Running {
    /// A program ends with its game, by itself if it listens.
    fn drop(&mut self) {
        const BY_ITSELF: Duration = Duration::from_millis(200);
        self.say(&[Line::Quit]);
        let deadline = Instant::now() + BY_ITSELF;
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(1)),
                _ => return,
            }
        }
        // It has ended since, or cannot be helped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn carry_to(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(first) = lines.recv() {
        let more: String = lines.try_iter().collect();
        if stdin.write_all((first + &more).as_bytes()).is_err() {
            return;
        }
    }
}

/// Carries lines until there are none, one is too long, or nobody wants them.
fn carry_from(stdout: ChildStdout, mut carry: impl FnMut(String) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line);
        let is_whole = matches!(read, Ok(1..)) && line.len() < LONGEST_LINE;
        if !is_whole || !carry(String::from_utf8_lossy(&line).into_owned()) {
            return;
        }
    }
}
