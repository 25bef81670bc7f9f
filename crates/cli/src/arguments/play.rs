//! Arguments of `cantina play`.

use app::contract::SeatKind;
use clap::Args;

use super::choice::Choice;

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// Deck of each player, as a key (SOR-Luke) or a file; with one deck, two players both use it; three or four decks
    /// make a game for as many players
    #[arg(long, required = true, num_args = 1, action = clap::ArgAction::Append)]
    pub deck: Vec<String>,
    /// Player of the first deck [default: human; quick with --games]
    #[arg(long, value_enum)]
    pub p1: Option<Choice<SeatKind>>,
    /// Player of the second deck [default: quick]
    #[arg(long, value_enum)]
    pub p2: Option<Choice<SeatKind>>,
    /// Player of the third deck [default: quick]
    #[arg(long, value_enum)]
    pub p3: Option<Choice<SeatKind>>,
    /// Player of the fourth deck [default: quick]
    #[arg(long, value_enum)]
    pub p4: Option<Choice<SeatKind>>,
    /// Always prompt, even when hidden cards leave no choice, so that "found nothing" looks like "declined"
    #[arg(long)]
    pub ask_always: bool,
    /// Seed; the same seed gives the same shuffles and the same bot decisions
    #[arg(long)]
    pub seed: Option<u64>,
    /// Play this many games between bots and count the wins
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    /// Thinking time of `strong` per answer, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub moves_ms: u64,
}
