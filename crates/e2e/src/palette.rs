//! Screenshots for the guide, which is part of every package. They have 256 colours and a third of the size of a full
//! screenshot.
//!
//! The most frequent colours of a picture are unchanged, so that areas and text are exact; other shades, as on the
//! edges of letters, are mapped to the nearest colour of the palette.

use std::collections::HashMap;

use crate::{DriveResult, Problem};

type Colour = [u8; 3];

/// Number of the most frequent colours that are unchanged. The rest of the palette is divided among all others.
const EXACT: usize = 128;
const PALETTE: usize = 256;

/// Reduces a picture to a palette of at most 256 colours, dropping transparency.
///
/// # Errors
/// The input is not a PNG with eight bits per channel.
pub fn with_palette(picture: &[u8]) -> DriveResult<Vec<u8>> {
    let unreadable = |error: png::DecodingError| Problem::when("reading a picture", error);
    let mut decoder = png::Decoder::new(std::io::Cursor::new(picture));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(unreadable)?;
    let size = reader.output_buffer_size().ok_or_else(|| Problem("the picture is too large".into()))?;
    let mut buffer = vec![0; size];
    let frame = reader.next_frame(&mut buffer).map_err(unreadable)?;
    let channels = frame.color_type.samples();
    if channels < 3 {
        return Err(Problem("the picture has no colours".into()));
    }
    let pixels: Vec<Colour> =
        buffer[..frame.buffer_size()].chunks_exact(channels).map(|one| [one[0], one[1], one[2]]).collect();
    let palette = palette_of(&pixels);
    let mut known: HashMap<Colour, u8> = HashMap::new();
    let indices: Vec<u8> =
        pixels.iter().map(|colour| *known.entry(*colour).or_insert_with(|| nearest(&palette, *colour))).collect();
    write(frame.width, frame.height, &palette, &indices)
}

fn write(width: u32, height: u32, palette: &[Colour], indices: &[u8]) -> DriveResult<Vec<u8>> {
    let mut out = Vec::new();
    let failed = |error: png::EncodingError| Problem::when("writing a picture", error);
    let mut encoder = png::Encoder::new(&mut out, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    // Neighbours in a palette are unrelated, so prediction filters do not help.
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header().and_then(|mut writer| writer.write_image_data(indices)).map_err(failed)?;
    Ok(out)
}

/// Returns the colours of a picture, the most frequent first, in a deterministic order.
fn counted(pixels: &[Colour]) -> Vec<(Colour, u32)> {
    let mut counts: HashMap<Colour, u32> = HashMap::new();
    for colour in pixels {
        *counts.entry(*colour).or_default() += 1;
    }
    let mut all: Vec<_> = counts.into_iter().collect();
    all.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    all
}

fn palette_of(pixels: &[Colour]) -> Vec<Colour> {
    let mut all = counted(pixels);
    if all.len() <= PALETTE {
        return all.into_iter().map(|(colour, _)| colour).collect();
    }
    let rest = all.split_off(EXACT);
    let mut palette: Vec<Colour> = all.into_iter().map(|(colour, _)| colour).collect();
    // Median cut: repeatedly split the box with the most pixels and the largest spread.
    let mut boxes = vec![rest];
    while boxes.len() < PALETTE - EXACT {
        let weight = |at: &usize| u64::from(spread(&boxes[*at]).1).pow(2) * often(&boxes[*at]);
        let Some(widest) = (0..boxes.len()).max_by_key(weight).filter(|at| boxes[*at].len() > 1) else { break };
        let mut whole = boxes.swap_remove(widest);
        let channel = spread(&whole).0;
        whole.sort_by_key(|(colour, _)| (colour[channel], *colour));
        let half = whole.split_off(median(&whole));
        boxes.extend([whole, half]);
    }
    palette.extend(boxes.iter().map(|colours| middle(colours)));
    palette
}

/// Returns the channel with the largest difference between colours, and that difference.
fn spread(colours: &[(Colour, u32)]) -> (usize, u8) {
    let of = |channel: usize| {
        let values = || colours.iter().map(|(colour, _)| colour[channel]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    (0..3).map(|channel| (channel, of(channel))).max_by_key(|(_, spread)| *spread).unwrap_or((0, 0))
}

/// Returns the number of pixels with one of these colours.
fn often(colours: &[(Colour, u32)]) -> u64 {
    colours.iter().map(|(_, count)| u64::from(*count)).sum()
}

/// Returns the index that splits the pixels in half, with at least one colour on each side.
fn median(colours: &[(Colour, u32)]) -> usize {
    let half = often(colours) / 2;
    let mut before = 0;
    let at = colours.iter().position(|(_, count)| {
        before += u64::from(*count);
        before > half
    });
    at.unwrap_or(0).clamp(1, colours.len().saturating_sub(1).max(1))
}

/// Returns the mean of some colours, weighted by their frequency.
fn middle(colours: &[(Colour, u32)]) -> Colour {
    let all = often(colours);
    std::array::from_fn(|channel| {
        let sum: u64 = colours.iter().map(|(colour, count)| u64::from(colour[channel]) * u64::from(*count)).sum();
        u8::try_from(sum / all.max(1)).unwrap_or(u8::MAX)
    })
}

fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let apart = |other: &Colour| -> u32 {
        (0..3).map(|channel| u32::from(other[channel].abs_diff(colour[channel])).pow(2)).sum()
    };
    let best = (0..palette.len().min(PALETTE)).min_by_key(|at| apart(&palette[*at])).unwrap_or(0);
    u8::try_from(best).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png_of(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.write_header().unwrap().write_image_data(pixels).unwrap();
        out
    }

    fn colours_of(picture: &[u8]) -> Vec<Colour> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(picture));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut buffer = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut buffer).unwrap();
        buffer[..frame.buffer_size()].chunks_exact(3).map(|one| [one[0], one[1], one[2]]).collect()
    }

    #[test]
    fn a_picture_with_few_colours_keeps_them() {
        let pixels = [255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 1, 2, 3, 255];
        let small = with_palette(&png_of(2, 2, &pixels)).unwrap();
        assert_eq!(colours_of(&small), [[255, 0, 0], [0, 255, 0], [255, 0, 0], [1, 2, 3]]);
    }

    /// 4,096 shades and one area: the area keeps its colour, and every shade stays close.
    #[test]
    fn a_picture_with_many_colours_keeps_areas_and_close_shades() {
        let shade = |at: u32| [(at % 64 * 4) as u8, (at / 64 * 4) as u8, 90, 255];
        let pixels: Vec<u8> =
            (0..8192).flat_map(|at| if at < 4096 { [12, 34, 56, 255] } else { shade(at - 4096) }).collect();
        let small = with_palette(&png_of(64, 128, &pixels)).unwrap();
        let seen = colours_of(&small);
        assert!(seen[..4096].iter().all(|colour| *colour == [12, 34, 56]));
        let far = seen[4096..]
            .iter()
            .zip(0..)
            .any(|(colour, at)| shade(at).iter().zip(colour).any(|(wanted, got)| wanted.abs_diff(*got) > 24));
        assert!(!far);
        assert!(with_palette(b"no picture").is_err());
    }
}
