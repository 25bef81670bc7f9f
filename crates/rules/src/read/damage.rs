//! Damage, and the replacement effects that apply to it (CR 1.9, 1.18, 7.7.5, 8.20).

use ability::{
    Ability, CardModifier, EventChange, GameModifier, Modifier, ReplacedEvent, Replacement, ReplacementLimit, Token,
};

use crate::book::face::{may_replace_for_cost, replaces_damage, scales_damage};
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::replacement_order::{Does, ReplacementEffect};
use crate::state::{Attack, CardIndex, CardRef, CardZone, Flags, FrameSlot, LastingEffect, LastingKind, Seat};

/// An instance of damage.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Damage {
    /// The card that is dealt damage.
    pub to: CardIndex,
    /// The amount before prevention.
    pub amount: i16,
    /// The unit or card that deals it.
    pub by: CardRef,
    /// The player whose ability or unit deals it.
    pub player: Seat,
    /// Combat damage (CR 1.9.10).
    pub combat: bool,
    /// Indirect damage (CR 8.35).
    pub indirect: bool,
    /// Nothing can prevent it (CR 8.20, 8.35.2).
    pub unpreventable: bool,
}

impl Damage {
    /// Returns damage that is neither combat damage nor indirect damage.
    pub(crate) fn new(to: CardIndex, amount: i16, by: CardRef, player: Seat) -> Damage {
        Damage { to, amount, by, player, combat: false, indirect: false, unpreventable: false }
    }

    /// Returns `true` if an ability deals the damage, so that restrictions on abilities apply (CR 8.3).
    pub(crate) fn is_by_ability(&self) -> bool {
        !self.combat && self.player != Seat::NONE
    }
}

/// Result of dealing damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct DamageResult {
    /// The amount that was dealt.
    pub amount: i16,
    /// A replacement effect replaced some or all of it (CR 7.7.5).
    pub replaced: bool,
    /// The card that was dealt damage in the end. For several instances, the card of the last one.
    pub to: Option<CardIndex>,
}

impl DamageResult {
    /// Returns `true` if "if you do" is met: damage was dealt or replaced (CR 8.9.2).
    pub(crate) fn counts(self) -> bool {
        self.amount > 0 || self.replaced
    }

    /// Returns the sum of both results.
    pub(crate) fn and(self, other: DamageResult) -> DamageResult {
        DamageResult {
            amount: self.amount + other.amount,
            replaced: self.replaced || other.replaced,
            to: other.to.or(self.to),
        }
    }
}

impl View {
    /// Returns `true` if damage is unpreventable, in general or because of the card that deals it.
    pub(crate) fn is_unpreventable(&self, damage: &Damage) -> bool {
        let mut is_so = damage.unpreventable;
        if !is_so && self.features.unpreventable {
            self.each_rule(|modifier, ctx, _| {
                if let Modifier::Game(GameModifier::Unpreventable(cards)) = modifier {
                    is_so |= self.is(cards, damage.by, ctx);
                }
            });
        }
        is_so
    }

    /// Returns the player to whom damage is attributed (CR 1.18.1A, 1.9.12, 8.11.1). This is the last known controller
    /// of the unit that deals it, otherwise the player whose ability deals it. Damage from the source of the ability
    /// being resolved is attributed to that ability's controller; for a bounty, that is the player who collects it.
    pub(crate) fn dealer(&self, by: CardRef, player: Seat) -> Seat {
        match self.state.frames().last() {
            Some(frame) if by.card.is_some() && frame.source == by => frame.controller,
            Some(_) | None if self.is_unit_that_acts(by) => self.controller_of(by),
            Some(_) | None => player,
        }
    }

    /// Returns the player whose ability deals damage (CR 7.1.1). This is the controller of the ability being resolved,
    /// whoever carries it out.
    pub(crate) fn whose_ability(&self, damage: &Damage) -> Seat {
        self.state.frames().last().map_or(damage.player, |frame| frame.controller)
    }

    /// Returns `true` if the source of damage is a unit, or was one when it left play.
    pub(crate) fn is_unit_that_acts(&self, by: CardRef) -> bool {
        by.card.is_some()
            && match self.last_known(by) {
                Some(snapshot) => snapshot.card.place == CardZone::Arena,
                None => self.state.is_current(by) && self.state.card(by.card).place == CardZone::Arena,
            }
    }

    pub(crate) fn combat_damage(&self, attack: &Attack, to: CardIndex, amount: i16) -> Damage {
        Damage { combat: true, ..Damage::new(to, amount, attack.attacker, attack.by) }
    }

    /// Returns what a replacement effect does to damage to a card, or `None` if it does not apply.
    pub(crate) fn instead_of_damage(
        &self,
        instead: &Replacement,
        damage: Damage,
        ctx: Ctx<'_>,
    ) -> Option<ReplacementEffect> {
        let Replacement { of, times, defeating, may, becomes, then } = instead;
        let ReplacedEvent::Damage { combat, by, abilities, at_least } = of else { return None };
        let least = at_least.as_ref().map_or(0, |least| self.amount(least, ctx));
        let is_meant = combat.is_none_or(|combat| combat == damage.combat)
            && by.as_ref().is_none_or(|by| self.is(by, damage.by, ctx))
            && abilities
                .as_ref()
                .is_none_or(|side| damage.is_by_ability() && self.is_on_side(side, self.whose_ability(&damage), ctx))
            && !self.state.step().follows.iter().any(|(source, ..)| *source == ctx.source)
            && (*times != ReplacementLimit::FirstEachPhase
                || !self.state.card(damage.to).flags.contains(Flags::HIT_PHASE));
        if !is_meant {
            return None;
        }
        let does = match (defeating, becomes) {
            (Some(target), _) => {
                let units = self.refs(target, ctx).into_iter().map(|of| of.card).filter(|card| *card != damage.to);
                let units: Vec<CardIndex> = units.collect();
                if units.is_empty() {
                    return None;
                }
                Does::PreventsFor(ctx.you, units)
            }
            (None, EventChange::Nothing) => then
                .as_ref()
                .map_or(Does::PreventsAll, |then| Does::PreventsThen(least, ctx.source, ctx.you, then.id())),
            (None, EventChange::Less(amount)) => Does::Prevents(self.amount(amount, ctx)),
            (None, EventChange::More(amount)) if *may => Does::MayAdd(ctx.you, self.amount(amount, ctx)),
            (None, EventChange::More(amount)) => Does::Adds(self.amount(amount, ctx)),
            (None, EventChange::Times(times)) => Does::Multiplies(*times),
            (None, EventChange::AtMost(amount)) => Does::Caps(self.amount(amount, ctx)),
        };
        if damage.unpreventable && does.prevents() {
            return None;
        }
        Some(ReplacementEffect { card: self.display_source(ctx.this(), damage.to), does })
    }

    /// Returns the combat damage needed so that a unit is dealt the wanted amount (CR 7.7.5, 8.20). All replacement
    /// effects except Shields are taken into account. Returns `None` if no amount is enough.
    pub(crate) fn combat_damage_for(&self, unit: CardIndex, wanted: i16) -> Option<i16> {
        let damage = self.combat_damage(self.attack()?, unit, 1);
        let damage = Damage { unpreventable: self.is_unpreventable(&damage), ..damage };
        let (mut more, mut times, mut most) = (0, 1, i16::MAX);
        self.each_text(unit, |modifier, ctx| {
            let Modifier::Card(CardModifier::Instead(instead)) = modifier else { return };
            match self.instead_of_damage(instead, damage, ctx).map(|effect| effect.does) {
                Some(Does::Prevents(amount)) => more += amount.max(0),
                Some(Does::Adds(amount)) => more -= amount.max(0),
                Some(Does::Multiplies(by)) => times *= i16::from(by.max(1)),
                Some(Does::Caps(amount)) => most = most.min(amount),
                Some(Does::PreventsAll) => most = 0,
                Some(
                    Does::PreventsThen(..)
                    | Does::PreventsFor(..)
                    | Does::MayAdd(..)
                    | Does::Redirects(_)
                    | Does::Shields,
                )
                | None => {}
            }
        });
        let dealt = (wanted + times - 1) / times + more;
        (wanted <= most && most > 0).then_some(dealt.max(i16::from(wanted > 0)))
    }

    /// Returns the card that represents an effect. This is its source, or the affected unit if the source is hidden.
    pub(crate) fn display_source(&self, source: CardIndex, unit: CardIndex) -> CardIndex {
        match self.state.card(source).place {
            CardZone::Arena
            | CardZone::BaseZone
            | CardZone::Attached
            | CardZone::Discard
            | CardZone::Captured
            | CardZone::Aside => source,
            CardZone::Deck | CardZone::Hand | CardZone::Resources => unit,
        }
    }

    /// Returns `true` if a step may reach such a choice now. That is the case if damage is redirected, another effect
    /// prevents damage while a unit has a Shield, the Shields of a unit differ, or one of several effects adds to,
    /// multiplies or caps damage.
    pub(crate) fn may_choose_replacements(&self) -> bool {
        let (lasting, delayed, ordering) = (self.state.lasting(), self.state.delayed(), self.state.ordering());
        if ordering.is_some() {
            return true;
        }
        // Usually there are no lasting effects, and no card of the game prevents damage.
        if lasting.is_empty() && delayed.is_empty() && !self.features.prevention && !self.features.asks_instead {
            return false;
        }
        if self.features.asks_instead && self.ability_index().asks_instead {
            return true;
        }
        let mut preventing = if self.features.prevention { usize::from(self.ability_index().prevention) } else { 0 };
        for one in lasting {
            if let LastingKind::Redirect(..) = one.gives {
                return true;
            } else if let LastingKind::Modifier(at) = one.gives {
                preventing += usize::from(replaces_damage(self.modifier(at)))
            } else if let LastingKind::Ability(id) = one.gives {
                let Ability::Constant(constant) = self.book.ability(id) else { continue };
                if constant.gives.iter().any(may_replace_for_cost) {
                    return true;
                }
                preventing += usize::from(constant.gives.iter().any(replaces_damage));
            }
        }
        if preventing > 1 && self.may_scale_damage() {
            return true;
        }
        if preventing > 0 {
            return self.state.units().any(|unit| self.shield_on(unit).is_some());
        }
        !delayed.is_empty() && self.state.units().any(|unit| self.has_different_shields(unit))
    }

    /// Returns `true` if an effect currently adds to, multiplies or caps damage, so that the order of effects matters.
    fn may_scale_damage(&self) -> bool {
        let scales = |lasting: &LastingEffect| {
            if let LastingKind::Modifier(at) = lasting.gives {
                scales_damage(self.modifier(at))
            } else if let LastingKind::Ability(id) = lasting.gives
                && let Ability::Constant(constant) = self.book.ability(id)
            {
                constant.gives.iter().any(scales_damage)
            } else {
                false
            }
        };
        self.ability_index().scales || self.state.lasting().iter().any(scales)
    }

    pub(crate) fn has_different_shields(&self, unit: CardIndex) -> bool {
        let mut shields = self.shields_on(unit).map(|shield| self.is_awaited(shield));
        shields.next().is_some_and(|first| shields.any(|other| other != first))
    }

    /// Returns `true` if a delayed effect refers to a token.
    fn is_awaited(&self, token: CardIndex) -> bool {
        let of = self.state.now(token);
        self.state.delayed().iter().any(|delayed| delayed.frame.cards.contains(&(FrameSlot::Given, of)))
    }

    /// Returns the Shield tokens on a unit.
    pub(crate) fn shield_tokens_on(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        let shield = self.book.token(Token::Shield);
        let is_shield = move |upgrade: &CardIndex| Some(self.state.card(*upgrade).def) == shield;
        self.state.upgrades(unit).filter(is_shield)
    }

    /// Returns the Shield tokens on a unit that have their ability.
    pub(crate) fn shields_on(&self, unit: CardIndex) -> impl Iterator<Item = CardIndex> + '_ {
        self.shield_tokens_on(unit).filter(|shield| self.ability_loss_source(*shield).is_none())
    }

    /// Returns a Shield token on a unit that has its ability, if any.
    pub(crate) fn shield_on(&self, unit: CardIndex) -> Option<CardIndex> {
        self.shields_on(unit).next()
    }
}
