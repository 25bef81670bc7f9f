//! Keys and comparison signs of search terms.

use model::Keyword;

use super::term::Comparison;

/// The subject of a search term.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Name,
    Title,
    Subtitle,
    Set,
    Number,
    Type,
    Aspect,
    Cost,
    Power,
    Hp,
    Arena,
    Trait,
    Keyword,
    /// Words of the card's text.
    Text,
    /// Effect tags of the card's text.
    Does,
    Rarity,
    Is,
    Not,
    Order,
    /// A constructed format that the card is legal in.
    Format,
    /// The value of a keyword: `raid>=2`.
    KeywordValue(Keyword),
}

/// All keys with their name, short forms and an example.
const KEYS: [(Key, &[&str], &str); 20] = [
    (Key::Name, &["name", "n"], "name:vader"),
    (Key::Title, &["title", "ti"], "title:vader"),
    (Key::Subtitle, &["subtitle", "sub"], "subtitle:lord"),
    (Key::Set, &["set", "s", "e"], "set:SOR,SHD"),
    (Key::Number, &["number", "num", "no"], "number:10"),
    (Key::Type, &["type", "t"], "type:unit"),
    (Key::Aspect, &["aspect", "aspects", "a"], "aspect:villainy"),
    (Key::Cost, &["cost", "c"], "cost<=3"),
    (Key::Power, &["power", "p", "pow"], "power>=4"),
    (Key::Hp, &["hp", "h"], "hp>=4"),
    (Key::Arena, &["arena", "ar"], "arena:space"),
    (Key::Trait, &["trait", "traits", "tr"], "trait:imperial"),
    (Key::Keyword, &["keyword", "keywords", "kw", "k"], "keyword:raid"),
    (Key::Text, &["text", "tx", "o"], "text:\"draw a card\""),
    (Key::Does, &["does", "do"], "does:draw"),
    (Key::Rarity, &["rarity", "r"], "rarity>=rare"),
    (Key::Format, &["format", "legal", "f"], "format:premier"),
    (Key::Is, &["is"], "is:unique"),
    (Key::Not, &["not"], "not:unique"),
    (Key::Order, &["order", "sort"], "order:-cost"),
];

impl Key {
    /// Parses a key or its short form, ignoring case; a keyword's name refers to its value.
    pub(super) fn read(word: &str) -> Option<Key> {
        let known = KEYS.iter().find(|(_, words, _)| words.iter().any(|known| known.eq_ignore_ascii_case(word)));
        known.map(|(key, ..)| *key).or_else(|| word.parse().ok().map(Key::KeywordValue))
    }

    /// Returns the full name of the key.
    pub(super) fn word(self) -> &'static str {
        if let Key::KeywordValue(keyword) = self {
            return keyword.word();
        }
        KEYS.iter().find(|(key, ..)| *key == self).map_or("", |(_, words, _)| words[0])
    }

    /// Returns an example term with this key.
    pub(super) fn example(self) -> &'static str {
        KEYS.iter().find(|(key, ..)| *key == self).map_or("raid>=2", |(.., example)| example)
    }

    /// Returns the key most similar to a mistyped one.
    pub(super) fn nearest(typed: &str) -> Option<&'static str> {
        let typed = typed.to_lowercase();
        let alike = |(_, words, _): &(Key, &[&'static str], &str)| (strsim::osa_distance(&typed, words[0]), words[0]);
        KEYS.iter()
            .map(alike)
            .min()
            .filter(|(edits, word)| *edits <= 2 && *edits * 2 < word.len())
            .map(|(_, word)| word)
    }

    /// Returns all keys, for error messages.
    pub(super) fn list() -> String {
        KEYS.map(|(_, words, _)| words[0]).join(", ")
    }

    /// Returns `true` if the key is compared with numbers, so that spaces are allowed around the sign.
    pub(super) fn is_figure(self) -> bool {
        matches!(self, Key::Cost | Key::Power | Key::Hp | Key::Number | Key::KeywordValue(_))
    }
}

/// The sign between key and value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operator {
    /// `:`: the default comparison of the key.
    Colon,
    /// A comparison; for words, `=` is the whole word and `!=` its opposite.
    Compare(Comparison),
}

/// All spellings of all signs, longer ones first.
const SIGNS: [(&str, Comparison); 16] = [
    (":!=", Comparison::NotEqual),
    (":<=", Comparison::AtMost),
    (":>=", Comparison::AtLeast),
    ("!=", Comparison::NotEqual),
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("=<", Comparison::AtMost),
    ("=>", Comparison::AtLeast),
    ("\u{2260}", Comparison::NotEqual),
    ("\u{2264}", Comparison::AtMost),
    ("\u{2265}", Comparison::AtLeast),
    (":<", Comparison::Less),
    (":>", Comparison::Greater),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
    ("=", Comparison::Equal),
];

impl Operator {
    /// Returns the sign at the start of a text, and its length in bytes.
    pub(super) fn read(text: &str) -> Option<(Operator, usize)> {
        let known = SIGNS.iter().find(|(spelling, _)| text.starts_with(spelling));
        known
            .map(|(spelling, sign)| (Operator::Compare(*sign), spelling.len()))
            .or_else(|| text.starts_with(':').then_some((Operator::Colon, 1)))
    }

    /// Returns the sign as text.
    pub(super) fn word(self) -> &'static str {
        match self {
            Operator::Colon => ":",
            Operator::Compare(comparison) => comparison.sign(),
        }
    }

    /// Returns the comparison, or `None` for the default of the key.
    pub(super) fn comparison(self) -> Option<Comparison> {
        match self {
            Operator::Colon => None,
            Operator::Compare(comparison) => Some(comparison),
        }
    }
}
