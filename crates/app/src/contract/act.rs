//! Changes to an event. Each step is one [`EventAct`].

use serde::{Deserialize, Serialize};

use super::{
    DeckEntry, GameEntry, PairingScope, PenaltyName, PhoneCallName, ResultEntry, Ruling, StaffRole, StructureInput,
};

wire! {
    /// A manually paired match or bye.
    #[derive(Copy, Eq)]
    pub struct ManualPairing {
        /// The first player's number.
        pub a: u32,
        /// The second player's number; `None` for a bye.
        pub b: Option<u32>,
    }

    /// The value of a round that a player missed.
    #[derive(Copy, Eq)]
    pub enum MissedRoundScore {
        /// A lost match, with the number of lost games set by the profile.
        Loss,
        /// A bye: a match win without an opponent.
        Bye,
        /// The missed round counts as neither a loss nor a bye.
        Nothing,
    }

    /// A command to the clock of a round.
    #[derive(Copy, Eq)]
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum RoundClockAction {
        /// Starts the clock.
        Start {
            /// Number of seconds; `None` uses the profile's time.
            seconds: Option<u32>,
        },
        /// Pauses the clock.
        Pause,
        /// Resumes the clock.
        Resume,
        /// Sets the time left.
        Set {
            /// The time left, in seconds.
            seconds: u32,
        },
    }

    /// A command to the pick clock.
    #[derive(Copy, Eq)]
    pub enum ClockAction {
        /// Starts or resumes the clock.
        Run,
        /// Pauses the clock.
        Pause,
        /// Goes to the next pick. Tabletop drafts only.
        Next,
        /// Goes back to the previous pick. Tabletop drafts only.
        Back,
    }

    /// A change to an event. It is on disk before the call returns. One undo reverts all changes to the tournament that
    /// a step makes; shown packs, picks, saved decks and rulings stay.
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum EventAct {
        /// Adds players and registers their deck lists, all or none. After round 1 is paired, the players are late
        /// entries. An unreadable deck list is noted in the log; its player is still added.
        #[serde(rename = "register")]
        RegisterPlayers {
            /// Names, one per line, or a table from another program, as CSV with a header row or as JSON.
            text: String,
        },
        /// Adds bots, which draft, build a deck and are paired like players.
        RegisterBots {
            /// Number of bots to add, 1 to 512.
            count: u32,
        },
        /// Renames a player; the number stays.
        #[serde(rename = "rename")]
        RenamePlayer {
            /// The player's number.
            player: u32,
            /// The new name.
            name: String,
        },
        /// Draws pods and seats. Can be repeated until the draft starts.
        #[serde(rename = "seat")]
        DrawSeats,
        /// Gives a late entry the free seat offered in the event's steps.
        SeatLate {
            /// The player's number.
            player: u32,
        },
        /// Swaps the seats of two players, in one pod or between two pods. Possible until the draft starts.
        SwapSeats {
            /// The first player's number in the event.
            one: u32,
            /// The second player's number in the event.
            other: u32,
        },
        /// Starts the draft of every pod: opens boosters and lets bots pick first, or prepares the pick clocks.
        StartDraft,
        /// Lets bots make all remaining picks in every pod. A tabletop draft is only marked as finished.
        FinishDraft,
        /// Runs, pauses or steps the pick clock of a pod.
        PickClock {
            /// The pod, from 1.
            pod: u32,
            /// The command.
            action: ClockAction,
        },
        /// Changes the number of rounds before a cut.
        PlanRounds {
            /// Number of rounds before the cut, including rounds already played.
            rounds: u32,
        },
        /// Draws random results for open tables with two bots.
        RollBotResults {
            /// The number of the round, from 1.
            round: u32,
        },
        /// Undoes the latest step, which adds an entry to the journal.
        Undo,
        /// Changes the event's structure.
        #[serde(rename = "structure")]
        SetStructure {
            /// The new structure.
            structure: StructureInput,
        },
        /// Changes the rules profile.
        #[serde(rename = "profile")]
        SetProfile {
            /// The key of a built-in or custom profile.
            key: String,
        },
        /// Pairs the next round of matches or multiplayer tables.
        #[serde(rename = "pair")]
        PairRound {
            /// The rule for players of different pods.
            scope: PairingScope,
            /// Manual matches and byes; all other players are paired automatically.
            by_hand: Vec<ManualPairing>,
            /// The reason for the manual pairings.
            note: String,
            /// `true` to pair by standings: first against second, or the next opponent not met yet. For the last round
            /// before a cut.
            #[serde(default)]
            power: bool,
        },
        /// Re-pairs the current round with a new random seed.
        #[serde(rename = "repair")]
        PairAgain {
            /// The rule for players of different pods.
            scope: PairingScope,
            /// The reason, for the log.
            note: String,
            /// `true` to include late entries in this round instead of the next one.
            #[serde(default)]
            let_late_in: bool,
        },
        /// Swaps two players of the current round.
        #[serde(rename = "swap")]
        SwapPlayers {
            /// The first player's number in the event.
            one: u32,
            /// The second player's number in the event.
            other: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Sets matches and byes of the current round manually.
        #[serde(rename = "byHand")]
        SetPairings {
            /// The manual matches and byes.
            pairs: Vec<ManualPairing>,
            /// The reason, for the log.
            note: String,
        },
        /// Sets multiplayer tables, and byes (one player), of the current round manually.
        #[serde(rename = "byHandTables")]
        SetTables {
            /// The tables, each with the players' numbers in seat order.
            tables: Vec<Vec<u32>>,
            /// The reason, for the log.
            note: String,
        },
        /// Deletes the current round.
        DeleteRound {
            /// The number of the current round, as a safeguard.
            round: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Enters or corrects a result.
        #[serde(rename = "result")]
        EnterResult {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// The result from the first player's point of view.
            result: ResultEntry,
        },
        /// Enters a match game by game; in Trilogy with the bans and the decks.
        #[serde(rename = "games")]
        EnterGames {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// The banned decks of both players, from 1.
            bans: Option<[u32; 2]>,
            /// The games in play order.
            games: Vec<GameEntry>,
        },
        /// Enters or corrects the result of a multiplayer table.
        #[serde(rename = "tableResult")]
        EnterTableResult {
            /// The round, from 1.
            round: u32,
            /// The table's number in the room.
            table: u32,
            /// HP left in seat order; 0 for an eliminated player.
            hp: Vec<u32>,
        },
        /// Records a no-show, and optionally drops the player.
        #[serde(rename = "noShow")]
        ReportNoShow {
            /// The player's number in the event.
            player: u32,
            /// `true` to drop the player from the event.
            leaves: bool,
        },
        /// Drops a player from the event.
        #[serde(rename = "drop")]
        DropPlayer {
            /// The player's number in the event.
            player: u32,
        },
        /// Merges two entries of the same person: the first becomes the second.
        #[serde(rename = "merge")]
        MergePlayers {
            /// The number of the entry to remove.
            player: u32,
            /// The number of the entry to keep.
            into: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Re-enters a player who has dropped.
        #[serde(rename = "reenter")]
        ReenterPlayer {
            /// The player's number in the event.
            player: u32,
        },
        /// Adds a late entry after the first round.
        #[serde(rename = "lateEntry")]
        AddLateEntry {
            /// The name, as entered.
            name: String,
            /// The value of the missed rounds; `None` uses the profile's.
            missed: Option<MissedRoundScore>,
            /// `true` to pair the player in the current round, against the player with the bye.
            into_round: bool,
        },
        /// Sets the value of a round that a player missed.
        #[serde(rename = "missed")]
        SetMissedRound {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
            /// The value of the round.
            counts: MissedRoundScore,
        },
        /// Declares a bye for a later round.
        DeclareBye {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Withdraws a declared bye.
        WithdrawBye {
            /// The player's number in the event.
            player: u32,
            /// The round, from 1.
            round: u32,
        },
        /// Sets the table numbers of the room.
        #[serde(rename = "room")]
        SetTableNumbers {
            /// The lowest table number in the room.
            first: u32,
            /// Higher table numbers that do not exist.
            missing: Vec<u32>,
        },
        /// Assigns a player to a table, or removes the assignment.
        #[serde(rename = "fixTable")]
        AssignTable {
            /// The player's number in the event.
            player: u32,
            /// The table's number in the room.
            table: Option<u32>,
        },
        /// Gives a player a penalty for an infraction of the profile.
        Penalize {
            /// The player's number in the event.
            player: u32,
            /// The code of the infraction.
            infraction: String,
            /// The penalty; `None` uses the next one on the infraction's penalty path.
            penalty: Option<PenaltyName>,
            /// The round for a loss; `None` is the round of the open match, otherwise the next round.
            round: Option<u32>,
            /// A description for the log.
            note: String,
        },
        /// Withdraws a penalty; it stays in the list, marked as withdrawn.
        WithdrawPenalty {
            /// The penalty's number, from 1.
            penalty: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Starts, pauses, resumes or sets the clock of a round.
        #[serde(rename = "clock")]
        SetRoundClock {
            /// The round; 0 is the time for building decks.
            round: u32,
            /// The command.
            action: RoundClockAction,
        },
        /// Adds time for one table or for all.
        #[serde(rename = "extend")]
        ExtendTime {
            /// The round, from 1.
            round: u32,
            /// The table; `None` for every table.
            table: Option<u32>,
            /// Number of seconds; `None` uses the profile's time.
            seconds: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Adds a note to the log.
        #[serde(rename = "note")]
        AddNote {
            /// The text of the note; not empty.
            text: String,
            /// The player it is about, if any.
            player: Option<u32>,
            /// The round it is about, if any.
            round: Option<u32>,
            /// The table of that round, if any.
            table: Option<u32>,
        },
        /// Draws tables of the current round for deck checks.
        #[serde(rename = "drawChecks")]
        DrawDeckChecks {
            /// Number of tables to draw at random.
            count: u32,
        },
        /// Selects tables of the current round for deck checks.
        #[serde(rename = "chooseChecks")]
        SelectDeckChecks {
            /// Numbers of the tables to check.
            tables: Vec<u32>,
        },
        /// Enters the result of a deck check.
        #[serde(rename = "checkDeck")]
        RecordDeckCheck {
            /// The round, from 1.
            round: u32,
            /// The player's number in the event.
            player: u32,
            /// `true` if the deck matches the registered list.
            #[serde(rename = "sound")]
            matches: bool,
            /// The findings, for the log.
            note: String,
        },
        /// Registers a deck list, as text in any supported format.
        RegisterDeck {
            /// The player's number in the event.
            player: u32,
            /// The deck's slot: 1, or 1 to 3 in Trilogy.
            slot: u32,
            /// The deck list as text.
            list: String,
        },
        /// Shows a seat its pack, which starts the time of its pick unless the clock is paused. Showing the same pack
        /// again, such as after a page reload, changes nothing.
        ShowPack {
            /// The pod, from 1.
            pod: u32,
            /// The seat in the pod, from 1.
            seat: u32,
        },
        /// Picks a card for a person, or makes another choice of the draft's shape; bots then pick too.
        Pick {
            /// The pod, from 1.
            pod: u32,
            /// The seat in the pod, from 1.
            seat: u32,
            /// Index of the card in the pack, or of the choice, from 0.
            index: u32,
            /// The card's number ("SOR_123") or the code of the choice ("take"), which rejects the pick if the seat has
            /// another pack by now. `index` then only selects between two copies in the pack.
            card: Option<String>,
        },
        /// Lets a bot pick for a person who is away or late, without showing the pack.
        PickFor {
            /// The pod, from 1.
            pod: u32,
            /// The seat in the pod, from 1.
            seat: u32,
        },
        /// Saves the deck that a player has built from the pool, legal or not.
        SaveDeck {
            /// The player's number in the event.
            player: u32,
            /// The complete list, which replaces the previous one.
            list: DeckEntry,
        },
        /// Saves a judge's ruling to the log, with the time and the program version.
        #[serde(rename = "rule")]
        SaveRuling {
            /// The ruling with its position and branches.
            ruling: Box<Ruling>,
        },
        /// Locks or unlocks deck lists.
        LockDecks {
            /// The players whose lists are locked or unlocked; empty for all players.
            players: Vec<u32>,
            /// `true` to lock the lists, `false` to unlock them.
            locked: bool,
            /// The reason, for the log.
            note: String,
        },
        /// Creates the bracket from the standings.
        #[serde(rename = "startCut")]
        CreateBracket {
            /// Number of players: 2, 4, 8 or 16.
            size: u32,
        },
        /// Replaces a player in the cut, before its first result.
        ReplaceInCut {
            /// The player to replace.
            player: u32,
            /// The replacement, who gets the same seed.
            by: u32,
            /// The reason, for the log.
            note: String,
        },
        /// Shows a player the pack on their own phone. This starts the time of the pick unless the clock runs or is
        /// paused.
        ShowOwnPack {
            /// The player's number in the event.
            player: u32,
        },
        /// Picks a card on the player's own phone. Repeating the same pick changes nothing.
        PickOwn {
            /// The player's number in the event.
            player: u32,
            /// The number of the pack on the screen, from 1; 0 for leaders.
            pack: u32,
            /// The number of the pick in the pack, or of the seat's choice in a draft of another shape, from 1.
            pick: u32,
            /// Index of the card in the pack, from 0; it only selects between two copies.
            index: u32,
            /// The number of the card's printing.
            card: String,
        },
        /// Registers a player's list from their own phone.
        RegisterOwnList {
            /// The player's number in the event.
            player: u32,
            /// The deck's slot: 1, or 1 to 3 in Trilogy.
            slot: u32,
            /// The deck list as text.
            list: String,
        },
        /// Saves the deck that a player has built from the pool on their own phone.
        SaveOwnDeck {
            /// The player's number in the event.
            player: u32,
            /// The complete list, which replaces the previous one.
            list: DeckEntry,
        },
        /// Reports the result of a player's match. It is entered when both players report the same, or immediately
        /// against a bot.
        ReportResult {
            /// The player's number in the event.
            player: u32,
            /// The round on the screen, from 1.
            round: u32,
            /// The number of the opponent on the screen.
            opponent: u32,
            /// Number of games the player won.
            won: u32,
            /// Number of games the opponent won.
            lost: u32,
            /// Number of drawn games.
            drawn: u32,
        },
        /// Calls the desk for a player. An open call of the same kind stays unchanged.
        PlaceCall {
            /// The player's number in the event.
            player: u32,
            /// The purpose.
            call: PhoneCallName,
        },
        /// Withdraws a player's call for them, if it is open.
        WithdrawCall {
            /// The player's number in the event.
            player: u32,
            /// The purpose.
            call: PhoneCallName,
        },
        /// Closes a player's call after it was answered, if it is open.
        CloseCall {
            /// The player's number in the event.
            player: u32,
            /// The purpose.
            call: PhoneCallName,
        },
        /// Sets or clears the table where a judge or scorekeeper is. Closes the judge calls from that table.
        StandAtTable {
            /// The person's role.
            role: StaffRole,
            /// The person's name.
            name: String,
            /// The table of the current round; `None` for no table.
            table: Option<u32>,
        },
        /// Discards reports, calls and judges' tables, when the event's phones are revoked.
        ClearPhones,
    }
}

impl EventAct {
    /// Returns an act that pairs the next round over the whole event, without manual pairings.
    pub fn pair() -> EventAct {
        EventAct::PairRound { scope: PairingScope::WholeEvent, by_hand: Vec::new(), note: String::new(), power: false }
    }
}
