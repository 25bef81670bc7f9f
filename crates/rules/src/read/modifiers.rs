//! What a card is now: printed values and everything that changes them (CR 8.15). Nothing of this is stored.

use ability::{Ability, AbilityId, Constant, Modifier, Target, Verb};
use model::{Arena, CardType, Keyword, Trait};

use crate::Game;
use crate::explain::log::Event;
use crate::read::ctx::Ctx;
use crate::read::sets::{Keywords, Traits};
use crate::state::{CardIx, Gives, GivesRef, Lasting, Place, Ref, Seat};

/// What a unit is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Power with all modifiers (CR 1.10).
    pub power: i16,
    /// HP (CR 1.11), damage not subtracted.
    pub hp: i16,
    /// Keywords, printed and gained, without those lost.
    pub keywords: Keywords,
    /// Traits, printed and gained.
    pub traits: Traits,
    /// What it can and cannot do.
    pub rules: Rules,
}

/// What a card can and cannot do, one bit for each.
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
}

impl Rules {
    /// Whether all of these rules hold.
    pub fn has(self, other: Rules) -> bool {
        self.0 & other.0 != 0
    }

    fn set(&mut self, other: Rules) {
        self.0 |= other.0;
    }
}

/// What is applied to a card after everything that adds to it.
#[derive(Default)]
struct Changes {
    /// Keywords that it has lost (CR 8.14.1).
    keywords: Vec<Keyword>,
    /// Traits that it has lost.
    traits: Vec<Trait>,
    /// Numbers of keywords that are multiplied.
    times: Vec<(Keyword, u8)>,
    /// All keywords are lost, and none gained (CR 8.14.2).
    blank: bool,
    /// Power and HP that count as printed.
    printed: (Option<i16>, Option<i16>),
}

impl Changes {
    fn finish(self, stats: &mut Stats, power: i16, hp: i16) {
        for keyword in self.keywords {
            stats.keywords.lose(keyword);
        }
        for (keyword, times) in self.times {
            stats.keywords.multiply(keyword, times);
        }
        if self.blank {
            stats.keywords = Keywords::default();
        }
        stats.traits = stats.traits.without(Traits::of(self.traits));
        let (printed_power, printed_hp) = self.printed;
        stats.power += printed_power.unwrap_or(power) - power;
        stats.hp += printed_hp.unwrap_or(hp) - hp;
    }
}

/// A modifier that applies to a card, with the point of view of its text.
pub(crate) enum Applied<'a> {
    Text(&'a Modifier, Ctx<'a>),
    /// A keyword with its number.
    Keyword(Keyword, u8),
    /// An ability that the card has at times.
    Ability(AbilityId),
    Lasting(&'a Lasting),
}

impl Game {
    /// The modifier of a text that a lasting effect refers to.
    pub fn modifier(&self, at: GivesRef) -> &Modifier {
        let step = &self.book.block(at.block)[usize::from(at.step)];
        &crate::resolve::gives(step, at.list)[usize::from(at.at)]
    }

    /// Calls `found` for every modifier that applies to a card in play now, constant abilities first.
    pub(crate) fn each_modifier<'a>(&'a self, card: CardIx, mut found: impl FnMut(Applied<'a>)) {
        if self.depth.get() < 4 {
            self.depth.set(self.depth.get() + 1);
            for source in &self.board().constants {
                self.constants_of(*source, card, &mut found);
            }
            self.depth.set(self.depth.get() - 1);
        }
        let now = self.state.now(card);
        if self.state.lasting.is_empty() {
            return;
        }
        let fight = self.attack().filter(|attack| attack.attacker == now && attack.on_unit);
        for lasting in &self.state.lasting {
            let Gives::Modifier(at) = lasting.gives else {
                if lasting.on == now {
                    found(Applied::Lasting(lasting));
                }
                if let Gives::Ability(id) = lasting.gives {
                    self.spread_lent(self.book.ability(id), lasting.on, card, &mut found);
                }
                continue;
            };
            if lasting.on == Ref::NONE {
                self.spread_rule(lasting, self.modifier(at), card, &mut found);
            } else if lasting.on == now {
                found(Applied::Lasting(lasting));
                if let Modifier::Ability(granted) = self.modifier(at) {
                    self.spread_granted(granted.ability(), card, &mut found);
                }
            } else if fight.is_some_and(|attack| attack.is_defending(lasting.on))
                && let Modifier::AttackerHas(gives) = self.modifier(at)
            {
                for modifier in gives {
                    found(Applied::Text(modifier, Ctx::of(lasting.source, lasting.controller)));
                }
            }
        }
    }

    fn constants_of<'a>(&'a self, source: CardIx, card: CardIx, found: &mut impl FnMut(Applied<'a>)) {
        let face = self.face(source);
        if face.constants.is_empty() || self.is_blank(source) {
            return;
        }
        for id in &face.constants {
            let ability = self.book.ability(*id);
            if let Ability::Constant(constant) = ability {
                self.spread_constant(constant, source, card, found);
            } else {
                self.spread(ability, source, card, found);
            }
        }
        if face.auras {
            self.spread_auras(source, card, found);
        }
    }

    /// What abilities that an upgrade grants to its unit grant to other cards: "attached unit gains: 'Each other
    /// friendly unit ...'".
    fn spread_auras<'a>(&'a self, source: CardIx, card: CardIx, found: &mut impl FnMut(Applied<'a>)) {
        let here = self.state.card(source);
        let host = here.host;
        // What they grant to the unit itself is found with what that unit is granted.
        if here.place != Place::Attached || host == card || self.is_blank(host) {
            return;
        }
        let ctx = Ctx::of(self.state.now(source), here.controller);
        for id in &self.face(source).constants {
            let Ability::Constant(constant) = self.book.ability(*id) else { continue };
            if constant.on != Target::Attached || !self.reaches(constant, host, ctx) {
                continue;
            }
            for modifier in &constant.gives {
                if let Modifier::Ability(granted) = modifier
                    && let Ability::Constant(aura) = granted.ability()
                {
                    self.spread_constant(aura, host, card, found);
                }
            }
        }
    }

    /// What one card grants to another by a constant ability, by Coordinate (CR 7.5.15) or by a keyword inside it.
    fn spread<'a>(&'a self, ability: &'a Ability, source: CardIx, card: CardIx, found: &mut impl FnMut(Applied<'a>)) {
        let seat = self.state.card(source).controller;
        match ability {
            Ability::Constant(constant) => self.spread_constant(constant, source, card, found),
            Ability::Coordinate(inner) if self.coordinates(seat) => match inner.ability() {
                Ability::Constant(_) | Ability::Keyword(..) => self.spread(inner.ability(), source, card, found),
                _ if card == source => found(Applied::Ability(inner.id())),
                Ability::When(_)
                | Ability::Action(_)
                | Ability::EpicAction(_)
                | Ability::Event(_)
                | Ability::CostsLess { .. }
                | Ability::IgnorePenalty { .. }
                | Ability::InsteadOfCost(_)
                | Ability::Coordinate(_)
                | Ability::Bounty(_)
                | Ability::Smuggle(_)
                | Ability::InsteadOfCapture(_)
                | Ability::Setup(_)
                | Ability::EntersAsCopy { .. }
                | Ability::Playable(_) => {}
            },
            Ability::Keyword(keyword, value) if card == source => {
                let value = self.amount(value, Ctx::of(self.state.now(source), seat)).clamp(0, 255) as u8;
                found(Applied::Keyword(*keyword, value));
            }
            Ability::When(_)
            | Ability::Action(_)
            | Ability::EpicAction(_)
            | Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::Coordinate(_)
            | Ability::Bounty(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => {}
        }
    }

    #[inline]
    fn spread_constant<'a>(
        &'a self,
        constant: &'a Constant,
        source: CardIx,
        card: CardIx,
        found: &mut impl FnMut(Applied<'a>),
    ) {
        let ctx = Ctx::of(self.state.now(source), self.state.card(source).controller);
        if self.reaches(constant, card, ctx) {
            for modifier in &constant.gives {
                found(Applied::Text(modifier, ctx));
                if let Modifier::Ability(granted) = modifier {
                    self.spread_granted(granted.ability(), card, found);
                }
            }
        }
    }

    /// What a constant ability that lasts by itself grants to a card: "while this unit is in play, each ... gains ...".
    fn spread_rule<'a>(
        &'a self,
        lasting: &'a Lasting,
        modifier: &'a Modifier,
        card: CardIx,
        found: &mut impl FnMut(Applied<'a>),
    ) {
        let Modifier::Ability(granted) = modifier else { return };
        let Ability::Constant(constant) = granted.ability() else { return };
        if self.depth.get() >= 4 {
            return;
        }
        self.depth.set(self.depth.get() + 1);
        let ctx = Ctx::of(lasting.source, lasting.controller);
        if self.reaches(constant, card, ctx) {
            for modifier in &constant.gives {
                found(Applied::Text(modifier, ctx));
            }
        }
        self.depth.set(self.depth.get() - 1);
    }

    /// What an ability that a card has from another grants to a card: to itself, or by an aura to others.
    fn spread_lent<'a>(&'a self, ability: &'a Ability, on: Ref, card: CardIx, found: &mut impl FnMut(Applied<'a>)) {
        if on.card == card {
            self.spread_granted(ability, card, found);
        } else if let Ability::Constant(constant) = ability
            && self.state.is_current(on)
            && !self.is_blank(on.card)
            && self.depth.get() < 4
        {
            self.depth.set(self.depth.get() + 1);
            self.spread_constant(constant, on.card, card, found);
            self.depth.set(self.depth.get() - 1);
        }
    }

    /// What an ability that a card was granted grants to that card itself.
    fn spread_granted<'a>(&'a self, ability: &'a Ability, card: CardIx, found: &mut impl FnMut(Applied<'a>)) {
        let spreads = match ability {
            Ability::Constant(_) | Ability::Coordinate(_) | Ability::Keyword(..) => true,
            Ability::When(_)
            | Ability::Action(_)
            | Ability::EpicAction(_)
            | Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::Bounty(_)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => false,
        };
        if spreads && !self.is_blank(card) {
            self.spread(ability, card, card, found);
        }
    }

    /// Whether a constant ability applies to a card now (CR 7.3.3).
    fn reaches(&self, constant: &Constant, card: CardIx, ctx: Ctx<'_>) -> bool {
        let on = match &constant.on {
            Target::This => card == ctx.this(),
            Target::Attached => self.state.card(ctx.this()).host == card,
            Target::All(filter) => self.in_play_matches(filter, card, ctx),
            Target::Attacker => self.attack().is_some_and(|attack| attack.attacker == self.state.now(card)),
            Target::Defender => self.attack().is_some_and(|attack| attack.is_defending(self.state.now(card))),
            Target::Subject
            | Target::It
            | Target::Named(_)
            | Target::Base(_)
            | Target::Choose(_)
            | Target::Exactly(..)
            | Target::UpTo(..)
            | Target::AnyNumber(_)
            | Target::ChosenBy(..)
            | Target::CombinedCost(..)
            | Target::Random(..)
            | Target::HostOf(_)
            | Target::UpgradesOn(_)
            | Target::Top(..)
            | Target::Itself
            | Target::These(_)
            | Target::Together(..)
            | Target::OneOfEach(..)
            | Target::Given
            | Target::Exploited => self.refs(&constant.on, ctx).contains(&self.state.now(card)),
        };
        on && constant.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx))
    }

    /// Whether a card has lost all its abilities (CR 8.14.2): lasting effects and upgrades do that, and for leaders
    /// a constant ability.
    pub(crate) fn is_blank(&self, card: CardIx) -> bool {
        if self.silencer(card).is_some() {
            return true;
        }
        if self.features.silenced_leaders && self.def(card).kind == CardType::Leader && self.is_silenced(card) {
            return true;
        }
        if self.state.lasting.is_empty() && !self.state.card(card).first.is_some() {
            return false;
        }
        let now = self.state.now(card);
        self.state.lasting.iter().any(|lasting| {
            lasting.on == now
                && match lasting.gives {
                    Gives::Modifier(at) => {
                        matches!(self.modifier(at), Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(_))
                    }
                    Gives::Stats(..)
                    | Gives::Keyword(..)
                    | Gives::Cost(..)
                    | Gives::Redirect(..)
                    | Gives::Trait(_)
                    | Gives::Ability(_)
                    | Gives::NextCard(..) => false,
                }
        }) || self.features.blanking_upgrades && self.state.upgrades(card).any(|upgrade| self.blanks(upgrade, card))
    }

    /// Whether an upgrade takes its unit's abilities now.
    fn blanks(&self, upgrade: CardIx, unit: CardIx) -> bool {
        let face = &self.def(upgrade).front;
        (face.blanks && self.silencer(upgrade).is_none()) || self.leaves_only(upgrade, unit).is_some()
    }

    /// The text of an upgrade that leaves its unit now only the abilities that it gives.
    fn leaves_only(&self, upgrade: CardIx, unit: CardIx) -> Option<&Constant> {
        let face = &self.def(upgrade).front;
        if !face.leaves_only || self.silencer(upgrade).is_some() {
            return None;
        }
        let ctx = Ctx::of(self.state.now(upgrade), self.state.card(upgrade).controller);
        face.constants.iter().find_map(|id| {
            let Ability::Constant(constant) = self.book.ability(*id) else { return None };
            let leaves = constant.gives.contains(&Modifier::LoseOtherAbilities) && self.reaches(constant, unit, ctx);
            leaves.then_some(constant)
        })
    }

    /// The abilities that are left to a unit that has lost all others.
    pub(crate) fn left_to(&self, unit: CardIx) -> Vec<AbilityId> {
        if !self.features.blanking_upgrades || self.silencer(unit).is_some() {
            return Vec::new();
        }
        let texts = self.state.upgrades(unit).filter_map(|upgrade| self.leaves_only(upgrade, unit));
        let given = texts.flat_map(|constant| &constant.gives).filter_map(|modifier| {
            let Modifier::Ability(granted) = modifier else { return None };
            Some(granted.id())
        });
        given.collect()
    }

    /// The card because of which a card, wherever it is, has no abilities while that card is in play (CR 8.14.2).
    pub(crate) fn silencer(&self, card: CardIx) -> Option<CardIx> {
        if !self.features.silences {
            return None;
        }
        self.state.lasting.iter().find_map(|lasting| {
            let Gives::Modifier(at) = lasting.gives else { return None };
            let Modifier::CardsLoseAbilities(filter) = self.modifier(at) else { return None };
            let ctx = Ctx { name: lasting.name, ..Ctx::of(lasting.source, lasting.controller) };
            self.is(filter, self.state.now(card), ctx).then_some(lasting.source.card)
        })
    }

    /// Whether a card in play, a unit or not, has lost all abilities (CR 8.14.2).
    pub(crate) fn has_lost_all(&self, card: CardIx) -> bool {
        let mut lost = false;
        self.each_text(card, |modifier, _| lost |= *modifier == Modifier::LoseAbilities);
        lost
    }

    /// Whether a unit can gain a keyword or, without one, an ability: not while it has lost that keyword or all abilities
    /// (CR 8.14.1, 8.14.2).
    pub(crate) fn can_gain(&self, unit: CardIx, keyword: Option<Keyword>) -> bool {
        let mut can = self.silencer(unit).is_none();
        self.each_text(unit, |modifier, _| {
            can &= !matches!(
                modifier,
                Modifier::LoseAbilities | Modifier::LoseAbilitiesButEpicActions | Modifier::LoseOtherAbilities
            );
            if let Modifier::LoseKeyword(lost) = modifier {
                can &= keyword != Some(*lost);
            }
            if let Modifier::LoseAbilitiesBut(kept) = modifier {
                can &= keyword.is_some_and(|keyword| kept.contains(&keyword));
            }
            can &= *modifier != Modifier::LoseKeywords || keyword.is_none();
        });
        can
    }

    /// Whether a lasting effect on a unit would give it what it cannot gain: that is not given at all, and does not
    /// appear later either.
    pub(crate) fn is_gained_in_vain(&self, modifier: &Modifier, unit: CardIx) -> bool {
        if self.state.card(unit).place != Place::Arena {
            return false;
        }
        if let Modifier::Keyword(keyword) | Modifier::KeywordX(keyword, _) = modifier {
            return !self.can_gain(unit, Some(*keyword));
        }
        matches!(modifier, Modifier::Ability(_)) && !self.can_gain(unit, None)
    }

    fn is_silenced(&self, leader: CardIx) -> bool {
        let board = self.board();
        board.constants.iter().any(|source| {
            self.face(*source).constants.iter().any(|id| {
                let Ability::Constant(constant) = self.book.ability(*id) else { return false };
                let ctx = Ctx::of(self.state.now(*source), self.state.card(*source).controller);
                constant.gives.contains(&Modifier::LoseAbilitiesButEpicActions)
                    && !self.is_blank(*source)
                    && self.reaches(constant, leader, ctx)
            })
        })
    }

    /// What a unit is now.
    pub fn stats(&self, card: CardIx) -> Stats {
        let def = self.def(card);
        let face = self.face(card);
        let mut stats = Stats {
            power: def.power,
            hp: def.hp,
            keywords: face.keywords,
            traits: def.traits,
            rules: Rules::default(),
        };
        for upgrade in self.state.upgrades(card) {
            let upgrade = self.def(upgrade);
            stats.power += upgrade.adds.0;
            stats.hp += upgrade.adds.1;
        }
        let mut changes = Changes::default();
        self.each_modifier(card, |applied| match applied {
            Applied::Text(modifier, ctx) => {
                let ctx = Ctx { itself: self.state.now(card), ..ctx };
                self.apply(&mut stats, &mut changes, modifier, ctx);
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
                    self.apply(&mut stats, &mut changes, self.modifier(at), ctx);
                }
                Gives::Trait(one) => stats.traits = stats.traits.with(Traits::of([one])),
                Gives::Ability(_) | Gives::Cost(..) | Gives::Redirect(..) | Gives::NextCard(..) => {}
            },
        });
        if self.silencer(card).is_some() {
            stats.rules.set(Rules::NO_ABILITIES);
            changes.blank = true;
        }
        changes.finish(&mut stats, def.power, def.hp);
        stats.power = (stats.power + self.power_of_keywords(stats.keywords, card)).max(0);
        stats.hp = stats.hp.max(0);
        stats
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
            Modifier::LoseKeyword(keyword) => changes.keywords.push(*keyword),
            Modifier::LoseKeywords => changes.keywords.extend(Keyword::ALL),
            Modifier::LoseTrait(one) => changes.traits.push(*one),
            Modifier::PrintedStats { power, hp } => {
                let (before, hp_before) = changes.printed;
                changes.printed = (power.or(before), hp.or(hp_before));
            }
            Modifier::KeywordTimes(keyword, times) => changes.times.push((*keyword, *times)),
            Modifier::DamageByHp => stats.rules.set(Rules::DAMAGE_BY_HP),
            Modifier::LoseAbilities | Modifier::LoseAbilitiesButEpicActions | Modifier::LoseOtherAbilities => {
                stats.rules.set(Rules::NO_ABILITIES);
                changes.blank = true;
            }
            Modifier::LoseAbilitiesBut(kept) => {
                stats.rules.set(Rules::NO_ABILITIES);
                changes.keywords.extend(Keyword::ALL.iter().copied().filter(|keyword| !kept.contains(keyword)));
            }
            Modifier::CantAttackBases => stats.rules.set(Rules::CANT_ATTACK_BASES),
            Modifier::CantAttack => stats.rules.set(Rules::CANT_ATTACK),
            Modifier::PaysAsResource => stats.rules.set(Rules::PAYS),
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
            // A card has the keyword of an ability that it was given (CR 7.5.13 to 7.5.15).
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
                | Ability::Keyword(..)
                | Ability::InsteadOfCapture(_)
                | Ability::Setup(_)
                | Ability::EntersAsCopy { .. }
                | Ability::Playable(_) => {}
            },
            Modifier::AttacksTwoUnits => stats.rules.set(Rules::ATTACKS_TWO),
            Modifier::MayDealExcess(_)
            | Modifier::IsLeader
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
            | Modifier::CardsLoseAbilities(_)
            | Modifier::FirstEventIsBlank(_)
            | Modifier::CantBe { .. }
            | Modifier::RedirectDamage { .. }
            | Modifier::MayBePlayed { .. }
            | Modifier::AttackerHas(_)
            | Modifier::NextActionIsAttack => {}
        }
    }

    /// Whether abilities of a player's cards cannot do that to a unit (CR 8.3).
    pub(crate) fn withstands(&mut self, card: CardIx, verb: Verb, by: Seat) -> bool {
        let source = self.immune_by(card, verb, by);
        if let Some(by) = source {
            self.note("8.3.2", Event::Withstood { card, verb, by });
        }
        source.is_some()
    }

    /// The card by which another player's ability cannot do something to a card.
    fn immune_by(&self, card: CardIx, verb: Verb, by: Seat) -> Option<CardIx> {
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

    /// Calls `found` for every modifier of a text that applies to a card, also by a lasting effect.
    pub(crate) fn each_text<'a>(&'a self, card: CardIx, mut found: impl FnMut(&'a Modifier, Ctx<'a>)) {
        self.each_modifier(card, |applied| match applied {
            Applied::Text(modifier, ctx) => found(modifier, ctx),
            Applied::Lasting(lasting) => {
                if let Gives::Modifier(at) = lasting.gives {
                    found(self.modifier(at), Ctx::of(lasting.source, lasting.controller));
                }
            }
            Applied::Keyword(..) | Applied::Ability(_) => {}
        });
    }

    /// A unit's power: now, or as it was when it left play; printed for a card out of play (CR 1.10.5, 8.11).
    pub(crate) fn power_of(&self, of: Ref) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.power,
            None if self.state.card(of.card).place == Place::Arena => self.stats(of.card).power,
            None => self.def(of.card).power,
        }
    }

    /// A unit's or base's HP, in the same way.
    pub(crate) fn hp_of(&self, of: Ref) -> i16 {
        match self.last_known(of) {
            Some(snapshot) => snapshot.hp,
            None if self.state.card(of.card).place == Place::Arena => self.stats(of.card).hp,
            None => self.def(of.card).hp,
        }
    }

    /// Every ability that a card has been given, with the point of view from which it is read: the card itself.
    pub(crate) fn granted(&self, card: CardIx) -> Vec<AbilityId> {
        let mut all = Vec::new();
        self.each_modifier(card, |applied| {
            let modifier = match applied {
                Applied::Text(modifier, _) => modifier,
                Applied::Ability(id) => {
                    all.push(id);
                    return;
                }
                Applied::Keyword(..) => return,
                Applied::Lasting(lasting) => match lasting.gives {
                    Gives::Modifier(at) => self.modifier(at),
                    Gives::Ability(id) => {
                        all.push(id);
                        return;
                    }
                    Gives::Stats(..)
                    | Gives::Keyword(..)
                    | Gives::Cost(..)
                    | Gives::Redirect(..)
                    | Gives::Trait(_)
                    | Gives::NextCard(..) => return,
                },
            };
            if let Modifier::Ability(granted) = modifier {
                all.push(granted.id());
            }
        });
        all
    }

    /// Calls `found` for every modifier that is a rule of the game or stands on any card in play, with its point of
    /// view: prices, prohibitions, additional costs.
    pub(crate) fn each_rule<'a>(&'a self, mut found: impl FnMut(&'a Modifier, Ctx<'a>, Option<(usize, &'a Lasting)>)) {
        let mut of = |source: CardIx| {
            let face = self.face(source);
            if face.constants.is_empty() || self.is_blank(source) {
                return;
            }
            for id in &face.constants {
                let Ability::Constant(constant) = self.book.ability(*id) else { continue };
                if !constant.gives.iter().any(is_rule) {
                    continue;
                }
                let ctx = Ctx::of(self.state.now(source), self.state.card(source).controller);
                if constant.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx)) {
                    for modifier in constant.gives.iter().filter(|modifier| is_rule(modifier)) {
                        found(modifier, ctx, None);
                    }
                }
            }
        };
        for source in &self.board().rules {
            of(*source);
        }
        if self.board().grants_rules {
            for unit in self.state.units().filter(|unit| !self.is_blank(*unit)) {
                let ctx = Ctx::of(self.state.now(unit), self.state.card(unit).controller);
                for id in self.granted(unit) {
                    let Ability::Constant(constant) = self.book.ability(id) else { continue };
                    if constant.condition.as_ref().is_none_or(|condition| self.holds(condition, ctx)) {
                        for modifier in constant.gives.iter().filter(|modifier| is_rule(modifier)) {
                            found(modifier, ctx, None);
                        }
                    }
                }
            }
        }
        for (at, lasting) in self.state.lasting.iter().enumerate() {
            let gives = match lasting.gives {
                Gives::Modifier(gives) | Gives::Cost(gives, _) => gives,
                Gives::Stats(..)
                | Gives::Keyword(..)
                | Gives::Redirect(..)
                | Gives::Trait(_)
                | Gives::Ability(_)
                | Gives::NextCard(..) => {
                    continue;
                }
            };
            let modifier = self.modifier(gives);
            if is_rule(modifier) {
                let ctx = Ctx {
                    name: lasting.name,
                    identity: lasting.identity,
                    ..Ctx::of(lasting.source, lasting.controller)
                };
                found(modifier, ctx, Some((at, lasting)));
            }
        }
    }
}

/// Whether a modifier is a rule about playing cards rather than about the card that has it.
pub(crate) fn is_rule(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::CardsCostLess { .. }
        | Modifier::IgnorePenalty { .. }
        | Modifier::CardsAreFree { .. }
        | Modifier::ExtraCost { .. }
        | Modifier::CantPlay { .. }
        | Modifier::CardsLoseAbilities(_)
        | Modifier::HalvesCosts
        | Modifier::AssignsIndirect { .. }
        | Modifier::MoreIndirect(_)
        | Modifier::FirstEventIsBlank(_) => true,
        Modifier::Stats(..)
        | Modifier::Keyword(_)
        | Modifier::KeywordX(..)
        | Modifier::Ability(_)
        | Modifier::Trait(_)
        | Modifier::LoseKeyword(_)
        | Modifier::LoseKeywords
        | Modifier::LoseTrait(_)
        | Modifier::PrintedStats { .. }
        | Modifier::KeywordTimes(..)
        | Modifier::DamageByHp
        | Modifier::LoseAbilities
        | Modifier::LoseAbilitiesBut(_)
        | Modifier::LoseOtherAbilities
        | Modifier::CantAttackBases
        | Modifier::CantAttack
        | Modifier::PaysAsResource
        | Modifier::CantDealCombatDamage
        | Modifier::MayStrikeLast
        | Modifier::ExtraRegroup
        | Modifier::CantBeAttacked
        | Modifier::CantReady
        | Modifier::SkipsReadying
        | Modifier::KeywordsOf(_)
        | Modifier::CantBeHealed
        | Modifier::AttacksArena(_)
        | Modifier::StrikesFirst
        | Modifier::SurvivesWithoutHp
        | Modifier::EntersReady
        | Modifier::IsLeader
        | Modifier::MorePilots(_)
        | Modifier::MayDealExcess(_)
        | Modifier::Instead(_)
        | Modifier::CantBe { .. }
        | Modifier::RedirectDamage { .. }
        | Modifier::MayBePlayed { .. }
        | Modifier::AttackerHas(_)
        | Modifier::LoseAbilitiesButEpicActions
        | Modifier::NextActionIsAttack
        | Modifier::AttacksTwoUnits => false,
    }
}
