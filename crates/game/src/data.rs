//! Data in TOML, as it stands in files that are compiled in and in scenarios.
//!
//! It is read as plain data, and that into types: the types are written to be read from JSON
//! anyway, and a reader of TOML for each of them would be a tenth of what a browser loads.
//! Where something is wrong it is read a second time, as text, so that the error names its
//! place; a browser reads only what tests have read before.

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

/// Reads a whole file, or says what is wrong with it and where.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let read = || {
        let table = DeTable::parse(text)?;
        let written = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
        typed(plain(&written)?, written)
    };
    read().map_err(|mut error: Error| {
        error.set_input(Some(text));
        error.to_string()
    })
}

/// What is written, without its places.
pub(crate) fn plain(written: &Spanned<DeValue<'_>>) -> Result<Value, Error> {
    Value::deserialize(ValueDeserializer::from(written.clone()))
}

/// What is written, from the same as plain data.
pub(crate) fn typed<T: DeserializeOwned>(
    plain: Value,
    written: Spanned<DeValue<'_>>,
) -> Result<T, Error> {
    serde_json::from_value(plain)
        .map_err(|error| placed::<T>(written).unwrap_or_else(|| Error::custom(error)))
}

/// The error with its place.
fn placed<T: DeserializeOwned>(written: Spanned<DeValue<'_>>) -> Option<Error> {
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    T::deserialize(ValueDeserializer::from(written)).err()
}
