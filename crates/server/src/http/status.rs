//! The HTTP status of every problem, in one place.

use axum::http::StatusCode;

use crate::problem::Problem;

/// The status of a problem.
pub(super) const fn status(problem: &Problem) -> StatusCode {
    use Problem::*;
    match problem {
        Malformed
        | WrongAddress
        | NotAForm
        | BrokenForm
        | CutShort
        | NotAnObject
        | WrongObject { .. }
        | WrongField { .. }
        | MissingField { .. }
        | WrongSeat
        | WrongMoment
        | NotAStep { .. }
        | WrongCount { .. }
        | SeveralAnswers
        | WrongKey { .. }
        | CommitsAndReveals
        | WrongCommitment
        | WrongContribution
        | AboutNothing => StatusCode::BAD_REQUEST,
        UnknownPerson | UnknownHost => StatusCode::UNAUTHORIZED,
        NotTheHouse | ForeignForm | Banned | Muted | NotOffered | HintsAmongPeople
        | NotYourSeat | NoSeat | NotAlone | KnowsAnotherSeat | NotTheHost | ForItsPeople
        | NotYourReview => StatusCode::FORBIDDEN,
        NoSuchPage | NoSuchTable | NoSuchSeat | NoSuchPerson | NoGameHere | NoSuchMoment
        | NotSealed | NoSuchToken | NoSuchLink | NoSuchConfirmation | NothingToStop
        | NoSuchFeed => StatusCode::NOT_FOUND,
        WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        SeatTaken | NotABotsSeat | CannotLeave | TableFull | SeatsEmpty | AlreadyStarted
        | AlreadyCommitted | TooEarly | NothingToReveal | Sealed | StaleRound | StaleQuestion
        | KeyReused | NotPlaying | OtherRules | OtherRulesHere | NotBroken | NotMendable
        | NothingToUndo | NoProposal | NotOver | OverThen | RecordLater | BrokenOff | NoMail => {
            StatusCode::CONFLICT
        }
        TableClosed => StatusCode::GONE,
        TooLong { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        WrongKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Setup { .. }
        | NotASetup { .. }
        | Settings { .. }
        | LiveClock { .. }
        | SlowClock { .. }
        | NoSuchGame { .. }
        | NoSuchLevel { .. }
        | NoSuchColour { .. }
        | TooManyBots
        | WrongReveal
        | CannotDeal
        | Illegal { .. }
        | NotTogether
        | NothingTicked
        | NoSuchStep
        | NoRecord { .. }
        | NotEverything
        | NameEmpty
        | NameLong { .. }
        | TitleLong { .. }
        | ChatEmpty
        | ChatLong { .. }
        | NoteLong { .. }
        | OrderLong { .. }
        | NotSure
        | NoAddress => StatusCode::UNPROCESSABLE_ENTITY,
        TooMuchMail
        | TooManyTables { .. }
        | TooManyTokens { .. }
        | TooManyReviews { .. }
        | TooManyStreams
        | TooFast { .. }
        | TooManyGuesses { .. } => StatusCode::TOO_MANY_REQUESTS,
        Closing | NotKept | Unwritable { .. } | Stumbled => StatusCode::SERVICE_UNAVAILABLE,
    }
}
