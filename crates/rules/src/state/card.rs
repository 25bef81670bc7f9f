//! Cards, players and the facts recorded about them.

use ability::AbilityId;
use bitflags::bitflags;
use model::CardId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::sets::{Keywords, Traits};

/// A card of this game: its index in [`State::cards`]. It is stable for the whole game, even for tokens that have left
/// play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardIndex(pub u16);

impl CardIndex {
    /// The index that represents no card.
    pub const NONE: CardIndex = CardIndex(u16::MAX);

    /// Returns the index into the state's list.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }

    /// Returns `true` if this is not [`CardIndex::NONE`].
    pub fn is_some(self) -> bool {
        self != CardIndex::NONE
    }
}

/// A seat at the table, from 0, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The value that represents no player.
    pub const NONE: Seat = Seat(u8::MAX);

    /// Returns the index into the state's list.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

/// A copy of a card. A card that leaves play and comes back is a new copy (CR 8.5.4, 8.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardRef {
    /// The card.
    pub card: CardIndex,
    /// The copy number, which changes when the card leaves play and comes back.
    pub copy: u8,
}

impl CardRef {
    /// The value that represents no card.
    pub const NONE: CardRef = CardRef { card: CardIndex::NONE, copy: 0 };
}

/// List of card copies. Up to eight are stored inline, because such lists are built thousands of times per game and are
/// mostly short.
pub(crate) type CardRefs = SmallVec<[CardRef; 8]>;

/// List of cards in their current state. Up to 16 are stored inline.
pub(crate) type CardList = SmallVec<[CardIndex; 16]>;

/// Zone of a card (CR 4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum CardZone {
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
    /// An upgrade, attached to [`Card::host`].
    Attached,
    /// Captured and guarded by [`Card::host`] (CR 8.33).
    Captured,
    /// In no zone: a token out of play (CR 4.11) or a card between two zones.
    Aside,
}

/// Number of list zones per player: deck (top last), hand, discard pile, resources and units.
pub const LISTS: usize = 5;

/// A set of boolean facts about a card. Saved as a number, so the bits never change their meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flags(u32);

bitflags! {
    impl Flags: u32 {
        /// Exhausted (CR 1.5.4).
        const EXHAUSTED = 1 << 0;
        /// A leader on its Leader Unit side.
        const DEPLOYED = 1 << 1;
        /// Has used its epic action (CR 7.2.4).
        const EPIC_USED = 1 << 2;
        /// In the space arena; otherwise on the ground.
        const IN_SPACE = 1 << 3;
        /// Entered play this phase.
        const ENTERED_PHASE = 1 << 4;
        /// Entered play this round.
        const ENTERED_ROUND = 1 << 5;
        /// Was played this phase.
        const PLAYED_PHASE = 1 << 6;
        /// Attacked this phase.
        const ATTACKED_PHASE = 1 << 7;
        /// Was defeated this phase.
        const DEFEATED_PHASE = 1 << 8;
        /// Was healed this phase.
        const HEALED_PHASE = 1 << 9;
        /// Was dealt damage this phase.
        const DAMAGED_PHASE = 1 << 10;
        /// Was discarded from a hand or deck this phase.
        const DISCARDED_PHASE = 1 << 11;
        /// Was played from hand when it entered play.
        const FROM_HAND = 1 << 12;
        /// Was played using Smuggle when it entered play.
        const SMUGGLED = 1 << 13;
        /// Revealed to all players while an ability resolves (CR 8.25).
        const REVEALED = 1 << 14;
        /// A leader with two Leader sides, on its second side.
        const FLIPPED = 1 << 15;
        /// Entered play as a copy of another card. [`Card::def`] is the copied card, and this card is not unique.
        const COPY = 1 << 16;
        /// Last known information: an upgrade made the card a leader unit (CR 3.4.7).
        const LED = 1 << 17;
        /// A resource that can currently be played using Plot (CR 7.5.19A).
        const PLOT = 1 << 18;
        /// Would have been dealt damage this phase, which uses up effects that replace the first damage.
        const HIT_PHASE = 1 << 19;
        /// Dealt damage to a base this phase.
        const DAMAGED_BASE = 1 << 20;
        /// Last known information: the card was attacking.
        const FELL_ATTACKING = 1 << 22;
        /// Was rescued this phase.
        const RESCUED_PHASE = 1 << 23;
        /// A Credit token was defeated to pay for it when it entered play.
        const CREDITED = 1 << 24;
        /// Last known information: combat damage defeated the card.
        const FELL_IN_COMBAT = 1 << 25;
        /// Dealt damage to the base of a certain player this phase: one bit per player, see [`Flags::damaged_base_of`].
        const DAMAGED_BASES = 0b1111 << DAMAGED_BASE_OF;

        /// Entered play this phase and this round.
        const ENTERED = Self::ENTERED_PHASE.bits() | Self::ENTERED_ROUND.bits();
        /// Flags that are cleared at the end of the phase.
        const OF_PHASE = Self::ENTERED_PHASE.bits()
            | Self::PLAYED_PHASE.bits()
            | Self::ATTACKED_PHASE.bits()
            | Self::DEFEATED_PHASE.bits()
            | Self::HEALED_PHASE.bits()
            | Self::DAMAGED_PHASE.bits()
            | Self::DISCARDED_PHASE.bits()
            | Self::HIT_PHASE.bits()
            | Self::DAMAGED_BASE.bits()
            | Self::RESCUED_PHASE.bits()
            | Self::DAMAGED_BASES.bits();
    }
}

/// First of the bits, one per player, for bases that a unit has dealt damage to this phase.
const DAMAGED_BASE_OF: u32 = 26;

impl Flags {
    /// Returns the flag for damage dealt to this player's base this phase.
    pub(crate) fn damaged_base_of(seat: Seat) -> Flags {
        Flags(1 << (DAMAGED_BASE_OF + u32::from(seat.0)))
    }
}

/// A card of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// The card's entry in the catalogue.
    pub def: CardId,
    /// The owner (CR 1.5.2A).
    pub owner: Seat,
    /// The controller (CR 1.5.2B). Out of play, this is the owner.
    pub controller: Seat,
    /// The zone that the card is in.
    pub place: CardZone,
    /// The copy number: how often the card has become a new copy.
    pub copy: u8,
    /// Damage counters on it.
    pub damage: i16,
    /// Boolean facts.
    pub flags: Flags,
    /// The unit that the card is attached to or captured by.
    pub host: CardIndex,
    /// The first card under it: an upgrade or a captured card.
    pub first: CardIndex,
    /// The next card under the same unit.
    pub next: CardIndex,
}

impl Card {
    /// Returns `true` if the card is ready, that is, not exhausted (CR 1.5.4).
    #[inline]
    pub fn is_ready(&self) -> bool {
        !self.flags.contains(Flags::EXHAUSTED)
    }
}

/// State of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The base of the player.
    pub base: CardIndex,
    /// The leaders; the second is used only in Twin Suns.
    pub leaders: [CardIndex; 2],
    /// Passed with the last action, or took a counter and passes for the rest of the round (CR 1.15.5B).
    pub passed: bool,
    /// Took a counter this round.
    pub took_counter: bool,
    /// Out of the game (CR 5.6.1, 11.3).
    pub lost: bool,
    /// The mulligan decision, once made.
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
    /// Number of times the player used the Force this phase.
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

/// Result of a finished game (CR 5.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// This player won.
    Won(Seat),
    /// All remaining players lost at the same time (CR 5.6.3).
    Draw,
    /// These players share the victory: one bit per seat (CR 12.7.3).
    Shared(u8),
}

/// Last known information of a card that left play (CR 8.11) or attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LastKnownInfo {
    /// The copy of the card.
    pub of: CardRef,
    /// The card's data at that time.
    pub card: Card,
    /// Last known power.
    pub power: i16,
    /// Last known HP.
    pub hp: i16,
    /// Last known traits.
    pub traits: Traits,
    /// Last known keywords.
    pub keywords: Keywords,
    /// Number of upgrades on the card.
    pub upgrades: u8,
    /// The card was defeated, as opposed to, for example, returned to hand.
    pub defeated: bool,
    /// Bounty abilities of the card. Unused entries are [`NO_BOUNTY`].
    pub bounties: [AbilityId; 6],
}

/// The value that represents no Bounty ability.
pub const NO_BOUNTY: AbilityId = AbilityId(u16::MAX);

/// An effect that overrides the printed power or HP of units (CR 1.10.2A, 1.11.2A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PrintedStatsSource {
    /// The card whose ability causes the effect.
    pub by: CardRef,
    /// The card that an upgrade is attached to, if the effect is the upgrade's ability or a lasting effect.
    pub on: CardIndex,
    /// `true` for a lasting effect (CR 7.7.3), `false` for a constant ability.
    pub lasts: bool,
}

/// A use of an ability that is limited per phase, round or game.
///
/// A use counts for the player who used the ability (CR 8.32.3: "they may not choose to resolve that text again that
/// round"). The rule covers abilities with "you may". Abilities without a choice and action abilities have the same
/// sentence and are treated in the same way. A unit whose control changes can therefore be used once by each player in
/// a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct UsedLimit {
    /// The card that has the ability.
    pub source: CardRef,
    /// The ability, or `DISCOUNT` for the discount of the first card each round.
    pub ability: AbilityId,
    /// The use counts for the rest of the game, not only for this phase or round.
    pub for_game: bool,
    /// The player who used the ability. [`Seat::NONE`] in older states, which counts for every player.
    #[serde(default = "no_seat")]
    pub by: Seat,
}

impl UsedLimit {
    /// Returns `true` if this use counts for the given player, ability and card.
    pub(crate) fn is_of(&self, source: CardRef, ability: AbilityId, seat: Seat) -> bool {
        self.source == source && self.ability == ability && (self.by == seat || self.by == Seat::NONE)
    }
}

fn no_seat() -> Seat {
    Seat::NONE
}

/// A fact about this phase that card texts can refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PhaseEvent {
    /// A player played a card and paid this many resources for it.
    Played(Seat, CardRef, u8),
    /// The second card was exploited to play the first (CR 7.5.16).
    Exploited(CardRef, CardRef),
    /// A unit attacked: the attacking player, the unit, and the player whose base was attacked, if any. The unit's last
    /// known information is in `State::attackers`, in the same order.
    Attacked(Seat, CardRef, Seat),
    /// A unit of this player left play. The flag is `true` if it was defeated, with the player who did it.
    Left(Seat, CardRef, bool, Seat),
    /// A player dealt this much damage to another player's base.
    BaseDamage(Seat, Seat, i16),
    /// A player dealt indirect damage (CR 8.35).
    Indirect(Seat),
    /// A unit entered play under a player's control. Recorded only if a card of the game refers to it.
    Entered(Seat, CardRef),
    /// An upgrade was defeated. Recorded only if a card of the game refers to it.
    UpgradeDefeated(CardRef),
    /// A defeated unit had this When Defeated ability.
    WhenDefeated(CardRef, AbilityId),
    /// A card had this triggered ability when it was played. Kept for the round, and recorded only if a card of the
    /// game refers to it.
    PlayedWith(CardRef, AbilityId),
    /// A card was played as an upgrade on a unit or base. Kept for the round, and recorded only if a card of the game
    /// refers to it.
    PlayedOnto(CardRef, CardRef),
    /// A player began an action (CR 1.15). Recorded only if a card of the game refers to it.
    Acted(Seat),
}
