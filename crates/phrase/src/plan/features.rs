//! The properties of cards that a filter states, and their relations to other cards.

use ability::{AbilityKind, Filter, Kind, PhaseMark, Range, Target, Zone};
use model::Keyword;

use super::filters::{another, only_among, shares_alone, without_verbs};
use super::{Head, Scene};

/// A number that a card has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Measure {
    Power,
    PrintedPower,
    RemainingHp,
    Damage,
    Cost,
    DifferentKeywords,
}

/// A property that cards can have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shared {
    Name,
    Trait,
    Aspect,
    Keyword,
}

/// The unit that a unit has less power than.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Stronger<'f> {
    One(&'f Target),
    Any(&'f Filter),
}

/// A property of a card, which a language states as an adjective, after the noun or by a verb.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Feature<'f> {
    Damaged(bool),
    Exhausted(bool),
    Upgraded(bool),
    /// A past or present event of the card; `false` if it must not have happened.
    Mark(PhaseMark, bool),
    Number(Measure, &'f Range),
    LessPowerThan(Stronger<'f>),
    /// One of these keywords.
    Keywords(&'f [Keyword]),
    /// `true` for cards with any ability.
    HasAbilities(bool),
    HasAbility(AbilityKind),
    /// Upgrades of a filter are on it; `false` if none is.
    Carries(Box<Filter>, bool),
    OddCost(bool),
    Shares(Shared, &'f Target),
    /// The zone of the filter.
    Place(&'f Filter),
}

/// Returns the features of a filter that its noun states, in their order.
pub(crate) fn features(filter: &Filter) -> Vec<Feature<'_>> {
    let mut all = Vec::new();
    all.extend(filter.damaged.map(Feature::Damaged));
    all.extend(filter.exhausted.map(Feature::Exhausted));
    all.extend(filter.upgraded.map(Feature::Upgraded));
    all.extend(filter.marks.iter().map(|mark| Feature::Mark(*mark, true)));
    all.extend(filter.not_marks.iter().map(|mark| Feature::Mark(*mark, false)));
    let measures = [
        (Measure::Power, &filter.power),
        (Measure::PrintedPower, &filter.printed_power),
        (Measure::RemainingHp, &filter.remaining_hp),
        (Measure::Damage, &filter.damage),
        (Measure::Cost, &filter.cost),
        (Measure::DifferentKeywords, &filter.different_keywords),
    ];
    all.extend(measures.into_iter().filter_map(|(what, range)| Some(Feature::Number(what, range.as_ref()?))));
    all.extend(
        filter
            .weaker_than
            .as_ref()
            .map(|than| Feature::LessPowerThan(only_among(than).map_or(Stronger::Any(than), Stronger::One))),
    );
    all.extend(Some(filter.keywords.as_slice()).filter(|words| !words.is_empty()).map(Feature::Keywords));
    all.extend(filter.plain.map(|plain| Feature::HasAbilities(!plain)));
    all.extend(filter.has.iter().map(|kind| Feature::HasAbility(*kind)));
    for (carried, any) in [(&filter.carries, true), (&filter.carries_no, false)] {
        let upgrade = |of: &Filter| Box::new(Filter { is: Kind::Upgrade, ..of.clone() });
        all.extend(carried.iter().map(|of| Feature::Carries(upgrade(of), any)));
    }
    all.extend(filter.odd_cost.map(Feature::OddCost));
    all
}

/// The form of a statement about a card: "is a Rebel unit", "has Sentinel and is damaged".
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Statement<'f> {
    /// Only the alternatives of the filter.
    Alternatives(Box<Filter>),
    /// The whole filter as a noun: "is not a damaged Rebel unit".
    Noun,
    /// The kind of card, if it is stated, and its features.
    Parts { kind: Option<Box<Filter>>, features: Vec<Feature<'f>> },
}

impl<'f> Statement<'f> {
    /// Returns the form of a statement or of its negation. `says_name` if a language has a verb for a name in common.
    pub(crate) fn of(filter: &'f Filter, not: bool, says_name: bool) -> Statement<'f> {
        let mut features = features(filter);
        if filter.is == Kind::Card || shares_alone(filter) {
            let shares = shared(filter).into_iter().filter(|(what, _)| says_name || *what != Shared::Name);
            features.extend(shares.map(|(what, with)| Feature::Shares(what, with)));
        }
        let given = filter.zone == Zone::Resources && filter.among.is_some();
        if !given && !matches!(filter.zone, Zone::Play | Zone::Any | Zone::Seen | Zone::Captured) {
            features.push(Feature::Place(filter));
        }
        let rest = without_verbs(filter, says_name);
        let plain = Filter { is: rest.is, zone: rest.zone, ..Filter::default() };
        let (any, none) = (rest.any.clone(), rest.not.clone());
        let alternatives = Filter { is: Kind::Card, zone: rest.zone, any, not: none, ..Filter::default() };
        if rest == alternatives && rest.zone == Zone::Any && !not && features.is_empty() && rest != plain {
            return Statement::Alternatives(Box::new(rest));
        }
        let any_card = rest == Filter { is: Kind::Card, zone: Zone::Any, ..Filter::default() } && !features.is_empty();
        let kind = (rest != plain || rest.is != Kind::Unit || features.is_empty()) && !any_card;
        if not && usize::from(kind) + features.len() > 1 {
            return Statement::Noun;
        }
        Statement::Parts { kind: kind.then(|| Box::new(rest)), features }
    }
}

/// Returns the properties that cards of a filter share with others.
fn shared(filter: &Filter) -> Vec<(Shared, &Target)> {
    let all = [
        (Shared::Name, &filter.same_name),
        (Shared::Trait, &filter.shares_trait),
        (Shared::Aspect, &filter.shares_aspect),
        (Shared::Keyword, &filter.shares_keyword),
    ];
    all.into_iter().filter_map(|(what, with)| Some((what, with.as_deref()?))).collect()
}

/// The way an upgrade or captured card belongs to a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Belonging {
    AttachedTo,
    WasAttachedTo,
    GuardedBy,
}

/// A relation of cards to other cards.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Relation<'f> {
    /// The cards that a previous step damaged.
    DamagedThisWay,
    Among(&'f Target),
    /// In the arena of a card of the filter.
    SameArena(&'f Filter),
    On(Belonging, &'f Target),
    CanAttachTo(&'f Target),
    CanCarry(&'f Target),
    CopyOf(&'f Target),
    /// With the name that a player chose.
    NamedSo,
    Shares(Shared, &'f Target),
    Except(&'f [Target]),
}

impl Scene {
    /// Returns the relations that a filter states, in their order.
    pub(crate) fn relations<'f>(&self, filter: &'f Filter) -> Vec<Relation<'f>> {
        let belonging = match filter.zone {
            Zone::Captured => Belonging::GuardedBy,
            Zone::Play => Belonging::AttachedTo,
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Seen | Zone::Resources | Zone::Everywhere | Zone::Any => {
                Belonging::WasAttachedTo
            }
        };
        let mut all = Vec::new();
        all.extend(filter.among.as_deref().map(|among| match self.is_damaged(among) {
            true => Relation::DamagedThisWay,
            false => Relation::Among(among),
        }));
        all.extend(filter.beside.as_deref().map(Relation::SameArena));
        all.extend(filter.on.as_deref().map(|on| Relation::On(belonging, on)));
        all.extend(filter.fits.as_deref().map(Relation::CanAttachTo));
        all.extend(filter.takes.as_deref().map(Relation::CanCarry));
        all.extend(filter.copy_of.as_deref().map(Relation::CopyOf));
        all.extend(shared(filter).into_iter().map(|(what, with)| match what == Shared::Name && self.is_name(with) {
            true => Relation::NamedSo,
            false => Relation::Shares(what, with),
        }));
        let except = Some(filter.except.as_slice()).filter(|except| !except.is_empty() && !another(filter));
        all.extend(except.map(Relation::Except));
        all
    }

    /// Returns `true` if a target is the cards that a previous step damaged.
    pub(crate) fn is_damaged(&self, target: &Target) -> bool {
        self.called(target).head == Head::Damaged
    }

    /// Returns `true` if a target is a name that a player chose.
    pub(crate) fn is_name(&self, target: &Target) -> bool {
        self.called(target).head == Head::Name
    }
}
