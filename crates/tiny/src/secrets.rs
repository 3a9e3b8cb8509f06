//! What is hidden in the tiny game, and guessing it.

use arrayvec::ArrayVec;
use game::{Dice, Game, Seat, Secrets, Status, Step, Worlds};
use serde::{Deserialize, Deserializer};

use crate::{Cards, Move, Phase, Player, Tiny, View};

impl Secrets for Tiny {
    /// Hidden from a seat are the stock, and the hands and chosen cards of the others.
    fn scramble(&mut self, seat: Option<Seat>, dice: &mut impl Dice) {
        let mut hidden = self.stock;
        for other in Seat::all(self.seats()).filter(|&other| Some(other) != seat) {
            let player = &self.players[other.index()];
            hidden.add(player.hand);
            hidden.add(player.passing);
        }
        for other in Seat::all(self.seats()).filter(|&other| Some(other) != seat) {
            let player = &mut self.players[other.index()];
            player.hand = hidden.draw(player.hand.len(), dice);
            player.passing = hidden.draw(player.passing.len(), dice);
        }
        self.stock = hidden;
    }

    fn conceals(&self, step: &Step<Tiny>, seat: Option<Seat>) -> bool {
        match *step {
            Step::Chance(_) => seat != Some(self.turn),
            Step::Act(by, Move::Pass(_)) => seat != Some(by),
            Step::Act(..) => false,
        }
    }

    /// As the last card is chosen, everyone sees what comes from the right.
    fn reveals(&self, step: &Step<Tiny>, seat: Option<Seat>) -> String {
        let (Step::Act(last, Move::Pass(card)), Some(seat)) = (*step, seat) else {
            return String::new();
        };
        if self.status() != Status::seat(last) {
            return String::new();
        }
        let right = Seat::all(self.seats()).find(|right| right.next(self.seats()) == seat);
        match right {
            Some(right) if right == last => format!("{card}"),
            Some(right) => format!("{:?}", self.players[right.index()].passing),
            None => String::new(),
        }
    }
}

impl Worlds for Tiny {
    fn read_view<'de, D: Deserializer<'de>>(from: D, _memory: &Cards) -> Result<View, D::Error> {
        View::deserialize(from)
    }

    fn world(view: &View, dice: &mut impl Dice) -> Tiny {
        let seats = view.played.len();
        let mut players: ArrayVec<Player, 4> =
            view.played.iter().map(|&played| Player { played, ..Player::default() }).collect();
        if let Some(seat) = view.seat {
            let own = &mut players[seat.index()];
            (own.hand, own.passing) = (view.hand, view.passing);
            // Once all have chosen, what was passed to the left is there until played.
            if view.phase == Phase::Play {
                players[seat.next(seats).index()].hand = view.passed;
            }
        }
        let mut unseen = players.iter().fold(Cards::ALL, |unseen, player| {
            unseen.without(player.hand).without(player.passing).without(player.played)
        });
        for other in Seat::all(seats).filter(|&other| Some(other) != view.seat) {
            let player = &mut players[other.index()];
            let missing = view.hand_sizes[other.index()] - player.hand.len();
            player.hand.add(unseen.draw(missing, dice));
            player.passing = unseen.draw(view.have_chosen.contains(other) as usize, dice);
        }
        Tiny { phase: view.phase, turn: view.turn, stock: unseen, players }
    }
}
