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
    /// `true` if it may be missing: a text has a variant `[none]`.
    pub is_optional: bool,
}

/// The type of a parameter, derived from its use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParameterType {
    /// Any text or number.
    Value,
    /// A number that selects a plural form, is compared or is formatted. In Rust it is whole.
    Number,
    /// A condition that selects one of two texts.
    Switch,
    /// A text. Only the page has such parameters, and those below.
    Word,
    /// One of these words, which select a text.
    Choice(Vec<String>),
    /// Texts that are joined.
    List,
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
    /// A number in another format.
    Formatted {
        /// The parameter.
        parameter: String,
        /// The format.
        format: Format,
    },
    /// Joined texts: `{ LIST($names) }`.
    List {
        /// The parameter.
        parameter: String,
        /// The text between them.
        separator: Separator,
    },
    /// A text in small letters, for a word within a sentence: `{ LOWERCASE($kind) }`.
    Lowercase(String),
    /// A text for each plural form of a number.
    Plural {
        /// The parameter.
        parameter: String,
        /// `true` for the forms of a place in an order ("1st", "2nd") instead of an amount.
        is_ordinal: bool,
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
    /// A text for each of some words.
    Choice {
        /// The parameter.
        parameter: String,
        /// The texts by word. `none` is the text for a value that is missing or empty.
        variants: Vec<(String, Text)>,
        /// The word of the default text, or `None` for all other words: `*[other]`.
        default: Option<String>,
        /// The default text.
        other: Text,
    },
    /// A text for each outcome of a comparison of two numbers: `EQUAL($shown, $all)`, `MORE($round, $planned)`.
    Comparison {
        /// The parameters.
        parameters: [String; 2],
        /// `true` if the first must be greater, instead of equal.
        is_more: bool,
        /// The text if it is true.
        yes: Text,
        /// The text if it is false.
        no: Text,
    },
}

/// A format of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// A share from 0 to 1 in whole percent: `{ NUMBER($share, style: "percent") }`.
    Percent,
    /// With a fixed number of decimal digits: `{ NUMBER($mean, fractionDigits: 2) }`.
    Decimal(u8),
}

/// The text between those of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Separator {
    /// "a, b and c".
    And,
    /// "a, b or c": `type: "or"`.
    Or,
    /// The same text everywhere: `separator: "; "`.
    Text(String),
}

/// The key of a plural variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// No number.
    Missing,
    /// Exactly this number.
    Exactly(u64),
    /// A plural category of the language, such as `one`.
    Category(String),
}

impl Part {
    /// Returns the texts that a part chooses from.
    pub(crate) fn texts(&self) -> Vec<&Text> {
        match self {
            Part::Plural { variants, other, .. } => variants.iter().map(|(_, text)| text).chain([other]).collect(),
            Part::Choice { variants, other, .. } => variants.iter().map(|(_, text)| text).chain([other]).collect(),
            Part::Switch { yes, no, .. } | Part::Comparison { yes, no, .. } => vec![yes, no],
            Part::Literal(_)
            | Part::Value(_)
            | Part::Quoted(_)
            | Part::Grouped(_)
            | Part::Formatted { .. }
            | Part::List { .. }
            | Part::Lowercase(_) => Vec::new(),
        }
    }
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
