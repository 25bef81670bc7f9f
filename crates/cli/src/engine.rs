//! `cantina engine`: reads and writes lines, which `protocol` interprets.

use app::{Cause, ErrorDetail};
use std::io::{BufRead, ErrorKind, Write};

use app::AppError;
use app::games::engine::{LONGEST_LINE, SessionResponse, session};

/// Replies to each line until `quit` or the end of the input.
pub(crate) fn run() -> Result<(), AppError> {
    let mut session = session()?;
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    loop {
        let answer = match next(&mut input)
            .map_err(|error| AppError::of(Cause::InputFailed { error: ErrorDetail::text(error) }))?
        {
            None => return Ok(()),
            Some(Read::Line(line)) => session.line(&line),
            Some(Read::TooLong) => session.too_long(),
        };
        let SessionResponse { line, over } = answer;
        match writeln!(output, "{line}").and_then(|()| output.flush()) {
            // The reader has closed the pipe.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(AppError::of(Cause::OutputFailed { error: ErrorDetail::text(error) })),
            Ok(()) if over => return Ok(()),
            Ok(()) => {}
        }
    }
}

/// A line read from the input.
enum Read {
    /// Content of the line, without the line end.
    Line(Vec<u8>),
    /// The line exceeded the protocol's limit; its bytes are dropped.
    TooLong,
}

/// Reads the next line; `None` at the end of the input.
fn next(input: &mut impl BufRead) -> std::io::Result<Option<Read>> {
    let mut line = Vec::new();
    let mut any = false;
    let mut too_long = false;
    loop {
        let part = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            part => part?,
        };
        if part.is_empty() {
            break;
        }
        any = true;
        let end = part.iter().position(|byte| *byte == b'\n');
        let kept = &part[..end.unwrap_or(part.len())];
        too_long |= line.len() + kept.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(kept);
        }
        let used = end.map_or(part.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then_some(if too_long { Read::TooLong } else { Read::Line(line) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Option<usize>> {
        let mut input = std::io::BufReader::with_capacity(7, text);
        let mut found = Vec::new();
        while let Some(read) = next(&mut input).unwrap() {
            found.push(match read {
                Read::Line(line) => Some(line.len()),
                Read::TooLong => None,
            });
        }
        found
    }

    #[test]
    fn input_lines_are_split_and_overlong_ones_dropped() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n\nab\n"), [Some(0), Some(0), Some(2)]);
        assert_eq!(lines(b"abcdefgh\nij"), [Some(8), Some(2)]);
        let mut long = vec![b'x'; LONGEST_LINE];
        long.push(b'\n');
        assert_eq!(lines(&long), [Some(LONGEST_LINE)]);
        long.insert(0, b'x');
        long.extend_from_slice(b"after\n");
        assert_eq!(lines(&long), [None, Some(5)]);
    }
}
