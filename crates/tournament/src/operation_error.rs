//! Reasons why an operation is rejected.

use thiserror::Error;

use crate::PlayerId;

/// A rejected operation; the state is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OperationError {
    /// The player number is already in use.
    #[error("player number {player} is already in use")]
    PlayerTaken {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The event has no player with this number.
    #[error("player {player} does not exist")]
    UnknownPlayer {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The name is empty.
    #[error("a name is empty")]
    EmptyName,
    /// The event would have more players than the limit.
    #[error("an event can have at most {most} players")]
    TooManyPlayers {
        /// The limit, in players.
        most: u32,
    },
    /// The player has already dropped.
    #[error("player {player} has dropped from the event")]
    AlreadyDropped {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The player has not dropped.
    #[error("player {player} has not dropped")]
    NotDropped {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// An entry cannot be merged with itself.
    #[error("player {player} cannot be merged with the same entry")]
    MergedWithItself {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The two players have met each other, so they cannot be one person.
    #[error("players {player} and {into} played each other in round {round}, so they are not the same person")]
    MergeMet {
        /// The entry to remove.
        player: PlayerId,
        /// The entry to keep.
        into: PlayerId,
        /// The round of their match.
        round: u16,
    },
    /// Both players have a table or a bye in the same round.
    #[error("players {player} and {into} both have a table or a bye in round {round}")]
    MergeSameRound {
        /// The entry to remove.
        player: PlayerId,
        /// The entry to keep.
        into: PlayerId,
        /// The first round where both were paired.
        round: u16,
    },
    /// Both players have a seat in the same draft.
    #[error("players {player} and {into} both have a seat in the same draft")]
    MergeSeats {
        /// The entry to remove.
        player: PlayerId,
        /// The entry to keep.
        into: PlayerId,
    },
    /// Both players are in the bracket.
    #[error("players {player} and {into} are both in the bracket")]
    MergeSeeds {
        /// The entry to remove.
        player: PlayerId,
        /// The entry to keep.
        into: PlayerId,
    },
    /// The pod does not have 2 to 16 seats.
    #[error("pod {pod} has {seats} seats; a pod can have 2 to 16")]
    PodSize {
        /// The pod, from 1.
        pod: u16,
        /// Number of seats requested.
        seats: u32,
    },
    /// The player has two seats.
    #[error("player {player} has two seats")]
    SeatedTwice {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The number of planned rounds is 0, lower than the number already paired, or above the limit.
    #[error("{rounds} rounds cannot be planned; choose {least} to {most}")]
    PlannedRounds {
        /// Number of rounds requested.
        rounds: u16,
        /// The lowest possible number.
        least: u16,
        /// The highest possible number.
        most: u16,
    },
    /// The event already has the maximum number of rounds.
    #[error("an event can have at most {most} rounds")]
    TooManyRounds {
        /// The maximum number of rounds.
        most: u16,
    },
    /// The operation names a round that is not the next one.
    #[error("the next round is round {expected}, not round {round}")]
    WrongRound {
        /// The round requested, from 1.
        round: u16,
        /// The round that can come next.
        expected: u16,
    },
    /// The previous round has missing results.
    #[error("round {round} has {open} missing results")]
    RoundOpen {
        /// The round, from 1.
        round: u16,
        /// Number of missing results.
        open: u32,
    },
    /// No player takes part, so there is nothing to pair.
    #[error("there are no active players")]
    NoPlayers,
    /// A table number is 0 or used twice.
    #[error("table number {table} is used twice, or is 0")]
    TableNumber {
        /// The number that is 0 or used twice.
        table: u16,
    },
    /// The player is paired twice, or against themselves.
    #[error("player {player} is paired twice")]
    PairedTwice {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// An active player has no table.
    #[error("player {player} is not paired")]
    NotPaired {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The event has no round with this number.
    #[error("round {round} does not exist")]
    UnknownRound {
        /// The round requested, from 1.
        round: u16,
    },
    /// The round has no table with this number.
    #[error("round {round} has no table {table}")]
    UnknownTable {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// The match has too many games, or both sides would win.
    #[error("{a}-{b}-{drawn} is not a possible result of a match that is won with {games_to_win} games")]
    ImpossibleGames {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Drawn games.
        drawn: u8,
        /// Number of games that win the match.
        games_to_win: u8,
    },
    /// The result of a bye cannot be changed, and a match cannot have that result.
    #[error(
        "table {table} of round {round} cannot have this result: a bye cannot be changed, and a match cannot become a bye"
    )]
    ByeResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// Only the current round can be re-paired or deleted.
    #[error("only the current round, round {newest}, can be changed this way, not round {round}")]
    NotNewest {
        /// The round requested, from 1.
        round: u16,
        /// The current round; 0 before round 1.
        newest: u16,
    },
    /// The organiser's reason is missing.
    #[error("this change needs a reason")]
    NoNote,
    /// The operation is not possible in a round of this kind.
    #[error("this change is not possible in round {round}, which is another kind of round")]
    WrongKind {
        /// The round, from 1.
        round: u16,
    },
    /// Two-player matches and multiplayer tables cannot be mixed in one event.
    #[error("matches and multiplayer tables cannot be switched after a round has been paired")]
    OtherRounds,
    /// The number of games per match is not 1, 3 or 5.
    #[error("a match can be the best of 1, 3 or 5 games, not {games}")]
    BestOf {
        /// Best-of number requested.
        games: u8,
    },
    /// The bracket size is not 2, 4, 8 or 16.
    #[error("a cut can have 2, 4, 8 or 16 players, not {size}")]
    CutSize {
        /// Size requested.
        size: u16,
    },
    /// The bracket has more players than places, or fewer than two players.
    #[error("{seeds} players are not enough for a top {size} cut")]
    CutSeeds {
        /// Number of players selected.
        seeds: u32,
        /// Size of the bracket.
        size: u16,
    },
    /// The top cut has already started.
    #[error("the top cut has already started")]
    CutBegun,
    /// The tables of the elimination round do not match the bracket.
    #[error("the tables do not match the bracket")]
    NotTheBracket,
    /// The bracket already has a winner.
    #[error("all matches have been played")]
    NothingLeft,
    /// An elimination match needs a winner.
    #[error("table {table} of round {round} needs a winner because it is single elimination")]
    NeedsWinner {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// The change would alter who plays in the next round of the bracket.
    #[error("round {round} was paired using this result")]
    BuiltOn {
        /// The later round of the bracket.
        round: u16,
    },
    /// The result contradicts a game loss imposed by a judge.
    #[error("the result {a}-{b} does not include every game lost by penalty ({games})")]
    GameLossMissing {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Number of games lost by penalty.
        games: u8,
    },
    /// The result was set by a penalty and cannot be changed.
    #[error("the result of table {table} was set by a penalty")]
    PenaltyResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// The profile has no infraction with this code.
    #[error("the profile has no infraction {code}")]
    UnknownInfraction {
        /// The code requested.
        code: String,
    },
    /// The penalty does not exist, or is withdrawn.
    #[error("penalty {penalty} does not exist, or has been withdrawn")]
    UnknownPenalty {
        /// The penalty's number, from 1.
        penalty: u32,
    },
    /// The penalty's loss would not count in a paired round or the next one.
    #[error("a loss can count in a paired round or the next one, not in round {round}")]
    PenaltyRound {
        /// The round requested, from 1.
        round: u16,
    },
    /// The player is disqualified.
    #[error("player {player} is disqualified")]
    Disqualified {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The player has a table in the round, so it was not missed.
    #[error("player {player} has a table in round {round}, so the round was not missed")]
    WasPresent {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// The bye is already declared, or the round is already paired.
    #[error("player {player} already has a bye in round {round}, or the round has been paired")]
    ByeDeclared {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// There is no declared bye to withdraw, or the round is already paired.
    #[error("player {player} has no declared bye in round {round}, or the round has been paired")]
    NoDeclaredBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// The change is not possible while the clock is in this state.
    #[error("this change does not fit the current state of the clock of round {round}")]
    ClockNotRunning {
        /// The round, from 1.
        round: u16,
    },
    /// The time extension is not between 1 second and 2 hours.
    #[error("{seconds} seconds is not a valid time extension")]
    NoExtension {
        /// Length requested, in seconds.
        seconds: u32,
    },
    /// The player has no table in the round, so there is no deck to check.
    #[error("player {player} has no table in round {round}")]
    NotChosen {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// The player's deck lists are locked.
    #[error("the deck lists of player {player} are locked")]
    DecksLocked {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The deck slot is out of range: 1, or 1 to 3 in Trilogy.
    #[error("deck {slot} cannot be registered; a player has decks {least} to {most} here")]
    DeckSlot {
        /// The slot requested, from 1.
        slot: u8,
        /// The lowest possible slot.
        least: u8,
        /// The highest possible slot.
        most: u8,
    },
    /// The bans are missing, out of range, or not used in this event.
    #[error("bans are used only in Trilogy, and each player has exactly one deck banned")]
    Bans,
    /// A game uses a banned deck, a deck that has won, or another deck in a replay (CR 9.3.3).
    #[error("game {game} cannot be played with these decks")]
    GameDecks {
        /// The game, from 1.
        game: u8,
    },
    /// A game was entered after the match was decided.
    #[error("game {game} comes after the match was already decided")]
    GamesAfterEnd {
        /// The game, from 1.
        game: u8,
    },
    /// A Twin Suns table does not have three or four players (CR 12).
    #[error("table {table} has {seats} players; a multiplayer table can have 3 or 4")]
    TableSeats {
        /// The table's number in the room.
        table: u16,
        /// Number of players at the table.
        seats: u32,
    },
    /// There are fewer than three players, too few for a table.
    #[error("{players} players are not enough for a multiplayer table")]
    TooFewForTables {
        /// Number of players who take part.
        players: u32,
    },
    /// The HP values do not match the number of seats, or a value is not 0 to 99.
    #[error("table {table} of round {round} needs {seats} numbers from 0 to 99")]
    TableHp {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// Number of players at the table.
        seats: u32,
    },
    /// A match result was entered for a multiplayer table.
    #[error("table {table} of round {round} is a multiplayer table, so its result is the HP left")]
    PlayedAtTables {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// HP values were entered for a two-player match.
    #[error("table {table} of round {round} is a match between two players, so its result is the games won")]
    PlayedAsMatch {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// The player is already marked as absent.
    #[error("player {player} is already absent from round {round}")]
    AbsentAlready {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// The final table must be one table with all players of the top cut.
    #[error("the final table must be one table with every player of the cut")]
    NotTheFinalTable,
    /// The rules profile is invalid.
    #[error("the rules profile is not valid: {problem}")]
    ProfileInvalid {
        /// The problem, with its field.
        problem: crate::ProfileProblem,
    },
    /// There is no operation left to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
}

impl OperationError {
    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            OperationError::PlayerTaken { .. } => "tournament.player_taken",
            OperationError::UnknownPlayer { .. } => "tournament.unknown_player",
            OperationError::EmptyName => "tournament.empty_name",
            OperationError::TooManyPlayers { .. } => "tournament.too_many_players",
            OperationError::AlreadyDropped { .. } => "tournament.already_dropped",
            OperationError::NotDropped { .. } => "tournament.not_dropped",
            OperationError::MergedWithItself { .. } => "tournament.merge_itself",
            OperationError::MergeMet { .. } => "tournament.merge_met",
            OperationError::MergeSameRound { .. } => "tournament.merge_same_round",
            OperationError::MergeSeats { .. } => "tournament.merge_seats",
            OperationError::MergeSeeds { .. } => "tournament.merge_seeds",
            OperationError::PodSize { .. } => "tournament.pod_size",
            OperationError::SeatedTwice { .. } => "tournament.seated_twice",
            OperationError::PlannedRounds { .. } => "tournament.planned_rounds",
            OperationError::TooManyRounds { .. } => "tournament.too_many_rounds",
            OperationError::WrongRound { .. } => "tournament.wrong_round",
            OperationError::RoundOpen { .. } => "tournament.round_open",
            OperationError::NoPlayers => "tournament.no_players",
            OperationError::TableNumber { .. } => "tournament.table_number",
            OperationError::PairedTwice { .. } => "tournament.paired_twice",
            OperationError::NotPaired { .. } => "tournament.not_paired",
            OperationError::UnknownRound { .. } => "tournament.unknown_round",
            OperationError::UnknownTable { .. } => "tournament.unknown_table",
            OperationError::ImpossibleGames { .. } => "tournament.impossible_games",
            OperationError::ByeResult { .. } => "tournament.bye_result",
            OperationError::NotNewest { .. } => "tournament.not_newest",
            OperationError::NoNote => "tournament.no_note",
            OperationError::WrongKind { .. } => "tournament.wrong_kind",
            OperationError::OtherRounds => "tournament.other_rounds",
            OperationError::BestOf { .. } => "tournament.best_of",
            OperationError::CutSize { .. } => "tournament.cut_size",
            OperationError::CutSeeds { .. } => "tournament.cut_seeds",
            OperationError::CutBegun => "tournament.cut_begun",
            OperationError::NotTheBracket => "tournament.not_the_bracket",
            OperationError::NothingLeft => "tournament.nothing_left",
            OperationError::NeedsWinner { .. } => "tournament.needs_winner",
            OperationError::BuiltOn { .. } => "tournament.built_on",
            OperationError::GameLossMissing { .. } => "tournament.game_loss_missing",
            OperationError::PenaltyResult { .. } => "tournament.penalty_result",
            OperationError::UnknownInfraction { .. } => "tournament.unknown_infraction",
            OperationError::UnknownPenalty { .. } => "tournament.unknown_penalty",
            OperationError::PenaltyRound { .. } => "tournament.penalty_round",
            OperationError::Disqualified { .. } => "tournament.disqualified",
            OperationError::WasPresent { .. } => "tournament.was_present",
            OperationError::ByeDeclared { .. } => "tournament.bye_declared",
            OperationError::NoDeclaredBye { .. } => "tournament.no_declared_bye",
            OperationError::ClockNotRunning { .. } => "tournament.clock",
            OperationError::NoExtension { .. } => "tournament.extension",
            OperationError::NotChosen { .. } => "tournament.not_at_a_table",
            OperationError::DecksLocked { .. } => "tournament.decks_locked",
            OperationError::DeckSlot { .. } => "tournament.deck_slot",
            OperationError::Bans => "tournament.bans",
            OperationError::GameDecks { .. } => "tournament.game_decks",
            OperationError::GamesAfterEnd { .. } => "tournament.games_after_end",
            OperationError::TableSeats { .. } => "tournament.table_seats",
            OperationError::TooFewForTables { .. } => "tournament.too_few_for_tables",
            OperationError::TableHp { .. } => "tournament.table_hp",
            OperationError::PlayedAtTables { .. } => "tournament.played_at_tables",
            OperationError::PlayedAsMatch { .. } => "tournament.played_as_match",
            OperationError::AbsentAlready { .. } => "tournament.absent_already",
            OperationError::NotTheFinalTable => "tournament.not_the_final_table",
            OperationError::ProfileInvalid { .. } => "tournament.profile_invalid",
            OperationError::NothingToUndo => "tournament.nothing_to_undo",
        }
    }
}

/// A list of operations that cannot be replayed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("operation {index}: {refused}")]
pub struct FoldError {
    /// Index of the first rejected operation, from 0.
    pub index: usize,
    /// The reason for the rejection.
    pub refused: OperationError,
}
