//! Current values of a card: printed values and everything that changes them (CR 8.15). They are never stored.

use ability::{Ability, CardModifier, Controller, KeptAbilities, Modifier, ProtectedAction, UnitRule, ValueModifier};
use bitflags::bitflags;
use model::{Arena, Keyword};

use crate::read::View;
use crate::read::applied_modifiers::AppliedModifier;
use crate::read::ctx::Ctx;
use crate::read::printed_stats::PrintedStats;
use crate::sets::{Keywords, Traits};
use crate::state::{CardIndex, CardRef, CardZone, LastingKind, PrintedStatsSource, Seat};

/// Current values of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Power with all modifiers (CR 1.10).
    pub power: i16,
    /// Total HP (CR 1.11), with damage not subtracted.
    pub hp: i16,
    /// Keywords, printed and gained, except lost ones.
    pub keywords: Keywords,
    /// Traits, printed and gained.
    pub traits: Traits,
    /// Restrictions and permissions.
    pub rules: Restrictions,
}

/// Restrictions and permissions of a card: each [`UnitRule`] at its place, and those that follow from other modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Restrictions(u32);

bitflags! {
    impl Restrictions: u32 {
        /// Has lost its abilities, except those that the effect leaves (CR 8.14.2).
        const NO_ABILITIES = 1 << 31;
        /// Cannot attack at all.
        const CANT_ATTACK = 1 << 30;
        /// Cannot attack the bases and units of some players.
        const CANT_ATTACK_SOME = 1 << 29;
        /// Can also attack units in the ground arena.
        const ATTACKS_GROUND = 1 << 28;
        /// Can also attack units in the space arena.
        const ATTACKS_SPACE = 1 << 27;
    }
}

impl Restrictions {
    /// Returns the set of one rule.
    pub const fn of(rule: UnitRule) -> Restrictions {
        Restrictions(1 << rule as u32)
    }

    /// Returns `true` if the rule is in the set.
    pub const fn has(self, rule: UnitRule) -> bool {
        self.contains(Restrictions::of(rule))
    }
}

/// Changes that are applied to a card after all additions.
#[derive(Default)]
struct Changes {
    /// Lost keywords (CR 8.14.1).
    keywords: Keywords,
    /// Lost traits.
    traits: Traits,
    /// Keywords that are replaced by others.
    becomes: Vec<(Keyword, Keyword)>,
    /// Keywords whose numbers are multiplied.
    times: Vec<(Keyword, u8)>,
    /// All keywords are lost and none can be gained (CR 8.14.2).
    blank: bool,
    /// Overridden printed power and HP.
    printed: PrintedStats,
}

impl Changes {
    fn finish(self, stats: &mut Stats, power: i16, hp: i16) {
        for (one, other) in self.becomes {
            if stats.keywords.has(one) {
                stats.keywords.add(other, stats.keywords.number(one));
                stats.keywords.lose(one);
            }
        }
        if self.keywords.any() {
            self.keywords.iter().for_each(|(keyword, _)| stats.keywords.lose(keyword));
        }
        for (keyword, times) in self.times {
            stats.keywords.multiply(keyword, times);
        }
        if self.blank {
            stats.keywords = Keywords::default();
        }
        stats.traits = stats.traits.difference(self.traits);
        stats.power += self.printed.power().unwrap_or(power) - power;
        stats.hp += self.printed.hp().unwrap_or(hp) - hp;
    }
}

impl View {
    /// Returns a unit's current values.
    pub fn stats(&self, card: CardIndex) -> Stats {
        let def = self.def(card);
        let face = self.face(card);
        let mut stats = Stats {
            power: def.power,
            hp: def.hp,
            keywords: face.keywords,
            traits: def.traits_up(self.state.card(card).flags),
            rules: Restrictions::default(),
        };
        for upgrade in self.state.upgrades(card) {
            let upgrade = self.def(upgrade);
            stats.power += upgrade.adds.0;
            stats.hp += upgrade.adds.1;
        }
        if self.may_be_changed(card) {
            self.change(&mut stats, card);
        }
        stats.power = (stats.power + self.power_of_keywords(stats.keywords, card)).max(0);
        stats.hp = stats.hp.max(0);
        stats
    }

    /// Returns `true` if anything other than the unit and its upgrades may change its values. Usually nothing does.
    #[inline]
    fn may_be_changed(&self, unit: CardIndex) -> bool {
        !self.state.lasting().is_empty() || self.features.silences || self.ability_index().may_reach(unit)
    }

    /// Returns the keywords and rules of a unit in play, as in [`View::stats`]. If nothing may change the unit, the
    /// other values are not computed.
    #[inline]
    pub(crate) fn keywords_and_rules(&self, unit: CardIndex) -> (Keywords, Restrictions) {
        if self.may_be_changed(unit) {
            let Stats { keywords, rules, .. } = self.stats(unit);
            (keywords, rules)
        } else {
            (self.face(unit).keywords, Restrictions::default())
        }
    }

    /// Returns the keywords of a unit in play; see [`View::keywords_and_rules`].
    #[inline]
    pub(crate) fn keywords_now(&self, unit: CardIndex) -> Keywords {
        self.keywords_and_rules(unit).0
    }

    /// Returns the rules of a unit in play; see [`View::keywords_and_rules`].
    #[inline]
    pub(crate) fn rules_now(&self, unit: CardIndex) -> Restrictions {
        self.keywords_and_rules(unit).1
    }

    /// Applies all modifiers that affect a unit to its printed values.
    fn change(&self, stats: &mut Stats, card: CardIndex) {
        let def = self.def(card);
        let mut changes = Changes::default();
        self.each_modifier(card, |applied| match applied {
            AppliedModifier::Text(modifier, ctx) => {
                let ctx = Ctx { itself: self.state.now(card), ..ctx };
                self.reprint(&mut changes.printed, modifier, || self.reprint_of(ctx));
                self.apply(stats, &mut changes, modifier, ctx);
            }
            AppliedModifier::Keyword(keyword, value) => stats.keywords.add(keyword, value),
            AppliedModifier::Ability(_) => {}
            AppliedModifier::Lasting(lasting) => match lasting.gives {
                LastingKind::Stats(power, hp) => {
                    stats.power += power;
                    stats.hp += hp;
                }
                LastingKind::Keyword(keyword, value) => stats.keywords.add(keyword, value),
                LastingKind::Modifier(at) => {
                    let ctx = Ctx::of(lasting.source, lasting.controller);
                    self.reprint(&mut changes.printed, self.modifier(at), || PrintedStatsSource::lasting(lasting));
                    self.apply(stats, &mut changes, self.modifier(at), ctx);
                }
                LastingKind::Trait(one) => stats.traits = stats.traits.union(Traits::of([one])),
                LastingKind::Ability(_)
                | LastingKind::Cost(..)
                | LastingKind::Redirect(..)
                | LastingKind::NextCard(..)
                | LastingKind::TraitLost(..) => {}
            },
        });
        if self.ability_loss_source(card).is_some() {
            stats.rules.insert(Restrictions::NO_ABILITIES);
            changes.blank = true;
        }
        changes.finish(stats, def.power, def.hp);
        stats.traits = stats.traits.difference(self.traits_lost(self.state.now(card)));
    }

    fn apply(&self, stats: &mut Stats, changes: &mut Changes, modifier: &Modifier, ctx: Ctx<'_>) {
        match modifier {
            Modifier::Value(modifier) => self.apply_value(stats, changes, modifier, ctx),
            Modifier::Rule(rule) => stats.rules.insert(Restrictions::of(*rule)),
            Modifier::Card(_) | Modifier::Play(_) | Modifier::Game(_) => {}
        }
    }

    fn apply_value(&self, stats: &mut Stats, changes: &mut Changes, modifier: &ValueModifier, ctx: Ctx<'_>) {
        match modifier {
            ValueModifier::Stats(power, hp) => {
                stats.power += self.amount(power, ctx);
                stats.hp += self.amount(hp, ctx);
            }
            ValueModifier::Keyword(keyword) => stats.keywords.add(*keyword, 0),
            ValueModifier::KeywordX(keyword, value) => {
                let value = self.amount(value, ctx).clamp(0, 255) as u8;
                if value > 0 {
                    stats.keywords.add(*keyword, value);
                }
            }
            ValueModifier::KeywordsOf(target) => {
                for of in self.refs(target, ctx) {
                    for (keyword, value) in self.keywords_of(of).iter() {
                        stats.keywords.add(keyword, value.unwrap_or(0));
                    }
                }
            }
            ValueModifier::KeywordTimes(keyword, times) => changes.times.push((*keyword, *times)),
            ValueModifier::KeywordBecomes(one, other) => changes.becomes.push((*one, *other)),
            ValueModifier::LoseKeyword(keyword) => changes.keywords.add(*keyword, 0),
            ValueModifier::LoseKeywords => Keyword::ALL.iter().for_each(|keyword| changes.keywords.add(*keyword, 0)),
            ValueModifier::Trait(one) => stats.traits = stats.traits.union(Traits::of([*one])),
            ValueModifier::LoseTrait(one) => changes.traits = changes.traits.union(Traits::of([*one])),
            ValueModifier::TraitsOf { of, except } => {
                let all = self.refs(of, ctx).into_iter().map(|of| self.traits_of(of));
                let gained = all.fold(Traits::default(), Traits::union).difference(Traits::of(except.iter().copied()));
                stats.traits = stats.traits.union(gained);
            }
            ValueModifier::LoseAbilities
            | ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions | KeptAbilities::Given) => {
                stats.rules.insert(Restrictions::NO_ABILITIES);
                changes.blank = true;
            }
            ValueModifier::LoseAbilitiesBut(KeptAbilities::Keywords(kept)) => {
                stats.rules.insert(Restrictions::NO_ABILITIES);
                let lost = Keyword::ALL.iter().filter(|keyword| !kept.contains(keyword));
                lost.for_each(|keyword| changes.keywords.add(*keyword, 0));
            }
            ValueModifier::CantAttack { whom: Controller::Any } => stats.rules.insert(Restrictions::CANT_ATTACK),
            ValueModifier::CantAttack { whom: _ } => stats.rules.insert(Restrictions::CANT_ATTACK_SOME),
            ValueModifier::AttacksArena(Arena::Ground) => stats.rules.insert(Restrictions::ATTACKS_GROUND),
            ValueModifier::AttacksArena(Arena::Space) => stats.rules.insert(Restrictions::ATTACKS_SPACE),
            ValueModifier::Ability(granted) => {
                if let Some(keyword) = keyword_of(granted.ability()) {
                    stats.keywords.add(keyword, 0);
                }
            }
            // Abilities gained this way are applied one at a time; overridden printed stats are handled by `reprint`.
            ValueModifier::AbilitiesOf(_) | ValueModifier::PrintedStats { .. } => {}
        }
    }

    /// Returns `true` if a unit cannot attack that player's base and units (CR 8.3.2).
    pub(crate) fn cant_attack(&self, unit: CardIndex, whom: Seat) -> bool {
        let mut cant = false;
        self.each_text(unit, |modifier, ctx| {
            if let Modifier::Value(ValueModifier::CantAttack { whom: side }) = modifier {
                cant |= self.is_on_side(side, whom, ctx);
            }
        });
        cant
    }

    /// Returns what abilities of enemy cards cannot do to a card in play (CR 8.3).
    pub fn immunities(&self, card: CardIndex) -> Vec<ProtectedAction> {
        let mut all: Vec<ProtectedAction> = Vec::new();
        self.each_text(card, |modifier, _| {
            if let Modifier::Card(CardModifier::CantBe { verbs, .. }) = modifier {
                for verb in verbs {
                    if !all.contains(verb) {
                        all.push(*verb);
                    }
                }
            }
        });
        all
    }

    /// Returns the card that prevents a player's abilities from doing this to a card, if any.
    pub(crate) fn immune_by(&self, card: CardIndex, verb: ProtectedAction, by: Seat) -> Option<CardIndex> {
        let mut immune = None;
        if matches!(self.state.card(card).place, CardZone::Arena | CardZone::Attached) && by != Seat::NONE {
            self.each_text(card, |modifier, ctx| {
                if let Modifier::Card(CardModifier::CantBe { verbs, by: side }) = modifier
                    && verbs.contains(&verb)
                    && self.is_on_side(side, by, ctx)
                {
                    immune = immune.or(Some(ctx.source.card));
                }
            });
        }
        immune
    }

    /// Returns a unit's power (CR 1.10.5, 8.11). It is the current one, the last known one, or the printed one for a
    /// card out of play.
    pub(crate) fn power_of(&self, of: CardRef) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.power,
            None if self.state.card(of.card).place == CardZone::Arena => self.stats(of.card).power,
            None => self.def(of.card).power,
        }
    }

    /// Returns a unit's or base's HP. As for [`View::power_of`], it is the current, the last known, or the printed
    /// value.
    pub(crate) fn hp_of(&self, of: CardRef) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.hp,
            None if self.state.card(of.card).place == CardZone::Arena => self.stats(of.card).hp,
            None => self.def(of.card).hp,
        }
    }

    /// Returns `true` if an effect changes nothing, or only how a unit enters play. Neither its start nor its end is
    /// logged.
    pub(crate) fn has_no_lasting_effect(&self, gives: LastingKind) -> bool {
        let enters_ready = Modifier::Rule(UnitRule::EntersReady);
        matches!(gives, LastingKind::Stats(0, 0))
            || matches!(gives, LastingKind::Modifier(at) if *self.modifier(at) == enters_ready)
    }

    /// Returns `true` if an effect stops a card from being readied (CR 8.3.2).
    pub(crate) fn cant_be_readied(&self, card: CardIndex) -> bool {
        self.features.stops_readying
            && self.state.card(card).place == CardZone::Arena
            && self.rules_now(card).has(UnitRule::CantReady)
    }
}

/// Returns the keyword that a card has with a granted ability (CR 7.5.13 to 7.5.15), if any.
fn keyword_of(ability: &Ability) -> Option<Keyword> {
    if matches!(ability, Ability::Bounty(_)) {
        Some(Keyword::Bounty)
    } else if matches!(ability, Ability::Coordinate(_)) {
        Some(Keyword::Coordinate)
    } else {
        matches!(ability, Ability::Smuggle(_)).then_some(Keyword::Smuggle)
    }
}
