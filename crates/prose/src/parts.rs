//! The parts of a line where the glossary bans a word.

/// The part of a line where a word is banned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The whole line, unless it states a stored name. Each word of an identifier counts as a word.
    Everywhere,
    /// Comments and documents, without code in backticks.
    Comments,
    /// Comments, documents and string literals.
    Text,
}

impl Part {
    pub(crate) const ALL: [Self; 3] = [Self::Everywhere, Self::Comments, Self::Text];

    /// Returns the name in `glossary.tsv`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Everywhere => "everywhere",
            Self::Comments => "comments",
            Self::Text => "text",
        }
    }

    /// Returns the part with this name. `None` for any other input.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }
}

/// Returns this part of a line, with a space between the words of each identifier.
pub(crate) fn part(part: Part, file: &str, line: &str) -> String {
    match part {
        Part::Everywhere if line.contains("#[serde(") && line.contains("rename = ") => String::new(),
        Part::Everywhere => split(line),
        Part::Comments | Part::Text if file.ends_with(".md") => split(&without_code(line)),
        Part::Comments if file.ends_with(".ftl") => match line.trim_start().starts_with('#') {
            true => split(&without_code(line)),
            false => String::new(),
        },
        Part::Text if file.ends_with(".ftl") => split(&without_code(line)),
        Part::Comments => split(&without_code(strings_and_comment(file, line).1)),
        Part::Text => {
            let (strings, comment) = strings_and_comment(file, line);
            split(&format!("{strings} {}", without_code(comment)))
        }
    }
}

/// Puts spaces into identifiers: `way_out` and `wayOut` become `way out` and `way Out`.
fn split(line: &str) -> String {
    let mut words = String::with_capacity(line.len() + 8);
    let mut letters = line.chars().peekable();
    let mut last = ' ';
    while let Some(letter) = letters.next() {
        let begins_lower = letters.peek().is_some_and(char::is_ascii_lowercase);
        let ends_word =
            last.is_ascii_lowercase() || last.is_ascii_digit() || (last.is_ascii_uppercase() && begins_lower);
        if letter.is_ascii_uppercase() && ends_word {
            words.push(' ');
        }
        words.push(if letter == '_' { ' ' } else { letter });
        last = letter;
    }
    words
}

/// Returns the contents of the string literals of a line, with spaces between them, and its comment.
fn strings_and_comment<'a>(file: &str, line: &'a str) -> (String, &'a str) {
    let quotes: &[char] = if file.ends_with(".rs") { &['"'] } else { &['"', '\'', '`'] };
    let start = line.trim_start();
    if start.starts_with('*') || start.starts_with("<!--") {
        return (String::new(), start);
    }
    let mut strings = String::new();
    let mut quote = None;
    let mut letters = line.char_indices();
    while let Some((at, letter)) = letters.next() {
        match quote {
            None if line[at..].starts_with("//") || line[at..].starts_with("/*") => return (strings, &line[at..]),
            None => quote = quotes.contains(&letter).then_some(letter),
            Some(_) if letter == '\\' => drop(letters.next()),
            Some(open) if open == letter => {
                quote = None;
                strings.push(' ');
            }
            Some(_) => strings.push(letter),
        }
    }
    (strings, "")
}

/// Returns a text without the parts in backticks.
fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_split_into_words() {
        assert_eq!(split("own_names OwnNames useHTTPServer"), "own names Own Names use HTTP Server");
    }

    #[test]
    fn comment_begins_outside_of_strings() {
        assert_eq!(
            strings_and_comment("a.rs", r#"f("http://a \" b"); // rest"#),
            ("http://a  b ".to_owned(), "// rest")
        );
        assert_eq!(strings_and_comment("a.ts", "f('a', `b`)"), ("a b ".to_owned(), ""));
        assert_eq!(strings_and_comment("a.ts", " * The cards"), (String::new(), "* The cards"));
    }
}
