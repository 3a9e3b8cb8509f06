//! Pages of other houses change nothing here, whatever they make a browser send.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;

use super::failure::Answer;
use crate::house::House;
use crate::problem::Problem;

/// Refuses what a browser says comes from a page of another house. Forms need their token
/// besides; this stands in front of everything that changes something, JSON too.
pub(super) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Answer {
    if !request.method().is_safe() && is_foreign(request.headers(), house.url()) {
        return Err(Problem::ForeignForm.into());
    }
    Ok(next.run(request).await)
}

/// Whether a browser says so. Programs say nothing of it.
fn is_foreign(headers: &HeaderMap, own: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    if let Some(site) = text("sec-fetch-site") {
        return !matches!(site, "same-origin" | "none");
    }
    let Some(origin) = text("origin") else { return false };
    let host = origin.split_once("://").map(|(_, host)| host);
    let asked = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin != own && (host.is_none() || host != asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_tells_where_a_page_is_from() {
        for (headers, foreign) in [
            (&[][..], false),
            (&[("origin", "http://snug.example"), ("host", "snug.example")], false),
            (&[("origin", "https://public.example"), ("host", "127.0.0.1:7684")], false),
            (&[("origin", "http://evil.example"), ("host", "snug.example")], true),
            (&[("origin", "null"), ("host", "snug.example")], true),
            (&[("origin", "http://evil.example")], true),
            (&[("sec-fetch-site", "same-origin"), ("origin", "http://a"), ("host", "b")], false),
            (&[("sec-fetch-site", "none")], false),
            (&[("sec-fetch-site", "same-site")], true),
            (&[("sec-fetch-site", "cross-site"), ("origin", "http://b"), ("host", "b")], true),
        ] {
            let pairs = headers.iter().map(|(name, value)| {
                (header::HeaderName::from_static(name), value.parse().unwrap())
            });
            let map: HeaderMap = pairs.collect();
            assert_eq!(is_foreign(&map, "https://public.example"), foreign, "{headers:?}");
        }
    }
}
