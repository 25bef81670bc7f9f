//! What may stand in a line.

use model::CardNumber;
use rules::{Edit, Edition, Position};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::act::Act;
use crate::replay::{DeckLine, Replay};

/// What every line has: the command, and anything that the response shall repeat.
#[derive(Debug, Deserialize)]
pub(crate) struct Envelope {
    #[serde(rename = "do")]
    pub command: Option<String>,
    pub id: Option<Value>,
}

/// A deck: the key of a published one, or its cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum DeckWord {
    Key(String),
    Cards(DeckLine),
}

macro_rules! requests {
    ($($(#[$meta:meta])* $name:ident { $($(#[$of:meta])* $field:ident : $type:ty),* $(,)? })*) => {
        $(
            $(#[$meta])*
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(crate) struct $name {
                #[serde(rename = "do")]
                _command: IgnoredAny,
                #[serde(default, rename = "id")]
                _id: IgnoredAny,
                $($(#[$of])* pub $field: $type,)*
            }
        )*
    };
}

requests! {
    /// A command without anything beside it.
    Bare {}
    /// The command `new`: a game of decks.
    New {
        decks: Vec<DeckWord>,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        edition: Edition,
        auto: Option<bool>,
        #[serde(default)]
        ask_always: bool,
        #[serde(default)]
        language: LanguageWord,
    }
    /// The command `position`: a game from a position.
    AtPosition {
        position: Position,
        auto: Option<bool>,
        #[serde(default)]
        ask_always: bool,
        #[serde(default)]
        language: LanguageWord,
    }
    /// The command `edit`: a judge changes the position.
    Edited {
        edit: Edit,
    }
    /// `state`, `question`: for one player, or for a judge.
    Seen {
        player: Option<u8>,
    }
    /// The command `card`: what is known of a card.
    OneCard {
        card: Option<u32>,
        number: Option<CardNumber>,
        player: Option<u8>,
    }
    /// The command `choose`: answers the open question.
    Choose {
        option: Option<usize>,
        action: Option<Act>,
        player: Option<u8>,
    }
    /// The command `legal`: whether an action is legal, and why not.
    Legal {
        action: Act,
        player: Option<u8>,
    }
    /// The command `undo`: takes answers back.
    Undo {
        #[serde(default = "one")]
        n: usize,
    }
    /// The commands `save`, `load` and `forget`, about a branch by name.
    Named {
        name: String,
    }
    /// The command `replay`: follows a record.
    Replayed {
        game: Option<Replay>,
    }
    /// The command `log`: what has happened.
    Log {
        #[serde(default)]
        since: usize,
        player: Option<u8>,
    }
    /// The command `auto`: whether what leaves no choice is answered at once.
    Auto {
        on: bool,
    }
    /// The command `concede`: a player gives up.
    Concede {
        player: u8,
    }
    /// The command `imagine`: a game as a player could believe it to be.
    Imagine {
        player: u8,
        #[serde(default)]
        seed: u64,
        name: String,
    }
    /// The command `bot`: what a bot would answer.
    Bot {
        #[serde(default)]
        skill: Skill,
        #[serde(default)]
        seed: u64,
        #[serde(default = "hundred")]
        games: u32,
        #[serde(default = "yes")]
        play: bool,
    }
}

/// The language of the words in the responses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LanguageWord {
    #[default]
    English,
    German,
}

impl LanguageWord {
    pub(crate) fn language(self) -> phrase::Language {
        match self {
            LanguageWord::English => phrase::Language::English,
            LanguageWord::German => phrase::Language::German,
        }
    }
}

/// How well a bot plays.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Skill {
    Random,
    Gentle,
    Casual,
    #[default]
    Quick,
    Skilled,
    Strong,
}

fn one() -> usize {
    1
}

fn hundred() -> u32 {
    100
}

fn yes() -> bool {
    true
}
