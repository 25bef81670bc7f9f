//! Arguments of the commands for cards, rules and boosters.

use std::path::PathBuf;

use clap::Args;

use super::packs::PackSourceArguments;

#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    /// Number of a rule, heading or section: 7.6.9, 7.6, 7
    #[arg(required_unless_present = "search", conflicts_with = "search")]
    pub number: Option<String>,
    /// Search titles and summaries for these words, instead of giving a number
    #[arg(long)]
    pub search: Option<String>,
    /// Your own copy of the official rules as plain text, to show the full wording with the summary
    #[arg(long)]
    pub text: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PacksArguments {
    /// Set code, for example SOR [default: the newest set with boosters]
    #[arg(long)]
    pub set: Option<String>,
    /// Number of boosters
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub count: u32,
    /// Open them in order from whole boxes of 24
    #[arg(long = "box")]
    pub boxed: bool,
    /// Seed; the same seed opens the same boosters on every computer
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub source: PackSourceArguments,
}

#[derive(Debug, Args)]
pub(crate) struct DraftArguments {
    /// Set code, for example SOR [default: the newest set with boosters]
    #[arg(long)]
    pub set: Option<String>,
    /// Number of seats, 2 to 16
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=16))]
    pub seats: u8,
    /// Seed; the same seed gives the same draft on every computer
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub source: PackSourceArguments,
}
