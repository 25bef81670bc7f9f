//! Training from games: card values for drafts, comparisons of drafters and players, and generation of puzzles.
//!
//! Not shipped: it writes `data/packs/worth.csv` and `taste.ron`, used by the bots of `draft`, and `data/bots` and
//! `data/puzzles`. All randomness comes from one seed; the same seed gives the same files on the same machine, whatever
//! the number of threads. Start with [`learn::run`].

// A separate program may read the clock.
#![allow(clippy::disallowed_methods)]

mod calibrate;
mod duel;
mod fit;
mod games;
mod learn;
mod linear;
mod matchup;
mod options;
mod puzzle_positions;
mod puzzles;
mod value;

use std::process::ExitCode;

use options::Options;

/// Games and searches copy and drop many small states, which is faster with this allocator than with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USAGE: &str = "usage: train draft [--set SET]... [--games N] [--generations N] [--seed N] [--threads N] [--strong N] [--write DIR]
       train value [--games N] [--seed N] [--threads N] [--write DIR]
       train match --way A --way B [--pods N] [--strong N | --ms N] [--until-clear yes] [--set SET]... [--seed N] [--threads N]
       train duel  [--set SET]... [--pods N] [--seed N] [--threads N] [--strong N] [--taste DIR]
       train puzzles [--games N] [--seed N] [--threads N] [--set SET]... [--write DIR]
       train calibrate --strong N [--games N] [--set SET]... [--seed N] [--threads N] [--write DIR]
       train solve [--ms N | --games N] [--seed N] [--threads N]

  draft    plays N games between drafted decks for each set and generation, calculates card values, and writes
           worth.csv and taste.ron to DIR (data/packs)
  value    plays N games, trains a net that evaluates positions, and writes value.bin and value.ron to DIR (data/bots)
  duel     drafts in pods of four new and four old bots, plays their decks against each other, twice for each pair with
           the seats swapped, and prints the share of games that the new bots win
  match    plays N pairs of decks, twice for each pair with the players swapped, and compares two players: random, gentle,
           casual, quick, skilled, strong or strong-by-hand. Decks are from --set, or else from the set and the decks that
           no net was trained on. Search parameters follow a comma (strong,horizon=2,cores=2), the number of playouts
           follows @. --until-clear yes stops when the result is significant (20 Elo)
  puzzles  searches N games of `quick` for puzzle positions, with drafted and bundled decks, adds them to the bundled
           puzzles, evenly over the sets, and writes puzzles.json to DIR (data/puzzles)
  calibrate  plays N games of `strong` against itself, compares the win chance before each decision with the results in ten
           bins, and writes every win chance to calibration.csv in DIR (target/calibration)
  solve    lets `strong` solve the puzzles against the best answers, with N milliseconds or N playouts per answer
  --strong N   decks are played by `strong` with N playouts per answer instead of by `quick`
               (draft: in one game of a hundred)";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((command, rest)) = words.split_first() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let done = Options::read(rest).and_then(|options| match command.as_str() {
        "draft" => learn::run(&options),
        "duel" => duel::run(&options),
        "value" => value::run(&options),
        "match" => matchup::run(&options),
        "puzzles" => puzzles::run(&options),
        "calibrate" => calibrate::run(&options),
        "solve" => puzzles::solve(&options),
        "help" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("unknown command {other:?}\n{USAGE}")),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
