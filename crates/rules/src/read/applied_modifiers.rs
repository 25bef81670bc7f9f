//! Modifiers that apply to a card. They come from constant abilities (CR 7.3), lasting effects (CR 7.7) and abilities
//! granted by other cards.

use ability::{Ability, AbilityId, CardModifier, ConstantAbility, Modifier, Target, ValueModifier};
use model::Keyword;

use crate::book::face::is_rule;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardRef, CardZone, LastingEffect, LastingKind, ModifierRef};

/// Maximum recursion depth when the values of a card depend on abilities of other cards.
const DEEPEST: u8 = 4;

/// A modifier that applies to a card, with the context of its text.
pub(crate) enum AppliedModifier<'a> {
    Text(&'a Modifier, Ctx<'a>),
    /// A keyword with its number.
    Keyword(Keyword, u8),
    /// An ability that the card has at times or shares with another card.
    Ability(AbilityId),
    Lasting(&'a LastingEffect),
}

impl View {
    /// Returns the text modifier that a lasting effect refers to.
    pub fn modifier(&self, at: ModifierRef) -> &Modifier {
        let step = &self.book.block(at.block)[usize::from(at.step)];
        &crate::book::gives(step, at.list)[usize::from(at.at)]
    }

    /// Calls `found` for every modifier that currently applies to a card in play, constant abilities first.
    pub(crate) fn each_modifier<'a>(&'a self, card: CardIndex, mut found: impl FnMut(AppliedModifier<'a>)) {
        self.deeper(|| {
            for source in self.ability_index().may_change(card) {
                self.constants_of(source, card, &mut found);
            }
        });
        let now = self.state.now(card);
        if self.state.lasting().is_empty() {
            return;
        }
        let fight = self.attack_by(now).filter(|attack| attack.on_unit);
        for lasting in self.state.lasting() {
            let LastingKind::Modifier(at) = lasting.gives else {
                if lasting.on == now {
                    found(AppliedModifier::Lasting(lasting));
                }
                if let LastingKind::Ability(id) = lasting.gives {
                    self.deeper(|| self.spread_lent(self.book.ability(id), lasting.on, card, &mut found));
                }
                continue;
            };
            if lasting.on == CardRef::NONE {
                self.spread_rule(lasting, self.modifier(at), card, &mut found);
            } else if lasting.on == now {
                found(AppliedModifier::Lasting(lasting));
                if let Modifier::Value(ValueModifier::Ability(granted)) = self.modifier(at) {
                    self.deeper(|| self.spread_granted(granted.ability(), card, &mut found));
                }
            } else if fight.is_some_and(|attack| attack.is_defending(lasting.on))
                && let Modifier::Card(CardModifier::AttackerHas(gives)) = self.modifier(at)
            {
                for modifier in gives {
                    found(AppliedModifier::Text(modifier, Ctx::of(lasting.source, lasting.controller)));
                }
            }
        }
    }

    /// Evaluates one level of abilities that depend on other cards. The depth is limited, because abilities may depend
    /// on each other (CR 7.3.3A).
    #[inline]
    fn deeper(&self, work: impl FnOnce()) {
        let depth = self.depth.get();
        if depth < DEEPEST {
            self.depth.set(depth + 1);
            work();
            self.depth.set(depth);
        }
    }

    fn constants_of<'a>(&'a self, source: CardIndex, card: CardIndex, found: &mut impl FnMut(AppliedModifier<'a>)) {
        if self.is_blank(source) {
            return;
        }
        let face = self.face(source);
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

    /// Reports effects on other cards of abilities that an upgrade grants to its unit. For example: "attached unit
    /// gains: 'Each other friendly unit ...'".
    fn spread_auras<'a>(&'a self, source: CardIndex, card: CardIndex, found: &mut impl FnMut(AppliedModifier<'a>)) {
        let here = self.state.card(source);
        let host = here.host;
        // Effects on the unit itself are found with the unit's granted abilities.
        if here.place != CardZone::Attached || host == card || self.is_blank(host) {
            return;
        }
        let ctx = Ctx::of(self.state.now(source), here.controller);
        for id in &self.face(source).constants {
            let Ability::Constant(constant) = self.book.ability(*id) else { continue };
            if constant.on != Target::Attached || !self.reaches(constant, host, ctx) {
                continue;
            }
            for modifier in &constant.gives {
                if let Modifier::Value(ValueModifier::Ability(granted)) = modifier
                    && let Ability::Constant(aura) = granted.ability()
                {
                    self.spread_constant(aura, host, card, found);
                }
            }
        }
    }

    /// Reports what one card grants to another. It does so by a constant ability, by Coordinate (CR 7.5.15) or by a
    /// keyword nested in it.
    fn spread<'a>(
        &'a self,
        ability: &'a Ability,
        source: CardIndex,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        let seat = self.state.card(source).controller;
        if let Ability::Constant(constant) = ability {
            self.spread_constant(constant, source, card, found);
        } else if let Ability::Coordinate(inner) = ability
            && self.is_coordinate_active(seat)
        {
            if matches!(inner.ability(), Ability::Constant(_) | Ability::Keyword(..)) {
                self.spread(inner.ability(), source, card, found);
            } else if card == source {
                found(AppliedModifier::Ability(inner.id()));
            }
        } else if let Ability::Keyword(keyword, value) = ability
            && card == source
        {
            let value = self.amount(value, Ctx::of(self.state.now(source), seat)).clamp(0, 255) as u8;
            found(AppliedModifier::Keyword(*keyword, value));
        }
    }

    #[inline(always)]
    fn spread_constant<'a>(
        &'a self,
        constant: &'a ConstantAbility,
        source: CardIndex,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        let ctx = Ctx::of(self.state.now(source), self.state.card(source).controller);
        if self.reaches(constant, card, ctx) {
            for modifier in &constant.gives {
                found(AppliedModifier::Text(modifier, ctx));
                if let Modifier::Value(ValueModifier::Ability(granted)) = modifier {
                    self.spread_granted(granted.ability(), card, found);
                } else if let Modifier::Value(ValueModifier::KeywordsOf(target)) = modifier {
                    self.spread_shared(target, ctx, card, found);
                }
            }
        }
    }

    /// Reports the abilities that come with keywords that units share with a card. These are the texts of Bounty and
    /// Coordinate (CR 7.5.13B, 7.5.15B). Cold: few cards share keywords, and every unit's stats pass here.
    #[cold]
    fn spread_shared<'a>(
        &'a self,
        sharing: &Target,
        ctx: Ctx<'a>,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        for of in self.refs(sharing, ctx) {
            if self.state.card(of.card).place != CardZone::Arena {
                continue;
            }
            for id in self.keyword_abilities(of.card) {
                found(AppliedModifier::Ability(id));
                self.spread_granted(self.book.ability(id), card, found);
            }
        }
    }

    /// Reports what a lasting constant ability grants to a card: "while this unit is in play, each ... gains ...".
    fn spread_rule<'a>(
        &'a self,
        lasting: &'a LastingEffect,
        modifier: &'a Modifier,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        let Modifier::Value(ValueModifier::Ability(granted)) = modifier else { return };
        let Ability::Constant(constant) = granted.ability() else { return };
        self.deeper(|| {
            let ctx = Ctx::of(lasting.source, lasting.controller);
            if self.reaches(constant, card, ctx) {
                for modifier in &constant.gives {
                    found(AppliedModifier::Text(modifier, ctx));
                }
            }
        });
    }

    /// Reports what an ability granted by another card does for a card. It may affect its holder, or others as an aura.
    fn spread_lent<'a>(
        &'a self,
        ability: &'a Ability,
        on: CardRef,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        if on.card == card {
            self.spread_granted(ability, card, found);
        } else if let Ability::Constant(constant) = ability
            && self.state.is_current(on)
            && !self.is_blank(on.card)
        {
            self.spread_constant(constant, on.card, card, found);
        }
    }

    /// Reports what an ability that a card was granted does for that card.
    fn spread_granted<'a>(
        &'a self,
        ability: &'a Ability,
        card: CardIndex,
        found: &mut impl FnMut(AppliedModifier<'a>),
    ) {
        let spreads = matches!(ability, Ability::Constant(_) | Ability::Coordinate(_) | Ability::Keyword(..));
        if spreads && !self.is_blank(card) {
            self.spread(ability, card, card, found);
        }
    }

    /// Returns `true` if a constant ability currently applies to a card (CR 7.3.3).
    pub(super) fn reaches(&self, constant: &ConstantAbility, card: CardIndex, ctx: Ctx<'_>) -> bool {
        let on = match &constant.on {
            Target::This => card == ctx.this(),
            Target::Attached => self.state.card(ctx.this()).host == card,
            Target::All(filter) => self.in_play_matches(filter, card, ctx),
            Target::Attacker => self.attack_by(self.state.now(card)).is_some(),
            Target::Defender => self.is_attacked(self.state.now(card)),
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
            | Target::Damaged
            | Target::Exploited => self.refs(&constant.on, ctx).contains(&self.state.now(card)),
        };
        on && constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx))
    }

    /// Calls `found` for every text modifier that applies to a card, including those of lasting effects.
    pub(crate) fn each_text<'a>(&'a self, card: CardIndex, mut found: impl FnMut(&'a Modifier, Ctx<'a>)) {
        self.each_modifier(card, |applied| match applied {
            AppliedModifier::Text(modifier, ctx) => found(modifier, ctx),
            AppliedModifier::Lasting(lasting) => {
                if let LastingKind::Modifier(at) = lasting.gives {
                    found(self.modifier(at), Ctx::of(lasting.source, lasting.controller));
                }
            }
            AppliedModifier::Keyword(..) | AppliedModifier::Ability(_) => {}
        });
    }

    /// Returns all abilities that a card has been granted. They are evaluated in the context of the card itself.
    pub(crate) fn granted(&self, card: CardIndex) -> Vec<AbilityId> {
        let mut all = Vec::new();
        self.each_modifier(card, |applied| {
            let modifier = match applied {
                AppliedModifier::Text(modifier, _) => modifier,
                AppliedModifier::Ability(id) => {
                    all.push(id);
                    return;
                }
                AppliedModifier::Keyword(..) => return,
                AppliedModifier::Lasting(lasting) => {
                    if let LastingKind::Modifier(at) = lasting.gives {
                        self.modifier(at)
                    } else if let LastingKind::Ability(id) = lasting.gives {
                        all.push(id);
                        return;
                    } else {
                        return;
                    }
                }
            };
            if let Modifier::Value(ValueModifier::Ability(granted)) = modifier {
                all.push(granted.id());
            }
        });
        all
    }

    /// Returns `true` if [`View::each_rule`] may find anything.
    #[inline]
    pub(crate) fn may_have_rules(&self) -> bool {
        let board = self.ability_index();
        !board.rules.is_empty()
            || board.grants_rules
            || self.state.lasting().iter().any(|lasting| {
                matches!(lasting.gives, LastingKind::Modifier(_) | LastingKind::Cost(..) | LastingKind::Ability(_))
            })
    }

    /// Calls `found` for every modifier that is a rule of the game, with its context. These are cost changes,
    /// prohibitions and additional costs, from any card in play or lasting effect.
    pub(crate) fn each_rule<'a>(
        &'a self,
        mut found: impl FnMut(&'a Modifier, Ctx<'a>, Option<(usize, &'a LastingEffect)>),
    ) {
        let mut of = |source: CardIndex| {
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
                if constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx)) {
                    for modifier in constant.gives.iter().filter(|modifier| is_rule(modifier)) {
                        found(modifier, ctx, None);
                    }
                }
            }
        };
        let grants_rules = {
            let board = self.ability_index();
            board.rules.iter().for_each(|source| of(*source));
            board.grants_rules
        };
        if grants_rules {
            let given = self.state.hosts().filter(|host| self.may_be_granted(*host));
            for unit in given.filter(|unit| !self.is_blank(*unit)) {
                let ctx = Ctx::of(self.state.now(unit), self.state.card(unit).controller);
                for id in self.granted(unit) {
                    let Ability::Constant(constant) = self.book.ability(id) else { continue };
                    if constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx)) {
                        for modifier in constant.gives.iter().filter(|modifier| is_rule(modifier)) {
                            found(modifier, ctx, None);
                        }
                    }
                }
            }
        }
        for (at, lasting) in self.state.lasting().iter().enumerate() {
            let gives = if let LastingKind::Modifier(gives) | LastingKind::Cost(gives, _) = lasting.gives {
                gives
            } else if let LastingKind::Ability(id) = lasting.gives {
                self.lent_rules(id, lasting.on, &mut found);
                continue;
            } else {
                continue;
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

    /// Reports the rules in an ability that a unit has been granted by another card.
    fn lent_rules<'a>(
        &'a self,
        id: AbilityId,
        on: CardRef,
        found: &mut impl FnMut(&'a Modifier, Ctx<'a>, Option<(usize, &'a LastingEffect)>),
    ) {
        let Ability::Constant(constant) = self.book.ability(id) else { return };
        if !constant.gives.iter().any(is_rule) || !self.state.is_current(on) || self.is_blank(on.card) {
            return;
        }
        let ctx = Ctx::of(on, self.state.card(on.card).controller);
        if constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx)) {
            for modifier in constant.gives.iter().filter(|modifier| is_rule(modifier)) {
                found(modifier, ctx, None);
            }
        }
    }
}
