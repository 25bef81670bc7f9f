//! An event and its settings. [`EventView`] is the only view of an event.

use serde::{Deserialize, Serialize};

use super::{
    BracketView, CheckView, FinalPlaceView, InfractionView, ListCheck, PackSource, PenaltyView, PodView, ProfileView,
    Refusal, RoundClockView, RoundView, RulesEdition, SealedBoosters, StandingColumn, StandingView, TableStandingView,
    TeamStandingView,
};

wire! {
    /// The kind of an event.
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

    /// The mode of a draft.
    #[derive(Copy, Eq)]
    pub enum DraftMode {
        /// On this computer: boosters are generated, and people and bots pick on screen.
        Digital,
        /// With real cards: Cantina seats the players and runs the pick clock.
        Paper,
    }

    /// The shape of a draft.
    #[derive(Copy, Eq, Hash, Default)]
    pub enum DraftShape {
        /// Packs are passed round a pod of 2 to 16 players (CR 10.3).
        #[default]
        Pod,
        /// Two players: three hidden piles that grow.
        Winston,
        /// Two players: rows and columns of nine cards face up.
        Grid,
        /// Two players: small packs that are swapped.
        Minneapolis,
        /// Two to eight players: one card at a time from everything face up.
        Rotisserie,
        /// A pod of two teams of two, in alternate seats, followed by team rounds.
        TeamsOfTwo,
        /// A pod of two teams of three, in alternate seats, followed by team rounds.
        TeamsOfThree,
    }

    /// The stage of an event.
    #[derive(Copy, Eq)]
    pub enum Stage {
        /// Players are being added.
        Registration,
        /// Seats are drawn; the draft has not started.
        Seated,
        /// Cards are being drafted.
        Drafting,
        /// The draft is over and decks are being built; no round is paired.
        DeckBuilding,
        /// Swiss rounds are being played.
        Rounds,
        /// Every planned round has its results.
        Finished,
    }

    /// An event in the list of events.
    pub struct EventSummary {
        /// The number in this database.
        pub id: u32,
        /// The name.
        pub name: String,
        /// The code of the set that is drafted, the first of several.
        pub set: String,
        /// The name of that set, or a description of the packs if they are of several sets or a cube.
        pub set_name: String,
        /// The kind of event.
        pub kind: EventKind,
        /// The draft mode; meaningless for an event without a draft.
        pub mode: DraftMode,
        /// Time of creation (RFC 3339).
        pub created_at: String,
        /// The stage.
        pub stage: Stage,
        /// Number of players, including dropped ones.
        pub players: u32,
        /// The current round; 0 before round 1.
        pub round: u32,
        /// Planned rounds: the organiser's number, or the recommendation.
        pub planned_rounds: u32,
        /// `true` if it is archived; nothing is ever deleted.
        pub archived: bool,
        /// The reason its history is damaged, as text. The other fields are then meaningless.
        pub problem: Option<String>,
    }

    /// A request to create an event.
    pub struct NewEvent {
        /// The name; must not be empty.
        pub name: String,
        /// The kind of event.
        pub kind: EventKind,
        /// The set to draft or open, such as "SOR"; `None` for constructed events.
        pub set: Option<String>,
        /// `true` for a draft on this computer, `false` for real cards.
        pub digital: bool,
        /// The shape of the draft.
        #[serde(default)]
        pub shape: DraftShape,
        /// Maximum number of players per pod, 2 to 16; fixed by the shapes for two players.
        pub pod_size: u32,
        /// The key of a built-in or custom rules profile; `None` for the default.
        pub profile: Option<String>,
        /// Seed for seats, boosters and pairings; `None` for a random seed. Digits only.
        pub seed: Option<String>,
        /// The structure.
        pub structure: StructureInput,
        /// Sealed: number of boosters per player; `None` uses the profile's.
        #[serde(default)]
        pub sealed_packs: Option<u32>,
        /// Sealed: card numbers of leaders added to each pool, as in a prerelease.
        #[serde(default)]
        pub pool_leaders: Vec<String>,
        /// Draft and sealed: packs that are not all boosters of `set`, which is then ignored.
        #[serde(default)]
        pub packs: Option<PackSource>,
        /// `true` if boosters of `set` come from whole boxes of 24, dealt in box order.
        #[serde(default)]
        pub boxed: bool,
    }

    /// The pairing system of the rounds before a cut.
    #[derive(Copy, Eq, Default)]
    pub enum RoundsKind {
        /// Swiss: players with equal scores meet.
        #[default]
        Swiss,
        /// Round robin: everyone plays everyone once.
        RoundRobin,
        /// Multiplayer tables (Twin Suns).
        Tables,
    }

    /// The structure of an event.
    #[derive(Copy, Eq, Default)]
    pub struct StructureInput {
        /// The pairing system before the cut.
        pub rounds: RoundsKind,
        /// Best of 1, 3 or 5; `None` uses the profile's.
        pub best_of: Option<u32>,
        /// Best of 1, 3 or 5 in the bracket; `None` uses the profile's.
        pub cut_best_of: Option<u32>,
        /// The planned cut: 2, 4, 8 or 16.
        pub cut: Option<u32>,
        /// `true` if matches are played with three decks (CR 9.3).
        pub trilogy: bool,
    }

    /// The rule for players of different pods.
    #[derive(Copy, Eq, Default)]
    pub enum PairingScope {
        /// Ignores pods.
        #[default]
        WholeEvent,
        /// Within pods where possible without a rematch.
        WithinPods,
        /// Across pods where possible without a rematch.
        AcrossPods,
        /// Within pods, opposite seats first.
        OppositeSeats,
        /// Teams meet: each player plays a member of the other team.
        Teams,
    }

    /// The availability of a step.
    pub struct StepAvailability {
        /// `true` if it is possible now.
        pub allowed: bool,
        /// The reason it is not possible now; `None` if it is.
        pub why_not: Option<Refusal>,
    }

    /// The steps available for an event.
    pub struct Steps {
        /// Draw seats (again, until the draft begins).
        pub seat: StepAvailability,
        /// Start the draft.
        pub start_draft: StepAvailability,
        /// Pair the next round.
        pub pair: StepAvailability,
        /// The recommended scope of the next round.
        pub pair_scope: PairingScope,
        /// Late entries, each with the free seat they would get.
        pub late_seats: Vec<LateSeat>,
        /// Create the bracket of a cut.
        pub cut: StepAvailability,
        /// Undo the latest step.
        pub undo: StepAvailability,
        /// The step that undo would revert, as text.
        pub undoes: Option<String>,
        /// The step that usually comes next.
        pub next: NextStep,
    }

    /// The free seat for a late entry.
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
        /// Add players.
        AddPlayers,
        /// Draw pods and seats.
        Seat,
        /// Give late entries a free seat.
        SeatLate,
        /// Start the draft.
        StartDraft,
        /// Go to the current draft.
        Draft,
        /// Build the missing decks.
        BuildDecks,
        /// Pair the next round.
        Pair,
        /// Enter the missing results.
        EnterResults,
        /// Create the bracket of the planned cut.
        MakeCut,
        /// Show the final standings.
        Standings,
    }

    /// The complete view of an event, for the window and the command line.
    pub struct EventView {
        /// The row in the list of events.
        pub summary: EventSummary,
        /// The structure.
        pub structure: StructureInput,
        /// The rules profile.
        pub profile: ProfileView,
        /// The edition of the Comprehensive Rules for its games: the one in force when the event was created.
        pub edition: RulesEdition,
        /// The shape of the draft.
        pub shape: DraftShape,
        /// Maximum number of players per pod, 2 to 16.
        pub pod_size: u32,
        /// In sealed: the boosters of each player.
        pub sealed: Option<SealedBoosters>,
        /// Number of rounds before a cut, as recommended by the profile for the active players.
        pub recommended_rounds: u32,
        /// The lowest table number.
        pub first_table: u32,
        /// Higher table numbers that do not exist.
        pub missing_tables: Vec<u32>,
        /// The date of deck checks, `YYYY-MM-DD`: that of the current round, or today before round 1.
        pub lists_on: String,
        /// The players in order of registration.
        pub players: Vec<PlayerView>,
        /// The pods; empty before seating.
        pub pods: Vec<PodView>,
        /// The deck-building clock, once started.
        pub deck_clock: Option<RoundClockView>,
        /// The rounds, oldest first.
        pub rounds: Vec<RoundView>,
        /// The bracket, once created.
        pub bracket: Option<BracketView>,
        /// The final places; empty until the bracket is over.
        pub final_places: Vec<FinalPlaceView>,
        /// The columns of the standings, as the rules profile ranks: names of its ranking keys.
        #[cfg_attr(feature = "specta", specta(type = Vec<String>))]
        pub columns: Vec<StandingColumn>,
        /// The current standings of matches; a finished cut ranks its players. Empty before round 1, and if the event
        /// uses multiplayer tables.
        pub standings: Vec<StandingView>,
        /// The current standings of teams; empty without teams and before round 1.
        pub team_standings: Vec<TeamStandingView>,
        /// The current standings of multiplayer tables; empty if the event uses matches.
        pub table_standings: Vec<TableStandingView>,
        /// Penalties, oldest first, including withdrawn ones.
        pub penalties: Vec<PenaltyView>,
        /// Deck checks, oldest first.
        pub checks: Vec<CheckView>,
        /// The profile's infractions.
        pub infractions: Vec<InfractionView>,
        /// The end-of-match procedure after time is called, one step each.
        pub end_of_match: Vec<String>,
        /// The log, newest first. Picks are logged separately.
        pub log: Vec<LogLine>,
        /// The available steps.
        pub steps: Steps,
        /// Background errors since the program started, as text, such as a round file that could not be saved.
        pub notices: Vec<String>,
    }

    /// The answer to a step or a refresh at the desk.
    #[serde(tag = "kind")]
    pub enum EventUpdate {
        /// The whole view.
        Whole {
            /// The revision of this view, for the next request.
            revision: String,
            /// The view.
            view: Box<EventView>,
        },
        /// The changes since the view that the page has.
        Changes {
            /// The revision of the changed view, for the next request.
            revision: String,
            /// The revision of the view that the changes apply to.
            base: String,
            /// The changes, in the form that `ui/src/lib/changes.ts` applies.
            #[cfg_attr(feature = "specta", specta(type = specta_typescript::Unknown))]
            changes: serde_json::Value,
        },
    }

    /// The status of a player's deck.
    #[derive(Copy, Eq)]
    pub enum DeckStatus {
        /// Cards are drafted, but there is no deck yet.
        Missing,
        /// A deck is saved or registered and has problems.
        Illegal,
        /// A deck is saved or registered and is legal.
        Legal,
        /// Drafted with real cards, so no deck is needed here.
        OnPaper,
        /// Cards are not drafted yet.
        NotYet,
        /// No deck list is registered.
        NoList,
    }

    /// A player of the event, active or dropped.
    pub struct PlayerView {
        /// The player's number in the event.
        pub id: u32,
        /// The name, as entered.
        pub name: String,
        /// `true` for a bot.
        pub bot: bool,
        /// `true` if the player has dropped.
        pub dropped: bool,
        /// `true` if the player is disqualified.
        pub disqualified: bool,
        /// The player's first round.
        pub entered_in_round: u32,
        /// The draft pod, from 1; `None` until seats are drawn.
        pub pod: Option<u32>,
        /// Seat in the pod, from 1.
        pub seat: Option<u32>,
        /// The status of the built or registered deck.
        pub deck: DeckStatus,
        /// The card number of the leader of the deck built at the event.
        pub leader: Option<String>,
        /// The card number of the base of the deck built at the event.
        pub base: Option<String>,
        /// Match record so far, "2-1-0" (wins, losses, draws), or points at multiplayer tables.
        pub record: String,
        /// The player's assigned table, if any.
        pub fixed_table: Option<u32>,
        /// Rounds with a declared bye.
        pub declared_byes: Vec<u32>,
        /// The registered deck lists.
        pub decks: Vec<RegisteredDeckView>,
        /// `true` if the deck lists are locked.
        pub decks_locked: bool,
        /// Number of penalties, without withdrawn ones.
        pub penalties: u32,
    }

    /// A registered deck list of a player.
    pub struct RegisteredDeckView {
        /// The deck's slot: 1, or 1 to 3 in Trilogy.
        pub slot: u32,
        /// The name of the deck, as registered.
        pub name: String,
        /// The leader's card number, if the list has a leader.
        pub leader: Option<String>,
        /// The base's card number, if the list has a base.
        pub base: Option<String>,
        /// `true` if the profile makes it public now.
        pub open: bool,
        /// The list as SWUDB's JSON.
        pub list: String,
        /// The legality check for the day of play.
        pub check: ListCheck,
    }

    /// A player as named in a pairing.
    pub struct PlayerRef {
        /// The player's number in the event.
        pub id: u32,
        /// The name, as entered.
        pub name: String,
        /// The record before this round, "1-0-0".
        pub record: String,
    }

    /// A line of the log.
    pub struct LogLine {
        /// Position in the journal, from 1.
        pub seq: u32,
        /// The time (RFC 3339).
        pub at: String,
        /// The author, if set.
        pub by: Option<String>,
        /// The message.
        pub text: String,
        /// `true` if it was undone later.
        pub undone: bool,
        /// `true` if it belongs to the same step as the previous journal entry.
        pub part: bool,
    }
}

impl NewEvent {
    /// Creates a draft with the default profile and structure and a random seed.
    pub fn draft(name: &str, set: &str, mode: DraftMode, pod_size: u32) -> NewEvent {
        NewEvent {
            kind: EventKind::Draft,
            set: Some(set.to_owned()),
            digital: mode == DraftMode::Digital,
            pod_size,
            ..NewEvent::constructed(name)
        }
    }

    /// Creates a constructed event with the default profile and structure and a random seed.
    pub fn constructed(name: &str) -> NewEvent {
        NewEvent {
            name: name.to_owned(),
            kind: EventKind::Constructed,
            set: None,
            digital: false,
            shape: DraftShape::Pod,
            pod_size: 8,
            profile: None,
            seed: None,
            structure: StructureInput::default(),
            sealed_packs: None,
            pool_leaders: Vec::new(),
            packs: None,
            boxed: false,
        }
    }
}
