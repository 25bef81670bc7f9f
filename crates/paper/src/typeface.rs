//! The typeface in two weights: text measurement, and fitting of lines into the available room.

use harfrust::{FontRef, ShapeOptions, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::MetadataProvider as _;
use skrifa::charmap::Charmap;

use crate::PaperError;

/// The font weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    /// Regular, for most texts.
    Regular,
    /// Bold, for names, headings and counts.
    Bold,
}

/// A text in one weight, with positioned glyphs.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    /// The font weight.
    pub weight: Weight,
    /// The text of the piece.
    pub text: String,
    /// The glyphs.
    pub glyphs: Vec<KrillaGlyph>,
    /// The width at size 1.
    pub width: f32,
    /// `true` if the font has every letter; missing ones are left out.
    pub complete: bool,
}

/// A line that fits its room.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    /// The pieces from left to right.
    pub pieces: Vec<Piece>,
    /// The horizontal scale: 1 means not condensed.
    pub scale: f32,
    /// The width after condensing, in points.
    pub width: f32,
    /// The whole text, if the line was cut.
    pub whole: Option<String>,
}

/// Minimum horizontal scale before a line is cut.
pub(crate) const MOST_CONDENSED: f32 = 0.72;

/// Minimum horizontal scale before a smaller size is tried, if there is one.
const LITTLE_CONDENSED: f32 = 0.88;

/// Maximum number of letters in a field of a sheet; the rest is cut before measuring.
const MOST_LETTERS: usize = 400;

struct Style {
    /// The font to draw with.
    font: Font,
    /// The font's tables, to shape text with.
    tables: FontRef<'static>,
    /// The shaper's caches for these tables.
    shaping: ShaperData,
    /// The font's mapping from letters to glyphs.
    letters: Charmap<'static>,
}

impl Style {
    /// Returns `true` if the font has a glyph for the letter; always `true` for a space.
    fn has(&self, letter: char) -> bool {
        letter == ' ' || self.letters.map(letter).is_some_and(|glyph| glyph != skrifa::GlyphId::NOTDEF)
    }

    /// Returns the text with one space in place of each run of missing letters and spaces.
    fn known(&self, text: &str) -> String {
        let mut known = String::with_capacity(text.len());
        for letter in text.chars().map(|letter| if self.has(letter) { letter } else { ' ' }) {
            if letter != ' ' || !known.ends_with(' ') {
                known.push(letter);
            }
        }
        known
    }
}

/// The two weights, for measuring and drawing.
pub(crate) struct Typeface {
    regular: Style,
    bold: Style,
}

impl Typeface {
    /// Reads the embedded fonts.
    ///
    /// # Errors
    /// [`PaperError::Font`] if they cannot be read.
    pub(crate) fn embedded() -> Result<Self, PaperError> {
        Ok(Typeface {
            regular: style(dejavu::sans_condensed::regular())?,
            bold: style(dejavu::sans_condensed::bold())?,
        })
    }

    /// Returns the font to draw with.
    pub(crate) fn font(&self, weight: Weight) -> Font {
        self.style(weight).font.clone()
    }

    fn style(&self, weight: Weight) -> &Style {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// Returns the text without the letters that the font lacks, and `true` if it lacks none.
    pub(crate) fn writable(&self, weight: Weight, text: &str) -> (String, bool) {
        let style = self.style(weight);
        let text = printable(text);
        (style.known(&text).trim().to_owned(), text.chars().all(|letter| style.has(letter)))
    }

    /// Positions the letters of a text.
    pub(crate) fn piece(&self, weight: Weight, text: &str) -> Piece {
        let text = one_line(text);
        let style = self.style(weight);
        let complete = text.chars().all(|letter| style.has(letter));
        let text = if complete { text } else { style.known(&text) };
        let units = style.font.units_per_em();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.guess_segment_properties();
        let shaped = style.shaping.shaper(&style.tables).build().shape(buffer, ShapeOptions::new());
        let mut starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        starts.push(text.len());
        starts.sort_unstable();
        starts.dedup();
        let end_of = |start: usize| {
            let next = starts.partition_point(|other| *other <= start);
            starts.get(next).copied().unwrap_or(text.len())
        };
        let mut width = 0.0;
        let mut glyphs = Vec::with_capacity(shaped.len());
        for (info, position) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let start = info.cluster as usize;
            let em = |units_wide: i32| units_wide as f32 / units;
            width += em(position.x_advance);
            glyphs.push(KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                em(position.x_advance),
                em(position.x_offset),
                em(position.y_offset),
                em(position.y_advance),
                start..end_of(start),
                None,
            ));
        }
        Piece { weight, text, glyphs, width, complete }
    }

    /// Fits consecutive texts into `room` points at `size`. They are unchanged if possible, else condensed, else cut
    /// with an ellipsis from the end.
    pub(crate) fn fit(&self, texts: &[(Weight, &str)], size: f32, room: f32) -> Line {
        let mut pieces: Vec<Piece> =
            texts.iter().filter(|(_, text)| !text.is_empty()).map(|(weight, text)| self.piece(*weight, text)).collect();
        let mut whole = None;
        if natural(&pieces, size) * MOST_CONDENSED > room {
            whole = Some(pieces.iter().map(|piece| piece.text.as_str()).collect());
            self.cut(&mut pieces, size, room / MOST_CONDENSED);
        }
        let wide = natural(&pieces, size);
        let scale = if wide > room { room / wide } else { 1.0 };
        Line { pieces, scale, width: wide * scale, whole }
    }

    /// Like [`Typeface::fit`], in the first of these sizes that needs little condensing, else in the last.
    pub(crate) fn fit_sizes(&self, texts: &[(Weight, &str)], sizes: &[f32], room: f32) -> (f32, Line) {
        let mut fitted = (0.0, Line { pieces: Vec::new(), scale: 1.0, width: 0.0, whole: None });
        for size in sizes {
            fitted = (*size, self.fit(texts, *size, room));
            if fitted.1.scale >= LITTLE_CONDENSED && fitted.1.whole.is_none() {
                break;
            }
        }
        fitted
    }

    /// Shortens or drops the last piece until everything fits into `room`.
    fn cut(&self, pieces: &mut Vec<Piece>, size: f32, room: f32) {
        while let Some(last) = pieces.pop() {
            let before = natural(pieces, size);
            let letters: Vec<char> = last.text.chars().collect();
            let shortened = |count: usize| {
                let kept: String = letters[..count].iter().collect();
                self.piece(last.weight, &format!("{}…", kept.trim_end_matches([' ', ','])))
            };
            let (mut fits, mut too_many) = (0, letters.len());
            while too_many - fits > 1 {
                let middle = (fits + too_many) / 2;
                if before + shortened(middle).width * size <= room { fits = middle } else { too_many = middle }
            }
            if fits > 2 || pieces.is_empty() {
                pieces.push(shortened(fits));
                return;
            }
        }
    }
}

fn natural(pieces: &[Piece], size: f32) -> f32 {
    pieces.iter().map(|piece| piece.width * size).sum()
}

fn style(data: &'static [u8]) -> Result<Style, PaperError> {
    let font = Font::new(data.into(), 0).ok_or(PaperError::Font)?;
    let tables = FontRef::from_index(data, 0).map_err(|_| PaperError::Font)?;
    let (shaping, letters) = (ShaperData::new(&tables), tables.charmap());
    Ok(Style { font, tables, shaping, letters })
}

/// Returns the text as one trimmed line: line breaks and control characters become spaces.
pub(crate) fn printable(text: &str) -> String {
    one_line(text).trim().to_owned()
}

fn one_line(text: &str) -> String {
    let spaced = |letter: char| match letter {
        // XML and PDF do not allow these, and viewers show private-use characters differently.
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => ' ',
        '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{fff0}'..='\u{ffff}' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    text.chars().take(MOST_LETTERS).map(spaced).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typeface() -> Typeface {
        Typeface::embedded().expect("the embedded fonts")
    }

    #[test]
    fn the_font_has_every_letter_of_the_catalogue() {
        let typeface = typeface();
        let catalog = catalog::Catalog::embedded().expect("the embedded catalogue");
        for card in catalog.cards() {
            let name = card.full_name();
            assert!(name.chars().all(|letter| typeface.bold.has(letter)), "{name}");
        }
    }

    /// Widths in font units, 2048 to the em; rustybuzz 0.20 gave the same for every name in the catalogue.
    #[test]
    fn text_is_shaped_with_kerning_ligatures_and_composed_accents() {
        let typeface = typeface();
        let shape = |text| {
            let piece = typeface.piece(Weight::Regular, text);
            let glyphs: Vec<u32> = piece.glyphs.iter().map(|glyph| glyph.glyph_id.to_u32()).collect();
            ((piece.width * 2048.0).round() as u32, glyphs)
        };
        let width = |text| shape(text).0;
        assert_eq!((width("A"), width("V"), width("AV")), (1260, 1260, 2389), "kerned");
        assert_eq!(shape("office").1.len(), 4, "o, ffi, c, e");
        assert_eq!(shape("e\u{301}"), shape("é"));
    }

    #[test]
    fn a_line_is_condensed_before_it_is_truncated() {
        let typeface = typeface();
        let texts = [(Weight::Bold, "Poggle the Lesser"), (Weight::Regular, ", Archduke of the Stalgasin Hive")];
        let natural = typeface.fit(&texts, 8.0, 1_000.0);
        assert_eq!((natural.scale, natural.whole), (1.0, None));
        let condensed = typeface.fit(&texts, 8.0, natural.width * 0.8);
        assert!((condensed.scale - 0.8).abs() < 0.001 && condensed.whole.is_none());
        let cut = typeface.fit(&texts, 8.0, natural.width * 0.6);
        assert_eq!(cut.whole.as_deref(), Some("Poggle the Lesser, Archduke of the Stalgasin Hive"));
        assert!(cut.width <= natural.width * 0.6 + 0.01);
        assert_eq!(cut.pieces[0].text, "Poggle the Lesser");
        assert!(cut.pieces[1].text.starts_with(", Archduke") && cut.pieces[1].text.ends_with('…'));
    }

    #[test]
    fn a_line_fits_any_width() {
        let typeface = typeface();
        for room in [0.0, 1.0, 5.0, 20.0] {
            let line = typeface.fit(&[(Weight::Bold, "Padmé Amidala"), (Weight::Regular, ", Senator")], 9.0, room);
            assert!(line.width <= room + 0.01, "{room}: {}", line.width);
        }
        assert!(typeface.fit(&[(Weight::Bold, "")], 9.0, 10.0).pieces.is_empty());
    }

    #[test]
    fn letters_missing_in_the_font_are_left_out() {
        let typeface = typeface();
        assert!(typeface.piece(Weight::Regular, "Rosé – “Î”…").complete);
        let foreign = typeface.piece(Weight::Regular, "張三");
        assert_eq!((foreign.complete, foreign.text.as_str()), (false, " "));
        assert_eq!(typeface.piece(Weight::Regular, "張三 Cup, 2").text, " Cup, 2");
        assert_eq!(typeface.writable(Weight::Bold, "Ana 張三 Roy"), ("Ana Roy".to_owned(), false));
        assert_eq!(printable("  a\0b\n"), "a b");
        assert_eq!(printable("\u{202e}Mal \u{2067}2"), "Mal  2", "nothing on paper changes the direction");
    }
}
