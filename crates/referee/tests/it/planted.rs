//! Bugs planted into the events of clean games, which a referee must notice.

use referee::Objection;
use serde_json::Value;

use crate::played::Played;

/// A referee.
pub(crate) type Check = fn(&Value, &[Value]) -> Vec<Objection>;

/// Plants a bug in the first game in which `plant` finds a place for it; the first objection
/// must be by this rule, at the event it was planted in or at a later one.
pub(crate) fn noticed(
    check: Check,
    games: &[Played],
    rule: &str,
    plant: impl Fn(&Value, &mut Vec<Value>) -> Option<usize>,
) {
    for played in games {
        let mut events = played.events.clone();
        let Some(place) = plant(&played.setup, &mut events) else { continue };
        let objections = check(&played.setup, &events);
        let first = objections.first();
        let explained = played.explain(&objections);
        assert_eq!(first.map(|first| first.rule), Some(rule), "planted at {place}:\n{explained}");
        return;
    }
    panic!("no game has a place for a bug against {rule}");
}

/// What happened in an event.
pub(crate) fn body(event: &Value) -> &Value {
    event.get("news").unwrap_or(&event["what"])
}

fn body_mut(event: &mut Value) -> &mut Value {
    let key = if event.get("news").is_some() { "news" } else { "what" };
    &mut event[key]
}

/// Whether an event is of this kind.
pub(crate) fn is(event: &Value, kind: &str) -> bool {
    body(event).get(kind).is_some()
}

/// The first event of this kind for which `change` finds something to change.
pub(crate) fn change(
    events: &mut [Value],
    kind: &str,
    change: impl Fn(&mut Value) -> bool,
) -> Option<usize> {
    let bodies = events.iter_mut().map(body_mut).enumerate();
    let mut known = bodies.filter(|(_, body)| body.get(kind).is_some());
    known.find_map(|(place, body)| change(&mut body[kind]).then_some(place))
}

/// Adds to a number of the first event of this kind that has it.
pub(crate) fn raise(events: &mut [Value], kind: &str, field: &str, by: i64) -> Option<usize> {
    change(events, kind, |body| {
        let Some(number) = body[field].as_i64().filter(|number| number + by >= 0) else {
            return false;
        };
        body[field] = (number + by).into();
        true
    })
}

/// Takes away the first event of this kind for which something holds.
pub(crate) fn lose(
    events: &mut Vec<Value>,
    kind: &str,
    holds: impl Fn(&Value) -> bool,
) -> Option<usize> {
    let place = events.iter().position(|event| is(event, kind) && holds(event))?;
    events.remove(place);
    Some(place)
}
