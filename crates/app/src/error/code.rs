//! The table of error codes: each with its class, its causes, and the details of each cause.

use messages::{Language, errors};
use serde::{Deserialize, Serialize};

use super::place::FieldName;

/// The class of an error, for programs that decide how to react.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "specta", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub enum ErrorClass {
    /// Unreadable input, file or database, or a request that makes no sense: exit code 2.
    Unreadable,
    /// The request was understood and is not possible now: exit code 1.
    Refused,
    /// An internal error of the program or its bundled data: exit code 1.
    Broken,
}

/// A round number with the numbers of its tables without a result.
pub(super) type OpenRound = (u16, Vec<u16>);

/// A detail of an error. Each language formats it in its own way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ErrorDetail {
    /// A number, written with the digits of the language.
    Number(u64),
    /// A name, a path, user input, or a message from the system or a library.
    Text(String),
    /// Names of cards, players or files, in display order.
    List(Vec<String>),
    /// An item with a name in each language.
    Thing(FieldName),
    /// The tables without a result, by round.
    OpenTables(Vec<OpenRound>),
    /// The underlying error.
    Cause(Box<Cause>),
}

macro_rules! codes {
    ($(
        $code:ident = $text:literal, $class:ident: $($cause:ident $({ $($detail:ident),+ })?),+;
    )+) => {
        /// The code of an error, for programs. The text of a code never changes.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "specta", derive(specta::Type))]
        #[allow(missing_docs)]
        pub enum ErrorCode {
            $(#[serde(rename = $text)] $code,)+
        }

        impl ErrorCode {
            /// Every code, in alphabetical order.
            pub const ALL: &'static [ErrorCode] = &[$(ErrorCode::$code),+];

            /// Returns the text of the code, such as `deck.unreadable`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(ErrorCode::$code => $text,)+
                }
            }

            /// Returns the class of the error.
            pub fn class(self) -> ErrorClass {
                match self {
                    $(ErrorCode::$code => ErrorClass::$class,)+
                }
            }
        }

        /// The cause of an error, with its details. A code has one cause for each message; the
        /// catalogue (`data/messages/*/errors.ftl`) has a message for each cause.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Cause {
            $($($cause $({ $($detail: ErrorDetail),+ })?,)+)+
        }

        impl Cause {
            /// Returns the code of the cause.
            pub fn code(&self) -> ErrorCode {
                match self {
                    $($(Cause::$cause { .. })|+ => ErrorCode::$code,)+
                }
            }

            /// Returns the message in a language, as a sentence.
            pub(crate) fn message(&self, language: impl Into<Language>) -> String {
                match self {
                    $($(Cause::$cause $({ $($detail),+ })? => {
                        errors::$cause { $($($detail),+)? }.text(language)
                    })+)+
                }
            }

            /// Returns the suggested fix in a language, as a sentence.
            pub(super) fn next_step_in(&self, language: impl Into<Language>) -> String {
                match self {
                    $($(Cause::$cause $({ $($detail),+ })? => {
                        errors::$cause { $($($detail),+)? }.next_step(language)
                    })+)+
                }
            }


            /// Returns the details by name.
            pub(super) fn details(&self) -> Vec<(&'static str, &ErrorDetail)> {
                match self {
                    $($(Cause::$cause $({ $($detail),+ })? => vec![$($((stringify!($detail), $detail)),+)?],)+)+
                }
            }
        }
    };
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
    ActUnreadable = "act.unreadable", Unreadable: ActUnreadable { error };
    BenchFolder = "bench.folder", Broken: BenchFolder { error };
    BenchJson = "bench.json", Broken: BenchJson { error };
    BenchNoDeck = "bench.no_deck", Refused: BenchNoDeck, BenchNoDeckNamed { key };
    CardDataDamaged = "card_data.damaged", Broken: CardDataDamaged { file, what };
    CardDataDraft = "card_data.draft", Refused: CardDataDraft;
    CardDataFolderNotEmpty = "card_data.folder_not_empty", Refused: CardDataFolderNotEmpty { folder };
    CardDataGame = "card_data.game", Refused: CardDataGame { packages };
    CardDataInUse = "card_data.in_use", Refused: CardDataInUse { id, events }, CardDataNeeded { id, package };
    CardDataInvalid = "card_data.invalid", Unreadable: CardDataInvalid { problems };
    CardDataMissing = "card_data.missing", Refused: CardDataMissing { id };
    CardDataPools = "card_data.pools", Refused: CardDataPools { id, events };
    CardDataSet = "card_data.set", Unreadable: CardDataSet { shown };
    CardsNone = "cards.none", Refused: CardsNone { query };
    CardsQuery = "cards.query", Unreadable: CardsQuery { term, key, keys }, CardsQueryKeyNear { term, key, nearest, keys }, CardsQueryValue { term, key, value, understood }, CardsQueryAmbiguous { term, value, candidates }, CardsQuerySign { term, key, sign }, CardsQueryNumber { term, key }, CardsQueryNoValue { term, key, example }, CardsQueryNoKey { term }, CardsQueryQuote { term }, CardsQueryOpen { term }, CardsQueryStray { term }, CardsQueryNothing { term }, CardsQueryOperand { term, word }, CardsQueryDeep { most }, CardsQueryLong { most }, CardsQueryTerms { most }, CardsQueryCatalog { error };
    CardsUnreadable = "cards.unreadable", Unreadable: CardsUnreadable { text, nearest };
    CatalogBroken = "catalog.broken", Broken: CatalogBroken { what };
    ClockDigital = "clock.digital", Refused: ClockDigital, ClockVariant;
    ClockWrong = "clock.wrong", Refused: ClockWrong;
    CollectionUnreadable = "collection.unreadable", Unreadable: CollectionUnreadable { most_copies }, CollectionNoCard { card };
    CommandUsage = "command.usage", Unreadable: CommandConflict { argument, others, help }, CommandIncomplete { help }, CommandMeant { command, meant }, CommandMissing { arguments, help }, CommandOptionMeant { argument, meant }, CommandOptionUnknown { argument, help }, CommandTwice { argument, help }, CommandUnknown { command, help }, CommandUnreadable { help }, CommandValueHint { value, argument, hint }, CommandValueInvalid { value, argument, help }, CommandValueMissing { argument, help }, CommandValueRange { value, argument, least, most }, CommandValueUnknown { value, argument, values };
    CopyFailed = "copy.failed", Broken: CopyFailed { problem }, CopyNoThread { error }, CopyThreadEnded, CopySecondFolder { problem };
    CopyUnsound = "copy.unsound", Broken: CopyUnsound { problem };
    CsvFailed = "csv.failed", Broken: CsvFailed { error };
    CubeCard = "cube.card", Unreadable: CubeCard { card };
    CubeEmpty = "cube.empty", Unreadable: CubeEmpty;
    CubePackSize = "cube.pack_size", Unreadable: CubePackSize { least, most };
    CubeTooLarge = "cube.too_large", Unreadable: CubeTooLarge { have, most };
    CubeTooSmall = "cube.too_small", Refused: CubeTooFewCards { have, need, seats }, CubeTooFewLeaders { have, need, seats };
    CubeUnread = "cube.unread", Unreadable: CubeUnread { count, text };
    CutNotNow = "cut.not_now", Refused: CutNotNow { open }, CutBegun, CutBeforeRounds, CutNotMade, CutPlayed;
    CutPlayer = "cut.player", Refused: CutWithout { player }, CutHas { player };
    DataClosed = "data.closed", Refused: DataClosed;
    DataDamaged = "data.damaged", Broken: DamagedEvent { event, entry }, DamagedGame { game, step }, DamagedLeague { league, step }, DamagedDeck { deck, version }, DamagedFile { detail }, DamagedStepMissing, DamagedStepsMissing { steps };
    DataInUse = "data.in_use", Refused: DataInUse;
    DataNoPlace = "data.no_place", Broken: DataNoPlace;
    DataNotWritable = "data.not_writable", Broken: DataNotWritable { problem };
    DataRestoring = "data.restoring", Refused: DataRestoring;
    DateUnreadable = "date.unreadable", Unreadable: DateUnreadable { shown };
    DeckDamaged = "deck.damaged", Broken: DeckDamaged, DeckDamagedNewest, DeckDamagedVersion;
    DeckMissing = "deck.missing", Refused: DeckMissing, DeckMissingOf { name };
    DeckNoPool = "deck.no_pool", Refused: DeckNoPool;
    DeckNotFound = "deck.not_found", Refused: DeckNotFound { deck }, DeckNoVersion { deck, version }, DeckNone { deck };
    DeckStillDrafting = "deck.still_drafting", Refused: DeckStillDrafting;
    DeckTooLong = "deck.too_long", Unreadable: DeckTooLong { longest };
    DeckUnreadable = "deck.unreadable", Unreadable: DeckUnreadable { error }, DeckNoList, DeckListTooLong, DeckNoNumber { number }, DeckNoSet { set }, DeckTooManyCopies { copies, most_copies }, DeckTooManyRows { most_rows };
    DeskNoChange = "desk.fault", Broken: DeskNoChange;
    DigestKey = "digest.key", Unreadable: DigestKey;
    DigestKeysDamaged = "digest.keys_damaged", Unreadable: DigestSecretDamaged, DigestTrustedDamaged;
    DigestName = "digest.name", Unreadable: DigestName { longest };
    DigestNoShop = "digest.no_shop", Refused: DigestNoShop { shop };
    DigestNotTrusted = "digest.not_trusted", Refused: DigestNotTrusted { key };
    DigestSignature = "digest.signature", Refused: DigestSignature, DigestUnsigned { file };
    DigestTooManyShops = "digest.too_many_shops", Refused: DigestTooManyShops { most };
    DigestUnreadable = "digest.unreadable", Unreadable: DigestFormat, DigestSyntax { line, column }, DigestTooLarge, DigestValue { value };
    DigestWeight = "digest.weight", Unreadable: DigestWeight;
    DocumentDuplicatePlayer = "document.duplicate_player", Unreadable: DocumentDuplicatePlayer { id };
    DocumentNotAPairing = "document.not_a_pairing", Unreadable: DocumentNotAPairing;
    DocumentNotAResult = "document.not_a_result", Unreadable: DocumentNotAResult;
    DocumentPlayerTwice = "document.player_twice", Unreadable: DocumentPlayerTwice { id };
    DocumentResultMissing = "document.result_missing", Unreadable: DocumentResultMissing;
    DocumentUnknownPlayer = "document.unknown_player", Unreadable: DocumentUnknownPlayer { id };
    DocumentUnknownProfile = "document.unknown_profile", Unreadable: DocumentUnknownProfile { key, profiles };
    DocumentUnreadable = "document.unreadable", Unreadable: DocumentUnreadable { error };
    DraftBotSeat = "draft.bot_seat", Refused: DraftBotSeat;
    DraftHidden = "draft.hidden", Refused: DraftHidden;
    DraftImpossible = "draft.impossible", Refused: DraftImpossible { packs }, DraftSeats { have }, DraftPackCount { need, have }, DraftStrangeCard { card }, DraftPackTooLarge { have }, DraftRecord { number, refused }, DraftChoiceRecord { number, refused };
    DraftNoPod = "draft.no_pod", Refused: DraftNoPod;
    DraftNoSuchPlace = "draft.no_such_place", Refused: DraftNoSuchPlace { number }, DraftNoSuchPod { number }, DraftNoSeatHere { number };
    DraftNotNow = "draft.not_now", Refused: DraftNotNow, DraftBegun, DraftRoundPaired, DraftSeatsOld, DraftTableOf { need, have }, DraftTableSize { fewest, most, have };
    DraftNotStarted = "draft.not_started", Refused: DraftNotStarted;
    DraftOnPaper = "draft.on_paper", Refused: DraftOnPaper;
    DraftOtherShape = "draft.other_shape", Refused: DraftOtherShape;
    EventName = "event.name", Unreadable: EventName { longest_name };
    EventNoSet = "event.no_set", Refused: EventNoSet;
    EventNotFound = "event.not_found", Refused: EventNotFound { event }, EventNotHere { event };
    EventNotSealed = "event.not_sealed", Refused: EventNotSealed;
    EventPodSize = "event.pod_size", Unreadable: EventPodSize;
    EventSeed = "event.seed", Unreadable: EventSeed;
    ExchangeAddress = "exchange.address", Unreadable: ExchangeAddress { address };
    ExchangeCollection = "exchange.collection", Unreadable: ExchangeCollection;
    ExchangeEmpty = "exchange.empty", Unreadable: ExchangeEmpty;
    ExchangeIsAPool = "exchange.is_a_pool", Unreadable: ExchangeIsAPool;
    ExchangeJson = "exchange.json", Unreadable: ExchangeJson { what };
    ExchangeNoCards = "exchange.no_cards", Unreadable: ExchangeNoCards;
    ExchangeNotText = "exchange.not_text", Unreadable: ExchangeNotText { at };
    ExchangePool = "exchange.pool", Unreadable: ExchangePool { pool };
    ExchangePoolEntry = "exchange.pool_entry", Unreadable: ExchangePoolEntry { text };
    ExchangeSeveralDecks = "exchange.several_decks", Unreadable: ExchangeSeveralDecks { decks };
    ExchangeShape = "exchange.shape", Unreadable: ExchangeShape { expected };
    ExchangeTooLarge = "exchange.too_large", Unreadable: ExchangeTooLarge { bytes, most };
    ExchangeTooManyCards = "exchange.too_many_cards", Unreadable: ExchangeTooManyCards { most };
    ExchangeTooManyDecks = "exchange.too_many_decks", Unreadable: ExchangeTooManyDecks { decks, most };
    ExchangeTooManyRows = "exchange.too_many_rows", Unreadable: ExchangeTooManyRows { most };
    ExchangeUnplaced = "exchange.unplaced", Unreadable: ExchangeUnplaced { text }, ExchangeAmbiguousName { text }, ExchangeUnknownNumber { text }, ExchangeSetToCome { text, name, set, released }, ExchangeIncompleteSet { text, set }, ExchangeContradiction { text }, ExchangeNoCard { text }, ExchangeBadCount { text }, ExchangeUnknownSection { text };
    ExportFailed = "export.failed", Broken: ExportFailed { error };
    FileTooLarge = "file.too_large", Refused: FileTooLarge { megabytes };
    FileUnreadable = "file.unreadable", Unreadable: FileUnreadable { error }, FileNotText { error };
    FormatsBroken = "formats.broken", Broken: FormatsBroken { what };
    HandPair = "hand.pair", Refused: HandPair { text };
    HandsNone = "hands.none", Refused: HandsNone { cards };
    ImagesNoCard = "images.no_card", Refused: ImagesNoCard;
    ImagesNoPicture = "images.no_picture", Refused: ImagesNoPicture;
    ImagesTooLarge = "images.too_large", Refused: ImagesTooLarge { megabytes };
    ImagesTooMany = "images.too_many", Unreadable: ImagesTooMany { most_files };
    ImportUnreadable = "import.unreadable", Unreadable: ImportUnreadable { what }, ImportTooLong, ImportTooManyRecords;
    InputFailed = "input.failed", Broken: InputFailed { error };
    JournalBroken = "journal.broken", Unreadable: JournalBroken { what }, JournalEmpty, JournalNoSettings;
    JournalOrder = "journal.order", Unreadable: JournalOrder;
    JournalTime = "journal.time", Unreadable: JournalTime { at };
    JournalUnreadable = "journal.unreadable", Unreadable: JournalUnreadable { error };
    JournalUnwritable = "journal.unwritable", Unreadable: JournalUnwritable { error };
    JudgeCard = "judge.card", Refused: JudgeCard { card };
    JudgeImpossible = "judge.impossible", Refused: JudgeImpossible;
    JudgeNoBranch = "judge.no_branch", Refused: JudgeNoBranch { number }, JudgeNoRuledBranch;
    JudgeNoJudge = "judge.no_judge", Refused: JudgeNoJudge;
    JudgeNoOutcome = "judge.no_outcome", Refused: JudgeNoOutcome;
    JudgeNotNow = "judge.not_now", Refused: JudgeNotNow, JudgeNotBetween, JudgeByHand { error }, JudgeHandCard { card }, JudgeHandBusy, JudgeHandKeyword { keyword }, JudgeHandName { name }, JudgeHandIncomplete { player }, JudgeHandTooMany;
    JudgeRange = "judge.range", Refused: JudgeRange { number, most }, JudgeNoSeat { player }, JudgeCardGone;
    JudgeRule = "judge.rule", Refused: JudgeRule { rule };
    JudgeTooMany = "judge.too_many", Unreadable: JudgeTooMany { most_steps }, JudgeTooManyHidden { most_hidden };
    JudgeTyped = "judge.typed", Refused: JudgeTyped { card };
    JudgeUnreadable = "judge.unreadable", Unreadable: JudgeUnreadable { error }, JudgeTextTooLong, JudgeRulingUnreadable { error }, JudgeCaseUnreadable { error }, JudgePositionUnreadable { error }, JudgeNoPlayers;
    JudgeUnwritable = "judge.unwritable", Broken: JudgeUnwritable { error };
    JudgeWords = "judge.words", Refused: JudgeWords { longest_words };
    LateNoSeat = "late.no_seat", Refused: LateNoSeat;
    LeagueBroken = "league.broken", Broken: LeagueBroken { error }, LeagueNoOpening, LeagueMadeTwice;
    LeagueExport = "league.export", Unreadable: LeagueExportUnreadable { error }, LeagueExportOld, LeagueExportNoEvent { event };
    LeagueHasEvent = "league.has_event", Refused: LeagueHasEvent { event };
    LeagueName = "league.name", Unreadable: LeagueName { longest_name };
    LeagueNoEvent = "league.no_event", Refused: LeagueNoEvent { event }, LeagueNoEventNamed;
    LeagueNotJoined = "league.not_joined", Refused: LeagueNotJoined { name }, LeagueNotJoinedIn { name, event };
    LeagueNothingToUndo = "league.nothing_to_undo", Refused: LeagueNothingToUndo;
    LeaguePointsBest = "league.points_best", Refused: LeaguePointsBest, LeaguePointsTooManyEvents;
    LeaguePointsKeys = "league.points_keys", Refused: LeaguePointsKeys;
    LeaguePointsName = "league.points_name", Refused: LeaguePointsName;
    LeaguePointsOrder = "league.points_order", Refused: LeaguePointsOrder { until };
    LeaguePointsTooMany = "league.points_too_many", Refused: LeaguePointsTooMany { points, most };
    LeaguePointsUnknown = "league.points_unknown", Refused: LeaguePointsUnknown { key, tables };
    LeagueSameAlready = "league.same_already", Refused: LeagueSameAlready { name, person };
    LeagueTable = "league.table", Unreadable: LeagueNoTable, LeagueTableColumns { columns }, LeagueTableFigure { figure }, LeagueTableTooLong { most };
    LeagueTooMany = "league.too_many", Unreadable: LeagueTooMany { most_events };
    LeagueUnwritable = "league.unwritable", Broken: LeagueUnwritable { error };
    LibraryEmpty = "library.empty", Unreadable: LibraryEmpty { what };
    LibraryTooLong = "library.too_long", Unreadable: LibraryTooLong { what, length, most };
    LibraryTooMany = "library.too_many", Unreadable: LibraryTooMany { found, what, most };
    NamesUnreadable = "names.unreadable", Unreadable: NamesUnreadable;
    NoticesBroken = "notices.broken", Broken: NoticesBroken { error };
    OddsDeckTooLarge = "odds.deck_too_large", Unreadable: OddsDeckTooLarge { most, deck };
    OddsEmpty = "odds.empty", Unreadable: OddsEmpty;
    OddsTooManyCopies = "odds.too_many_copies", Unreadable: OddsTooManyCopies { copies, deck };
    OddsTooManyRounds = "odds.too_many_rounds", Unreadable: OddsTooManyRounds { most, rounds };
    OddsUnreadable = "odds.unreadable", Unreadable: OddsUnreadable, OddsNoCopies;
    OpenNoProgram = "open.no_program", Refused: OpenNoProgram;
    OpenNotWritten = "open.not_written", Refused: OpenNotWritten;
    OutputFailed = "output.failed", Broken: OutputFailed { error };
    PacksConfig = "packs.config", Broken: PacksConfig { what };
    PacksSeats = "packs.seats", Unreadable: PacksSeats { most };
    PacksSets = "packs.sets", Unreadable: PacksSets { most };
    PairNotNow = "pair.not_now", Refused: PairNotNow { rounds }, PairOver, PairTooFew, PairResultsOpen { open }, PairBeforeDraft, PairDrafting;
    PaperFailed = "paper.failed", Broken: PaperFailed { error }, PaperFont;
    PaperNoFolder = "paper.no_folder", Refused: PaperNoFolder { error };
    PaperNothing = "paper.nothing", Refused: PaperNothing, PaperNoBracket, PaperFinalTable, PaperNoChecks, PaperNoPeople, PaperNoPods, PaperNoRound, PaperNoStandings;
    PhonesAddress = "phones.address", Refused: PhonesAddress { address };
    PhonesDeckInMatch = "phones.deck_in_match", Refused: PhonesDeckInMatch;
    PhonesGone = "phones.gone", Refused: PhonesGone;
    PhonesJoinCode = "phones.join_code", Refused: PhonesJoinCode { code };
    PhonesJoinGone = "phones.join_gone", Refused: PhonesJoinGone;
    PhonesLongCode = "phones.long_code", Refused: PhonesLongCode;
    PhonesLongList = "phones.long_list", Refused: PhonesLongList { longest };
    PhonesMatchFirst = "phones.match_first", Refused: PhonesMatchFirst;
    PhonesNoDecks = "phones.no_decks", Refused: PhonesNoDecks;
    PhonesNoMatch = "phones.no_match", Refused: PhonesNoMatch;
    PhonesNoNetwork = "phones.no_network", Refused: PhonesNoNetwork;
    PhonesNotYours = "phones.not_yours", Refused: PhonesNotYours;
    PhonesOff = "phones.off", Refused: PhonesOff;
    PhonesOrder = "phones.order", Refused: PhonesOrder { asked };
    PhonesPickOver = "phones.pick_over", Refused: PhonesPickOver;
    PhonesPicked = "phones.picked", Refused: PhonesPicked, PhonesBotPicked;
    PhonesPlays = "phones.plays", Refused: PhonesPlays;
    PhonesPort = "phones.port", Refused: PhonesPort { port, why };
    PhonesRefused = "phones.refused", Refused: PhonesRefused;
    PhonesTableGone = "phones.table_gone", Refused: PhonesTableGone;
    PhonesTableLeaders = "phones.table_leaders", Refused: PhonesTableLeaders { leaders };
    PickNoSuchCard = "pick.no_such_card", Refused: PickNoSuchCard { card }, PickNoSuchPlace { cards }, DraftNoSuchChoice { choice }, DraftSeatChoice { seat };
    PickNoSuchSeat = "pick.no_such_seat", Refused: PickNoSuchSeat { seat };
    PickNotNow = "pick.not_now", Refused: PickNotNow, PickNothing { seat }, DraftNotYourTurn;
    PickOver = "pick.over", Refused: PickOver;
    PlayBase = "play.base", Refused: PlayBase { bases };
    PlayBestOf = "play.best_of", Refused: PlayBestOf;
    PlayConsent = "play.consent", Refused: PlayConsent;
    PlayDecks = "play.decks", Unreadable: PlayDecks;
    PlayDiffers = "play.differs", Broken: PlayDiffers, PlaySharedDiffers { step };
    PlayEndless = "play.endless", Broken: PlayEndless, PlayEndlessSeed { seed };
    PlayHuman = "play.human", Unreadable: PlayHuman;
    PlayInputEnded = "play.input_ended", Refused: PlayInputEnded;
    PlayLeader = "play.leader", Refused: PlayLeader { leaders };
    PlayMovedOn = "play.moved_on", Refused: PlayMovedOn;
    PlayName = "play.name", Unreadable: PlayName { longest_name };
    PlayNoAnalysis = "play.no_analysis", Refused: PlayNoAnalysis;
    PlayNoCard = "play.no_card", Refused: PlayNoCard { number };
    PlayNoDeck = "play.no_deck", Unreadable: PlayNoDeck { key }, PlayNoDeckOrFile { name, decks };
    PlayNoFork = "play.no_fork", Refused: PlayNoFork;
    PlayNoHints = "play.no_hints", Refused: PlayNoHints;
    PlayNoOpenTable = "play.no_open_table", Refused: PlayNoOpenTable;
    PlayNoOption = "play.no_option", Refused: PlayNoOption, PlayNoOptionNumber { number, options };
    PlayNoSeat = "play.no_seat", Refused: PlayNoSeat;
    PlayNoShare = "play.no_share", Refused: PlayNoShare;
    PlayNotNow = "play.not_now", Refused: PlayNotNow, PlayOutOfPlace, PlayOverForOne, PlayNoStepBack, PlayNoNextGame;
    PlayNotWritten = "play.not_written", Refused: PlayNotWritten { cards }, PlayNotWrittenMore { cards, more }, PlaySetNotWritten { set };
    PlayNotYours = "play.not_yours", Refused: PlayNotYours;
    PlayNothingToUndo = "play.nothing_to_undo", Refused: PlayNothingToUndo;
    PlayReported = "play.reported", Refused: PlayReported;
    PlaySeats = "play.seats", Refused: PlaySeats;
    PlaySeed = "play.seed", Unreadable: PlaySeed;
    PlaySetup = "play.setup", Refused: PlaySetup { decks }, PlaySetupKind, PlaySetupLeaders { leaders }, PlaySetupNotWritten, PlaySetupTooMany;
    PlaySideboard = "play.sideboard", Refused: PlaySideboard { card }, PlaySideboardSmall { least, cards };
    PlayStopped = "play.stopped", Refused: PlayStopped { fault }, PlayStoppedSeed { seed, fault };
    PlayUnreadable = "play.unreadable", Unreadable: PlayUnreadable { error }, PlaySharedUnreadable { error };
    PlayUnwritable = "play.unwritable", Broken: PlayUnwritable { error };
    PlayerAmbiguous = "player.ambiguous", Refused: PlayerAmbiguous { named, names };
    PlayerBot = "player.bot", Refused: PlayerBot;
    PlayerNoTable = "player.no_table", Refused: PlayerNoTable;
    PlayerNotFound = "player.not_found", Refused: PlayerNotFound { player }, PlayerNotNamed { named }, PlayerUnknown { player };
    PlayersAfterTheCut = "players.after_the_cut", Refused: PlayersAfterTheCut;
    PlayersDeck = "players.deck", Refused: PlayersDeckFromBoosters, PlayersDeckTooMany { most };
    PlayersDuplicate = "players.duplicate", Refused: PlayersDuplicate { name }, PlayersTwiceInFile { name };
    PlayersEmpty = "players.empty", Unreadable: PlayersEmpty, PlayersNone, PlayersEmptyRow;
    PlayersTooLong = "players.too_long", Unreadable: PlayersTooLong { start, longest_name };
    PlayersTooMany = "players.too_many", Unreadable: PlayersTooMany { most_players }, PlayersBots { most_bots };
    PlayersUnreadable = "players.unreadable", Unreadable: PlayersUnreadable, PlayersNoCsv, PlayersNoColumn { columns }, PlayersNoJson { error }, PlayersNoneInJson, PlayersOtherFile;
    PointsUnreadable = "points.unreadable", Unreadable: PointsUnreadable { error };
    PoolMissing = "pool.missing", Unreadable: PoolMissing;
    PoolUnreadable = "pool.unreadable", Unreadable: PoolUnreadable { card }, PoolNoSet { set }, PoolTooMany { card, count };
    PrintNoViewer = "print.no_viewer", Refused: PrintNoViewer;
    ProfileDamaged = "profile.damaged", Broken: ProfileDamaged { error };
    ProfileFloor = "profile.floor", Refused: ProfileFloor;
    ProfileGames = "profile.games", Refused: ProfileGames, ProfileGamesMost { most };
    ProfileInfractions = "profile.infractions", Refused: ProfileInfractions { most }, ProfileInfractionNames { longest }, ProfileInfractionPath, ProfileInfractionOrder;
    ProfileKey = "profile.key", Refused: ProfileKey { longest };
    ProfileMinutes = "profile.minutes", Refused: ProfileMinutes { least, most };
    ProfileName = "profile.name", Unreadable: ProfileName { longest };
    ProfilePoints = "profile.points", Refused: ProfilePoints, ProfilePointsPlaces;
    ProfileRankBy = "profile.rank_by", Refused: ProfileRankBy, ProfileRankMatches, ProfileRankPoints;
    ProfileRounds = "profile.rounds", Refused: ProfileRounds { most }, ProfileRoundCount { most }, ProfileRoundOrder;
    ProfileSealedPacks = "profile.sealed_packs", Refused: ProfileSealedPacks { most };
    ProfileShipped = "profile.shipped", Refused: ProfileShipped { key };
    ProfileTooMany = "profile.too_many", Unreadable: ProfileTooMany { most };
    ProfileTwice = "profile.twice", Refused: ProfileTwice, ProfileTwiceInfraction;
    ProfileUnknown = "profile.unknown", Unreadable: ProfileUnknown { key, profiles }, ProfileNotOwn { key };
    ProfileUnreadable = "profile.unreadable", Unreadable: ProfileUnreadable { what }, ProfileTooLong;
    ProfileUnwritable = "profile.unwritable", Broken: ProfileUnwritable { error };
    ProgramFailed = "program.failed", Broken: ProgramFailed, ProgramStopped { error };
    PuzzleAstray = "puzzle.astray", Refused: PuzzleAstray;
    PuzzleUnknown = "puzzle.unknown", Refused: PuzzleUnknown { key };
    ResultNoBots = "result.no_bots", Refused: ResultNoBots;
    ResultThere = "result.there", Refused: ResultThere;
    ResultUnreadable = "result.unreadable", Unreadable: ResultUnreadable { text }, ResultNoHp { text };
    RoundNone = "round.none", Refused: RoundNone;
    RoundNotFound = "round.not_found", Refused: RoundNotFound { round }, RoundNotHere { round }, RoundNoStandings { round }, RoundUnknown { round };
    RulesBroken = "rules.broken", Broken: RulesBroken { error };
    RulesNone = "rules.none", Refused: RulesNone { rule }, RulesNoneFound { asked };
    RulesTooLong = "rules.too_long", Unreadable: RulesTooLong { longest };
    RulesUnreadable = "rules.unreadable", Unreadable: RulesUnreadable { megabytes }, RulesNotText, RulesNotTheRules { found };
    SafetyNoCopy = "safety.no_copy", Refused: SafetyNoCopy { label };
    SafetyNoFolder = "safety.no_folder", Refused: SafetyNoFolder;
    SealedLeader = "sealed.leader", Refused: SealedLeader { shown }, SealedLeaders { most_leaders };
    SealedPacks = "sealed.packs", Refused: SealedPacks { most_packs };
    SeatNotNow = "seat.not_now", Refused: SeatNotNow, SeatNotDrafted, SeatResultsOpen { open }, SeatAfterTheCut, SeatTooFew, SeatNoneFree;
    SeedUnreadable = "seed.unreadable", Unreadable: SeedUnreadable;
    SetNoBoosters = "set.no_boosters", Unreadable: SetNoBoosters { shown, sets };
    SettingsInvalid = "settings.invalid", Refused: SettingsInvalid;
    SimulatePercent = "simulate.percent", Refused: SimulatePercent;
    SimulatePlayers = "simulate.players", Refused: SimulatePlayers { most_players };
    SimulateRounds = "simulate.rounds", Refused: SimulateRounds { most_rounds };
    SimulateUnreadable = "simulate.unreadable", Unreadable: SimulateUnreadable { text };
    SlipUnknown = "slip.unknown", Refused: SlipUnknown { typed };
    StatisticsEmpty = "statistics.empty", Unreadable: StatisticsEmpty;
    StatisticsTooMany = "statistics.too_many", Unreadable: StatisticsTooMany { most_events };
    StoreConflict = "store.conflict", Refused: StoreConflict, StoreConflictDeck, StoreBusyEvent, StoreBusyLeague;
    StoreCorrupt = "store.corrupt", Unreadable: StoreCorrupt { detail }, StoreCorruptEvent { entry }, StoreCorruptGame { step }, StoreCorruptLeague { step };
    StoreDifferent = "store.different", Refused: StoreDifferentEvent { event }, StoreDifferentGame { game }, StoreDifferentLeague { league };
    StoreDiskFull = "store.disk_full", Unreadable: StoreDiskFull, StoreReadOfFullDisk;
    StoreEmptied = "store.emptied", Unreadable: StoreEmptied { copies, newest };
    StoreExists = "store.exists", Refused: StoreExists;
    StoreIo = "store.io", Unreadable: StoreIo { detail }, StoreOpenElsewhere;
    StoreIsDatabase = "store.is_database", Refused: StoreIsDatabase;
    StoreLocked = "store.locked", Unreadable: StoreLocked;
    StoreNewer = "store.newer", Unreadable: StoreNewer { found, known };
    StoreNotAFile = "store.not_a_file", Refused: StoreNotAFile;
    StoreNotFound = "store.not_found", Refused: StoreNotFound, StoreNoEvent { event }, StoreNoGame { game }, StoreNoLeague { league };
    StoreNotOurs = "store.not_ours", Unreadable: StoreNotOurs;
    StoreReadOnly = "store.read_only", Unreadable: StoreReadOnly, StoreReadOfProtected;
    StoreReplaced = "store.replaced", Broken: StoreReplaced;
    StoreSchema = "store.schema", Broken: StoreSchema { what };
    StoreServerAddress = "store.server_address", Unreadable: StoreServerAddress { detail };
    StoreServerBusy = "store.server_busy", Unreadable: StoreServerBusy;
    StoreServerEncryption = "store.server_encryption", Unreadable: StoreServerEncryption { detail };
    StoreServerLogin = "store.server_login", Unreadable: StoreServerLogin { detail };
    StoreServerNotSetUp = "store.server_not_set_up", Unreadable: StoreServerNotSetUp, StoreServerOldTables { found, needed };
    StoreServerRights = "store.server_rights", Unreadable: StoreServerRights { detail }, StoreServerTooManyRights;
    StoreServerUnreachable = "store.server_unreachable", Unreadable: StoreServerUnreachable { detail };
    StoreServerVersion = "store.server_version", Unreadable: StoreServerVersion { found, needed };
    StoreStepsLost = "store.steps_lost", Broken: StoreStepLost, StoreStepsLost { steps };
    TableNotFound = "table.not_found", Refused: TableNotFound { table }, TableUnknown { table, round };
    TableNotInRoom = "table.not_in_room", Refused: TableNotInRoom { table }, TableAssigned { table, player };
    TournamentAbsentAlready = "tournament.absent_already", Refused: TournamentAbsentAlready { player, round };
    TournamentAlreadyDropped = "tournament.already_dropped", Refused: TournamentAlreadyDropped { player };
    TournamentBans = "tournament.bans", Refused: TournamentBans;
    TournamentBestOf = "tournament.best_of", Refused: TournamentBestOf { games };
    TournamentBuiltOn = "tournament.built_on", Refused: TournamentBuiltOn { round };
    TournamentByeDeclared = "tournament.bye_declared", Refused: TournamentByeDeclared { player, round };
    TournamentByeResult = "tournament.bye_result", Refused: TournamentByeResult { table, round };
    TournamentClock = "tournament.clock", Refused: TournamentClock { round };
    TournamentCutBegun = "tournament.cut_begun", Refused: TournamentCutBegun;
    TournamentCutSeeds = "tournament.cut_seeds", Refused: TournamentCutSeeds { seeds, size };
    TournamentCutSize = "tournament.cut_size", Refused: TournamentCutSize { size };
    TournamentDeckSlot = "tournament.deck_slot", Refused: TournamentDeckSlot { slot, least, most };
    TournamentDecksLocked = "tournament.decks_locked", Refused: TournamentDecksLocked { player };
    TournamentDisqualified = "tournament.disqualified", Refused: TournamentDisqualified { player };
    TournamentEmptyName = "tournament.empty_name", Refused: TournamentEmptyName;
    TournamentExtension = "tournament.extension", Refused: TournamentExtension { seconds };
    TournamentGameDecks = "tournament.game_decks", Refused: TournamentGameDecks { game };
    TournamentGameLossMissing = "tournament.game_loss_missing", Refused: TournamentGameLossMissing { a, b, games };
    TournamentGamesAfterEnd = "tournament.games_after_end", Refused: TournamentGamesAfterEnd { game };
    TournamentImpossibleGames = "tournament.impossible_games", Refused: TournamentImpossibleGames { a, b, drawn, games_to_win };
    TournamentMergeItself = "tournament.merge_itself", Refused: TournamentMergeItself { player };
    TournamentMergeMet = "tournament.merge_met", Refused: TournamentMergeMet { player, into, round };
    TournamentMergeSameRound = "tournament.merge_same_round", Refused: TournamentMergeSameRound { player, into, round };
    TournamentMergeSeats = "tournament.merge_seats", Refused: TournamentMergeSeats { player, into };
    TournamentMergeSeeds = "tournament.merge_seeds", Refused: TournamentMergeSeeds { player, into };
    TournamentNeedsWinner = "tournament.needs_winner", Refused: TournamentNeedsWinner { table, round };
    TournamentNoDeclaredBye = "tournament.no_declared_bye", Refused: TournamentNoDeclaredBye { player, round };
    TournamentNoNote = "tournament.no_note", Refused: TournamentNoNote;
    TournamentNoPlayers = "tournament.no_players", Refused: TournamentNoPlayers;
    TournamentNotAtATable = "tournament.not_at_a_table", Refused: TournamentNotAtATable { player, round };
    TournamentNotDropped = "tournament.not_dropped", Refused: TournamentNotDropped { player };
    TournamentNotNewest = "tournament.not_newest", Refused: TournamentNotNewest { round, newest };
    TournamentNotPaired = "tournament.not_paired", Refused: TournamentNotPaired { player };
    TournamentNotTheBracket = "tournament.not_the_bracket", Refused: TournamentNotTheBracket;
    TournamentNotTheFinalTable = "tournament.not_the_final_table", Refused: TournamentNotTheFinalTable;
    TournamentNothingLeft = "tournament.nothing_left", Refused: TournamentNothingLeft;
    TournamentNothingToUndo = "tournament.nothing_to_undo", Refused: TournamentNothingToUndo;
    TournamentOtherRounds = "tournament.other_rounds", Refused: TournamentOtherRounds;
    TournamentPairedTwice = "tournament.paired_twice", Refused: TournamentPairedTwice { player };
    TournamentPenaltyResult = "tournament.penalty_result", Refused: TournamentPenaltyResult { round, table };
    TournamentPenaltyRound = "tournament.penalty_round", Refused: TournamentPenaltyRound { round };
    TournamentPlannedRounds = "tournament.planned_rounds", Refused: TournamentPlannedRounds { rounds, least, most };
    TournamentPlayedAsMatch = "tournament.played_as_match", Refused: TournamentPlayedAsMatch { table, round };
    TournamentPlayedAtTables = "tournament.played_at_tables", Refused: TournamentPlayedAtTables { table, round };
    TournamentPlayerTaken = "tournament.player_taken", Refused: TournamentPlayerTaken { player };
    TournamentPodSize = "tournament.pod_size", Unreadable: TournamentPodSize { pod, seats };
    TournamentProfileInvalid = "tournament.profile_invalid", Refused: TournamentProfileInvalid { problem };
    TournamentRoundOpen = "tournament.round_open", Refused: TournamentRoundOpen { round, open };
    TournamentSeatedTwice = "tournament.seated_twice", Refused: TournamentSeatedTwice { player };
    TournamentTableHp = "tournament.table_hp", Refused: TournamentTableHp { table, round, seats };
    TournamentTableNumber = "tournament.table_number", Refused: TournamentTableNumber { table };
    TournamentTableSeats = "tournament.table_seats", Refused: TournamentTableSeats { table, seats };
    TournamentTooFewForTables = "tournament.too_few_for_tables", Refused: TournamentTooFewForTables { players };
    TournamentTooManyPlayers = "tournament.too_many_players", Refused: TournamentTooManyPlayers { most };
    TournamentTooManyRounds = "tournament.too_many_rounds", Refused: TournamentTooManyRounds { most };
    TournamentUnknownInfraction = "tournament.unknown_infraction", Refused: TournamentUnknownInfraction { code };
    TournamentUnknownPenalty = "tournament.unknown_penalty", Refused: TournamentUnknownPenalty { penalty };
    TournamentWasPresent = "tournament.was_present", Refused: TournamentWasPresent { player, round };
    TournamentWrongKind = "tournament.wrong_kind", Refused: TournamentWrongKind { round };
    TournamentWrongRound = "tournament.wrong_round", Refused: TournamentWrongRound { expected, round };
    UndoNotNow = "undo.not_now", Refused: UndoNotNow, UndoDraftBegun;
    WindowFailed = "window.failed", Broken: WindowFailed { why };
}
