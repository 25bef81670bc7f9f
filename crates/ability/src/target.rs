//! Targets and players that effects apply to.

use serde::{Deserialize, Serialize};

use crate::walk::{see, tree};
use crate::{Amount, Filter, Range};

/// The target of an effect. Afterwards the affected cards are bound as [`Target::It`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Target {
    /// The card that has the ability; for an ability given to a unit, that unit (CR 7.1.8).
    This,
    /// The unit that this upgrade is attached to.
    Attached,
    /// The attacker of the current attack (or the one that just ended, for "when attack ends").
    Attacker,
    /// The defending unit of the current attack (or the one that just ended); empty if a base is attacked.
    Defender,
    /// The card that the trigger is about.
    Subject,
    /// The cards that the last step affected.
    It,
    /// The cards affected by a step bound with `As`.
    Named(Binding),
    /// The bases of these players.
    Base(PlayerFilter),
    /// Every card that matches, at the same time.
    All(Box<Filter>),
    /// A card that matches, chosen by the player who resolves the ability.
    Choose(Box<Filter>),
    /// Exactly this many (or all, if there are fewer), all different.
    Exactly(Box<Amount>, Box<Filter>),
    /// Up to this many, all different (CR 8.30).
    UpTo(Box<Amount>, Box<Filter>),
    /// Any number of cards that match, including none.
    AnyNumber(Box<Filter>),
    /// A card that matches, chosen by that player; `side: Chooser` in the filter means that player's cards. For several
    /// players, one chosen by each.
    ChosenBy(PlayerFilter, Box<Filter>),
    /// Any number (at most the first amount) whose printed costs total at most the second.
    CombinedCost(Box<Amount>, Box<Amount>, Box<Filter>),
    /// This many at random (CR 8.22).
    Random(Box<Amount>, Box<Filter>),
    /// The unit that guards this captured card, or the unit this upgrade is on.
    HostOf(Box<Target>),
    /// The upgrades on these units.
    UpgradesOn(Box<Target>),
    /// The top cards of these players' decks, as many as the amount.
    Top(Box<Amount>, PlayerFilter),
    /// The affected card inside the amount of an effect or a cost, which may differ per card.
    Itself,
    /// All of these, each card once.
    These(Vec<Target>),
    /// Several cards that are chosen to satisfy a common condition.
    Together(Box<Target>, TargetConstraint),
    /// A card that matches for each of these players, chosen by the player who resolves: "a unit controlled by each
    /// player". A player without such a card is skipped.
    OneOfEach(PlayerFilter, Box<Filter>),
    /// The token upgrades given by the last `Give`.
    Given,
    /// The cards dealt damage by the last `Damage`, without those whose damage was all prevented.
    Damaged,
    /// The units exploited while this card was played, by last known information (CR 7.5.16).
    Exploited,
}

/// A condition on cards that are chosen together.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum TargetConstraint {
    /// No two share a name.
    DifferentNames,
    /// At least one trait is common to all.
    SharedTrait,
    /// All are in the same arena.
    SameArena,
    /// Their total remaining HP is in this range.
    RemainingHp(Range),
    /// Their total power is in this range.
    Power(Range),
}

/// A name for the cards a step affected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Binding {
    First,
    Second,
    Third,
    Fourth,
    Chosen,
    Revealed,
    Played,
    Discarded,
    Defeated,
    Healed,
    Searched,
}

impl Binding {
    /// All names, in declaration order.
    pub const ALL: [Binding; 11] = [
        Binding::First,
        Binding::Second,
        Binding::Third,
        Binding::Fourth,
        Binding::Chosen,
        Binding::Revealed,
        Binding::Played,
        Binding::Discarded,
        Binding::Defeated,
        Binding::Healed,
        Binding::Searched,
    ];
}

/// A player or players. If one is needed and several qualify, the player who resolves chooses (CR 11.4.2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum PlayerFilter {
    /// The player who resolves the ability (CR 8.31).
    You,
    /// An opponent, chosen if there are several.
    Opponent,
    /// The player who resolves together with this one: used by one card.
    YouAnd(Box<PlayerFilter>),
    /// Each opponent of the player who resolves.
    EachOpponent,
    /// Each player at the table.
    Each,
    /// A player, chosen by the one who resolves.
    Any,
    /// A player other than `That`, chosen if there are several: used by one card.
    Another,
    /// The defending player of the attack (CR 6.3.1A).
    Defending,
    /// The player to your right, whose turn comes before yours (CR 11.2.3): used by one card.
    Right,
    /// The players chosen by `ChoosePlayers`, or those who did the steps of the last `They`.
    Those,
    /// These players in player order, starting to the left of the active player.
    InOrder(Box<PlayerFilter>),
    /// The player of the innermost `ForEachPlayer`, or the one chosen by `ChoosePlayer`.
    That,
    /// The controller of a card, or the controllers of several. Cards that left play have their last known controller
    /// (CR 8.11).
    ControllerOf(Box<Target>),
    /// The owner of a card.
    OwnerOf(Box<Target>),
    /// The player who did what triggered the ability: played the card, dealt the damage.
    Actor,
}

tree!(Target, |target, see| match target {
    Target::This
    | Target::Attached
    | Target::Attacker
    | Target::Defender
    | Target::Subject
    | Target::It
    | Target::Named(_)
    | Target::Itself
    | Target::Given
    | Target::Damaged
    | Target::Exploited => {}
    Target::Base(player) => see!(see, Player player),
    Target::All(filter) | Target::Choose(filter) | Target::AnyNumber(filter) => see!(see, Filter filter),
    Target::Exactly(amount, filter) | Target::UpTo(amount, filter) | Target::Random(amount, filter) => {
        see!(see, Amount amount, Filter filter);
    }
    Target::ChosenBy(player, filter) | Target::OneOfEach(player, filter) => see!(see, Player player, Filter filter),
    Target::CombinedCost(count, cost, filter) => see!(see, Amount count, Amount cost, Filter filter),
    Target::HostOf(target) | Target::UpgradesOn(target) => see!(see, Target target),
    Target::Top(amount, player) => see!(see, Amount amount, Player player),
    Target::These(targets) => see!(see, Target * targets),
    Target::Together(target, bond) => see!(see, Target target, Bond bond),
});

tree!(TargetConstraint, |bond, see| match bond {
    TargetConstraint::RemainingHp(range) | TargetConstraint::Power(range) => see!(see, Range range),
    TargetConstraint::DifferentNames | TargetConstraint::SharedTrait | TargetConstraint::SameArena => {}
});

tree!(PlayerFilter, |player, see| match player {
    PlayerFilter::ControllerOf(target) | PlayerFilter::OwnerOf(target) => see!(see, Target target),
    PlayerFilter::InOrder(player) | PlayerFilter::YouAnd(player) => see!(see, Player player),
    PlayerFilter::You
    | PlayerFilter::Opponent
    | PlayerFilter::EachOpponent
    | PlayerFilter::Each
    | PlayerFilter::Any
    | PlayerFilter::Defending
    | PlayerFilter::Another
    | PlayerFilter::Right
    | PlayerFilter::Those
    | PlayerFilter::That
    | PlayerFilter::Actor => {}
});
