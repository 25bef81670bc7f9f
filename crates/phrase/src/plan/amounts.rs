//! Amounts: numbers, counts of things, and values.

use ability::{AbilityKind, Amount, Condition, Filter, PastEvent, PlayerFilter, Rounding, Target, Zone};
use model::{Aspect, Keyword};

use super::{Done, Scene};

/// The form of an amount.
#[derive(Debug, Clone)]
pub(crate) enum Measured<'t> {
    Number(i16),
    /// A count, which can also follow "for each".
    Counted(Counted<'t>),
    Value(Value<'t>),
}

/// Things that an amount counts.
#[derive(Debug, Clone)]
pub(crate) enum Counted<'t> {
    Cards(&'t Filter),
    /// Upgrades on all units of a target together.
    UpgradesOn {
        filter: &'t Filter,
        upgrades: Box<Filter>,
        units: &'t Target,
    },
    Target(&'t Target),
    Events(&'t PastEvent),
    Damage(&'t Target),
    Different(Variety, &'t Target),
    Icons(Aspect, &'t Target),
    Result(Done),
    Players(&'t PlayerFilter),
    /// The maximum of an amount over players.
    MostAmong(&'t PlayerFilter, &'t Amount),
    /// A sum, which counts only if its parts differ in the kind of cards.
    Sum(&'t [Amount]),
    Times(i16, &'t Amount),
    Every(i16, &'t Amount),
}

/// A property whose different values are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variety {
    Aspects,
    Costs,
    Names,
    Keywords,
}

/// A value that counts nothing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value<'t> {
    Power(&'t Target),
    Hp(&'t Target),
    RemainingHp(&'t Target),
    Cost(&'t Target),
    Keyword(Keyword, &'t Target),
    Abilities(AbilityKind, &'t Target),
    CostDifference(&'t Target),
    Excess(&'t Target),
    CombatDamageToBases,
    Carried,
    Means,
    Half(&'t Amount, Rounding),
    Most(&'t [Amount]),
    LeastAmong(&'t PlayerFilter, &'t Amount),
    Paid(&'t Target),
    If { condition: &'t Condition, then: &'t Amount, otherwise: &'t Amount },
}

impl Scene {
    /// Returns the form of an amount.
    pub(crate) fn measured<'t>(&self, amount: &'t Amount) -> Measured<'t> {
        let counted = |things: Counted<'t>| Measured::Counted(things);
        let different = |what: Variety, target: &'t Target| Measured::Counted(Counted::Different(what, target));
        match amount {
            Amount::N(n) => Measured::Number(*n),
            Amount::Count(filter) => counted(match filter.on.as_deref() {
                Some(units @ Target::All(_)) if filter.zone == Zone::Play => {
                    let upgrades = Box::new(Filter { on: None, ..(**filter).clone() });
                    Counted::UpgradesOn { filter, upgrades, units }
                }
                Some(_) | None => Counted::Cards(filter),
            }),
            Amount::CountOf(target) => counted(Counted::Target(target)),
            Amount::Times(past) => counted(Counted::Events(past)),
            Amount::Damage(target) => counted(Counted::Damage(target)),
            Amount::DifferentAspects(target) => different(Variety::Aspects, target),
            Amount::DifferentCosts(target) => different(Variety::Costs, target),
            Amount::DifferentNames(target) => different(Variety::Names, target),
            Amount::DifferentKeywords(target) => different(Variety::Keywords, target),
            Amount::Icons(aspect, target) => counted(Counted::Icons(*aspect, target)),
            Amount::Done => counted(Counted::Result(self.done.clone())),
            Amount::DoneBy(name) => counted(Counted::Result(self.done_by(*name))),
            Amount::Players(player) => counted(Counted::Players(player)),
            Amount::MostAmong(player, inner) => counted(Counted::MostAmong(player, inner)),
            Amount::Sum(parts) => counted(Counted::Sum(parts)),
            Amount::Times2(factor, inner) => counted(Counted::Times(*factor, inner)),
            Amount::Every(step, inner) => counted(Counted::Every(*step, inner)),
            Amount::Power(target) => Measured::Value(Value::Power(target)),
            Amount::Hp(target) => Measured::Value(Value::Hp(target)),
            Amount::RemainingHp(target) => Measured::Value(Value::RemainingHp(target)),
            Amount::Cost(target) => Measured::Value(Value::Cost(target)),
            Amount::KeywordNumber(keyword, target) => Measured::Value(Value::Keyword(*keyword, target)),
            Amount::Abilities(kind, target) => Measured::Value(Value::Abilities(*kind, target)),
            Amount::CostDifference(target) => Measured::Value(Value::CostDifference(target)),
            Amount::Excess(target) => Measured::Value(Value::Excess(target)),
            Amount::CombatDamageToBases => Measured::Value(Value::CombatDamageToBases),
            Amount::Carried => Measured::Value(Value::Carried),
            Amount::Means => Measured::Value(Value::Means),
            Amount::Half(inner, round) => Measured::Value(Value::Half(inner, *round)),
            Amount::Most(parts) => Measured::Value(Value::Most(parts)),
            Amount::LeastAmong(player, inner) => Measured::Value(Value::LeastAmong(player, inner)),
            Amount::Paid(target) => Measured::Value(Value::Paid(target)),
            Amount::If { condition, then, otherwise } => Measured::Value(Value::If { condition, then, otherwise }),
        }
    }
}
