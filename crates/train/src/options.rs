//! What the command line asks for.

use std::path::PathBuf;

use model::SetCode;

/// The options of all commands, with what holds when they are not given.
#[derive(Debug, Clone)]
pub(crate) struct Options {
    /// The sets; all with boosters when none is named.
    pub(crate) sets: Vec<SetCode>,
    /// Whether sets were named.
    pub(crate) named: bool,
    /// Games of each set and generation.
    pub(crate) games: u64,
    /// How often the bots learn and play again by what they learned.
    pub(crate) generations: u64,
    /// Pods of each set.
    pub(crate) pods: u64,
    /// The seed of all chance.
    pub(crate) seed: u64,
    /// Games that are played at once.
    pub(crate) threads: usize,
    /// Imagined games an answer of `strong`; 0 for `quick` alone.
    pub(crate) strong: u32,
    /// Milliseconds an answer, instead of imagined games.
    pub(crate) ms: Option<u64>,
    /// Whether a match ends as soon as its result is clear.
    pub(crate) until_clear: bool,
    /// Ways of playing.
    pub(crate) ways: Vec<String>,
    /// Where `bots.ron`, `worth.csv` and `taste.ron` of the new bots are read from; the embedded ones when none.
    pub(crate) taste: Option<PathBuf>,
    /// Where what was learned is written.
    pub(crate) write: Option<PathBuf>,
}

impl Options {
    /// Reads the words after the command.
    ///
    /// # Errors
    /// A sentence for an option that is unknown, or whose value cannot be read.
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
            let value = words.next().ok_or_else(|| format!("{word} wants a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} wants a number, not {value:?}"));
            match word.as_str() {
                "--set" => options.sets.push(value.parse().map_err(|_| format!("{value:?} is no set code"))?),
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
                        other => return Err(format!("--until-clear wants yes or no, not {other:?}")),
                    };
                }
                "--way" => options.ways.push(value.clone()),
                "--taste" => options.taste = Some(PathBuf::from(value)),
                "--write" => options.write = Some(PathBuf::from(value)),
                _ => return Err(format!("there is no option {word}")),
            }
        }
        options.named = !options.sets.is_empty();
        if !options.named {
            options.sets = draft::sets_with_packs();
        }
        Ok(options)
    }

    /// The folder to write to: the one that was named, or this one.
    pub(crate) fn folder(&self, usual: &str) -> PathBuf {
        self.write.clone().unwrap_or_else(|| PathBuf::from(usual))
    }
}
