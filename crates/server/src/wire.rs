//! What goes over the wire and belongs to no layer: JSON that is written already, and how
//! programs are told of the types of other crates.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A `T` that is written as JSON already: what is drawn once for many, or comes from a game
/// whose types nobody here knows. It is carried along as it is, and never read again.
pub struct Written<T> {
    text: Arc<RawValue>,
    // It takes a `T` and holds none, so that the text outlives whatever `T` borrows.
    of: PhantomData<fn(T)>,
}

/// Data of a game, as the game writes it.
pub enum GameData {}

impl<T: Serialize> Written<T> {
    /// Writes it.
    pub fn new(data: &T) -> Written<T> {
        Written { text: text(data), of: PhantomData }
    }
}

impl Written<GameData> {
    /// Writes what a game has to say.
    pub fn by_game(data: &impl Serialize) -> Written<GameData> {
        Written { text: text(data), of: PhantomData }
    }
}

/// All that is sent is plain data, which always has a text.
fn text(data: &impl Serialize) -> Arc<RawValue> {
    let text = to_raw_value(data).unwrap_or_else(|error| {
        tracing::error!("{} has no text: {error}", std::any::type_name_of_val(data));
        RawValue::NULL.to_owned()
    });
    text.into()
}

impl<T> Clone for Written<T> {
    fn clone(&self) -> Written<T> {
        Written { text: self.text.clone(), of: PhantomData }
    }
}

/// Two with the same text are the same.
impl<T> Hash for Written<T> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.text.get().hash(to);
    }
}

impl<T> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(to)
    }
}

impl<T: ToSchema> PartialSchema for Written<T> {
    fn schema() -> RefOr<Schema> {
        T::schema()
    }
}

impl<T: ToSchema> ToSchema for Written<T> {
    fn name() -> Cow<'static, str> {
        T::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        T::schemas(schemas);
    }
}

impl PartialSchema for GameData {
    fn schema() -> RefOr<Schema> {
        let data = ObjectBuilder::new().schema_type(Type::Object);
        data.description(Some("As the game writes it.")).into()
    }
}

impl ToSchema for GameData {}

/// A [`game::Seat`], as programs are told of it.
pub(crate) enum SeatNumber {}

impl PartialSchema for SeatNumber {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        let number = number.minimum(Some(1)).maximum(Some(game::MAX_SEATS));
        number.description(Some("A seat, counted from 1.")).into()
    }
}

impl ToSchema for SeatNumber {}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    struct Borrowed<'a> {
        name: &'a str,
    }

    #[test]
    fn what_is_written_outlives_what_it_was_made_of_and_is_sent_as_it_is() {
        let written: Written<Borrowed<'static>> = {
            let name = "Maja \"<3\"".to_owned();
            Written::new(&Borrowed { name: &name })
        };
        let sent = serde_json::to_string(&vec![written.clone(), written]).unwrap();
        assert_eq!(sent, r#"[{"name":"Maja \"<3\""},{"name":"Maja \"<3\""}]"#);
    }

    #[test]
    fn what_has_no_text_is_sent_as_nothing() {
        let no_json = std::collections::BTreeMap::from([((1, 2), 3)]);
        assert_eq!(serde_json::to_string(&Written::new(&no_json)).unwrap(), "null");
    }
}
