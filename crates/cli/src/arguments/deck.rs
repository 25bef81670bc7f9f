//! Arguments of `cantina deck`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use super::PaperName;

/// The format that a deck is checked for.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum FormatName {
    Premier,
    Eternal,
    Trilogy,
    TwinSuns,
    Sealed,
    Draft,
}

/// The card pool whose cards and suspensions apply to a Trilogy.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum PoolName {
    Premier,
    Eternal,
}

/// The format in which a deck is written.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum TargetName {
    Swudb,
    Melee,
    Text,
    Picklist,
    Tts,
    Csv,
}

#[derive(Debug, Subcommand)]
pub(crate) enum DeckCommand {
    /// Check whether a deck is legal, and say why not (exit code 0: legal, 1: not)
    Check(CheckArguments),
    /// Write a deck in another format
    Convert {
        /// The deck ("-" is standard input)
        file: PathBuf,
        /// Format to write
        #[arg(long, value_enum)]
        to: TargetName,
        /// Names of cards in another language, in which the deck may be written: a CSV table of numbers and names
        #[arg(long, value_name = "FILE")]
        names: Option<PathBuf>,
    },
    /// Work out how likely it is to have drawn a card
    Odds(OddsArguments),
    /// Show cost curve, types, aspects, arenas, traits, keywords and aspect penalties
    Stats {
        /// The deck ("-" is standard input)
        file: PathBuf,
    },
    /// Print a registration sheet or a list as PDF
    Sheet(SheetArguments),
}

#[derive(Debug, Args)]
pub(crate) struct CheckArguments {
    /// The deck, for Trilogy a JSON array of three ("-" is standard input)
    pub file: PathBuf,
    /// Format to check for
    #[arg(long, value_enum)]
    pub format: FormatName,
    /// Day to check for, as 2026-11-21 [default: today]
    #[arg(long)]
    pub on: Option<String>,
    /// Trilogy: the card pool whose cards and suspensions apply
    #[arg(long, value_enum, default_value = "premier")]
    pub cardpool: PoolName,
    /// The pool of a limited deck: {"set": "SOR", "cards": {"SOR_001": 1}}
    #[arg(long)]
    pub pool: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct OddsArguments {
    /// A deck file to take size, base and copies from ("-" is standard input)
    pub file: Option<PathBuf>,
    /// A card of that deck, by name or number; given several times, any of them counts
    #[arg(long)]
    pub card: Vec<String>,
    /// Number of cards in the deck
    #[arg(long)]
    pub deck: Option<u32>,
    /// Number of copies in the deck
    #[arg(long)]
    pub copies: Option<u32>,
    /// Number of copies wanted
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
    /// The deck ("-" is standard input)
    pub file: PathBuf,
    /// PDF file to write
    #[arg(long)]
    pub out: PathBuf,
    /// Paper size
    #[arg(long, value_enum, default_value = "a4")]
    pub paper: PaperName,
    /// Print a plain list instead of the registration sheet
    #[arg(long)]
    pub list: bool,
    /// Format, as it is to be printed
    #[arg(long, default_value = "")]
    pub format: String,
    /// Player's name; anything left out becomes a line to write on
    #[arg(long, default_value = "")]
    pub player: String,
    /// Name of the event
    #[arg(long, default_value = "")]
    pub event: String,
    /// Date, as it is to be printed
    #[arg(long, default_value = "")]
    pub date: String,
    /// Pool of a limited deck; the cards played are marked in it
    #[arg(long)]
    pub pool: Option<PathBuf>,
}
