//! Requests: the contents of a line.

use bots::Skill;
use model::CardNumber;
use rules::{Edit, Edition, Position};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::act::WireAction;
use crate::replay::{DeckLine, Replay};

/// Fields of every line: the command, and an `id` that the response repeats.
#[derive(Debug, Deserialize)]
pub(crate) struct Envelope {
    #[serde(rename = "do")]
    pub command: Option<String>,
    pub id: Option<Value>,
}

/// A deck: the key of a published one, or its cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum DeckSpec {
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
    /// A command without arguments.
    Bare {}
    /// The command `new`: a game with decks.
    New {
        decks: Vec<DeckSpec>,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        edition: Edition,
        auto: Option<bool>,
        #[serde(default)]
        ask_always: bool,
        #[serde(default)]
        language: LanguageCode,
    }
    /// The command `position`: a game from a position.
    AtPosition {
        position: Position,
        auto: Option<bool>,
        #[serde(default)]
        ask_always: bool,
        #[serde(default)]
        language: LanguageCode,
    }
    /// The command `edit`: a judge changes the position.
    Edited {
        edit: Edit,
    }
    /// `state`, `question`: for one player, or for a judge.
    Seen {
        player: Option<u8>,
    }
    /// The command `card`: the facts of a card.
    OneCard {
        card: Option<u32>,
        number: Option<CardNumber>,
        player: Option<u8>,
    }
    /// The command `choose`: answers the open question.
    Choose {
        option: Option<usize>,
        action: Option<WireAction>,
        player: Option<u8>,
    }
    /// The command `legal`: checks if an action is legal and gives the illegal reason.
    Legal {
        action: WireAction,
        player: Option<u8>,
    }
    /// The command `undo`: reverts answers.
    Undo {
        #[serde(default = "one")]
        n: usize,
    }
    /// The commands `save`, `load` and `forget`, about a branch by name.
    Named {
        name: String,
    }
    /// The command `replay`: replays a record.
    Replayed {
        game: Option<Replay>,
    }
    /// The command `log`: returns log entries.
    Log {
        #[serde(default)]
        since: usize,
        player: Option<u8>,
    }
    /// The command `auto`: turns auto-answer on or off.
    Auto {
        on: bool,
    }
    /// The command `concede`: a player concedes.
    Concede {
        player: u8,
    }
    /// The command `imagine`: a determinization for one player.
    Imagine {
        player: u8,
        #[serde(default)]
        seed: u64,
        name: String,
    }
    /// The command `bot`: returns a bot's answer.
    Bot {
        #[serde(default = "quick")]
        skill: Skill,
        #[serde(default)]
        seed: u64,
        #[serde(default = "hundred")]
        games: u32,
        #[serde(default = "yes")]
        play: bool,
    }
}

/// Language of the messages in the responses.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum LanguageCode {
    #[default]
    English,
    German,
}

impl LanguageCode {
    pub(crate) fn language(self) -> phrase::Language {
        match self {
            LanguageCode::English => phrase::Language::English,
            LanguageCode::German => phrase::Language::German,
        }
    }
}

fn quick() -> Skill {
    Skill::Quick
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
