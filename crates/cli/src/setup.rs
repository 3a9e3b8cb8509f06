//! A table's set-up from the command line, for any game.
//!
//! Nothing here knows a game: what can be set is what the game's default set-up
//! holds when it is written as data.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use game::{Game, MAX_SEATS, Refusal};
use serde_json::Value;

use crate::games::Listed;

/// Players, edition and options of a table.
#[derive(Args, Clone, Default, Debug)]
pub(crate) struct TableArgs {
    /// How many play [default: the game's own]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// By which rulebook, where a game has several: en, de, es, fr
    #[arg(long, value_name = "E")]
    pub(crate) edition: Option<String>,
    /// An option of the table; a name that does not exist brings the list of them
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = assignment)]
    pub(crate) options: Vec<(String, Value)>,
}

impl TableArgs {
    /// A game of `G` before its first step.
    pub(crate) fn start<G: Listed>(&self) -> Result<G> {
        let setup = self.setup::<G>()?;
        G::new(&setup).map_err(|refusal| anyhow!(self.why_refused::<G>(refusal)))
    }

    fn setup<G: Listed>(&self) -> Result<G::Setup> {
        let players = self.players.map(|players| ("players", players.into()));
        let edition = self.edition.as_deref().map(|edition| ("edition", edition.into()));
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.clone()));
        let mut setup = G::Setup::default();
        for (name, value) in players.into_iter().chain(edition).chain(options) {
            setup = assign::<G>(&setup, name, value)?;
        }
        Ok(setup)
    }

    /// A number of players that does not fit is the usual reason, and worth its own words.
    fn why_refused<G: Listed>(&self, refusal: Refusal) -> String {
        let fitting: Vec<u8> =
            (1..=MAX_SEATS as u8).filter(|&players| self.fits::<G>(players)).collect();
        match (self.players, &fitting[..]) {
            (Some(players), [fewest, .., most]) if !fitting.contains(&players) => {
                format!("{} is for {fewest} to {most} players, not {players}", G::NAME)
            }
            _ => format!("{} cannot start from this set-up: {refusal}", G::NAME),
        }
    }

    fn fits<G: Listed>(&self, players: u8) -> bool {
        let other = TableArgs { players: Some(players), ..self.clone() };
        other.setup::<G>().is_ok_and(|setup| G::new(&setup).is_ok())
    }
}

/// The edition a set-up names, if its game has editions.
pub(crate) fn edition<G: Game>(setup: &G::Setup) -> Option<String> {
    let setup = serde_json::to_value(setup).ok()?;
    Some(setup.get("edition")?.as_str()?.to_owned())
}

fn assign<G: Listed>(setup: &G::Setup, name: &str, value: Value) -> Result<G::Setup> {
    let mut data = serde_json::to_value(setup)?;
    let options = options::<G>()?;
    let Some(option) = options.iter().find(|option| is_called(option, name)) else {
        let names: Vec<&str> = options.iter().map(|option| short(option)).collect();
        bail!("{} has no option \"{name}\"; its options are {}", G::NAME, names.join(", "));
    };
    let told = value.to_string();
    let place = option.split('.').fold(&mut data, |inside, field| &mut inside[field]);
    *place = value;
    serde_json::from_value(data).with_context(|| format!("{} cannot have {name}={told}", G::NAME))
}

/// Everything that can be set, with dots where one thing is inside another.
fn options<G: Listed>() -> Result<Vec<String>> {
    let mut options = fields(&serde_json::to_value(G::Setup::default())?);
    options.extend(G::more_options());
    Ok(options)
}

fn fields(data: &Value) -> Vec<String> {
    let mut names = Vec::new();
    for (name, inside) in data.as_object().into_iter().flatten() {
        if inside.is_object() {
            names.extend(fields(inside).iter().map(|field| format!("{name}.{field}")));
        } else {
            names.push(name.clone());
        }
    }
    names
}

/// An option is called by its last word, or by all of them with dots between.
fn is_called(option: &str, name: &str) -> bool {
    let (option, name) = (option.replace('_', "-"), name.replace('_', "-"));
    option == name || short(&option) == name
}

fn short(option: &str) -> &str {
    option.rsplit('.').next().unwrap_or(option)
}

/// `name=value`, where the value is a number, `true`, a list, … or else a word.
fn assignment(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    Ok((name.to_owned(), value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coin::{Coin, Edition};
    use game::Seat;

    fn table(players: Option<u8>, edition: Option<&str>, set: &[&str]) -> TableArgs {
        let options = set.iter().map(|option| assignment(option).unwrap()).collect();
        TableArgs { players, edition: edition.map(str::to_owned), options }
    }

    fn sentence(table: &TableArgs) -> String {
        format!("{:#}", table.start::<Coin>().unwrap_err())
    }

    #[test]
    fn nothing_said_is_the_default() {
        let game: Coin = table(None, None, &[]).start().unwrap();
        assert_eq!(game.setup(), Default::default());
    }

    #[test]
    fn players_edition_and_options_are_set() {
        let asked = table(Some(4), Some("de"), &["loaded_coin=true"]);
        let setup = asked.start::<Coin>().unwrap().setup();
        assert_eq!((setup.players, setup.edition), (4, Edition::De));
        assert!(setup.options.loaded_coin);
        assert_eq!(edition::<Coin>(&setup).as_deref(), Some("de"));
    }

    #[test]
    fn an_option_has_a_long_name_too() {
        let asked = table(None, None, &["options.loaded-coin=true"]);
        assert!(asked.start::<Coin>().unwrap().setup().options.loaded_coin);
    }

    #[test]
    fn an_option_that_the_default_leaves_out_is_set() {
        let asked = table(None, None, &["first=2"]);
        assert_eq!(asked.start::<Coin>().unwrap().setup().first, Some(Seat::new(1)));
    }

    #[test]
    fn a_wrong_number_of_players_is_told_the_right_ones() {
        assert_eq!(sentence(&table(Some(7), None, &[])), "coin is for 2 to 4 players, not 7");
    }

    #[test]
    fn an_unknown_edition_is_told_the_known_ones() {
        let sentence = sentence(&table(None, Some("it"), &[]));
        assert!(sentence.starts_with("coin cannot have edition=\"it\": unknown variant"));
        assert!(sentence.contains("`en` or `de`"), "{sentence}");
    }

    #[test]
    fn an_unknown_option_is_told_the_known_ones() {
        assert_eq!(
            sentence(&table(None, None, &["weather=rain"])),
            "coin has no option \"weather\"; \
             its options are edition, loaded-coin, thick-coin, players, first"
        );
    }
}
