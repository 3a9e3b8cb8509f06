//! Everything before the first round.

use super::Referee;
use super::books::add;
use super::events::{Buildings, News};
use super::facts;
use crate::reader::Read;

impl Referee {
    pub(super) fn set_up(&mut self) -> Read {
        self.buildings_are_chosen()?;
        for (card, number, building) in facts::PILES {
            if building.is_empty() || self.books.in_use(building) {
                add(&mut self.books.piles, card, number);
            }
        }
        for place in 1..=facts::NUN_ROW {
            let laid = |news: &News| match news {
                News::NunLaid { place } => Some(*place),
                _ => None,
            };
            let found = self.take("RC-SETUP-07", "five cards are the Nun-row", laid)?;
            self.check(found == place, "RC-SETUP-07", || format!("place {found} is not {place}"));
        }
        for seat in 1..=self.setup.players {
            self.draw("RC-SETUP-08", seat, facts::FIRST_HAND)?;
        }
        let found = self.start_player("RC-SETUP-17")?;
        let named = self.setup.start.is_none_or(|named| named == found);
        let known = (1..=self.setup.players).contains(&found);
        self.check(named && known, "RC-SETUP-17", || format!("{found} does not start"));
        self.books.start = found;
        Ok(())
    }

    /// RC-SETUP-12. Five cards of each class take part.
    fn buildings_are_chosen(&mut self) -> Read {
        let copies = |building: &str| (1..=5).map(|copy| format!("{building}-{copy}")).collect();
        let chosen: Vec<String> = match &self.setup.buildings {
            Buildings::FirstGame => {
                facts::FIRST_GAME.iter().flat_map(|name| -> Vec<String> { copies(name) }).collect()
            }
            Buildings::Custom(cards) => cards.clone(),
            Buildings::OnePerClass => {
                let mut chosen = Vec::new();
                for (class, _) in facts::CLASSES {
                    let takes_part = |news: &News| match news {
                        News::BuildingTakesPart { building } => Some(building.clone()),
                        _ => None,
                    };
                    let wanted = "one building of each class takes part";
                    let building = self.take("RC-SETUP-13", wanted, takes_part)?;
                    let fits = facts::class_of_building(&building) == Some(class);
                    self.check(fits, "RC-SETUP-12", || format!("{building} is not of {class}"));
                    chosen.extend::<Vec<String>>(copies(&building));
                }
                chosen
            }
            Buildings::Mixed => {
                let mut chosen = Vec::new();
                for _ in 0..30 {
                    let takes_part = |news: &News| match news {
                        News::CardTakesPart { card } => Some(card.clone()),
                        _ => None,
                    };
                    chosen.push(self.take("RC-SETUP-13", "thirty cards take part", takes_part)?);
                }
                chosen
            }
        };
        for (class, _) in facts::CLASSES {
            let of_class =
                |card: &&String| facts::building_of(card).is_some_and(|(b, _)| b.class == class);
            let mut cards: Vec<&String> = chosen.iter().filter(of_class).collect();
            cards.sort();
            cards.dedup();
            let number = cards.len();
            self.check(number == 5, "RC-SETUP-12", || format!("{number} cards of {class}"));
        }
        self.books.buildings.clone_from(&chosen);
        self.books.chosen = chosen;
        Ok(())
    }

    /// Who gets the start player card.
    pub(super) fn start_player(&mut self, rule: &'static str) -> Read<usize> {
        self.take(rule, "the start player card goes to somebody", |news| match news {
            News::StartPlayer { seat } => Some(*seat),
            _ => None,
        })
    }
}
