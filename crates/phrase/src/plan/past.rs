//! Events of this phase.

use ability::{Controller, Filter, Kind, PastEvent};

/// The form of an event of this phase.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Past<'t> {
    /// An act of a side on things: "you played a card".
    Did { side: &'t Controller, act: PastAct, things: Box<Filter> },
    /// An event of cards: "a unit was defeated", "a unit attacked your base".
    Cards { cards: &'t Filter, fate: Fate, base: Option<&'t Controller> },
    /// Damage to a base: "you dealt damage to a base".
    BaseDamage { by: &'t Controller, base: &'t Controller },
    /// An act of a side without things: "you used the Force".
    Feat { side: &'t Controller, feat: Feat, base: Option<&'t Controller> },
}

/// An act on things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PastAct {
    Played,
    AttackedWith,
    Defeated,
    Drew,
    Discarded,
    DiscardedFromDeck,
    Created,
    GaveTokens,
}

/// An event of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    Attacked,
    Defeated,
    LeftPlay,
    EnteredPlay,
    Healed,
}

/// An act without things.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Feat {
    DealtIndirectDamage,
    UsedTheForce,
    TookInitiative,
    /// Attacked a base with the previous action.
    AttackedBaseBefore,
}

impl<'t> Past<'t> {
    /// Returns the form of an event. The player who attacked with a unit counts, not the unit's current controller.
    pub(crate) fn of(event: &'t PastEvent) -> Past<'t> {
        let did =
            |side: &'t Controller, act: PastAct| Past::Did { side, act, things: Box::new(Filter::of(Kind::Card)) };
        let cards = |cards: &'t Filter, fate: Fate| Past::Cards { cards, fate, base: None };
        let feat = |side: &'t Controller, feat: Feat| Past::Feat { side, feat, base: None };
        match event {
            PastEvent::Played(side, filter) => Past::Did { side, act: PastAct::Played, things: filter.clone() },
            PastEvent::DefeatedBy(side, filter) => Past::Did { side, act: PastAct::Defeated, things: filter.clone() },
            PastEvent::Attacked(filter) if filter.side == Controller::Any => cards(filter, Fate::Attacked),
            PastEvent::Attacked(filter) => {
                let things = Box::new(Filter { side: Controller::Any, ..(**filter).clone() });
                Past::Did { side: &filter.side, act: PastAct::AttackedWith, things }
            }
            PastEvent::Drew(side) => did(side, PastAct::Drew),
            PastEvent::Discarded(side) => did(side, PastAct::Discarded),
            PastEvent::DiscardedFromDeck(side) => did(side, PastAct::DiscardedFromDeck),
            PastEvent::Created(side) => did(side, PastAct::Created),
            PastEvent::GaveTokens(side) => did(side, PastAct::GaveTokens),
            PastEvent::AttackedBase(filter, base) => {
                Past::Cards { cards: filter, fate: Fate::Attacked, base: Some(base) }
            }
            PastEvent::Defeated(filter) => cards(filter, Fate::Defeated),
            PastEvent::LeftPlay(filter) => cards(filter, Fate::LeftPlay),
            PastEvent::Entered(filter) => cards(filter, Fate::EnteredPlay),
            PastEvent::Healed(filter) => cards(filter, Fate::Healed),
            PastEvent::BaseDamage(by, base) => Past::BaseDamage { by, base },
            PastEvent::IndirectDamage(side) => feat(side, Feat::DealtIndirectDamage),
            PastEvent::UsedTheForce(side) => feat(side, Feat::UsedTheForce),
            PastEvent::TookInitiative(side) => feat(side, Feat::TookInitiative),
            PastEvent::AttackedBaseLastAction(side, base) => {
                Past::Feat { side, feat: Feat::AttackedBaseBefore, base: Some(base) }
            }
        }
    }

    /// Returns the base that was attacked, if any unit may have attacked it.
    pub(crate) fn attacked_base(&self) -> Option<&'t Controller> {
        let Past::Cards { cards, fate: Fate::Attacked, base } = self else { return None };
        base.filter(|_| **cards == Filter::default())
    }
}
