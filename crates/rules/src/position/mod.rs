//! Positions: games set up from any situation, and a judge's edits during a game.

mod attached;
mod build;
mod edit;
mod effects;
mod effects_as_edits;
mod lookup;
mod phase;

use model::{CardNumber, Keyword};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::AbilityName;
use crate::edition::Edition;
use crate::state::invariant::Invariant;
use crate::state::{CardIndex, Seat};

/// A starting situation. Omitted parts are empty, ready and undamaged.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Two to four players, in the order of their seats.
    pub players: Vec<PlayerPosition>,
    /// The seat with the initiative. Default: 0.
    pub initiative: u8,
    /// The initiative was taken this round.
    pub initiative_taken: bool,
    /// The seat of the active player. Default: the one with the initiative.
    pub active: Option<u8>,
    /// The round, from 1. Default: 1.
    pub round: Option<u16>,
    /// Starts with the regroup phase instead of an action.
    pub regroup: bool,
    /// Twin Suns rules (CR 12).
    pub twin_suns: bool,
    /// The edition of the rules. Default: the newest.
    pub edition: Option<Edition>,
    /// The Blast counter was taken this round.
    pub blast_taken: bool,
    /// The Plan counter was taken this round.
    pub plan_taken: bool,
    /// Further edits, made in this order before the game starts. Cards are numbered as they are set up, player by
    /// player: base, leaders, hand, discard pile, deck from the bottom, resources, units. A leader, base or unit is
    /// followed by its upgrades and the cards it guards. Force tokens come last.
    pub edits: Vec<Edit>,
    /// The seed of the random number generator.
    pub seed: u64,
}

/// One player's side of a position.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// One leader, or two.
    pub leaders: Vec<LeaderPosition>,
    /// The base with its damage.
    pub base: Option<BasePosition>,
    /// Cards in hand, by number.
    pub hand: Vec<CardNumber>,
    /// The deck, top card first.
    pub deck: Vec<CardNumber>,
    /// The discard pile, newest card last.
    pub discard: Vec<CardNumber>,
    /// Resources, in the order of the zone.
    pub resources: Vec<ResourcePosition>,
    /// Units in both arenas, without deployed leaders.
    pub units: Vec<UnitPosition>,
    /// The player controls their Force token (CR 3.7.11).
    pub force: bool,
    /// Number of Credit tokens that the player controls (CR 3.7.13).
    pub credits: u8,
    /// The player passed with their last action.
    pub passed: bool,
    /// The player took a counter this round.
    pub took_counter: bool,
}

/// A leader of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// The leader is deployed.
    #[serde(default)]
    pub deployed: bool,
    /// The epic action has been used. Always true for a deployed leader.
    #[serde(default)]
    pub epic_used: bool,
    /// The card is exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// Damage counters on the card.
    #[serde(default)]
    pub damage: i16,
    /// Upgrades attached to it, oldest first.
    #[serde(default)]
    pub upgrades: Vec<AttachedPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<AttachedPosition>,
}

/// A base of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasePosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Damage counters on the card.
    #[serde(default)]
    pub damage: i16,
    /// The epic action has been used.
    #[serde(default)]
    pub epic_used: bool,
    /// Upgrades attached to it, oldest first. They must have Fortify.
    #[serde(default)]
    pub upgrades: Vec<AttachedPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<AttachedPosition>,
}

/// A resource of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourcePosition {
    /// The number of the card.
    pub card: CardNumber,
    /// The card is exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// The seat of the owner. Default: the player.
    #[serde(default)]
    pub owner: Option<u8>,
}

/// A unit of a position, including token units.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Damage counters on the card.
    #[serde(default)]
    pub damage: i16,
    /// The card is exhausted.
    #[serde(default)]
    pub exhausted: bool,
    /// The seat of the owner. Default: the player.
    #[serde(default)]
    pub owner: Option<u8>,
    /// Upgrades attached to it, oldest first. A leader here is deployed as an upgrade (CR 3.4.4A). If it is also listed
    /// among its owner's leaders as not deployed, it is the same card; if it is listed only here, it is numbered after
    /// the cards of all players.
    #[serde(default)]
    pub upgrades: Vec<AttachedPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<AttachedPosition>,
}

/// A card under a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttachedPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// The seat of the owner. Default: the unit's controller; for captured cards, the next player.
    #[serde(default)]
    pub owner: Option<u8>,
    /// The seat of the controller. Default: the owner.
    #[serde(default)]
    pub controller: Option<u8>,
}

/// Reason why a position or an edit is rejected. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of players is not two to four.
    #[error("a position must have two to four players, not {0}")]
    Players(usize),
    /// The catalogue has no such card.
    #[error("card {0} does not exist")]
    NoCard(CardNumber),
    /// The card is of the wrong type for its place.
    #[error("{0} does not fit there; this place needs a {1}")]
    Kind(CardNumber, &'static str),
    /// The card is not an upgrade and cannot become one.
    #[error(
        "{0} cannot be attached: it is neither an upgrade, nor a unit with Piloting, nor a leader that deploys as an upgrade"
    )]
    NoUpgrade(CardNumber),
    /// The edit names no unit or base in play that can have upgrades.
    #[error("{0} can be attached only to a unit in play, or to a base if it has Fortify: name one with \"onto\"")]
    NoHost(CardNumber),
    /// Upgrades with Fortify are attached to bases, all others to units.
    #[error("{0} cannot be attached to {1}: upgrades with Fortify go on a base, all others on a unit in play")]
    WrongHost(CardNumber, CardNumber),
    /// A leader cannot be a unit and an upgrade at the same time.
    #[error(
        "{0} is already deployed: list a leader that is an upgrade among the leaders as not deployed, or not at all"
    )]
    Deployed(CardNumber),
    /// The card's text is not implemented.
    #[error("the text of {0} is not implemented yet")]
    NotWritten(CardNumber),
    /// A player has no base or no leader, or more than two leaders.
    #[error("player {0} needs one base and one or two leaders")]
    Incomplete(usize),
    /// No player has this seat.
    #[error("seat {0} does not exist")]
    Seat(u8),
    /// The game has no such card.
    #[error("card {0} does not exist in this game")]
    NoSuch(u16),
    /// A number is out of its range.
    #[error("{0} is out of range")]
    Range(i16),
    /// The edit is not possible in the middle of an action, or no question is open.
    #[error("this can be edited only between actions: answer the open question first, or undo")]
    Busy,
    /// The card's text has no lasting or delayed effect with this index. The number is how many it has.
    #[error("the text of {0} has no effect with this index; it has {1}, counted from 0")]
    NoEffect(CardNumber, usize),
    /// The card has no such ability, or the ability has no limit.
    #[error("{0} has no limited ability with this index")]
    NoLimit(CardNumber),
    /// No card has this name.
    #[error("no card is named {0:?}")]
    NoName(String),
    /// No trait has this name.
    #[error("no trait is named {0:?}")]
    NoTrait(String),
    /// There are more cards than a state can hold.
    #[error("there are too many cards")]
    TooMany,
    /// The edit leads to an invariant violation.
    #[error("internal error: {0} (CR {rule})", rule = .0.rule())]
    Broken(Invariant),
}

/// A judge's change to the position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "edit", deny_unknown_fields)]
pub enum Edit {
    /// Set the damage on a unit or base.
    Damage {
        /// The card that is changed.
        card: CardIndex,
        /// The new amount of damage.
        damage: i16,
    },
    /// Ready or exhaust a unit, leader or resource.
    Exhausted {
        /// The card that is changed.
        card: CardIndex,
        /// `true` for exhausted, `false` for ready.
        exhausted: bool,
    },
    /// Move a card to a zone. In an arena, it is its owner's unit unless `seat` is set.
    Move {
        /// The card that is changed.
        card: CardIndex,
        /// The destination.
        to: EditPlace,
        /// The player whose zone it is, for units and resources.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Set the order of a deck, top card first. Omitted cards stay below in their order.
    Deck {
        /// The player whose deck it is.
        seat: Seat,
        /// Cards of the deck in their new order.
        cards: Vec<CardIndex>,
    },
    /// Make another player the active player.
    Active {
        /// The player.
        seat: Seat,
    },
    /// Set the player with the initiative, and whether it was taken this round.
    Initiative {
        /// The player.
        seat: Seat,
        /// `true` if it was taken this round.
        taken: bool,
    },
    /// Add a new card to the game, or a token upgrade to a unit.
    Add {
        /// The number of the card to add.
        card: CardNumber,
        /// The player whose zone it is.
        seat: Seat,
        /// The destination. Upgrades are attached to the unit `onto`.
        to: EditPlace,
        /// The unit that an upgrade is attached to.
        #[serde(default)]
        onto: Option<CardIndex>,
    },
    /// Attach an upgrade to another unit.
    Attach {
        /// The upgrade that is moved.
        card: CardIndex,
        /// The unit that it is attached to.
        onto: CardIndex,
    },
    /// Turn a leader to its unit side or back, without triggers.
    Deployed {
        /// The leader.
        card: CardIndex,
        /// `true` for the unit side.
        deployed: bool,
    },
    /// Mark the epic action of a leader or base as used or unused.
    EpicUsed {
        /// The card that is changed.
        card: CardIndex,
        /// `true` if it is used.
        used: bool,
    },
    /// Record whether a player passed with their last action. A player who took a counter passes for the rest of the
    /// phase.
    Passed {
        /// The player.
        seat: Seat,
        /// `true` if the player passed.
        passed: bool,
        /// `true` if the player took a counter this round.
        #[serde(default)]
        took_counter: bool,
    },
    /// Set the Twin Suns counters that were taken this round (CR 12.5).
    Counters {
        /// `true` if the Blast counter was taken.
        blast: bool,
        /// `true` if the Plan counter was taken.
        plan: bool,
    },
    /// Give a player the Force token, or remove it (CR 8.37), without triggers.
    Force {
        /// The player.
        seat: Seat,
        /// `true` if the player controls the Force token.
        with: bool,
    },
    /// Set the number of a player's Credit tokens (CR 3.7.13), without triggers.
    Credits {
        /// The player.
        seat: Seat,
        /// The number of tokens.
        count: u8,
    },
    /// Set the round.
    Round {
        /// The number of the round, from 1.
        round: u16,
    },
    /// Make a unit capture a card (CR 8.33).
    Capture {
        /// The captured card, a unit of a deck.
        card: CardIndex,
        /// The unit that guards it.
        by: CardIndex,
    },
    /// Give a unit in play power, HP, a keyword or a trait for a while (CR 7.7.3).
    Gain {
        /// The unit.
        card: CardIndex,
        /// Additional power; may be negative.
        #[serde(default)]
        power: i16,
        /// Additional HP; may be negative.
        #[serde(default)]
        hp: i16,
        /// The gained keyword, if any.
        #[serde(default)]
        keyword: Option<Keyword>,
        /// The keyword's number, for keywords such as Raid and Restore.
        #[serde(default)]
        value: u8,
        /// The name of the gained trait, if any.
        #[serde(default, rename = "trait")]
        with_trait: Option<String>,
        /// Duration of the change.
        #[serde(default, rename = "for")]
        lasts: EditDuration,
    },
    /// Create a lasting or delayed effect of a card's text (CR 7.7.3, 7.7.4). Its amounts are computed from the present
    /// position.
    Effect {
        /// The card with the text, in any zone.
        source: CardIndex,
        /// The index of the effect, from 0 in printed order ([`crate::CardBook::effects`]).
        #[serde(default)]
        effect: usize,
        /// The cards that the effect applies to.
        #[serde(default)]
        on: Vec<CardIndex>,
        /// The card name that was chosen, if any (CR 8.17).
        #[serde(default)]
        name: Option<String>,
        /// The player who created it. Default: the controller of the source.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// End lasting and delayed effects without resolving them: those on and from a card, or all by default.
    ForgetEffects {
        /// The card.
        #[serde(default)]
        card: Option<CardIndex>,
    },
    /// Mark an ability's limit as used up or unused.
    Used {
        /// The card that has the ability.
        card: CardIndex,
        /// The ability. Default: the card's discount for the first card each round.
        #[serde(default)]
        ability: Option<AbilityName>,
        /// `true` if the limit is used up.
        used: bool,
    },
    /// Set how often a player did what card texts count. Omitted counts do not change.
    Counts {
        /// The player.
        seat: Seat,
        /// Cards played this phase.
        #[serde(default)]
        played: Option<u8>,
        /// Events played this round.
        #[serde(default)]
        events: Option<u8>,
        /// Cards drawn this phase.
        #[serde(default)]
        drawn: Option<u8>,
        /// Cards discarded from hand this phase.
        #[serde(default)]
        discarded: Option<u8>,
        /// Cards discarded from the deck this phase.
        #[serde(default)]
        milled: Option<u8>,
        /// Tokens created this phase.
        #[serde(default)]
        created: Option<u8>,
        /// Token upgrades given to units this phase.
        #[serde(default)]
        given: Option<u8>,
        /// Number of times the player used the Force this phase.
        #[serde(default)]
        used_the_force: Option<u8>,
    },
    /// Clear the history of this phase.
    ForgetPhase,
    /// Record an event in this phase that card texts can refer to.
    Happened {
        /// The card of the event.
        card: CardIndex,
        /// The kind of event.
        what: CardHistory,
        /// The player involved in the event. This is the player who played the card, under whose control it entered
        /// play, whose base it attacked, who defeated it, or who damaged the base. Default: its controller, or no
        /// player.
        #[serde(default)]
        seat: Option<Seat>,
        /// For a base that was damaged: the amount of damage that the player dealt.
        #[serde(default)]
        amount: i16,
    },
}

/// Duration of an effect that an edit creates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditDuration {
    /// Until the end of this phase.
    #[default]
    Phase,
    /// Until the end of this round.
    Round,
    /// While the card is in play.
    InPlay,
}

/// Events that a judge can record for a card in this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardHistory {
    /// Entered play.
    EnteredPlay,
    /// Was played, and thereby entered play.
    Played,
    /// Attacked a unit or base.
    Attacked,
    /// Was dealt damage.
    Damaged,
    /// Was healed.
    Healed,
    /// Was discarded from a hand or deck.
    Discarded,
    /// Was defeated as a unit or an upgrade.
    Defeated,
    /// Left play as a unit without being defeated.
    LeftPlay,
    /// Would have been dealt damage, which uses up replacements of the first damage each phase (CR 7.7.5).
    WouldBeDamaged,
    /// Dealt damage to a base.
    DamagedBase,
    /// Dealt damage to an opponent's base.
    DamagedEnemyBase,
    /// Was rescued (CR 8.34).
    Rescued,
    /// For a base: its player began an action (CR 1.15).
    Acted,
    /// For a base: its player dealt indirect damage (CR 8.35).
    DealtIndirect,
}

/// Destination of a card in an edit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditPlace {
    /// Its owner's hand.
    Hand,
    /// The top of its owner's deck.
    DeckTop,
    /// The bottom of its owner's deck.
    DeckBottom,
    /// Its owner's discard pile.
    Discard,
    /// The player's resource zone.
    Resources,
    /// The arena printed on the card.
    Arena,
    /// Attached to a unit.
    Attached,
    /// Under a unit that guards it.
    Captured,
    /// Out of the game.
    Aside,
}
