//! What a card has or may not do while an ability or a lasting effect says so (CR 7.3, 7.7.3, 8.15).

use model::{Arena, Keyword, Trait};
use serde::Deserialize;

use crate::{Amount, Cost, Filter, Granted, Side, Target};

/// A change to a card while it lasts. "Attached unit gains ..." is the same modifier on `Attached`.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub enum Modifier {
    /// Power and HP (CR 8.15.6, 8.15.7).
    Stats(Amount, Amount),
    /// A keyword without a number (CR 7.5.3).
    Keyword(Keyword),
    /// A keyword with a number: Raid, Restore, Exploit.
    KeywordX(Keyword, Amount),
    /// An ability (CR 7.1.8).
    Ability(Granted),
    /// A trait.
    Trait(Trait),
    /// Loses a keyword and cannot regain it (CR 8.14.1).
    LoseKeyword(Keyword),
    /// Loses all abilities and gains none (CR 8.14.2).
    LoseAbilities,
    /// Cannot attack bases.
    CantAttackBases,
    /// Cannot attack.
    CantAttack,
    /// Cannot be attacked (CR 8.3.3A: a unit with Sentinel can).
    CantBeAttacked,
    /// Cannot ready.
    CantReady,
    /// Damage cannot be healed from it.
    CantBeHealed,
    /// Can attack units in that arena, too (CR 8.3.1).
    AttacksArena(Arena),
    /// Deals combat damage before the other unit (CR 6.3.5C).
    StrikesFirst,
    /// While attacking, may deal its excess combat damage to one card that matches (CR 1.9.11); with Overwhelm its
    /// controller chooses between that card and the base.
    MayDealExcess(Filter),
    /// Is not defeated by having no remaining HP.
    SurvivesWithoutHp,
    /// Enters play ready.
    EntersReady,
    /// Is defeated when it deals combat damage, and the like: damage that would be dealt to it is prevented.
    PreventDamage(Amount),
    /// All damage (or all combat damage) that would be dealt to it is prevented.
    PreventAllDamage {
        /// Only combat damage.
        combat: bool,
    },
    /// Cards that players on that side play and that match cost less (a negative amount: more).
    CardsCostLess {
        /// Who plays them.
        by: Side,
        /// Which cards.
        cards: Filter,
        /// Resources.
        amount: Amount,
        /// For upgrades: only on these units.
        #[serde(default)]
        on: Option<Target>,
        /// Only the first such card each round.
        #[serde(default)]
        first_each_round: bool,
        /// Only the next such card: the modifier is spent by it.
        #[serde(default)]
        next: bool,
    },
    /// Cards that players on that side play and that match ignore their aspect penalties (CR 8.10.2).
    IgnorePenalty {
        /// Who plays them.
        by: Side,
        /// Which cards.
        cards: Filter,
    },
    /// Cards that players on that side play and that match cost this as well (CR 1.8.8).
    ExtraCost {
        /// Who plays them.
        by: Side,
        /// Which cards.
        cards: Filter,
        /// The additional cost; `You` in it is the player who plays the card.
        cost: Cost,
    },
    /// Players on that side cannot play cards that match (CR 8.19.3).
    CantPlay {
        /// Who.
        by: Side,
        /// Which cards; `same_name: Some(It)` is the named card.
        cards: Filter,
    },
    /// The first event that each player on that side plays each round loses all abilities.
    FirstEventIsBlank(Side),
}

/// How long a lasting effect lasts (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, serde::Serialize)]
pub enum Duration {
    /// Until this phase ends.
    Phase,
    /// Until this round ends.
    Round,
    /// Until this attack ends; outside an attack, until the next attack of this ability's unit ends.
    Attack,
    /// While the card with the ability is in play.
    WhileInPlay,
    /// As long as the affected card is in play.
    Always,
}
