//! Random secrets, and the hashes that are all the store keeps of them.

use std::fmt;

use sha2::{Digest, Sha256};

/// Bytes from the operating system's generator.
///
/// # Panics
///
/// When the system has no randomness to give: nothing here could be safe then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Bytes that chance is dealt from.
///
/// A build for developers makes them from `SNUG_SEED_FOR_TESTS` where that is set, so that a
/// game can be dealt twice. A release has no such means.
pub(crate) fn chance<const N: usize>() -> [u8; N] {
    #[cfg(debug_assertions)]
    if let Some(bytes) = foreseen() {
        return bytes;
    }
    random()
}

#[cfg(debug_assertions)]
fn foreseen<const N: usize>() -> Option<[u8; N]> {
    use std::sync::atomic::{AtomicU64, Ordering};
    static DEALT: AtomicU64 = AtomicU64::new(0);
    let seed = std::env::var("SNUG_SEED_FOR_TESTS").ok()?;
    let nth = DEALT.fetch_add(1, Ordering::Relaxed);
    if nth == 0 {
        tracing::warn!("everything dealt in this house can be foreseen: it is for tests alone");
    }
    let digest = Sha256::digest(format!("{seed} {nth}"));
    digest.first_chunk().copied()
}

/// Bytes as text, two digits each.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let digit = |value: u8| DIGITS[usize::from(value & 15)];
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// 128 random bits that prove who somebody is. It is shown to them once and stored nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn new() -> Secret {
        Secret(hex(&random::<16>()))
    }

    /// A text that may be one: it has the right form.
    pub fn from_outside(text: &str) -> Option<Secret> {
        let fits = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        fits.then(|| Secret(text.to_owned()))
    }

    /// The text itself, for its owner only.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What the store knows it by.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(&self.0))
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

/// Says nothing of the secret, so that no log can.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The house's own key: it signs cookies, forms and invitations.
#[derive(Clone)]
pub struct SigningKey([u8; 32]);

impl SigningKey {
    /// A new one.
    pub fn new() -> SigningKey {
        SigningKey(random())
    }

    /// As it is stored.
    pub(crate) fn stored(&self) -> String {
        hex(&self.0)
    }

    /// From the store.
    pub(crate) fn from_stored(text: &str) -> Option<SigningKey> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return None;
        }
        let mut key = [0; 32];
        for (byte, pair) in key.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(SigningKey(key))
    }

    /// A signature of 128 bits over a text, for one purpose only.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        hex(&self.hmac(format!("{purpose}\n{text}").as_bytes())[..16])
    }

    /// Whether `signature` is ours; how long this takes says nothing.
    pub fn signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        equal(self.sign(purpose, text).as_bytes(), signature.as_bytes())
    }

    /// HMAC-SHA-256 (RFC 2104).
    fn hmac(&self, message: &[u8]) -> [u8; 32] {
        let mut inner = [0x36; 64];
        let mut outer = [0x5c; 64];
        for (place, byte) in self.0.iter().enumerate() {
            inner[place] ^= byte;
            outer[place] ^= byte;
        }
        let digest = Sha256::new().chain_update(inner).chain_update(message).finalize();
        Sha256::new().chain_update(outer).chain_update(digest).finalize().into()
    }
}

impl Default for SigningKey {
    fn default() -> SigningKey {
        SigningKey::new()
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningKey(…)")
    }
}

/// Compares without stopping at the first difference.
pub(crate) fn equal(one: &[u8], two: &[u8]) -> bool {
    one.len() == two.len() && one.iter().zip(two).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_published_one() {
        // RFC 4231, test case 2, with the key filled up to 32 bytes as HMAC itself does.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let digest = SigningKey(key).hmac(b"what do ya want for nothing?");
        assert!(hex(&digest).starts_with("5bdcc146bf60754e6a042426089575c7"));
    }

    #[test]
    fn a_signature_serves_one_purpose_and_one_text() {
        let key = SigningKey::new();
        let signature = key.sign("cookie", "text");
        assert!(key.signed("cookie", "text", &signature));
        assert!(!key.signed("form", "text", &signature));
        assert!(!key.signed("cookie", "other", &signature));
        assert!(!SigningKey::new().signed("cookie", "text", &signature));
    }

    #[test]
    fn a_stored_key_is_the_same_key() {
        let key = SigningKey::new();
        let again = SigningKey::from_stored(&key.stored()).unwrap();
        assert_eq!(again.sign("a", "b"), key.sign("a", "b"));
    }
}
