//! The form of a condition that cards of a filter exist.

use ability::{Controller, Filter, Kind, Target, Zone};

use super::Scene;
use super::filters::{is_controlled, is_hand};

/// The form of a condition that a card of a filter exists.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Existence<'f> {
    /// "a unit was dealt damage this way"
    DamagedThisWay(Box<Filter>),
    /// "one of those cards is a friendly unit"
    OneOf(&'f Target, Box<Filter>),
    /// "you control a unit"
    Controlled,
    /// "you own a unit"
    Owned,
    /// "you have an event in hand"
    InHand,
    /// "that unit guards a card"
    Guarded(&'f Target, Box<Filter>),
    /// "your base is damaged": every player has exactly one base.
    OwnBase(Box<Filter>),
    /// "there is a unit in a discard pile"
    There,
}

impl Scene {
    /// Returns the form of a condition that a card of a filter exists.
    pub(crate) fn existence<'f>(&self, filter: &'f Filter) -> Existence<'f> {
        if let Some(among) = filter.among.as_deref() {
            let rest = || Box::new(Filter { among: None, ..filter.clone() });
            if self.is_damaged(among) {
                return Existence::DamagedThisWay(rest());
            }
            if is_controlled(filter) && self.called(among).several {
                return Existence::OneOf(among, rest());
            }
        }
        if is_controlled(filter) {
            return match filter.side {
                Controller::OwnedBy(_) => Existence::Owned,
                Controller::Any
                | Controller::Friendly
                | Controller::Enemy
                | Controller::Chooser
                | Controller::Of(_) => Existence::Controlled,
            };
        }
        if is_hand(filter) {
            return Existence::InHand;
        }
        if let (Some(guard), Zone::Captured) = (&filter.on, filter.zone) {
            return Existence::Guarded(guard, Box::new(Filter { zone: Zone::Any, on: None, ..filter.clone() }));
        }
        if filter.is == Kind::Base && filter.side == Controller::Friendly {
            return Existence::OwnBase(Box::new(Filter { side: Controller::Any, ..filter.clone() }));
        }
        Existence::There
    }
}
