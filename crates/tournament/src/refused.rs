//! Why an operation is not possible.

use thiserror::Error;

use crate::PlayerId;

/// An operation that is not possible; the state is as before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// The number is taken.
    #[error("player number {player} is taken")]
    PlayerTaken {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The event has no player with this number.
    #[error("there is no player {player}")]
    UnknownPlayer {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// A name must have a letter.
    #[error("a name is empty")]
    EmptyName,
    /// More players than the program pairs.
    #[error("an event has at most {most} players")]
    TooManyPlayers {
        /// The limit, in players.
        most: u32,
    },
    /// The player has left already.
    #[error("player {player} has left the event")]
    AlreadyDropped {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The player has not left.
    #[error("player {player} has not left the event")]
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
    /// The two have met each other, and nobody plays against themselves.
    #[error("players {player} and {into} have met in round {round}: they are not one person")]
    MergeMet {
        /// The entry that was to go.
        player: PlayerId,
        /// The entry that was to stay.
        into: PlayerId,
        /// The round in which they met.
        round: u16,
    },
    /// Both were paired in the same round, and nobody plays at two tables at once.
    #[error("players {player} and {into} both have a table or a bye in round {round}")]
    MergeSameRound {
        /// The entry that was to go.
        player: PlayerId,
        /// The entry that was to stay.
        into: PlayerId,
        /// The first round in which both were paired.
        round: u16,
    },
    /// Both have a seat in the draft, and nobody drafts twice.
    #[error("players {player} and {into} both have a seat in the same draft")]
    MergeSeats {
        /// The entry that was to go.
        player: PlayerId,
        /// The entry that was to stay.
        into: PlayerId,
    },
    /// Both have a place in the bracket, and nobody plays in it twice.
    #[error("players {player} and {into} are both in the bracket")]
    MergeSeeds {
        /// The entry that was to go.
        player: PlayerId,
        /// The entry that was to stay.
        into: PlayerId,
    },
    /// A pod has 2 to 16 seats.
    #[error("pod {pod} has {seats} seats; 2 to 16 are possible")]
    PodSize {
        /// The pod, from 1.
        pod: u16,
        /// Number of seats asked for.
        seats: u32,
    },
    /// A player has two seats.
    #[error("player {player} has two seats")]
    SeatedTwice {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Rounds planned are fewer than 1 or than are paired, or more than the program counts.
    #[error("{rounds} rounds cannot be planned; {least} to {most} are possible")]
    PlannedRounds {
        /// Number of rounds asked for.
        rounds: u16,
        /// The lowest that is possible.
        least: u16,
        /// The highest that is possible.
        most: u16,
    },
    /// The event has the most rounds that the program counts.
    #[error("an event has at most {most} rounds")]
    TooManyRounds {
        /// The highest that is possible.
        most: u16,
    },
    /// Another round is next.
    #[error("round {expected} is next, not round {round}")]
    WrongRound {
        /// The round asked for, from 1.
        round: u16,
        /// The round that can come next.
        expected: u16,
    },
    /// Results of the round before are missing.
    #[error("round {round} has {open} open results")]
    RoundOpen {
        /// The round, from 1.
        round: u16,
        /// Number of results that are missing.
        open: u32,
    },
    /// No player takes part, so nothing can be paired.
    #[error("nobody takes part")]
    NoPlayers,
    /// A table's number is 0 or used twice.
    #[error("table number {table} is used twice, or is 0")]
    TableNumber {
        /// The number that is 0 or used twice.
        table: u16,
    },
    /// A player is paired twice, or against themselves.
    #[error("player {player} is paired twice")]
    PairedTwice {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// A player who takes part has no table.
    #[error("player {player} is not paired")]
    NotPaired {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// The event has no round with this number.
    #[error("there is no round {round}")]
    UnknownRound {
        /// The round asked for, from 1.
        round: u16,
    },
    /// The round has no table with this number.
    #[error("there is no table {table} in round {round}")]
    UnknownTable {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// More games than the match has, or both sides as winner.
    #[error("{a}-{b}-{drawn} is not a result of a match to {games_to_win} games")]
    ImpossibleGames {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Games without a winner.
        drawn: u8,
        /// Games that win the match.
        games_to_win: u8,
    },
    /// A bye keeps its result, and only a bye has it.
    #[error("table {table} of round {round} takes no such result: a bye stays a bye, a match is played")]
    ByeResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// Only the newest round can be paired again or deleted.
    #[error("round {round} is not the newest one, which is round {newest}")]
    NotNewest {
        /// The round asked for, from 1.
        round: u16,
        /// The newest round; 0 before the first.
        newest: u16,
    },
    /// The organiser must say why.
    #[error("a reason is needed")]
    NoNote,
    /// What was asked is not possible in a round of this kind.
    #[error("round {round} is of another kind: that is not possible in it")]
    WrongKind {
        /// The round, from 1.
        round: u16,
    },
    /// Matches and tables do not share standings.
    #[error("the kind of the rounds cannot change between matches of two and tables once a round is paired")]
    OtherRounds,
    /// Matches are best of 1, 3 or 5.
    #[error("a match is of 1, 3 or 5 games, not {games}")]
    BestOf {
        /// Games asked for: best of this many.
        games: u8,
    },
    /// Brackets have 2, 4, 8 or 16 places.
    #[error("a cut is to 2, 4, 8 or 16, not {size}")]
    CutSize {
        /// Number of places asked for.
        size: u16,
    },
    /// More players than places, or fewer than two.
    #[error("{seeds} players are no field for a cut to {size}")]
    CutSeeds {
        /// Number of players that were named for it.
        seeds: u32,
        /// Places of the bracket.
        size: u16,
    },
    /// Not possible once the bracket is made.
    #[error("the single elimination has begun")]
    CutBegun,
    /// An elimination round is what the bracket says.
    #[error("the tables are not those of the bracket")]
    NotTheBracket,
    /// The bracket has its winner.
    #[error("nothing is left to play")]
    NothingLeft,
    /// An elimination match has a winner, or nobody of it goes on.
    #[error("table {table} of round {round} needs a winner: it is single elimination")]
    NeedsWinner {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// Another winner would not be in the next round of the bracket.
    #[error("round {round} was made by this result: delete it first")]
    BuiltOn {
        /// The later round of the bracket.
        round: u16,
    },
    /// A result contradicts a game loss that a judge imposed.
    #[error("{a}-{b} leaves out a game loss: {games} of the games were lost by penalty")]
    GameLossMissing {
        /// Games that A has won.
        a: u8,
        /// Games that B has won.
        b: u8,
        /// Games lost by penalty.
        games: u8,
    },
    /// A match lost by penalty takes no other result.
    #[error("the result of table {table} stands by a penalty: withdraw it first")]
    PenaltyResult {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// No such infraction in the profile.
    #[error("the profile has no infraction {code}")]
    UnknownInfraction {
        /// The code asked for.
        code: String,
    },
    /// No such penalty, or it is withdrawn.
    #[error("there is no penalty {penalty} that stands")]
    UnknownPenalty {
        /// The penalty's number, from 1.
        penalty: u32,
    },
    /// A loss in a far round could be forgotten.
    #[error("a loss counts in a paired round or the next, not in round {round}")]
    PenaltyRound {
        /// The round asked for, from 1.
        round: u16,
    },
    /// The player is out.
    #[error("player {player} is disqualified")]
    Disqualified {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// Only a missed round can count as something else.
    #[error("player {player} has a table in round {round}")]
    WasPresent {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// A bye is declared once, before its round.
    #[error("player {player} has a declared bye in round {round} already, or the round is paired")]
    ByeDeclared {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// There is nothing to withdraw.
    #[error("player {player} has no declared bye in round {round}, or the round is paired")]
    NoDeclaredBye {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// A clock is started once, paused while it runs, resumed while it stands.
    #[error("the clock of round {round} cannot do that now")]
    ClockNotRunning {
        /// The round, from 1.
        round: u16,
    },
    /// An extension has 1 second to 2 hours.
    #[error("{seconds} seconds are no extension")]
    NoExtension {
        /// Length of the extension asked for, in seconds.
        seconds: u32,
    },
    /// A deck check is about somebody who plays.
    #[error("player {player} is at no table of round {round}")]
    NotChosen {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// Lists are replaced only while they are open.
    #[error("the lists of player {player} are locked")]
    DecksLocked {
        /// The player's number in the event.
        player: PlayerId,
    },
    /// One list, in Trilogy three.
    #[error("deck {slot} cannot be handed in: {least} to {most} are possible")]
    DeckSlot {
        /// The slot asked for, from 1.
        slot: u8,
        /// The lowest that is possible.
        least: u8,
        /// The highest slot, from 1.
        most: u8,
    },
    /// Bans are missing, out of range, or not for this event.
    #[error("in Trilogy each bans one of three decks, and only there")]
    Bans,
    /// A banned deck, one that has won, or another deck in a replay (CR 9.3.3).
    #[error("game {game} cannot be played with these decks")]
    GameDecks {
        /// The game, from 1.
        game: u8,
    },
    /// A match ends with its last needed win.
    #[error("game {game} was played after the match was decided")]
    GamesAfterEnd {
        /// The game, from 1.
        game: u8,
    },
    /// Twin Suns is played by three or four (CR 12).
    #[error("table {table} has {seats} players; 3 or 4 are possible")]
    TableSeats {
        /// The table's number in the room.
        table: u16,
        /// Number of players at the table.
        seats: u32,
    },
    /// A table needs three.
    #[error("{players} players are too few for a table")]
    TooFewForTables {
        /// Number of players who take part.
        players: u32,
    },
    /// HP of each base, and not everybody eliminated without one.
    #[error("table {table} of round {round} needs {seats} figures of 0 to 99")]
    TableHp {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
        /// Number of players at the table.
        seats: u32,
    },
    /// The result of a match was entered for a table of three or four.
    #[error("table {table} of round {round} is a table of three or four: its result is the HP left")]
    PlayedAtTables {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// HP were entered for a match.
    #[error("table {table} of round {round} is a match of two: its result is the games won")]
    PlayedAsMatch {
        /// The round, from 1.
        round: u16,
        /// The table's number in the room.
        table: u16,
    },
    /// A player is absent once.
    #[error("player {player} is absent from round {round} already")]
    AbsentAlready {
        /// The player's number in the event.
        player: PlayerId,
        /// The round, from 1.
        round: u16,
    },
    /// A final table is one table, with those who are in the cut.
    #[error("the final table is one table with everybody of the cut")]
    NotTheFinalTable,
    /// A profile must pass its own checks.
    #[error("the rules profile is not sound: {problem}")]
    ProfileInvalid {
        /// What is wrong with it, with its field.
        problem: crate::ProfileProblem,
    },
    /// There is no operation left to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
}

impl Refused {
    /// A stable code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::PlayerTaken { .. } => "tournament.player_taken",
            Refused::UnknownPlayer { .. } => "tournament.unknown_player",
            Refused::EmptyName => "tournament.empty_name",
            Refused::TooManyPlayers { .. } => "tournament.too_many_players",
            Refused::AlreadyDropped { .. } => "tournament.already_dropped",
            Refused::NotDropped { .. } => "tournament.not_dropped",
            Refused::MergedWithItself { .. } => "tournament.merge_itself",
            Refused::MergeMet { .. } => "tournament.merge_met",
            Refused::MergeSameRound { .. } => "tournament.merge_same_round",
            Refused::MergeSeats { .. } => "tournament.merge_seats",
            Refused::MergeSeeds { .. } => "tournament.merge_seeds",
            Refused::PodSize { .. } => "tournament.pod_size",
            Refused::SeatedTwice { .. } => "tournament.seated_twice",
            Refused::PlannedRounds { .. } => "tournament.planned_rounds",
            Refused::TooManyRounds { .. } => "tournament.too_many_rounds",
            Refused::WrongRound { .. } => "tournament.wrong_round",
            Refused::RoundOpen { .. } => "tournament.round_open",
            Refused::NoPlayers => "tournament.no_players",
            Refused::TableNumber { .. } => "tournament.table_number",
            Refused::PairedTwice { .. } => "tournament.paired_twice",
            Refused::NotPaired { .. } => "tournament.not_paired",
            Refused::UnknownRound { .. } => "tournament.unknown_round",
            Refused::UnknownTable { .. } => "tournament.unknown_table",
            Refused::ImpossibleGames { .. } => "tournament.impossible_games",
            Refused::ByeResult { .. } => "tournament.bye_result",
            Refused::NotNewest { .. } => "tournament.not_newest",
            Refused::NoNote => "tournament.no_note",
            Refused::WrongKind { .. } => "tournament.wrong_kind",
            Refused::OtherRounds => "tournament.other_rounds",
            Refused::BestOf { .. } => "tournament.best_of",
            Refused::CutSize { .. } => "tournament.cut_size",
            Refused::CutSeeds { .. } => "tournament.cut_seeds",
            Refused::CutBegun => "tournament.cut_begun",
            Refused::NotTheBracket => "tournament.not_the_bracket",
            Refused::NothingLeft => "tournament.nothing_left",
            Refused::NeedsWinner { .. } => "tournament.needs_winner",
            Refused::BuiltOn { .. } => "tournament.built_on",
            Refused::GameLossMissing { .. } => "tournament.game_loss_missing",
            Refused::PenaltyResult { .. } => "tournament.penalty_result",
            Refused::UnknownInfraction { .. } => "tournament.unknown_infraction",
            Refused::UnknownPenalty { .. } => "tournament.unknown_penalty",
            Refused::PenaltyRound { .. } => "tournament.penalty_round",
            Refused::Disqualified { .. } => "tournament.disqualified",
            Refused::WasPresent { .. } => "tournament.was_present",
            Refused::ByeDeclared { .. } => "tournament.bye_declared",
            Refused::NoDeclaredBye { .. } => "tournament.no_declared_bye",
            Refused::ClockNotRunning { .. } => "tournament.clock",
            Refused::NoExtension { .. } => "tournament.extension",
            Refused::NotChosen { .. } => "tournament.not_at_a_table",
            Refused::DecksLocked { .. } => "tournament.decks_locked",
            Refused::DeckSlot { .. } => "tournament.deck_slot",
            Refused::Bans => "tournament.bans",
            Refused::GameDecks { .. } => "tournament.game_decks",
            Refused::GamesAfterEnd { .. } => "tournament.games_after_end",
            Refused::TableSeats { .. } => "tournament.table_seats",
            Refused::TooFewForTables { .. } => "tournament.too_few_for_tables",
            Refused::TableHp { .. } => "tournament.table_hp",
            Refused::PlayedAtTables { .. } => "tournament.played_at_tables",
            Refused::PlayedAsMatch { .. } => "tournament.played_as_match",
            Refused::AbsentAlready { .. } => "tournament.absent_already",
            Refused::NotTheFinalTable => "tournament.not_the_final_table",
            Refused::ProfileInvalid { .. } => "tournament.profile_invalid",
            Refused::NothingToUndo => "tournament.nothing_to_undo",
        }
    }
}

/// A list of operations that contradicts itself.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("operation {index}: {refused}")]
pub struct FoldError {
    /// The place of the first operation that is not possible, from 0.
    pub index: usize,
    /// The reason why it is refused.
    pub refused: Refused,
}
