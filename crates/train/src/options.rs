//! Command-line options.

use std::path::PathBuf;

use model::SetCode;

/// The options of all commands, with their defaults.
#[derive(Debug, Clone)]
pub(crate) struct Options {
    /// The sets; all with boosters if none is named.
    pub(crate) sets: Vec<SetCode>,
    /// `true` if sets were named.
    pub(crate) named: bool,
    /// Number of games of each set and generation.
    pub(crate) games: u64,
    /// Number of generations: the bots play again with the ratings of the last one.
    pub(crate) generations: u64,
    /// Number of pods of each set.
    pub(crate) pods: u64,
    /// Seed of the RNG.
    pub(crate) seed: u64,
    /// Number of games played in parallel.
    pub(crate) threads: usize,
    /// Playouts per answer of `strong`; 0 to use only `quick`.
    pub(crate) strong: u32,
    /// Milliseconds per answer, instead of a number of playouts.
    pub(crate) ms: Option<u64>,
    /// `true` to end a match as soon as its result is significant.
    pub(crate) until_clear: bool,
    /// The players to compare, with their search parameters.
    pub(crate) ways: Vec<String>,
    /// Folder with `bots.ron`, `worth.csv` and `taste.ron` of the new bots; the embedded ones if `None`.
    pub(crate) taste: Option<PathBuf>,
    /// Folder for the results.
    pub(crate) write: Option<PathBuf>,
}

impl Options {
    /// Parses the arguments after the command.
    ///
    /// # Errors
    /// A message for an unknown option or an unreadable value.
    pub(crate) fn read(words: &[String]) -> Result<Options, String> {
        let mut options = Options {
            sets: Vec::new(),
            named: false,
            games: 20_000,
            generations: 2,
            pods: 100,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            strong: 0,
            ms: None,
            until_clear: false,
            ways: Vec::new(),
            taste: None,
            write: None,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} needs a number, not {value:?}"));
            match word.as_str() {
                "--set" => options.sets.push(value.parse().map_err(|_| format!("{value:?} is not a set code"))?),
                "--games" => options.games = number()?,
                "--generations" => options.generations = number()?,
                "--pods" => options.pods = number()?,
                "--seed" => options.seed = number()?,
                "--threads" => options.threads = number()?.clamp(1, 256) as usize,
                "--strong" => options.strong = number()?.min(100_000) as u32,
                "--ms" => options.ms = Some(number()?),
                "--until-clear" => {
                    options.until_clear = match value.as_str() {
                        "yes" => true,
                        "no" => false,
                        other => return Err(format!("--until-clear needs yes or no, not {other:?}")),
                    };
                }
                "--way" => options.ways.push(value.clone()),
                "--taste" => options.taste = Some(PathBuf::from(value)),
                "--write" => options.write = Some(PathBuf::from(value)),
                _ => return Err(format!("unknown option {word}")),
            }
        }
        options.named = !options.sets.is_empty();
        if !options.named {
            options.sets = draft::sets_with_packs();
        }
        Ok(options)
    }

    /// Returns the folder to write to: the named one, or the given default.
    pub(crate) fn folder(&self, usual: &str) -> PathBuf {
        self.write.clone().unwrap_or_else(|| PathBuf::from(usual))
    }
}
