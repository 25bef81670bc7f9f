//! Secrets of phones and their signatures.
//!
//! A phone gets a secret of 128 bits in the URL fragment, which browsers never send. Only its SHA-256 is stored, and
//! that is the key of the signatures: they can be forged with the database, but not by reading the network.

use app::contract::StaffRole;
use app::hexadecimal::{hex, unhex};
use app::{AppError, Phones};
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

/// Prefix of every signed text. A signature for it is invalid for any other purpose.
pub(crate) const DOMAIN: &str = "cantina phone 1";

/// An invitation with the address for joining.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Number of the phone.
    pub phone: u32,
    /// Path and fragment, to be appended to "http://address:port".
    pub path: String,
}

/// Creates an invitation for a player's phone. The secret exists only in the invitation.
///
/// # Errors
/// `player.not_found`, `player.bot`, `event.not_found`, `journal.*`, `store.*`.
pub fn invite(phones: &Phones, event: u32, player: u32) -> Result<Invitation, AppError> {
    let secret: [u8; 16] = rand::random();
    let phone = phones.enrol_phone(event, player, &digest(&secret))?;
    Ok(Invitation { phone, path: format!("p#{phone}.{}", hex(&secret)) })
}

/// Names the player's seat in the path of an invitation, so that the first response already shows the match. The secret stays
/// after the "#", which browsers do not send.
pub fn with_seat(path: &str, event: u32, player: u32) -> String {
    path.replacen('#', &format!("?{event}.{player}#"), 1)
}

/// Prefix of the derivation of printed secrets.
const PRINTED: &str = "cantina print 1";

/// Returns the invitations to print, by player number, for all players without a phone. They are derived from a
/// secret of the event, so that the slips of every round are the same. A printed invitation stays valid until a phone
/// of the player has joined by any invitation.
///
/// # Errors
/// `event.not_found`, `journal.*`, `store.*`.
pub fn invite_on_paper(phones: &Phones, event: u32) -> Result<Vec<(u32, String)>, AppError> {
    let key = phones.phone_print_key(event, &rand::random())?;
    let secret = |player: u32| {
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
        mac.update(format!("{PRINTED}\n{player}").as_bytes());
        let whole: [u8; 32] = mac.finalize().into_bytes().into();
        whole.first_chunk::<16>().copied()
    };
    let players = phones.public_event(event)?.players;
    let secrets: Vec<(u32, [u8; 16])> =
        players.iter().filter_map(|player| Some((player.number, secret(player.number)?))).collect();
    let keys: Vec<(u32, [u8; 32])> = secrets.iter().map(|(player, secret)| (*player, digest(secret))).collect();
    let places = phones.phones_on_paper(event, &keys)?;
    let printed = secrets
        .iter()
        .zip(places)
        .filter_map(|((player, secret), place)| Some((*player, format!("p#{}.{}", place?, hex(secret)))));
    Ok(printed.collect())
}

/// Creates an invitation for the device of a judge or scorekeeper. The secret exists only in the invitation.
///
/// # Errors
/// `players.*` for an invalid name, `event.not_found`, `store.*`.
pub fn invite_staff(phones: &Phones, event: u32, role: StaffRole, name: &str) -> Result<Invitation, AppError> {
    let secret: [u8; 16] = rand::random();
    let phone = phones.issue_staff_phone(event, role, name, &digest(&secret))?;
    let page = match role {
        StaffRole::Judge => "j",
        StaffRole::Scorekeeper => "desk",
    };
    Ok(Invitation { phone, path: format!("{page}#{phone}.{}", hex(&secret)) })
}

/// Returns the SHA-256 of a text.
pub(crate) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Returns the MAC of a text to sign or verify. A non-empty epoch is on a separate line.
fn signed(key: &[u8; 32], epoch: &str, body: &[u8]) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).ok()?;
    mac.update(DOMAIN.as_bytes());
    mac.update(b"\n");
    if !epoch.is_empty() {
        mac.update(epoch.as_bytes());
        mac.update(b"\n");
    }
    mac.update(body);
    Some(mac)
}

/// Returns `true` if a hexadecimal signature matches a body, key and epoch. Runs in constant time.
pub(crate) fn is_signed(key: &[u8; 32], epoch: &str, body: &[u8], signature: &str) -> bool {
    let Some(given) = unhex(signature) else { return false };
    signed(key, epoch, body).is_some_and(|mac| mac.verify_slice(&given).is_ok())
}

/// Signs a body with the secret in an invitation's path, as a phone does. Valid only for a database that was never
/// replaced. Returns `None` for an invalid path.
pub fn sign(path: &str, body: &str) -> Option<String> {
    sign_in_epoch(path, "", body)
}

/// Works like [`sign`], in the epoch of a replaced database ([`Phones::phone_epoch`](app::Phones::phone_epoch)).
pub fn sign_in_epoch(path: &str, epoch: &str, body: &str) -> Option<String> {
    let secret = unhex(path.split_once('#')?.1.split_once('.')?.1)?;
    let mac = signed(&digest(&secret), epoch, body.as_bytes())?;
    Some(hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_valid_for_the_same_body_and_secret_only() {
        let path = "p#7.000102030405060708090a0b0c0d0e0f";
        let key = digest(&(0..16).collect::<Vec<u8>>());
        let signature = sign(path, "{}").expect("a signature");
        assert!(is_signed(&key, "", b"{}", &signature));
        assert!(!is_signed(&key, "", b"{ }", &signature));
        assert!(!is_signed(&[0; 32], "", b"{}", &signature));
        assert!(!is_signed(&key, "0a", b"{}", &signature), "another epoch");
        let later = sign_in_epoch(path, "0a", "{}").expect("a signature");
        assert!(is_signed(&key, "0a", b"{}", &later) && !is_signed(&key, "", b"{}", &later));
        for wrong in ["", "zz", "0", &signature[2..], &format!("{signature}00")] {
            assert!(!is_signed(&key, "", b"{}", wrong), "{wrong}");
        }
    }
}
