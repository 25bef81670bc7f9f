//! Effect tags of card texts, for searches ("does:draw") and deck statistics.

use std::collections::{BTreeMap, BTreeSet};

use ability::{
    Amount, CardEffect, CardText, Controller, Cost, Effect, Filter, Kind, Modifier, Part, PlayerEffect, PlayerFilter,
    Target, Tree, ValueModifier, Zone,
};
use model::{Card, CardId, CardNumber};

use crate::Catalog;

/// An effect tag. A text may have several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum EffectTag {
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

impl EffectTag {
    /// All tags, in display order.
    pub const ALL: &[EffectTag] = &[
        EffectTag::Damage,
        EffectTag::Defeat,
        EffectTag::Exhaust,
        EffectTag::Return,
        EffectTag::Capture,
        EffectTag::Control,
        EffectTag::Heal,
        EffectTag::Tokens,
        EffectTag::Units,
        EffectTag::Draw,
        EffectTag::Discard,
        EffectTag::Find,
        EffectTag::Resource,
        EffectTag::Ready,
        EffectTag::Attack,
        EffectTag::Pilot,
        EffectTag::Force,
        EffectTag::UseForce,
        EffectTag::Disclose,
    ];

    /// Returns the search word.
    pub fn word(self) -> &'static str {
        match self {
            EffectTag::Damage => "damage",
            EffectTag::Defeat => "defeat",
            EffectTag::Exhaust => "exhaust",
            EffectTag::Return => "return",
            EffectTag::Capture => "capture",
            EffectTag::Control => "control",
            EffectTag::Heal => "heal",
            EffectTag::Tokens => "tokens",
            EffectTag::Units => "units",
            EffectTag::Draw => "draw",
            EffectTag::Discard => "discard",
            EffectTag::Find => "find",
            EffectTag::Resource => "resource",
            EffectTag::Ready => "ready",
            EffectTag::Attack => "attack",
            EffectTag::Pilot => "pilot",
            EffectTag::Force => "force",
            EffectTag::UseForce => "useforce",
            EffectTag::Disclose => "disclose",
        }
    }
}

impl std::fmt::Display for EffectTag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

/// Returns the effect tags of a text; conditions and choices are ignored.
fn of_text(text: &CardText) -> BTreeSet<EffectTag> {
    let mut tags = BTreeSet::new();
    let sides = text.abilities.iter().chain(&text.unit).chain(&text.pilot);
    for ability in sides {
        ability.walk(&mut |part| {
            if let Part::Step(step) = part {
                tags.extend(of_step(step));
            } else if let Part::Cost(Cost::UseTheForce) = part {
                tags.insert(EffectTag::UseForce);
            }
        });
    }
    tags
}

/// Returns the effect tag of a step, without nested steps.
fn of_step(step: &Effect) -> Option<EffectTag> {
    Some(match step {
        Effect::Card(CardEffect::Damage { to, .. }) if reaches_opponents(to) => EffectTag::Damage,
        Effect::Card(CardEffect::DamageDivided { .. } | CardEffect::IndirectDamage { .. }) => EffectTag::Damage,
        Effect::Card(CardEffect::Defeat(target)) if reaches_opponents(target) => EffectTag::Defeat,
        Effect::Card(CardEffect::Exhaust(target)) if reaches_opponents(target) => EffectTag::Exhaust,
        Effect::Card(CardEffect::Return(_)) => EffectTag::Return,
        Effect::Card(CardEffect::Capture { .. }) => EffectTag::Capture,
        Effect::Card(CardEffect::TakeControl { .. } | CardEffect::ExchangeControl(_)) => EffectTag::Control,
        Effect::Card(CardEffect::Heal { .. } | CardEffect::HealUpTo { .. } | CardEffect::HealDivided { .. }) => {
            EffectTag::Heal
        }
        Effect::Card(CardEffect::Give { .. } | CardEffect::GiveAnother(_)) => EffectTag::Tokens,
        Effect::Card(CardEffect::Play { tokens, .. }) if !tokens.is_empty() => EffectTag::Tokens,
        Effect::Card(CardEffect::Create { .. }) => EffectTag::Units,
        Effect::Player(PlayerEffect::Draw { who, .. }) if is_own(who) => EffectTag::Draw,
        Effect::Player(PlayerEffect::DiscardFromHand { who, .. } | PlayerEffect::DiscardHand(who)) if !is_own(who) => {
            EffectTag::Discard
        }
        Effect::Player(PlayerEffect::Search { .. }) => EffectTag::Find,
        Effect::Card(CardEffect::Resource { .. }) => EffectTag::Resource,
        Effect::Card(CardEffect::Ready(_)) => EffectTag::Ready,
        Effect::Card(CardEffect::Attack { .. }) => EffectTag::Attack,
        Effect::Player(PlayerEffect::TheForceIsWith(_)) => EffectTag::Force,
        Effect::Player(PlayerEffect::UseTheForce) => EffectTag::UseForce,
        Effect::Player(PlayerEffect::Disclose { .. }) => EffectTag::Disclose,
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

/// Returns `true` if a text can remove an opponent's unit: defeat, damage, capture or return it, take control of it, or
/// lower its HP.
fn removes_units(text: &CardText) -> bool {
    let mut removes = false;
    for ability in text.abilities.iter().chain(&text.unit).chain(&text.pilot) {
        ability.walk(&mut |part| {
            if let Part::Step(Effect::Card(step)) = part {
                removes |= match step {
                    CardEffect::Damage { to, .. } | CardEffect::Defeat(to) | CardEffect::Return(to) => hits_units(to),
                    CardEffect::DamageDivided { among, .. } => is_enemy_unit(among),
                    CardEffect::Capture { .. } | CardEffect::TakeControl { .. } | CardEffect::ExchangeControl(_) => {
                        true
                    }
                    CardEffect::Gain { to, gives, .. } => hits_units(to) && gives.iter().any(lowers_hp),
                    _ => false,
                };
            }
        });
    }
    removes
}

/// Returns `true` if the player chooses the target among units of opponents, or if it is all of them.
fn hits_units(target: &Target) -> bool {
    match target {
        Target::Choose(filter) | Target::All(filter) | Target::AnyNumber(filter) => is_enemy_unit(filter),
        Target::UpTo(_, filter) | Target::Exactly(_, filter) | Target::Random(_, filter) => is_enemy_unit(filter),
        Target::ChosenBy(_, filter) | Target::CombinedCost(_, _, filter) => is_enemy_unit(filter),
        Target::Defender => true,
        _ => false,
    }
}

fn is_enemy_unit(filter: &Filter) -> bool {
    let is_unit = matches!(filter.is, Kind::Unit | Kind::UnitOrBase);
    is_unit && filter.zone == Zone::default() && filter.side != Controller::Friendly
}

fn lowers_hp(gives: &Modifier) -> bool {
    matches!(gives, Modifier::Value(ValueModifier::Stats(_, hp)) if lowers(hp))
}

fn lowers(amount: &Amount) -> bool {
    matches!(amount, Amount::N(number) if *number < 0)
}

fn is_own(who: &PlayerFilter) -> bool {
    !matches!(
        who,
        PlayerFilter::Opponent | PlayerFilter::EachOpponent | PlayerFilter::Defending | PlayerFilter::ControllerOf(_)
    )
}

impl Catalog {
    /// Returns the effect tags of a card, from its text (or the text of a reprint) and its facts.
    pub fn effect_tags(&self, id: CardId) -> BTreeSet<EffectTag> {
        let written = self.reprints(id).find_map(|printing| self.tags_by_number().get(&printing.number));
        let mut tags = written.cloned().unwrap_or_default();
        if self.card(id).as_upgrade.is_some() {
            tags.insert(EffectTag::Pilot);
        }
        tags
    }

    /// Returns the numbers of the cards that can remove an opponent's unit, from their texts or those of reprints.
    pub fn removal(&self) -> &BTreeSet<CardNumber> {
        self.removal.get_or_init(|| {
            let written = self.texts().map_or(&[][..], |(_, written)| written);
            let removing: BTreeSet<CardNumber> =
                written.iter().filter(|text| removes_units(text)).map(|text| text.id).collect();
            let removes = |card: &&Card| self.reprints(card.id).any(|printing| removing.contains(&printing.number));
            self.cards().iter().filter(removes).map(|card| card.number).collect()
        })
    }

    /// Returns the effect tags of all implemented texts, by card number.
    fn tags_by_number(&self) -> &BTreeMap<CardNumber, BTreeSet<EffectTag>> {
        self.effect_tags.get_or_init(|| {
            // A test ensures that the built-in texts are valid; without them, no tags are known.
            let written = self.texts().map_or(&[][..], |(_, written)| written);
            written.iter().map(|text| (text.id, of_text(text))).collect()
        })
    }
}
