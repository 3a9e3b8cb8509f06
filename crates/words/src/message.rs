//! A Fluent message, ready to be filled in: text, variables, and choices between them.
//!
//! Messages of ours need no more of Fluent than that, and a table page fills in hundreds,
//! so they are read once into a form that only has to be written down. What is put in may be
//! marked, and keeps its marks.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use game::Language;

use crate::Text;
use crate::words::Values;

/// A value for a variable: a number chooses plurals, a text stands as it is.
#[derive(Clone, Debug)]
pub(crate) enum Filling<'a> {
    Text(Cow<'a, str>),
    Marked(Text),
    Number(i64),
}

/// The parts of a message, in order.
#[derive(Debug)]
pub(crate) struct Message(Vec<Part>);

#[derive(Debug)]
enum Part {
    Text(Cow<'static, str>),
    Variable(&'static str),
    Choice { by: &'static str, variants: Vec<(&'static str, Message)>, otherwise: Message },
}

impl Message {
    /// The message of a parsed pattern, or what in it we have no use for.
    pub(crate) fn new(pattern: &Pattern<&'static str>) -> Result<Message, String> {
        pattern.elements.iter().map(Part::new).collect::<Result<_, _>>().map(Message)
    }

    /// The text of a message that has nothing to fill in.
    pub(crate) fn plain(&self) -> Option<String> {
        let text = |part: &Part| match part {
            Part::Text(text) => Some(text.to_string()),
            _ => None,
        };
        self.0.iter().map(text).collect()
    }

    /// Writes the message with these values; names those it has no value for.
    pub(crate) fn write(
        &self,
        language: Language,
        values: [&Values<'_>; 2],
        into: &mut Text,
    ) -> Result<(), &'static str> {
        let value = |name: &'static str| {
            let found = values.into_iter().flatten().find(|(other, _)| *other == name);
            found.map(|(_, value)| &value.0).ok_or(name)
        };
        for part in &self.0 {
            match part {
                Part::Text(text) => into.push_str(text),
                Part::Variable(name) => match value(name)? {
                    Filling::Text(text) => into.push_str(text),
                    Filling::Marked(text) => into.push(text),
                    Filling::Number(number) => into.push_number(*number),
                },
                Part::Choice { by, variants, otherwise } => {
                    let value = value(by)?;
                    let chosen = variants.iter().find(|(key, _)| value.is(language, key));
                    chosen
                        .map_or(otherwise, |(_, message)| message)
                        .write(language, values, into)?;
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
    fn is(&self, language: Language, key: &str) -> bool {
        match self {
            Filling::Text(text) => text == key,
            Filling::Marked(text) => text.as_str() == key,
            Filling::Number(number) => match key {
                "one" => is_one(language, *number),
                _ => key.parse() == Ok(*number),
            },
        }
    }
}

/// The plural category "one" of whole numbers (CLDR): French counts none as one.
const fn is_one(language: Language, number: i64) -> bool {
    match language {
        Language::En | Language::De | Language::Es => number == 1 || number == -1,
        Language::Fr => number >= -1 && number <= 1,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one;
    use game::Language;

    #[test]
    fn french_counts_none_as_one() {
        assert_eq!(Language::ALL.map(|language| is_one(language, 0)), [false, false, false, true]);
        assert_eq!(Language::ALL.map(|language| is_one(language, 1)), [true; 4]);
        assert_eq!(Language::ALL.map(|language| is_one(language, 2)), [false; 4]);
    }
}
