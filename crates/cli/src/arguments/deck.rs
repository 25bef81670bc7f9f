//! Arguments of `cantina deck`.

use std::path::PathBuf;

use app::contract::{ExportFormat, PaperSize, TrilogyPool};
use app::decks::verdict::CheckedFormat;
use clap::{Args, Subcommand};

use super::choice::Choice;

#[derive(Debug, Subcommand)]
pub(crate) enum DeckCommand {
    /// Check whether a deck is legal, and list its problems (exit code 0: legal, 1: not legal)
    Check(CheckArguments),
    /// Convert a deck to another format
    Convert {
        /// Deck file ("-" for standard input)
        file: PathBuf,
        /// Output format
        #[arg(long, value_enum)]
        to: Choice<ExportFormat>,
        /// Accept card names in another language, from a CSV table of card numbers and names
        #[arg(long, value_name = "FILE")]
        names: Option<PathBuf>,
    },
    /// Calculate the chance to draw a card
    Odds(OddsArguments),
    /// Show cost curve, types, aspects, arenas, traits, keywords and aspect penalties
    Stats {
        /// Deck file ("-" for standard input)
        file: PathBuf,
    },
    /// Print a registration sheet or a list as PDF
    Sheet(SheetArguments),
}

#[derive(Debug, Args)]
pub(crate) struct CheckArguments {
    /// Deck file, for Trilogy a JSON array of three decks ("-" for standard input)
    pub file: PathBuf,
    /// Format to check for
    #[arg(long, value_enum)]
    pub format: Choice<CheckedFormat>,
    /// Date to check for, such as 2026-11-21 [default: today]
    #[arg(long)]
    pub on: Option<String>,
    /// Trilogy: card pool whose cards and suspensions apply
    #[arg(long, value_enum, default_value = "premier")]
    pub cardpool: Choice<TrilogyPool>,
    /// File with the pool of a limited deck: {"set": "SOR", "cards": {"SOR_001": 1}}
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct OddsArguments {
    /// Deck file that gives size, base and copies ("-" for standard input)
    pub file: Option<PathBuf>,
    /// Card of that deck, by name or number; repeat it to count any of several cards
    #[arg(long)]
    pub card: Vec<String>,
    /// Number of cards in the deck
    #[arg(long)]
    pub deck: Option<u32>,
    /// Number of copies in the deck
    #[arg(long)]
    pub copies: Option<u32>,
    /// Number of copies to draw
    #[arg(long, default_value_t = 1)]
    pub at_least: u32,
    /// Card number of the base; some bases change the opening hand
    #[arg(long)]
    pub base: Option<String>,
    /// Number of rounds to look ahead
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=20))]
    pub rounds: u32,
}

#[derive(Debug, Args)]
pub(crate) struct SheetArguments {
    /// Deck file ("-" for standard input)
    pub file: PathBuf,
    /// PDF file to write
    #[arg(long)]
    pub out: PathBuf,
    /// Paper size
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: Choice<PaperSize>,
    /// Print a plain list instead of the registration sheet
    #[arg(long)]
    pub list: bool,
    /// Format to print
    #[arg(long, default_value = "")]
    pub format: String,
    /// Player's name; fields left out become blank lines
    #[arg(long, default_value = "")]
    pub player: String,
    /// Name of the event
    #[arg(long, default_value = "")]
    pub event: String,
    /// Date to print
    #[arg(long, default_value = "")]
    pub date: String,
    /// File with the pool of a limited deck, to mark the cards played
    #[arg(long)]
    pub pool: Option<PathBuf>,
}
