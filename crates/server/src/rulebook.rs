//! The rules in words, by their ids: for whoever was refused.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use game::Game;
use game::ledger::{self, Ledger};

static LEDGERS: LazyLock<Mutex<HashMap<&'static str, &'static Ledger>>> =
    LazyLock::new(Mutex::default);

/// The rule with this id, as its ledger words it.
pub(crate) fn sentence<G: Game>(rule: &str) -> String {
    let found = ledger::<G>().find(rule).map(|rule| rule.text.clone());
    let found = found.or_else(|| Ledger::house().find(rule).map(|rule| rule.text.clone()));
    found.unwrap_or_else(|| format!("not allowed by {rule}"))
}

/// A ledger is read once and then kept.
fn ledger<G: Game>() -> &'static Ledger {
    let mut ledgers = LEDGERS.lock().unwrap_or_else(|error| error.into_inner());
    ledgers.entry(G::NAME).or_insert_with(|| {
        let ledger = ledger::parse(G::LEDGER).unwrap_or_default();
        Box::leak(Box::new(ledger))
    })
}
