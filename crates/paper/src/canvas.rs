//! Drawing of text, lines and boxes on a page, with tags for screen readers.

use krilla::color::luma;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, Node, SpanTag, Tag, TagGroup};

use qrcode::{Color, EcLevel, QrCode};

use crate::typeface::{Line, Typeface, Weight};

/// Number of white modules around a QR code. (The standard requires four; the slip around it is white.)
const QUIET: usize = 2;

/// The role of a text, for screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The heading of the whole sheet.
    Title,
    /// The heading of a section.
    Section,
    /// The heading of a group of rows.
    Group,
    /// A card with its counts.
    Row,
    /// Text of any other kind.
    Text,
}

/// The darkness and width of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    /// A hairline between rows.
    Hair,
    /// A line to write on, or the outline of a box.
    Thin,
    /// A strong line below a heading.
    Strong,
}

const INKS: [Ink; 3] = [Ink::Hair, Ink::Thin, Ink::Strong];

impl Ink {
    fn stroke(self) -> Stroke {
        let (width, lightness) = match self {
            Ink::Hair => (0.3, 120),
            Ink::Thin => (0.5, 0),
            Ink::Strong => (0.9, 0),
        };
        Stroke { paint: luma::Color::new(lightness).into(), width, ..Stroke::default() }
    }
}

/// The alignment of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// The text starts at the given position.
    Left,
    /// The text ends at the given position.
    Right,
    /// The text is centred on the given position.
    Middle,
}

/// A pen for one page.
pub(crate) struct Canvas<'a, 'b> {
    surface: &'a mut Surface<'b>,
    typeface: &'a Typeface,
    nodes: &'a mut Vec<(Role, TagGroup)>,
    open: Vec<Identifier>,
    /// The text written since the end of the last element.
    said: String,
    paths: [PathBuilder; INKS.len()],
    /// Filled shapes: the dark modules of QR codes.
    dark: PathBuilder,
}

impl<'a, 'b> Canvas<'a, 'b> {
    /// Creates a pen that adds its text to `nodes`.
    pub(crate) fn new(
        surface: &'a mut Surface<'b>,
        typeface: &'a Typeface,
        nodes: &'a mut Vec<(Role, TagGroup)>,
    ) -> Self {
        Canvas {
            surface,
            typeface,
            nodes,
            open: Vec::new(),
            said: String::new(),
            paths: INKS.map(|_| PathBuilder::new()),
            dark: PathBuilder::new(),
        }
    }

    /// Draws a line from one position to another.
    pub(crate) fn line(&mut self, ink: Ink, from: (f32, f32), to: (f32, f32)) {
        let path = &mut self.paths[ink as usize];
        path.move_to(from.0, from.1);
        path.line_to(to.0, to.1);
    }

    /// Draws the outline of a box, measured in points.
    pub(crate) fn frame(&mut self, ink: Ink, left: f32, top: f32, width: f32, height: f32) {
        if let Some(rect) = Rect::from_xywh(left, top, width, height) {
            self.paths[ink as usize].push_rect(rect);
        }
    }

    /// Draws a QR code with its white margin. Returns `false` if the text is too long for one.
    pub(crate) fn code(&mut self, left: f32, top: f32, side: f32, text: &str) -> bool {
        // A clean sheet needs no error correction, and the largest modules are the easiest to read.
        let Ok(code) = QrCode::with_error_correction_level(text.as_bytes(), EcLevel::L) else { return false };
        let width = code.width();
        let module = side / (width + 2 * QUIET) as f32;
        let at = |place: usize| (place + QUIET) as f32 * module;
        for (row, modules) in code.to_colors().chunks(width).enumerate() {
            let mut dark = 0;
            for (end, color) in modules.iter().copied().chain([Color::Light]).enumerate() {
                if color == Color::Dark {
                    dark += 1;
                } else if dark > 0 {
                    // Adjacent modules are one box, so that printers leave no gap between them.
                    let box_left = left + at(end - dark);
                    if let Some(rect) = Rect::from_xywh(box_left, top + at(row), dark as f32 * module, module) {
                        self.dark.push_rect(rect);
                    }
                    dark = 0;
                }
            }
        }
        true
    }

    /// Draws a text, condensed or cut to `room` points, and returns its width. `at` is on the baseline.
    pub(crate) fn text(&mut self, at: (f32, f32), side: Side, size: f32, room: f32, texts: &[(Weight, &str)]) -> f32 {
        let line = self.typeface.fit(texts, size, room);
        self.draw(at, side, size, &line);
        line.width
    }

    /// Fits a text to be drawn later, if its width is needed first.
    pub(crate) fn fitted(&self, weight: Weight, text: &str, size: f32, room: f32) -> Line {
        self.typeface.fit(&[(weight, text)], size, room)
    }

    /// Fits texts to be drawn later, in the first of these sizes that needs little condensing.
    pub(crate) fn fitted_sizes(&self, texts: &[(Weight, &str)], sizes: &[f32], room: f32) -> (f32, Line) {
        self.typeface.fit_sizes(texts, sizes, room)
    }

    /// Draws a text in the first of these sizes that needs little condensing.
    pub(crate) fn text_sizes(&mut self, at: (f32, f32), sizes: &[f32], room: f32, texts: &[(Weight, &str)]) {
        let (size, line) = self.typeface.fit_sizes(texts, sizes, room);
        self.draw(at, Side::Left, size, &line);
    }

    /// Returns `true` if the font has every letter of a text.
    pub(crate) fn can_write(&self, text: &str) -> bool {
        self.typeface.piece(Weight::Bold, text).complete
    }

    /// Draws a text that was fitted before.
    pub(crate) fn draw(&mut self, at: (f32, f32), side: Side, size: f32, line: &Line) {
        if line.pieces.is_empty() {
            return;
        }
        let span = SpanTag::empty().with_actual_text(line.whole.as_deref());
        let id = self.surface.start_tagged(ContentTag::Span(span));
        self.open.push(id);
        if !self.said.is_empty() {
            self.said.push(' ');
        }
        match &line.whole {
            Some(whole) => self.said.push_str(whole),
            None => self.said.extend(line.pieces.iter().map(|piece| piece.text.as_str())),
        }
        self.shapes(at, side, size, line);
        self.surface.end_tagged();
    }

    /// Draws a text in the margin, which screen readers skip.
    pub(crate) fn margin_text(&mut self, at: (f32, f32), side: Side, size: f32, room: f32, text: &str) {
        let line = self.typeface.fit(&[(Weight::Regular, text)], size, room);
        self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)));
        self.shapes(at, side, size, &line);
        self.surface.end_tagged();
    }

    fn shapes(&mut self, at: (f32, f32), side: Side, size: f32, line: &Line) {
        let left = match side {
            Side::Left => at.0,
            Side::Right => at.0 - line.width,
            Side::Middle => at.0 - line.width / 2.0,
        };
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(black()));
        let condensed = line.scale < 1.0;
        if condensed {
            self.surface.push_transform(&Transform::from_row(line.scale, 0.0, 0.0, 1.0, left, 0.0));
        }
        let mut x = if condensed { 0.0 } else { left };
        for piece in &line.pieces {
            let font = self.typeface.font(piece.family, piece.weight);
            self.surface.draw_glyphs(Point::from_xy(x, at.1), &piece.glyphs, font, &piece.text, size, false);
            x += piece.width * size;
        }
        if condensed {
            self.surface.pop();
        }
    }

    /// Ends an element: screen readers read everything written since the last one together.
    pub(crate) fn end(&mut self, role: Role) {
        if self.open.is_empty() {
            return;
        }
        let said = std::mem::take(&mut self.said);
        let mut group = match role {
            Role::Title => heading(1, said),
            Role::Section => heading(2, said),
            Role::Group => heading(3, said),
            Role::Row => TagGroup::new(Tag::LBody),
            Role::Text => TagGroup::new(Tag::P),
        };
        for id in self.open.drain(..) {
            group.push(id);
        }
        self.nodes.push((role, group));
    }

    /// Draws the collected lines and boxes, and ends the page.
    pub(crate) fn finish(mut self) {
        self.end(Role::Text);
        if let Some(path) = self.dark.finish() {
            self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
            self.surface.set_stroke(None);
            self.surface.set_fill(Some(black()));
            self.surface.draw_path(&path);
            self.surface.end_tagged();
        }
        for (ink, path) in INKS.into_iter().zip(self.paths) {
            if let Some(path) = path.finish() {
                self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)));
                self.surface.set_fill(None);
                self.surface.set_stroke(Some(ink.stroke()));
                self.surface.draw_path(&path);
                self.surface.end_tagged();
            }
        }
    }
}

/// Returns the fill of letters and codes.
fn black() -> Fill {
    Fill { paint: luma::Color::black().into(), opacity: NormalizedF32::ONE, rule: Default::default() }
}

fn heading(level: u16, title: String) -> TagGroup {
    match std::num::NonZeroU16::new(level) {
        Some(level) => TagGroup::new(Tag::Hn(level, Some(title))),
        None => TagGroup::new(Tag::P),
    }
}

/// Builds the tag tree of a document: consecutive rows become a list.
pub(crate) fn tree(nodes: Vec<(Role, TagGroup)>) -> Vec<Node> {
    let mut tree: Vec<Node> = Vec::new();
    let mut list: Option<TagGroup> = None;
    for (role, group) in nodes {
        match role {
            Role::Row => {
                let item = TagGroup::with_children(Tag::LI, vec![group.into()]);
                list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::None))).push(item);
            }
            Role::Title | Role::Section | Role::Group | Role::Text => {
                tree.extend(list.take().map(Node::from));
                tree.push(group.into());
            }
        }
    }
    tree.extend(list.map(Node::from));
    tree
}
