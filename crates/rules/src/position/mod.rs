//! Positions: a game from any situation, and a judge's edits in the middle of one.

mod attached;
mod build;
mod carried;
mod edit;
mod effects;
mod phase;

use model::{CardNumber, Keyword};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::AbilityName;
use crate::edition::Edition;
use crate::fault::Broken;
use crate::state::{CardIx, Seat};

/// A situation to start from. What is left out is empty, ready, undamaged.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Two to four players, in the order of their seats.
    pub players: Vec<PlayerPosition>,
    /// Who has the initiative; seat 0 when left out.
    pub initiative: u8,
    /// Whether the initiative was taken this round.
    pub initiative_taken: bool,
    /// Whose action it is; the holder of the initiative when left out.
    pub active: Option<u8>,
    /// The round, from 1.
    pub round: Option<u16>,
    /// Start with the regroup phase rather than with an action.
    pub regroup: bool,
    /// Twin Suns rules (CR 12).
    pub twin_suns: bool,
    /// The edition of the rules; the newest when left out.
    pub edition: Option<Edition>,
    /// Whether the blast and plan counters were taken this round.
    pub blast_taken: bool,
    /// Whether the Plan counter is taken, as `blast_taken`.
    pub plan_taken: bool,
    /// What else a judge says of it: edits that are made before the game starts, in this order. Cards have their numbers
    /// in the order in which they are set out, player by player: the base, the leaders, the hand, the discard pile, the
    /// deck from the bottom on, the resources, the units; after a leader or unit what is on it and what it guards. Force
    /// tokens come last.
    pub edits: Vec<Edit>,
    /// The seed of chance.
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
    /// The Force is with them: they control their Force token (CR 3.7.11).
    pub force: bool,
    /// Credit tokens that they control (CR 3.7.13).
    pub credits: u8,
    /// Whether the player passed with their last action.
    pub passed: bool,
    /// Took a counter this round.
    pub took_counter: bool,
}

/// A leader of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Whether it is deployed.
    #[serde(default)]
    pub deployed: bool,
    /// Whether its epic action is used; a deployed leader's is.
    #[serde(default)]
    pub epic_used: bool,
    /// Whether it is exhausted; ready when left out.
    #[serde(default)]
    pub exhausted: bool,
    /// Damage on it, in counters; none when left out.
    #[serde(default)]
    pub damage: i16,
    /// Upgrades attached to it, oldest first.
    #[serde(default)]
    pub upgrades: Vec<UnderPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<UnderPosition>,
}

/// A base of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasePosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Damage on it, in counters; none when left out.
    #[serde(default)]
    pub damage: i16,
    /// Whether its epic action is used.
    #[serde(default)]
    pub epic_used: bool,
    /// Upgrades attached to it, oldest first: those with Fortify.
    #[serde(default)]
    pub upgrades: Vec<UnderPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<UnderPosition>,
}

/// A resource of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourcePosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Whether it is exhausted; ready when left out.
    #[serde(default)]
    pub exhausted: bool,
    /// Who owns it, when another does.
    #[serde(default)]
    pub owner: Option<u8>,
}

/// A unit of a position, a token among them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Damage on it, in counters; none when left out.
    #[serde(default)]
    pub damage: i16,
    /// Whether it is exhausted; ready when left out.
    #[serde(default)]
    pub exhausted: bool,
    /// Who owns it, when another does.
    #[serde(default)]
    pub owner: Option<u8>,
    /// Upgrades attached to it, oldest first. A leader here is deployed as an upgrade (CR 3.4.4A): it may be listed among the
    /// leaders of its owner as well, not deployed, and is the same card; one that is listed only here is numbered after the
    /// cards of all players.
    #[serde(default)]
    pub upgrades: Vec<UnderPosition>,
    /// Cards that it guards.
    #[serde(default)]
    pub captured: Vec<UnderPosition>,
}

/// A card under a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderPosition {
    /// The number of the card.
    pub card: CardNumber,
    /// Who owns it; the unit's controller when left out (for captured cards: the next player).
    #[serde(default)]
    pub owner: Option<u8>,
    /// Who controls it; its owner when left out.
    #[serde(default)]
    pub controller: Option<u8>,
}

/// Why a position or an edit is refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The number of players is not two to four.
    #[error("a position needs two to four players, not {0}")]
    Players(usize),
    /// No such card in the catalogue.
    #[error("there is no card {0}")]
    NoCard(CardNumber),
    /// The card does not belong there.
    #[error("{0} does not fit there, this needs a {1}")]
    Kind(CardNumber, &'static str),
    /// The card is no upgrade and cannot become one.
    #[error(
        "{0} cannot be attached: it is neither an upgrade, nor a unit with Piloting, nor a leader that deploys as an upgrade"
    )]
    NoUpgrade(CardNumber),
    /// No unit or base in play was named that upgrades can be on.
    #[error("{0} can be attached only to a unit in play, or to a base if it has Fortify: name one with \"onto\"")]
    NoHost(CardNumber),
    /// Upgrades with Fortify go on bases, all others on units.
    #[error("{0} cannot be attached to {1}: upgrades with Fortify go on a base, all others on a unit in play")]
    WrongHost(CardNumber, CardNumber),
    /// A leader cannot be a unit and an upgrade at once.
    #[error(
        "{0} is deployed already: a leader that is an upgrade is listed among the leaders as not deployed, or not at all"
    )]
    Deployed(CardNumber),
    /// Its text is not written yet.
    #[error("the text of {0} is not written yet")]
    NotWritten(CardNumber),
    /// A player has no base or no leader, or more than two leaders.
    #[error("player {0} needs one base and one or two leaders")]
    Incomplete(usize),
    /// No player has this seat.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// No such card in the game.
    #[error("there is no card {0} in this game")]
    NoSuch(u16),
    /// A number is out of its range.
    #[error("{0} is out of range")]
    Range(i16),
    /// This is not edited in the middle of an action, or nothing is while nobody is asked.
    #[error("this is edited between actions only: answer the open question first, or undo")]
    Busy,
    /// The text of a card creates no such lasting or delayed effect; how many it creates.
    #[error("the text of {0} creates no such effect: it has {1}, counted from 0")]
    NoEffect(CardNumber, usize),
    /// The card has no such ability, or its use is not limited.
    #[error("{0} has no such ability that is used up")]
    NoLimit(CardNumber),
    /// No card has that name.
    #[error("no card is named {0:?}")]
    NoName(String),
    /// There is no such trait.
    #[error("there is no trait {0:?}")]
    NoTrait(String),
    /// More cards than a state holds.
    #[error("there are too many cards")]
    TooMany,
    /// The engine comes to a broken invariant there.
    #[error("the engine has a fault there: {0} (CR {rule})", rule = .0.rule())]
    Broken(Broken),
}

/// A change of the position by a judge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "edit", deny_unknown_fields)]
pub enum Edit {
    /// So much damage on a unit or base.
    Damage {
        /// The card that is changed.
        card: CardIx,
        /// Damage on it from now on.
        damage: i16,
    },
    /// Ready or exhaust a unit, leader or resource.
    Exhausted {
        /// The card that is changed.
        card: CardIx,
        /// True for exhausted, false for ready.
        exhausted: bool,
    },
    /// Move a card to a zone; into an arena as its owner's unit unless `seat` says otherwise.
    Move {
        /// The card that is changed.
        card: CardIx,
        /// The place that it goes to.
        to: EditPlace,
        /// Whose zone: for units and resources.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// The order of a deck, top card first; cards left out stay below in their order.
    Deck {
        /// The player whose zone it is.
        seat: Seat,
        /// All cards of the zone in their new order.
        cards: Vec<CardIx>,
    },
    /// Makes it the action of another player.
    Active {
        /// The player whom it is about.
        seat: Seat,
    },
    /// Who has the initiative, and whether it was taken this round.
    Initiative {
        /// The player whom it is about.
        seat: Seat,
        /// Whether it was taken this round.
        taken: bool,
    },
    /// A new card that nobody had, or a token upgrade on a unit.
    Add {
        /// The number of the card to add.
        card: CardNumber,
        /// The player whose zone it is.
        seat: Seat,
        /// Where; upgrades go on the unit.
        to: EditPlace,
        /// The unit for an upgrade.
        #[serde(default)]
        onto: Option<CardIx>,
    },
    /// An upgrade goes on another unit.
    Attach {
        /// The upgrade that is moved.
        card: CardIx,
        /// The unit that it is about.
        onto: CardIx,
    },
    /// A leader is turned to its unit side or back, without triggers.
    Deployed {
        /// The leader that is turned over.
        card: CardIx,
        /// Whether it lies on its unit side from now on.
        deployed: bool,
    },
    /// The epic action of a leader or base was used, or not.
    EpicUsed {
        /// The card that is changed.
        card: CardIx,
        /// Whether it is used up.
        used: bool,
    },
    /// A player passed with their last action, or took a counter and passes for the rest of the phase.
    Passed {
        /// The player whom it is about.
        seat: Seat,
        /// Whether the player passed last.
        passed: bool,
        /// Took a counter this round.
        #[serde(default)]
        took_counter: bool,
    },
    /// Which of the counters of Twin Suns were taken this round (CR 12.5).
    Counters {
        /// Whether the Blast counter is taken.
        blast: bool,
        /// Whether the Plan counter is taken.
        plan: bool,
    },
    /// The Force is with a player, or not (CR 8.37), without triggers.
    Force {
        /// The player whom it is about.
        seat: Seat,
        /// Whether they control their Force token.
        with: bool,
    },
    /// So many Credit tokens are with a player (CR 3.7.13), without triggers.
    Credits {
        /// The player whom it is about.
        seat: Seat,
        /// How many of them they control.
        count: u8,
    },
    /// The round, from 1.
    Round {
        /// The number of the round, from 1.
        round: u16,
    },
    /// A unit captures a card (CR 8.33).
    Capture {
        /// The card that is captured: a unit of a deck.
        card: CardIx,
        /// The unit that guards it.
        by: CardIx,
    },
    /// A unit in play gains power, HP, a keyword or a trait for a while (CR 7.7.3).
    Gain {
        /// The unit that it is about.
        card: CardIx,
        /// Power; less with a minus.
        #[serde(default)]
        power: i16,
        /// HP more, or less when negative.
        #[serde(default)]
        hp: i16,
        /// A keyword that it gains.
        #[serde(default)]
        keyword: Option<Keyword>,
        /// Its number, for keywords such as Raid and Restore.
        #[serde(default)]
        value: u8,
        /// A trait, by its word.
        #[serde(default, rename = "trait")]
        with_trait: Option<String>,
        /// How long the change lasts.
        #[serde(default, rename = "for")]
        lasts: EditDuration,
    },
    /// A lasting or delayed effect of a card's text was created before (CR 7.7.3, 7.7.4), with the amounts of now.
    Effect {
        /// The card with the text, wherever it is.
        source: CardIx,
        /// Which of its effects, from 0 in printed order ([`crate::Book::effects`]).
        #[serde(default)]
        effect: usize,
        /// The cards that it is on or about.
        #[serde(default)]
        on: Vec<CardIx>,
        /// The name of a card that was named (CR 8.17).
        #[serde(default)]
        name: Option<String>,
        /// Who created it; the source's controller when left out.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Lasting and delayed effects end without doing anything: those on and of a card; all when left out.
    ForgetEffects {
        /// The card that is changed.
        #[serde(default)]
        card: Option<CardIx>,
    },
    /// An ability was used as often as its limit allows, or was not.
    Used {
        /// The card that has it.
        card: CardIx,
        /// Which; left out, the card's discount for the first card each round.
        #[serde(default)]
        ability: Option<AbilityName>,
        /// Whether it is used up.
        used: bool,
    },
    /// How often a player did what texts count; what is left out stays.
    Counts {
        /// The player whom it is about.
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
        /// How often they used the Force this phase.
        #[serde(default)]
        used_the_force: Option<u8>,
    },
    /// Forget what happened this phase.
    ForgetPhase,
    /// Something happened this phase that texts may ask about.
    Happened {
        /// The card that it happened to.
        card: CardIx,
        /// What happened to it this phase.
        what: Happened,
        /// Who played it, under whose control it entered play, whose base it attacked, who defeated it, who damaged the
        /// base; left out, its controller, or nobody.
        #[serde(default)]
        seat: Option<Seat>,
        /// For a base that was damaged: how much of it that player dealt.
        #[serde(default)]
        amount: i16,
    },
}

/// How long an effect lasts that an edit creates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditDuration {
    /// Until the end of this phase.
    #[default]
    Phase,
    /// Until the end of this round.
    Round,
    /// As long as the card is in play.
    InPlay,
}

/// What may have happened to a card this phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// It entered play this phase.
    EnteredPlay,
    /// It was played, and so entered play.
    Played,
    /// It attacked this phase.
    Attacked,
    /// It was dealt damage.
    Damaged,
    /// Damage was healed from it this phase.
    Healed,
    /// It was discarded from a hand or deck.
    Discarded,
    /// As a unit or an upgrade it was defeated, and so left play.
    Defeated,
    /// As a unit it left play in another way.
    LeftPlay,
    /// It would have been dealt damage: what replaces the first time each phase has had it (CR 7.7.5).
    WouldBeDamaged,
    /// It dealt damage to a base.
    DamagedBase,
    /// It dealt damage to an opponent's base.
    DamagedEnemyBase,
    /// It was rescued (CR 8.34).
    Rescued,
    /// Of a base: its player began an action (CR 1.15).
    Acted,
    /// Of a base: its player dealt indirect damage (CR 8.35).
    DealtIndirect,
}

/// Where an edit puts a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EditPlace {
    /// The hand of the card's owner.
    Hand,
    /// The top of its owner's deck.
    DeckTop,
    /// The bottom of its owner's deck.
    DeckBottom,
    /// Its owner's discard pile.
    Discard,
    /// The resource zone of its player.
    Resources,
    /// The arena that its card names.
    Arena,
    /// Attached to a unit.
    Attached,
    /// Under a unit that guards it.
    Captured,
    /// Out of the game.
    Aside,
}
