//! Every error code, with what class of error it is.

use serde::{Deserialize, Serialize};

/// What kind of error it is, for a program that decides what to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum ErrorClass {
    /// The input, a file or the database cannot be read, or the request makes no sense: exit code 2 of the command line.
    Unreadable,
    /// The request was understood and is not possible now: exit code 1.
    Refused,
    /// Something of the program itself is broken: exit code 1.
    Broken,
}

macro_rules! codes {
    ($($variant:ident = $code:literal, $class:ident;)+) => {
        /// What went wrong, for programs. The text of a code never changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "specta", derive(specta::Type))]
        #[allow(missing_docs)]
        pub enum ErrorCode {
            $(#[serde(rename = $code)] $variant,)+
        }

        impl ErrorCode {
            /// Every code, in the order of their texts.
            pub const ALL: &'static [ErrorCode] = &[$(ErrorCode::$variant),+];

            /// Its text.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(ErrorCode::$variant => $code,)+
                }
            }

            /// What kind of error it is.
            pub fn class(self) -> ErrorClass {
                match self {
                    $(ErrorCode::$variant => ErrorClass::$class,)+
                }
            }
        }
    };
}

impl ErrorCode {
    /// The code that a crate below gave as text. A test reads their sources and finds every text here.
    pub fn of(text: &str) -> ErrorCode {
        let known = ErrorCode::ALL.iter().find(|code| code.as_str() == text);
        known.copied().unwrap_or(ErrorCode::ProgramFailed)
    }
}

impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq<&str> for ErrorCode {
    fn eq(&self, text: &&str) -> bool {
        self.as_str() == *text
    }
}

codes! {
    ActUnreadable = "act.unreadable", Unreadable;
    BenchFolder = "bench.folder", Broken;
    BenchJson = "bench.json", Broken;
    BenchNoDeck = "bench.no_deck", Refused;
    CardsNone = "cards.none", Refused;
    CardsQuery = "cards.query", Unreadable;
    CardsUnreadable = "cards.unreadable", Unreadable;
    CatalogBroken = "catalog.broken", Broken;
    ClockDigital = "clock.digital", Refused;
    CollectionUnreadable = "collection.unreadable", Unreadable;
    CsvFailed = "csv.failed", Broken;
    CutNotNow = "cut.not_now", Refused;
    DataClosed = "data.closed", Refused;
    DataInUse = "data.in_use", Refused;
    DataNoPlace = "data.no_place", Broken;
    DataNotWritable = "data.not_writable", Broken;
    DataRestoring = "data.restoring", Refused;
    DateUnreadable = "date.unreadable", Unreadable;
    DeckDamaged = "deck.damaged", Broken;
    DeckMissing = "deck.missing", Refused;
    DeckNoPool = "deck.no_pool", Refused;
    DeckNotFound = "deck.not_found", Refused;
    DeckNumber = "deck.number", Refused;
    DeckStillDrafting = "deck.still_drafting", Refused;
    DeckTooLong = "deck.too_long", Unreadable;
    DeckUnreadable = "deck.unreadable", Unreadable;
    DeskFault = "desk.fault", Broken;
    DocumentDuplicatePlayer = "document.duplicate_player", Unreadable;
    DocumentNotAPairing = "document.not_a_pairing", Unreadable;
    DocumentNotAResult = "document.not_a_result", Unreadable;
    DocumentPlayerTwice = "document.player_twice", Unreadable;
    DocumentResultMissing = "document.result_missing", Unreadable;
    DocumentUnknownPlayer = "document.unknown_player", Unreadable;
    DocumentUnknownProfile = "document.unknown_profile", Unreadable;
    DocumentUnreadable = "document.unreadable", Unreadable;
    DraftBotSeat = "draft.bot_seat", Refused;
    DraftHidden = "draft.hidden", Refused;
    DraftImpossible = "draft.impossible", Refused;
    DraftNoPod = "draft.no_pod", Refused;
    DraftNoSuchPlace = "draft.no_such_place", Refused;
    DraftNotNow = "draft.not_now", Refused;
    DraftNotStarted = "draft.not_started", Refused;
    DraftOnPaper = "draft.on_paper", Refused;
    EventName = "event.name", Unreadable;
    EventNoSet = "event.no_set", Refused;
    EventNotFound = "event.not_found", Refused;
    EventNotSealed = "event.not_sealed", Refused;
    EventNumber = "event.number", Refused;
    EventPodSize = "event.pod_size", Unreadable;
    EventSeed = "event.seed", Unreadable;
    ExchangeAddress = "exchange.address", Unreadable;
    ExchangeCollection = "exchange.collection", Unreadable;
    ExchangeEmpty = "exchange.empty", Unreadable;
    ExchangeIsAPool = "exchange.is_a_pool", Unreadable;
    ExchangeJson = "exchange.json", Unreadable;
    ExchangeNoCards = "exchange.no_cards", Unreadable;
    ExchangeNotText = "exchange.not_text", Unreadable;
    ExchangePool = "exchange.pool", Unreadable;
    ExchangePoolEntry = "exchange.pool_entry", Unreadable;
    ExchangeSeveralDecks = "exchange.several_decks", Unreadable;
    ExchangeShape = "exchange.shape", Unreadable;
    ExchangeTooLarge = "exchange.too_large", Unreadable;
    ExchangeTooManyCards = "exchange.too_many_cards", Unreadable;
    ExchangeTooManyDecks = "exchange.too_many_decks", Unreadable;
    ExchangeTooManyRows = "exchange.too_many_rows", Unreadable;
    ExchangeUnplaced = "exchange.unplaced", Unreadable;
    ExportFailed = "export.failed", Broken;
    FileTooLarge = "file.too_large", Refused;
    FileUnreadable = "file.unreadable", Unreadable;
    FormatsBroken = "formats.broken", Broken;
    HandPair = "hand.pair", Refused;
    HandsNone = "hands.none", Refused;
    ImagesNoPicture = "images.no_picture", Refused;
    ImagesTooLarge = "images.too_large", Refused;
    ImagesTooMany = "images.too_many", Unreadable;
    ImportUnreadable = "import.unreadable", Unreadable;
    InputFailed = "input.failed", Broken;
    JournalBroken = "journal.broken", Unreadable;
    JournalOrder = "journal.order", Unreadable;
    JournalTime = "journal.time", Unreadable;
    JournalUnreadable = "journal.unreadable", Unreadable;
    JournalUnwritable = "journal.unwritable", Unreadable;
    JudgeCard = "judge.card", Refused;
    JudgeImpossible = "judge.impossible", Refused;
    JudgeNoBranch = "judge.no_branch", Refused;
    JudgeNoJudge = "judge.no_judge", Refused;
    JudgeNoOutcome = "judge.no_outcome", Refused;
    JudgeNotNow = "judge.not_now", Refused;
    JudgeRange = "judge.range", Refused;
    JudgeRule = "judge.rule", Refused;
    JudgeTooMany = "judge.too_many", Unreadable;
    JudgeUnreadable = "judge.unreadable", Unreadable;
    JudgeUnwritable = "judge.unwritable", Broken;
    JudgeWords = "judge.words", Refused;
    LateNoSeat = "late.no_seat", Refused;
    LeagueBroken = "league.broken", Broken;
    LeagueHasEvent = "league.has_event", Refused;
    LeagueName = "league.name", Unreadable;
    LeagueNoEvent = "league.no_event", Refused;
    LeagueNotJoined = "league.not_joined", Refused;
    LeagueNothingToUndo = "league.nothing_to_undo", Refused;
    LeagueNumber = "league.number", Refused;
    LeaguePointsBest = "league.points_best", Refused;
    LeaguePointsKeys = "league.points_keys", Refused;
    LeaguePointsName = "league.points_name", Refused;
    LeaguePointsOrder = "league.points_order", Refused;
    LeaguePointsTooMany = "league.points_too_many", Refused;
    LeaguePointsUnknown = "league.points_unknown", Refused;
    LeagueSameAlready = "league.same_already", Refused;
    LeagueTooMany = "league.too_many", Unreadable;
    LeagueUnwritable = "league.unwritable", Broken;
    LibraryEmpty = "library.empty", Unreadable;
    LibraryTooLong = "library.too_long", Unreadable;
    LibraryTooMany = "library.too_many", Unreadable;
    NoticesBroken = "notices.broken", Broken;
    OddsDeckTooLarge = "odds.deck_too_large", Unreadable;
    OddsEmpty = "odds.empty", Unreadable;
    OddsTooManyCopies = "odds.too_many_copies", Unreadable;
    OddsTooManyRounds = "odds.too_many_rounds", Unreadable;
    OddsUnreadable = "odds.unreadable", Unreadable;
    OutputFailed = "output.failed", Broken;
    PacksConfig = "packs.config", Broken;
    PairNotNow = "pair.not_now", Refused;
    PaperFailed = "paper.failed", Broken;
    PaperNoFolder = "paper.no_folder", Refused;
    PaperNothing = "paper.nothing", Refused;
    PhonesAddress = "phones.address", Refused;
    PhonesPort = "phones.port", Refused;
    PickNoSuchCard = "pick.no_such_card", Refused;
    PickNoSuchSeat = "pick.no_such_seat", Refused;
    PickNotNow = "pick.not_now", Refused;
    PickOver = "pick.over", Refused;
    PlayBase = "play.base", Refused;
    PlayBestOf = "play.best_of", Refused;
    PlayConsent = "play.consent", Refused;
    PlayDecks = "play.decks", Unreadable;
    PlayDiffers = "play.differs", Broken;
    PlayEndless = "play.endless", Broken;
    PlayHuman = "play.human", Unreadable;
    PlayInputEnded = "play.input_ended", Refused;
    PlayLeader = "play.leader", Refused;
    PlayMovedOn = "play.moved_on", Refused;
    PlayName = "play.name", Unreadable;
    PlayNoCard = "play.no_card", Refused;
    PlayNoDeck = "play.no_deck", Unreadable;
    PlayNoOpenTable = "play.no_open_table", Refused;
    PlayNoOption = "play.no_option", Refused;
    PlayNoSeat = "play.no_seat", Refused;
    PlayNotNow = "play.not_now", Refused;
    PlayNotWritten = "play.not_written", Refused;
    PlayNotYours = "play.not_yours", Refused;
    PlayNothingToUndo = "play.nothing_to_undo", Refused;
    PlayNumber = "play.number", Refused;
    PlayReported = "play.reported", Refused;
    PlaySeats = "play.seats", Refused;
    PlaySeed = "play.seed", Unreadable;
    PlaySetup = "play.setup", Refused;
    PlaySideboard = "play.sideboard", Refused;
    PlayStopped = "play.stopped", Refused;
    PlayUnreadable = "play.unreadable", Unreadable;
    PlayUnwritable = "play.unwritable", Broken;
    PlayerAmbiguous = "player.ambiguous", Refused;
    PlayerBot = "player.bot", Refused;
    PlayerNoTable = "player.no_table", Refused;
    PlayerNotFound = "player.not_found", Refused;
    PlayersAfterTheCut = "players.after_the_cut", Refused;
    PlayersDuplicate = "players.duplicate", Refused;
    PlayersEmpty = "players.empty", Unreadable;
    PlayersTooLong = "players.too_long", Unreadable;
    PlayersTooMany = "players.too_many", Unreadable;
    PlayersUnreadable = "players.unreadable", Unreadable;
    PointsUnreadable = "points.unreadable", Unreadable;
    PoolMissing = "pool.missing", Unreadable;
    PoolUnreadable = "pool.unreadable", Unreadable;
    PrintNoViewer = "print.no_viewer", Refused;
    ProfileDamaged = "profile.damaged", Broken;
    ProfileFloor = "profile.floor", Refused;
    ProfileGames = "profile.games", Refused;
    ProfileInfractions = "profile.infractions", Refused;
    ProfileKey = "profile.key", Refused;
    ProfileMinutes = "profile.minutes", Refused;
    ProfileName = "profile.name", Unreadable;
    ProfilePoints = "profile.points", Refused;
    ProfileRankBy = "profile.rank_by", Refused;
    ProfileRounds = "profile.rounds", Refused;
    ProfileSealedPacks = "profile.sealed_packs", Refused;
    ProfileShipped = "profile.shipped", Refused;
    ProfileTooMany = "profile.too_many", Unreadable;
    ProfileTwice = "profile.twice", Refused;
    ProfileUnknown = "profile.unknown", Unreadable;
    ProfileUnreadable = "profile.unreadable", Unreadable;
    ProfileUnwritable = "profile.unwritable", Broken;
    ProgramFailed = "program.failed", Broken;
    ResultNoBots = "result.no_bots", Refused;
    ResultThere = "result.there", Refused;
    ResultUnreadable = "result.unreadable", Unreadable;
    RoundNone = "round.none", Refused;
    RoundNotFound = "round.not_found", Refused;
    RulesBroken = "rules.broken", Broken;
    RulesNone = "rules.none", Refused;
    RulesTooLong = "rules.too_long", Unreadable;
    RulesUnreadable = "rules.unreadable", Unreadable;
    SafetyNoCopy = "safety.no_copy", Refused;
    SafetyNoFolder = "safety.no_folder", Refused;
    SealedLeader = "sealed.leader", Refused;
    SealedPacks = "sealed.packs", Refused;
    SeatNotNow = "seat.not_now", Refused;
    SeedUnreadable = "seed.unreadable", Unreadable;
    SetNoBoosters = "set.no_boosters", Unreadable;
    SettingsInvalid = "settings.invalid", Refused;
    SimulatePercent = "simulate.percent", Refused;
    SimulatePlayers = "simulate.players", Refused;
    SimulateRounds = "simulate.rounds", Refused;
    SimulateUnreadable = "simulate.unreadable", Unreadable;
    SlipUnknown = "slip.unknown", Refused;
    StatisticsEmpty = "statistics.empty", Unreadable;
    StatisticsTooMany = "statistics.too_many", Unreadable;
    StoreConflict = "store.conflict", Refused;
    StoreCorrupt = "store.corrupt", Unreadable;
    StoreDiskFull = "store.disk_full", Unreadable;
    StoreExists = "store.exists", Refused;
    StoreIo = "store.io", Unreadable;
    StoreIsDatabase = "store.is_database", Refused;
    StoreLocked = "store.locked", Unreadable;
    StoreNewer = "store.newer", Unreadable;
    StoreNotAFile = "store.not_a_file", Refused;
    StoreNotFound = "store.not_found", Refused;
    StoreNotOurs = "store.not_ours", Unreadable;
    StoreReadOnly = "store.read_only", Unreadable;
    StoreReplaced = "store.replaced", Broken;
    StoreSchema = "store.schema", Broken;
    TableNotFound = "table.not_found", Refused;
    TournamentAbsentAlready = "tournament.absent_already", Refused;
    TournamentAlreadyDropped = "tournament.already_dropped", Refused;
    TournamentBans = "tournament.bans", Refused;
    TournamentBestOf = "tournament.best_of", Refused;
    TournamentBuiltOn = "tournament.built_on", Refused;
    TournamentByeDeclared = "tournament.bye_declared", Refused;
    TournamentByeResult = "tournament.bye_result", Refused;
    TournamentClock = "tournament.clock", Refused;
    TournamentCutBegun = "tournament.cut_begun", Refused;
    TournamentCutSeeds = "tournament.cut_seeds", Refused;
    TournamentCutSize = "tournament.cut_size", Refused;
    TournamentDeckSlot = "tournament.deck_slot", Refused;
    TournamentDecksLocked = "tournament.decks_locked", Refused;
    TournamentDisqualified = "tournament.disqualified", Refused;
    TournamentEmptyName = "tournament.empty_name", Refused;
    TournamentExtension = "tournament.extension", Refused;
    TournamentGameDecks = "tournament.game_decks", Refused;
    TournamentGameLossMissing = "tournament.game_loss_missing", Refused;
    TournamentGamesAfterEnd = "tournament.games_after_end", Refused;
    TournamentImpossibleGames = "tournament.impossible_games", Refused;
    TournamentMergeItself = "tournament.merge_itself", Refused;
    TournamentMergeMet = "tournament.merge_met", Refused;
    TournamentMergeSameRound = "tournament.merge_same_round", Refused;
    TournamentMergeSeats = "tournament.merge_seats", Refused;
    TournamentMergeSeeds = "tournament.merge_seeds", Refused;
    TournamentNeedsWinner = "tournament.needs_winner", Refused;
    TournamentNoDeclaredBye = "tournament.no_declared_bye", Refused;
    TournamentNoNote = "tournament.no_note", Refused;
    TournamentNoPlayers = "tournament.no_players", Refused;
    TournamentNotAtATable = "tournament.not_at_a_table", Refused;
    TournamentNotDropped = "tournament.not_dropped", Refused;
    TournamentNotNewest = "tournament.not_newest", Refused;
    TournamentNotPaired = "tournament.not_paired", Refused;
    TournamentNotTheBracket = "tournament.not_the_bracket", Refused;
    TournamentNotTheFinalTable = "tournament.not_the_final_table", Refused;
    TournamentNothingLeft = "tournament.nothing_left", Refused;
    TournamentNothingToUndo = "tournament.nothing_to_undo", Refused;
    TournamentOtherRounds = "tournament.other_rounds", Refused;
    TournamentPairedTwice = "tournament.paired_twice", Refused;
    TournamentPenaltyResult = "tournament.penalty_result", Refused;
    TournamentPenaltyRound = "tournament.penalty_round", Refused;
    TournamentPlannedRounds = "tournament.planned_rounds", Refused;
    TournamentPlayedAsMatch = "tournament.played_as_match", Refused;
    TournamentPlayedAtTables = "tournament.played_at_tables", Refused;
    TournamentPlayerTaken = "tournament.player_taken", Refused;
    TournamentPodSize = "tournament.pod_size", Unreadable;
    TournamentProfileInvalid = "tournament.profile_invalid", Refused;
    TournamentRoundOpen = "tournament.round_open", Refused;
    TournamentSeatedTwice = "tournament.seated_twice", Refused;
    TournamentTableHp = "tournament.table_hp", Refused;
    TournamentTableNumber = "tournament.table_number", Refused;
    TournamentTableSeats = "tournament.table_seats", Refused;
    TournamentTooFewForTables = "tournament.too_few_for_tables", Refused;
    TournamentTooManyPlayers = "tournament.too_many_players", Refused;
    TournamentTooManyRounds = "tournament.too_many_rounds", Refused;
    TournamentUnknownInfraction = "tournament.unknown_infraction", Refused;
    TournamentUnknownPenalty = "tournament.unknown_penalty", Refused;
    TournamentUnknownPlayer = "tournament.unknown_player", Refused;
    TournamentUnknownRound = "tournament.unknown_round", Refused;
    TournamentUnknownTable = "tournament.unknown_table", Refused;
    TournamentWasPresent = "tournament.was_present", Refused;
    TournamentWrongKind = "tournament.wrong_kind", Refused;
    TournamentWrongRound = "tournament.wrong_round", Refused;
    UndoNotNow = "undo.not_now", Refused;
    WindowFailed = "window.failed", Broken;
}
