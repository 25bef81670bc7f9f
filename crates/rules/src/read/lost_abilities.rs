//! Lost abilities (CR 8.14): cards without abilities, and what they cannot gain.

use ability::{Ability, AbilityId, ConstantAbility, GameModifier, KeptAbilities, LostFeature, Modifier, ValueModifier};
use model::Keyword;

use crate::book::features::Features;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::state::{CardIndex, CardZone, LastingKind};

impl View {
    /// Returns `true` if a card has lost all abilities (CR 8.14.2). The cause is a lasting effect, an upgrade or, for
    /// leaders, a constant ability.
    #[inline]
    pub(crate) fn is_blank(&self, card: CardIndex) -> bool {
        let Features { silences, silenced_leaders, blanking_upgrades, .. } = self.features;
        let by_effect = silences || silenced_leaders || !self.state.lasting().is_empty();
        let by_upgrade = blanking_upgrades && self.state.card(card).first.is_some();
        (by_effect || by_upgrade) && self.is_blanked(card)
    }

    #[inline(never)]
    fn is_blanked(&self, card: CardIndex) -> bool {
        if self.ability_loss_source(card).is_some() {
            return true;
        }
        // A card that makes leaders lose their abilities keeps this ability if it is a leader unit itself. Otherwise
        // two such cards would depend on each other without end.
        if self.features.silenced_leaders
            && !self.face(card).silences_leaders
            && self.is_leader(self.state.now(card), self.state.card(card), None)
            && self.is_silenced(card)
        {
            return true;
        }
        let now = self.state.now(card);
        self.state.lasting().iter().any(|lasting| {
            lasting.on == now
                && if let LastingKind::Modifier(at) = lasting.gives {
                    matches!(
                        self.modifier(at),
                        Modifier::Value(
                            ValueModifier::LoseAbilities | ValueModifier::LoseAbilitiesBut(KeptAbilities::Keywords(_))
                        )
                    )
                } else {
                    false
                }
        }) || self.features.blanking_upgrades && self.state.upgrades(card).any(|upgrade| self.blanks(upgrade, card))
    }

    /// Returns `true` if an upgrade currently makes its unit lose its abilities.
    fn blanks(&self, upgrade: CardIndex, unit: CardIndex) -> bool {
        let face = &self.def(upgrade).front;
        (face.blanks && self.ability_loss_source(upgrade).is_none()) || self.leaves_only(upgrade, unit).is_some()
    }

    /// Returns the upgrade's ability that currently makes its unit lose all abilities except those it gives.
    fn leaves_only(&self, upgrade: CardIndex, unit: CardIndex) -> Option<&ConstantAbility> {
        let face = &self.def(upgrade).front;
        if !face.leaves_only || self.ability_loss_source(upgrade).is_some() {
            return None;
        }
        let ctx = Ctx::of(self.state.now(upgrade), self.state.card(upgrade).controller);
        face.constants.iter().find_map(|id| {
            let Ability::Constant(constant) = self.book.ability(*id) else { return None };
            let leaves =
                constant.gives.contains(&Modifier::Value(ValueModifier::LoseAbilitiesBut(KeptAbilities::Given)))
                    && self.reaches(constant, unit, ctx);
            leaves.then_some(constant)
        })
    }

    /// Returns the abilities left to a unit that has lost all others. Returns none if another effect has also removed
    /// all abilities, so that the unit cannot gain any (CR 8.14.2).
    pub(crate) fn left_to(&self, unit: CardIndex) -> Vec<AbilityId> {
        if !self.features.blanking_upgrades || self.ability_loss_source(unit).is_some() {
            return Vec::new();
        }
        let mut can_gain = true;
        self.each_text(unit, |modifier, _| {
            can_gain &= !matches!(
                modifier,
                Modifier::Value(
                    ValueModifier::LoseAbilities
                        | ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions | KeptAbilities::Keywords(_))
                )
            );
        });
        if !can_gain {
            return Vec::new();
        }
        let texts = self.state.upgrades(unit).filter_map(|upgrade| self.leaves_only(upgrade, unit));
        let given = texts.flat_map(|constant| &constant.gives).filter_map(|modifier| {
            let Modifier::Value(ValueModifier::Ability(granted)) = modifier else { return None };
            Some(granted.id())
        });
        given.collect()
    }

    /// Returns the source of the lasting effect that removes a card's abilities in any zone (CR 8.14.2).
    #[inline]
    pub(crate) fn ability_loss_source(&self, card: CardIndex) -> Option<CardIndex> {
        if self.features.silences { self.silencing(card) } else { None }
    }

    fn silencing(&self, card: CardIndex) -> Option<CardIndex> {
        self.state.lasting().iter().find_map(|lasting| {
            let LastingKind::Modifier(at) = lasting.gives else { return None };
            let Modifier::Game(GameModifier::CardsLose(filter, LostFeature::Abilities)) = self.modifier(at) else {
                return None;
            };
            let ctx = Ctx { name: lasting.name, ..Ctx::of(lasting.source, lasting.controller) };
            self.is(filter, self.state.now(card), ctx).then_some(lasting.source.card)
        })
    }

    /// Returns `true` if a card in play has lost all abilities (CR 8.14.2).
    pub(crate) fn has_lost_all(&self, card: CardIndex) -> bool {
        let mut lost = self.ability_loss_source(card).is_some();
        self.each_text(card, |modifier, _| lost |= *modifier == Modifier::Value(ValueModifier::LoseAbilities));
        lost
    }

    /// Returns `true` if a unit can gain a keyword or, without one, an ability. It cannot if it has lost that keyword
    /// or all abilities (CR 8.14.1, 8.14.2).
    pub(crate) fn can_gain(&self, unit: CardIndex, keyword: Option<Keyword>) -> bool {
        let mut can = self.ability_loss_source(unit).is_none();
        self.each_text(unit, |modifier, _| {
            can &= !matches!(
                modifier,
                Modifier::Value(
                    ValueModifier::LoseAbilities
                        | ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions | KeptAbilities::Given)
                )
            );
            if let Modifier::Value(ValueModifier::LoseKeyword(lost)) = modifier {
                can &= keyword != Some(*lost);
            }
            if let Modifier::Value(ValueModifier::LoseAbilitiesBut(KeptAbilities::Keywords(kept))) = modifier {
                can &= keyword.is_some_and(|keyword| kept.contains(&keyword));
            }
            can &= *modifier != Modifier::Value(ValueModifier::LoseKeywords) || keyword.is_none();
        });
        can
    }

    /// Returns `true` if a lasting effect would give a unit something it cannot gain. Such an effect is not created, so
    /// it does not appear later either.
    pub(crate) fn cannot_be_gained(&self, modifier: &Modifier, unit: CardIndex) -> bool {
        if self.state.card(unit).place != CardZone::Arena {
            return false;
        }
        if let Modifier::Value(ValueModifier::Keyword(keyword) | ValueModifier::KeywordX(keyword, _)) = modifier {
            return !self.can_gain(unit, Some(*keyword));
        }
        matches!(modifier, Modifier::Value(ValueModifier::Ability(_))) && !self.can_gain(unit, None)
    }

    fn is_silenced(&self, leader: CardIndex) -> bool {
        let board = self.ability_index();
        board.constants.iter().any(|source| {
            self.face(*source).constants.iter().any(|id| {
                let Ability::Constant(constant) = self.book.ability(*id) else { return false };
                let ctx = Ctx::of(self.state.now(*source), self.state.card(*source).controller);
                constant.gives.contains(&Modifier::Value(ValueModifier::LoseAbilitiesBut(KeptAbilities::EpicActions)))
                    && !self.is_blank(*source)
                    && self.reaches(constant, leader, ctx)
            })
        })
    }
}
