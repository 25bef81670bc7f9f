//! Fingerprint of a position, used to check a saved game when it is replayed.
//!
//! It covers what players could read off the table: the zones in order with their card numbers, counters and upgrades
//! on cards, the players, the phase, and the open question with its options. It contains no numbers that another card
//! or text could change ([`ability::AbilityId`], catalogue index, block number) and nothing internal to the engine.
//! Saved games can therefore still be checked after cards are added or the engine is changed; the fingerprint differs
//! only if the game itself does.
//!
//! It leaves out effects that the position does not show yet, such as lasting effects and pending triggers. Later
//! positions show them.

use std::fmt;
use std::str::FromStr;

use model::Arena;

use crate::book::path::key;
use crate::read::View;
use crate::state::{Action, CardIndex, CardZone, Flags, Outcome, Phase, Question, Seat};

/// The fingerprint of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

impl fmt::Display for Fingerprint {
    /// Formats it as `p` and 16 hexadecimal digits. The letter distinguishes it from the hashes of version 0.1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{:016x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Fingerprint, Self::Err> {
        u64::from_str_radix(text.strip_prefix('p').unwrap_or("no fingerprint"), 16).map(Fingerprint)
    }
}

/// Result of comparing a position with a saved one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FingerprintMatch {
    /// The positions have the same fingerprint.
    Same,
    /// The fingerprints differ.
    Differs,
    /// No fingerprint was saved, or only a hash from version 0.1, which covered engine internals.
    Unknown,
}

impl Fingerprint {
    /// Compares with a saved text. It can be a fingerprint, a hash of version 0.1 (16 hexadecimal digits), or empty.
    /// Any other text differs.
    pub fn agrees_with(self, saved: &str) -> FingerprintMatch {
        let is_old = saved.len() == 16 && saved.bytes().all(|byte| byte.is_ascii_hexdigit());
        match saved.parse() {
            Ok(saved) if self == saved => FingerprintMatch::Same,
            Err(_) if saved.is_empty() || is_old => FingerprintMatch::Unknown,
            Ok(_) | Err(_) => FingerprintMatch::Differs,
        }
    }
}

/// Mixes a sequence of numbers (multiplicative hash, folding the high half).
#[derive(Clone, Copy)]
struct Mix(u64);

impl Mix {
    fn add(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

/// Returns the visible flags of a card. The bit positions are specific to the fingerprint.
fn shown(flags: Flags) -> u64 {
    let all = [Flags::EXHAUSTED, Flags::DEPLOYED, Flags::EPIC_USED, Flags::IN_SPACE, Flags::FLIPPED, Flags::COPY];
    all.into_iter().zip(0..).fold(0, |shown, (flag, bit)| shown | u64::from(flags.contains(flag)) << bit)
}

fn seat(seat: Seat) -> u64 {
    u64::from(seat.0)
}

fn phase(phase: Phase) -> u64 {
    match phase {
        Phase::Setup => 0,
        Phase::Action => 1,
        Phase::Regroup => 2,
    }
}

/// Returns a number for the outcome, or 0 while the game continues.
fn ended(outcome: Option<Outcome>) -> u64 {
    match outcome {
        None => 0,
        Some(Outcome::Draw) => 1,
        Some(Outcome::Won(by)) => 0x100 | seat(by),
        Some(Outcome::Shared(by)) => 0x200 | u64::from(by),
    }
}

impl View {
    /// Returns the fingerprint of the position.
    pub fn fingerprint(&self) -> Fingerprint {
        let state = &self.state;
        let mut mix = Mix(u64::from(state.seat_count()));
        mix.add(u64::from(state.round()) << 32 | phase(state.phase()) << 24 | u64::from(state.taken()));
        mix.add(seat(state.initiative()) << 8 | seat(state.active()) | ended(state.outcome()) << 16);
        for of in state.seats() {
            let player = state.player(of);
            let mulligan = player.mulligan.map_or(0, |taken| 1 + u64::from(taken));
            let bits = [player.passed, player.took_counter, player.lost].map(u64::from);
            mix.add(bits[0] | bits[1] << 1 | bits[2] << 2 | mulligan << 3);
            for card in std::iter::once(player.base).chain(player.leaders).filter(|card| card.is_some()) {
                self.add_card(&mut mix, card);
            }
            for place in [CardZone::Deck, CardZone::Hand, CardZone::Discard] {
                let list = state.list(of, place);
                mix.add(list.len() as u64);
                for card in list {
                    mix.add(self.card_key(*card));
                }
            }
            for place in [CardZone::Resources, CardZone::Arena] {
                let list = state.list(of, place);
                mix.add(list.len() as u64);
                for card in list {
                    self.add_card(&mut mix, *card);
                }
            }
        }
        if let Some(attack) = self.attack() {
            mix.add(self.card_key(attack.attacker.card));
            mix.add(self.card_key(attack.target.card));
        }
        if let Some(question) = state.question() {
            self.add_question(&mut mix, &question);
        }
        Fingerprint(mix.0)
    }

    /// Returns a number for a card: its printed number combined with its index in the game.
    fn card_key(&self, card: CardIndex) -> u64 {
        let printed = self.state.cards().get(card.at()).and_then(|card| self.book.keys.cards.get(card.def.index()));
        printed.copied().unwrap_or(0).wrapping_add(u64::from(card.0))
    }

    /// Adds a card with its visible facts and the cards under it.
    fn add_card(&self, mix: &mut Mix, card: CardIndex) {
        mix.add(self.card_key(card));
        let here = self.state.card(card);
        let damage = u64::from(here.damage as u16);
        mix.add(shown(here.flags) | damage << 16 | seat(here.owner) << 32 | seat(here.controller) << 40);
        for under in self.state.upgrades(card).chain(self.state.guarded(card)) {
            mix.add(self.card_key(under));
            mix.add(seat(self.state.card(under).owner) << 8 | seat(self.state.card(under).controller));
        }
    }

    fn add_question(&self, mix: &mut Mix, question: &Question) {
        mix.add(key(&question.ask.code()));
        mix.add(seat(question.player) << 24 | u64::from(question.min) << 16 | u64::from(question.picked));
        if question.source.is_some() {
            mix.add(self.card_key(question.source));
        }
        // Options are a set. Card names are left out, because a new set adds more.
        let options = self.state.options().iter().filter(|option| !matches!(option, Action::Name(_)));
        mix.add(options.fold(0, |all: u64, option| all.wrapping_add(self.option_key(*option))));
    }

    fn option_key(&self, option: Action) -> u64 {
        let card = |card: CardIndex| self.card_key(card);
        let (kind, first, second) = match option {
            Action::Play { card: played, onto, alternative } => (1 + u64::from(alternative), card(played), card(onto)),
            Action::Attack { attacker, target } => (3, card(attacker), card(target)),
            Action::Use { card: used, ability } => {
                (4, card(used), self.book.keys.abilities.get(usize::from(ability.0)).copied().unwrap_or(0))
            }
            Action::Deploy(leader) => (5, card(leader), 0),
            Action::DeployOnto { leader, onto } => (20, card(leader), card(onto)),
            Action::Take(counter) => (6, counter as u64, 0),
            Action::Pass => (7, 0, 0),
            Action::Card(chosen) => (8, card(chosen), 0),
            Action::Player(player) => (9, seat(player), 0),
            Action::Mode(mode) => (10, u64::from(mode), 0),
            Action::Number(number) => (11, u64::from(number), 0),
            // Filtered out above.
            Action::Name(_) => (12, 0, 0),
            Action::Arena(Arena::Ground) => (13, 0, 0),
            Action::Arena(Arena::Space) => (13, 1, 0),
            Action::Trigger(trigger) => (14, u64::from(trigger), 0),
            Action::Yes => (15, 0, 0),
            Action::No => (16, 0, 0),
            Action::Done => (17, 0, 0),
            Action::Top(card_on_top) => (18, card(card_on_top), 0),
            Action::Bottom(card_below) => (19, card(card_below), 0),
        };
        let mut mix = Mix(kind);
        mix.add(first);
        mix.add(second);
        mix.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saved_fingerprints_agree_differ_or_are_unknown() {
        let print = Fingerprint(0x12ab);
        assert_eq!(print.to_string(), "p00000000000012ab");
        assert_eq!(print.agrees_with(&print.to_string()), FingerprintMatch::Same);
        assert_eq!(print.agrees_with("p00000000000012ac"), FingerprintMatch::Differs);
        assert_eq!(print.agrees_with("094f4e665dc98fff"), FingerprintMatch::Unknown);
        assert_eq!(print.agrees_with(""), FingerprintMatch::Unknown);
        assert_eq!(print.agrees_with("something"), FingerprintMatch::Differs);
    }
}
