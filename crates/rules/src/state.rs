//! The state of a game: one plain value (CR 1.16).
//!
//! Cards are small and `Copy`; zones are one flat vector; waiting is data: a stack of tasks, frames of half-resolved
//! abilities, and one open question. Nothing here decides anything.

use ability::{AbilityId, BlockId, Duration, Moment};
use model::{Arena, CardId};
use serde::{Deserialize, Serialize};

use crate::chance::Chance;

/// A card of this game: its place in [`State::cards`]. It stays the same for the whole game, also for tokens that
/// have left it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardIx(pub u16);

impl CardIx {
    /// No card.
    pub const NONE: CardIx = CardIx(u16::MAX);

    /// Its place.
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
    /// Nobody.
    pub const NONE: Seat = Seat(u8::MAX);

    /// Its place.
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

/// A card as it was at some moment: when it leaves play and comes back it is a new copy (CR 8.5.4, 8.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Ref {
    /// The card.
    pub card: CardIx,
    /// Which copy of it.
    pub copy: u8,
}

impl Ref {
    /// No card.
    pub const NONE: Ref = Ref { card: CardIx::NONE, copy: 0 };
}

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
    /// Attacked this phase.
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
}

impl Flags {
    /// The facts that end with the phase.
    pub const OF_PHASE: Flags = Flags(0b1111_1101_0000);
    /// Whether all of these are set.
    pub fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    /// Sets these.
    pub fn set(&mut self, other: Flags) {
        self.0 |= other.0;
    }

    /// Clears these.
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
    /// Where it is.
    pub place: Place,
    /// How often it has become a new copy.
    pub copy: u8,
    /// Damage on it.
    pub damage: i16,
    /// Yes-or-no facts.
    pub flags: Flags,
    /// The unit that it is attached to or captured by.
    pub host: CardIx,
    /// The first card under it: an upgrade or a captured card.
    pub first: CardIx,
    /// The next card under the same unit.
    pub next: CardIx,
}

/// What belongs to a player rather than to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Their base.
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
    /// This player won.
    Won(Seat),
    /// All that were left lost at once (CR 5.6.3).
    Draw,
}

/// What waits to be resolved: a triggered ability, or a keyword that resolves like one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Triggered {
    /// An ability of a text.
    Ability(AbilityId),
    /// Ambush (CR 7.5.5).
    Ambush,
    /// Shielded (CR 7.5.12).
    Shielded,
    /// Restore with its number (CR 7.5.9).
    Restore(u8),
    /// The second half of Saboteur (CR 7.5.10A).
    Saboteur,
}

/// A triggered ability that waits (CR 7.6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waiting {
    /// What is to be resolved.
    pub what: Triggered,
    /// The card that has it, as it was.
    pub source: Ref,
    /// Who resolves it: who controlled the card when it triggered (CR 7.6.14B).
    pub controller: Seat,
    /// The card that the trigger is about.
    pub subject: Ref,
    /// The player who did it.
    pub actor: Seat,
    /// A number that the trigger carries.
    pub carried: i16,
    /// The attack that it is about, an index into [`State::attacks`].
    pub attack: u8,
}

/// Where in a frame a list of cards is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// What the last step acted on.
    It,
    /// A name of the language, by its number.
    Named(u8),
    /// What has been picked of a choice that is not done.
    Picked,
    /// The first target of a step that asks for two.
    First,
    /// The second.
    Second,
    /// Cards looked at, searched or revealed.
    Seen,
    /// Cards that a loop still has to visit, by its depth.
    Loop(u8),
}

/// A half-resolved ability: everything that it has bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame {
    /// The card that has the ability.
    pub source: Ref,
    /// Who resolves it.
    pub controller: Seat,
    /// Who `You` is now: the controller, or the player of a `They`.
    pub you: Seat,
    /// The player of a `ForEachPlayer` or `ChoosePlayer`.
    pub that: Seat,
    /// The player who did what triggered it.
    pub actor: Seat,
    /// The ability, when it has a number: for limits and for explaining.
    pub ability: Option<AbilityId>,
    /// The card that the trigger is about.
    pub subject: Ref,
    /// A number that the trigger carries.
    pub carried: i16,
    /// The attack that it is about.
    pub attack: u8,
    /// What the last step did.
    pub done: i16,
    /// Whether the last step (or all steps of an "if you do") did what they say.
    pub did: bool,
    /// Which of the two target lists of the step are settled, a bit each.
    pub settled: u8,
    /// The name that was named, by the numbers of the book.
    pub name: Option<u16>,
    /// The arena that was chosen.
    pub arena: Option<Arena>,
    /// Bound cards.
    pub cards: Vec<(Slot, Ref)>,
    /// Bound numbers.
    pub numbers: Vec<(Slot, i16)>,
}

/// An attack under way, or one that just ended and is still spoken of (CR 6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attack {
    /// The attacker.
    pub attacker: Ref,
    /// The defending unit or base.
    pub target: Ref,
    /// The attacking player.
    pub by: Seat,
    /// The defending player.
    pub defender: Seat,
    /// Whether a unit is attacked.
    pub on_unit: bool,
    /// Still under way: "while attacking" abilities are active.
    pub under_way: bool,
    /// Excess damage (CR 1.9.11).
    pub excess: i16,
    /// The unit that is dealt the excess damage, when the attacker's text allows it and its player chose so.
    pub excess_to: CardIx,
    /// The defending unit was defeated by this attack.
    pub defeated_defender: bool,
}

/// Where a modifier stands in the texts: in a step of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GivesRef {
    /// The block.
    pub block: BlockId,
    /// The step.
    pub step: u8,
    /// Which of the step's lists: 0 for the first.
    pub list: u8,
    /// Which modifier of the list.
    pub at: u8,
}

/// What a lasting effect does (CR 7.7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gives {
    /// Power and HP, worked out when it was created.
    Stats(i16, i16),
    /// A keyword with its number, worked out when it was created.
    Keyword(model::Keyword, u8),
    /// A modifier of a text.
    Modifier(GivesRef),
    /// A cost change of so many resources, worked out when it was created, on the cards of a text's modifier.
    Cost(GivesRef, i16),
}

/// When a lasting effect ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// As the text says.
    Duration(Duration),
    /// When this attack ends.
    Attack(u8),
    /// When this card leaves play.
    Leaves(Ref),
}

/// A lasting effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// The card that it is on; none for a rule of the game.
    pub on: Ref,
    /// What it does.
    pub gives: Gives,
    /// Until when.
    pub until: Until,
    /// The card whose ability created it.
    pub source: Ref,
    /// Who controlled that.
    pub controller: Seat,
    /// The name that was named, for a prohibition.
    pub name: Option<u16>,
}

/// A delayed effect (CR 7.7.4).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Delayed {
    /// When.
    pub when: Moment,
    /// What.
    pub block: BlockId,
    /// With what was bound.
    pub frame: Frame,
}

/// What a card was when it left play (CR 8.11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// The card as it was, with its copy number.
    pub of: Ref,
    /// The card as it was.
    pub card: Card,
    /// Its power.
    pub power: i16,
    /// Its HP.
    pub hp: i16,
    /// How many upgrades it had.
    pub upgrades: u8,
    /// It was defeated (and not, say, returned to hand).
    pub defeated: bool,
}

/// Something that happened this phase and that a text may ask about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A player played a card.
    Played(Seat, Ref),
    /// A unit attacked; its controller, the unit, and whether a base was attacked, whose.
    Attacked(Seat, Ref, Seat),
    /// A unit of this player left play; whether it was defeated, and by whom.
    Left(Seat, Ref, bool, Seat),
    /// A player dealt so much damage to a base of another.
    BaseDamage(Seat, Seat, i16),
}

/// A step of a block.
pub type BlockAt = (BlockId, u8);

/// The steps that are still to be taken: the last one is next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Choose the first player (CR 5.2.1C).
    FirstPlayer,
    /// Ask this many players, from the one with the initiative, about the mulligan (CR 5.2.1E).
    Mulligans(u8),
    /// Each player resources two cards (CR 5.2.1F).
    FirstResources(u8),
    /// The action phase starts (CR 5.4.1A).
    StartActionPhase,
    /// A delayed effect: its frame waits first among the frames (CR 7.7.4).
    Delayed(BlockId),
    /// The second half of the plan counter (CR 12.5.2B).
    PlanCounter(Seat),
    /// The active player takes an action (CR 5.4.1B).
    Turn,
    /// The action is over: the next player's turn.
    EndTurn,
    /// The action phase ends (CR 5.4.1C).
    EndActionPhase,
    /// The regroup phase starts (CR 5.5.1A).
    StartRegroup,
    /// Each player draws two cards (CR 5.5.1B).
    RegroupDraw,
    /// Each player may resource a card (CR 5.5.1C): so many have been asked.
    RegroupResource(u8),
    /// Ready cards (CR 5.5.1D).
    RegroupReady,
    /// The regroup phase ends (CR 5.5.1E).
    EndRegroup,
    /// Resolve what waits from this place in [`State::waiting`] on (CR 7.6.9 to 7.6.12).
    Window(u16),
    /// The same, with the player chosen whose abilities are resolved first.
    WindowOf(u16, Seat),
    /// Resolve the steps of a block from this one on, in the last frame; `optional`: the player may decline.
    Run {
        /// The block.
        block: BlockId,
        /// The next step.
        at: u8,
        /// The first choice may be declined.
        optional: bool,
    },
    /// Decide whether to resolve an optional block.
    May(BlockId),
    /// The first part of an "if you do" is over.
    IfYouDo(BlockId, u8),
    /// The next round of a loop over cards, at that depth.
    Loop(BlockId, u8),
    /// The next player of a loop over players; bits of those to come.
    LoopPlayers {
        /// The block.
        block: BlockId,
        /// Players to come, a bit each.
        left: u8,
        /// `They` rather than `ForEachPlayer`.
        they: bool,
    },
    /// Choose modes: which were taken, how many more.
    Modes {
        /// The block that the step stands in.
        block: BlockId,
        /// The step.
        at: u8,
        /// Taken, a bit each.
        taken: u16,
        /// How many more.
        left: u8,
    },
    /// The last step is over: give what it acted on a name.
    Name(u8),
    /// Back to the player before `They`, and forget the loop's player.
    Restore(Seat, Seat),
    /// The ability is over.
    EndFrame,
    /// A search is over: put away the rest (CR 8.26.2); `true` for the whole deck.
    EndSearch(bool),
    /// An attack goes on at this step (CR 6.3.3 to 6.3.5).
    Attack(AttackStep),
    /// A card is played: its costs are paid and it is put into play (CR 6.2.4, 6.2.5).
    PutIntoPlay(Playing),
    /// Choose and play the next card of a `PlayEach`.
    PlayNext {
        /// The block that the step stands in.
        block: BlockId,
        /// The step.
        at: u8,
        /// Where the cards that are left are kept.
        depth: u8,
    },
    /// A unit with Ambush may attack (CR 7.5.5).
    Ambush(Ref),
    /// An additional cost that asks for a choice.
    PayCost {
        /// The ability that has the cost.
        ability: AbilityId,
        /// Which part.
        part: u8,
    },
    /// The cost that is paid instead of a card's own (CR 1.8.10).
    PayInstead {
        /// The card that is played.
        card: CardIx,
        /// The ability that allows it.
        ability: AbilityId,
    },
    /// A player controls several copies of a unique card: choose one to defeat (CR 8.29.3).
    Unique(Seat, u16),
}

/// A step of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AttackStep {
    /// Begin attack: exhaust, trigger "on attack" (CR 6.3.3).
    Begin,
    /// An attacker whose text says so chooses where its excess damage goes (CR 6.3.4).
    Excess,
    /// Calculate and deal combat damage (CR 6.3.4, 6.3.5).
    Damage,
    /// What triggered at the end has been resolved.
    Over,
}

/// A card on its way into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// The card.
    pub card: CardIx,
    /// The unit that an upgrade goes on.
    pub onto: CardIx,
    /// Who plays it.
    pub by: Seat,
    /// Resources to pay.
    pub cost: u8,
    /// What was the `Play` step that allows it, if any: its block and place.
    pub step: Option<(BlockId, u8)>,
}

/// Something that a player may choose. One option is one thing that a player would say or touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play this card, an upgrade onto that unit (CR 1.15.2).
    Play {
        /// The card.
        card: CardIx,
        /// The unit for an upgrade.
        onto: CardIx,
        /// With the alternative cost.
        alternative: bool,
    },
    /// Attack with a unit (CR 1.15.3).
    Attack {
        /// The attacker.
        attacker: CardIx,
        /// A unit or base.
        target: CardIx,
    },
    /// Use an action ability of a card (CR 1.15.4).
    Use {
        /// The card.
        card: CardIx,
        /// The ability.
        ability: AbilityId,
    },
    /// Deploy a leader: the epic action that every leader has (CR 3.4.4).
    Deploy(CardIx),
    /// Take a counter: initiative, or in Twin Suns blast and plan (CR 1.15.5, 12.5.3).
    Take(Counter),
    /// Pass (CR 1.15.6).
    Pass,
    /// Choose this card.
    Card(CardIx),
    /// Choose this player.
    Player(Seat),
    /// Choose this mode.
    Mode(u8),
    /// Choose this number.
    Number(u16),
    /// Choose this name, by the numbers of the book.
    Name(u16),
    /// Choose this arena.
    Arena(Arena),
    /// Resolve this waiting ability first, by its place among those that wait.
    Trigger(u8),
    /// Do it.
    Yes,
    /// Do not.
    No,
    /// No more picks.
    Done,
    /// Put this card on top next.
    Top(CardIx),
    /// Put this card on the bottom.
    Bottom(CardIx),
}

/// A counter that a player may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counter {
    /// The initiative (CR 1.12.2).
    Initiative,
    /// Blast (CR 12.5.2A).
    Blast,
    /// Plan (CR 12.5.2B).
    Plan,
}

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Who has the initiative in the first round (CR 5.2.1C).
    FirstPlayer,
    /// Take a mulligan? (CR 5.2.1E)
    Mulligan,
    /// Which cards become the first resources (CR 5.2.1F).
    FirstResources,
    /// The action of a turn (CR 1.15).
    Action,
    /// Resource a card? (CR 5.5.1C)
    Resource,
    /// Targets of a step.
    Target,
    /// Do the optional part?
    May,
    /// Which mode.
    Mode,
    /// Whose abilities are resolved first (CR 7.6.10).
    WhoFirst,
    /// Which ability is resolved first (CR 7.6.9).
    WhichFirst,
    /// How much goes where.
    Divide,
    /// A number.
    Number,
    /// A name of a card.
    Name,
    /// An arena.
    Arena,
    /// A player.
    Player,
    /// Which copy of a unique card is defeated (CR 8.29.3).
    Unique,
    /// Which cards a search takes.
    Search,
    /// The order of cards.
    Order,
    /// Which unit attacks, and what.
    Attack,
    /// Which card is played.
    Play,
    /// A part of a cost.
    Cost,
    /// Reveal another card?
    Stop,
}

/// The open question: who decides, about what, and for which ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// Who decides.
    pub player: Seat,
    /// What about.
    pub ask: Ask,
    /// The card that asks.
    pub source: CardIx,
    /// The ability that asks.
    pub ability: Option<AbilityId>,
    /// The step that asks.
    pub step: Option<(BlockId, u8)>,
    /// How many picks are needed at least.
    pub min: u8,
    /// How many are possible at most.
    pub max: u8,
    /// How many are made.
    pub picked: u8,
}

/// The whole game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// Every card.
    pub cards: Vec<Card>,
    /// The lists of all players one after another; see [`State::list`].
    pub(crate) lists: Vec<CardIx>,
    /// Where each list ends.
    pub(crate) ends: [u16; LISTS * 4],
    /// Counts the moves of cards, so that what was worked out is known to be old.
    pub(crate) stamp: u32,
    /// How many players there are.
    pub seats: u8,
    /// The players; those beyond `seats` are empty.
    pub players: [Player; 4],
    /// The round, from 1; 0 in setup.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// Whose action it is (CR 1.4.3).
    pub active: Seat,
    /// Who has the initiative; nobody after its holder was eliminated (CR 11.3.4).
    pub initiative: Seat,
    /// Which counters are taken this round, a bit each in the order of [`Counter`].
    pub taken: u8,
    /// Twin Suns rules: blast and plan counters, no passing (CR 12).
    pub twin_suns: bool,
    /// Chance.
    pub(crate) chance: Chance,
    /// What is still to be done.
    pub(crate) tasks: Vec<Task>,
    /// Half-resolved abilities.
    pub(crate) frames: Vec<Frame>,
    /// Triggered abilities that wait, in the order in which they triggered.
    pub(crate) waiting: Vec<Waiting>,
    /// Attacks of the action under way.
    pub(crate) attacks: Vec<Attack>,
    /// Lasting effects, oldest first.
    pub(crate) lasting: Vec<Lasting>,
    /// Delayed effects.
    pub(crate) delayed: Vec<Delayed>,
    /// What was when it left play, until the action is over; of units defeated this phase, until it ends.
    pub(crate) snapshots: Vec<Snapshot>,
    /// What happened this phase.
    pub(crate) facts: Vec<Fact>,
    /// Abilities with a limit that were used: each round, or (second) each game.
    pub(crate) used: Vec<(Ref, AbilityId, bool)>,
    /// The open question.
    pub(crate) question: Option<Question>,
    /// What may be answered.
    pub(crate) options: Vec<Action>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}
