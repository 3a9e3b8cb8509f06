//! Who has to pay whom how much.

use std::collections::BTreeMap;

use super::Referee;
use super::books::Books;
use super::cards::{Symbol, Text};
use super::events::What;
use super::facts::{self, Area};
use super::scenes::Scene;

/// Who pays whom, the bank being nobody.
type Payments = BTreeMap<(Option<usize>, Option<usize>), u32>;

impl Referee {
    /// What was paid in a scene must be what was due.
    pub(super) fn close_payments(&mut self, scene: &Scene, before: &Books, active: usize) {
        let mut found = Payments::new();
        for what in &scene.whats {
            if let What::Paid { from, to, amount } = what {
                let parties = (from.map(|seat| seat.0), to.map(|seat| seat.0));
                *found.entry(parties).or_default() += amount;
            }
        }
        found.retain(|_, amount| *amount > 0);
        let Some((rule, mut due)) = self.payments(scene, before, active) else { return };
        for ((from, _), amount) in &mut due {
            if let (None, Some(bank)) = (from, before.bank) {
                *amount = (*amount).min(bank);
            }
        }
        due.retain(|_, amount| *amount > 0);
        self.check(found == due, rule, || format!("{due:?} is to be paid, not {found:?}"));
    }

    /// What is due in a scene, and by which rule; nothing if that cannot be told.
    fn payments(
        &self,
        scene: &Scene,
        before: &Books,
        active: usize,
    ) -> Option<(&'static str, Payments)> {
        let me = Some(active);
        let built = |share: u32| -> Payments {
            let built = scene.whats.iter().filter_map(|what| match what {
                What::Built { area, .. } => Some(facts::cost(area.0) / share),
                _ => None,
            });
            Payments::from([((me, None), built.sum())])
        };
        Some(match (scene.symbol, scene.power) {
            (Some(Symbol::Money(amount)), _) => {
                let amount = if scene.is_skipped() { 0 } else { amount };
                ("AM-ACT-MONEY-01", Payments::from([((None, me), amount)]))
            }
            (Some(Symbol::Build), _) => ("AM-ACT-BUILD-04", built(1)),
            (Some(Symbol::Scroll), _) => {
                let card = scene.card?;
                if card.text == Text::BuildHalf {
                    return Some(("AM-ACT-BUILD-16", built(2)));
                }
                (card.rule, self.text_payments(scene, before, active, card.text)?)
            }
            (Some(Symbol::Event), _) => self.event_payments(scene, before)?,
            (None, Some(power)) => {
                let income = facts::income(power);
                let parties = if income > 0 { (None, me) } else { (me, None) };
                let amount = income.unsigned_abs() as u32;
                (facts::power_rule(power), Payments::from([(parties, amount)]))
            }
            _ => ("AM-FAQ-17", Payments::new()),
        })
    }

    /// What the text of a card makes people pay.
    fn text_payments(
        &self,
        scene: &Scene,
        before: &Books,
        active: usize,
        text: Text,
    ) -> Option<Payments> {
        let me = Some(active);
        let targets = scene.targets();
        let target = targets.first().copied();
        let spared = |seat: usize| scene.reacted(seat, "wallace-sonky");
        let takes = |seat: usize, most: u32| {
            if spared(seat) { 0 } else { most.min(before.players[seat].money) }
        };
        let takes_from = |seat: Option<usize>, most| {
            seat.map(|seat| ((Some(seat), me), takes(seat, most))).into_iter().collect()
        };
        let bank =
            |amount: u32| -> Option<Payments> { Some(Payments::from([((None, me), amount)])) };
        let read = |amount: usize| bank(if scene.is_skipped() { 0 } else { amount as u32 });
        let discarded = scene.count(|what| matches!(what, What::Discarded { .. })) as u32;
        let paid = scene.count(|what| matches!(what, What::Paid { amount: 1.., .. }));
        match text {
            Text::Loan => read(10),
            Text::SellCard => Some(takes_from(target, 2)),
            Text::StealFromOne => Some(takes_from(target, 3)),
            Text::GambleSteal => Some(takes_from(target.filter(|_| scene.face() >= Some(7)), 3)),
            Text::StealFromAll if scene.is_skipped() => Some(Payments::new()),
            Text::StealFromAll => {
                let others = self.others(active).into_iter();
                Some(others.map(|other| ((Some(other), me), takes(other, 2))).collect())
            }
            Text::EarnTrouble => read(before.troubles()),
            Text::EarnIsle => read(before.crowd(facts::ISLE_OF_GODS) as usize),
            Text::EarnBuildings => {
                read(before.areas.iter().filter(|area| area.building.is_some()).count())
            }
            Text::SellCards(each) => bank(each * discarded),
            Text::GambleBank if scene.face() >= Some(7) => bank(4),
            Text::GambleBank if scene.face() == Some(1) => None,
            Text::ForcePayment => Some(match targets[..] {
                [from, to] => Payments::from([((Some(from), Some(to)), takes(from, 3))]),
                _ => Payments::new(),
            }),
            Text::Buy { .. } => {
                let bought = scene.whats.iter().filter_map(|what| match what {
                    What::Bought { owner, area, .. } => Some((owner.0, facts::cost(area.0))),
                    _ => None,
                });
                Some(bought.map(|(owner, cost)| ((me, Some(owner)), cost)).collect())
            }
            Text::PayToMove | Text::PayToAssassinate | Text::PayToMakeRemove => {
                if target.is_some_and(spared) {
                    return None;
                }
                Some(target.map(|target| ((me, Some(target)), 2)).into_iter().collect())
            }
            // Whoever is asked chooses between money and something else.
            Text::Penalty | Text::Extort => {
                let pays = if paid > 0 { 5 } else { 0 };
                let target = target.filter(|target| !spared(*target));
                Some(target.map(|target| ((Some(target), me), pays)).into_iter().collect())
            }
            Text::Tribute | Text::EarnMinions => None,
            _ => Some(Payments::new()),
        }
    }

    /// AM-AREA-SMALL-GODS-01, AM-EVENT-SUBSIDENCE-01. What an event costs.
    fn event_payments(&self, scene: &Scene, before: &Books) -> Option<(&'static str, Payments)> {
        let mut due = Payments::new();
        let event = scene.event.as_deref()?;
        if event == "subsidence" {
            for (seat, player) in before.players.iter().enumerate() {
                let kept = (before.buildings(seat).len() as u32).min(player.money / 2);
                due.insert((Some(seat), None), 2 * kept);
            }
            return Some(("AM-EVENT-SUBSIDENCE-01", due));
        }
        let whole = self.on("small-gods-whole-area", &["de"]);
        let mut known: Vec<Area> = Vec::new();
        for (seat, area, pieces) in &scene.shields {
            let price = match (whole, known.contains(area)) {
                (false, _) => facts::SHIELD,
                (true, false) => facts::SHIELD * pieces,
                // A fire that comes back is a new threat; nothing else is.
                (true, true) if event == "fire" => facts::SHIELD * pieces,
                (true, true) => 0,
            };
            known.push(*area);
            *due.entry((Some(*seat), None)).or_default() += price;
        }
        let rule = if whole { "AM-AREA-SMALL-GODS-02" } else { "AM-AREA-SMALL-GODS-01" };
        Some((rule, due))
    }
}
