//! What the game never loses and never makes.

use game::Seat;

use crate::areas::Area;
use crate::board::{BUILDINGS, DEMONS, MINIONS, Owner, TROLLS};
use crate::cards::Cards;
use crate::money::coins;
use crate::personalities::Personalities;
use crate::state::AnkhMorpork;

impl AnkhMorpork {
    /// Counts pieces, cards, personalities and money, and asks once more; says what is
    /// wrong, if anything.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_pieces()?;
        self.audit_cards()?;
        self.audit_personalities()?;
        self.audit_money()?;
        self.audit_question()
    }

    fn audit_pieces(&self) -> Result<(), String> {
        let limits = [MINIONS, MINIONS, MINIONS, MINIONS, TROLLS, DEMONS];
        for (owner, most) in Owner::ALL.into_iter().zip(limits) {
            let total = self.board.total(owner);
            if total > most {
                return Err(format!("{owner} has {total} pieces on the board"));
            }
        }
        for seat in Seat::all(4) {
            let buildings = self.board.buildings[seat.index()].len();
            let absent = seat.index() >= self.players();
            if buildings > BUILDINGS || (absent && buildings > 0) {
                return Err(format!("seat {seat} has {buildings} buildings"));
            }
        }
        for area in Area::ALL {
            let builders = self.board.buildings.iter().filter(|areas| areas.contains(area)).count();
            if builders > 1 {
                return Err(format!("{area} has {builders} buildings"));
            }
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), String> {
        let front = self.front.map_or(Cards::NONE, Cards::only);
        let zones =
            self.hands.iter().chain(&self.before).chain([&self.draw, &self.discard, &front]);
        let (mut all, mut count) = (Cards::NONE, 0);
        for &zone in zones {
            all |= zone;
            count += zone.len();
        }
        if all != self.cards_in_play() || count != all.len() {
            return Err(format!("there are {count} cards, {} of them different", all.len()));
        }
        if !self.aside.is_empty() && !self.hands.iter().any(|&hand| (self.aside & !hand).is_empty())
        {
            return Err("a card is aside that is in no hand".to_owned());
        }
        Ok(())
    }

    fn audit_personalities(&self) -> Result<(), String> {
        let mut all = self.unused;
        let held = self.personalities.iter().flatten();
        held.clone().for_each(|&personality| all.insert(personality));
        let count = self.unused.len() as usize + held.count();
        let expected = Personalities::in_play(self.players);
        if all != expected || count != expected.len() as usize {
            return Err(format!("there are {count} personalities: {all:?}"));
        }
        Ok(())
    }

    fn audit_money(&self) -> Result<(), String> {
        let total = self.bank + self.money.0.iter().sum::<u16>();
        if self.has_finite_bank() && total != coins(self.edition) {
            return Err(format!("there are ${total} in the game"));
        }
        Ok(())
    }

    /// Who is asked what follows from all the rest, and is kept beside it.
    fn audit_question(&self) -> Result<(), String> {
        let mut asked_again = *self;
        asked_again.ask();
        if asked_again != *self {
            return Err(format!("{:?} is asked of {:?}", self.question, self.asked));
        }
        Ok(())
    }
}
