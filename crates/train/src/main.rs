//! Training from games: card values for drafts, comparisons of drafters and players, and generation of puzzles.
//!
//! Not shipped: it writes `data/packs/worth.csv` and `taste.ron`, used by the bots of `draft`, and `data/bots` and
//! `data/puzzles`. All randomness comes from one seed; the same seed gives the same files on the same machine, whatever
//! the number of threads. Start with [`learn::run`].

// A separate program may read the clock.
#![allow(clippy::disallowed_methods)]

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
       train solve [--ms N | --games N] [--seed N] [--threads N]

  draft   plays games between drafted decks (N for each set and generation), fits what each card is worth, and writes
          worth.csv and taste.ron into DIR (data/packs)
  value   plays N games, learns a net that values positions, and writes value.bin and value.ron into DIR (data/bots)
  duel    drafts in pods of four new and four old bots, plays their decks against each other, each pair twice with the
          seats changed, and prints the share that the new ones win
  match   two ways of playing (a level: random, gentle, casual, quick, skilled, strong; strong-by-hand) with N
          pairs of decks, each pair twice with the ways changed: decks of the set and of the decks that no net learned from,
          or of the sets named. After a comma a search is changed (strong,horizon=2,cores=2), after @ comes its number of
          simulated games; --until-clear yes ends when it is clear whether A is 20 Elo better
  puzzles looks for positions to solve in N games of `quick`, with decks drafted and with decks that come with the program,
          and writes puzzles.json into DIR (data/puzzles)
  solve   lets `strong` solve the puzzles against the best answers, with N milliseconds or N simulated games an answer
  --strong N   the decks are played by `strong` with N simulated games an answer instead of by `quick`
               (draft: of every hundred games one)";

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
        "solve" => puzzles::solve(&options),
        "help" => {
            println!("{USAGE}");
            Ok(())
        }
        other => Err(format!("there is no command {other:?}\n{USAGE}")),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}
