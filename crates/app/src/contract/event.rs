//! What an event is made of and how it is shown: [`EventView`] is the one view of an event.

use serde::{Deserialize, Serialize};

use super::{
    BracketView, CheckView, FinalPlaceView, InfractionView, ListCheck, PenaltyView, PodView, ProfileView, Refusal,
    RoundClockView, RoundView, RulesEdition, SealedBoosters, StandingView, TableStandingView,
};

wire! {
    /// What kind of cards an event is played with.
    #[derive(Copy, Eq, Hash, Default)]
    pub enum EventKind {
        /// Drafted at the event (CR 10.3).
        #[default]
        Draft,
        /// Built from boosters that each player opens (CR 10.2).
        Sealed,
        /// Players bring their own decks.
        Constructed,
    }

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
        /// What it is played with.
        pub kind: EventKind,
        /// The set that is drafted or opened, for example "SOR"; none for decks brought along.
        pub set: Option<String>,
        /// Whether it is drafted at this machine; else with real cards.
        pub digital: bool,
        /// The most players that a draft pod seats, 2 to 16.
        pub pod_size: u32,
        /// The key of the rules profile, shipped or own; none is the default.
        pub profile: Option<String>,
        /// Seed for seats, boosters and pairings; none draws one. Digits only.
        pub seed: Option<String>,
        /// How it is played.
        pub structure: StructureEntry,
        /// Sealed: the boosters each player opens; none leaves it to the profile.
        #[serde(default)]
        pub sealed_packs: Option<u32>,
        /// Sealed: the numbers of leaders that each pool gets beside its boosters, as in a prerelease.
        #[serde(default)]
        pub pool_leaders: Vec<String>,
    }

    /// What the rounds before a cut are.
    #[derive(Copy, Eq, Default)]
    pub enum RoundsKind {
        /// Swiss: players of equal score meet.
        #[default]
        Swiss,
        /// Round robin: everyone meets everyone once.
        RoundRobin,
        /// Tables of three and four (Twin Suns).
        Tables,
    }

    /// How an event is played.
    #[derive(Copy, Eq, Default)]
    pub struct StructureEntry {
        /// How the rounds before the cut are paired.
        pub rounds: RoundsKind,
        /// Best of 1, 3 or 5; none is the profile's.
        pub best_of: Option<u32>,
        /// The same in the single elimination.
        pub cut_best_of: Option<u32>,
        /// The planned cut: 2, 4, 8 or 16.
        pub cut: Option<u32>,
        /// Whether matches are played with three decks (CR 9.3).
        pub trilogy: bool,
    }

    /// How players of several pods meet.
    #[derive(Copy, Eq, Default)]
    pub enum Scope {
        /// Pods do not matter.
        #[default]
        WholeEvent,
        /// Inside the pods, as far as that needs no rematch.
        WithinPods,
        /// With players of other pods, as far as that needs no rematch.
        AcrossPods,
        /// Inside the pods, opposite seats first.
        OppositeSeats,
    }

    /// Whether a step can be done now.
    pub struct Possible {
        /// Whether it is possible now.
        pub allowed: bool,
        /// Why it is not possible now; none when it is.
        pub why_not: Option<Refusal>,
    }

    /// What can be done with the event now.
    pub struct Steps {
        /// Draw seats (again, until the draft begins).
        pub seat: Possible,
        /// Begin the draft (digital) or its clock (paper).
        pub start_draft: Possible,
        /// Pair the next round.
        pub pair: Possible,
        /// Recommended way for pods to meet in the next round.
        pub pair_scope: Scope,
        /// Players who entered after the seats were drawn, each with the free seat they would get.
        pub late_seats: Vec<LateSeat>,
        /// Make the bracket of a cut.
        pub cut: Possible,
        /// Take back the newest step.
        pub undo: Possible,
        /// What undo would take back, in words.
        pub undoes: Option<String>,
        /// The one step that usually comes next.
        pub next: NextStep,
    }

    /// The free seat of a player who entered after the seats were drawn.
    #[derive(Copy, Eq)]
    pub struct LateSeat {
        /// The player's number.
        pub player: u32,
        /// The pod, from 1.
        pub pod: u32,
        /// The seat in the pod, from 1.
        pub seat: u32,
    }

    /// The step that usually comes next, for the main button.
    #[derive(Copy, Eq)]
    pub enum NextStep {
        /// Players are to be entered.
        AddPlayers,
        /// Pods and seats are to be drawn.
        Seat,
        /// Players who entered after the seats were drawn get a free seat.
        SeatLate,
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

    /// Everything of an event, in one value: the same for the window and the command line.
    pub struct EventView {
        /// Its line in the list of events.
        pub summary: EventSummary,
        /// How it is played.
        pub structure: StructureEntry,
        /// The rules profile in force.
        pub profile: ProfileView,
        /// The edition of the Comprehensive Rules by which its games are played: the one in force when it was made.
        pub edition: RulesEdition,
        /// The most players that a draft pod seats, 2 to 16.
        pub pod_size: u32,
        /// In sealed: what each player opens.
        pub sealed: Option<SealedBoosters>,
        /// The number of rounds before a cut that the profile recommends for those who take part.
        pub recommended_rounds: u32,
        /// The lowest table number.
        pub first_table: u32,
        /// Table numbers above it that do not exist in the room.
        pub missing_tables: Vec<u32>,
        /// The day for which deck lists are checked, `YYYY-MM-DD`: that of the newest round, before it today.
        pub lists_on: String,
        /// The players in order of registration.
        pub players: Vec<PlayerView>,
        /// The pods; empty before seating.
        pub pods: Vec<PodView>,
        /// The clock of the time for building decks, once started.
        pub deck_clock: Option<RoundClockView>,
        /// The rounds, oldest first.
        pub rounds: Vec<RoundView>,
        /// The bracket, once made.
        pub bracket: Option<BracketView>,
        /// The places at the end of the bracket; empty before.
        pub final_places: Vec<FinalPlaceView>,
        /// The standings of matches as they are now; a cut that is over ranks those who were in it. Empty before round 1
        /// and where tables of three and four are played.
        pub standings: Vec<StandingView>,
        /// The same for tables of three and four; empty where matches are played.
        pub table_standings: Vec<TableStandingView>,
        /// Penalties, oldest first, withdrawn ones included.
        pub penalties: Vec<PenaltyView>,
        /// Deck checks, oldest first.
        pub checks: Vec<CheckView>,
        /// The infractions that the profile lists.
        pub infractions: Vec<InfractionView>,
        /// The procedure after time is called, in words, one step each.
        pub end_of_match: Vec<String>,
        /// Everything that was done, newest first; picks have a log of their own.
        pub log: Vec<LogLine>,
        /// What can be done now.
        pub steps: Steps,
        /// What went wrong beside the work itself since the program started, in words: a round file that could not be
        /// written.
        pub notices: Vec<String>,
    }

    /// How a player's deck stands.
    #[derive(Copy, Eq)]
    pub enum DeckStatus {
        /// The cards were drafted; no deck was entered yet.
        Missing,
        /// A deck was saved or a list registered; it has problems.
        Illegal,
        /// A deck was saved or a list registered; the validator passed it.
        Legal,
        /// Drafted with real cards: no deck is asked for.
        OnPaper,
        /// The cards were not drafted yet.
        NotYet,
        /// No list was handed in.
        NoList,
    }

    /// A player of the event, in it or dropped.
    pub struct PlayerView {
        /// The number in this event.
        pub id: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether a bot plays in this place.
        pub bot: bool,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has disqualified the player.
        pub disqualified: bool,
        /// The first round that the player was paired in, or can be.
        pub entered_in_round: u32,
        /// The number of the draft pod, from 1; none while none is drawn.
        pub pod: Option<u32>,
        /// Seat in the pod, from 1.
        pub seat: Option<u32>,
        /// How the deck that was built at the event or registered as a list stands.
        pub deck: DeckStatus,
        /// Match record so far, "2-1-0" (wins, losses, draws); points where tables of three and four are played.
        pub record: String,
        /// The table that the player always plays at.
        pub fixed_table: Option<u32>,
        /// Rounds with a declared bye.
        pub declared_byes: Vec<u32>,
        /// Deck lists that were registered.
        pub decks: Vec<RegisteredDeckView>,
        /// Whether those lists are locked.
        pub decks_locked: bool,
        /// The number of penalties that stand.
        pub penalties: u32,
    }

    /// A deck list that was registered for a player.
    pub struct RegisteredDeckView {
        /// Which of the player's decks it is: 1, in Trilogy 1 to 3.
        pub slot: u32,
        /// The name of the deck, as it was handed in.
        pub name: String,
        /// The number of the leader card; none when the list has none.
        pub leader: Option<String>,
        /// The number of the base card; none when the list has none.
        pub base: Option<String>,
        /// Whether the profile lets everybody see it now.
        pub open: bool,
        /// The list as SWUDB's JSON.
        pub list: String,
        /// Whether it is legal on the day on which it is played, and why not.
        pub check: ListCheck,
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

    /// One thing that was done.
    pub struct LogLine {
        /// Its place in the journal, from 1.
        pub seq: u32,
        /// When it was done (RFC 3339).
        pub at: String,
        /// Who entered it, if that was set.
        pub by: Option<String>,
        /// What was done, in words.
        pub text: String,
        /// Whether a later step took it back.
        pub undone: bool,
        /// Whether it belongs to the step of the line before it in the journal.
        pub part: bool,
    }
}

impl NewEvent {
    /// A draft of a set as it is usually played: the default profile and structure, chance drawn anew.
    pub fn draft(name: &str, set: &str, mode: DraftMode, pod_size: u32) -> NewEvent {
        NewEvent {
            kind: EventKind::Draft,
            set: Some(set.to_owned()),
            digital: mode == DraftMode::Digital,
            pod_size,
            ..NewEvent::constructed(name)
        }
    }

    /// A tournament with decks that players bring: the default profile and structure, chance drawn anew.
    pub fn constructed(name: &str) -> NewEvent {
        NewEvent {
            name: name.to_owned(),
            kind: EventKind::Constructed,
            set: None,
            digital: false,
            pod_size: 8,
            profile: None,
            seed: None,
            structure: StructureEntry::default(),
            sealed_packs: None,
            pool_leaders: Vec::new(),
        }
    }
}
