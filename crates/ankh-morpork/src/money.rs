//! Money: the bank and payments between players.

use game::{Seat, Sink};

use crate::editions::{Edition, Switch};
use crate::events::{Event, What};
use crate::state::AnkhMorpork;

/// AM-CARD-MR-BENT. What a loan brings.
pub const LOAN: u16 = 10;
/// AM-SCORE-05, AM-PERS-CHRYSOPRASE-02. What is paid back for a loan, or counts against
/// Chrysoprase.
pub const LOAN_REPAYMENT: u16 = 12;
/// AM-SCORE-06. The points that a loan costs which is not paid back.
pub const LOAN_PENALTY: u16 = 15;

/// AM-COMP-08. The money in the box of an edition.
pub(crate) const fn coins(edition: Edition) -> u16 {
    match edition {
        Edition::Fr => 130,
        Edition::En | Edition::De | Edition::Es => 120,
    }
}

impl AnkhMorpork {
    /// Takes money from the bank, as far as it has some (AM-SETUP-07).
    pub(crate) fn gain(&mut self, seat: Seat, amount: u16, tell: &mut impl Sink<Event>) {
        let mut amount = amount;
        if self.switches.on(Switch::FiniteBank) {
            amount = amount.min(self.bank);
            self.bank -= amount;
        }
        self.money[seat] += amount;
        self.say(tell, What::Paid { from: None, to: Some(seat), amount });
    }

    /// Pays the bank; the player has the money.
    pub(crate) fn spend(&mut self, seat: Seat, amount: u16, tell: &mut impl Sink<Event>) {
        self.money[seat] -= amount;
        if self.switches.on(Switch::FiniteBank) {
            self.bank += amount;
        }
        self.say(tell, What::Paid { from: Some(seat), to: None, amount });
    }

    /// One player pays another, as far as there is money (AM-ACT-SCROLL-04).
    pub(crate) fn hand_money(
        &mut self,
        from: Seat,
        to: Seat,
        amount: u16,
        tell: &mut impl Sink<Event>,
    ) {
        let amount = amount.min(self.money[from]);
        self.money[from] -= amount;
        self.money[to] += amount;
        self.say(tell, What::Paid { from: Some(from), to: Some(to), amount });
    }
}
