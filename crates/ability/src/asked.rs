//! What a step lets a player choose among.

use crate::{Effect, Filter, Target};

impl Target {
    /// What is chosen among, when it is a choice.
    pub fn filter(&self) -> Option<&Filter> {
        match self {
            Target::Choose(filter)
            | Target::Exactly(_, filter)
            | Target::UpTo(_, filter)
            | Target::AnyNumber(filter)
            | Target::ChosenBy(_, filter)
            | Target::CombinedCost(_, _, filter)
            | Target::OneOfEach(_, filter) => Some(filter),
            Target::Together(inner, _) => inner.filter(),
            Target::This
            | Target::Attached
            | Target::Attacker
            | Target::Defender
            | Target::Subject
            | Target::It
            | Target::Named(_)
            | Target::Base(_)
            | Target::All(_)
            | Target::Random(..)
            | Target::HostOf(_)
            | Target::UpgradesOn(_)
            | Target::Top(..)
            | Target::Itself
            | Target::These(_)
            | Target::Given
            | Target::Exploited => None,
        }
    }
}

impl Effect {
    /// What its targets are chosen among, in the order in which they are asked for.
    pub fn filters(&self) -> Vec<&Filter> {
        let targets: Vec<&Target> = match self {
            Effect::As(_, inner) => return inner.filters(),
            Effect::DiscardFromHand { cards, .. } => return cards.iter().collect(),
            Effect::Bind(target)
            | Effect::Look(target)
            | Effect::Reveal(target)
            | Effect::Defeat(target)
            | Effect::Exhaust(target)
            | Effect::Ready(target)
            | Effect::Return(target)
            | Effect::Put { what: target, .. }
            | Effect::Discard(target)
            | Effect::Give { to: target, .. }
            | Effect::Gain { to: target, .. }
            | Effect::Heal { from: target, .. }
            | Effect::HealUpTo { from: target, .. }
            | Effect::TakeControl { of: target, .. }
            | Effect::ExchangeControl(target)
            | Effect::Resource { what: target, .. }
            | Effect::Rescue(target)
            | Effect::Flip(target)
            | Effect::CollectBounties(target)
            | Effect::PlayEach { what: target, .. }
            | Effect::ForEach(target, _) => vec![target],
            Effect::Damage { to, by, .. } => by.iter().chain([to]).collect(),
            Effect::Capture { by, what } => vec![by, what],
            Effect::Attach { what, to, .. } => vec![what, to],
            Effect::DamageDivided { .. }
            | Effect::HealDivided { .. }
            | Effect::May(_)
            | Effect::MayBy(..)
            | Effect::IfYouDo { .. }
            | Effect::If { .. }
            | Effect::Modes { .. }
            | Effect::ForEachPlayer(..)
            | Effect::They(..)
            | Effect::Delay(..)
            | Effect::After(_)
            | Effect::AtOnce(_)
            | Effect::ChoosePlayer(_)
            | Effect::NameCard
            | Effect::ChooseNumber
            | Effect::ChooseArena
            | Effect::LookAtHand(_)
            | Effect::RevealHand(_)
            | Effect::Create { .. }
            | Effect::Rule { .. }
            | Effect::Attack { .. }
            | Effect::Play { .. }
            | Effect::Draw { .. }
            | Effect::DiscardHand(_)
            | Effect::Mill { .. }
            | Effect::Search { .. }
            | Effect::Arrange(_)
            | Effect::RevealUntilStop(_)
            | Effect::Pay(_)
            | Effect::PayAny
            | Effect::Lose(_)
            | Effect::CollectAgain
            | Effect::NextCardGains(..) => Vec::new(),
        };
        targets.into_iter().filter_map(Target::filter).collect()
    }
}
