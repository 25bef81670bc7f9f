//! Conversions between wire types and the types of the domain, and of the crates below, with the same variants.

use crate::contract::{
    CardTierName, CounterName, CubeBases, CubeLeaders, ExportFormat, LeagueKeyName, LegalityAnswer, ManualDuration,
    PaperSize, PuzzleGoal, PuzzleState, PuzzleThemeName, RoundKindName, TextLanguage, TierReasonName, TrilogyPool,
};
use crate::contract::{
    ClockAction, DraftMode, DraftPart, DraftShape, EventKind, ListFormat, NextStep, PairingScope, Passing, PenaltyName,
    PhoneCallName, PlayerListFormat, RoundsKind, SideName, StaffRole, Stage,
};
use crate::event::tabletop_draft::TabletopPart;
use crate::event::{kind, lists, phone_entries, pick_clock, roster, steps};

/// Defines the conversions in both directions. The compiler checks that no variant is missing on either side.
macro_rules! same {
    ($($wire:ident = $domain:path { $($variant:ident),+ })+) => {
        $(
            impl From<$domain> for $wire {
                fn from(value: $domain) -> $wire {
                    match value {
                        $(<$domain>::$variant => $wire::$variant,)+
                    }
                }
            }

            impl From<$wire> for $domain {
                fn from(value: $wire) -> $domain {
                    match value {
                        $($wire::$variant => <$domain>::$variant,)+
                    }
                }
            }
        )+
    };
}

same! {
    EventKind = kind::EventKind { Draft, Sealed, Constructed }
    DraftMode = kind::DraftMode { Digital, Paper }
    DraftShape = kind::DraftShape {
        Pod, Winston, Grid, Minneapolis, Rotisserie, TeamsOfTwo, TeamsOfThree
    }
    ClockAction = pick_clock::PickClockAction { Run, Pause, Next, Back }
    PhoneCallName = phone_entries::PhoneCall { Judge, Drop }
    StaffRole = phone_entries::StaffRole { Judge, Scorekeeper }
    Stage = steps::Stage { Registration, Seated, Drafting, DeckBuilding, Rounds, Finished }
    NextStep = steps::NextStep {
        AddPlayers, Seat, SeatLate, StartDraft, Draft, BuildDecks, Pair, EnterResults, MakeCut, Standings
    }
    ListFormat = lists::ListFormat { Premier, TwinSuns, Trilogy, Sealed, Draft }
    PairingScope = tournament::PairScope { WholeEvent, WithinPods, AcrossPods, OppositeSeats, Teams }
    PenaltyName = tournament::Penalty { Tracking, Warning, GameLoss, MatchLoss, Disqualification }
    SideName = tournament::Side { A, B }
    PlayerListFormat = roster::PlayerListFormat { Names, Table, CardRows, Json }
    Passing = draft::PassDirection { Left, Right }
}

// Types of the crates below.
same! {
    CounterName = rules::Counter { Initiative, Blast, Plan }
    ManualDuration = rules::EditDuration { Phase, Round, InPlay }
    CardTierName = draft::CardTier { S, A, B, C, D }
    TierReasonName = draft::TierReason { Removal, Draw, Units, Tokens, Discard, Resources, Large, Small, Winning, Losing }
    PuzzleGoal = bots::Goal { Win, Hold }
    PuzzleThemeName = bots::PuzzleTheme { Event, Upgrade, Unit, Ability, Deploy, Base, Trade, Initiative, Pass }
    PuzzleState = bots::PuzzleStatus { Open, Astray, Solved, Missed }
    LegalityAnswer = decks::Legality { Legal, Illegal, CannotBeJudged }
    TrilogyPool = decks::CardPool { Premier, Eternal }
    ExportFormat = exchange::Target { Swudb, Melee, Text, Picklist, Tts, Csv }
    CubeLeaders = draft::CubeLeaders { Separate, Mixed }
    CubeBases = draft::CubeBases { Shared, Mixed }
    PaperSize = paper::PageSize { A4, Letter }
    LeagueKeyName = tournament::LeagueKey { Points, EventsWon, MatchWins, BestPlace }
    RoundKindName = tournament::RoundKind { Swiss, RoundRobin, Elimination, Tables }
}

impl From<TextLanguage> for paper::Language {
    fn from(language: TextLanguage) -> Self {
        match language {
            TextLanguage::English | TextLanguage::French => paper::Language::English,
            TextLanguage::German => paper::Language::German,
        }
    }
}

impl From<TextLanguage> for rulebook::Language {
    fn from(language: TextLanguage) -> Self {
        match language {
            TextLanguage::English | TextLanguage::French => rulebook::Language::English,
            TextLanguage::German => rulebook::Language::German,
        }
    }
}

impl From<TabletopPart> for DraftPart {
    fn from(part: TabletopPart) -> DraftPart {
        match part {
            TabletopPart::Leaders => DraftPart::Leaders,
            TabletopPart::Packs => DraftPart::Packs,
            TabletopPart::Review => DraftPart::Review,
        }
    }
}

impl From<tournament::RoundKind> for RoundsKind {
    fn from(kind: tournament::RoundKind) -> RoundsKind {
        use tournament::RoundKind;
        match kind {
            // A bracket follows Swiss rounds.
            RoundKind::Swiss | RoundKind::Elimination => RoundsKind::Swiss,
            RoundKind::RoundRobin => RoundsKind::RoundRobin,
            RoundKind::Tables => RoundsKind::Tables,
        }
    }
}

impl From<RoundsKind> for tournament::RoundKind {
    fn from(kind: RoundsKind) -> tournament::RoundKind {
        use tournament::RoundKind;
        match kind {
            RoundsKind::Swiss => RoundKind::Swiss,
            RoundsKind::RoundRobin => RoundKind::RoundRobin,
            RoundsKind::Tables => RoundKind::Tables,
        }
    }
}
