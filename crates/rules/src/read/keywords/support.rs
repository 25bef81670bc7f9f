//! Abilities that a unit with Support lends (CR 7.5.20).

use ability::{Ability, AbilityId, Controller, Modifier, Target, UnitRule, ValueModifier};
use model::{Arena, Keyword};

use crate::read::View;
use crate::read::applied_modifiers::AppliedModifier;
use crate::read::attack::AttackTerms;
use crate::read::ctx::Ctx;
use crate::read::keywords::has_keyword_text;
use crate::read::modifiers::Restrictions;
use crate::state::{CardIndex, CardRef, CardZone, LastingKind};

/// Abilities of a unit that another unit can gain.
pub(crate) struct LentAbilities {
    pub(crate) keywords: Vec<(Keyword, u8)>,
    pub(crate) abilities: Vec<AbilityId>,
}

impl View {
    /// Returns the abilities of a unit in any zone.
    pub(crate) fn all_lent_by(&self, unit: CardRef) -> LentAbilities {
        self.lent_by(unit, None)
    }

    /// Returns the abilities of a unit except one keyword, printed and granted. Keywords that the unit's own abilities
    /// give it come with those abilities. For a unit that has left play, the printed abilities and the keywords it had
    /// (CR 8.11).
    pub(crate) fn lent_by(&self, unit: CardRef, but: Option<Keyword>) -> LentAbilities {
        let mut lent = LentAbilities { keywords: Vec::new(), abilities: Vec::new() };
        let card = unit.card;
        let here = self.state.is_current(unit) && self.state.card(card).place == CardZone::Arena;
        let def = self.def(card);
        let face = if here {
            self.face(card)
        } else if def.kind == model::CardType::Leader {
            &def.unit
        } else {
            &def.front
        };
        let (kept, rules) = if here { self.keywords_and_rules(card) } else { (face.keywords, Restrictions::default()) };
        if here && (self.is_blank(card) || rules.contains(Restrictions::NO_ABILITIES)) {
            return lent;
        }
        if !here && self.ability_loss_source(card).is_some() {
            return lent;
        }
        let mut keywords = |found: crate::sets::Keywords| {
            for (keyword, value) in found.iter() {
                if but != Some(keyword) && kept.has(keyword) {
                    lent.keywords.push((keyword, value.unwrap_or(0)));
                }
            }
        };
        keywords(face.keywords);
        lent.abilities.extend(face.triggered.iter().chain(&face.constants).chain(&face.bounties).copied());
        if here {
            self.add_gained(unit, &mut lent);
            lent.keywords.retain(|(keyword, _)| but != Some(*keyword) && kept.has(*keyword));
        }
        lent
    }

    /// Adds the keywords and abilities that a unit in play has gained from other cards and lasting effects.
    fn add_gained(&self, unit: CardRef, lent: &mut LentAbilities) {
        self.each_modifier(unit.card, |applied| match applied {
            AppliedModifier::Text(Modifier::Value(modifier), ctx) if ctx.this() != unit.card => {
                self.add_gained_value(unit, modifier, ctx, lent);
            }
            AppliedModifier::Ability(id) if has_keyword_text(self.book.ability(id)) => lent.abilities.push(id),
            AppliedModifier::Text(..) | AppliedModifier::Keyword(..) | AppliedModifier::Ability(_) => {}
            AppliedModifier::Lasting(lasting) => {
                if let LastingKind::Keyword(keyword, value) = lasting.gives {
                    lent.keywords.push((keyword, value));
                } else if let LastingKind::Ability(id) = lasting.gives {
                    lent.abilities.push(id);
                } else if let LastingKind::Modifier(at) = lasting.gives
                    && let Modifier::Value(ValueModifier::Ability(granted)) = self.modifier(at)
                {
                    lent.abilities.push(granted.id());
                }
            }
        });
    }

    /// Adds the keywords or ability that a unit has gained by another card's text.
    fn add_gained_value(&self, unit: CardRef, modifier: &ValueModifier, ctx: Ctx<'_>, lent: &mut LentAbilities) {
        if let ValueModifier::Keyword(keyword) = modifier {
            lent.keywords.push((*keyword, 0));
        } else if let ValueModifier::KeywordX(keyword, value) = modifier {
            let value = self.amount(value, Ctx { itself: unit, ..ctx });
            lent.keywords.push((*keyword, value.clamp(0, 255) as u8));
        } else if let ValueModifier::Ability(granted) = modifier {
            lent.abilities.push(granted.id());
        } else if let ValueModifier::KeywordsOf(sharing) = modifier {
            let shared = self.refs(sharing, ctx).into_iter().flat_map(|of| self.keywords_of(of).iter());
            lent.keywords.extend(shared.map(|(keyword, value)| (keyword, value.unwrap_or(0))));
        }
    }

    /// Returns how abilities that a unit will gain change the attacks it may make.
    pub(crate) fn lent_terms(&self, lent: &LentAbilities, attacker: CardIndex) -> AttackTerms<'static> {
        let mut terms = AttackTerms {
            gains_saboteur: lent.keywords.iter().any(|(keyword, _)| *keyword == Keyword::Saboteur),
            ..AttackTerms::default()
        };
        if !self.can_gain(attacker, None) {
            return terms;
        }
        let ctx = Ctx::of(self.state.now(attacker), self.state.card(attacker).controller);
        for id in &lent.abilities {
            let Ability::Constant(constant) = self.book.ability(*id) else { continue };
            let now = constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx));
            if constant.on != Target::This || !now {
                continue;
            }
            terms.cannot |=
                constant.gives.contains(&Modifier::Value(ValueModifier::CantAttack { whom: Controller::Any }));
            terms.no_bases |= constant.gives.contains(&Modifier::Rule(UnitRule::CantAttackBases));
            terms.ground |= constant.gives.contains(&Modifier::Value(ValueModifier::AttacksArena(Arena::Ground)));
            terms.space |= constant.gives.contains(&Modifier::Value(ValueModifier::AttacksArena(Arena::Space)));
            terms.gains_saboteur |=
                constant.gives.contains(&Modifier::Value(ValueModifier::Keyword(Keyword::Saboteur)));
        }
        terms
    }
}
