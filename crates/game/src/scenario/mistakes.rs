//! What is wrong with a file, for people who do not program: what stands there, what may
//! stand there, and an example.

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// At which key, and what is wrong there; `text` is what the table was read from.
pub(super) fn explain(error: &Error, text: &str, table: &DeTable<'_>) -> (String, String) {
    let span = error.span().unwrap_or(0..0);
    let mut path = path_to(table, span.start);
    // What lacks a key is the table around it, which begins where its first key does.
    if error.message().starts_with("missing field") && !is_table(table, &path) {
        path.pop();
    }
    let key = path.last().map_or("", String::as_str);
    let there = text.get(span).unwrap_or_default().trim();
    let problem = plain(error.message(), key, there);
    (path.join("."), problem)
}

/// Where the value with this path begins, or the deepest that is there:
/// `["given", "players", "2"]`.
pub(super) fn find(table: &DeTable<'_>, path: &[String]) -> Option<usize> {
    deepest(table, path).map(|value| value.span().start)
}

/// Where the elements of the list with this path begin.
pub(super) fn elements(table: &DeTable<'_>, path: &[&str]) -> Vec<usize> {
    let path: Vec<String> = path.iter().map(|&key| key.to_owned()).collect();
    match deepest(table, &path).map(Spanned::get_ref) {
        Some(DeValue::Array(list)) => list.iter().map(|element| element.span().start).collect(),
        _ => Vec::new(),
    }
}

fn is_table(table: &DeTable<'_>, path: &[String]) -> bool {
    deepest(table, path).is_some_and(|value| value.get_ref().is_table())
}

fn deepest<'a, 'i>(table: &'a DeTable<'i>, path: &[String]) -> Option<&'a Spanned<DeValue<'i>>> {
    let (first, mut rest) = path.split_first()?;
    let mut value = table.get(first.as_str())?;
    while let Some((key, more)) = rest.split_first() {
        let inside = match value.get_ref() {
            DeValue::Table(table) => table.get(key.as_str()),
            DeValue::Array(list) => {
                key.parse::<usize>().ok().and_then(|at| list.get(at.checked_sub(1)?))
            }
            _ => None,
        };
        let Some(inside) = inside else { break };
        (value, rest) = (inside, more);
    }
    Some(value)
}

/// The keys that lead to a place in the text, elements counted from 1.
fn path_to(table: &DeTable<'_>, at: usize) -> Vec<String> {
    for (key, value) in table.iter() {
        if key.span().contains(&at) {
            return vec![key.get_ref().to_string()];
        }
        if let Some(inside) = path_in(value.get_ref(), value.span(), at) {
            return [key.get_ref().to_string()].into_iter().chain(inside).collect();
        }
    }
    Vec::new()
}

/// The same inside a value, if the place is there at all. The parts of a table that has a
/// heading of its own stand outside of it, so they are all looked into.
fn path_in(value: &DeValue<'_>, span: std::ops::Range<usize>, at: usize) -> Option<Vec<String>> {
    let deeper = match value {
        DeValue::Table(table) => Some(path_to(table, at)).filter(|path| !path.is_empty()),
        DeValue::Array(list) => list.iter().enumerate().find_map(|(index, element)| {
            let inside = path_in(element.get_ref(), element.span(), at)?;
            Some([(index + 1).to_string()].into_iter().chain(inside).collect())
        }),
        _ => None,
    };
    deeper.or_else(|| span.contains(&at).then(Vec::new))
}

/// A sentence for a message of the reader's; the key and what stands there are empty where
/// nobody knows them.
pub(super) fn plain(message: &str, key: &str, there: &str) -> String {
    let message = message.trim();
    if let Some(rest) = message.strip_prefix("invalid type: ")
        && let Some((found, expected)) = rest.split_once(", expected ")
    {
        return format!("this is {}, but {}", stands(found), may_stand(expected, key));
    }
    if let Some(rest) = message.strip_prefix("invalid value: ")
        && let Some((found, expected)) = rest.split_once(", expected ")
    {
        return format!("{} does not fit: {}", stands(found), may_stand(expected, key));
    }
    if let Some(rest) = message.strip_prefix("invalid length ")
        && let Some((found, expected)) = rest.split_once(", expected ")
    {
        return format!("the list has {found} elements, but {}", may_stand(expected, key));
    }
    if let Some(rest) = message.strip_prefix("unknown field ") {
        let (name, others) = names(rest);
        return format!("there is no key \"{name}\" here{}", instead(&name, &others));
    }
    if let Some(rest) = message.strip_prefix("unknown variant ") {
        let (name, others) = names(rest);
        return format!("\"{name}\" is no word for this{}", instead(&name, &others));
    }
    if let Some(rest) = message.strip_prefix("missing field ") {
        let (name, _) = names(rest);
        return format!("the key \"{name}\" is missing; write it as {}", example(&name));
    }
    syntax(message, there)
}

/// The first name in backticks, and the others.
fn names(text: &str) -> (String, Vec<String>) {
    let mut names = text.split('`').skip(1).step_by(2).map(str::to_owned);
    (names.next().unwrap_or_default(), names.collect())
}

/// What could be written in place of a word that means nothing.
fn instead(name: &str, others: &[String]) -> String {
    let near = crate::step::nearest(name, others.iter().map(String::as_str));
    let others = others.join(", ");
    match near {
        _ if others.is_empty() => ": nothing can be written here".to_owned(),
        Some(near) => format!(", perhaps \"{near}\"; there is {others}"),
        None => format!("; there is {others}"),
    }
}

/// How a key is written that every entry of its kind needs.
fn example(key: &str) -> String {
    match key {
        "game" => "game = \"ankh-morpork\" at the top of the file".to_owned(),
        "title" => "title = \"A second minion brings trouble\"".to_owned(),
        "rules" => "rules = [\"AM-TROUBLE-01\"]".to_owned(),
        _ => format!("{key} = …"),
    }
}

/// What was found, in words.
fn stands(found: &str) -> String {
    let quoted = || found.split('`').nth(1).unwrap_or(found);
    if let Some(text) = found.strip_prefix("string ") {
        format!("the text {text}")
    } else if found.starts_with("integer ") || found.starts_with("floating point ") {
        format!("the number {}", quoted())
    } else if found.starts_with("boolean ") {
        format!("the word {}", quoted())
    } else if found == "map" {
        "a table { … }".to_owned()
    } else if found == "sequence" {
        "a list […]".to_owned()
    } else {
        format!("\"{found}\"")
    }
}

/// What may stand there, in words, with an example.
fn may_stand(expected: &str, key: &str) -> String {
    let key = if key.is_empty() || key.parse::<usize>().is_ok() {
        String::new()
    } else {
        format!("{key} = ")
    };
    let number =
        |most: &str| format!("a whole number from 0 to {most} must stand here, for example {key}3");
    match expected {
        "u8" => number("255"),
        "u16" => number("65535"),
        "u32" | "u64" | "usize" => number("4294967295"),
        "a boolean" => format!("true or false must stand here, for example {key}true"),
        "a string" | "a borrowed string" | "a character" => {
            format!("a text in quotation marks must stand here, for example {key}\"…\"")
        }
        "a sequence" | "an array" => {
            format!("a list in square brackets must stand here, for example {key}[1, 2]")
        }
        _ if expected.starts_with("an array with no more than ") => {
            let most: String = expected.chars().filter(char::is_ascii_digit).collect();
            format!("a list of at most {most} must stand here, for example {key}[…]")
        }
        _ if expected.starts_with("struct ") || expected == "a map" => {
            format!("a table of keys must stand here, for example {key}{{ … }}")
        }
        _ if expected.starts_with("enum ") || expected.starts_with("variant") => {
            format!("a word in quotation marks, or a table with one, must stand here: {key}\"…\"")
        }
        _ => format!("what may stand here is {expected}"),
    }
}

/// Where the text is no TOML at all, or says something of a game that cannot be.
fn syntax(message: &str, there: &str) -> String {
    let what = message.split(", expected").next().unwrap_or(message);
    let here = there.lines().next().filter(|line| !line.is_empty());
    let here = here.map_or(String::new(), |line| format!(" (here: {line})"));
    let say = match what {
        "string values must be quoted" => "a word needs quotation marks: phase = \"play\"",
        "key with no value" | "missing value" | "missing value for key" => {
            "a key needs a value behind an equals sign: money = 3"
        }
        "missing comma between array elements" => "the elements of a list need commas: [1, 2]",
        "missing comma between key-value pairs" => {
            "the keys of a table need commas: { money = 3, trouble = true }"
        }
        "duplicate key" => "this key stands here twice; put both into one",
        "unclosed array" => "a list begins and does not end: ] is missing",
        "unclosed inline table" => "a table begins and does not end: } is missing",
        "unclosed table" | "unclosed array table" => {
            "a heading begins and does not end: [scenario.then]"
        }
        "missing opening quote" => "a text ends and does not begin: a quotation mark is missing",
        "unexpected key or value" | "unexpected content" => {
            "this line holds more than one key with its value"
        }
        _ if what.starts_with("invalid basic string") || what.contains("literal string") => {
            "a text begins and does not end: a quotation mark is missing"
        }
        "integer number overflowed" => "a number this large fits nowhere",
        // The sentences of the games themselves say all there is to say.
        _ => return message.to_owned(),
    };
    format!("{say}{here}")
}
