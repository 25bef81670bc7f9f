//! Pseudo-language for tests: English, with all letters produced by `phrase` in full width.
//!
//! Names of cards and players are unchanged. Any other plain letter was produced elsewhere: by code outside the
//! language modules, or by a program that adds text.

/// Markers around unchanged text, removed at the end.
const PASS: [char; 2] = ['\u{e000}', '\u{e001}'];

/// Card names, which are unchanged.
pub(crate) struct Names<'a>(pub &'a dyn crate::Names);

impl crate::Names for Names<'_> {
    fn card(&self, name: &str) -> String {
        pass(&self.0.card(name))
    }
}

/// Marks text to be left unchanged.
pub(crate) fn pass(text: &str) -> String {
    let [before, after] = PASS;
    format!("{before}{text}{after}")
}

/// Text whose letters can be made full-width.
pub(crate) trait Localizer {
    /// Makes every letter full-width, except in unchanged text.
    fn marked(self) -> Self;
}

impl Localizer for String {
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

impl Localizer for Option<String> {
    fn marked(self) -> Self {
        self.map(Localizer::marked)
    }
}

impl Localizer for Vec<String> {
    fn marked(self) -> Self {
        self.into_iter().map(Localizer::marked).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_except_those_of_names_is_marked() {
        let text = format!("Deal 2 damage to {}.", pass("Wampa"));
        assert_eq!(text.marked(), "Ｄｅａｌ 2 ｄａｍａｇｅ ｔｏ Wampa.");
    }
}
