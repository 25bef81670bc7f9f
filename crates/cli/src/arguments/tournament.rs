//! Arguments of `cantina tournament` and `cantina profile`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub(crate) enum TournamentCommand {
    /// Simulate many events with random results and count rematches, byes and pair-downs
    Simulate(SimulateArguments),
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArguments {
    /// Players per event: 33, or 5-64 for a random number in this range
    #[arg(long, default_value = "32")]
    pub players: String,
    /// Number of rounds [default: depends on the number of players]
    #[arg(long)]
    pub rounds: Option<u16>,
    /// Number of events
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub events: u64,
    /// Seed; the same seed gives the same events on every computer
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Share of players who drop after a round, in per cent
    #[arg(long, default_value_t = 0)]
    pub drops: u32,
    /// Share of drawn matches, in per cent
    #[arg(long, default_value_t = 0)]
    pub draws: u32,
    /// Share of rounds with a late entry, in per cent
    #[arg(long, default_value_t = 0)]
    pub late: u32,
    /// Prove that every pairing is the best possible
    #[arg(long)]
    pub prove: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ProfileCommand {
    /// List the built-in and custom rules profiles
    List,
    /// Print a profile as JSON, ready to edit
    Show {
        /// Key of the profile
        key: String,
    },
    /// Check an edited profile (exit code 1 if it has problems)
    Check {
        /// JSON file with the profile ("-" for standard input)
        file: PathBuf,
    },
    /// Save an edited profile under its key
    Save {
        /// JSON file with the profile ("-" for standard input)
        file: PathBuf,
    },
    /// Remove a custom profile; events that use it keep their copy
    Remove {
        /// Key of the profile
        key: String,
    },
}
