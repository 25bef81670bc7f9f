//! How an event is changed: each step is one [`EventAct`].

use serde::{Deserialize, Serialize};

use super::{DeckEntry, GameEntry, PenaltyName, ResultEntry, Ruling, Scope, StructureEntry};

wire! {
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
        /// The missed round counts as neither a loss nor a bye.
        Nothing,
    }

    /// What is done to the clock of a round.
    #[derive(Copy, Eq)]
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum RoundClockAction {
        /// It begins; none takes the seconds that the profile sets.
        Start {
            /// Number of seconds; none takes the profile's.
            seconds: Option<u32>,
        },
        /// The clock stands still.
        Pause,
        /// The clock goes on from where it stood.
        Resume,
        /// Sets how many seconds are left.
        Set {
            /// Seconds left from now on.
            seconds: u32,
        },
    }

    /// What a person can do to the pick clock.
    #[derive(Copy, Eq)]
    pub enum ClockAction {
        /// Starts the clock, or lets it run on.
        Run,
        /// Stops it where it is.
        Pause,
        /// Paper drafts: on to the next pick.
        Next,
        /// Paper drafts: back to the pick before.
        Back,
    }

    /// One step of an event. What it changes is on disk before the call returns. What it enters in the tournament one
    /// undo takes back whole; packs shown, picks, saved decks and rulings stay.
    #[serde(tag = "act", rename_all_fields = "camelCase")]
    pub enum EventAct {
        /// Enters players, and registers the deck lists that come with them; all or none. After round 1 was paired this is a
        /// late entry. A list that cannot be read is noted in the log, and who brings it is entered.
        Register {
            /// Names, one per line, typed or pasted; or a table of another program, as CSV with a header or as JSON.
            text: String,
        },
        /// Enters bots: they draft, build a deck, and are paired like players.
        RegisterBots {
            /// The number of bots to enter, 1 to 512.
            count: u32,
        },
        /// Gives a player another name; the number stays.
        Rename {
            /// The player's number.
            player: u32,
            /// The new name, as it is to be shown everywhere.
            name: String,
        },
        /// Draws pods and seats; again, until the draft begins.
        Seat,
        /// Gives a player who entered after the seats were drawn the free seat that the event's steps offer.
        SeatLate {
            /// The player's number.
            player: u32,
        },
        /// Two players change the seats that were drawn for them, in one pod or between two; until the draft begins.
        SwapSeats {
            /// The first player's number in the event.
            one: u32,
            /// The second player's number in the event.
            other: u32,
        },
        /// Begins the draft of every pod: opens boosters and lets bots pick first, or readies the pick clocks.
        StartDraft,
        /// Bots pick for everybody, to the end of every pod's draft; a draft with real cards is marked as over.
        FinishDraft,
        /// Runs, pauses or steps the pick clock of a pod.
        PickClock {
            /// The pod, from 1.
            pod: u32,
            /// Whether it runs, stands still, or goes to another pick.
            action: ClockAction,
        },
        /// Plans another number of rounds before a cut.
        PlanRounds {
            /// The number of rounds before the cut, those already played included.
            rounds: u32,
        },
        /// Draws random results for the open tables of a round at which two bots sit.
        RollBotResults {
            /// The number of the round, from 1.
            round: u32,
        },
        /// Takes back the newest step; that is one more line of the journal.
        Undo,
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
            /// The tables, each with the players' numbers in the order of the seats.
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
        /// Fixes a player to a table, or ends that.
        FixTable {
            /// The player's number in the event.
            player: u32,
            /// The table's number in the room.
            table: Option<u32>,
        },
        /// Penalises a player for an infraction of the profile.
        Penalize {
            /// The player's number in the event.
            player: u32,
            /// The code of the infraction.
            infraction: String,
            /// The penalty; none for what the infraction's path says.
            penalty: Option<PenaltyName>,
            /// The round in which a loss counts; none is that of the open match, else the next.
            round: Option<u32>,
            /// What happened, for the log.
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
        Clock {
            /// The round; 0 is the time for building decks.
            round: u32,
            /// What to do with the clock.
            action: RoundClockAction,
        },
        /// Adds time for one table or for all.
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
            /// Which of the player's decks it is: 1, in Trilogy 1 to 3.
            slot: u32,
            /// The deck list as text.
            list: String,
        },
        /// Shows a seat of a draft its pack, which begins the time of its pick unless the clock was stopped. The same pack
        /// shown again, as by a page that loads anew, changes nothing.
        ShowPack {
            /// The pod, from 1.
            pod: u32,
            /// The seat at it, from 1.
            seat: u32,
        },
        /// Picks a card for a person; the bots after that seat pick as well.
        Pick {
            /// The pod, from 1.
            pod: u32,
            /// The seat at it, from 1.
            seat: u32,
            /// The place of the card in the pack, from 0.
            index: u32,
            /// The number of the card ("SOR_123"), so that nothing is taken when the seat holds another pack by now. Then
            /// `index` only says which one where the pack has it twice.
            card: Option<String>,
        },
        /// Lets a program pick for a person who is away or late; nobody is shown the pack.
        PickFor {
            /// The pod, from 1.
            pod: u32,
            /// The seat at it, from 1.
            seat: u32,
        },
        /// Saves the list that a player has built from the pool, legal or not.
        SaveDeck {
            /// The player's number in the event.
            player: u32,
            /// The whole list, in place of the one saved before.
            list: DeckEntry,
        },
        /// Puts a judge's ruling into the log, with the time and the version of the program.
        Rule {
            /// The ruling with its position and what was tried.
            ruling: Box<Ruling>,
        },
        /// Locks lists, or opens them again.
        LockDecks {
            /// The players whose lists they are; none for everybody's.
            players: Vec<u32>,
            /// Whether the lists are locked from now on.
            locked: bool,
            /// The reason, for the log.
            note: String,
        },
        /// Makes the bracket from the standings.
        StartCut {
            /// The number of players in it: 2, 4, 8 or 16.
            size: u32,
        },
        /// Puts a player into the cut in the place of another one, before its first result.
        ReplaceInCut {
            /// The player who was in the cut.
            player: u32,
            /// The player who takes the place, with its seed.
            by: u32,
            /// The reason, for the log.
            note: String,
        },
    }
}

impl EventAct {
    /// Pairs the next round over the whole event, nothing set by hand.
    pub fn pair() -> EventAct {
        EventAct::Pair { scope: Scope::WholeEvent, by_hand: Vec::new(), note: String::new(), power: false }
    }
}
