//! Pictures out of the sprites.

use maud::{Markup, PreEscaped, html};

use crate::assets;

/// A symbol of `icons.svg`, hidden from assistive tools: words stand beside it.
pub fn icon(symbol: &str) -> Markup {
    picture("i", symbol)
}

/// A piece of `icons.svg` in the flow of text.
pub fn piece(symbol: &str) -> Markup {
    picture("pc", symbol)
}

fn picture(class: &str, symbol: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { (use_of(symbol)) } }
}

/// A `<use>` of a symbol of `icons.svg`.
pub fn use_of(symbol: &str) -> Markup {
    PreEscaped(format!(r##"<use href="{}#{symbol}"/>"##, assets::url("icons.svg")))
}
