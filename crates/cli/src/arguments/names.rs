//! Choices as typed on the command line, converted to the types of the contract.

use app::contract::{EventPaperKind, MissedCounts, PenaltyName, Scope, TextLanguage};
use clap::ValueEnum;

/// Language of prompts, logs, card texts and rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LanguageName {
    /// Everything in English
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

/// How players of different pods are paired.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
pub(crate) enum ScopeName {
    /// Across the whole event; pods do not matter
    #[default]
    Whole,
    /// Within the pods, as far as possible without a rematch
    Within,
    /// With players of other pods, as far as possible without a rematch
    Across,
    /// Within the pods, opposite seats first
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

/// What a round missed by a late entry counts as.
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

/// A penalty, as it is typed.
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

/// A printed paper of an event.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PaperKindName {
    /// Pairings by table
    Pairings,
    /// Pairings by name
    Names,
    /// Draft pods and seats, by name
    Seatings,
    /// Result slips, four to a page, with codes for `result --slip`
    Slips,
    /// Standings, with the rules profile and its tiebreakers
    Standings,
    /// Bracket of the cut
    Bracket,
    /// A form for each deck check of the round
    DeckChecks,
    /// A page for each draft pod
    Pods,
    /// A card for each person, ten to a page
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
