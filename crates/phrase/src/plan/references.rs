//! The referents of targets.

use ability::{
    Amount, ArenaFilter, Binding, Controller, Filter, Kind, Part, PhaseMark, PlayerFilter, Target, Tree, Trigger, Zone,
};
use model::CardType;

use super::{Done, Head, Myself, Referent, Scene};

impl Head {
    /// Returns the noun for the cards of a filter. Only what the noun depends on is kept, so that it refers to nothing
    /// else.
    pub(crate) fn of(filter: &Filter) -> Head {
        let frame = Filter {
            is: filter.is,
            zone: filter.zone,
            side: filter.side.clone(),
            other: filter.other,
            any: filter.any.clone(),
            ..Filter::default()
        };
        if !filter.any.is_empty() && (*filter == frame || crate::of_kinds_in_play(filter).is_some()) && !refers(&frame)
        {
            return Head::Of(Box::new(frame));
        }
        let fights = |mark: &&PhaseMark| matches!(mark, PhaseMark::Attacking | PhaseMark::Defending);
        let core = Filter {
            is: filter.is,
            zone: filter.zone,
            named: filter.named.clone(),
            marks: filter.marks.iter().filter(fights).copied().collect(),
            token: filter.token,
            leader: filter.leader,
            aspects: filter.aspects.clone(),
            not_aspects: filter.not_aspects.clone(),
            traits: filter.traits.clone(),
            not_traits: filter.not_traits.clone(),
            arena: filter.arena.clone().filter(|arena| matches!(arena, ArenaFilter::In(_))),
            ..Filter::default()
        };
        let simple = match filter.is {
            Kind::Card => Some(Head::Card),
            Kind::Unit => Some(Head::Unit),
            Kind::Base => Some(Head::Base),
            Kind::Upgrade => Some(Head::Upgrade),
            Kind::Leader => Some(Head::Leader),
            Kind::Token => Some(Head::Token),
            Kind::UnitOrBase | Kind::Event | Kind::Resource | Kind::Character | Kind::Credit => None,
        };
        let plain = core.named.is_empty() && core.marks.is_empty();
        simple.filter(|_| plain).unwrap_or_else(|| Head::Of(Box::new(core)))
    }

    /// Returns `true` for cards or resources, which may be of any kind.
    fn is_of_any_kind(&self) -> bool {
        match self {
            Head::Card => true,
            Head::Of(filter) => matches!(filter.is, Kind::Card | Kind::Resource) && filter.any.is_empty(),
            Head::Unit | Head::Base | Head::Upgrade | Head::Leader | Head::Token | Head::Name | Head::Attacker => false,
            Head::Defender | Head::Damaged | Head::Disclosed | Head::Created(_) | Head::This(_) | Head::Attached(_) => {
                false
            }
        }
    }
}

/// Returns `true` if cards of this filter are certainly the reader's own.
pub(crate) fn is_own(filter: &Filter) -> bool {
    match &filter.side {
        Controller::Friendly => filter.zone != Zone::Play,
        Controller::Any | Controller::Enemy | Controller::Chooser => false,
        Controller::Of(player) | Controller::OwnedBy(player) => {
            *player == PlayerFilter::You && filter.zone != Zone::Play
        }
    }
}

/// Returns `true` if a filter mentions another card.
fn refers(filter: &Filter) -> bool {
    let mut found = false;
    filter.walk(&mut |part| found |= matches!(part, Part::Target(_)));
    found
}

impl Scene {
    /// Returns the referent of one card of a filter.
    pub(crate) fn own_referent(&self, filter: &Filter) -> Referent {
        let among = filter.among.as_deref().map(|those| self.referent(those));
        let own = is_own(filter) || among.as_ref().is_some_and(|those| those.own);
        let deck = filter.zone == Zone::Deck || among.is_some_and(|those| those.deck);
        Referent { own, deck, ..Referent::one(self.head(filter)) }
    }

    /// Returns the noun for the cards of a filter; that of the card itself, if the filter names exactly one.
    fn head(&self, filter: &Filter) -> Head {
        let frame = Filter { is: filter.is, zone: filter.zone, among: filter.among.clone(), ..Filter::default() };
        let Some(one) = filter.among.as_deref().filter(|_| *filter == frame) else { return Head::of(filter) };
        let referent = self.called(one);
        if *one == Target::Attached {
            Head::Attached(self.host)
        } else if referent.several {
            Head::of(filter)
        } else {
            referent.head
        }
    }

    /// Returns the referent of a target for later sentences.
    pub(crate) fn referent(&self, target: &Target) -> Referent {
        match target {
            Target::This => Referent::one(match self.me {
                Myself::Is(kind) => Head::This(kind),
                Myself::Card | Myself::Pronoun => Head::Card,
            }),
            Target::Attached if self.host == CardType::Base => Referent::one(Head::Base),
            Target::Attached | Target::Attacker | Target::HostOf(_) => Referent::one(Head::Unit),
            Target::Defender => Referent::one(Head::Defender),
            Target::Subject => self.subject.clone(),
            Target::It => self.it.clone(),
            Target::Named(_)
            | Target::Base(_)
            | Target::UpgradesOn(_)
            | Target::Top(..)
            | Target::Itself
            | Target::Given
            | Target::Damaged
            | Target::Exploited => self.called(target),
            Target::These(targets) => {
                let first = targets.first().map_or(Referent::one(Head::Card), |first| self.referent(first));
                Referent { several: true, ..first }
            }
            Target::Together(inner, _) => self.referent(inner),
            Target::All(filter)
            | Target::AnyNumber(filter)
            | Target::OneOfEach(_, filter)
            | Target::CombinedCost(_, _, filter) => Referent { several: true, ..self.own_referent(filter) },
            Target::ChosenBy(PlayerFilter::Each, filter) => Referent { several: true, ..self.own_referent(filter) },
            Target::Choose(filter) | Target::ChosenBy(_, filter) => self.own_referent(filter),
            Target::Exactly(count, filter) | Target::UpTo(count, filter) | Target::Random(count, filter) => {
                Referent { several: **count != Amount::N(1), ..self.own_referent(filter) }
            }
        }
    }

    /// Returns the referent of the phrase for a target. Unlike [`Scene::referent`], it tells one of a group from the
    /// group.
    pub(crate) fn called(&self, target: &Target) -> Referent {
        if let Some(mention) = self.part(target) {
            return mention.of;
        }
        match target {
            Target::Attacker if !self.attack => Referent::one(Head::Attacker),
            Target::Named(name) => {
                self.named(*name).map_or(Referent::one(Head::Card), |(referent, _)| referent.clone())
            }
            Target::Base(player) => Referent { several: has_several_bases(player), ..Referent::one(Head::Base) },
            Target::UpgradesOn(_) => Referent::many(Head::Upgrade),
            Target::Top(count, player) => {
                let own = *player == PlayerFilter::You;
                Referent { several: count.number() != Some(1), own, deck: true, ..Referent::one(Head::Card) }
            }
            Target::Itself => self.itself.clone(),
            Target::Given => Referent::one(Head::Token),
            Target::Damaged => Referent::many(Head::Damaged),
            Target::Exploited => Referent::many(Head::Unit),
            Target::ChosenBy(_, filter) => self.own_referent(filter),
            Target::Together(inner, _) => self.called(inner),
            Target::This
            | Target::Attached
            | Target::Attacker
            | Target::Defender
            | Target::Subject
            | Target::It
            | Target::HostOf(_)
            | Target::These(_)
            | Target::All(_)
            | Target::AnyNumber(_)
            | Target::OneOfEach(..)
            | Target::CombinedCost(..)
            | Target::Choose(_)
            | Target::Exactly(..)
            | Target::UpTo(..)
            | Target::Random(..) => self.referent(target),
        }
    }

    /// Returns the referent and the result bound to a name.
    pub(crate) fn named(&self, name: Binding) -> Option<(&Referent, &Done)> {
        self.named.iter().find(|(each, ..)| *each == name).map(|(_, referent, done)| (referent, done))
    }

    /// Returns the result of the effect bound to this name.
    pub(crate) fn done_by(&self, name: Binding) -> Done {
        self.named(name).map_or_else(|| self.done.clone(), |(_, done)| done.clone())
    }

    /// Binds a name to the target and the result of the last step.
    pub(crate) fn name(&mut self, name: Binding) {
        self.named.retain(|(each, ..)| *each != name);
        self.named.push((name, self.it.clone(), self.done.clone()));
    }

    /// Makes a target the referent of the pronoun, by its phrase.
    pub(crate) fn acted_on(&mut self, target: &Target) -> Referent {
        self.it = self.called(target);
        self.it.clone()
    }

    /// Returns the referent of an ability's triggers.
    pub(crate) fn about(&self, on: &[Trigger]) -> Referent {
        let Some(trigger) = on.last() else { return Referent::one(Head::Card) };
        Referent::one(if let Some(filter) = trigger.subject() {
            self.head(filter)
        } else if matches!(trigger, Trigger::Detached | Trigger::TakesCombatDamage) {
            Head::Unit
        } else if matches!(trigger, Trigger::LeaderDeployed(_)) {
            Head::Leader
        } else {
            Head::Card
        })
    }
}

/// Returns `true` if a filter has no other condition than being among a group, and perhaps not some of it.
pub(crate) fn names_only_the_group(filter: &Filter, those: &Referent) -> bool {
    let (among, except) = (filter.among.clone(), filter.except.clone());
    let frame = Filter { is: filter.is, zone: filter.zone, among, except, ..Filter::default() };
    let some_kind = filter.is == Kind::Unit && those.head.is_of_any_kind();
    *filter == frame && those.several && !some_kind && those.head != Head::Damaged
}

fn has_several_bases(player: &PlayerFilter) -> bool {
    match player {
        PlayerFilter::Each | PlayerFilter::EachOpponent | PlayerFilter::Those => true,
        PlayerFilter::InOrder(inner) => has_several_bases(inner),
        PlayerFilter::You
        | PlayerFilter::Opponent
        | PlayerFilter::YouAnd(_)
        | PlayerFilter::Any
        | PlayerFilter::Defending
        | PlayerFilter::Another
        | PlayerFilter::Right
        | PlayerFilter::That
        | PlayerFilter::ControllerOf(_)
        | PlayerFilter::OwnerOf(_)
        | PlayerFilter::Actor => false,
    }
}
