//! Command line options.

use model::SetCode;

/// Parsed options; see the documentation of the program.
#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) decks: Vec<String>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) sets: Option<Vec<SetCode>>,
    pub(crate) load: Option<Vec<SetCode>>,
    pub(crate) check: bool,
    pub(crate) auto_answer: bool,
    pub(crate) hash: bool,
    pub(crate) play_each: Option<u32>,
}

impl Options {
    /// Parses the arguments after the program's name.
    ///
    /// # Errors
    /// A sentence that describes the problem.
    pub(crate) fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut options = Options {
            decks: Vec::new(),
            games: 1_000,
            seed: 0,
            sets: None,
            load: None,
            check: false,
            auto_answer: false,
            hash: false,
            play_each: None,
        };
        while let Some(word) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--games" => options.games = number(&word, &value()?)?,
                "--seed" => options.seed = number(&word, &value()?)?,
                "--play-each" => options.play_each = Some(number(&word, &value()?)?),
                "--sets" => options.sets = Some(sets(&value()?)?),
                "--load" => options.load = Some(sets(&value()?)?),
                "--check" => options.check = true,
                "--auto-answer" => options.auto_answer = true,
                "--hash" => options.hash = true,
                unknown if unknown.starts_with('-') => return Err(format!("{unknown} is not an option")),
                _ => options.decks.push(word),
            }
        }
        match (options.play_each, options.decks.len()) {
            (Some(_), 0) | (None, 2..=4) => Ok(options),
            (Some(_), _) => Err("--play-each makes its own decks: name none".to_owned()),
            (None, _) => Err("name two to four decks, or use --play-each N".to_owned()),
        }
    }
}

fn number<N: std::str::FromStr>(option: &str, word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{option}: {word:?} is not a number"))
}

fn sets(words: &str) -> Result<Vec<SetCode>, String> {
    words.split(',').map(|word| word.parse().map_err(|_| format!("{word:?} is not the code of a set"))).collect()
}
