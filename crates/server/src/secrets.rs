//! Random secrets, and the hashes that are all the store keeps of them.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// How many bytes of a signature are kept: 128 bits cannot be guessed.
const SIGNATURE: usize = 16;

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

/// 128 random bits that prove who somebody is. It is shown to them once and stored nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn new() -> Secret {
        Secret(hex::encode(random::<16>()))
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
        hex::encode(Sha256::digest(&self.0))
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

/// Whether somebody has shown a secret that is known here; how long this takes says nothing of
/// where they differ.
pub(crate) fn is_same_secret(shown: &str, known: &str) -> bool {
    let difference = |(shown, known): (u8, u8)| shown ^ known;
    let differences = shown.bytes().zip(known.bytes()).map(difference);
    shown.len() == known.len()
        && std::hint::black_box(differences.fold(0, |all, difference| all | difference)) == 0
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
        hex::encode(self.0)
    }

    /// From the store.
    pub(crate) fn from_stored(text: &str) -> Option<SigningKey> {
        let mut key = [0; 32];
        hex::decode_to_slice(text, &mut key).ok()?;
        Some(SigningKey(key))
    }

    /// A signature of 128 bits over a text, for one purpose only.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        let signature = self.mac(purpose, text).finalize().into_bytes();
        hex::encode(&signature[..SIGNATURE])
    }

    /// Whether `signature` is ours; how long this takes says nothing.
    pub fn signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let mut bytes = [0; SIGNATURE];
        hex::decode_to_slice(signature, &mut bytes).is_ok()
            && self.mac(purpose, text).verify_truncated_left(&bytes).is_ok()
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key will do for HMAC");
        mac.chain_update(purpose).chain_update("\n").chain_update(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_what_it_has_always_been() {
        // HMAC-SHA-256 of "cookie\ntext": what browsers keep for a year must stay right.
        let key = SigningKey(std::array::from_fn(|place| place as u8));
        assert_eq!(key.sign("cookie", "text"), "f2cf4b565ed783b26120eac5fe177de6");
    }

    #[test]
    fn a_signature_serves_one_purpose_and_one_text() {
        let key = SigningKey::new();
        let signature = key.sign("cookie", "text");
        assert!(key.signed("cookie", "text", &signature));
        assert!(!key.signed("form", "text", &signature));
        assert!(!key.signed("cookie", "other", &signature));
        assert!(!key.signed("cookie", "text", &signature[..30]));
        assert!(!key.signed("cookie", "text", ""));
        assert!(!SigningKey::new().signed("cookie", "text", &signature));
    }

    #[test]
    fn secrets_are_the_same_when_every_letter_is() {
        assert!(is_same_secret("0123", "0123") && is_same_secret("", ""));
        for other in ["1123", "0124", "012", "01234", ""] {
            assert!(!is_same_secret(other, "0123"), "{other}");
        }
    }

    #[test]
    fn a_stored_key_is_the_same_key() {
        let key = SigningKey::new();
        let again = SigningKey::from_stored(&key.stored()).unwrap();
        assert_eq!(again.sign("a", "b"), key.sign("a", "b"));
    }
}
