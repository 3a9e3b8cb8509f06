//! Nobody asks too much: requests of one address are counted.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap};
use axum::middleware::Next;

use super::failure::Answer;
use crate::connections::Address;
use crate::house::House;

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) IpAddr);

/// Counts requests by where they come from; style sheets and pictures do not count.
pub(super) async fn count(
    State(house): State<Arc<House>>,
    mut request: Request,
    next: Next,
) -> Answer {
    let from = address(request.extensions(), request.headers(), house.config.behind_proxy);
    if let Some(from) = from {
        let path = request.uri().path();
        let path = path.strip_prefix("/tab").unwrap_or(path);
        if !path.starts_with(web::assets::PREFIX) {
            house.limits.request(from)?;
        }
        request.extensions_mut().insert(From(from));
    }
    Ok(next.run(request).await)
}

/// The address on the other end, or the one that a trusted proxy in front has seen: the
/// last it wrote down, since anyone can write down others before it.
fn address(extensions: &Extensions, headers: &HeaderMap, behind_proxy: bool) -> Option<IpAddr> {
    let direct =
        extensions.get::<ConnectInfo<Address>>().map(|ConnectInfo(Address(from))| from.ip());
    if !behind_proxy {
        return direct;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let forwarded =
        forwarded.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.or(direct)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_says_where_a_request_comes_from() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 10.1.2.3".parse().unwrap());
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(Address("127.0.0.1:9".parse().unwrap())));
        let direct: IpAddr = "127.0.0.1".parse().unwrap();
        let behind: IpAddr = "10.1.2.3".parse().unwrap();
        assert_eq!(address(&extensions, &headers, false), Some(direct));
        assert_eq!(address(&extensions, &headers, true), Some(behind));
        assert_eq!(address(&extensions, &HeaderMap::new(), true), Some(direct));
    }
}
