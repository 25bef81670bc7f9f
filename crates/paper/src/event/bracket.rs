//! The bracket as a tree from left to right, in landscape format.

use super::rows::{head, wrapped};
use super::{Bracket, BracketPlace, Making};
use crate::PaperError;
use crate::canvas::{Canvas, Ink, Role, Side};
use crate::pdf_document::PdfDocument;
use crate::print::{Frame, margin};
use crate::typeface::{Typeface, Weight};

/// Heights of the title and of the round names.
const HEAD: f32 = 44.0;
const CAPTIONS: f32 = 22.0;
/// Space between a line and the next round.
const GAP: f32 = 10.0;
/// Font size of a name that needs two lines.
const LONG: f32 = 8.0;
/// Maximum height of a place in the first round.
const TALLEST: f32 = 90.0;

/// Adds the bracket to a document, on a landscape page.
pub(super) fn bracket(book: &mut PdfDocument, made: &Making, bracket: &Bracket) -> Result<String, PaperError> {
    let title = made.words.bracket;
    let frame = Frame::lying(made.paper);
    let typeface = book.typeface();
    book.mark(title);
    book.page(frame.paper, |pen| {
        head(pen, &frame, title, made.event);
        tree(pen, made, typeface, &frame, bracket);
        margin(pen, &frame, made.sheet, "", (1, 1));
    })?;
    Ok(title.to_owned())
}

/// Returns the baselines of the places of each round. They are evenly spaced in the first round, and midway between the
/// two source places in the others.
fn lines(bracket: &Bracket, top: f32, height: f32) -> Vec<Vec<f32>> {
    let first = bracket.rounds.first().map_or(0, Vec::len).max(1);
    let step = (height / first as f32).min(TALLEST);
    let mut rounds: Vec<Vec<f32>> = Vec::new();
    for places in &bracket.rounds {
        let of = match rounds.last() {
            None => (0..places.len()).map(|at| top + step * (at as f32 + 0.7)).collect(),
            Some(before) => {
                let pairs = before.chunks(2).take(places.len());
                pairs.map(|pair| pair.iter().sum::<f32>() / pair.len() as f32).collect()
            }
        };
        rounds.push(of);
    }
    rounds
}

fn tree(pen: &mut Canvas, made: &Making, typeface: &Typeface, frame: &Frame, bracket: &Bracket) {
    let columns = bracket.rounds.len().max(1);
    let wide = frame.width() / columns as f32;
    let top = frame.top + HEAD + CAPTIONS;
    let lines = lines(bracket, top, frame.bottom - top);
    for (round, places) in bracket.rounds.iter().enumerate() {
        let (left, right) = (frame.left + wide * round as f32, frame.left + wide * (round + 1) as f32 - GAP);
        let at = (left, frame.top + HEAD + 10.0);
        pen.text(at, Side::Left, 10.0, right - left, &[(Weight::Bold, caption(made, round, columns))]);
        pen.end(Role::Section);
        for (place, line) in places.iter().zip(&lines[round]) {
            pen.line(Ink::Thin, (left, *line), (right, *line));
            if let Some(place) = place {
                draw(pen, made, typeface, place, (left, right), *line);
            }
        }
        if round + 1 < columns {
            for pair in lines[round].chunks(2) {
                if let [upper, lower] = pair {
                    pen.line(Ink::Thin, (right, *upper), (right, *lower));
                    let middle = (upper + lower) / 2.0;
                    pen.line(Ink::Thin, (right, middle), (right + GAP, middle));
                }
            }
        }
    }
}

/// Returns the caption of a bracket column; the last column has the winner.
fn caption(made: &Making, round: usize, columns: usize) -> &'static str {
    match columns - round {
        0 | 1 => made.words.winner,
        2 => made.words.bracket_rounds_1,
        3 => made.words.bracket_rounds_2,
        4 => made.words.bracket_rounds_3,
        5 => made.words.bracket_rounds_4,
        _ => "",
    }
}

fn draw(
    pen: &mut Canvas,
    made: &Making,
    typeface: &Typeface,
    place: &BracketPlace,
    (left, right): (f32, f32),
    line: f32,
) {
    let seed = place.seed.to_string();
    let name = made.named(typeface, &place.player);
    pen.text((left + 11.0, line - 4.0), Side::Right, 8.0, 12.0, &[(Weight::Regular, &seed)]);
    let room = right - left - 18.0;
    let (size, fitted) = pen.fitted_sizes(&[(Weight::Bold, &name)], &[11.0, 10.0, 9.0], room);
    if fitted.whole.is_some() {
        let (first, rest) = halves(typeface, &name, room);
        pen.text((left + 15.0, line - 13.0), Side::Left, LONG, room, &[(Weight::Bold, &first)]);
        pen.text((left + 15.0, line - 4.0), Side::Left, LONG, room, &[(Weight::Bold, &rest)]);
    } else {
        pen.draw((left + 15.0, line - 4.0), Side::Left, size, &fitted);
    }
    if !place.result.is_empty() {
        pen.text((left + 15.0, line + 9.5), Side::Left, 8.0, room, &[(Weight::Regular, &place.result)]);
    }
    pen.end(Role::Row);
}

/// Splits a long name into two lines; the second may be condensed.
fn halves(typeface: &Typeface, name: &str, room: f32) -> (String, String) {
    let mut lines = wrapped(typeface, Weight::Bold, name, LONG, room / 0.9).into_iter();
    let first = lines.next().unwrap_or_default();
    (first, lines.collect::<Vec<_>>().join(" "))
}
