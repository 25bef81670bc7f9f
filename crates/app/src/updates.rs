//! Updates without a network: the page with releases, and the check of a downloaded package.
//!
//! Invariant: nothing here contacts a server. The window opens the page in the browser only when the user asks for it.
//! `packaging/description.toml` is the only place with the address and the public key.

use std::cmp::Ordering;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use statistics::{ShopKey, SignatureError, verify};

use crate::contract::{PackageVerdict, ReleaseSource, UpdateCheck, VersionOrder};

/// The description of the program, written for packages by `cargo xtask identity`.
const DESCRIPTION: &str = include_str!("../../../packaging/description.toml");
/// A word in addresses without an owner (RFC 2606).
const PROVISIONAL: &str = "example";

/// Returns the page with releases, and this version.
pub fn release_source() -> ReleaseSource {
    ReleaseSource { page: release_page().map(str::to_owned), current: env!("CARGO_PKG_VERSION").to_owned() }
}

/// Returns the address of the page with releases. Returns `None` if the owner has not chosen one.
pub fn release_page() -> Option<&'static str> {
    described("releases").filter(|page| page.starts_with("https://") && !page.contains(PROVISIONAL))
}

/// Checks a downloaded package with its minisign signature. `content` is in base64; it is empty if only the signature was
/// given.
pub fn check_package(name: &str, content: &str, signature: Option<&str>) -> UpdateCheck {
    check_with(described("update-key").and_then(|key| key.parse().ok()), name, content, signature)
}

fn check_with(key: Option<ShopKey>, name: &str, content: &str, signature: Option<&str>) -> UpdateCheck {
    let bytes = STANDARD.decode(content).unwrap_or_default();
    let (verdict, signed) = match (key, signature) {
        (None, _) => (PackageVerdict::NoKey, None),
        (Some(_), _) if bytes.is_empty() => (PackageVerdict::NoPackage, None),
        (Some(_), None) => (PackageVerdict::NoSignature, None),
        (Some(key), Some(signature)) => match verify(&bytes, signature, &key) {
            Ok(comment) => (PackageVerdict::Valid, Some(comment)),
            Err(SignatureError::OtherKey | SignatureError::Key) => (PackageVerdict::OtherKey, None),
            Err(SignatureError::Format(_)) => (PackageVerdict::UnreadableSignature, None),
            Err(SignatureError::Wrong) => (PackageVerdict::Changed, None),
        },
    };
    // The name of the file is not signed; the comment is, and contains the name given to the package.
    let version = signed.and_then(version_in);
    UpdateCheck {
        name: signed.unwrap_or(name).to_owned(),
        verdict,
        version: version.map(shown),
        order: version.and_then(order),
        bytes: u32::try_from(bytes.len()).unwrap_or(u32::MAX),
        current: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

/// A version number.
type Version = [u32; 3];

/// Returns the first version such as 0.2.0 in a file name.
fn version_in(name: &str) -> Option<Version> {
    let words = name.split(|letter: char| !(letter.is_ascii_digit() || letter == '.'));
    words.map(|word| word.trim_matches('.')).find_map(version)
}

fn version(text: &str) -> Option<Version> {
    let parts: Vec<u32> = text.split('.').map(str::parse).collect::<Result<_, _>>().ok()?;
    parts.try_into().ok()
}

fn shown([major, minor, patch]: Version) -> String {
    format!("{major}.{minor}.{patch}")
}

/// Compares a version with this one.
fn order(other: Version) -> Option<VersionOrder> {
    Some(match other.cmp(&version(env!("CARGO_PKG_VERSION"))?) {
        Ordering::Greater => VersionOrder::Newer,
        Ordering::Equal => VersionOrder::Same,
        Ordering::Less => VersionOrder::Older,
    })
}

/// Returns a value of the description. Returns `None` if it is empty.
fn described(key: &str) -> Option<&'static str> {
    let start = format!("{key} = \"");
    let value = DESCRIPTION.lines().find_map(|line| line.strip_prefix(start.as_str())?.strip_suffix('"'))?;
    Some(value).filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys and a signature written by minisign 0.11, of a file with the content "abc".
    const KEY: &str = "RWQ25yBeGgPCZnRdzsDSS5Y6LkvMBoAZtMt8f47sD6l2B/NzbyNEgE0W";
    const ANOTHER_KEY: &str = "RWRRAWpoE152ELLIR9qCx8CJUcct/kESVH+ia03PHMmqJy6DFfOO9wyk";
    const SIGNATURE: &str = "untrusted comment: signature from minisign secret key\n\
        RUQ25yBeGgPCZpdHTuDBhIQZBs/kWTrrLVD06pmP9/iiTLE3oskwoVIWCJpvMaTDFIdGOqpCtk5j05O5jdsEkToSzkOUNhjwLAM=\n\
        trusted comment: Cantina_0.3.0_amd64.deb\n\
        OsAq4MfSlZ2X2fuJuXLiJN2hwiFuViESHe01IFGTCVXiMiagb0bTwztKaArhDD2ae6h+SuK4j4MOOS7a46RSBA==\n";

    fn checked(key: &str, content: &[u8], signature: Option<&str>) -> UpdateCheck {
        check_with(key.parse().ok(), "download.deb", &STANDARD.encode(content), signature)
    }

    #[test]
    fn a_package_signed_by_minisign_is_valid_and_named_by_its_signature() {
        let check = checked(KEY, b"abc", Some(SIGNATURE));
        assert_eq!((check.verdict, check.bytes), (PackageVerdict::Valid, 3));
        assert_eq!((check.name.as_str(), check.version.as_deref()), ("Cantina_0.3.0_amd64.deb", Some("0.3.0")));
    }

    #[test]
    fn a_package_is_never_valid_without_the_signature_of_the_key_over_this_content() {
        let renamed = SIGNATURE.replace("0.3.0", "0.4.0");
        let cut = &SIGNATURE[..SIGNATURE.len() - 20];
        for (key, content, signature, verdict) in [
            (KEY, b"abe".as_slice(), Some(SIGNATURE), PackageVerdict::Changed),
            (KEY, b"abc", Some(renamed.as_str()), PackageVerdict::Changed),
            (KEY, b"abc", Some(cut), PackageVerdict::UnreadableSignature),
            (KEY, b"abc", Some(""), PackageVerdict::UnreadableSignature),
            (KEY, b"abc", None, PackageVerdict::NoSignature),
            (KEY, b"", Some(SIGNATURE), PackageVerdict::NoPackage),
            (ANOTHER_KEY, b"abc", Some(SIGNATURE), PackageVerdict::OtherKey),
            ("", b"abc", Some(SIGNATURE), PackageVerdict::NoKey),
        ] {
            let check = checked(key, content, signature);
            assert_eq!((check.verdict, check.version, check.order), (verdict, None, None));
            assert_eq!(check.name, "download.deb");
        }
    }

    #[test]
    fn content_that_is_not_base64_is_no_package() {
        let check = check_with(KEY.parse().ok(), "a.deb", "äöü", Some(SIGNATURE));
        assert_eq!(check.verdict, PackageVerdict::NoPackage);
    }

    #[test]
    fn versions_are_found_in_the_names_of_all_packages() {
        for name in ["Cantina_0.12.3_amd64.deb", "cantina-0.12.3-linux-x86_64.tar.xz", "Cantina-0.12.3.exe"] {
            assert_eq!(version_in(name), Some([0, 12, 3]), "{name}");
        }
        assert_eq!(version_in("Cantina_amd64.deb"), None);
        assert_eq!(order([999, 0, 0]), Some(VersionOrder::Newer));
        assert_eq!(order([0, 0, 1]), Some(VersionOrder::Older));
        assert_eq!(version(env!("CARGO_PKG_VERSION")).and_then(order), Some(VersionOrder::Same));
    }

    #[test]
    fn the_update_key_is_missing_or_valid() {
        assert!(described("update-key").is_none_or(|key| key.parse::<ShopKey>().is_ok()));
    }

    #[test]
    fn a_provisional_address_is_never_opened() {
        assert!(described("releases").is_some());
        assert!(release_page().is_none_or(|page| page.starts_with("https://") && !page.contains(PROVISIONAL)));
    }
}
