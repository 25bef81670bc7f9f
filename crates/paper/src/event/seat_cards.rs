//! A card for each seat, to cut out and put on the table. It has the name, the seat, and the code that the player's
//! phone joins with.

use std::collections::BTreeMap;

use messages::printouts;

use super::rows::wrapped;
use super::{Making, SeatCard};
use crate::PaperError;
use crate::canvas::{Canvas, Ink, Role, Side};
use crate::pdf_document::PdfDocument;
use crate::print::Frame;
use crate::typeface::{Typeface, Weight};

/// Number of cards side by side, and one below the other.
const A_PAGE: (usize, usize) = (2, 5);
/// Free space inside a card, because printers do not reach the edge of the paper.
const PADDING: f32 = 32.0;
/// Size of a QR code, about 28 mm, so that it can be scanned from a chair.
const CODE: f32 = 80.0;
/// Font size of a name, and of one that needs more than two lines.
const NAME: (f32, f32) = (16.0, 11.0);

/// Adds the cards.
pub(super) fn cards(
    book: &mut PdfDocument,
    made: &Making,
    cards: &[SeatCard],
    phones: &BTreeMap<u32, String>,
) -> Result<String, PaperError> {
    let title = made.words.seat_cards.to_owned();
    let (wide, high) = Frame::of(made.paper).paper;
    let (across, down) = A_PAGE;
    let (width, height) = (wide / across as f32, high / down as f32);
    let typeface = book.typeface();
    book.mark(&title);
    for page in cards.chunks(across * down) {
        book.page((wide, high), |pen| {
            for line in 1..down {
                pen.line(Ink::Hair, (0.0, height * line as f32), (wide, height * line as f32));
            }
            pen.line(Ink::Hair, (width, 0.0), (width, high));
            for (at, card) in page.iter().enumerate() {
                let place = (width * (at % across) as f32, height * (at / across) as f32);
                draw(pen, typeface, made, (place, width, height), card, phones.get(&card.player.number));
            }
        })?;
    }
    Ok(title)
}

fn draw(
    pen: &mut Canvas,
    typeface: &Typeface,
    made: &Making,
    ((left, top), width, height): ((f32, f32), f32, f32),
    card: &SeatCard,
    code: Option<&String>,
) {
    let (words, middle) = (made.words, top + height / 2.0);
    let right = left + width - PADDING;
    let has_code = code.is_some_and(|code| pen.code(right - CODE, middle - CODE / 2.0, CODE, code));
    let room = if has_code { right - CODE - 8.0 } else { right } - left - PADDING;
    let left = left + PADDING;
    let name = made.named(typeface, &card.player);
    let lines = wrapped(typeface, Weight::Bold, &name, NAME.0, room);
    let (size, lines) = match lines.len() {
        0..=2 => (NAME.0, lines),
        _ => (NAME.1, wrapped(typeface, Weight::Bold, &name, NAME.1, room)),
    };
    for (line, above) in lines.iter().rev().zip(0u8..) {
        let at = (left, middle - 6.0 - f32::from(above) * size * 1.15);
        pen.text_sizes(at, &[size, size * 0.85, size * 0.7], room, &[(Weight::Bold, line)]);
    }
    pen.end(Role::Title);
    if let Some((pod, seat)) = card.seat {
        let place = format!("{}, {} {seat}", printouts::PodNumber { pod: &pod }.text(words.language), words.seat);
        pen.text((left, middle + 12.0), Side::Left, 14.0, room, &[(Weight::Regular, &place)]);
    }
    pen.text((left, top + PADDING + 8.0), Side::Left, 8.0, room, &[(Weight::Regular, made.event.trim())]);
    if has_code {
        pen.text((left, top + height - PADDING), Side::Left, 8.0, room, &[(Weight::Regular, words.scan)]);
    }
    pen.end(Role::Text);
}
