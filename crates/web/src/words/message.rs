//! A Fluent message, ready to be filled in: text, variables, and choices between them.
//!
//! Messages of ours need no more of Fluent than that, and a table page fills in hundreds,
//! so they are read once into a form that only has to be written down.

use std::borrow::Cow;
use std::fmt::Write;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::Lang;

/// A value for a variable: a number chooses plurals, a text stands as it is.
#[derive(Clone, Debug)]
pub(super) enum Filling<'a> {
    Text(Cow<'a, str>),
    Number(i64),
}

/// The parts of a message, in order.
#[derive(Debug)]
pub(super) struct Message(Vec<Part>);

#[derive(Debug)]
enum Part {
    Text(Cow<'static, str>),
    Variable(&'static str),
    Choice { by: &'static str, variants: Vec<(&'static str, Message)>, otherwise: Message },
}

impl Message {
    /// The message of a parsed pattern, or what in it we have no use for.
    pub(super) fn new(pattern: &Pattern<&'static str>) -> Result<Message, String> {
        pattern.elements.iter().map(Part::new).collect::<Result<_, _>>().map(Message)
    }

    /// The text of a message that has nothing to fill in.
    pub(super) fn plain(&self) -> Option<String> {
        let text = |part: &Part| match part {
            Part::Text(text) => Some(text.to_string()),
            _ => None,
        };
        self.0.iter().map(text).collect()
    }

    /// Writes the message with these values; names those it has no value for.
    pub(super) fn write(
        &self,
        lang: Lang,
        values: &[(&'static str, super::Value<'_>)],
        into: &mut String,
    ) -> Result<(), &'static str> {
        let value = |name: &'static str| {
            let found = values.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| &value.0).ok_or(name)
        };
        for part in &self.0 {
            match part {
                Part::Text(text) => into.push_str(text),
                Part::Variable(name) => match value(name)? {
                    Filling::Text(text) => into.push_str(text),
                    Filling::Number(number) => {
                        let _ = write!(into, "{number}");
                    }
                },
                Part::Choice { by, variants, otherwise } => {
                    let value = value(by)?;
                    let chosen = variants.iter().find(|(key, _)| value.is(lang, key));
                    chosen.map_or(otherwise, |(_, message)| message).write(lang, values, into)?;
                }
            }
        }
        Ok(())
    }
}

impl Part {
    fn new(element: &PatternElement<&'static str>) -> Result<Part, String> {
        match element {
            PatternElement::TextElement { value } => Ok(Part::Text(Cow::Borrowed(value))),
            PatternElement::Placeable { expression } => Part::of_expression(expression),
        }
    }

    fn of_expression(expression: &Expression<&'static str>) -> Result<Part, String> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Ok(Part::Text(unescape_unicode_to_string(value)))
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Ok(Part::Variable(id.name))
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                let mut keyed = Vec::new();
                let mut otherwise = None;
                for variant in variants {
                    let message = Message::new(&variant.value)?;
                    match variant.key {
                        _ if variant.default => otherwise = Some(message),
                        VariantKey::Identifier { name: key }
                        | VariantKey::NumberLiteral { value: key } => keyed.push((key, message)),
                    }
                }
                let otherwise = otherwise.ok_or("a choice without a default")?;
                Ok(Part::Choice { by: id.name, variants: keyed, otherwise })
            }
            other => Err(format!("{other:?}")),
        }
    }
}

impl Filling<'_> {
    /// Whether the variant with this key is meant.
    fn is(&self, lang: Lang, key: &str) -> bool {
        match self {
            Filling::Text(text) => text == key,
            Filling::Number(number) => match key {
                "one" => is_one(lang, *number),
                _ => key.parse() == Ok(*number),
            },
        }
    }
}

/// The plural category "one" of whole numbers (CLDR): French counts none as one.
const fn is_one(lang: Lang, number: i64) -> bool {
    match lang {
        Lang::En | Lang::De | Lang::Es => number == 1 || number == -1,
        Lang::Fr => number >= -1 && number <= 1,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one;
    use crate::Lang;

    #[test]
    fn french_counts_none_as_one() {
        assert_eq!(Lang::ALL.map(|lang| is_one(lang, 0)), [false, false, false, true]);
        assert_eq!(Lang::ALL.map(|lang| is_one(lang, 1)), [true; 4]);
        assert_eq!(Lang::ALL.map(|lang| is_one(lang, 2)), [false; 4]);
    }
}
