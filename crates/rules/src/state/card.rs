//! Cards, players and what is remembered of them.

use ability::AbilityId;
use model::CardId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::read::sets::{Keywords, Traits};

/// A card of this game: its place in [`State::cards`]. It stays the same for the whole game, also for tokens that
/// have left it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardIx(pub u16);

impl CardIx {
    /// Stands for no card.
    pub const NONE: CardIx = CardIx(u16::MAX);

    /// The index in the state's list.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is a card at all.
    pub fn is_some(self) -> bool {
        self != CardIx::NONE
    }
}

/// A seat at the table, from 0, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Stands for no player.
    pub const NONE: Seat = Seat(u8::MAX);

    /// The index in the state's list.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

/// A card as it was at some moment: when it leaves play and comes back it is a new copy (CR 8.5.4, 8.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ref {
    /// The card that is meant.
    pub card: CardIx,
    /// Which copy of it: a card that has left play and comes back is another one.
    pub copy: u8,
}

impl Ref {
    /// Stands for no card.
    pub const NONE: Ref = Ref { card: CardIx::NONE, copy: 0 };
}

/// Cards as they were at some moment. Up to eight lie on the stack: such lists are asked for thousands of times in a game and
/// are mostly short.
pub(crate) type Refs = SmallVec<[Ref; 8]>;

/// Cards as they are now; up to 16 lie on the stack.
pub(crate) type Cards = SmallVec<[CardIx; 16]>;

/// Where a card is (CR 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Place {
    /// In its owner's deck.
    Deck,
    /// In its owner's hand.
    Hand,
    /// In its owner's discard pile.
    Discard,
    /// In its controller's resource zone.
    Resources,
    /// A unit in its controller's part of an arena.
    Arena,
    /// In its owner's base zone: the base, and leaders that are not deployed.
    BaseZone,
    /// An upgrade on a unit: [`Card::host`] says which.
    Attached,
    /// Captured: [`Card::host`] guards it (CR 8.33).
    Captured,
    /// In no zone: tokens out of play (CR 4.11), a card that is on its way.
    Aside,
}

/// The zones that are lists: each player's deck (top last), hand, discard pile, resources and units.
pub const LISTS: usize = 5;

/// A set of yes-or-no facts about a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flags(pub u32);

macro_rules! flags {
    ($($(#[$meta:meta])* $name:ident = $bit:literal),+ $(,)?) => {
        impl Flags {
            $($(#[$meta])* pub const $name: Flags = Flags(1 << $bit);)+
        }
    };
}

flags! {
    /// Turned sideways (CR 1.5.4).
    EXHAUSTED = 0,
    /// A leader on its Leader Unit side.
    DEPLOYED = 1,
    /// Its epic action is used (CR 7.2.4).
    EPIC_USED = 2,
    /// In the space arena rather than on the ground.
    IN_SPACE = 3,
    /// Entered play this phase.
    ENTERED_PHASE = 4,
    /// Entered play this round.
    ENTERED_ROUND = 5,
    /// Was played this phase.
    PLAYED_PHASE = 6,
    /// It has attacked this phase.
    ATTACKED_PHASE = 7,
    /// Was defeated this phase.
    DEFEATED_PHASE = 8,
    /// Was healed this phase.
    HEALED_PHASE = 9,
    /// Was dealt damage this phase.
    DAMAGED_PHASE = 10,
    /// Was discarded from a hand or deck this phase.
    DISCARDED_PHASE = 11,
    /// Was played from hand, when it entered play.
    FROM_HAND = 12,
    /// Was played using Smuggle, when it entered play.
    SMUGGLED = 13,
    /// Seen by all: revealed while an ability resolves (CR 8.25).
    REVEALED = 14,
    /// A leader with two Leader sides on its second one.
    FLIPPED = 15,
    /// Entered play as a copy of another card: [`Card::def`] is that card's, and it is not unique.
    COPY = 16,
    /// Of what left play: an upgrade made it a leader unit (CR 3.4.7).
    LED = 17,
    /// A resource that may be played using Plot just now (CR 7.5.19A).
    PLOT = 18,
    /// Would have been dealt damage this phase, so that what replaces the first time has had it.
    HIT_PHASE = 19,
    /// Dealt damage to a base this phase.
    DAMAGED_BASE = 20,
    /// Of what left play: it was attacking then.
    FELL_ATTACKING = 22,
    /// Was rescued this phase.
    RESCUED_PHASE = 23,
    /// A Credit was defeated while it was paid for, when it entered play.
    CREDITED = 24,
    /// Of what left play: combat damage defeated it.
    FELL_IN_COMBAT = 25,
}

/// The first of the bits that say whose bases a unit has dealt damage this phase, one for each player.
const DAMAGED_BASE_OF: u32 = 26;

impl Flags {
    /// Entered play, this phase and this round.
    pub const ENTERED: Flags = Flags::ENTERED_PHASE.with(Flags::ENTERED_ROUND);
    /// The facts that end with the phase.
    pub const OF_PHASE: Flags = Flags(0b1001_1000_0000_1111_1101_0000 | 0b1111 << DAMAGED_BASE_OF);

    /// Dealt damage to that player's base this phase.
    pub(crate) fn damaged_base_of(seat: Seat) -> Flags {
        Flags(1 << (DAMAGED_BASE_OF + u32::from(seat.0)))
    }

    /// These flags and others.
    #[must_use]
    pub const fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    /// Whether all of these are set.
    pub fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Sets these flags; the others stay.
    pub fn set(&mut self, other: Flags) {
        self.0 |= other.0;
    }

    /// Clears these flags; the others stay.
    pub fn clear(&mut self, other: Flags) {
        self.0 &= !other.0;
    }
}

/// One card of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Which card of the catalogue.
    pub def: CardId,
    /// Who owns it (CR 1.5.2A).
    pub owner: Seat,
    /// Who controls it (CR 1.5.2B); out of play, its owner.
    pub controller: Seat,
    /// The zone that it is in.
    pub place: Place,
    /// How often it has become a new copy.
    pub copy: u8,
    /// Damage counters on it.
    pub damage: i16,
    /// Facts that are either so or not.
    pub flags: Flags,
    /// The unit that it is attached to or captured by.
    pub host: CardIx,
    /// The first card under it: an upgrade or a captured card.
    pub first: CardIx,
    /// The next card under the same unit.
    pub next: CardIx,
}

impl Card {
    /// Whether it is ready: not turned sideways (CR 1.5.4).
    #[inline]
    pub fn is_ready(&self) -> bool {
        !self.flags.has(Flags::EXHAUSTED)
    }
}

/// What belongs to a player rather than to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The base of the player.
    pub base: CardIx,
    /// Their leaders; the second only in Twin Suns.
    pub leaders: [CardIx; 2],
    /// Passed with their last action, or took a counter this round and passes from then on (CR 1.15.5B).
    pub passed: bool,
    /// Took a counter this round.
    pub took_counter: bool,
    /// Out of the game (CR 5.6.1, 11.3).
    pub lost: bool,
    /// Has decided about the mulligan.
    pub mulligan: Option<bool>,
    /// Cards played this phase.
    pub played: u8,
    /// Events played this round.
    pub events: u8,
    /// Cards drawn this phase.
    pub drawn: u8,
    /// Cards discarded from hand this phase.
    pub discarded: u8,
    /// Cards discarded from the deck this phase.
    #[serde(default)]
    pub milled: u8,
    /// Tokens created this phase.
    #[serde(default)]
    pub created: u8,
    /// Token upgrades given to units this phase.
    #[serde(default)]
    pub given: u8,
    /// How often they used the Force this phase.
    #[serde(default)]
    pub used_the_force: u8,
}

/// A phase of the game (CR 5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round (CR 5.2).
    Setup,
    /// The action phase (CR 5.4).
    Action,
    /// The regroup phase (CR 5.5).
    Regroup,
}

/// How a game ended (CR 5.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The game is won by this player.
    Won(Seat),
    /// All that were left lost at once (CR 5.6.3).
    Draw,
    /// These players, one bit for each by seat, share the victory (CR 12.7.3).
    Shared(u8),
}

/// What a card was when it left play (CR 8.11), or when it attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// The card as it was, with its copy number.
    pub of: Ref,
    /// The card as it was.
    pub card: Card,
    /// Power as it last was.
    pub power: i16,
    /// HP as they last were.
    pub hp: i16,
    /// Traits as they last were.
    pub traits: Traits,
    /// Keywords as they last were.
    pub keywords: Keywords,
    /// How many upgrades it had.
    pub upgrades: u8,
    /// It was defeated (and not, say, returned to hand).
    pub defeated: bool,
    /// The bounties that it had, [`NO_BOUNTY`] in the places that are left.
    pub bounties: [AbilityId; 6],
}

/// Stands for no Bounty ability.
pub const NO_BOUNTY: AbilityId = AbilityId(u16::MAX);

/// Something by which other power or HP than the printed one count as printed on units (CR 1.10.2A, 1.11.2A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reprint {
    /// The card whose ability does it.
    pub by: Ref,
    /// What an upgrade is on when its own ability does it, or a lasting effect.
    pub on: CardIx,
    /// A lasting effect (CR 7.7.3), no constant ability.
    pub lasts: bool,
}

/// One use of an ability that may be used only so often each phase, each round or each game.
///
/// A use counts for the player who used it (CR 8.32.3: "they may not choose to resolve that text again that round"). The
/// rule speaks of abilities with "you may"; abilities without a choice and action abilities have the same sentence printed
/// and are read in the same way. So a unit whose control changed can be used once by each player in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UsedLimit {
    /// The card that has the ability.
    pub source: Ref,
    /// The ability, or `DISCOUNT` for the discount of the first card each round.
    pub ability: AbilityId,
    /// The use counts for the rest of the game, not only for this phase or round.
    pub for_game: bool,
    /// The player who used it; in older states [`Seat::NONE`], which counts for every player.
    #[serde(default = "nobody")]
    pub by: Seat,
}

impl UsedLimit {
    /// Returns `true` if it is a use of this ability of this card that counts for this player.
    pub(crate) fn is_of(&self, source: Ref, ability: AbilityId, seat: Seat) -> bool {
        self.source == source && self.ability == ability && (self.by == seat || self.by == Seat::NONE)
    }
}

fn nobody() -> Seat {
    Seat::NONE
}

/// Something that happened this phase and that a text may ask about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A player played a card and paid so many resources for it.
    Played(Seat, Ref, u8),
    /// While the first card was played, the second was exploited (CR 7.5.16).
    Exploited(Ref, Ref),
    /// A unit attacked; its controller, the unit, and whether a base was attacked, whose. What it was then is in
    /// `State::attackers`, in the same order.
    Attacked(Seat, Ref, Seat),
    /// A unit of this player left play; whether it was defeated, and by whom.
    Left(Seat, Ref, bool, Seat),
    /// A player dealt so much damage to a base of another.
    BaseDamage(Seat, Seat, i16),
    /// A player dealt indirect damage (CR 8.35).
    Indirect(Seat),
    /// A unit entered play under a player's control; only when a card of the game asks for it.
    Entered(Seat, Ref),
    /// An upgrade was defeated; only when a card of the game asks for it.
    UpgradeDefeated(Ref),
    /// A unit that was defeated had this When Defeated ability.
    WhenDefeated(Ref, AbilityId),
    /// A card that was played had this triggered ability as it was played; kept for the round, and only when a card of the
    /// game asks for it.
    PlayedWith(Ref, AbilityId),
    /// A card was played as an upgrade on a unit or base; kept for the round, and only when a card of the game asks for it.
    PlayedOnto(Ref, Ref),
    /// A player began an action (CR 1.15); only when a card of the game asks for it.
    Acted(Seat),
}
