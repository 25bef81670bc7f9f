//! Why an operation is not possible.

use thiserror::Error;

use crate::PlayerId;

/// An operation that is not possible; the state is as before.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// The number is taken.
    #[error("player number {player} is taken")]
    PlayerTaken {
        /// The number.
        player: PlayerId,
    },
    /// No such player.
    #[error("there is no player {player}")]
    UnknownPlayer {
        /// The number.
        player: PlayerId,
    },
    /// A name must have a letter.
    #[error("a name is empty")]
    EmptyName,
    /// More players than the program pairs.
    #[error("an event has at most {most} players")]
    TooManyPlayers {
        /// The most.
        most: u32,
    },
    /// The player has left already.
    #[error("player {player} has left the event")]
    AlreadyDropped {
        /// Who.
        player: PlayerId,
    },
    /// The player has not left.
    #[error("player {player} has not left the event")]
    NotDropped {
        /// Who.
        player: PlayerId,
    },
    /// An entry cannot be merged with itself.
    #[error("player {player} cannot be merged with the same entry")]
    MergedWithItself {
        /// Who.
        player: PlayerId,
    },
    /// Nobody meets himself.
    #[error("players {player} and {into} have met in round {round}: they are not one person")]
    MergeMet {
        /// One.
        player: PlayerId,
        /// The other.
        into: PlayerId,
        /// The round in which they met.
        round: u16,
    },
    /// Nobody plays at two tables at once.
    #[error("players {player} and {into} both have a table or a bye in round {round}")]
    MergeSameRound {
        /// One.
        player: PlayerId,
        /// The other.
        into: PlayerId,
        /// The first round in which both were paired.
        round: u16,
    },
    /// Nobody has two seats in a draft.
    #[error("players {player} and {into} both have a seat in the same draft")]
    MergeSeats {
        /// One.
        player: PlayerId,
        /// The other.
        into: PlayerId,
    },
    /// Nobody has two places in a bracket.
    #[error("players {player} and {into} are both in the bracket")]
    MergeSeeds {
        /// One.
        player: PlayerId,
        /// The other.
        into: PlayerId,
    },
    /// A pod has 2 to 16 seats.
    #[error("pod {pod} has {seats} seats; 2 to 16 are possible")]
    PodSize {
        /// The pod, from 1.
        pod: u16,
        /// Its seats.
        seats: u32,
    },
    /// A player has two seats.
    #[error("player {player} has two seats")]
    SeatedTwice {
        /// Who.
        player: PlayerId,
    },
    /// Rounds planned are fewer than 1 or than are paired, or more than the program counts.
    #[error("{rounds} rounds cannot be planned; {least} to {most} are possible")]
    PlannedRounds {
        /// What was asked.
        rounds: u16,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The event has the most rounds that the program counts.
    #[error("an event has at most {most} rounds")]
    TooManyRounds {
        /// The most.
        most: u16,
    },
    /// Another round is next.
    #[error("round {expected} is next, not round {round}")]
    WrongRound {
        /// What was asked.
        round: u16,
        /// What is next.
        expected: u16,
    },
    /// Results of the round before are missing.
    #[error("round {round} has {open} open results")]
    RoundOpen {
        /// The round.
        round: u16,
        /// How many are missing.
        open: u32,
    },
    /// Nobody takes part.
    #[error("nobody takes part")]
    NoPlayers,
    /// A table's number is 0 or used twice.
    #[error("table number {table} is used twice, or is 0")]
    TableNumber {
        /// The number found.
        table: u16,
    },
    /// A player is paired twice, or with himself.
    #[error("player {player} is paired twice")]
    PairedTwice {
        /// Who.
        player: PlayerId,
    },
    /// A player who takes part has no table.
    #[error("player {player} is not paired")]
    NotPaired {
        /// Who.
        player: PlayerId,
    },
    /// No such round.
    #[error("there is no round {round}")]
    UnknownRound {
        /// The number.
        round: u16,
    },
    /// No such table.
    #[error("there is no table {table} in round {round}")]
    UnknownTable {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// More games than the match has, or both sides as winner.
    #[error("{a}-{b}-{drawn} is not a result of a match to {games_to_win} games")]
    ImpossibleGames {
        /// Games of A.
        a: u8,
        /// Games of B.
        b: u8,
        /// Games drawn.
        drawn: u8,
        /// Games that win the match.
        games_to_win: u8,
    },
    /// A bye keeps its result, and only a bye has it.
    #[error("table {table} of round {round} takes no such result: a bye stays a bye, a match is played")]
    ByeResult {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// Only the newest round can be paired again or deleted.
    #[error("round {round} is not the newest one, which is round {newest}")]
    NotNewest {
        /// What was asked.
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
        /// The round.
        round: u16,
    },
    /// Matches and tables do not share standings.
    #[error("the kind of the rounds cannot change between matches of two and tables once a round is paired")]
    OtherRounds,
    /// Matches are best of 1, 3 or 5.
    #[error("a match is of 1, 3 or 5 games, not {games}")]
    BestOf {
        /// What was asked.
        games: u8,
    },
    /// Brackets have 2, 4, 8 or 16 places.
    #[error("a cut is to 2, 4, 8 or 16, not {size}")]
    CutSize {
        /// What was asked.
        size: u16,
    },
    /// More players than places, or fewer than two.
    #[error("{seeds} players are no field for a cut to {size}")]
    CutSeeds {
        /// How many were named.
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
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// Another winner would not be in the next round of the bracket.
    #[error("round {round} was made by this result: delete it first")]
    BuiltOn {
        /// The later round.
        round: u16,
    },
    /// A result contradicts a game loss that was given.
    #[error("{a}-{b} leaves out a game loss: {games} of the games were lost by penalty")]
    GameLossMissing {
        /// Games of A.
        a: u8,
        /// Games of B.
        b: u8,
        /// Games lost by penalty.
        games: u8,
    },
    /// A match lost by penalty takes no other result.
    #[error("the result of table {table} stands by a penalty: withdraw it first")]
    PenaltyResult {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// No such infraction in the profile.
    #[error("the profile has no infraction {code}")]
    UnknownInfraction {
        /// What was asked.
        code: String,
    },
    /// No such penalty, or it is withdrawn.
    #[error("there is no penalty {penalty} that stands")]
    UnknownPenalty {
        /// Its number.
        penalty: u32,
    },
    /// A loss in a far round could be forgotten.
    #[error("a loss counts in a paired round or the next, not in round {round}")]
    PenaltyRound {
        /// What was asked.
        round: u16,
    },
    /// The player is out.
    #[error("player {player} is disqualified")]
    Disqualified {
        /// Who.
        player: PlayerId,
    },
    /// Only a missed round can count as something else.
    #[error("player {player} has a table in round {round}")]
    WasPresent {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u16,
    },
    /// A bye is declared once, before its round.
    #[error("player {player} has a declared bye in round {round} already, or the round is paired")]
    ByeDeclared {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u16,
    },
    /// There is nothing to withdraw.
    #[error("player {player} has no declared bye in round {round}, or the round is paired")]
    NoDeclaredBye {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u16,
    },
    /// A clock is started once, paused while it runs, resumed while it stands.
    #[error("the clock of round {round} cannot do that now")]
    ClockNotRunning {
        /// The round.
        round: u16,
    },
    /// An extension has 1 second to 2 hours.
    #[error("{seconds} seconds are no extension")]
    NoExtension {
        /// What was asked.
        seconds: u32,
    },
    /// A deck check is about somebody who plays.
    #[error("player {player} is at no table of round {round}")]
    NotChosen {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u16,
    },
    /// Lists are replaced only while they are open.
    #[error("the lists of player {player} are locked")]
    DecksLocked {
        /// Who.
        player: PlayerId,
    },
    /// One list, in Trilogy three.
    #[error("deck {slot} cannot be handed in: {least} to {most} are possible")]
    DeckSlot {
        /// What was asked.
        slot: u8,
        /// The least.
        least: u8,
        /// The most.
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
        /// The table.
        table: u16,
        /// Its players.
        seats: u32,
    },
    /// A table needs three.
    #[error("{players} players are too few for a table")]
    TooFewForTables {
        /// How many take part.
        players: u32,
    },
    /// HP of each base, and not everybody eliminated without one.
    #[error("table {table} of round {round} needs {seats} figures of 0 to 99")]
    TableHp {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// Its players.
        seats: u32,
    },
    /// The result of a match was entered for a table of three or four.
    #[error("table {table} of round {round} is a table of three or four: its result is the HP left")]
    PlayedAtTables {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// HP were entered for a match.
    #[error("table {table} of round {round} is a match of two: its result is the games won")]
    PlayedAsMatch {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// A player is absent once.
    #[error("player {player} is absent from round {round} already")]
    AbsentAlready {
        /// Who.
        player: PlayerId,
        /// The round.
        round: u16,
    },
    /// A final table is one table, with those who are in the cut.
    #[error("the final table is one table with everybody of the cut")]
    NotTheFinalTable,
    /// A profile must pass its own checks.
    #[error("the rules profile is not sound: {problem}")]
    ProfileInvalid {
        /// What is wrong with it, with its field.
        problem: String,
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
    /// Why it is not.
    pub refused: Refused,
}
