//! What a form of answers says: actions in notation.
//!
//! A button carries one or more actions, parted by semicolons, in the field `action`.
//! Ticked boxes are fields `tick`, each an action, in the order of the page. They count
//! only where the button asks for them with `#`: alone, it stands for the ticked actions;
//! in an action, such as `play #`, for their number, and they follow it.

use std::fmt::Display;

/// The actions that the fields of a form spell, in order.
pub fn answer<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let mut actions = Vec::new();
    let mut ticks = Vec::new();
    let mut asks_for_ticks = false;
    for (name, value) in fields {
        match name {
            "action" => actions.extend(value.split(';').map(str::trim)),
            "tick" => ticks.push(value.trim().to_owned()),
            _ => {}
        }
    }
    let number = ticks.len().to_string();
    let mut spelled: Vec<String> = Vec::with_capacity(actions.len() + ticks.len());
    for action in actions {
        asks_for_ticks |= action.contains('#');
        if !action.is_empty() && action != "#" {
            spelled.push(action.replace('#', &number));
        }
    }
    if asks_for_ticks {
        spelled.append(&mut ticks);
    }
    spelled
}

/// What a button carries for these actions.
pub(crate) fn spelled(actions: impl IntoIterator<Item = impl Display>) -> String {
    actions.into_iter().map(|action| action.to_string()).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::{answer, spelled};

    #[test]
    fn a_button_carries_its_actions() {
        assert_eq!(answer([("csrf", "x"), ("action", "enter farm-1")]), ["enter farm-1"]);
        assert_eq!(
            answer([("action", "play 2; lay monk-3; lay joker")]),
            ["play 2", "lay monk-3", "lay joker"]
        );
        assert!(answer([("csrf", "x")]).is_empty());
        let actions = ["play 1", "lay joker"];
        assert_eq!(answer([("action", spelled(actions).as_str())]), actions);
    }

    #[test]
    fn ticks_count_only_for_a_button_that_asks_for_them() {
        let ticked = [("tick", "lay monk-3"), ("tick", "lay joker")];
        let press = |action| answer([("action", action)].into_iter().chain(ticked));
        assert_eq!(press("play #"), ["play 2", "lay monk-3", "lay joker"]);
        assert_eq!(press("#"), ["lay monk-3", "lay joker"]);
        assert_eq!(press("play 0"), ["play 0"]);
    }

    #[test]
    fn the_button_may_stand_behind_the_boxes() {
        assert_eq!(answer([("tick", "give gold"), ("action", "#")]), ["give gold"]);
    }
}
