//! Ed25519 signatures of files in the format of minisign, and the shops that are trusted.

use std::fmt;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use blake2::{Blake2b512, Digest as _};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// Algorithm of public keys ("Ed") and of signatures of hashed files ("ED").
const KEY: [u8; 2] = *b"Ed";
const HASHED: [u8; 2] = *b"ED";
/// Largest number of bytes of a signature file that is read.
const MOST_BYTES: usize = 4096;

/// Error of a signature or public key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SignatureError {
    /// The text is not a minisign public key.
    #[error("not a public key in the format of minisign")]
    Key,
    /// The text is not a minisign signature. The line is counted from 1.
    #[error("not a signature in the format of minisign (line {0})")]
    Format(u8),
    /// The signature belongs to another key.
    #[error("signed with another key")]
    OtherKey,
    /// The file or the trusted comment was changed after signing.
    #[error("the signature does not fit the file")]
    Wrong,
}

impl SignatureError {
    /// Returns the stable code of the error.
    pub fn code(self) -> &'static str {
        match self {
            SignatureError::Key => "signature_key",
            SignatureError::Format(_) => "signature_format",
            SignatureError::OtherKey => "signature_other_key",
            SignatureError::Wrong => "signature_wrong",
        }
    }
}

/// Public key of a shop, with the number that minisign gives a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShopKey {
    id: [u8; 8],
    key: [u8; 32],
}

impl fmt::Display for ShopKey {
    /// Writes the key as minisign does: Base64, starting with "RW".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&STANDARD.encode([&KEY[..], &self.id, &self.key].concat()))
    }
}

impl FromStr for ShopKey {
    type Err = SignatureError;

    /// Reads a key, or a whole key file: the last line that is not empty.
    fn from_str(text: &str) -> Result<ShopKey, SignatureError> {
        let line = text.get(..MOST_BYTES).unwrap_or(text).lines().rfind(|line| !line.trim().is_empty());
        let (algorithm, id, key) = parts::<32>(line.unwrap_or_default()).ok_or(SignatureError::Key)?;
        let valid = algorithm == KEY && VerifyingKey::from_bytes(&key).is_ok_and(|key| !key.is_weak());
        if valid { Ok(ShopKey { id, key }) } else { Err(SignatureError::Key) }
    }
}

impl Serialize for ShopKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ShopKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Splits a Base64 line into algorithm, key number and N further bytes.
fn parts<const N: usize>(line: &str) -> Option<([u8; 2], [u8; 8], [u8; N])> {
    let bytes = STANDARD.decode(line.trim()).ok()?;
    let (algorithm, rest) = bytes.split_first_chunk::<2>()?;
    let (id, rest) = rest.split_first_chunk::<8>()?;
    Some((*algorithm, *id, rest.try_into().ok()?))
}

/// Secret key of a shop.
pub struct ShopSecret {
    signing: SigningKey,
    public: ShopKey,
}

impl ShopSecret {
    /// Creates the key of a seed of 32 random bytes, which the shop keeps secret.
    pub fn new(seed: &[u8; 32]) -> ShopSecret {
        let signing = SigningKey::from_bytes(seed);
        let key = signing.verifying_key().to_bytes();
        let [a, b, c, d, e, f, g, h, ..] = *blake3::hash(&key).as_bytes();
        ShopSecret { signing, public: ShopKey { id: [a, b, c, d, e, f, g, h], key } }
    }

    /// Returns the public key.
    pub fn public(&self) -> ShopKey {
        self.public
    }

    /// Returns the signature file of a file. The comment is signed as well; line breaks in it become spaces.
    pub fn sign(&self, file: &[u8], comment: &str) -> String {
        let comment = comment.replace(['\r', '\n'], " ");
        let signature = self.signing.sign(&Blake2b512::digest(file)).to_bytes();
        let both = self.signing.sign(&[&signature[..], comment.as_bytes()].concat()).to_bytes();
        let line = STANDARD.encode([&HASHED[..], &self.public.id, &signature].concat());
        format!(
            "untrusted comment: signature of Cantina statistics\n{line}\ntrusted comment: {comment}\n{}\n",
            STANDARD.encode(both)
        )
    }
}

/// Checks the signature file of a file and returns its trusted comment.
///
/// # Errors
///
/// If the text is not a signature, belongs to another key, or does not fit the file.
pub fn verify<'a>(file: &[u8], signature: &'a str, key: &ShopKey) -> Result<&'a str, SignatureError> {
    if signature.len() > MOST_BYTES {
        return Err(SignatureError::Format(1));
    }
    let mut lines = signature.lines();
    lines.next().filter(|line| line.starts_with("untrusted comment: ")).ok_or(SignatureError::Format(1))?;
    let (algorithm, id, own) = parts::<64>(lines.next().unwrap_or_default()).ok_or(SignatureError::Format(2))?;
    let comment = lines.next().and_then(|line| line.strip_prefix("trusted comment: "));
    let comment = comment.ok_or(SignatureError::Format(3))?;
    let both: [u8; 64] = STANDARD
        .decode(lines.next().unwrap_or_default().trim())
        .ok()
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or(SignatureError::Format(4))?;
    if algorithm != HASHED {
        return Err(SignatureError::Format(2));
    }
    if id != key.id {
        return Err(SignatureError::OtherKey);
    }
    let verifying = VerifyingKey::from_bytes(&key.key).map_err(|_| SignatureError::Key)?;
    let check = |message: &[u8], bytes: &[u8; 64]| {
        verifying.verify_strict(message, &Signature::from_bytes(bytes)).map_err(|_| SignatureError::Wrong)
    };
    check(&Blake2b512::digest(file), &own)?;
    check(&[&own[..], comment.as_bytes()].concat(), &both)?;
    Ok(comment)
}

/// A shop whose digests are accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrustedShop {
    /// Its public key.
    pub key: ShopKey,
    /// Name given to it here.
    pub name: String,
    /// Weight of its games in percent, at most 100. With 0 its digests are kept but do not count.
    pub weight: u8,
}
