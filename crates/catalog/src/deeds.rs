//! Effect tags of card texts, for searches ("does:draw") and deck statistics.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use ability::{CardText, Controller, Cost, Effect, Filter, Part, PlayerFilter, Target, Tree};
use model::{CardId, CardNumber};

use crate::{Catalog, texts};

/// An effect tag. A text may have several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deed {
    /// Deals damage to an opponent's units or bases.
    Damage,
    /// Defeats an opponent's units or upgrades.
    Defeat,
    /// Exhausts an opponent's units.
    Exhaust,
    /// Returns cards from play to hands.
    Return,
    /// Captures units (CR 8.34).
    Capture,
    /// Takes control of cards.
    Control,
    /// Heals units or bases.
    Heal,
    /// Gives token upgrades: Shields, Experience and others.
    Tokens,
    /// Creates token units.
    Units,
    /// Draws cards.
    Draw,
    /// Makes opponents discard.
    Discard,
    /// Searches a deck, or puts cards into one.
    Find,
    /// Puts cards into play as resources.
    Resource,
    /// Readies units or resources.
    Ready,
    /// Attacks with a unit, in addition to the attack action.
    Attack,
    /// Can be played as a Pilot upgrade, or deployed as one (CR 7.5.17).
    Pilot,
    /// Makes the Force be with a player (CR 8.37).
    Force,
    /// Uses the Force (CR 8.37).
    UseForce,
    /// Discloses aspects (CR 8.38).
    Disclose,
}

impl Deed {
    /// All tags, in display order.
    pub const ALL: &[Deed] = &[
        Deed::Damage,
        Deed::Defeat,
        Deed::Exhaust,
        Deed::Return,
        Deed::Capture,
        Deed::Control,
        Deed::Heal,
        Deed::Tokens,
        Deed::Units,
        Deed::Draw,
        Deed::Discard,
        Deed::Find,
        Deed::Resource,
        Deed::Ready,
        Deed::Attack,
        Deed::Pilot,
        Deed::Force,
        Deed::UseForce,
        Deed::Disclose,
    ];

    /// Returns the search word.
    pub fn word(self) -> &'static str {
        match self {
            Deed::Damage => "damage",
            Deed::Defeat => "defeat",
            Deed::Exhaust => "exhaust",
            Deed::Return => "return",
            Deed::Capture => "capture",
            Deed::Control => "control",
            Deed::Heal => "heal",
            Deed::Tokens => "tokens",
            Deed::Units => "units",
            Deed::Draw => "draw",
            Deed::Discard => "discard",
            Deed::Find => "find",
            Deed::Resource => "resource",
            Deed::Ready => "ready",
            Deed::Attack => "attack",
            Deed::Pilot => "pilot",
            Deed::Force => "force",
            Deed::UseForce => "useforce",
            Deed::Disclose => "disclose",
        }
    }
}

impl std::fmt::Display for Deed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

/// Returns the effect tags of a text; conditions and choices are ignored.
fn of_text(text: &CardText) -> BTreeSet<Deed> {
    let mut deeds = BTreeSet::new();
    let sides = text.abilities.iter().chain(&text.unit).chain(&text.pilot);
    for ability in sides {
        ability.walk(&mut |part| {
            if let Part::Step(step) = part {
                deeds.extend(of_step(step));
            } else if let Part::Cost(Cost::UseTheForce) = part {
                deeds.insert(Deed::UseForce);
            }
        });
    }
    deeds
}

/// Returns the effect tag of a step, without nested steps.
fn of_step(step: &Effect) -> Option<Deed> {
    Some(match step {
        Effect::Damage { to, .. } if reaches_opponents(to) => Deed::Damage,
        Effect::DamageDivided { .. } | Effect::IndirectDamage { .. } => Deed::Damage,
        Effect::Defeat(target) if reaches_opponents(target) => Deed::Defeat,
        Effect::Exhaust(target) if reaches_opponents(target) => Deed::Exhaust,
        Effect::Return(_) => Deed::Return,
        Effect::Capture { .. } => Deed::Capture,
        Effect::TakeControl { .. } | Effect::ExchangeControl(_) => Deed::Control,
        Effect::Heal { .. } | Effect::HealUpTo { .. } | Effect::HealDivided { .. } => Deed::Heal,
        Effect::Give { .. } | Effect::GiveAnother(_) => Deed::Tokens,
        Effect::Play { tokens, .. } if !tokens.is_empty() => Deed::Tokens,
        Effect::Create { .. } => Deed::Units,
        Effect::Draw { who, .. } if is_own(who) => Deed::Draw,
        Effect::DiscardFromHand { who, .. } | Effect::DiscardHand(who) if !is_own(who) => Deed::Discard,
        Effect::Search { .. } => Deed::Find,
        Effect::Resource { .. } => Deed::Resource,
        Effect::Ready(_) => Deed::Ready,
        Effect::Attack { .. } => Deed::Attack,
        Effect::TheForceIsWith(_) => Deed::Force,
        Effect::UseTheForce => Deed::UseForce,
        Effect::Disclose { .. } => Deed::Disclose,
        _ => return None,
    })
}

/// Returns `true` if the target can be an opponent's card.
fn reaches_opponents(target: &Target) -> bool {
    let reaches = |filter: &Filter| filter.side != Controller::Friendly;
    match target {
        Target::This | Target::Attached | Target::Base(PlayerFilter::You) => false,
        Target::Choose(filter) | Target::All(filter) | Target::AnyNumber(filter) => reaches(filter),
        Target::UpTo(_, filter) | Target::Exactly(_, filter) | Target::Random(_, filter) => reaches(filter),
        _ => true,
    }
}

fn is_own(who: &PlayerFilter) -> bool {
    !matches!(
        who,
        PlayerFilter::Opponent | PlayerFilter::EachOpponent | PlayerFilter::Defending | PlayerFilter::ControllerOf(_)
    )
}

impl Catalog {
    /// Returns the effect tags of a card, from its text (or the text of a reprint) and its facts.
    pub fn deeds(&self, id: CardId) -> BTreeSet<Deed> {
        let written = self.reprints(id).find_map(|printing| by_number().get(&printing.number));
        let mut deeds = written.cloned().unwrap_or_default();
        if self.card(id).as_upgrade.is_some() {
            deeds.insert(Deed::Pilot);
        }
        deeds
    }
}

/// Returns the effect tags of all implemented texts, by card number.
fn by_number() -> &'static BTreeMap<CardNumber, BTreeSet<Deed>> {
    static ONCE: OnceLock<BTreeMap<CardNumber, BTreeSet<Deed>>> = OnceLock::new();
    ONCE.get_or_init(|| {
        // A test ensures that all texts are valid; without them, no tags are known.
        let written = texts::embedded().map_or(&[][..], |(_, written)| written);
        written.iter().map(|text| (text.id, of_text(text))).collect()
    })
}
