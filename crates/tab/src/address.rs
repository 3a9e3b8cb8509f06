//! Addresses: what a page asks for, and where its links lead on a site that has no root.

/// An address of the house, taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) parts: Vec<String>,
    pub(crate) query: Vec<(String, String)>,
}

impl Address {
    pub(crate) fn read(text: &str) -> Address {
        let text = text.split('#').next().unwrap_or_default();
        let (path, query) = text.split_once('?').unwrap_or((text, ""));
        let parts = path.split('/').filter(|part| !part.is_empty()).map(plain).collect();
        let pair = |pair: &str| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            (plain(name), plain(value))
        };
        let query = query.split('&').filter(|pair| !pair.is_empty()).map(pair).collect();
        Address { parts, query }
    }

    /// What the query says about something.
    pub(crate) fn asks(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// What stands behind the signs that addresses write otherwise.
fn plain(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let mut digits = rest.clone().map(|digit| (digit as char).to_digit(16));
        let code = digits.next().flatten().zip(digits.next().flatten());
        match (byte, code) {
            (b'%', Some((high, low))) => {
                bytes.push((high * 16 + low) as u8);
                rest.nth(1);
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A page as it is shown by a site in any folder: files lie beside it, and links to other
/// pages stand behind a `#`. All quotation marks in texts are escaped, so what stands between
/// real ones was written by the house.
pub(crate) fn local(html: &str) -> String {
    html.replace("\"/assets/", "\"assets/").replace(" href=\"/", " href=\"#/")
}

#[cfg(test)]
mod tests {
    use super::{Address, local};

    #[test]
    fn an_address_is_taken_apart() {
        let address = Address::read("/tables/ab1/at?step=3&as=%C3%A9+x&odd=%zz%4#top");
        assert_eq!(address.parts, ["tables", "ab1", "at"]);
        assert_eq!(address.asks("step"), Some("3"));
        assert_eq!(address.asks("as"), Some("é x"));
        assert_eq!(address.asks("odd"), Some("%zz%4"));
        assert_eq!(Address::read("").parts.len(), 0);
    }

    #[test]
    fn links_and_files_are_found_in_any_folder() {
        let html = r##"<a href="/rules/x#1"></a><use href="/assets/a.svg#i"/><a href="#main">"##;
        let here = r##"<a href="#/rules/x#1"></a><use href="assets/a.svg#i"/><a href="#main">"##;
        assert_eq!(local(html), here);
    }
}
