//! Decisions about filters.

use ability::{Controller, Filter, Kind, PhaseMark, Target, Zone};

use super::Scene;

/// Returns an alternative of another filter, without the zone and side that the outer filter already states.
pub(crate) fn inner(outer: &Filter, one: &Filter) -> Filter {
    let side = if one.side == outer.side && one.zone == outer.zone { Controller::Any } else { one.side.clone() };
    let zone = if one.zone == outer.zone { Zone::Any } else { one.zone };
    let is = if one.zone != outer.zone && one.is == outer.is { Kind::Card } else { one.is };
    Filter { is, side, zone, ..one.clone() }
}

/// Returns `true` if a filter only states properties shared with other cards.
pub(crate) fn shares_alone(filter: &Filter) -> bool {
    let rest = Filter { shares_trait: None, shares_aspect: None, shares_keyword: None, ..filter.clone() };
    rest == (Filter { is: filter.is, zone: filter.zone, ..Filter::default() }) && rest != *filter
}

/// Returns the filter without the parts that a predicate states by a verb: "is damaged", "has Sentinel". The name is one
/// of them for cards of any kind, if a language has a verb for it.
pub(crate) fn without_verbs(filter: &Filter, says_name: bool) -> Filter {
    let said = filter.is == Kind::Card || shares_alone(filter);
    Filter {
        same_name: filter.same_name.clone().filter(|_| !said || !says_name),
        shares_trait: filter.shares_trait.clone().filter(|_| !said),
        shares_aspect: filter.shares_aspect.clone().filter(|_| !said),
        shares_keyword: filter.shares_keyword.clone().filter(|_| !said),
        damaged: None,
        exhausted: None,
        upgraded: None,
        carries: None,
        carries_no: None,
        keywords: Vec::new(),
        different_keywords: None,
        plain: None,
        has: Vec::new(),
        cost: None,
        odd_cost: None,
        power: None,
        printed_power: None,
        weaker_than: None,
        remaining_hp: None,
        damage: None,
        marks: Vec::new(),
        not_marks: Vec::new(),
        zone: if filter.zone == Zone::Play { Zone::Play } else { Zone::Any },
        side: match filter.zone {
            Zone::Play | Zone::Any | Zone::Everywhere | Zone::Seen => filter.side.clone(),
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Captured | Zone::Resources => Controller::Any,
        },
        ..filter.clone()
    }
}

/// Returns the single target of a filter for less power, if it has no other condition.
pub(crate) fn only_among(filter: &Filter) -> Option<&Target> {
    let among = filter.among.as_deref()?;
    (*filter == (Filter { among: filter.among.clone(), ..Filter::default() })).then_some(among)
}

/// Returns `true` if the filter only excludes the card that was just mentioned: "another unit".
pub(crate) fn another(filter: &Filter) -> bool {
    let just_now = matches!(
        filter.except.as_slice(),
        [Target::It
            | Target::Named(_)
            | Target::Subject
            | Target::Attacker
            | Target::Defender
            | Target::This
            | Target::HostOf(_)]
    );
    just_now && filter.among.is_none()
}

/// Returns `true` if a filter states only several alternatives, apart from zone and side: "an event or a unit".
pub(crate) fn is_one_of_several_kinds(filter: &Filter) -> bool {
    let frame = Filter {
        is: filter.is,
        zone: filter.zone,
        side: filter.side.clone(),
        other: filter.other,
        any: filter.any.clone(),
        ..Filter::default()
    };
    let plain = matches!(filter.is, Kind::Card | Kind::UnitOrBase | Kind::Unit | Kind::Character);
    !filter.any.is_empty() && *filter == frame && plain
}

/// Returns `true` if the alternatives of a filter differ only in zone: "from your hand or your discard pile".
pub(crate) fn differ_in_zone(filter: &Filter) -> bool {
    let is_place = |one: &Filter| {
        let frame = Filter { is: one.is, zone: one.zone, side: one.side.clone(), ..Filter::default() };
        *one == frame && [Kind::Card, Kind::Unit, filter.is].contains(&one.is)
    };
    !filter.any.is_empty() && filter.any.iter().all(is_place)
}

/// Splits off the first of these marks, which are about ways of playing or attacking.
pub(crate) fn how(filter: &Filter, ways: &[PhaseMark]) -> (Filter, Option<PhaseMark>) {
    let found = ways.iter().copied().find(|way| filter.marks.contains(way));
    let marks = filter.marks.iter().copied().filter(|mark| Some(*mark) != found).collect();
    (Filter { marks, ..filter.clone() }, found)
}

/// Returns `true` if cards of a filter are in a hand, so that players "have" them.
pub(crate) fn is_hand(filter: &Filter) -> bool {
    filter.zone == Zone::Hand
}

/// Returns `true` if a filter is about cards that players control.
pub(crate) fn is_controlled(filter: &Filter) -> bool {
    filter.zone == Zone::Play && filter.side != Controller::Any && filter.is != Kind::Base
}

impl Scene {
    /// Returns the target of a filter that matches exactly one given card: "this unit".
    pub(crate) fn that_very_card<'f>(&self, filter: &'f Filter) -> Option<&'f Target> {
        let one = filter.among.as_deref()?;
        let frame = Filter { is: filter.is, zone: filter.zone, among: filter.among.clone(), ..Filter::default() };
        (*filter == frame && !self.called(one).several).then_some(one)
    }
}
