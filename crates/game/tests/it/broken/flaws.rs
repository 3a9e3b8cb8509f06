//! One flaw each.

use std::sync::atomic::{AtomicU32, Ordering};

use game::{Dice, Game, ParseError, Refusal, Seat, SeatSet, Status, Step, Worlds};

use super::Flaw;
use crate::tiny::{Cards, Event, Move, Phase, Setup, Shown, Tiny, View};

macro_rules! flaws {
    ($($(#[$what:meta])* $name:ident { $($done_wrong:item)* })*) => { $(
        $(#[$what])*
        pub(crate) struct $name;
        impl Flaw for $name { $($done_wrong)* }
    )* };
}

fn asked(game: &Tiny, seat: Seat) -> bool {
    game.status().asks(seat)
}

fn highest_hidden(game: &Tiny, seat: Seat) -> u8 {
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    others.filter_map(|other| game.players[other.index()].hand.iter().last()).max().unwrap_or(0)
}

flaws! {
    /// No flaw at all.
    Sound {}

    // Flow.

    /// Whoever holds the highest card of all at their last turn cannot play.
    DeadEnd {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            let hand = game.players.get(seat.index()).map_or(Cards::default(), |player| player.hand);
            if game.phase != Phase::Play || !hand.has(12) || hand.len() > 2 {
                Sound.actions(game, seat, into);
            }
        }
    }
    /// Asking nobody.
    NobodyAsked {
        fn status(&self, game: &Tiny) -> Status {
            if game.turn() == 1 { Status::Seats(SeatSet::EMPTY) } else { game.status() }
        }
    }
    /// The last card returns to the hand.
    Endless {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            let before = game.clone();
            game.apply(step, tell)?;
            if game.phase == Phase::Over {
                *game = before;
            }
            Ok(())
        }
    }
    /// Turns are counted down.
    TurnsBackwards {
        fn turn(&self, game: &Tiny) -> u32 {
            100 - game.turn()
        }
    }
    /// A word for the end before the end.
    EndsTooSoon {
        fn ending(&self, game: &Tiny) -> &'static str {
            if game.phase == Phase::Play { "played-out" } else { game.ending() }
        }
    }

    /// Nobody thought of the twelve.
    Panics {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            assert!(step != Step::Chance(Move::Deal(12)), "there is no twelve");
            game.apply(step, tell)
        }
    }

    // Answers.

    /// A card of the stock is offered.
    OffersTooMuch {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            Sound.actions(game, seat, into);
            if asked(game, seat) && game.phase == Phase::Pass {
                into.extend(game.stock.iter().map(Move::Pass));
                into.sort();
            }
        }
    }
    /// The lowest card is not offered.
    OffersTooLittle {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            Sound.actions(game, seat, into);
            if into.len() > 1 {
                into.remove(0);
            }
        }
    }
    /// Highest card first.
    Unsorted {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            Sound.actions(game, seat, into);
            into.reverse();
        }
    }
    /// The same card twice.
    Doubled {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            Sound.actions(game, seat, into);
            into.extend(into.first().copied());
            into.sort();
        }
    }
    /// Those who wait have a list as well.
    OffersToAll {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            if game.phase == Phase::Play && seat.index() < game.seats() {
                into.extend(game.players[seat.index()].hand.iter().map(Move::Play));
            } else {
                Sound.actions(game, seat, into);
            }
        }
    }
    /// Anyone may do nothing at any time.
    TakesAnything {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            match game.apply(step, tell) {
                Err(Refusal::NOT_ASKED) => Ok(()),
                answer => answer,
            }
        }
    }
    /// A card that is in a hand can be dealt again.
    DealsTheImpossible {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            match game.apply(step, tell) {
                Err(Refusal::IMPOSSIBLE) => Ok(()),
                answer => answer,
            }
        }
    }
    /// A finished game takes one more deal.
    NeverOver {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            match game.apply(step, tell) {
                Err(Refusal::OVER) => Ok(()),
                answer => answer,
            }
        }
    }

    // Refusals.

    /// The turn passes even when a play is refused.
    RefusesAndMoves {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            let answer = game.apply(step, tell);
            if answer == Err(Refusal::NOT_OFFERED) {
                game.turn = game.turn.next(game.seats());
            }
            answer
        }
    }
    /// What is refused is told as if it had happened.
    RefusesAndTells {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            if let Step::Act(seat, action) = step && !asked(game, seat) {
                tell.push((seat, action));
            }
            game.apply(step, tell)
        }
    }
    /// The refusal does not say why.
    RefusesWithoutARule {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            game.apply(step, tell).map_err(|_| Refusal::by(""))
        }
    }

    // Notation.

    /// Capital letters.
    Shouts {
        fn write(&self, step: Move) -> String {
            step.to_string().to_uppercase()
        }
        fn read(&self, text: &str) -> Result<Move, ParseError> {
            text.to_lowercase().parse()
        }
    }
    /// Spaces around the text are ignored.
    ReadsLoosely {
        fn read(&self, text: &str) -> Result<Move, ParseError> {
            text.trim().parse()
        }
    }
    /// Ten, eleven and twelve look like other cards.
    WritesOneDigit {
        fn write(&self, step: Move) -> String {
            step.to_string()[..6].to_owned()
        }
    }

    // Position, replay, conservation.

    /// The cards chosen to be passed are not saved.
    SavesTooLittle {
        fn position(&self, game: &Tiny) -> Tiny {
            let mut position = game.clone();
            position.players.iter_mut().for_each(|player| player.passing = Cards::default());
            position
        }
    }
    /// The set-up is forgotten.
    ForgetsItsSetup {
        fn setup(&self, _game: &Tiny) -> Setup {
            Setup::default()
        }
    }
    /// Spectators miss something now and then.
    TellsAtRandom {
        fn shown(&self, game: &Tiny, event: &Event, seat: Option<Seat>) -> Option<Shown> {
            static TOLD: AtomicU32 = AtomicU32::new(0);
            let missed = seat.is_none() && TOLD.fetch_add(1, Ordering::Relaxed).is_multiple_of(7);
            game.shown(event, seat).filter(|_| !missed)
        }
    }
    /// A played twelve vanishes.
    LosesCards {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            game.apply(step, tell)?;
            for player in &mut game.players {
                player.played = player.played.without(Cards::only(12));
            }
            Ok(())
        }
        fn turn(&self, _game: &Tiny) -> u32 {
            0
        }
    }

    // Memory and worlds.

    /// A card that was passed and then played is remembered as a card in the hand.
    RemembersTooLong {
        fn learn(&self, memory: &mut Cards, shown: &Shown) {
            if let Shown::Passed { .. } = shown {
                Tiny::learn(memory, shown);
            }
        }
    }
    /// The card passed to the left is looked for anywhere.
    GuessesWithoutMemory {
        fn world(&self, view: &View, mut dice: &mut dyn Dice) -> Tiny {
            Tiny::world(&View { passed: Cards::default(), ..view.clone() }, &mut dice)
        }
    }
    /// All hidden cards are guessed to be in the stock.
    GuessesEmptyHands {
        fn world(&self, view: &View, mut dice: &mut dyn Dice) -> Tiny {
            let hand_sizes = vec![0; view.hand_sizes.len()];
            let passed = Cards::default();
            Tiny::world(&View { hand_sizes, passed, ..view.clone() }, &mut dice)
        }
    }

    // Secrecy.

    /// The card chosen by the left neighbour is seen.
    ShowsACard {
        fn view(&self, game: &Tiny, seat: Option<Seat>, memory: &Cards) -> View {
            let mut view = game.view(seat, memory);
            if let Some(seat) = seat {
                let left = &game.players[seat.next(game.seats()).index()];
                view.passing.add(left.passing);
            }
            view
        }
    }
    /// Spectators hear what is dealt.
    TellsACard {
        fn shown(&self, game: &Tiny, event: &Event, seat: Option<Seat>) -> Option<Shown> {
            match *event {
                (to, Move::Deal(_)) if seat.is_none() => game.shown(event, Some(to)),
                _ => game.shown(event, seat),
            }
        }
    }
    /// Whoever sits down knows where the twelve is.
    RemembersBeforeBeingTold {
        fn memory(&self, game: &Tiny, seat: Option<Seat>) -> Cards {
            let held = |other: Seat| game.players[other.index()].hand.has(12);
            match Seat::all(game.seats()).find(|&other| Some(other) != seat && held(other)) {
                Some(_) => Cards::only(12),
                None => Cards::default(),
            }
        }
    }
    /// A card that nobody can beat must be played.
    OffersBySecrets {
        fn actions(&self, game: &Tiny, seat: Seat, into: &mut Vec<Move>) {
            Sound.actions(game, seat, into);
            let beats = |action: &Move| matches!(*action, Move::Play(card) if card > highest_hidden(game, seat));
            if into.iter().any(beats) {
                into.retain(beats);
            }
        }
    }
    /// The refusal gives away whether somebody else holds the card.
    RefusesBySecrets {
        fn apply(&self, game: &mut Tiny, step: Step<Tiny>, tell: &mut Vec<Event>) -> Result<(), Refusal> {
            let in_stock = matches!(step, Step::Act(_, Move::Pass(card) | Move::Play(card)) if game.stock.has(card));
            let refusal = |refusal| if in_stock { Refusal::by("TINY-01") } else { refusal };
            game.apply(step, tell).map_err(refusal)
        }
    }
    /// Only those with a high card are asked to pass one; for the others it is done at once.
    AsksBySecrets {
        fn status(&self, game: &Tiny) -> Status {
            let high = |seat: &Seat| game.players[seat.index()].hand.iter().any(|card| card > 8);
            match game.status() {
                Status::Seats(seats) if game.phase == Phase::Pass && seats.iter().any(|seat| high(&seat)) => {
                    Status::Seats(seats.iter().filter(high).collect())
                }
                status => status,
            }
        }
    }
    /// Nothing is called hidden, so that nothing is tested.
    HidesNothing {
        fn scramble(&self, _game: &mut Tiny, _seat: Option<Seat>, _dice: &mut dyn Dice) {}
    }
}
