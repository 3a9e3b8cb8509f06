//! Holding what must be true against what is.

use serde_json::Value;

use super::expectation::{Asked, Expectation, Illegal, Observer, Only};
use super::matching::{Difference, compare, farness, list, matches, unequal};
use super::play::{Play, json};
use crate::{Game, Ranking, SeatSet, Status, Step};

impl<G: Game> Play<'_, G> {
    /// Everything that is not as expected, or why that cannot even be asked.
    pub(super) fn differences(&self, expected: &Expectation) -> Result<Vec<Difference>, String> {
        let mut differences = Vec::new();
        if let Some(position) = &expected.position {
            let found = json(&self.table.game().position())?;
            differences.extend(compare("position", position, &found));
        }
        differences.extend(self.compare_status(expected));
        for step in &expected.legal {
            differences.extend(self.compare_legal(step)?);
        }
        for illegal in &expected.illegal {
            differences.extend(self.compare_illegal(illegal)?);
        }
        for (&observer, actions) in &expected.only {
            differences.extend(self.compare_only(observer, actions)?);
        }
        for (&observer, view) in &expected.sees {
            let place = format!("sees.{observer}");
            differences.extend(compare(&place, view, &self.view(observer)?));
        }
        for (&observer, words) in &expected.hides {
            differences.extend(self.compare_hidden(observer, words)?);
        }
        for (&observer, events) in &expected.shown {
            differences.extend(self.compare_shown(observer, events)?);
        }
        for (&observer, things) in &expected.not_told {
            differences.extend(self.compare_not_told(observer, things)?);
        }
        Ok(differences)
    }

    /// What those who must not notice the difference between two runs would notice.
    pub(super) fn compare_runs(
        &self,
        other: &Play<'_, G>,
        same: &[Observer],
    ) -> Result<Vec<Difference>, String> {
        let mut differences = Vec::new();
        for &observer in same {
            let place = |what: &str| format!("same.{observer} {what}");
            let told = |play: &Play<'_, G>| Value::from(play.told(observer).to_vec());
            let may = |play: &Play<'_, G>| {
                let actions = observer.0.map_or_else(Vec::new, |seat| play.table.actions(seat));
                Value::from(actions.iter().map(ToString::to_string).collect::<Vec<String>>())
            };
            let (view, another) = (self.view(observer)?, other.view(observer)?);
            unequal(&place("view"), &view, &another, &mut differences);
            unequal(&place("told"), &told(self), &told(other), &mut differences);
            unequal(&place("actions"), &may(self), &may(other), &mut differences);
        }
        Ok(differences)
    }

    fn compare_status(&self, expected: &Expectation) -> impl Iterator<Item = Difference> {
        let (asked, ranking) = match self.table.status() {
            Status::Seats(seats) => (Asked::Seats(seats), None),
            Status::Chance => (Asked::Chance, None),
            Status::Over(ranking) => (Asked::Nobody, Some(ranking)),
        };
        let at_the_end = |text: fn(Ranking) -> String| {
            ranking.map_or_else(|| "the game is not over".to_owned(), text)
        };
        let over = |over: bool| if over { "yes" } else { "no" }.to_owned();
        let seats = |seats: SeatSet| list(seats.iter());
        let pairs = [
            ("asked", expected.asked.map(|asked| asked.to_string()), asked.to_string()),
            ("over", expected.over.map(over), over(ranking.is_some())),
            (
                "winners",
                expected.winners.map(seats),
                at_the_end(|ranking| list(ranking.winners().iter())),
            ),
            (
                "places",
                expected.places.as_ref().map(list),
                at_the_end(|ranking| list(Vec::<u8>::from(ranking))),
            ),
            ("ending", expected.ending.clone(), self.table.game().ending().to_owned()),
        ];
        pairs.into_iter().filter_map(|(place, expected, found)| {
            let expected = expected.filter(|expected| *expected != found)?;
            Some(Difference::new(place, expected, found))
        })
    }

    fn compare_legal(&self, text: &str) -> Result<Option<Difference>, String> {
        let step = self.step(text)?;
        let found = match self.refusal(step)? {
            Some(refusal) => format!("refused by {}", refusal.rule()),
            None if self.is_listed(step) == Some(false) => {
                "accepted, but not listed as legal".to_owned()
            }
            None => return Ok(None),
        };
        Ok(Some(Difference::new(format!("legal \"{text}\""), "accepted", found)))
    }

    fn compare_illegal(&self, illegal: &Illegal) -> Result<Option<Difference>, String> {
        let step = self.step(&illegal.step)?;
        let found = match self.refusal(step)? {
            None => "accepted".to_owned(),
            Some(_) if self.is_listed(step) == Some(true) => {
                "refused, but listed as legal".to_owned()
            }
            Some(refusal) if illegal.by.as_ref().is_some_and(|by| by != refusal.rule()) => {
                format!("refused by {}", refusal.rule())
            }
            Some(_) => return Ok(None),
        };
        let by = illegal.by.as_ref().map_or(String::new(), |by| format!(" by {by}"));
        let place = format!("illegal \"{}\"", illegal.step);
        Ok(Some(Difference::new(place, format!("refused{by}"), found)))
    }

    /// Whether a step is listed as legal; chance is sampled and has no list.
    fn is_listed(&self, step: Step<G>) -> Option<bool> {
        match step {
            Step::Act(seat, action) => Some(self.table.actions(seat).contains(&action)),
            Step::Chance(_) => None,
        }
    }

    fn compare_only(&self, observer: Observer, only: &Only) -> Result<Vec<Difference>, String> {
        self.seated(observer)?;
        let Some(seat) = observer.0 else {
            return Err("`only` lists the actions of a seat, and spectators have none".to_owned());
        };
        let read = |actions: &[String]| -> Result<Vec<G::Action>, String> {
            let action = |text: &String| match self.step(&format!("{seat}: {text}"))? {
                Step::Act(_, action) => Ok(action),
                Step::Chance(_) => Err(format!("\"{text}\" is no action")),
            };
            actions.iter().map(action).collect()
        };
        let found = self.table.actions(seat);
        let (wanted, unwanted) = match only {
            Only::These(these) => {
                let these = read(these)?;
                let others = found.iter().filter(|action| !these.contains(action));
                (these.clone(), others.copied().collect())
            }
            Only::Some { has, lacks } => (read(has)?, read(lacks)?),
        };
        let lacking = wanted.iter().filter(|action| !found.contains(action));
        let lacking = lacking.map(|action| (action, "legal", "not legal"));
        let added = unwanted.iter().filter(|action| found.contains(action));
        let added = added.map(|action| (action, "not legal", "legal"));
        let difference = |(action, expected, found): (&G::Action, &str, &str)| {
            Difference::new(format!("only.{seat} \"{action}\""), expected, found)
        };
        Ok(lacking.chain(added).map(difference).collect())
    }

    fn view(&self, observer: Observer) -> Result<Value, String> {
        self.seated(observer)?;
        json(&self.table.view(observer.0))
    }

    fn compare_hidden(
        &self,
        observer: Observer,
        words: &[String],
    ) -> Result<Vec<Difference>, String> {
        let view = self.view(observer)?;
        let mut differences = Vec::new();
        for word in words {
            let mut found = places_of(word, "its view", &view);
            for (index, event) in self.told(observer).iter().enumerate() {
                found.extend(places_of(word, &format!("event {}", index + 1), event));
            }
            if !found.is_empty() {
                let place = format!("hides.{observer} \"{word}\"");
                differences.push(Difference::new(place, "nowhere", list(found)));
            }
        }
        Ok(differences)
    }

    /// The events must come in this order; others may come between them.
    fn compare_shown(
        &self,
        observer: Observer,
        events: &[Value],
    ) -> Result<Vec<Difference>, String> {
        self.seated(observer)?;
        let told = self.told(observer);
        let mut coming = told.iter();
        let missing = events.iter().position(|event| !coming.any(|told| matches(event, told)));
        Ok(missing.map_or_else(Vec::new, |index| {
            let place = format!("shown.{observer}.{}", index + 1);
            vec![Difference::new(place, events[index].to_string(), nearest(&events[index], told))]
        }))
    }

    /// Words that stand in no event someone was told of, and events that are not among them.
    fn compare_not_told(
        &self,
        observer: Observer,
        things: &[Value],
    ) -> Result<Vec<Difference>, String> {
        self.seated(observer)?;
        let told = (1..).zip(self.told(observer));
        let mut differences = Vec::new();
        for thing in things {
            let found = told.clone().flat_map(|(number, event)| match thing.as_str() {
                Some(word) => places_of(word, &format!("event {number}"), event),
                None if matches(thing, event) => vec![format!("event {number}: {event}")],
                None => Vec::new(),
            });
            let found: Vec<String> = found.collect();
            if !found.is_empty() {
                let place = format!("not-told.{observer} {thing}");
                differences.push(Difference::new(place, "nowhere", list(found)));
            }
        }
        Ok(differences)
    }
}

/// What comes nearest among many events; most of them have nothing to do with it.
const NEAREST: usize = 2;

/// The events that come nearest to one that is missing, by their numbers.
fn nearest(event: &Value, told: &[Value]) -> String {
    let mut ranked: Vec<(usize, usize)> =
        told.iter().enumerate().map(|(index, told)| (farness(event, told), index)).collect();
    ranked.sort_unstable();
    let tell = |&(far, index): &(usize, usize)| {
        let late = if far == 0 { ", too early" } else { "" };
        format!("event {} of {}{late}: {}", index + 1, told.len(), told[index])
    };
    match ranked.is_empty() {
        true => "no event at all".to_owned(),
        false => format!("nearest {}", list(ranked.iter().take(NEAREST).map(tell))),
    }
}

/// Where in a value a word stands: in a key, in a text, or as a whole number.
fn places_of(word: &str, place: &str, value: &Value) -> Vec<String> {
    let here = |is_here: bool| if is_here { vec![place.to_owned()] } else { Vec::new() };
    match value {
        Value::String(text) => here(text.contains(word)),
        Value::Number(number) => here(number.to_string() == word),
        Value::Null | Value::Bool(_) => Vec::new(),
        Value::Array(values) => {
            let values = values.iter().enumerate();
            values
                .flat_map(|(i, value)| places_of(word, &format!("{place}.{}", i + 1), value))
                .collect()
        }
        Value::Object(table) => {
            let inside = |(key, value): (&String, &Value)| {
                let place = format!("{place}.{key}");
                if key.contains(word) { vec![place] } else { places_of(word, &place, value) }
            };
            table.iter().flat_map(inside).collect()
        }
    }
}

impl std::fmt::Display for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Asked::Chance => f.write_str("chance"),
            Asked::Nobody => f.write_str("nobody"),
            Asked::Seats(seats) => f.write_str(&list(seats.iter())),
        }
    }
}
