//! Why something was not done: one kind of problem for a house of many and a house of one.
//!
//! A problem says what is wrong and knows nothing of HTTP: the house decides on a status.
//! Nothing has changed whenever one is returned.

mod told;

use std::fmt;
use std::time::Duration;

use game::session::NotTaken;
use game::{Game, ParseError, Refusal};

use crate::Value;
use told::Argument;

/// Declares the problems, each with the name of its text and, where that differs, the word
/// for programs. The fields are what the text can say.
macro_rules! problems {
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $($(#[$field_doc:meta])* $field:ident: $kind:ty),+ $(,)? })?
            => $text:literal $(as $code:literal)?,
    )+) => {
        /// Why something was not done.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Problem {$(
            $(#[$doc])*
            $name $({ $($(#[$field_doc])* $field: $kind),+ })?,
        )+}

        impl Problem {
            /// The word for programs.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Problem::$name { .. } => problems!(@first $($code,)? $text),)+
                }
            }

            /// The name of its text: `problem-` and this in the language files.
            pub const fn text(&self) -> &'static str {
                match self {
                    $(Problem::$name { .. } => $text,)+
                }
            }

            /// What its text can say.
            pub fn arguments(&self) -> Vec<(&'static str, Value<'static>)> {
                match self {$(
                    Problem::$name $({ $($field),+ })? => {
                        vec![$($((stringify!($field), $field.argument())),+)?]
                    }
                )+}
            }

            /// One of each, for checks of the texts.
            #[cfg(test)]
            fn every() -> Vec<Problem> {
                vec![$(Problem::$name $({ $($field: <$kind>::example()),+ })?),+]
            }
        }
    };
    (@first $first:literal $(, $rest:literal)?) => { $first };
}

problems! {
    /// Nobody knows who is asking.
    UnknownPerson => "unknown-person",
    /// Whoever asks as the host of the house shows nothing that proves it,
    UnknownHost => "unknown-host" as "not-the-house",
    /// or the wrong thing.
    NotTheHouse => "not-the-house",
    /// A page of this house would have sent it otherwise.
    ForeignForm => "foreign-form",
    /// The host of the house has shut them out,
    Banned => "banned",
    /// or asked them to be quiet,
    Muted => "muted",
    /// or does not offer this to anybody.
    NotOffered => "not-offered",
    /// Other people play here, and have not agreed to hints.
    HintsAmongPeople => "hints-among-people",

    /// There is no such page.
    NoSuchPage => "not-found-page" as "not-found",
    /// There is no such table, or it is none of their business.
    NoSuchTable => "not-found-table" as "not-found",
    /// A game that is over, at a table that was not listed, is for those who played it.
    ForItsPeople => "for-its-people",
    /// The table has no such seat.
    NoSuchSeat => "not-found-seat" as "not-found",
    /// Nobody is known by this id.
    NoSuchPerson => "not-found-person" as "not-found",
    /// Nothing is played at this table.
    NoGameHere => "not-found-game" as "not-found",
    /// The game has not come as far, or never began.
    NoSuchMoment => "not-found-step" as "not-found",
    /// They have no such token.
    NoSuchToken => "not-found-token" as "not-found",
    /// The link to another device was used, or is too old.
    NoSuchLink => "not-found-link" as "not-found",
    /// The link from a letter was used, or is too old.
    NoSuchConfirmation => "not-found-confirmation" as "not-found",
    /// No letters go to the address that this link would stop them for.
    NothingToStop => "not-found-letters" as "not-found",
    /// The address of a feed opens nothing.
    NoSuchFeed => "not-found-feed" as "not-found",

    /// The request cannot be understood at all.
    Malformed => "malformed",
    /// The address takes other methods.
    WrongMethod => "malformed-method" as "malformed",
    /// What is asked for in an address.
    WrongAddress => "malformed-address" as "malformed",
    /// This is read as JSON only, or as a form too.
    WrongKind => "malformed-kind" as "malformed",
    /// Only pages send this.
    NotAForm => "malformed-no-form" as "malformed",
    /// A form that ends in the middle, or is none.
    BrokenForm => "malformed-form" as "malformed",
    /// The body ended too early.
    CutShort => "malformed-cut" as "malformed",
    /// Something other than a JSON object.
    NotAnObject => "malformed-object" as "malformed",
    /// An object with other fields.
    WrongObject {
        /// What the parser says, in English: it is for whoever writes the program.
        detail: String,
    } => "malformed-json" as "malformed",
    /// A field of a form that cannot be read,
    WrongField {
        /// Its name.
        field: &'static str,
    } => "malformed-field" as "malformed",
    /// or that is not there.
    MissingField {
        /// Its name.
        field: &'static str,
    } => "malformed-missing" as "malformed",
    /// A seat that is no number.
    WrongSeat => "malformed-seat" as "malformed",
    /// A moment of a game that is no number.
    WrongMoment => "malformed-moment" as "malformed",
    /// What is no step in the game's notation.
    NotAStep {
        /// What the parser says, in English: it is for whoever writes the program.
        detail: String,
    } => "malformed-step" as "malformed",
    /// No action at all, or too many at once.
    WrongCount {
        /// How many can be sent together.
        most: usize,
    } => "malformed-count" as "malformed",
    /// Several answers to one threat.
    SeveralAnswers => "malformed-answers" as "malformed",
    /// An idempotency key that is too long, or has letters that no key has.
    WrongKey {
        /// How many letters it may have.
        most: usize,
    } => "malformed-key" as "malformed",
    /// A seat that wants to commit and reveal at once,
    CommitsAndReveals => "malformed-sealing" as "malformed",
    /// or commits to what is no hash,
    WrongCommitment => "malformed-commitment" as "malformed",
    /// or reveals what is no contribution.
    WrongContribution => "malformed-contribution" as "malformed",
    /// The host decides about nobody and nothing.
    AboutNothing => "malformed-matter" as "malformed",
    /// Nobody reads as much.
    TooLong {
        /// How many KiB are read.
        most: usize,
    } => "too-long",

    /// Somebody else sits there, or nobody does.
    NotYourSeat => "not-your-seat",
    /// Somebody has no seat at this table at all.
    NoSeat => "no-seat",
    /// Other people sit at the table, and nobody may hold them up.
    NotAlone => "not-alone",
    /// Whoever has seen one hand of this game may not see another.
    KnowsAnotherSeat => "knows-another-seat",
    /// Only whoever made the table may do this.
    NotTheHost => "not-the-host",
    /// Somebody else sits there.
    SeatTaken => "seat-taken",
    /// In a game that is on, only a bot's seat can be taken over.
    NotABotsSeat => "not-a-bots-seat",
    /// Nobody can get up now.
    CannotLeave => "cannot-leave",
    /// Every seat is taken,
    TableFull => "table-full",
    /// or some are not yet.
    SeatsEmpty => "seats-empty",
    /// Too late: the game has begun.
    AlreadyStarted => "already-started",
    /// The table was closed before its game began.
    TableClosed => "table-closed",

    /// A table of this game cannot be set up like this: a rule says so,
    Setup {
        /// The id of the rule.
        rule: &'static str,
    } => "setup",
    /// or it is no set-up at all.
    NotASetup {
        /// The game.
        game: &'static str,
        /// What the parser says, in English: it is for whoever writes the program.
        detail: String,
    } => "setup-malformed" as "setup",
    /// A field of the form of settings.
    Settings {
        /// The name of the text that says what is wrong.
        key: &'static str,
    } => "settings",
    /// A live clock that is too slow or too fast.
    LiveClock {
        /// The shortest reserve, in seconds,
        least: u32,
        /// the longest,
        most: u32,
        /// and the most that is added after each answer.
        increment: u32,
    } => "clock-live" as "clock",
    /// A slow clock that is too fast or too slow.
    SlowClock {
        /// The most days for each answer.
        most: u32,
    } => "clock-slow" as "clock",
    /// There is no such game.
    NoSuchGame {
        /// What was asked for.
        game: String,
        /// What there is.
        games: String,
    } => "no-such-game",
    /// There are no such bots.
    NoSuchLevel {
        /// What was asked for.
        level: String,
        /// What there is.
        levels: String,
    } => "no-such-level",
    /// There is no such colour.
    NoSuchColour {
        /// How many there are.
        most: u8,
    } => "no-such-colour",
    /// More bots than seats.
    TooManyBots => "too-many-bots",

    /// The seat has said already what it adds to chance.
    AlreadyCommitted => "already-committed",
    /// Nothing is revealed before everyone has committed.
    TooEarly => "too-early",
    /// The seat has committed to nothing,
    NothingToReveal => "nothing-to-reveal",
    /// or to something else.
    WrongReveal => "wrong-reveal",
    /// Chance is sealed already,
    Sealed => "sealed",
    /// or is being sealed anew.
    StaleRound => "stale-round",
    /// The game cannot be dealt.
    CannotDeal => "no-game",

    /// The question has changed, or was another seat's all along.
    StaleQuestion => "stale-question",
    /// A rule of the game forbids it.
    Illegal {
        /// The id of the rule.
        rule: &'static str,
    } => "illegal",
    /// Something is learned between two steps that were sent together.
    NotTogether => "not-together",
    /// The button was pressed before anything was ticked.
    NothingTicked => "nothing-ticked",
    /// The idempotency key was used for something else.
    KeyReused => "key-reused",
    /// No game is on.
    NotPlaying => "not-playing",
    /// The game was played by other rules than this program's,
    OtherRules => "other-rules",
    /// or than those of the house in this browser.
    OtherRulesHere => "other-rules-here" as "other-rules",
    /// There is nothing wrong with the table,
    NotBroken => "not-broken",
    /// or nothing that could be saved.
    NotMendable => "not-mendable",
    /// There is no such step to go back to,
    NoSuchStep => "no-such-step",
    /// or none at all.
    NothingToUndo => "nothing-to-undo",
    /// Nobody has proposed this, or not any more.
    NoProposal => "no-proposal",
    /// The game is not over yet,
    NotOver => "not-over",
    /// and until then nobody sees its record.
    RecordLater => "record-later",
    /// The game was over at the moment that somebody wants to go on from.
    OverThen => "over-then",
    /// The game was never played to its end.
    BrokenOff => "broken-off",
    /// Somebody else has asked for the review.
    NotYourReview => "not-your-review",
    /// Nothing was promised before the game, so nothing can be proved after it.
    NotSealed => "not-sealed",
    /// This is no record of a game that can be read.
    NoRecord {
        /// What the reader of records says, in English, with the line.
        detail: String,
    } => "no-record",
    /// This is no file of everything that a browser kept.
    NotEverything => "not-everything",

    /// A name that nobody can see,
    NameEmpty => "name-empty",
    /// or that nobody would read.
    NameLong {
        /// How many letters it may have.
        most: usize,
    } => "name-long",
    /// A title that is too long.
    TitleLong {
        /// How many letters it may have.
        most: usize,
    } => "title-long",
    /// Nothing was said,
    ChatEmpty => "chat-empty",
    /// or too much at once.
    ChatLong {
        /// How many letters are said at once.
        most: usize,
    } => "chat-long",
    /// Too many notes.
    NoteLong {
        /// How many letters there is room for.
        most: usize,
    } => "note-long",
    /// A standing order that is too long.
    OrderLong {
        /// How many lines it may have.
        most: usize,
    } => "order-long",
    /// Being forgotten has to be meant.
    NotSure => "not-sure",
    /// The house sends no mail,
    NoMail => "no-mail",
    /// or not to such an address,
    NoAddress => "no-address",
    /// or not more of it.
    TooMuchMail => "too-much-mail",

    /// Too many unfinished tables.
    TooManyTables {
        /// How many one may have.
        most: usize,
    } => "too-many-tables",
    /// Too many tokens.
    TooManyTokens {
        /// How many one may have.
        most: usize,
    } => "too-many-tokens",
    /// Too many reviews at once.
    TooManyReviews {
        /// How many one may wait for.
        most: usize,
    } => "too-many-reviews",
    /// Too many streams.
    TooManyStreams => "too-many-streams",
    /// Too many requests.
    TooFast {
        /// How long to wait.
        seconds: Duration,
    } => "too-fast",
    /// Too many wrong guesses at a secret.
    TooManyGuesses {
        /// How long to wait.
        seconds: Duration,
    } => "too-many-guesses",

    /// The house is closing,
    Closing => "unavailable-closing" as "unavailable",
    /// or could not write something down,
    NotKept => "unavailable-kept" as "unavailable",
    /// or can write nothing at all,
    Unwritable {
        /// What the database says.
        reason: String,
    } => "unavailable-writing" as "unavailable",
    /// or stumbled over it.
    Stumbled => "unavailable",
}

impl Problem {
    /// The id of the rule that refused, where a game's rule did.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Problem::Illegal { rule } | Problem::Setup { rule } => Some(rule),
            _ => None,
        }
    }

    /// How long to wait before it can work, where that is known.
    pub const fn wait(&self) -> Option<Duration> {
        match self {
            Problem::TooFast { seconds } | Problem::TooManyGuesses { seconds } => Some(*seconds),
            Problem::Closing
            | Problem::NotKept
            | Problem::Unwritable { .. }
            | Problem::Stumbled => Some(Duration::from_secs(1)),
            _ => None,
        }
    }
}

/// For the log of the house; people read the sentence in their language.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Problem {}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Illegal { rule: refusal.rule() }
    }
}

impl From<NotTaken> for Problem {
    fn from(why: NotTaken) -> Problem {
        match why {
            NotTaken::Stale => Problem::StaleQuestion,
            NotTaken::NotTogether => Problem::NotTogether,
            NotTaken::NoSuchStep(_) => Problem::NoSuchStep,
            NotTaken::Refused(refusal) => refusal.into(),
        }
    }
}

impl From<games::NoSuchGame> for Problem {
    fn from(error: games::NoSuchGame) -> Problem {
        Problem::NoSuchGame { game: error.name, games: games::NAMES.join(", ") }
    }
}

/// The most actions that can be sent together.
const MOST_TOGETHER: usize = 64;

/// Actions in notation that were sent together.
pub fn read_actions<G: Game>(texts: &[String]) -> Result<Vec<G::Action>, Problem> {
    if texts.is_empty() || texts.len() > MOST_TOGETHER {
        return Err(Problem::WrongCount { most: MOST_TOGETHER });
    }
    texts.iter().map(|text| read_action::<G>(text)).collect()
}

/// An action in notation.
pub fn read_action<G: Game>(text: &str) -> Result<G::Action, Problem> {
    text.parse().map_err(|error: ParseError| Problem::NotAStep { detail: error.to_string() })
}

/// Whole seconds, rounded up: whoever comes back in time should not come back too early.
pub const fn seconds(wait: Duration) -> u64 {
    wait.as_secs().saturating_add((wait.subsec_nanos() > 0) as u64)
}
