//! A language that nobody speaks: English with every letter that `phrase` itself utters made a full-width one.
//!
//! Names of cards and players pass as they are. What still shows a plain letter was uttered by somebody else: by code
//! outside the language trees, or by a program that puts words of its own beside ours.

/// Before and after what passes as it is; taken away at the end.
const PASS: [char; 2] = ['\u{e000}', '\u{e001}'];

/// The names of cards, which pass as they are.
pub(crate) struct Names<'a>(pub &'a dyn crate::Names);

impl crate::Names for Names<'_> {
    fn card(&self, name: &str) -> String {
        pass(&self.0.card(name))
    }
}

/// Something that passes as it is.
pub(crate) fn pass(text: &str) -> String {
    let [before, after] = PASS;
    format!("{before}{text}{after}")
}

/// What a language says: texts whose letters can be marked.
pub(crate) trait Speech {
    /// The same with every letter marked that does not pass.
    fn marked(self) -> Self;
}

impl Speech for String {
    fn marked(self) -> Self {
        let [before, after] = PASS;
        let mut passes = false;
        let mut marked = String::with_capacity(self.len());
        for letter in self.chars() {
            if letter == before || letter == after {
                passes = letter == before;
            } else if letter.is_ascii_alphabetic() && !passes {
                marked.extend(char::from_u32(u32::from(letter) + 0xfee0));
            } else {
                marked.push(letter);
            }
        }
        marked
    }
}

impl Speech for Option<String> {
    fn marked(self) -> Self {
        self.map(Speech::marked)
    }
}

impl Speech for Vec<String> {
    fn marked(self) -> Self {
        self.into_iter().map(Speech::marked).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_marked_but_those_of_names() {
        let text = format!("Deal 2 damage to {}.", pass("Wampa"));
        assert_eq!(text.marked(), "Ｄｅａｌ 2 ｄａｍａｇｅ ｔｏ Wampa.");
    }
}
