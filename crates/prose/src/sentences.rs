//! Sentences that are too long to be understood at first reading.

/// The largest number of words of a sentence.
const MOST_WORDS: usize = 40;

/// Returns the long sentences of documents and doc comments, each with its first line's number and its beginning.
pub(crate) fn long(file: &str, text: &str) -> Vec<(usize, String)> {
    let is_document = file.ends_with(".md");
    let mut found = Vec::new();
    let mut sentence: Vec<&str> = Vec::new();
    let mut start = 0;
    let mut in_code = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        let prose = if is_document {
            Some(line)
        } else {
            line.strip_prefix("///").or(line.strip_prefix("//!")).or(line.strip_prefix("// ")).map(str::trim)
        };
        in_code ^= prose.is_some_and(|prose| prose.starts_with("```"));
        let prose = prose.filter(|prose| !prose.is_empty() && !in_code && !prose.starts_with(['#', '|', '`', '<']));
        let begins = prose.is_none_or(|prose| prose.starts_with(['-', '*']) || numbered(prose));
        if begins {
            sentence.clear();
        }
        for word in prose.unwrap_or_default().split_whitespace() {
            if sentence.is_empty() {
                start = number + 1;
            }
            sentence.push(word);
            if sentence.len() == MOST_WORDS + 1 {
                found.push((start, sentence[..8].join(" ")));
            }
            if word.ends_with(['.', '!', '?', ':', ';']) || word.ends_with(".)") {
                sentence.clear();
            }
        }
    }
    found
}

/// Returns `true` for a line that begins with a number and a full stop, as in a list.
fn numbered(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.chars().all(|digit| digit.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentence_over_several_comment_lines_is_found_once() {
        let words = "word ".repeat(MOST_WORDS);
        assert!(long("a.rs", &format!("/// {words}end.\n/// Next.")).len() == 1);
        let (first, second) = words.split_at(words.len() / 2);
        assert_eq!(long("a.rs", &format!("fn a() {{}}\n/// {first}\n/// {second}end.\n"))[0].0, 2);
    }

    #[test]
    fn items_of_a_list_and_code_are_separate_sentences() {
        let words = "word ".repeat(30);
        assert!(long("a.md", &format!("- {words}\n- {words}\n1. {words}\n")).is_empty());
        assert!(long("a.md", &format!("```\n{words} {words}\n```\n")).is_empty());
        assert!(long("a.rs", &format!("let a = \"{words} {words}\";\n")).is_empty());
    }
}
