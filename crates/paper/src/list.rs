//! The plain deck list: name, author, sections, counts.

use catalog::Catalog;
use decks::DeckList;
use messages::deck_sheets::{self, Labels};

use crate::canvas::{Canvas, Role, Side};
use crate::content::{leader_and_base_section, main_section, sideboard_section};
use crate::print::{Frame, PageContext, document};
use crate::typeface::{Typeface, Weight, printable};
use crate::{PageSize, PaperError};

/// Returns the printable text, or `None` if it is empty.
fn given(text: &Option<String>) -> Option<String> {
    text.as_deref().map(printable).filter(|text| !text.is_empty())
}

struct PlainList<'a> {
    name: String,
    author: Option<String>,
    words: &'a Labels,
}

/// Creates a plain deck list.
pub(crate) fn plain(
    catalog: &Catalog,
    list: &DeckList,
    paper: PageSize,
    words: &Labels,
) -> Result<Vec<u8>, PaperError> {
    let mut sections: Vec<_> = leader_and_base_section(catalog, list).into_iter().collect();
    let main = main_section(catalog, list);
    if !main.groups.is_empty() {
        sections.push(main);
    }
    sections.extend(sideboard_section(catalog, list, 0));
    let around = PlainList {
        name: given(&list.name).unwrap_or_else(|| words.deck_list.to_owned()),
        author: given(&list.author),
        words,
    };
    document(&around, &sections, paper, words, &Typeface::embedded()?)
}

impl PageContext for PlainList<'_> {
    fn title(&self) -> String {
        self.name.clone()
    }

    fn author(&self) -> Option<&str> {
        self.author.as_deref()
    }

    fn head_heights(&self) -> (f32, f32) {
        (if self.author.is_some() { 46.0 } else { 32.0 }, 24.0)
    }

    fn foot_height(&self) -> f32 {
        0.0
    }

    fn head(&self, pen: &mut Canvas, frame: &Frame, page: usize) {
        let size = if page == 0 { 18.0 } else { 11.0 };
        pen.text((frame.left, frame.top + 15.0), Side::Left, size, frame.width(), &[(Weight::Bold, &self.name)]);
        pen.end(if page == 0 { Role::Title } else { Role::Text });
        if let (0, Some(author)) = (page, &self.author) {
            let by = deck_sheets::By { author }.text(self.words.language);
            pen.text((frame.left, frame.top + 31.0), Side::Left, 11.0, frame.width(), &[(Weight::Regular, &by)]);
            pen.end(Role::Text);
        }
    }

    fn foot(&self, _: &mut Canvas, _: &Frame, _: f32) {}

    fn margin(&self) -> String {
        String::new()
    }

    fn boxes(&self) -> bool {
        false
    }
}
