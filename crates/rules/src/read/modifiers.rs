//! Current values of a card: printed values and everything that changes them (CR 8.15). They are never stored.

use ability::{Ability, Controller, KeptAbilities, Modifier, ProtectedAction};
use model::{Arena, Keyword};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::read::reaching::Applied;
use crate::read::reprints::Printed;
use crate::read::sets::{Keywords, Traits};
use crate::state::{CardIx, Gives, Place, Ref, Reprint, Seat};

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
    pub rules: Rules,
}

/// Restrictions and permissions of a card, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules(u32);

macro_rules! rules {
    ($($name:ident = $bit:literal),+ $(,)?) => {
        #[allow(missing_docs)]
        impl Rules {
            $(pub const $name: Rules = Rules(1 << $bit);)+
        }
    };
}

rules! {
    CANT_ATTACK_BASES = 0,
    CANT_ATTACK = 1,
    CANT_BE_ATTACKED = 2,
    CANT_READY = 3,
    CANT_BE_HEALED = 4,
    ATTACKS_GROUND = 5,
    ATTACKS_SPACE = 6,
    STRIKES_FIRST = 7,
    SURVIVES = 8,
    NO_ABILITIES = 9,
    ENTERS_READY = 10,
    ATTACKS_TWO = 11,
    DAMAGE_BY_HP = 12,
    SKIPS_READYING = 13,
    PAYS = 14,
    NO_COMBAT_DAMAGE = 15,
    MAY_STRIKE_LAST = 16,
    EXTRA_REGROUP = 17,
    PROVIDES_ICONS = 18,
    CANT_ATTACK_SOME = 19,
    AMBUSH_BASES = 20,
}

impl Rules {
    /// Returns `true` if any of the given rules is set.
    pub fn has(self, other: Rules) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn with(self, other: Rules) -> Rules {
        Rules(self.0 | other.0)
    }

    /// Returns these rules without the given ones.
    #[must_use]
    pub fn without(self, other: Rules) -> Rules {
        Rules(self.0 & !other.0)
    }

    fn set(&mut self, other: Rules) {
        *self = self.with(other);
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
    printed: Printed,
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
        stats.traits = stats.traits.without(self.traits);
        stats.power += self.printed.power().unwrap_or(power) - power;
        stats.hp += self.printed.hp().unwrap_or(hp) - hp;
    }
}

impl Game {
    /// Returns a unit's current values.
    pub fn stats(&self, card: CardIx) -> Stats {
        let def = self.def(card);
        let face = self.face(card);
        let mut stats = Stats {
            power: def.power,
            hp: def.hp,
            keywords: face.keywords,
            traits: def.traits_up(self.state.card(card).flags),
            rules: Rules::default(),
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
    fn may_be_changed(&self, unit: CardIx) -> bool {
        !self.state.lasting.is_empty() || self.features.silences || self.board().may_reach(unit)
    }

    /// Returns the keywords and rules of a unit in play, as in [`Game::stats`]. If nothing may change the unit, the
    /// other values are not computed.
    #[inline]
    pub(crate) fn keywords_and_rules(&self, unit: CardIx) -> (Keywords, Rules) {
        if self.may_be_changed(unit) {
            let Stats { keywords, rules, .. } = self.stats(unit);
            (keywords, rules)
        } else {
            (self.face(unit).keywords, Rules::default())
        }
    }

    /// Returns the keywords of a unit in play; see [`Game::keywords_and_rules`].
    #[inline]
    pub(crate) fn keywords_now(&self, unit: CardIx) -> Keywords {
        self.keywords_and_rules(unit).0
    }

    /// Returns the rules of a unit in play; see [`Game::keywords_and_rules`].
    #[inline]
    pub(crate) fn rules_now(&self, unit: CardIx) -> Rules {
        self.keywords_and_rules(unit).1
    }

    /// Applies all modifiers that affect a unit to its printed values.
    fn change(&self, stats: &mut Stats, card: CardIx) {
        let def = self.def(card);
        let mut changes = Changes::default();
        self.each_modifier(card, |applied| match applied {
            Applied::Text(modifier, ctx) => {
                let ctx = Ctx { itself: self.state.now(card), ..ctx };
                self.reprint(&mut changes.printed, modifier, || self.reprint_of(ctx));
                self.apply(stats, &mut changes, modifier, ctx);
            }
            Applied::Keyword(keyword, value) => stats.keywords.add(keyword, value),
            Applied::Ability(_) => {}
            Applied::Lasting(lasting) => match lasting.gives {
                Gives::Stats(power, hp) => {
                    stats.power += power;
                    stats.hp += hp;
                }
                Gives::Keyword(keyword, value) => stats.keywords.add(keyword, value),
                Gives::Modifier(at) => {
                    let ctx = Ctx::of(lasting.source, lasting.controller);
                    self.reprint(&mut changes.printed, self.modifier(at), || Reprint::lasting(lasting));
                    self.apply(stats, &mut changes, self.modifier(at), ctx);
                }
                Gives::Trait(one) => stats.traits = stats.traits.with(Traits::of([one])),
                Gives::Ability(_)
                | Gives::Cost(..)
                | Gives::Redirect(..)
                | Gives::NextCard(..)
                | Gives::TraitLost(..) => {}
            },
        });
        if self.silencer(card).is_some() {
            stats.rules.set(Rules::NO_ABILITIES);
            changes.blank = true;
        }
        changes.finish(stats, def.power, def.hp);
        stats.traits = stats.traits.without(self.traits_lost(self.state.now(card)));
    }

    fn apply(&self, stats: &mut Stats, changes: &mut Changes, modifier: &Modifier, ctx: Ctx<'_>) {
        match modifier {
            Modifier::Stats(power, hp) => {
                stats.power += self.amount(power, ctx);
                stats.hp += self.amount(hp, ctx);
            }
            Modifier::Keyword(keyword) => stats.keywords.add(*keyword, 0),
            Modifier::KeywordX(keyword, value) => {
                let value = self.amount(value, ctx).clamp(0, 255) as u8;
                if value > 0 {
                    stats.keywords.add(*keyword, value);
                }
            }
            Modifier::Trait(one) => stats.traits = stats.traits.with(Traits::of([*one])),
            Modifier::LoseKeyword(keyword) => changes.keywords.add(*keyword, 0),
            Modifier::LoseKeywords => Keyword::ALL.iter().for_each(|keyword| changes.keywords.add(*keyword, 0)),
            Modifier::LoseTrait(one) => changes.traits = changes.traits.with(Traits::of([*one])),
            Modifier::TraitsOf { of, except } => {
                let all = self.refs(of, ctx).into_iter().map(|of| self.traits_of(of));
                let gained = all.fold(Traits::default(), Traits::with).without(Traits::of(except.iter().copied()));
                stats.traits = stats.traits.with(gained);
            }
            Modifier::KeywordTimes(keyword, times) => changes.times.push((*keyword, *times)),
            Modifier::KeywordBecomes(one, other) => changes.becomes.push((*one, *other)),
            Modifier::DamageByHp => stats.rules.set(Rules::DAMAGE_BY_HP),
            Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(KeptAbilities::EpicActions | KeptAbilities::Given) => {
                stats.rules.set(Rules::NO_ABILITIES);
                changes.blank = true;
            }
            Modifier::LoseAbilitiesBut(KeptAbilities::Keywords(kept)) => {
                stats.rules.set(Rules::NO_ABILITIES);
                let lost = Keyword::ALL.iter().filter(|keyword| !kept.contains(keyword));
                lost.for_each(|keyword| changes.keywords.add(*keyword, 0));
            }
            Modifier::CantAttackBases => stats.rules.set(Rules::CANT_ATTACK_BASES),
            Modifier::AmbushReachesBases => stats.rules.set(Rules::AMBUSH_BASES),
            Modifier::CantAttack { whom: Controller::Any } => stats.rules.set(Rules::CANT_ATTACK),
            Modifier::CantAttack { whom: _ } => stats.rules.set(Rules::CANT_ATTACK_SOME),
            Modifier::PaysAsResource => stats.rules.set(Rules::PAYS),
            Modifier::ProvidesIcons => stats.rules.set(Rules::PROVIDES_ICONS),
            Modifier::CantDealCombatDamage => stats.rules.set(Rules::NO_COMBAT_DAMAGE),
            Modifier::MayStrikeLast => stats.rules.set(Rules::MAY_STRIKE_LAST),
            Modifier::ExtraRegroup => stats.rules.set(Rules::EXTRA_REGROUP),
            Modifier::CantBeAttacked => stats.rules.set(Rules::CANT_BE_ATTACKED),
            Modifier::CantReady => stats.rules.set(Rules::CANT_READY),
            Modifier::SkipsReadying => stats.rules.set(Rules::SKIPS_READYING),
            Modifier::KeywordsOf(target) => {
                for of in self.refs(target, ctx) {
                    for (keyword, value) in self.keywords_of(of).iter() {
                        stats.keywords.add(keyword, value.unwrap_or(0));
                    }
                }
            }
            Modifier::CantBeHealed => stats.rules.set(Rules::CANT_BE_HEALED),
            Modifier::AttacksArena(Arena::Ground) => stats.rules.set(Rules::ATTACKS_GROUND),
            Modifier::AttacksArena(Arena::Space) => stats.rules.set(Rules::ATTACKS_SPACE),
            Modifier::StrikesFirst => stats.rules.set(Rules::STRIKES_FIRST),
            Modifier::SurvivesWithoutHp => stats.rules.set(Rules::SURVIVES),
            Modifier::EntersReady => stats.rules.set(Rules::ENTERS_READY),
            // A card has the keyword of an ability that it was granted (CR 7.5.13 to 7.5.15).
            Modifier::Ability(granted) => match granted.ability() {
                Ability::Bounty(_) => stats.keywords.add(Keyword::Bounty, 0),
                Ability::Coordinate(_) => stats.keywords.add(Keyword::Coordinate, 0),
                Ability::Smuggle(_) => stats.keywords.add(Keyword::Smuggle, 0),
                Ability::When(_)
                | Ability::Action(_)
                | Ability::EpicAction(_)
                | Ability::Constant(_)
                | Ability::Event(_)
                | Ability::CostsLess { .. }
                | Ability::IgnorePenalty { .. }
                | Ability::InsteadOfCost(_)
                | Ability::WhilePlaying(_)
                | Ability::Keyword(..)
                | Ability::InsteadOfCapture(_)
                | Ability::Setup(_)
                | Ability::EntersAsCopy { .. }
                | Ability::Playable(_) => {}
            },
            Modifier::AttacksTwoUnits => stats.rules.set(Rules::ATTACKS_TWO),
            // Abilities gained this way are applied one at a time; overridden printed stats are handled by `reprint`.
            Modifier::AbilitiesOf(_)
            | Modifier::PrintedStats { .. }
            | Modifier::Unpreventable(_)
            | Modifier::MayDealExcess(_)
            | Modifier::IsLeader
            | Modifier::SeesTop
            | Modifier::MorePilots(_)
            | Modifier::Instead(_)
            | Modifier::HalvesCosts
            | Modifier::AssignsIndirect { .. }
            | Modifier::MoreIndirect(_)
            | Modifier::CardsCostLess { .. }
            | Modifier::IgnorePenalty { .. }
            | Modifier::CardsAreFree { .. }
            | Modifier::ExtraCost { .. }
            | Modifier::CantPlay { .. }
            | Modifier::CardsLose(..)
            | Modifier::FirstEventIsBlank(_)
            | Modifier::CantBe { .. }
            | Modifier::RedirectDamage { .. }
            | Modifier::MayBePlayed { .. }
            | Modifier::AttackerHas(_)
            | Modifier::NextActionIsAttack => {}
        }
    }

    /// Returns `true` if a unit cannot attack that player's base and units (CR 8.3.2).
    pub(crate) fn cant_attack(&self, unit: CardIx, whom: Seat) -> bool {
        let mut cant = false;
        self.each_text(unit, |modifier, ctx| {
            cant |= matches!(modifier, Modifier::CantAttack { whom: side } if self.sided(side, whom, ctx));
        });
        cant
    }

    /// Returns what abilities of enemy cards cannot do to a card in play (CR 8.3).
    pub fn immunities(&self, card: CardIx) -> Vec<ProtectedAction> {
        let mut all: Vec<ProtectedAction> = Vec::new();
        self.each_text(card, |modifier, _| {
            if let Modifier::CantBe { verbs, .. } = modifier {
                for verb in verbs {
                    if !all.contains(verb) {
                        all.push(*verb);
                    }
                }
            }
        });
        all
    }

    /// Returns `true` if abilities of a player's cards cannot do this to a unit (CR 8.3), and logs it.
    pub(crate) fn withstands(&mut self, card: CardIx, verb: ProtectedAction, by: Seat) -> bool {
        let source = self.immune_by(card, verb, by);
        if let Some(by) = source {
            self.note("8.3.2", Event::Withstood { card, verb, by });
        }
        source.is_some()
    }

    /// Returns the card that prevents a player's abilities from doing this to a card, if any.
    fn immune_by(&self, card: CardIx, verb: ProtectedAction, by: Seat) -> Option<CardIx> {
        let mut immune = None;
        if matches!(self.state.card(card).place, Place::Arena | Place::Attached) && by != Seat::NONE {
            self.each_text(card, |modifier, ctx| {
                if let Modifier::CantBe { verbs, by: side } = modifier
                    && verbs.contains(&verb)
                    && self.sided(side, by, ctx)
                {
                    immune = immune.or(Some(ctx.source.card));
                }
            });
        }
        immune
    }

    /// Returns a unit's power (CR 1.10.5, 8.11). It is the current one, the last known one, or the printed one for a
    /// card out of play.
    pub(crate) fn power_of(&self, of: Ref) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.power,
            None if self.state.card(of.card).place == Place::Arena => self.stats(of.card).power,
            None => self.def(of.card).power,
        }
    }

    /// Returns a unit's or base's HP. As for [`Game::power_of`], it is the current, the last known, or the printed
    /// value.
    pub(crate) fn hp_of(&self, of: Ref) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.hp,
            None if self.state.card(of.card).place == Place::Arena => self.stats(of.card).hp,
            None => self.def(of.card).hp,
        }
    }
}
