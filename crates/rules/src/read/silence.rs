//! Lost abilities (CR 8.14): which cards have none, and what they cannot gain.

use ability::{Ability, AbilityId, Constant, Kept, Lost, Modifier};
use model::Keyword;

use crate::Game;
use crate::read::ctx::Ctx;
use crate::read::features::Features;
use crate::state::{CardIx, Gives, Place};

impl Game {
    /// Whether a card has lost all its abilities (CR 8.14.2): lasting effects and upgrades do that, and for leaders
    /// a constant ability.
    #[inline]
    pub(crate) fn is_blank(&self, card: CardIx) -> bool {
        let Features { silences, silenced_leaders, blanking_upgrades, .. } = self.features;
        let by_effect = silences || silenced_leaders || !self.state.lasting.is_empty();
        let by_upgrade = blanking_upgrades && self.state.card(card).first.is_some();
        (by_effect || by_upgrade) && self.is_blanked(card)
    }

    #[inline(never)]
    fn is_blanked(&self, card: CardIx) -> bool {
        if self.silencer(card).is_some() {
            return true;
        }
        // A card that takes the abilities of leaders keeps that one when it is a leader unit itself: otherwise the question which
        // of two such cards has it would not end.
        if self.features.silenced_leaders
            && !self.face(card).silences_leaders
            && self.is_leader(self.state.now(card), self.state.card(card), None)
            && self.is_silenced(card)
        {
            return true;
        }
        let now = self.state.now(card);
        self.state.lasting.iter().any(|lasting| {
            lasting.on == now
                && match lasting.gives {
                    Gives::Modifier(at) => {
                        matches!(
                            self.modifier(at),
                            Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(Kept::Keywords(_))
                        )
                    }
                    Gives::Stats(..)
                    | Gives::Keyword(..)
                    | Gives::Cost(..)
                    | Gives::Redirect(..)
                    | Gives::Trait(_)
                    | Gives::Ability(_)
                    | Gives::NextCard(..)
                    | Gives::TraitLost(..) => false,
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
            let leaves =
                constant.gives.contains(&Modifier::LoseAbilitiesBut(Kept::Given)) && self.reaches(constant, unit, ctx);
            leaves.then_some(constant)
        })
    }

    /// The abilities that are left to a unit that has lost all others: none if something else has taken all its abilities
    /// as well, so that it cannot gain any (CR 8.14.2).
    pub(crate) fn left_to(&self, unit: CardIx) -> Vec<AbilityId> {
        if !self.features.blanking_upgrades || self.silencer(unit).is_some() {
            return Vec::new();
        }
        let mut can_gain = true;
        self.each_text(unit, |modifier, _| {
            can_gain &= !matches!(
                modifier,
                Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(Kept::EpicActions | Kept::Keywords(_))
            );
        });
        if !can_gain {
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
    #[inline]
    pub(crate) fn silencer(&self, card: CardIx) -> Option<CardIx> {
        if self.features.silences { self.silencing(card) } else { None }
    }

    fn silencing(&self, card: CardIx) -> Option<CardIx> {
        self.state.lasting.iter().find_map(|lasting| {
            let Gives::Modifier(at) = lasting.gives else { return None };
            let Modifier::CardsLose(filter, Lost::Abilities) = self.modifier(at) else { return None };
            let ctx = Ctx { name: lasting.name, ..Ctx::of(lasting.source, lasting.controller) };
            self.is(filter, self.state.now(card), ctx).then_some(lasting.source.card)
        })
    }

    /// Whether a card in play, a unit or not, has lost all abilities (CR 8.14.2).
    pub(crate) fn has_lost_all(&self, card: CardIx) -> bool {
        let mut lost = self.silencer(card).is_some();
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
                Modifier::LoseAbilities | Modifier::LoseAbilitiesBut(Kept::EpicActions | Kept::Given)
            );
            if let Modifier::LoseKeyword(lost) = modifier {
                can &= keyword != Some(*lost);
            }
            if let Modifier::LoseAbilitiesBut(Kept::Keywords(kept)) = modifier {
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
                constant.gives.contains(&Modifier::LoseAbilitiesBut(Kept::EpicActions))
                    && !self.is_blank(*source)
                    && self.reaches(constant, leader, ctx)
            })
        })
    }
}
