//! Numbers that a text asks for.

use serde::Deserialize;

use crate::{Condition, Filter, Name, Past, Player, Target};

/// A number, worked out when it is needed. Never below 0 where it counts things.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Amount {
    /// This number.
    N(i16),
    /// How many cards match. For resources `(is: Resource, side: Friendly)`, for cards in hand
    /// `(is: Card, zone: Hand, side: Friendly)`.
    Count(Filter),
    /// How many cards these are.
    CountOf(Target),
    /// How often it happened this phase.
    Times(Past),
    /// The power of a card, the last one when it has left play (CR 8.11); for several, of all.
    Power(Target),
    /// The modified HP of a card.
    Hp(Target),
    /// The remaining HP of a card.
    RemainingHp(Target),
    /// The damage on a card; for several, of all.
    Damage(Target),
    /// The printed cost of a card; for several, of all.
    Cost(Target),
    /// How many different aspects there are among these cards.
    DifferentAspects(Target),
    /// How many different costs there are among these cards.
    DifferentCosts(Target),
    /// What the last step did: damage dealt or healed, cards drawn or discarded, resources paid, the number named.
    Done,
    /// The same for a step bound with `As`.
    DoneBy(Name),
    /// The excess damage of the attack that triggered this (CR 1.9.11).
    Excess,
    /// The amount that the trigger carries: damage dealt.
    Carried,
    /// All of these together.
    Sum(Vec<Amount>),
    /// The product of a number and an amount.
    Times2(i16, Box<Amount>),
    /// Half of it.
    Half(Box<Amount>, Round),
    /// One for every so many.
    Every(i16, Box<Amount>),
    /// The largest of these.
    Most(Vec<Amount>),
    /// How many of these players there are.
    Players(Player),
    /// The largest over these players, each of them bound as `That`.
    MostAmong(Player, Box<Amount>),
    /// The resources that were paid to play a card (CR 1.8).
    Paid(Target),
    /// The first amount when the condition holds, otherwise the second ("or 10 instead if").
    If {
        /// What must hold.
        #[serde(rename = "if")]
        condition: Box<Condition>,
        /// Then.
        then: Box<Amount>,
        /// Otherwise.
        #[serde(rename = "else")]
        otherwise: Box<Amount>,
    },
}

/// Which way a half goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Round {
    /// To the next whole number.
    Up,
    /// To the whole number before.
    Down,
}

/// A bound on a number.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Range {
    /// That or less.
    AtMost(Box<Amount>),
    /// That or more.
    AtLeast(Box<Amount>),
    /// Just that.
    Exactly(Box<Amount>),
}
