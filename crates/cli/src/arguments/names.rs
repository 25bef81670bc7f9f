//! Choices as typed on the command line, converted to the types of the contract.

use app::contract::{EventPaperKind, MissedCounts, PenaltyName, Scope, TextLanguage};
use clap::ValueEnum;

/// Language of prompts, logs, card texts and rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LanguageName {
    /// English
    English,
    /// German; cards keep their English names
    German,
}

impl LanguageName {
    /// Converts the language to the type of the contract.
    pub(crate) fn language(self) -> TextLanguage {
        match self {
            LanguageName::English => TextLanguage::English,
            LanguageName::German => TextLanguage::German,
        }
    }
}

/// A rule for pairing players of different pods.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub(crate) enum ScopeName {
    /// Ignore pods
    #[default]
    Whole,
    /// Within pods where possible without a rematch
    Within,
    /// Across pods where possible without a rematch
    Across,
    /// Within pods, opposite seats first
    Opposite,
}

impl ScopeName {
    /// Converts the scope to the type of the contract.
    pub(crate) fn scope(self) -> Scope {
        match self {
            ScopeName::Whole => Scope::WholeEvent,
            ScopeName::Within => Scope::WithinPods,
            ScopeName::Across => Scope::AcrossPods,
            ScopeName::Opposite => Scope::OppositeSeats,
        }
    }
}

/// The value of a round missed by a late entry.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CountsName {
    Loss,
    Bye,
    Nothing,
}

impl CountsName {
    pub(crate) fn counts(self) -> MissedCounts {
        match self {
            CountsName::Loss => MissedCounts::Loss,
            CountsName::Bye => MissedCounts::Bye,
            CountsName::Nothing => MissedCounts::Nothing,
        }
    }
}

/// A penalty as typed on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PenaltyKind {
    Tracking,
    Warning,
    GameLoss,
    MatchLoss,
    Disqualification,
}

/// A table of the event as CSV.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CsvName {
    Players,
    Rounds,
    Standings,
}

/// A printout of an event.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaperKindName {
    /// Pairings by table
    Pairings,
    /// Pairings by name
    Names,
    /// Draft pods and seats, by name
    Seatings,
    /// Match slips, four per page, with codes for `result --slip`
    Slips,
    /// Standings, with the rules profile and its tiebreakers
    Standings,
    /// Bracket of the cut
    Bracket,
    /// One form for each deck check of the round
    DeckChecks,
    /// One page for each draft pod
    Pods,
    /// One card for each player, ten per page
    SeatCards,
}

impl PaperKindName {
    pub(crate) fn kind(self) -> EventPaperKind {
        match self {
            PaperKindName::Pairings => EventPaperKind::Pairings,
            PaperKindName::Names => EventPaperKind::Names,
            PaperKindName::Seatings => EventPaperKind::Seatings,
            PaperKindName::Slips => EventPaperKind::Slips,
            PaperKindName::Standings => EventPaperKind::Standings,
            PaperKindName::Bracket => EventPaperKind::Bracket,
            PaperKindName::DeckChecks => EventPaperKind::DeckChecks,
            PaperKindName::Pods => EventPaperKind::Pods,
            PaperKindName::SeatCards => EventPaperKind::SeatCards,
        }
    }
}

impl PenaltyKind {
    /// Converts the penalty to the type of the contract.
    pub(crate) fn penalty(self) -> PenaltyName {
        match self {
            PenaltyKind::Tracking => PenaltyName::Tracking,
            PenaltyKind::Warning => PenaltyName::Warning,
            PenaltyKind::GameLoss => PenaltyName::GameLoss,
            PenaltyKind::MatchLoss => PenaltyName::MatchLoss,
            PenaltyKind::Disqualification => PenaltyName::Disqualification,
        }
    }
}
