//! What counts on the board, seat by seat.

use ankh_morpork::{AnkhMorpork, Area, Cards, LOAN_REPAYMENT, Owner, Personality, Power};
use game::{Game, Seat};

use super::aims::{Aim, ByAim};
use super::by_area::{ByArea, Marks};
use super::card_values::promises;

/// From how many cards in the pile on points begin to matter.
const CLOSING: i32 = 25;

/// What counts of one player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Facts {
    /// Areas with own minions and without demons.
    pub(crate) spread: i32,
    /// Areas controlled.
    pub(crate) control: i32,
    /// Areas controlled by two pieces or more.
    pub(crate) firm: i32,
    /// Areas where one more piece would bring control.
    pub(crate) nearly: i32,
    /// Own minions where there is trouble, and so assassins.
    pub(crate) exposed: i32,
    pub(crate) minions: i32,
    pub(crate) cash: i32,
    /// What the buildings are worth.
    pub(crate) estate: i32,
    /// What City Area cards bring in a turn, in dollars or what is as good.
    pub(crate) income: f32,
    pub(crate) loans: i32,
    pub(crate) penalties: i32,
    pub(crate) cards: i32,
    pub(crate) interrupts: i32,
    /// What the cards in hand promise, by aim.
    pub(crate) hand: Hand,
    /// Counted only when the end is near.
    pub(crate) points: i32,
    /// How many turns of others come before the next own one begins.
    pub(crate) others_before: usize,
    /// Whether it is this player's turn and the card of it is not yet played.
    pub(crate) to_play: bool,
}

/// What the cards in a hand promise, by aim.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    /// All of them together.
    pub(crate) sum: ByAim,
    /// The best of them.
    pub(crate) best: ByAim,
}

/// What the hands of all promise in one state. Most answers change no hand, so that what they
/// lead to is judged faster with what is known already.
#[derive(Clone, Copy)]
pub(crate) struct Hands([(Cards, Hand); 4]);

impl Hands {
    pub(crate) fn of(game: &AnkhMorpork) -> Hands {
        let mut hands = [(Cards::NONE, Hand::default()); 4];
        for (seat, hand) in Seat::all(game.seats()).zip(&mut hands) {
            let cards = game.cards_of(seat);
            *hand = (cards, Hand::of(cards));
        }
        Hands(hands)
    }

    /// What the cards promise that a player has now.
    fn promise(&self, seat: Seat, now: Cards) -> Hand {
        match self.0[seat.index()] {
            (cards, hand) if cards == now => hand,
            _ => Hand::of(now),
        }
    }
}

impl Hand {
    fn of(cards: Cards) -> Hand {
        let promises = promises();
        let mut hand = Hand::default();
        for card in cards {
            let promise = &promises[card.index()];
            for ((sum, best), &promise) in hand.sum.iter_mut().zip(&mut hand.best).zip(promise) {
                *sum += promise;
                // No number is missing, so this need not look for one as `f32::max` does.
                *best = if promise > *best { promise } else { *best };
            }
        }
        hand
    }
}

/// What counts at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) players: usize,
    pub(crate) trouble: i32,
    pub(crate) pile: i32,
    pub(crate) seats: [Facts; 4],
}

impl Table {
    pub(crate) fn of(game: &AnkhMorpork) -> Table {
        Table::with(game, &Hands::of(game))
    }

    /// The same, where the hands are known of a state shortly before.
    pub(crate) fn with(game: &AnkhMorpork, hands: &Hands) -> Table {
        let players = game.seats();
        let mut table = Table {
            players,
            trouble: game.trouble().len() as i32,
            pile: game.pile() as i32,
            seats: [Facts::default(); 4],
        };
        for seat in Seat::all(players) {
            table.seats[seat.index()] = Facts::of(game, seat, hands);
        }
        table.count_control(game);
        table
    }

    fn count_control(&mut self, game: &AnkhMorpork) {
        let quiet = !game.demonic();
        let mut pieces = [ByArea::NONE; 5];
        pieces[4] = ByArea::new(game.minions_by_area(Owner::TROLL));
        for (seat, pieces) in Seat::all(self.players).zip(&mut pieces) {
            let minions = ByArea::new(game.minions_by_area(seat.into()));
            *pieces = minions.with(game.buildings_of(seat)).within(quiet);
        }
        for (at, facts) in self.seats[..self.players].iter_mut().enumerate() {
            let own = pieces[at];
            let mut most = own.exceeds(ByArea::NONE, 1);
            let (mut alone, mut firm) = (Marks::ALL, Marks::ALL);
            for (_, &others) in pieces.iter().enumerate().filter(|&(other, _)| other != at) {
                most = most.and(own.exceeds(others, 0));
                alone = alone.and(own.exceeds(others, 1));
                firm = firm.and(own.exceeds(others, 2));
            }
            facts.control = alone.count();
            facts.firm = firm.count();
            facts.nearly = most.without(alone).count();
        }
    }

    /// How near the end of the pile is, from 0 to 1.
    pub(crate) fn closing(&self) -> f32 {
        (1.0 - self.pile as f32 / CLOSING as f32).max(0.0)
    }

    /// How many points a player is behind the best; 0 for the best.
    pub(crate) fn lead(&self, facts: &Facts) -> i32 {
        let best = self.seats[..self.players].iter().map(|seat| seat.points).max();
        facts.points - best.unwrap_or(0)
    }

    /// How many steps a player is short of an aim.
    pub(crate) fn missing(&self, seat: Seat, aim: Aim) -> i32 {
        let facts = &self.seats[seat.index()];
        let need = |personality: Personality| personality.need(self.players);
        match aim {
            Aim::Spread => need(Personality::Vetinari) - facts.spread,
            Aim::Control => need(Personality::Selachii) - facts.control,
            Aim::Trouble => need(Personality::DragonKing) - self.trouble,
            // A step is what a good turn brings.
            Aim::Wealth => (need(Personality::Chrysoprase) - facts.worth() + 4).div_euclid(5),
            Aim::Time => (self.pile + 9) / 10,
        }
        .max(0)
    }
}

impl Facts {
    fn of(game: &AnkhMorpork, seat: Seat, hands: &Hands) -> Facts {
        let pile = game.pile() as i32;
        let present = game.areas_of(seat);
        let quiet = present & !game.demonic();
        let hand = game.cards_of(seat);
        let (loans, penalties) = game.burdens(seat);
        let standing = game.buildings_of(seat) & !game.demonic();
        let players = game.seats();
        let distance = (seat.index() + players - game.active().index()) % players;
        let is_active = distance == 0;
        let unplayed = game.awaits_card();
        Facts {
            spread: quiet.len() as i32,
            exposed: (present & game.trouble()).len() as i32,
            minions: i32::from(game.minions_out(seat)),
            cash: i32::from(game.cash(seat)),
            estate: standing.map(|area| i32::from(area.cost())).sum(),
            income: game.powers_of(seat).map(income).sum(),
            loans: loans as i32,
            penalties: penalties as i32,
            cards: hand.len() as i32,
            interrupts: hand.interrupts().len() as i32,
            hand: hands.promise(seat, hand),
            points: if pile < CLOSING { game.score(seat) } else { 0 },
            others_before: if is_active {
                players - 1
            } else {
                distance - 1 + usize::from(unplayed)
            },
            to_play: is_active && unplayed,
            ..Facts::default()
        }
    }

    /// AM-PERS-CHRYSOPRASE. Cash and buildings, less the loans.
    pub(crate) fn worth(&self) -> i32 {
        self.cash + self.estate - i32::from(LOAN_REPAYMENT) * self.loans
    }
}

/// What a City Area card is worth in a turn, in dollars.
fn income(area: Area) -> f32 {
    match area.power() {
        Power::Income(amount) => f32::from(amount),
        Power::Hire(_) => 2.0,
        Power::Exchange => 1.5,
        Power::Sell(_) => 1.0,
        Power::Stir | Power::Calm(_) => 0.7,
        Power::Shield(_) => 0.8,
    }
}
