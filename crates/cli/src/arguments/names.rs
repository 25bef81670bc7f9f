//! Choices as typed on the command line, converted to wire types.

use app::contract::{MissedRoundScore, PairingScope, PenaltyName, PrintoutKind, TextLanguage};
use clap::ValueEnum;

/// Language of prompts, logs, card texts and rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LanguageName {
    /// English for all texts
    English,
    /// German; cards keep their English names
    German,
}

impl LanguageName {
    /// Converts the language to the wire type.
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
    /// Converts the scope to the wire type.
    pub(crate) fn scope(self) -> PairingScope {
        match self {
            ScopeName::Whole => PairingScope::WholeEvent,
            ScopeName::Within => PairingScope::WithinPods,
            ScopeName::Across => PairingScope::AcrossPods,
            ScopeName::Opposite => PairingScope::OppositeSeats,
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
    pub(crate) fn counts(self) -> MissedRoundScore {
        match self {
            CountsName::Loss => MissedRoundScore::Loss,
            CountsName::Bye => MissedRoundScore::Bye,
            CountsName::Nothing => MissedRoundScore::Nothing,
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
    /// Bracket of the top cut
    Bracket,
    /// One form for each deck check of the round
    DeckChecks,
    /// One page for each draft pod
    Pods,
    /// One card for each player, ten per page
    SeatCards,
}

impl PaperKindName {
    pub(crate) fn kind(self) -> PrintoutKind {
        match self {
            PaperKindName::Pairings => PrintoutKind::Pairings,
            PaperKindName::Names => PrintoutKind::Names,
            PaperKindName::Seatings => PrintoutKind::Seatings,
            PaperKindName::Slips => PrintoutKind::Slips,
            PaperKindName::Standings => PrintoutKind::Standings,
            PaperKindName::Bracket => PrintoutKind::Bracket,
            PaperKindName::DeckChecks => PrintoutKind::DeckChecks,
            PaperKindName::Pods => PrintoutKind::Pods,
            PaperKindName::SeatCards => PrintoutKind::SeatCards,
        }
    }
}

impl PenaltyKind {
    /// Converts the penalty to the wire type.
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
