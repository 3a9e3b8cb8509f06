//! `snug play --learn`: the guided first game, with the coach at one's side.

use std::io::{BufRead, Write};

use anyhow::{Result, anyhow};
use game::Table;
use game::scenario::guided::{Progress, Standing};
use words::{Colour, FirstGame, Names, Spoken};

use crate::games::Listed;
use crate::rules;
use crate::terminal::{Choices, Command, Look, Terminal, Tone, Word};

/// A learner and the coach.
pub(crate) struct Lesson<'a, G: Listed, I, W> {
    first: &'static FirstGame<G>,
    terminal: Terminal<'a, I, W>,
    progress: Progress,
    /// How many events the learner has been told of.
    told: usize,
}

/// What comes after a stop.
enum Then {
    Go(Progress),
    Leave,
}

impl<'a, G: Listed, I: BufRead, W: Write> Lesson<'a, G, I, W> {
    /// Begins, or goes on from where somebody left.
    pub(crate) fn new(
        look: Look,
        progress: Progress,
        input: I,
        out: &'a mut W,
    ) -> Result<Lesson<'a, G, I, W>> {
        let words = look.language.words();
        let none = || {
            let game = G::name(look.language);
            anyhow!(words.with("terminal-no-first-game", &[("game", game.into())]))
        };
        let first = G::first_game().ok_or_else(none)?;
        let others = first.others.map(|key| words.say(key).to_owned());
        let people = [words.say("you").to_owned()].into_iter().chain(others);
        let names = Names::new(people.zip(Colour::ALL), Some(first.guided.seat()));
        let terminal = Terminal::new(look, names, input, out);
        Ok(Lesson { first, terminal, progress, told: 0 })
    }

    /// Follows the coach to the end of the game, or of the input.
    pub(crate) fn follow(mut self) -> Result<()> {
        let words = self.terminal.words();
        let stops = self.first.guided.stops().len();
        let title = format!(
            "{}{} {}",
            G::name(self.terminal.look.language),
            words.colon(),
            words.say("coach-title")
        );
        self.terminal.head(title)?;
        self.terminal.say(words.say("terminal-coach-marks"))?;
        let help = [("help", Word::Help.typed(words).into())];
        self.terminal.say(words.text("terminal-type-help", &help))?;
        // What was told before somebody left needs no telling again.
        self.told = self.standing(&self.progress.taken_back())?.log.len();
        let mut is_new = true;
        loop {
            let standing = self.standing(&self.progress)?;
            self.tell_news(&standing)?;
            let is_end = self.progress.passed() + 1 == stops;
            if is_new && standing.objection.is_none() {
                self.terminal.blank()?;
                self.terminal.board::<G>(&standing.table.view(Some(self.first.guided.seat())))?;
            }
            self.coach(&standing)?;
            if is_end && standing.objection.is_none() {
                return self.end(&standing.table);
            }
            let turn = standing.table.game().turn();
            match self.answer(&standing)? {
                Then::Go(progress) => {
                    let now = self.standing(&progress.taken_back())?;
                    let grown = now.log.len() > standing.log.len();
                    is_new = now.table.game().turn() != turn
                        || (grown && standing.objection.is_none() && !standing.stop.is_decision());
                    self.progress = progress;
                }
                Then::Leave => return self.leave(),
            }
        }
    }

    fn standing(&self, progress: &Progress) -> Result<Standing<'static, G>> {
        self.first.guided.at(progress).ok_or_else(|| anyhow!("this is no progress in this game"))
    }

    /// What happened since the coach spoke last.
    fn tell_news(&mut self, standing: &Standing<'_, G>) -> Result<()> {
        let seat = self.first.guided.seat();
        // What was taken back has not happened.
        let from = self.told.min(standing.log.len());
        let news = standing.log[from..].iter().filter_map(|line| line.told.shown(Some(seat)));
        self.terminal.story::<G>(news)?;
        self.told = standing.log.len();
        Ok(())
    }

    fn coach(&mut self, standing: &Standing<'_, G>) -> Result<()> {
        let words = self.terminal.words();
        let of = self.first.guided.stops().len();
        let far = [("at", (self.progress.passed() + 1).into()), ("of", of.into())];
        self.terminal.blank()?;
        self.terminal.tell(&words.text("coach-far", &far), 0, Tone::Quiet)?;
        let said = match &standing.objection {
            Some(objection) => self.first.objects(words, standing.stop, objection),
            None => self.first.says(words, standing.stop),
        };
        let coach = format!("{}{} {said}", words.say("coach"), words.colon());
        self.terminal.head(coach)
    }

    /// Listens until the learner goes on, answers or leaves.
    fn answer(&mut self, standing: &Standing<'_, G>) -> Result<Then> {
        let words = self.terminal.words();
        let guided = &self.first.guided;
        if standing.objection.is_some() {
            return self.go_on("terminal-coach-take-back", standing, self.progress.taken_back());
        }
        if let Some(next) = guided.next(&self.progress) {
            return self.go_on("terminal-coach-go-on", standing, next);
        }
        let seat = guided.seat();
        let mut table = standing.table.clone();
        let mut given: Vec<G::Action> = Vec::new();
        self.terminal.blank()?;
        self.ask(standing, &table, &given)?;
        loop {
            let actions = table.actions(seat);
            let Some(line) = self.terminal.listen()? else { return Ok(Then::Leave) };
            let chosen = match Command::parse(&line, words) {
                Command::Say(Word::Quit) => return Ok(Then::Leave),
                Command::Say(Word::Show) => match guided.show(&self.progress) {
                    Some(progress) => return Ok(Then::Go(progress)),
                    None => None,
                },
                Command::Say(Word::Again) => {
                    self.coach(standing)?;
                    None
                }
                Command::Number(number) => self.terminal.numbered(number, &actions)?,
                Command::Notation(text) => self.terminal.spelled::<G>(&text, &actions)?,
                Command::Empty => {
                    self.ask(standing, &table, &given)?;
                    None
                }
                command => {
                    self.reply(command, &table)?;
                    None
                }
            };
            let Some(action) = chosen else { continue };
            given.push(action);
            table.apply(game::Step::Act(seat, action)).map_err(|refusal| anyhow!("{refusal}"))?;
            // Cards that are laid together are one answer.
            if table.status().asks(seat) && G::goes_on(&table.view(Some(seat))) {
                self.ask(standing, &table, &given)?;
                continue;
            }
            let spelled: Vec<String> = given.iter().map(ToString::to_string).collect();
            return Ok(Then::Go(guided.answer(&self.progress, &spelled)?));
        }
    }

    /// What is asked, with the answer that the coach points at.
    fn ask(
        &mut self,
        standing: &Standing<'_, G>,
        table: &Table<G>,
        given: &[G::Action],
    ) -> Result<()> {
        let seat = self.first.guided.seat();
        let (view, actions) = (table.view(Some(seat)), table.actions(seat));
        let script = standing.stop.script();
        let lit = script.strip_prefix(given).and_then(|rest| rest.first()).copied();
        self.terminal.ask(&Choices::<G> { view: &view, actions: &actions, lit })
    }

    /// Waits for an empty line.
    fn go_on(&mut self, key: &str, standing: &Standing<'_, G>, next: Progress) -> Result<Then> {
        let words = self.terminal.words();
        self.terminal.tell(&words.say(key).into(), 0, Tone::Quiet)?;
        loop {
            let Some(line) = self.terminal.listen()? else { return Ok(Then::Leave) };
            match Command::parse(&line, words) {
                Command::Empty | Command::Say(Word::Show | Word::Undo) => {
                    return Ok(Then::Go(next));
                }
                Command::Say(Word::Quit) => return Ok(Then::Leave),
                Command::Say(Word::Again) => self.coach(standing)?,
                Command::Number(_) | Command::Notation(_) => {
                    self.terminal.tell(&words.say(key).into(), 0, Tone::Quiet)?;
                }
                command => self.reply(command, &standing.table)?,
            }
        }
    }

    /// Commands that change nothing.
    fn reply(&mut self, command: Command, table: &Table<G>) -> Result<()> {
        let view = table.view(Some(self.first.guided.seat()));
        match command {
            Command::Cards(name) => self.terminal.cards::<G>(&view, &name),
            Command::Rules(query) => rules::tell::<G, _, _>(&query, &mut self.terminal),
            Command::Say(Word::State) => self.terminal.table::<G>(&view),
            _ => self.terminal.help(&[
                (Word::Show, "terminal-help-show"),
                (Word::Again, "terminal-help-again-coach"),
                (Word::State, "terminal-help-state"),
                (Word::Cards, "terminal-help-cards"),
                (Word::Rules, "terminal-help-rules"),
                (Word::Quit, "terminal-help-quit"),
            ]),
        }
    }

    fn end(&mut self, table: &Table<G>) -> Result<()> {
        if let game::Status::Over(ranking) = table.status() {
            let view = table.view(Some(self.first.guided.seat()));
            self.terminal.ending(table.game(), &view, &ranking)?;
        }
        let words = self.terminal.words();
        let command = format!("snug play {}", G::NAME);
        self.terminal.blank()?;
        self.terminal.say(words.text("terminal-coach-done", &[("command", command.into())]))
    }

    fn leave(&mut self) -> Result<()> {
        let words = self.terminal.words();
        let command = format!("snug play {} --learn --at {}", G::NAME, self.progress.taken_back());
        self.terminal.blank()?;
        self.terminal.say(words.text("terminal-coach-later", &[("command", command.into())]))
    }
}
