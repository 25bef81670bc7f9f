//! A PDF document under construction: its pages, and its tags for screen readers.

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{TagGroup, TagTree};
use krilla::{Document, SerializeSettings};
use messages::deck_sheets::Labels;

use crate::PaperError;
use crate::canvas::{Canvas, Role, tree};
use crate::typeface::{Typeface, printable};

/// A PDF document under construction.
pub(crate) struct PdfDocument<'a> {
    document: Document,
    nodes: Vec<(Role, TagGroup)>,
    outline: Outline,
    typeface: &'a Typeface,
    pages: usize,
}

fn failed(error: impl std::fmt::Display) -> PaperError {
    PaperError::Document(error.to_string())
}

impl<'a> PdfDocument<'a> {
    /// Creates a document without pages.
    ///
    /// # Errors
    /// [`PaperError::Document`] if the PDF writer cannot validate PDF/UA-1.
    pub(crate) fn new(typeface: &'a Typeface) -> Result<Self, PaperError> {
        let configuration = ConfigurationBuilder::new()
            .with_accessibility_validator(Accessibility::UA1)
            .finish()
            .map_err(|_| failed("PDF/UA-1"))?;
        let document = Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
        Ok(PdfDocument { document, nodes: Vec::new(), outline: Outline::new(), typeface, pages: 0 })
    }

    /// Returns the typeface of the document.
    pub(crate) fn typeface(&self) -> &'a Typeface {
        self.typeface
    }

    /// Adds an outline entry for the page that is drawn next.
    pub(crate) fn mark(&mut self, title: &str) {
        let place = XyzDestination::new(self.pages, Point::from_xy(0.0, 0.0));
        self.outline.push_child(OutlineNode::new(printable(title), place));
    }

    /// Adds a page of this width and height in points.
    ///
    /// # Errors
    /// [`PaperError::Document`] if the page size is invalid.
    pub(crate) fn page(
        &mut self,
        (width, height): (f32, f32),
        draw: impl FnOnce(&mut Canvas),
    ) -> Result<(), PaperError> {
        let settings = PageSettings::from_wh(width, height).ok_or_else(|| failed("page size"))?;
        let mut sheet = self.document.start_page_with(settings);
        let mut surface = sheet.surface();
        let mut pen = Canvas::new(&mut surface, self.typeface, &mut self.nodes);
        draw(&mut pen);
        pen.finish();
        surface.finish();
        sheet.finish();
        self.pages += 1;
        Ok(())
    }

    /// Returns the document as the bytes of a PDF file.
    ///
    /// # Errors
    /// [`PaperError::Document`] if the PDF writer rejects the document.
    pub(crate) fn finish(mut self, title: &str, author: Option<&str>, words: &Labels) -> Result<Vec<u8>, PaperError> {
        self.document.set_tag_tree(TagTree::from(tree(self.nodes)).with_lang(Some(words.language.code().to_owned())));
        self.document.set_outline(self.outline);
        let metadata = Metadata::new()
            .title(printable(title))
            .language(words.language.code().to_owned())
            .creator("Cantina".to_owned())
            .producer("Cantina".to_owned());
        let author = author.map(printable).filter(|author| !author.is_empty());
        self.document.set_metadata(match author {
            Some(author) => metadata.authors(vec![author]),
            None => metadata,
        });
        self.document.finish().map_err(failed)
    }
}
