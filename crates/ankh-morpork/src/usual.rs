//! What hardly anybody declines: money, a text that only brings something, and a question
//! with one answer.
//!
//! Apart from [`only_answer`] everything here follows from what all can see: the card
//! played, the board, everyone's money, and how many cards somebody holds.

use game::usual::{Company, leads_on, only_answer};
use game::{Buffer, Seat};

use crate::actions::{Action, Word};
use crate::areas::Area;
use crate::cards::{Card, Symbol};
use crate::city_areas::Power;
use crate::effects::Effect;
use crate::options::{Choice, Options};
use crate::pending::Frame;
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// The answer that is given for a seat without asking.
    pub(crate) fn usual_answer(&self, seat: Seat, company: Company) -> Option<Action> {
        if company == Company::Bots
            && let Some(answer) = only_answer(self, seat).or_else(|| self.alone(seat))
        {
            return Some(answer);
        }
        self.undeclined(seat).filter(|&action| leads_on(self, seat, action))
    }

    /// Where one person plays against bots, who can take back whatever follows: the turn ends
    /// when nothing else is left, and a text that only brings something is carried out, even
    /// if cards are drawn for it or somebody else may answer.
    fn alone(&self, seat: Seat) -> Option<Action> {
        if !self.is_between_actions() || seat != self.active {
            return None;
        }
        let end = Action::Word(Word::End);
        let mut actions = Buffer::new();
        self.question.list(&mut actions);
        if actions[..] == [end] {
            return Some(end);
        }
        let Frame::Card { card, next } = *self.stack.top() else { return None };
        let is_text = card.symbol(next) == Some(Symbol::Scroll) && self.readable(card);
        let brings = brings_only(card) || costs_others(card);
        (is_text && brings && self.question.powers.is_empty()).then_some(Action::Word(Word::Read))
    }

    fn undeclined(&self, seat: Seat) -> Option<Action> {
        match *self.stack.top() {
            Frame::Window(_) => None,
            _ if self.is_between_actions() => {
                let income = |area: &Area| matches!(area.power(), Power::Income(_));
                match self.question.powers.into_iter().find(income) {
                    Some(area) => Some(Action::Use(area)),
                    None => self.undeclined_symbol(),
                }
            }
            _ => only_open(&self.options(seat)),
        }
    }

    /// The active player's answer to a symbol of the card.
    fn undeclined_symbol(&self) -> Option<Action> {
        let Frame::Card { card, next } = *self.stack.top() else { return None };
        let symbol = card.symbol(next)?;
        if let Symbol::Take(_) = symbol {
            return Some(Action::Word(Word::Take));
        }
        // Whoever can use a power may want to do so first.
        if !self.question.powers.is_empty() {
            return None;
        }
        match symbol {
            Symbol::Scroll if self.readable(card) => {
                brings_only(card).then_some(Action::Word(Word::Read))
            }
            // An empty hand is open to see; what is in it is not.
            Symbol::PlayAnother if !self.hand(self.active).is_empty() => None,
            // A building costs money, and a death or a calmed area is not in everyone's
            // interest: these are asked about as soon as they are possible.
            Symbol::Build | Symbol::Assassinate | Symbol::RemoveTrouble => self.skip_if_idle(),
            _ => only_open(&self.question).or_else(|| self.skip_if_idle()),
        }
    }

    /// A symbol that nothing can be done with is passed.
    fn skip_if_idle(&self) -> Option<Action> {
        self.question.choice.is_empty().then_some(Action::Word(Word::Skip))
    }
}

/// The one thing that can be chosen, unless it is a card, which its holder alone knows.
fn only_open(options: &Options) -> Option<Action> {
    match options.choice {
        Choice::Nothing
        | Choice::Play(_)
        | Choice::Give(_)
        | Choice::Discard(_)
        | Choice::Keep(_)
        | Choice::React(_) => return None,
        _ => {}
    }
    let mut actions = Buffer::new();
    Options::of(options.choice).list(&mut actions);
    match actions[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Whether the text of a card costs its player nothing and risks nothing.
fn brings_only(card: Card) -> bool {
    matches!(
        card.effect(),
        Some(
            Effect::DemandCards
                | Effect::Tribute
                | Effect::StealFromAll
                | Effect::StealFromOne
                | Effect::HandPenalty
                | Effect::ExtortBuilding
                | Effect::EarnTrouble
                | Effect::EarnMinionsIsle
                | Effect::EarnMinionsTrouble
                | Effect::EarnBuildings
                | Effect::SellCards(_)
                | Effect::DiscardRefill
                | Effect::PlaceAtBuilding
                | Effect::PlaceNearUnrealEstate(_)
                | Effect::PlaceQuietly
                | Effect::PlaceAtTrouble
                | Effect::PlayTwo
        )
    )
}

/// Whether the text of a card brings its player cards or knowledge, or costs only the others.
fn costs_others(card: Card) -> bool {
    matches!(
        card.effect(),
        Some(
            Effect::Draw(_)
                | Effect::DrawFromDiscard
                | Effect::DrawPerBuilding
                | Effect::StealCard
                | Effect::PeekPersonalities
                | Effect::DiscardOpponentCard
                | Effect::EachOpponentRemoves
                | Effect::ForcePayment
                | Effect::MoveOpponent
        )
    )
}
