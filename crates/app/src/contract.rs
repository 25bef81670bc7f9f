//! The requests and answers that every face (window, command line) shares. TypeScript types are generated
//! from these; field names are camelCase on the wire.
//!
//! Invariant: plain data, no references, no 64-bit integers (JavaScript has none); seeds travel as text.

use serde::{Deserialize, Serialize};

macro_rules! wire {
    ($($(#[$meta:meta])* pub $kind:ident $name:ident { $($body:tt)* })+) => {
        $(
            #[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
            #[cfg_attr(feature = "specta", derive(specta::Type))]
            #[serde(rename_all = "camelCase")]
            $(#[$meta])*
            pub $kind $name { $($body)* }
        )+
    };
}

mod board;
mod decks;
mod game;
mod game_setup;
mod images;
mod judge;
mod league;
mod rulebook;
mod statistics;
mod tournament;
pub use board::*;
pub use decks::*;
pub use game::*;
pub use game_setup::*;
pub use images::*;
pub use judge::*;
pub use league::*;
pub use rulebook::*;
pub use statistics::*;
pub use tournament::*;

wire! {
    /// How the cards are drafted.
    #[derive(Copy, Eq)]
    pub enum DraftMode {
        /// At this machine: boosters are generated, people and bots pick on screen.
        Digital,
        /// With real cards: the program seats the players and runs the pick clock.
        Paper,
    }

    /// How far an event has come.
    #[derive(Copy, Eq)]
    pub enum Stage {
        /// Players are being entered.
        Registration,
        /// Seats are drawn, the draft has not begun.
        Seated,
        /// Cards are being drafted.
        Drafting,
        /// The draft is over, decks are being built, no round is paired.
        DeckBuilding,
        /// Swiss rounds are being played.
        Rounds,
        /// Every planned round has its results.
        Finished,
    }

    /// An event in the list of events.
    pub struct EventSummary {
        /// Its number in this database.
        pub id: u32,
        /// The name by which people know it.
        pub name: String,
        /// The code of the set that is drafted.
        pub set: String,
        /// The name of that set.
        pub set_name: String,
        /// What it is played with.
        pub kind: EventKind,
        /// How it is drafted; says nothing of an event without a draft.
        pub mode: DraftMode,
        /// When it was made (RFC 3339).
        pub created_at: String,
        /// How far it has come.
        pub stage: Stage,
        /// Players, dropped ones included.
        pub players: u32,
        /// The newest paired round; 0 before the first.
        pub round: u32,
        /// Planned rounds (the recommendation until the organiser says otherwise).
        pub planned_rounds: u32,
        /// Put away by the organiser; nothing is ever deleted.
        pub archived: bool,
        /// Why its journal cannot be followed, in words; its other fields then say nothing.
        pub problem: Option<String>,
    }

    /// What is needed to make an event.
    pub struct NewEvent {
        /// Its name; must not be empty.
        pub name: String,
        /// The set that is drafted, for example "SOR".
        pub set: String,
        /// How it is drafted.
        pub mode: DraftMode,
        /// Seats a pod, 2 to 16; 8 is usual.
        pub pod_size: u32,
        /// The rules profile for standings; none is the default.
        pub profile: Option<String>,
        /// Seed for seats, boosters and pairings; none draws one. Digits only.
        pub seed: Option<String>,
    }

    /// Whether a step can be done now.
    pub struct Possible {
        /// Whether it is possible now.
        pub allowed: bool,
        /// Why not, in words.
        pub why_not: Option<String>,
    }

    /// What can be done with the event now.
    pub struct Steps {
        /// Draw seats (again, until the draft begins).
        pub seat: Possible,
        /// Begin the draft (digital) or its clock (paper).
        pub start_draft: Possible,
        /// Pair the next round.
        pub pair: Possible,
        /// Take back the newest operation.
        pub undo: Possible,
        /// What undo would take back, in words.
        pub undoes: Option<String>,
        /// The one step that usually comes next.
        pub next: NextStep,
    }

    /// The step that usually comes next, for the main button.
    #[derive(Copy, Eq)]
    pub enum NextStep {
        /// Players are to be entered.
        AddPlayers,
        /// Pods and seats are to be drawn.
        Seat,
        /// The draft is to be started.
        StartDraft,
        /// The draft is under way.
        Draft,
        /// Build the missing decks.
        BuildDecks,
        /// Pair the next round.
        Pair,
        /// Enter the open results.
        EnterResults,
        /// Make the bracket of the planned cut.
        MakeCut,
        /// Nothing: look at the final standings.
        Standings,
    }

    /// The whole event, as one answer.
    pub struct EventView {
        /// Its line in the list.
        pub summary: EventSummary,
        /// Seats per pod, 2 to 16.
        pub pod_size: u32,
        /// In sealed: what each player opens.
        pub sealed: Option<SealedBoosters>,
        /// The rounds that the profile recommends for the active players.
        pub recommended_rounds: u32,
        /// How standings are worked out.
        pub profile: ProfileView,
        /// The players in order of registration.
        pub players: Vec<PlayerView>,
        /// The pods; empty before seating.
        pub pods: Vec<PodView>,
        /// The rounds, oldest first.
        pub rounds: Vec<RoundView>,
        /// The standings after the newest results; empty before round 1.
        pub standings: Vec<StandingView>,
        /// Everything that was done, newest first.
        pub log: Vec<LogLine>,
        /// What can be done now.
        pub steps: Steps,
        /// What went wrong beside the work itself, in words: a round file that could not be written.
        pub notices: Vec<String>,
    }

    /// The rules profile in force.
    pub struct ProfileView {
        /// The key by which it is chosen.
        pub key: String,
        /// The name by which people know it.
        pub name: String,
        /// The order of tiebreakers and the floor, in words.
        pub describes: String,
        /// Whether the program brings it; one's own can be changed.
        pub shipped: bool,
        /// How many boosters each player opens in sealed.
        pub sealed_packs: u32,
    }

    /// How a player's deck stands.
    #[derive(Copy, Eq)]
    pub enum DeckStatus {
        /// No deck was entered yet.
        Missing,
        /// One was saved; it has problems.
        Illegal,
        /// One was saved; the validator passed it.
        Legal,
        /// Drafted with real cards: no deck is asked for.
        OnPaper,
    }

    /// A player as the list of players shows them.
    pub struct PlayerView {
        /// The number in this event.
        pub id: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether a program sits here.
        pub bot: bool,
        /// Whether the player has left.
        pub dropped: bool,
        /// The first round that the player is paired in.
        pub entered_in_round: u32,
        /// The pod's number, from 1; none before seats are drawn.
        pub pod: Option<u32>,
        /// Seat in the pod, from 1.
        pub seat: Option<u32>,
        /// How the deck stands.
        pub deck: DeckStatus,
        /// Match record so far, "2-1-0" (wins, losses, draws).
        pub record: String,
    }

    /// A player as named in a pairing.
    pub struct PlayerRef {
        /// The number in this event.
        pub id: u32,
        /// The name, as it was entered.
        pub name: String,
        /// The record before this round, "1-0-0".
        pub record: String,
    }

    /// A pod and its draft.
    pub struct PodView {
        /// The number, from 1.
        pub number: u32,
        /// The seats in passing order: left of seat n is n + 1.
        pub seats: Vec<SeatView>,
        /// Its draft, once begun.
        pub draft: Option<DraftStatus>,
    }

    /// A seat of a draft pod.
    pub struct SeatView {
        /// The seat, from 1 in passing order.
        pub seat: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The player's name, as entered.
        pub name: String,
        /// Whether a program sits here.
        pub bot: bool,
    }

    /// What is being drafted.
    #[derive(Copy, Eq)]
    pub enum DraftPart {
        /// Leaders (CR 10.3.3A).
        Leaders,
        /// Packs (CR 10.3.3B).
        Packs,
        /// The pause between two packs (paper only).
        Review,
        /// The draft is over.
        Done,
    }

    /// Which way cards are passed.
    #[derive(Copy, Eq)]
    pub enum Passing {
        /// To the next seat.
        Left,
        /// To the seat before.
        Right,
    }

    /// How far a pod's draft is.
    pub struct DraftStatus {
        /// What is being drafted.
        pub part: DraftPart,
        /// Pack, 1 to 3; 0 while leaders are drafted.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// How many picks this pack (or the leaders) has.
        pub picks: u32,
        /// Where cards go after this pick.
        pub passing: Passing,
        /// Seats of people that have not picked yet; empty on paper.
        pub waiting_for: Vec<u32>,
        /// The clock of the pick under way.
        pub clock: ClockView,
    }

    /// The pick clock at the moment of the answer; the page counts on from there.
    pub struct ClockView {
        /// Whether the clock is running.
        pub running: bool,
        /// Seconds allowed for this pick.
        pub seconds: u32,
        /// Milliseconds left; negative when over.
        pub left_ms: i32,
    }

    /// What a person can do to the pick clock.
    #[derive(Copy, Eq)]
    pub enum ClockAction {
        /// Starts the clock, or lets it run on.
        Run,
        /// Stop it where it is.
        Pause,
        /// Paper drafts: on to the next pick.
        Next,
        /// Paper drafts: back to the pick before.
        Back,
    }

    /// A round with its tables.
    pub struct RoundView {
        /// The number, from 1.
        pub number: u32,
        /// Whether every table has a result.
        pub finished: bool,
        /// The seed its pairing was drawn with.
        pub seed: String,
        /// The tables in order of their numbers.
        pub tables: Vec<TableView>,
        /// What deserves a look, in words: forced rematches, second byes, results corrected after a later pairing.
        pub forced: Vec<String>,
    }

    /// A table of a round.
    pub struct TableView {
        /// From 1; a bye comes last.
        pub table: u32,
        /// The first player of the table.
        pub a: PlayerRef,
        /// The second; none is a bye.
        pub b: Option<PlayerRef>,
        /// The result, once there is one.
        pub result: Option<ResultEntry>,
        /// The result in words, "2-1".
        pub result_text: String,
        /// Why these two were paired, in words.
        pub why: Vec<String>,
    }

    /// The result of a match, from the first player's side.
    #[serde(tag = "kind")]
    pub enum ResultEntry {
        /// Games won by a, by b, and drawn: 2-0, 2-1, 1-1, 1-0 (unfinished), 0-0.
        Games {
            /// Games that a won.
            a: u32,
            /// Games that b won.
            b: u32,
            /// Games without a winner.
            drawn: u32,
        },
        /// A bye; the program enters it.
        Bye,
        /// The first player did not come.
        NoShowA,
        /// The second player did not come.
        NoShowB,
        /// The match is lost for both.
        DoubleLoss,
        /// The first player loses by a penalty.
        LossA,
        /// The second player loses by a penalty.
        LossB,
    }

    /// An exact share with its figure.
    pub struct Percent {
        /// As a fraction, "5/12".
        pub exact: String,
        /// Per cent, rounded to four places.
        pub percent: f64,
    }

    /// A line of the standings.
    pub struct StandingView {
        /// Rank; players that no tiebreaker parts share one.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has put the player out.
        pub disqualified: bool,
        /// Number of matches won, byes included.
        pub match_wins: u32,
        /// Wins, losses, draws: "2-1-0".
        pub record: String,
        /// Number of byes so far.
        pub byes: u32,
        /// Games won, lost, drawn.
        pub games: String,
        /// Average of the opponents' match-win percentages.
        pub omw: Percent,
        /// Share of games won, in per cent.
        pub gw: Percent,
        /// Average of the opponents' game-win percentages.
        pub ogw: Percent,
    }

    /// One thing that was done.
    pub struct LogLine {
        /// Its place in the journal, from 1.
        pub seq: u32,
        /// The moment, as RFC 3339.
        pub at: String,
        /// What it says, in words.
        pub text: String,
        /// Whether it was undone later.
        pub undone: bool,
        /// Whether it belongs to the step of the line that was written before it.
        pub part: bool,
    }

    /// A card as the window draws it: facts only.
    pub struct CardFace {
        /// The number of the plain printing, "SOR_042".
        pub id: String,
        /// The number of the card's oldest printing: reprints share it, and copies are counted by it.
        pub identity: String,
        /// The printed name, without the subtitle.
        pub name: String,
        /// The printed subtitle, if there is one.
        pub subtitle: Option<String>,
        /// "leader", "base", "unit", "upgrade", "event", "token unit", ...
        pub kind: String,
        /// The arena, "ground" or "space"; none for cards without.
        pub arena: Option<String>,
        /// The printed cost in resources; none for a base.
        pub cost: Option<u32>,
        /// Power (an upgrade's: what it adds).
        pub power: Option<i32>,
        /// HP (an upgrade's: what it adds).
        pub hp: Option<i32>,
        /// Aspect icons in printed order, doubles included: "Vigilance", ...
        pub aspects: Vec<String>,
        /// The printed traits, in order.
        pub traits: Vec<String>,
        /// "Common", "Uncommon", "Rare", "Legendary", "Special", "Token".
        pub rarity: String,
        /// Whether it has the unique mark.
        pub unique: bool,
        /// Keywords with their values, "Raid 2".
        pub keywords: Vec<String>,
    }

    /// A card in a booster.
    pub struct PackCardView {
        /// Its place in the pack now, from 0: what a pick names.
        pub index: u32,
        /// The card's face.
        pub face: CardFace,
        /// The number on this printing.
        pub printing: String,
        /// "normal", "hyperspace", "hyperspace-foil", "showcase", ...
        pub treatment: String,
        /// Whether it is foil.
        pub foil: bool,
    }

    /// One seat's view of a digital draft: only what that seat may see (CR 10.3.2B, 10.3.2C).
    pub struct DraftView {
        /// The event's number in this database.
        pub event: u32,
        /// The pod, from 1.
        pub pod: u32,
        /// The seat whose view this is, from 1.
        pub seat: u32,
        /// The name of the player at this seat.
        pub name: String,
        /// How far the draft is.
        pub status: DraftStatus,
        /// The cards to choose from; empty when this seat waits for others.
        pub pack: Vec<PackCardView>,
        /// What was taken so far, oldest first.
        pub taken: Vec<CardFace>,
        /// Everyone's leaders: public (CR 10.3.2B).
        pub table: Vec<DraftSeatView>,
    }

    /// What everyone may see of a seat.
    pub struct DraftSeatView {
        /// The seat, from 1 in passing order.
        pub seat: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether a program sits here.
        pub bot: bool,
        /// The leaders drafted so far.
        pub leaders: Vec<CardFace>,
        /// Cards drafted, leaders included.
        pub cards: u32,
        /// Whether this seat has yet to pick.
        pub picking: bool,
    }

    /// A pick of a finished draft, for the log.
    pub struct PickView {
        /// Pack, 0 for leaders.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// The card that was picked.
        pub taken: CardFace,
        /// What it was taken from, itself included.
        pub from: Vec<CardFace>,
        /// A bot's reason, in words.
        pub reason: Option<String>,
    }

    /// A card of a pool with the copies held and those in the deck.
    pub struct PoolCard {
        /// The card's face.
        pub face: CardFace,
        /// Copies in the pool.
        pub count: u32,
    }

    /// A list as the deck screen holds it. Cards that are not in the deck are the sideboard.
    #[derive(Default)]
    pub struct DeckEntry {
        /// The leader's card number.
        pub leader: Option<String>,
        /// The base's card number.
        pub base: Option<String>,
        /// Numbers and copies of the cards in the deck.
        pub cards: Vec<CardCount>,
    }

    /// Copies of a card.
    #[derive(Eq)]
    pub struct CardCount {
        /// The card's number, such as SOR_010.
        pub id: String,
        /// Number of copies, from 1.
        pub count: u32,
    }

    /// One thing that is wrong with a deck.
    pub struct ProblemView {
        /// The code that programs act on, "deck.too_few_cards".
        pub code: String,
        /// The same in words, for people.
        pub message: String,
        /// The cards concerned, by name.
        pub cards: Vec<String>,
        /// Their numbers, in the same order.
        pub card_ids: Vec<String>,
        /// Which deck of a Trilogy, from 1.
        pub deck: Option<u32>,
        /// Number of the rule that it rests on.
        pub rule: String,
    }

    /// What the validator and the counters say of a list.
    pub struct DeckCheck {
        /// Whether it is legal.
        pub legal: bool,
        /// Everything that is wrong.
        pub problems: Vec<ProblemView>,
        /// Cards in the deck, leader and base not counted.
        pub size: u32,
        /// The least it needs.
        pub minimum: u32,
        /// Cards by cost, 0 to 7 and above.
        pub curve: Vec<u32>,
        /// Cards that cost an aspect penalty with this leader and base (CR 8.1), by number.
        pub off_aspect: Vec<String>,
    }

    /// The deck screen of a player in a limited event.
    pub struct DeckView {
        /// The event's number in this database.
        pub event: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The player's name, as entered.
        pub name: String,
        /// The pool: leaders, bases and cards.
        pub pool: Vec<PoolCard>,
        /// The Common bases of the set, free to use (CR 10.3.4C).
        pub free_bases: Vec<CardFace>,
        /// The list as saved, or empty.
        pub list: DeckEntry,
        /// What the validator says of it.
        pub check: DeckCheck,
    }

    /// A set that boosters can be opened of.
    pub struct SetView {
        /// The code of the set, such as "SOR".
        pub code: String,
        /// The full name, such as "Spark of Rebellion".
        pub name: String,
        /// Whether boosters can be opened.
        pub boosters: bool,
    }

    /// What the window needs once, at the start.
    pub struct About {
        /// The version of this program.
        pub version: String,
        /// Where the database is.
        pub database: String,
        /// The sets that are known, oldest first.
        pub sets: Vec<SetView>,
        /// The rules profiles, built-in ones first.
        pub profiles: Vec<ProfileView>,
        /// The settings of this computer.
        pub settings: Settings,
        /// Cards that set their own limit of copies, by identity (CR 1.3.1).
        pub own_limits: Vec<CardCount>,
        /// The numbers of the bases that change the opening hand.
        pub hand_bases: Vec<String>,
    }

    /// A package of somebody else that Cantina is built from.
    pub struct ThirdPartyView {
        /// The name by which people know it.
        pub name: String,
        /// The version that is built in.
        pub version: String,
        /// Its licence, as SPDX writes it.
        pub licence: String,
        /// Where it comes from.
        pub repository: String,
    }

    /// The organiser's choices for the window.
    pub struct Settings {
        /// The look of the window.
        pub theme: Theme,
        /// Text size in per cent, 80 to 160.
        pub text_percent: u32,
        /// The language of what the game says: prompts, the cards' texts, the log, refusals.
        pub language: TextLanguage,
        /// In games begun from now on players are asked always: also where a hidden card leaves no choice, so that the
        /// others cannot tell "found nothing" from "declined" (CR 1.17.4).
        pub ask_always: bool,
    }

    /// A look of the window.
    #[derive(Copy, Eq)]
    pub enum Theme {
        /// Light text on a dark ground.
        Dark,
        /// Dark text on a light ground.
        Light,
        /// As the system says.
        System,
    }

    /// A language that the game's texts are written in.
    #[derive(Copy, Eq)]
    pub enum TextLanguage {
        /// Card texts and game texts in English.
        English,
        /// Card texts and game texts in German.
        German,
    }
}

/// An error as every face shows it: a code for programs, words for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
#[error("{message}")]
pub struct AppError {
    /// For programs: "players.duplicate", "store.locked".
    pub code: String,
    /// What is wrong, in words.
    pub message: String,
    /// Where: a file, a line, a field.
    pub place: Option<String>,
    /// What can be done about it.
    pub way_out: Option<String>,
}
