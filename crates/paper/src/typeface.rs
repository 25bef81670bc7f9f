//! The typefaces in two weights: text measurement, and fitting of lines into the available room.

use harfrust::{Feature, FontRef, ShapeOptions, ShaperData, Tag, UnicodeBuffer};
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

/// The families of fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Family {
    /// Inter, the font of the window.
    Inter,
    /// DejaVu Sans Condensed, for texts with letters that Inter lacks, such as Armenian and Georgian ones.
    DejaVu,
}

/// A text in one weight, with positioned glyphs.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    /// The family of the font.
    pub family: Family,
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

/// The fonts of one family.
struct Styles {
    regular: Style,
    bold: Style,
}

/// The families in two weights, for measuring and drawing.
pub(crate) struct Typeface {
    inter: Styles,
    dejavu: Styles,
}

/// Digits of equal width, for numbers in columns.
const TABULAR: Feature = Feature { tag: Tag::new(b"tnum"), value: 1, start: 0, end: u32::MAX };

impl Typeface {
    /// Reads the embedded fonts.
    ///
    /// # Errors
    /// [`PaperError::Font`] if they cannot be read.
    pub(crate) fn embedded() -> Result<Self, PaperError> {
        Ok(Typeface {
            inter: Styles {
                regular: style(include_bytes!("../fonts/Inter-Regular.ttf"))?,
                bold: style(include_bytes!("../fonts/Inter-Bold.ttf"))?,
            },
            dejavu: Styles {
                regular: style(dejavu::sans_condensed::regular())?,
                bold: style(dejavu::sans_condensed::bold())?,
            },
        })
    }

    /// Returns the font to draw with.
    pub(crate) fn font(&self, family: Family, weight: Weight) -> Font {
        self.style(family, weight).font.clone()
    }

    fn style(&self, family: Family, weight: Weight) -> &Style {
        let styles = match family {
            Family::Inter => &self.inter,
            Family::DejaVu => &self.dejavu,
        };
        match weight {
            Weight::Regular => &styles.regular,
            Weight::Bold => &styles.bold,
        }
    }

    /// Returns the family that lacks the fewest letters of the text: Inter, unless DejaVu has more of them.
    fn family(&self, weight: Weight, text: &str) -> Family {
        let missing = |family| {
            let style = self.style(family, weight);
            text.chars().filter(|letter| !style.has(*letter)).count()
        };
        let inter = missing(Family::Inter);
        if inter > 0 && missing(Family::DejaVu) < inter { Family::DejaVu } else { Family::Inter }
    }

    /// Returns the text without the letters that the font lacks, and `true` if it lacks none.
    pub(crate) fn writable(&self, weight: Weight, text: &str) -> (String, bool) {
        let text = printable(text);
        let style = self.style(self.family(weight, &text), weight);
        (style.known(&text).trim().to_owned(), text.chars().all(|letter| style.has(letter)))
    }

    /// Positions the letters of a text.
    pub(crate) fn piece(&self, weight: Weight, text: &str) -> Piece {
        let text = one_line(text);
        let family = self.family(weight, &text);
        let style = self.style(family, weight);
        let complete = text.chars().all(|letter| style.has(letter));
        let text = if complete { text } else { style.known(&text) };
        let units = style.font.units_per_em();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.guess_segment_properties();
        let shaped =
            style.shaping.shaper(&style.tables).build().shape(buffer, ShapeOptions::new().features(&[TABULAR]));
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
        Piece { family, weight, text, glyphs, width, complete }
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
            assert!(name.chars().all(|letter| typeface.inter.bold.has(letter)), "{name}");
        }
    }

    /// Widths in font units, 2048 to the em, as in the tables of the font.
    #[test]
    fn text_is_shaped_with_kerning_tabular_digits_and_composed_accents() {
        let typeface = typeface();
        let shape = |text| {
            let piece = typeface.piece(Weight::Regular, text);
            let glyphs: Vec<u32> = piece.glyphs.iter().map(|glyph| glyph.glyph_id.to_u32()).collect();
            ((piece.width * 2048.0).round() as u32, glyphs)
        };
        let width = |text| shape(text).0;
        assert_eq!((width("A"), width("V"), width("AV")), (1413, 1413, 2686), "kerned");
        assert_eq!(width("111"), width("088"));
        assert!(width("-") < width("1"), "{}", width("-"));
        assert_eq!(shape("e\u{301}"), shape("é"));
    }

    #[test]
    fn texts_with_letters_that_inter_lacks_are_set_in_dejavu() {
        let typeface = typeface();
        let family = |text| {
            let piece = typeface.piece(Weight::Bold, text);
            (piece.family, piece.complete)
        };
        for text in ["Padmé Amidala", "Łukasz Žižka", "Αλέξανδρος", "Юлия", "Nguyễn Văn An", "2–1 · 4 × 3"]
        {
            assert_eq!(family(text), (Family::Inter, true), "{text}");
        }
        for text in ["Անի", "ნინო"] {
            assert_eq!(family(text), (Family::DejaVu, true), "{text}");
        }
        assert_eq!(family("張三"), (Family::Inter, false), "neither has them");
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
