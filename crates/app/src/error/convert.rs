//! Conversion of the lower crates' errors to causes with details.

use ::tournament::document::DocumentError;
use ::tournament::{PointsProblem, ProfileProblem, ProfileProblemKind};
use catalog::{Catalog, QueryErrorKind};
use store::{LibraryError, LimitedItem, ServerProblem, StoreError, StreamId, StreamKind, TextField};

use super::{AppError, Cause, ErrorDetail, ErrorLocation, FieldName};

/// Maps each variant to its cause; the details have the names of the fields.
macro_rules! causes {
    ($value:expr, $from:ident: $($variant:ident $({ $($field:ident),+ })? => $cause:ident,)+; $($rest:tt)*) => {
        match $value {
            $($from::$variant $({ $($field),+ })? => Cause::$cause $({ $($field: $field.into()),+ })?,)+
            $($rest)*
        }
    };
}

impl From<::tournament::PlayerId> for ErrorDetail {
    fn from(player: ::tournament::PlayerId) -> ErrorDetail {
        player.0.into()
    }
}

impl From<::tournament::OperationError> for Cause {
    fn from(refused: ::tournament::OperationError) -> Cause {
        use ::tournament::OperationError;
        causes! { refused, OperationError:
            PlayerTaken { player } => TournamentPlayerTaken,
            UnknownPlayer { player } => PlayerUnknown,
            EmptyName => TournamentEmptyName,
            TooManyPlayers { most } => TournamentTooManyPlayers,
            AlreadyDropped { player } => TournamentAlreadyDropped,
            NotDropped { player } => TournamentNotDropped,
            MergedWithItself { player } => TournamentMergeItself,
            MergeMet { player, into, round } => TournamentMergeMet,
            MergeSameRound { player, into, round } => TournamentMergeSameRound,
            MergeSeats { player, into } => TournamentMergeSeats,
            MergeSeeds { player, into } => TournamentMergeSeeds,
            PodSize { pod, seats } => TournamentPodSize,
            SeatedTwice { player } => TournamentSeatedTwice,
            PlannedRounds { rounds, least, most } => TournamentPlannedRounds,
            TooManyRounds { most } => TournamentTooManyRounds,
            WrongRound { round, expected } => TournamentWrongRound,
            RoundOpen { round, open } => TournamentRoundOpen,
            NoPlayers => TournamentNoPlayers,
            TableNumber { table } => TournamentTableNumber,
            PairedTwice { player } => TournamentPairedTwice,
            NotPaired { player } => TournamentNotPaired,
            UnknownRound { round } => RoundUnknown,
            UnknownTable { round, table } => TableUnknown,
            ImpossibleGames { a, b, drawn, games_to_win } => TournamentImpossibleGames,
            ByeResult { round, table } => TournamentByeResult,
            NotNewest { round, newest } => TournamentNotNewest,
            NoNote => TournamentNoNote,
            WrongKind { round } => TournamentWrongKind,
            OtherRounds => TournamentOtherRounds,
            BestOf { games } => TournamentBestOf,
            CutSize { size } => TournamentCutSize,
            CutSeeds { seeds, size } => TournamentCutSeeds,
            CutBegun => TournamentCutBegun,
            NotTheBracket => TournamentNotTheBracket,
            NothingLeft => TournamentNothingLeft,
            NeedsWinner { round, table } => TournamentNeedsWinner,
            BuiltOn { round } => TournamentBuiltOn,
            GameLossMissing { a, b, games } => TournamentGameLossMissing,
            PenaltyResult { round, table } => TournamentPenaltyResult,
            UnknownInfraction { code } => TournamentUnknownInfraction,
            UnknownPenalty { penalty } => TournamentUnknownPenalty,
            PenaltyRound { round } => TournamentPenaltyRound,
            Disqualified { player } => TournamentDisqualified,
            WasPresent { player, round } => TournamentWasPresent,
            ByeDeclared { player, round } => TournamentByeDeclared,
            NoDeclaredBye { player, round } => TournamentNoDeclaredBye,
            ClockNotRunning { round } => TournamentClock,
            NoExtension { seconds } => TournamentExtension,
            NotChosen { player, round } => TournamentNotAtATable,
            DecksLocked { player } => TournamentDecksLocked,
            DeckSlot { slot, least, most } => TournamentDeckSlot,
            Bans => TournamentBans,
            GameDecks { game } => TournamentGameDecks,
            GamesAfterEnd { game } => TournamentGamesAfterEnd,
            TableSeats { table, seats } => TournamentTableSeats,
            TooFewForTables { players } => TournamentTooFewForTables,
            TableHp { round, table, seats } => TournamentTableHp,
            PlayedAtTables { round, table } => TournamentPlayedAtTables,
            PlayedAsMatch { round, table } => TournamentPlayedAsMatch,
            AbsentAlready { player, round } => TournamentAbsentAlready,
            NotTheFinalTable => TournamentNotTheFinalTable,
            NothingToUndo => TournamentNothingToUndo,
        ;
            OperationError::ProfileInvalid { problem } => Cause::TournamentProfileInvalid { problem: profile_problem(problem.what).into() },
        }
    }
}

fn profile_problem(kind: ProfileProblemKind) -> Cause {
    causes! { kind, ProfileProblemKind:
        Floor => ProfileFloor,
        GamesToWin => ProfileGames,
        GamesWon { most } => ProfileGamesMost,
        InfractionCount { most } => ProfileInfractions,
        InfractionNames { longest } => ProfileInfractionNames,
        InfractionOrder => ProfileInfractionOrder,
        InfractionPath => ProfileInfractionPath,
        InfractionTwice => ProfileTwiceInfraction,
        Key { longest } => ProfileKey,
        KeyTwice => ProfileTwice,
        MatchesFirst => ProfileRankMatches,
        Minutes { least, most } => ProfileMinutes,
        Name { longest } => ProfileName,
        NothingRanks => ProfileRankBy,
        PlacePoints => ProfilePointsPlaces,
        Points => ProfilePoints,
        PointsFirst => ProfileRankPoints,
        RoundCount { most } => ProfileRoundCount,
        RoundLines { most } => ProfileRounds,
        RoundOrder => ProfileRoundOrder,
        SealedPacks { most } => ProfileSealedPacks,
        ;
    }
}

impl From<ProfileProblem> for AppError {
    fn from(problem: ProfileProblem) -> Self {
        AppError::of(profile_problem(problem.what)).at(problem.field)
    }
}

impl From<::tournament::OperationError> for AppError {
    fn from(refused: ::tournament::OperationError) -> Self {
        AppError::of(refused.into())
    }
}

impl From<PointsProblem> for AppError {
    fn from(problem: PointsProblem) -> Self {
        let most = ::tournament::MOST_LEAGUE_POINTS.into();
        AppError::of(match problem {
            PointsProblem::Unnamed => Cause::LeaguePointsName,
            PointsProblem::PlaceOrder { until } => Cause::LeaguePointsOrder { until: until.into() },
            PointsProblem::TooMany { points } => Cause::LeaguePointsTooMany { points: points.into(), most },
            PointsProblem::NoEvent => Cause::LeaguePointsBest,
            PointsProblem::Keys => Cause::LeaguePointsKeys,
        })
    }
}

impl From<DocumentError> for AppError {
    fn from(error: DocumentError) -> Self {
        let id = |id: ::tournament::document::DocumentId| ErrorDetail::text(id);
        let (cause, place) = match error {
            DocumentError::Unreadable { line, column, message } => {
                let place = ErrorLocation::LineAndColumn(line as u64, column as u64);
                return AppError::of(Cause::DocumentUnreadable { error: message.into() }).at(place);
            }
            DocumentError::UnknownProfile { key, known } => {
                return AppError::of(Cause::DocumentUnknownProfile { key: key.into(), profiles: known.into() });
            }
            DocumentError::DuplicatePlayer { place, id: twice } => {
                (Cause::DocumentDuplicatePlayer { id: id(twice) }, place)
            }
            DocumentError::UnknownPlayer { place, id: unknown } => {
                (Cause::DocumentUnknownPlayer { id: id(unknown) }, place)
            }
            DocumentError::PlayerTwice { place, id: twice } => (Cause::DocumentPlayerTwice { id: id(twice) }, place),
            DocumentError::NotAPairing { place } => (Cause::DocumentNotAPairing, place),
            DocumentError::NotAResult { place } => (Cause::DocumentNotAResult, place),
            DocumentError::ResultMissing { place } => (Cause::DocumentResultMissing, place),
            DocumentError::NotPossible { place, refused } => (refused.into(), place),
        };
        AppError::of(cause).at(place.to_string())
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        let (cause, path) = match error {
            StoreError::Locked { path } => (Cause::StoreLocked, path),
            StoreError::Malformed { path, detail } => (Cause::StoreCorrupt { detail: detail.into() }, path),
            StoreError::Newer { path, found, known } => {
                (Cause::StoreNewer { found: found.into(), known: known.into() }, path)
            }
            StoreError::ReadOnly { path } => (Cause::StoreReadOnly, path),
            StoreError::DiskFull { path } => (Cause::StoreDiskFull, path),
            StoreError::NoFile { path } => (Cause::StoreNotFound, path),
            StoreError::NotOurs { path } => (Cause::StoreNotOurs, path),
            StoreError::Emptied { path, newest, copies } => {
                (Cause::StoreEmptied { copies: copies.into(), newest: ErrorDetail::text(newest.display()) }, path)
            }
            StoreError::Exists { path } => (Cause::StoreExists, path),
            StoreError::IsDatabase { path } => (Cause::StoreIsDatabase, path),
            StoreError::NotAFile { path } => (Cause::StoreNotAFile, path),
            StoreError::OpenElsewhere { path } => (Cause::StoreOpenElsewhere, path),
            StoreError::Replaced { path } => (Cause::StoreReplaced, path),
            StoreError::Schema { path, what } => (Cause::StoreSchema { what: what.into() }, path),
            StoreError::Io { path, detail } => (Cause::StoreIo { detail: detail.into() }, path),
            StoreError::Different { stream: StreamId { kind, number } } => {
                return AppError::of(match kind {
                    StreamKind::Event => Cause::StoreDifferentEvent { event: number.into() },
                    StreamKind::Game => Cause::StoreDifferentGame { game: number.into() },
                    StreamKind::League => Cause::StoreDifferentLeague { league: number.into() },
                    StreamKind::Deck => Cause::StoreConflictDeck,
                });
            }
            StoreError::Server { address, problem } => return AppError::of(problem.into()).at(address),
            // Entries and steps are counted from 1 in messages.
            StoreError::Corrupt { stream, seq } => {
                return AppError::of(match stream.kind {
                    StreamKind::Event => Cause::StoreCorruptEvent { entry: (seq + 1).into() },
                    StreamKind::Game => Cause::StoreCorruptGame { step: (seq + 1).into() },
                    StreamKind::League => Cause::StoreCorruptLeague { step: (seq + 1).into() },
                    StreamKind::Deck => Cause::DamagedDeck { deck: stream.number.into(), version: (seq + 1).into() },
                });
            }
            StoreError::Conflict { .. } => return AppError::of(Cause::StoreConflict),
            StoreError::NoStream { stream: StreamId { kind, number } } => {
                return AppError::of(match kind {
                    StreamKind::Event => Cause::StoreNoEvent { event: number.into() },
                    StreamKind::Game => Cause::StoreNoGame { game: number.into() },
                    StreamKind::League => Cause::StoreNoLeague { league: number.into() },
                    StreamKind::Deck => Cause::DeckNotFound { deck: number.into() },
                });
            }
        };
        AppError::of(cause).at(path.display().to_string())
    }
}

impl From<ServerProblem> for Cause {
    fn from(problem: ServerProblem) -> Cause {
        match problem {
            ServerProblem::Address { detail } => Cause::StoreServerAddress { detail: detail.into() },
            ServerProblem::Unreachable { detail } => Cause::StoreServerUnreachable { detail: detail.into() },
            ServerProblem::Busy => Cause::StoreServerBusy,
            ServerProblem::Login { detail } => Cause::StoreServerLogin { detail: detail.into() },
            ServerProblem::Encryption { detail } => Cause::StoreServerEncryption { detail: detail.into() },
            ServerProblem::Rights { detail } => Cause::StoreServerRights { detail: detail.into() },
            ServerProblem::TooManyRights => Cause::StoreServerTooManyRights,
            ServerProblem::OldServer { found, needed } => {
                Cause::StoreServerVersion { found: found.into(), needed: needed.into() }
            }
            ServerProblem::NotSetUp { found: 0, .. } => Cause::StoreServerNotSetUp,
            ServerProblem::NotSetUp { found, needed } => {
                Cause::StoreServerOldTables { found: found.into(), needed: needed.into() }
            }
        }
    }
}

impl From<LibraryError> for AppError {
    fn from(error: LibraryError) -> Self {
        AppError::of(match error {
            LibraryError::Store(error) => return error.into(),
            LibraryError::Conflict { .. } => Cause::StoreConflictDeck,
            LibraryError::NoDeck { deck } => Cause::DeckNone { deck: ErrorDetail::text(deck) },
            LibraryError::NoVersion { deck, version } => {
                Cause::DeckNoVersion { deck: ErrorDetail::text(deck), version: version.into() }
            }
            LibraryError::Empty { what } => Cause::LibraryEmpty { what: text(what).into() },
            LibraryError::TooLong { what, length, most } => {
                Cause::LibraryTooLong { what: text(what).into(), length: length.into(), most: most.into() }
            }
            LibraryError::TooMany { what, found, most } => {
                let what = match what {
                    LimitedItem::Tags => FieldName::Tags,
                    LimitedItem::OwnedRows => FieldName::Cards,
                    LimitedItem::Copies => FieldName::Copies,
                };
                Cause::LibraryTooMany { found: found.into(), what: what.into(), most: most.into() }
            }
        })
    }
}

fn text(what: TextField) -> FieldName {
    match what {
        TextField::DeckName => FieldName::DeckName,
        TextField::DeckBody => FieldName::Deck,
        TextField::Tag => FieldName::Tag,
        TextField::VersionLabel => FieldName::VersionName,
        TextField::Card => FieldName::CardNumber,
    }
}

impl From<catalog::LoadError> for AppError {
    fn from(error: catalog::LoadError) -> Self {
        let place = ErrorLocation::LineOf(error.file.to_string(), error.line);
        AppError::of(Cause::CatalogBroken { what: ErrorDetail::text(error.what) }).at(place)
    }
}

impl From<catalog::QueryError> for AppError {
    fn from(error: catalog::QueryError) -> Self {
        let keys = || ErrorDetail::from(catalog::QueryError::keys());
        let term = ErrorDetail::from(error.term);
        let cause = match error.kind {
            QueryErrorKind::UnknownKey { key, nearest: None } => {
                Cause::CardsQuery { term, key: key.into(), keys: keys() }
            }
            QueryErrorKind::UnknownKey { key, nearest: Some(nearest) } => {
                Cause::CardsQueryKeyNear { term, key: key.into(), nearest: nearest.into(), keys: keys() }
            }
            QueryErrorKind::UnknownValue { key, value, understood } => {
                Cause::CardsQueryValue { term, key: key.into(), value: value.into(), understood: understood.into() }
            }
            QueryErrorKind::Ambiguous { value, candidates, .. } => {
                Cause::CardsQueryAmbiguous { term, value: value.into(), candidates: candidates.into() }
            }
            QueryErrorKind::NotComparable { key, sign } => {
                Cause::CardsQuerySign { term, key: key.into(), sign: sign.into() }
            }
            QueryErrorKind::NotANumber { key } => Cause::CardsQueryNumber { term, key: key.into() },
            QueryErrorKind::NoValue { key, example } => {
                Cause::CardsQueryNoValue { term, key: key.into(), example: example.into() }
            }
            QueryErrorKind::NoKey => Cause::CardsQueryNoKey { term },
            QueryErrorKind::OpenQuote => Cause::CardsQueryQuote { term },
            QueryErrorKind::OpenParenthesis => Cause::CardsQueryOpen { term },
            QueryErrorKind::StrayParenthesis => Cause::CardsQueryStray { term },
            QueryErrorKind::EmptyParentheses => Cause::CardsQueryNothing { term },
            QueryErrorKind::NoOperand { word } => Cause::CardsQueryOperand { term, word: word.into() },
            QueryErrorKind::TooDeep { most } => Cause::CardsQueryDeep { most: most.into() },
            QueryErrorKind::TooLong { most } => Cause::CardsQueryLong { most: most.into() },
            QueryErrorKind::TooManyTerms { most } => Cause::CardsQueryTerms { most: most.into() },
            QueryErrorKind::Catalog(error) => Cause::CardsQueryCatalog { error: ErrorDetail::text(error) },
        };
        AppError::of(cause).at(ErrorLocation::Character(error.at as u64 + 1))
    }
}

impl From<decks::FormatDataError> for AppError {
    fn from(error: decks::FormatDataError) -> Self {
        AppError::of(Cause::FormatsBroken { what: ErrorDetail::text(error) })
    }
}

impl From<decks::OddsError> for AppError {
    fn from(error: decks::OddsError) -> Self {
        use decks::OddsError;
        AppError::of(causes! { error, OddsError:
            EmptyDeck => OddsEmpty,
            DeckTooLarge { deck, most } => OddsDeckTooLarge,
            TooManyCopies { copies, deck } => OddsTooManyCopies,
            TooManyRounds { rounds, most } => OddsTooManyRounds,
            ;
        })
    }
}

impl From<decks::PoolError> for Cause {
    fn from(error: decks::PoolError) -> Cause {
        match error {
            decks::PoolError::UnknownSet(set) => Cause::PoolNoSet { set: ErrorDetail::text(set) },
            decks::PoolError::UnknownCard(card) => Cause::PoolUnreadable { card: ErrorDetail::text(card) },
            decks::PoolError::TooMany { number, count } => {
                Cause::PoolTooMany { card: ErrorDetail::text(number), count: count.into() }
            }
        }
    }
}

impl From<decks::PoolError> for AppError {
    fn from(error: decks::PoolError) -> Self {
        AppError::of(error.into())
    }
}

impl From<exchange::ReadError> for AppError {
    fn from(error: exchange::ReadError) -> Self {
        use exchange::ReadError;
        use exchange::limits::{MAX_BYTES, MAX_CARDS, MAX_DECKS, MAX_ROWS};
        let place = place(&error.place());
        let cause = match error {
            ReadError::TooLarge { bytes } => Cause::ExchangeTooLarge { bytes: bytes.into(), most: MAX_BYTES.into() },
            ReadError::NotText { at } => Cause::ExchangeNotText { at: at.into() },
            ReadError::Empty => Cause::ExchangeEmpty,
            ReadError::Address { address } => Cause::ExchangeAddress { address: address.into() },
            ReadError::Json { what, .. } => Cause::ExchangeJson { what: what.into() },
            ReadError::Shape { expected, .. } => Cause::ExchangeShape { expected: expected_shape(expected).into() },
            ReadError::IsAPool => Cause::ExchangeIsAPool,
            ReadError::NoCards => Cause::ExchangeNoCards,
            ReadError::TooManyRows { .. } => Cause::ExchangeTooManyRows { most: MAX_ROWS.into() },
            ReadError::TooManyDecks { decks } => {
                Cause::ExchangeTooManyDecks { decks: decks.into(), most: MAX_DECKS.into() }
            }
            ReadError::TooManyCards { .. } => Cause::ExchangeTooManyCards { most: MAX_CARDS.into() },
            ReadError::PoolEntry { text, .. } => Cause::ExchangePoolEntry { text: text.into() },
            ReadError::Pool(error) => Cause::ExchangePool { pool: Cause::from(error).into() },
        };
        AppError::of(cause).at(place)
    }
}

/// Returns the name of the expected content.
fn expected_shape(shape: exchange::ExpectedShape) -> FieldName {
    use exchange::ExpectedShape;
    match shape {
        ExpectedShape::Deck => FieldName::DeckShape,
        ExpectedShape::Rows => FieldName::RowShape,
        ExpectedShape::Pool => FieldName::PoolShape,
        ExpectedShape::PoolSet => FieldName::SetCode,
        ExpectedShape::PoolCards => FieldName::PoolCards,
        ExpectedShape::TabletopObjects => FieldName::TabletopObjects,
    }
}

fn place(place: &exchange::Place) -> ErrorLocation {
    match place {
        exchange::Place::Line(line) => ErrorLocation::Line(*line as u64),
        exchange::Place::Path(path) => ErrorLocation::Named(path.clone()),
        exchange::Place::Byte(at) => ErrorLocation::Byte(*at as u64),
        exchange::Place::Whole => ErrorLocation::WholeText,
    }
}

/// Returns the cause for an unresolved row of a list.
pub(crate) fn unresolved_row(catalog: &Catalog, row: &exchange::UnresolvedRow) -> Cause {
    use exchange::UnresolvedReason;
    let text = ErrorDetail::from(&row.text);
    match row.kind {
        UnresolvedReason::UnknownName => Cause::ExchangeUnplaced { text: ErrorDetail::text(row.name()) },
        UnresolvedReason::AmbiguousName => Cause::ExchangeAmbiguousName { text: ErrorDetail::text(row.name()) },
        UnresolvedReason::UnknownNumber => Cause::ExchangeUnknownNumber { text },
        UnresolvedReason::IncompleteSet(code) => {
            let set = ErrorDetail::text(code);
            match catalog.incomplete_set(code) {
                Some(known) => Cause::ExchangeSetToCome {
                    text,
                    name: ErrorDetail::text(&known.name),
                    set,
                    released: ErrorDetail::text(&known.released),
                },
                None => Cause::ExchangeIncompleteSet { text, set },
            }
        }
        UnresolvedReason::Contradiction => Cause::ExchangeContradiction { text },
        UnresolvedReason::NoCard => Cause::ExchangeNoCard { text },
        UnresolvedReason::BadCount => Cause::ExchangeBadCount { text },
        UnresolvedReason::UnknownSection => Cause::ExchangeUnknownSection { text },
    }
}

impl From<draft::PackError> for AppError {
    fn from(error: draft::PackError) -> Self {
        AppError::of(Cause::PacksConfig { what: ErrorDetail::text(error) })
    }
}

impl From<draft::DraftError> for AppError {
    fn from(error: draft::DraftError) -> Self {
        use draft::DraftError;
        AppError::of(match error {
            DraftError::Seats { have } => Cause::DraftSeats { have: have.into() },
            DraftError::Packs(error) => {
                Cause::DraftImpossible { packs: Cause::PacksConfig { what: ErrorDetail::text(error) }.into() }
            }
            DraftError::PackCount { have, need } => Cause::DraftPackCount { need: need.into(), have: have.into() },
            DraftError::StrangeCard(card) => Cause::DraftStrangeCard { card: ErrorDetail::text(card) },
            DraftError::NoSets => Cause::PacksSets { most: 64_u32.into() },
            // Cubes are dealt by `event::pack_source`.
            DraftError::Dealt => Cause::CubeEmpty,
            DraftError::Cube(error) => return error.into(),
            DraftError::PackSize { have } => Cause::DraftPackTooLarge { have: have.into() },
            DraftError::Record { number, refused } => {
                Cause::DraftRecord { number: number.into(), refused: Cause::from(refused).into() }
            }
        })
    }
}

impl From<draft::CubeError> for AppError {
    fn from(error: draft::CubeError) -> Self {
        AppError::of(match error {
            draft::CubeError::StrangeCard(card) => Cause::CubeCard { card: ErrorDetail::text(card) },
            draft::CubeError::Empty => Cause::CubeEmpty,
            draft::CubeError::TooLarge { have } => {
                Cause::CubeTooLarge { have: have.into(), most: draft::Cube::MOST_CARDS.into() }
            }
            draft::CubeError::PackSize { .. } => Cause::CubePackSize {
                least: u32::from(draft::CubeRules::SMALLEST_PACK).into(),
                most: u32::from(draft::CubeRules::LARGEST_PACK).into(),
            },
            draft::CubeError::TooFewCards { have, need, seats } => {
                Cause::CubeTooFewCards { have: have.into(), need: need.into(), seats: seats.into() }
            }
            draft::CubeError::TooFewLeaders { have, need, seats } => {
                Cause::CubeTooFewLeaders { have: have.into(), need: need.into(), seats: seats.into() }
            }
        })
    }
}

impl From<draft::VariantStartError> for AppError {
    fn from(error: draft::VariantStartError) -> Self {
        use draft::VariantStartError;
        match error {
            VariantStartError::Seats { have, fewest, most } => {
                AppError::of(Cause::DraftTableSize { fewest: fewest.into(), most: most.into(), have: have.into() })
            }
            VariantStartError::Packs(error) => error.into(),
            VariantStartError::Record { number, refused } => {
                AppError::of(Cause::DraftChoiceRecord { number: number.into(), refused: Cause::from(refused).into() })
            }
        }
    }
}

impl From<draft::VariantError> for Cause {
    fn from(refused: draft::VariantError) -> Cause {
        use draft::VariantError;
        match refused {
            VariantError::Over => Cause::PickOver,
            VariantError::NoSuchSeat { seat } => Cause::PickNoSuchSeat { seat: (u32::from(seat) + 1).into() },
            VariantError::NotYourTurn { .. } => Cause::DraftNotYourTurn,
            VariantError::NoSuchChoice { seat } => Cause::DraftSeatChoice { seat: (u32::from(seat) + 1).into() },
        }
    }
}

impl From<draft::VariantError> for AppError {
    fn from(refused: draft::VariantError) -> Self {
        AppError::of(Cause::from(refused))
    }
}

impl From<draft::ActionError> for Cause {
    fn from(refused: draft::ActionError) -> Cause {
        let from_one = |seat: u8| ErrorDetail::from(u32::from(seat) + 1);
        match refused {
            draft::ActionError::Over => Cause::PickOver,
            draft::ActionError::NoSuchSeat { seat } => Cause::PickNoSuchSeat { seat: from_one(seat) },
            draft::ActionError::AlreadyPicked { .. } => Cause::PickNotNow,
            draft::ActionError::NothingToPick { seat } => Cause::PickNothing { seat: from_one(seat) },
            draft::ActionError::NoSuchCard { printing, .. } => {
                Cause::PickNoSuchCard { card: ErrorDetail::text(printing) }
            }
        }
    }
}

impl From<draft::ActionError> for AppError {
    fn from(refused: draft::ActionError) -> Self {
        AppError::of(refused.into())
    }
}

impl From<paper::PaperError> for AppError {
    fn from(error: paper::PaperError) -> Self {
        AppError::of(match error {
            paper::PaperError::Font => Cause::PaperFont,
            paper::PaperError::Document(error) => Cause::PaperFailed { error: error.into() },
        })
    }
}

impl From<rules::SetupError> for Cause {
    fn from(error: rules::SetupError) -> Cause {
        match error {
            rules::SetupError::Players(decks) => Cause::PlaySetup { decks: decks.into() },
            rules::SetupError::Kind(..) => Cause::PlaySetupKind,
            rules::SetupError::Leaders(_, leaders) => Cause::PlaySetupLeaders { leaders: leaders.into() },
            rules::SetupError::NotWritten(..) => Cause::PlaySetupNotWritten,
            rules::SetupError::TooMany => Cause::PlaySetupTooMany,
        }
    }
}
