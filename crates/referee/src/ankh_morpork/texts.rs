//! AM-CARD. What the texts of cards do beside money.

use super::Referee;
use super::books::Books;
use super::cards::Text;
use super::events::What;
use super::facts::{self, HAND};
use super::scenes::Scene;

impl Referee {
    /// Whether a text did what it says.
    pub(super) fn close_text(&mut self, scene: &Scene, before: &Books, active: usize) {
        let Some(card) = scene.card else { return };
        if scene.is_skipped() {
            return;
        }
        let count = |like: &dyn Fn(&What) -> bool| scene.count(like);
        let drew = count(&|what| matches!(what, What::Drew { .. }));
        let recovered = count(&|what| matches!(what, What::Recovered { .. }));
        let discarded = count(&|what| matches!(what, What::Discarded { .. }));
        let gave = count(&|what| matches!(what, What::Gave { .. }));
        let removed = count(&|what| matches!(what, What::Removed { .. }));
        let rolled = count(&|what| matches!(what, What::Rolled { .. }));
        let moved = count(&|what| matches!(what, What::Moved { .. }));
        let troubled = count(&|what| matches!(what, What::Troubled { .. }));
        let borrowed = count(&|what| matches!(what, What::Borrowed { .. }));
        let stuck = count(&|what| matches!(what, What::Stuck { .. }));
        let demolished = count(&|what| matches!(what, What::Demolished { .. }));
        let placed = count(&|what| matches!(what, What::Placed { seat, .. } if seat.0 == active));
        let paid = |from: usize, amount: u32| {
            let due = |what: &What| {
                matches!(what, What::Paid { from: Some(f), to: Some(t), amount: a }
                    if f.0 == from && t.0 == active && *a == amount)
            };
            count(&due)
        };
        let target = scene.targets().first().copied();
        let spared = |seat: usize| scene.reacted(seat, "wallace-sonky");
        let open = target.filter(|target| !spared(*target));
        let hand = |seat: usize| before.players[seat].hand.len();
        let draws = |due: usize| drew == due || (self.is_cut_short() && drew < due);
        let holds = match card.text {
            Text::Loan => borrowed == 1,
            Text::Draw(cards) => draws(cards as usize),
            Text::DrawPerBuilding => draws(before.buildings(active).len()),
            Text::Recover => recovered == before.discard.len().min(4),
            Text::DiscardOne => discarded <= 1,
            Text::DiscardRefill => {
                let held =
                    hand(active) + before.players[active].stuck - discarded.min(hand(active));
                discarded <= 3 && draws(HAND.saturating_sub(held))
            }
            Text::DemandCards => gave == open.map_or(0, |seat| hand(seat).min(2)),
            Text::SellCard => gave == usize::from(open.is_some()),
            Text::StealCard => gave == open.map_or(0, |seat| hand(seat).min(1)),
            Text::DiscardOpponentCard => discarded == open.map_or(0, |seat| hand(seat).min(1)),
            Text::Penalty => open.is_none_or(|seat| stuck + paid(seat, 5) == 1),
            Text::Extort => open.is_none_or(|seat| demolished + paid(seat, 5) <= 1),
            Text::Tribute => self.others(active).into_iter().all(|other| {
                let given =
                    count(&|what| matches!(what, What::Gave { from, .. } if from.0 == other));
                let given = given + paid(other, 1);
                let can = before.players[other].money > 0 || hand(other) > 0;
                given == usize::from(can && !spared(other))
            }),
            Text::EarnMinions => {
                let earned: u32 = scene
                    .whats
                    .iter()
                    .map(|what| match what {
                        What::Paid { amount, .. } => *amount,
                        _ => 0,
                    })
                    .sum();
                let areas = (0..facts::AREAS).filter(|area| before.areas[*area].trouble);
                let mut worth = areas.map(|area| 2 * before.crowd(area));
                let due = |worth: u32| before.bank.map_or(worth, |bank| worth.min(bank));
                worth.any(|worth| due(worth) == earned)
            }
            Text::GambleSteal | Text::GambleBank | Text::GambleRemove => {
                rolled == 1 && removed <= 1
            }
            Text::RollAndRemove => rolled == 2 && removed <= 2,
            Text::EachRemoves => self.others(active).into_iter().all(|other| {
                let lost =
                    |what: &What| matches!(what, What::Removed { minion } if minion.owner == other);
                let answered = scene.reactions.iter().any(|(seat, _)| *seat == other);
                answered || count(&lost) == usize::from(before.minions(other) > 0)
            }),
            Text::Flee | Text::MoveOpponent | Text::MoveOwn | Text::PayToMove => moved <= 1,
            Text::PayToMakeRemove | Text::PayToAssassinate | Text::RemoveFromUnrealEstate => {
                removed <= 1
            }
            Text::AddTrouble | Text::SpreadTrouble => troubled <= 1,
            Text::PlaceNearUnrealEstate(most) => placed <= most as usize,
            Text::PlaceAtBuilding | Text::PlaceAtTrouble | Text::PlaceQuietly => placed <= 1,
            _ => true,
        };
        self.check(holds, card.rule, || format!("{} does something else", card.name));
    }
}
