//! English text for the side of a filter's cards.

use ability::{Controller, Filter, Kind, PlayerFilter, Target, Zone};

use super::Writer;
use super::grammar::{list, third};

impl Writer<'_> {
    /// Returns "friendly" before the noun, or "you control" after it.
    pub(super) fn side_of(&self, filter: &Filter) -> (Option<String>, Option<String>) {
        let adjective = !matches!(filter.is, Kind::Event | Kind::Resource | Kind::Card);
        if !matches!(filter.zone, Zone::Play | Zone::Everywhere)
            && (!matches!(filter.zone, Zone::Any | Zone::Captured) || !matches!(filter.side, Controller::OwnedBy(_)))
        {
            return (None, None);
        }
        let own = self.is_you();
        match &filter.side {
            Controller::Any => (None, None),
            Controller::Friendly if own && adjective => (Some("friendly".to_owned()), None),
            Controller::Enemy if own && adjective => (Some("enemy".to_owned()), None),
            Controller::Friendly => (None, Some(format!("{} control", self.self_pronoun()))),
            Controller::Enemy => (None, Some(self.side_does(&Controller::Enemy, "control"))),
            Controller::Chooser => (None, Some("they control".to_owned())),
            Controller::Of(player) => (None, Some(self.side_does(&Controller::Of(player.clone()), "control"))),
            Controller::OwnedBy(player) => (None, Some(self.side_does(&Controller::OwnedBy(player.clone()), "own"))),
        }
    }

    /// Returns "you own and control" if the only further condition is that the player owns the card.
    pub(super) fn owned_and_controlled(&self, filter: &Filter) -> Option<String> {
        let [owned @ Filter { side: Controller::OwnedBy(_), .. }] = filter.any.as_slice() else { return None };
        let frame = Filter { is: filter.is, zone: filter.zone, side: owned.side.clone(), ..Filter::default() };
        let who = self.side_who(&owned.side);
        let same = filter.zone == Zone::Play && *owned == frame && self.side_who(&filter.side) == who;
        let control = if who == "you" { "control".to_owned() } else { third("control") };
        same.then(|| format!("{} and {control}", self.side_does(&owned.side, "own")))
    }

    /// Renders "that it can be attached to and that the same player controls".
    pub(super) fn same_controller(&self, filter: &Filter) -> String {
        let mut after = self.relations_of(filter);
        after.push("that the same player controls".to_owned());
        list(&after, "and")
    }
}

/// Returns the filter without "other units of the player who controls a certain unit". Returns `None` for any other
/// filter.
pub(super) fn elsewhere(filter: &Filter) -> Option<Filter> {
    let Controller::Of(PlayerFilter::ControllerOf(unit)) = &filter.side else { return None };
    let other = filter.except.as_slice() == [(**unit).clone()] && matches!(**unit, Target::HostOf(_));
    other.then(|| Filter { side: Controller::Any, except: Vec::new(), ..filter.clone() })
}

/// Returns "your hand" after "you", "their hand" after any other player.
pub(super) fn own(side: &Controller, what: &str) -> String {
    if *side == Controller::Friendly { format!("your {what}") } else { format!("their {what}") }
}
