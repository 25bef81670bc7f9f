//! Requests and answers of the head judge's desk: everything of a tournament beside registration and draft.

use serde::{Deserialize, Serialize};

use super::{PlayerRef, Possible, ProfileView, ResultEntry, StandingView};

wire! {
    /// What kind of cards an event is played with.
    #[derive(Copy, Eq, Default)]
    pub enum EventKind {
        /// Drafted at the event (CR 10.3).
        #[default]
        Draft,
        /// Built from boosters that each player opens (CR 10.2).
        Sealed,
        /// Players bring their own decks.
        Constructed,
    }

    /// What is needed to make an event of any kind.
    pub struct NewTournament {
        /// Its name; must not be empty.
        pub name: String,
        /// What it is played with.
        pub kind: EventKind,
        /// The set that is drafted or opened, for example "SOR"; none for decks brought along.
        pub set: Option<String>,
        /// Whether it is drafted at this machine; else with real cards.
        pub digital: bool,
        /// Seats a pod, 2 to 16.
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
        /// What its rounds are.
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

    /// A match or bye set by hand.
    #[derive(Copy, Eq)]
    pub struct HandPair {
        /// The first player's number.
        pub a: u32,
        /// The second's; none is a bye.
        pub b: Option<u32>,
    }

    /// What a round counts for who was not there.
    #[derive(Copy, Eq)]
    pub enum MissedCounts {
        /// A match lost, with as many games as the profile says.
        Loss,
        /// A bye: a match won without an opponent.
        Bye,
        /// Neither a loss nor a bye.
        Nothing,
    }

    /// One of two players.
    #[derive(Copy, Eq)]
    pub enum SideName {
        /// The side of the first player.
        A,
        /// The side of the second player.
        B,
    }

    /// A game of a match.
    #[derive(Copy, Eq)]
    pub struct GameEntry {
        /// Who won; none is a drawn game.
        pub winner: Option<SideName>,
        /// Who began, if it was written down.
        pub first: Option<SideName>,
        /// Trilogy: the decks of both, from 1.
        pub decks: Option<[u32; 2]>,
    }

    /// A penalty, as the profile knows them.
    #[derive(Copy, Eq)]
    pub enum PenaltyName {
        /// Nothing but an entry in the log.
        Tracking,
        /// A warning; the match goes on.
        Warning,
        /// A game is lost.
        GameLoss,
        /// The match is lost.
        MatchLoss,
        /// The player is out.
        Disqualification,
    }

    /// What is done to the clock of a round.
    #[derive(Copy, Eq)]
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum RoundClockAction {
        /// It begins; none has the seconds that the profile gives.
        Start {
            /// Number of seconds; none takes the profile's.
            seconds: Option<u32>,
        },
        /// The clock stands still.
        Pause,
        /// The clock goes on from where it stood.
        Resume,
        /// It has so many seconds left.
        Set {
            /// Number of seconds.
            seconds: u32,
        },
    }

    /// One step at the desk. What it changes is on disk before the answer.
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum Act {
        /// Says how the event is played.
        Structure {
            /// The structure from here on.
            structure: StructureEntry,
        },
        /// Puts another rules profile in force.
        Profile {
            /// The key of a shipped profile or one's own.
            key: String,
        },
        /// Pairs the next round, of matches or of tables.
        Pair {
            /// How players of different pods are paired.
            scope: Scope,
            /// Matches and byes set by hand; the rest is paired around them.
            by_hand: Vec<HandPair>,
            /// The reason for those.
            note: String,
            /// Whether the round is paired by the standings: first against second, or the next not met. For the last
            /// round before a cut.
            #[serde(default)]
            power: bool,
        },
        /// Pairs the newest round again, by other chance.
        Repair {
            /// How players of different pods are paired.
            scope: Scope,
            /// The reason, for the log.
            note: String,
            /// Whether who entered after the round was paired is let into it; else they wait for the next.
            #[serde(default)]
            let_late_in: bool,
        },
        /// Two players of the newest round change places.
        Swap {
            /// The first player's number in the event.
            one: u32,
            /// The second player's number in the event.
            other: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Sets matches and byes of the newest round by hand.
        ByHand {
            /// The matches and byes set by hand.
            pairs: Vec<HandPair>,
            /// The reason, for the log.
            note: String,
        },
        /// Sets tables of three and four, and byes (one player), of the newest round by hand.
        ByHandTables {
            /// They, each with the players' numbers in the order of the seats.
            tables: Vec<Vec<u32>>,
            /// The reason, for the log.
            note: String,
        },
        /// Deletes the newest round.
        DeleteRound {
            /// The number of that round, as a safeguard.
            round: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Enters or corrects a result.
        Result {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// The result, as the first player sees it.
            result: ResultEntry,
        },
        /// Enters a match game by game; in Trilogy with the bans and the decks.
        Games {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// The banned decks of both, from 1.
            bans: Option<[u32; 2]>,
            /// The games, in the order played.
            games: Vec<GameEntry>,
        },
        /// Enters or corrects the result of a table of three or four.
        TableResult {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// HP left, in the order of the seats; 0 for who was eliminated.
            hp: Vec<u32>,
        },
        /// A player did not come: the result, and the player leaves when asked.
        NoShow {
            /// The player's number in the event.
            player: u32,
            /// Whether the player leaves the event.
            leaves: bool,
        },
        /// A player drops from the event.
        Drop {
            /// The player's number in the event.
            player: u32,
        },
        /// Two entries of the list of players are one person: the first becomes the second.
        Merge {
            /// The number of the entry that goes.
            player: u32,
            /// The number of the entry that stays.
            into: u32,
            /// The reason, for the log.
            note: String,
        },
        /// A drop is undone, or a player comes back.
        Reenter {
            /// The player's number in the event.
            player: u32,
        },
        /// Somebody enters after the first round.
        LateEntry {
            /// The name, as it was entered.
            name: String,
            /// What the rounds missed count; none is what the profile says.
            missed: Option<MissedCounts>,
            /// Whether the player is paired in the newest round yet, against who has the bye.
            into_round: bool,
        },
        /// Says what a round counts for who was not there.
        Missed {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
            /// What the round counts as.
            counts: MissedCounts,
        },
        /// Declares a bye for a round to come.
        DeclareBye {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Takes a declared bye back.
        WithdrawBye {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
        },
        /// Says which numbers the tables have.
        Room {
            /// The lowest table number in the room.
            first: u32,
            /// Those above it that do not exist.
            missing: Vec<u32>,
        },
        /// Gives a player a table to keep, or ends it.
        FixTable {
            /// The player's number in the event.
            player: u32,
            /// The table's number in the room.
            table: Option<u32>,
        },
        /// Penalises a player.
        Penalize {
            /// The player's number in the event.
            player: u32,
            /// The code of the infraction.
            infraction: String,
            /// What is given; none is what the path says.
            penalty: Option<PenaltyName>,
            /// The round in which a loss counts; none is that of the open match, else the next.
            round: Option<u32>,
            /// What happened, for the log.
            note: String,
        },
        /// Withdraws a penalty.
        WithdrawPenalty {
            /// The penalty's number, from 1.
            penalty: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Touches the clock of a round.
        Clock {
            /// The round; 0 is the time for building decks.
            round: u32,
            /// What to do with the clock.
            action: RoundClockAction,
        },
        /// Gives a time extension.
        Extend {
            /// The round, from 1.
            round: u32,
            /// The table; none is every table.
            table: Option<u32>,
            /// Number of seconds; none takes the profile's.
            seconds: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Adds a note to the log.
        Note {
            /// The text of the note; not empty.
            text: String,
            /// The player it is about, if any.
            player: Option<u32>,
            /// The round it is about, if any.
            round: Option<u32>,
            /// The table of that round, if any.
            table: Option<u32>,
        },
        /// Draws tables of the newest round for deck checks.
        DrawChecks {
            /// Number of tables to draw at random.
            count: u32,
        },
        /// Chooses tables of the newest round for deck checks.
        ChooseChecks {
            /// Numbers of the tables to check.
            tables: Vec<u32>,
        },
        /// Enters what a deck check found.
        CheckDeck {
            /// The round, from 1.
            round: u32,
            /// The player's number in the event.
            player: u32,
            /// Whether the deck is the registered list.
            sound: bool,
            /// What was found, for the log.
            note: String,
        },
        /// Hands in a list, as text in any known format.
        RegisterDeck {
            /// The player's number in the event.
            player: u32,
            /// 1; in Trilogy 1 to 3.
            slot: u32,
            /// The deck list as text.
            list: String,
        },
        /// Locks lists, or opens them again.
        LockDecks {
            /// Whose; nobody named is everybody.
            players: Vec<u32>,
            /// Whether the lists are locked from now on.
            locked: bool,
            /// The reason, for the log.
            note: String,
        },
        /// Makes the bracket from the standings.
        StartCut {
            /// 2, 4, 8 or 16.
            size: u32,
        },
    }

    /// The desk, as one answer.
    pub struct DeskView {
        /// The event's number in this database.
        pub event: u32,
        /// The name by which people know it.
        pub name: String,
        /// What kind of cards it is played with.
        pub kind: EventKind,
        /// How it is played.
        pub structure: StructureEntry,
        /// The rules profile in force.
        pub profile: ProfileView,
        /// The rounds before a cut: planned, else recommended.
        pub rounds_to_play: u32,
        /// What the profile recommends for those who take part.
        pub recommended_rounds: u32,
        /// The lowest table number.
        pub first_table: u32,
        /// Table numbers above it that do not exist.
        pub missing_tables: Vec<u32>,
        /// The players in order of registration.
        pub players: Vec<DeskPlayer>,
        /// The clock of the time for building decks, once started.
        pub deck_clock: Option<RoundClockView>,
        /// The rounds, oldest first.
        pub rounds: Vec<DeskRound>,
        /// The bracket, once made.
        pub bracket: Option<BracketView>,
        /// The places at the end of the bracket; empty before.
        pub final_places: Vec<FinalPlaceView>,
        /// The standings of matches before a cut; empty where tables are played and before round 1.
        pub standings: Vec<StandingView>,
        /// The standings of tables of three and four.
        pub table_standings: Vec<TableStandingView>,
        /// Penalties, oldest first.
        pub penalties: Vec<PenaltyView>,
        /// Deck checks, oldest first.
        pub checks: Vec<CheckView>,
        /// Infractions that the profile knows.
        pub infractions: Vec<InfractionView>,
        /// The procedure after time is called, in words.
        pub end_of_match: Vec<String>,
        /// Whether a round can be paired now.
        pub pair: Possible,
        /// Whether the bracket can be made now.
        pub cut: Possible,
        /// Whether the newest operation can be taken back.
        pub undo: Possible,
        /// What undo would take back, in words.
        pub undoes: Option<String>,
        /// What was done, newest first, with who entered it.
        pub log: Vec<DeskLogLine>,
    }

    /// A player at the desk.
    pub struct DeskPlayer {
        /// The number in this event.
        pub id: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has put the player out.
        pub disqualified: bool,
        /// The first round that the player was paired in, or can be.
        pub entered_in_round: u32,
        /// The table that the player keeps.
        pub fixed_table: Option<u32>,
        /// Rounds with a declared bye.
        pub declared_byes: Vec<u32>,
        /// Deck lists that are registered.
        pub decks: Vec<DeskDeck>,
        /// Whether they are locked.
        pub decks_locked: bool,
        /// Penalties that stand.
        pub penalties: u32,
    }

    /// A list that was handed in.
    pub struct DeskDeck {
        /// 1; in Trilogy 1 to 3.
        pub slot: u32,
        /// The name by which people know it.
        pub name: String,
        /// The leader's card number.
        pub leader: Option<String>,
        /// The base's card number.
        pub base: Option<String>,
        /// Whether the profile says that everybody may see it now.
        pub open: bool,
        /// The list as SWUDB's JSON.
        pub list: String,
    }

    /// What kind a round is.
    #[derive(Copy, Eq)]
    pub enum RoundKindName {
        /// Swiss: players of equal score meet.
        Swiss,
        /// Round robin: everyone meets everyone once.
        RoundRobin,
        /// Single elimination: the loser is out.
        Elimination,
        /// Tables of three and four.
        Tables,
    }

    /// A round at the desk.
    pub struct DeskRound {
        /// The number, from 1.
        pub number: u32,
        /// What kind it is.
        pub kind: RoundKindName,
        /// How players of different pods were paired.
        pub scope: Scope,
        /// Games that win a match.
        pub games_to_win: u32,
        /// The seed it was drawn with.
        pub seed: String,
        /// Results that are missing.
        pub open: u32,
        /// The tables that they are missing from.
        pub open_tables: Vec<u32>,
        /// The clock, once started.
        pub clock: Option<RoundClockView>,
        /// Matches, tables and byes.
        pub tables: Vec<DeskTable>,
        /// What deserves a look, in words.
        pub forced: Vec<String>,
    }

    /// The clock of a round at the moment of the answer.
    #[derive(Copy, Eq)]
    pub struct RoundClockView {
        /// Whether the clock is running.
        pub running: bool,
        /// What it began with.
        pub seconds: u32,
        /// Milliseconds left without extensions; negative when over.
        pub left_ms: i32,
    }

    /// A match, a table of three or four, or a bye.
    pub struct DeskTable {
        /// The table's number in the room.
        pub table: u32,
        /// Who sits there; a bye has one.
        pub players: Vec<PlayerRef>,
        /// The result of a match.
        pub result: Option<ResultEntry>,
        /// The result in words.
        pub result_text: String,
        /// The games, if they were entered one by one.
        pub games: Vec<GameEntry>,
        /// Trilogy: the banned decks.
        pub bans: Option<[u32; 2]>,
        /// HP left, for a table of three or four.
        pub hp: Vec<u32>,
        /// Players of a table of three or four who did not come, or have lost the game by penalty: last, without points.
        pub out: Vec<u32>,
        /// The places, for a table of three or four; equal ones are shared.
        pub places: Vec<u32>,
        /// Games that the players have lost by penalty.
        pub game_losses: Vec<u32>,
        /// Seconds given beside the clock.
        pub extension: u32,
        /// Why they meet, in words.
        pub why: Vec<String>,
    }

    /// The bracket of the cut.
    pub struct BracketView {
        /// Number of places: 2, 4, 8 or 16.
        pub size: u32,
        /// Who is in it, the best seed first.
        pub seeds: Vec<PlayerRef>,
        /// The seeds in the order of the bracket, from 1: neighbours meet.
        pub order: Vec<u32>,
        /// The first elimination round.
        pub first_round: u32,
        /// The matches to be played next; the first player of each is the better seed and chooses who goes first.
        pub next: Vec<HandPair>,
        /// Whether it is played at one final table, not as matches.
        pub one_table: bool,
        /// Whether it has its winner.
        pub over: bool,
    }

    /// A place at the end.
    pub struct FinalPlaceView {
        /// The place, from 1.
        pub place: u32,
        /// The last of the shared places; the same where none is shared.
        pub until: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
    }

    /// A line of the standings of tables of three and four.
    pub struct TableStandingView {
        /// The rank in the standings, from 1.
        pub rank: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the player has left.
        pub dropped: bool,
        /// Whether a judge has put the player out.
        pub disqualified: bool,
        /// Points by place, byes included.
        pub points: u32,
        /// Games won, shared ones among them.
        pub victories: u32,
        /// The places, game by game.
        pub places: Vec<u32>,
        /// HP left in all games.
        pub hp: u32,
        /// The average of the points of everyone met, to two places.
        pub opponents_points: f64,
        /// Number of byes so far.
        pub byes: u32,
    }

    /// A penalty that was given.
    pub struct PenaltyView {
        /// The penalty's number, from 1.
        pub number: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// The code of the infraction.
        pub infraction: String,
        /// The penalty that the judge gave.
        pub penalty: PenaltyName,
        /// The round in which a loss counts.
        pub round: u32,
        /// What happened, as it stands in the log.
        pub note: String,
        /// Why it was withdrawn, if it was.
        pub withdrawn: Option<String>,
    }

    /// What the profile's path says.
    pub struct AdviceView {
        /// The penalty that the path advises.
        pub penalty: PenaltyName,
        /// Infractions of the kind on record.
        pub before: u32,
        /// The round in which a loss would count.
        pub round: u32,
    }

    /// A deck check of one player in a round.
    pub struct CheckView {
        /// The round, from 1.
        pub round: u32,
        /// The table's number in the room.
        pub table: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether the table was drawn by chance.
        pub drawn: bool,
        /// Whether the deck was the registered list; none while the check goes on.
        pub sound: Option<bool>,
        /// What was found, for the log.
        pub note: String,
    }

    /// An infraction of the profile.
    pub struct InfractionView {
        /// The code by which programs know it.
        pub code: String,
        /// The infraction's name.
        pub name: String,
        /// The penalties, the first one first.
        pub path: Vec<PenaltyName>,
    }

    /// A table for other programs.
    #[derive(Copy, Eq)]
    pub enum CsvTable {
        /// The players with their records.
        Players,
        /// Every match, or every seat of tables of three and four.
        Rounds,
        /// The standings after the newest round.
        Standings,
    }

    /// A paper of an event.
    #[derive(Copy, Eq)]
    pub enum EventPaperKind {
        /// Who meets whom, by table.
        Pairings,
        /// Who meets whom, by name.
        Names,
        /// Pod and seat of everybody, by name.
        Seatings,
        /// A slip for each match, four a page.
        Slips,
        /// The standings with the rules profile and its tiebreakers.
        Standings,
        /// The single elimination as a tree.
        Bracket,
        /// A form for each deck that is checked in the round.
        DeckChecks,
        /// A page for each draft pod.
        Pods,
    }

    /// When the data were last safe.
    pub struct SafetyView {
        /// The folder of the copies beside the database; empty without a database file.
        pub folder: String,
        /// When the newest of them was on the disk (RFC 3339).
        pub last_copy: Option<String>,
        /// The second folder.
        pub second_folder: Option<String>,
        /// When the newest copy was made there, since the program started (RFC 3339).
        pub last_second_copy: Option<String>,
        /// What went wrong, in words: the newest copy failed or is unsound, acknowledged steps are missing.
        pub problem: Option<String>,
        /// Acknowledged steps that are missing, until somebody has seen it; 0 when none are.
        pub lost_steps: u32,
        /// The copies, the newest first. Each can be restored.
        pub copies: Vec<KeptCopyView>,
    }

    /// A copy of the database.
    pub struct KeptCopyView {
        /// The path of the file.
        pub path: String,
        /// "event-1-round-2-end", or "by-hand".
        pub label: String,
        /// Its size in units of 1024 bytes.
        pub kilobytes: u32,
        /// When it was made (RFC 3339).
        pub at: String,
    }

    /// Something that is not what was once acknowledged.
    pub struct DamagedView {
        /// "event", "game", "league", "deck", "file" for the file itself, "lost" for acknowledged steps that are missing.
        pub what: String,
        /// The number of the event, game, league or deck; 0 for the file.
        pub event: u32,
        /// The first entry, step or version that cannot be trusted, from 1; how many steps are lost.
        pub entry: u32,
        /// The same in words.
        pub message: String,
    }

    /// Something that is wrong with an edited profile.
    pub struct ProfileProblemView {
        /// A code for programs.
        pub code: String,
        /// The field, with the place in a list from 0.
        pub field: String,
        /// What is wrong, in words.
        pub message: String,
    }

    /// A line of the log with its author.
    pub struct DeskLogLine {
        /// Its place in the journal, from 1.
        pub seq: u32,
        /// The moment, as RFC 3339.
        pub at: String,
        /// Who entered it, if that was said.
        pub by: Option<String>,
        /// What it says, in words.
        pub text: String,
        /// Whether it was undone later.
        pub undone: bool,
        /// Whether it belongs to the step of the line that was written before it.
        pub part: bool,
    }

    /// Who would be in a cut now.
    pub struct CutPlanView {
        /// Places of the bracket: 2, 4, 8 or 16.
        pub size: u32,
        /// Who is in, the best seed first.
        pub seeds: Vec<PlayerRef>,
        /// Ties that chance orders, in words.
        pub ties: Vec<String>,
        /// Whether chance decides who is in.
        pub boundary_drawn: bool,
    }

    /// What a correction would change.
    pub struct ConsequencesView {
        /// In words, the weightiest first; empty when nothing changes.
        pub words: Vec<String>,
        /// Players whose rank would change.
        pub ranks: Vec<RankChangeView>,
    }

    /// A rank that would change.
    pub struct RankChangeView {
        /// The player's number in the event.
        pub player: u32,
        /// The name, as it was entered.
        pub name: String,
        /// The rank by the results as they are, from 1.
        pub was: u32,
        /// The rank by the corrected result, from 1.
        pub is: u32,
    }
}
