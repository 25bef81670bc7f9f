//! Messages of a subject in every language, as the generators need them.

/// The messages of a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    /// The name of its files, without the ending.
    pub name: String,
    /// The messages, in the order of the first language.
    pub messages: Vec<Message>,
}

/// A message in every language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The identifier, with hyphens between its parts: `player-entered`.
    pub id: String,
    /// The parameters: first those of the comment above the message, then the others in the order of their use.
    pub parameters: Vec<Parameter>,
    /// The text in each of [`crate::LANGUAGES`]. A message may have only attributes.
    pub texts: Option<Vec<Text>>,
    /// The attributes, each with its text in each of [`crate::LANGUAGES`].
    pub attributes: Vec<(String, Vec<Text>)>,
}

/// A value that the program fills in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// The name without the dollar sign.
    pub name: String,
    /// Its type.
    pub kind: ParameterType,
}

/// The type of a parameter, derived from its use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParameterType {
    /// Any text or number.
    Value,
    /// A whole number that selects a plural form or is grouped by thousands.
    Number,
    /// A condition that selects one of two texts.
    Switch,
}

/// The text of a message in one language.
pub type Text = Vec<Part>;

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part {
    /// Text as it is.
    Literal(String),
    /// The value of a parameter.
    Value(String),
    /// The value of a parameter in quotation marks, with unprintable characters escaped: `{ QUOTE($name) }`.
    Quoted(String),
    /// A number with separators between groups of digits: `{ NUMBER($count) }`.
    Grouped(String),
    /// A text for each plural form of a number.
    Plural {
        /// The parameter.
        parameter: String,
        /// The texts by key, in the order of the file.
        variants: Vec<(Key, Text)>,
        /// The text for all other numbers.
        other: Text,
    },
    /// A text for each value of a condition.
    Switch {
        /// The parameter.
        parameter: String,
        /// The text if it is true.
        yes: Text,
        /// The text if it is false.
        no: Text,
    },
}

/// The key of a plural variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// Exactly this number.
    Exactly(u64),
    /// A plural category of the language, such as `one`.
    Category(String),
}

impl Message {
    /// Returns the name of the message as a type: `player-entered` as `PlayerEntered`.
    pub(crate) fn type_name(&self) -> String {
        let words = self.id.split(['-', '_']);
        words
            .map(|word| {
                let mut letters = word.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            })
            .collect()
    }

    /// Returns every text of the message in one of the languages: its own, and those of its attributes.
    pub(crate) fn texts_in(&self, language: usize) -> impl Iterator<Item = &Text> {
        let own = self.texts.iter();
        own.chain(self.attributes.iter().map(|(_, texts)| texts)).filter_map(move |texts| texts.get(language))
    }
}
