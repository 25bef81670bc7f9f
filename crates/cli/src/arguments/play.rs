//! Arguments of `cantina play`.

use clap::{Args, ValueEnum};

use super::names::LanguageName;

/// Who answers for a seat of a game in the terminal.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum SeatedName {
    /// A person at this terminal
    Human,
    /// A bot that answers at random
    Random,
    /// A bot that goes by rules of thumb, and is often off
    Gentle,
    /// A bot that looks one action ahead, and is sometimes off
    Casual,
    /// A bot that looks one action ahead
    Quick,
    /// A bot that searches ahead a little
    Skilled,
    /// A bot that searches ahead for a given time
    Strong,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// Deck of each player, a key (SOR-Luke) or a file; one deck is played by both of two players,
    /// three or four decks by as many players
    #[arg(long, required = true, num_args = 1, action = clap::ArgAction::Append)]
    pub deck: Vec<String>,
    /// Who plays the first deck [default: human; quick with --games]
    #[arg(long, value_enum)]
    pub p1: Option<SeatedName>,
    /// Who plays the second deck [default: quick]
    #[arg(long, value_enum)]
    pub p2: Option<SeatedName>,
    /// Who plays the third deck [default: quick]
    #[arg(long, value_enum)]
    pub p3: Option<SeatedName>,
    /// Who plays the fourth deck [default: quick]
    #[arg(long, value_enum)]
    pub p4: Option<SeatedName>,
    /// Language of prompts, log and card texts
    #[arg(long, value_enum, default_value = "english")]
    pub language: LanguageName,
    /// Ask even where hidden cards leave no choice, so that nobody can tell "found nothing" from "declined"
    #[arg(long)]
    pub ask_always: bool,
    /// Seed; the same seed gives the same shuffles and the same luck to bots
    #[arg(long)]
    pub seed: Option<u64>,
    /// Play this many games between bots and count the wins
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    /// Milliseconds that `strong` may think about each answer
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub moves_ms: u64,
}
