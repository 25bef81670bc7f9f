//! Current traits of a card (CR 2.12), in play and out of play.

use ability::{Ability, GameModifier, LostFeature, Modifier, Target, ValueModifier, Zone};

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::sets::Traits;
use crate::state::{CardIndex, CardRef, CardZone, LastingKind};

impl View {
    /// Returns the current traits of a card in any zone.
    pub fn traits_now(&self, card: CardIndex) -> Traits {
        if self.state.card(card).place == CardZone::Arena {
            return self.stats(card).traits;
        }
        self.traits_of(self.state.now(card))
    }

    /// Returns the traits of a card: current, last known if it has left play (CR 8.11), or printed.
    pub(crate) fn traits_of(&self, of: CardRef) -> Traits {
        if let Some(then) = self.last_known(of) {
            return then.traits;
        }
        let place = self.state.card(of.card).place;
        let given =
            matches!(place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached) && self.has_trait_givers();
        if given && place == CardZone::Arena {
            return self.stats(of.card).traits;
        }
        let mut traits = self.def(of.card).traits_up(self.state.card(of.card).flags);
        if place == CardZone::Attached {
            traits = traits.union(self.traits_kept_by_upgrade(of));
        }
        if given {
            traits = traits.union(self.stats(of.card).traits.difference(traits));
        } else {
            if self.features.everywhere && !matches!(place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached) {
                traits = self.with_traits_from_afar(of.card, traits);
            }
            if self.def(of.card).front.traits_of {
                traits = traits.union(self.traits_gained_anywhere(of));
            }
        }
        traits.difference(self.traits_lost(of))
    }

    /// Returns the traits that lasting effects gave to a card that is now an upgrade. A unit that is attached does not
    /// leave play (CR 3.5.6), so a copy keeps the trait that its copy effect gave it.
    fn traits_kept_by_upgrade(&self, upgrade: CardRef) -> Traits {
        let on_it = self.state.lasting().iter().filter(|lasting| lasting.on == upgrade);
        Traits::of(
            on_it.filter_map(|lasting| if let LastingKind::Trait(one) = lasting.gives { Some(one) } else { None }),
        )
    }

    /// Adds the traits that constant abilities give to cards in any zone to those of a card out of play.
    fn with_traits_from_afar(&self, card: CardIndex, mut traits: Traits) -> Traits {
        // Filters applied to the card in the meantime see its printed traits.
        if self.evaluating_out_of_play.replace(true) {
            return traits;
        }
        for source in self.ability_index().constants.iter().filter(|source| !self.is_blank(**source)) {
            let ctx = Ctx::of(self.state.now(*source), self.state.card(*source).controller);
            for id in &self.face(*source).constants {
                let Ability::Constant(constant) = self.book.ability(*id) else { continue };
                let Target::All(filter) = &constant.on else { continue };
                let reaches = filter.zone == Zone::Everywhere
                    && self.matches_there(filter, card, ctx)
                    && constant.condition.as_ref().is_none_or(|condition| self.condition_holds(condition, ctx));
                for modifier in constant.gives.iter().filter(|_| reaches) {
                    if let Modifier::Value(ValueModifier::Trait(one)) = modifier {
                        traits = traits.union(Traits::of([*one]));
                    }
                }
            }
        }
        self.evaluating_out_of_play.set(false);
        traits
    }

    /// Returns the traits that a card out of play gains by its own text.
    fn traits_gained_anywhere(&self, of: CardRef) -> Traits {
        let card = of.card;
        if matches!(self.state.card(card).place, CardZone::Arena | CardZone::Attached)
            || self.ability_loss_source(card).is_some()
        {
            return Traits::default();
        }
        let ctx = Ctx::of(of, self.state.card(card).owner);
        let mut gained = Traits::default();
        for id in &self.def(card).front.constants {
            let Ability::Constant(constant) = self.book.ability(*id) else { continue };
            if constant.condition.as_ref().is_some_and(|condition| !self.condition_holds(condition, ctx)) {
                continue;
            }
            for modifier in &constant.gives {
                let Modifier::Value(ValueModifier::TraitsOf { of, except }) = modifier else { continue };
                let all = self.refs(of, ctx).into_iter().map(|of| self.traits_of(of));
                let one = all.fold(Traits::default(), Traits::union);
                gained = gained.union(one.difference(Traits::of(except.iter().copied())));
            }
        }
        gained
    }

    /// Returns the traits that a card has lost, in play or out of play, because they were chosen.
    pub(crate) fn traits_lost(&self, of: CardRef) -> Traits {
        let lost = self.state.lasting().iter().filter_map(|lasting| {
            let LastingKind::TraitLost(at, one) = lasting.gives else { return None };
            let Modifier::Game(GameModifier::CardsLose(filter, LostFeature::NamedTrait)) = self.modifier(at) else {
                return None;
            };
            self.is(filter, of, Ctx::of(lasting.source, lasting.controller)).then_some(one)
        });
        Traits::of(lost)
    }

    /// Returns `true` if a card in play or a lasting effect grants or removes traits. This is rare, so it is checked
    /// before a unit's values are computed.
    pub(super) fn has_trait_givers(&self) -> bool {
        !self.state.copies().is_empty()
            || self.ability_index().traits
            || self.state.lasting().iter().any(|lasting| {
                if let LastingKind::Trait(_) | LastingKind::TraitLost(..) = lasting.gives {
                    true
                } else if let LastingKind::Modifier(at) = lasting.gives {
                    matches!(self.modifier(at), Modifier::Value(ValueModifier::Trait(_) | ValueModifier::LoseTrait(_)))
                } else if let LastingKind::Ability(id) = lasting.gives {
                    grants_trait(self.book.ability(id))
                } else {
                    false
                }
            })
    }
}

/// Returns `true` if a constant ability grants or removes traits.
fn grants_trait(ability: &ability::Ability) -> bool {
    let Ability::Constant(constant) = ability else { return false };
    constant
        .gives
        .iter()
        .any(|modifier| matches!(modifier, Modifier::Value(ValueModifier::Trait(_) | ValueModifier::LoseTrait(_))))
}
