//! A minimal reader for our PDFs, enough to see the text on their pages. Independent of the writer.

use std::collections::HashMap;
use std::io::Read;

/// A text that is read as one element.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Span {
    /// The text of the element.
    pub text: String,
    /// Its start, in points from the left and from the bottom.
    pub at: (f32, f32),
    /// The font size in points.
    pub size: f32,
    /// The horizontal scale; 1 means not condensed.
    pub scale: f32,
    /// `true` if fewer letters are shown than the element's text has.
    pub cut: bool,
}

/// A PDF as seen by a reader program.
pub(crate) struct Pdf {
    /// The spans of each page, in file order.
    pub pages: Vec<Vec<Span>>,
    /// The whole file with unpacked streams; letters outside ASCII are not decoded.
    pub plain: String,
}

struct Object {
    head: String,
    stream: Vec<u8>,
}

type Letters = HashMap<u16, String>;

impl Pdf {
    /// Reads a file written by this crate.
    pub(crate) fn read(bytes: &[u8]) -> Pdf {
        let objects = objects(bytes);
        let mut plain = String::new();
        for object in objects.values() {
            plain.push_str(&object.head);
            plain.push_str(&String::from_utf8_lossy(&object.stream));
        }
        let list = objects.values().find(|object| object.head.contains("/Type/Pages")).expect("a list of pages");
        let pages = references(after(&list.head, "/Kids[")).map(|page| page_spans(&objects, page)).collect();
        Pdf { pages, plain }
    }

    /// Returns all spans of all pages.
    pub(crate) fn spans(&self) -> impl Iterator<Item = &Span> {
        self.pages.iter().flatten()
    }

    /// Returns the number of spans with exactly this text.
    pub(crate) fn count(&self, text: &str) -> usize {
        self.spans().filter(|span| span.text == text).count()
    }

    /// Returns `true` if a span has exactly this text.
    pub(crate) fn contains_text(&self, text: &str) -> bool {
        self.count(text) > 0
    }
}

fn page_spans(objects: &HashMap<u32, Object>, page: u32) -> Vec<Span> {
    let head = &objects[&page].head;
    let one = |text: &str| references(text).next().expect("a reference");
    let fonts = fonts(objects, &objects[&one(after(head, "/Resources "))].head);
    spans(&objects[&one(after(head, "/Contents "))].stream, &fonts)
}

fn fonts(objects: &HashMap<u32, Object>, resources: &str) -> HashMap<String, Letters> {
    let names = after(resources, "/Font<<").split(">>").next().unwrap_or_default();
    let pairs = names.split('/').filter_map(|pair| pair.split_once(' '));
    pairs
        .map(|(name, rest)| {
            let font: u32 = rest.split(' ').next().and_then(|id| id.parse().ok()).expect("a font");
            let map = references(after(&objects[&font].head, "/ToUnicode ")).next().expect("a map");
            (name.to_owned(), letters(&String::from_utf8_lossy(&objects[&map].stream)))
        })
        .collect()
}

fn letters(map: &str) -> Letters {
    let mut letters = Letters::new();
    for line in map.lines().skip_while(|line| !line.ends_with("beginbfchar")) {
        if let Some((from, to)) = line.trim().strip_prefix('<').and_then(|line| line.split_once("> <")) {
            let units: Vec<u16> = bytes_of(to.trim_end_matches('>'))
                .chunks(2)
                .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
                .collect();
            let code = u16::from_str_radix(from, 16).expect("a code");
            letters.insert(code, String::from_utf16(&units).expect("letters"));
        }
    }
    letters
}

fn bytes_of(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).expect("hex")).collect()
}

fn after<'a>(text: &'a str, mark: &str) -> &'a str {
    text.split_once(mark).map(|(_, rest)| rest).unwrap_or_default()
}

/// Returns the numbers of `1 0 R 2 0 R` up to the first other text.
fn references(text: &str) -> impl Iterator<Item = u32> + '_ {
    text.split(" 0 R").map_while(|number| number.trim().parse().ok())
}

fn find(bytes: &[u8], mark: &[u8], from: usize) -> Option<usize> {
    bytes.get(from..)?.windows(mark.len()).position(|window| window == mark).map(|at| from + at)
}

fn objects(bytes: &[u8]) -> HashMap<u32, Object> {
    let mut objects = HashMap::new();
    let mut from = 0;
    while let Some(mark) = find(bytes, b" 0 obj", from) {
        let digits = bytes[..mark].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let id = std::str::from_utf8(&bytes[mark - digits..mark]).ok().and_then(|id| id.parse().ok()).expect("an id");
        let start = mark + b" 0 obj".len();
        let end = find(bytes, b"endobj", start).expect("an end");
        let stream = find(&bytes[..end], b"stream\n", start);
        let head = String::from_utf8_lossy(&bytes[start..stream.unwrap_or(end)]).into_owned();
        from = end;
        let mut data = Vec::new();
        if let Some(at) = stream {
            let length: usize =
                after(&head, "/Length ").split(['/', '>']).next().and_then(|n| n.trim().parse().ok()).unwrap();
            let raw = &bytes[at + b"stream\n".len()..][..length];
            from = find(bytes, b"endobj", at + length).expect("an end");
            if head.contains("/FlateDecode") {
                flate2::read::ZlibDecoder::new(raw).read_to_end(&mut data).expect("packed data");
            } else {
                data.extend_from_slice(raw);
            }
        }
        objects.insert(id, Object { head, stream: data });
    }
    objects
}

enum Token {
    Number(f32),
    Name(String),
    Text(Vec<u8>),
    Word(String),
}

/// Returns the tokens of a content stream, without brackets of lists and dictionaries.
fn tokens(data: &[u8]) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    let ends = |byte: u8| byte.is_ascii_whitespace() || b"()<>[]/".contains(&byte);
    while at < data.len() {
        match data[at] {
            b'(' => {
                let (text, next) = literal(data, at + 1);
                tokens.push(Token::Text(text));
                at = next;
            }
            b'<' if data.get(at + 1) == Some(&b'<') => at += 2,
            b'<' => {
                let end = find(data, b">", at).expect("the end of a text");
                tokens.push(Token::Text(bytes_of(&String::from_utf8_lossy(&data[at + 1..end]))));
                at = end + 1;
            }
            byte if byte.is_ascii_whitespace() || b">[]".contains(&byte) => at += 1,
            byte => {
                let name = byte == b'/';
                let start = at + usize::from(name);
                let length = data[start..].iter().take_while(|byte| !ends(**byte)).count();
                let word = String::from_utf8_lossy(&data[start..start + length]).into_owned();
                at = start + length;
                tokens.push(match (name, word.parse()) {
                    (true, _) => Token::Name(word),
                    (false, Ok(number)) => Token::Number(number),
                    (false, Err(_)) => Token::Word(word),
                });
            }
        }
    }
    tokens
}

/// Returns the bytes of a text in parentheses, and the index after it.
fn literal(data: &[u8], mut at: usize) -> (Vec<u8>, usize) {
    let (mut text, mut depth) = (Vec::new(), 1);
    loop {
        let byte = data[at];
        at += 1;
        match byte {
            b'\\' => {
                let escaped = data[at];
                let digits = data[at..].iter().take(3).take_while(|digit| (b'0'..=b'7').contains(*digit)).count();
                if digits > 0 {
                    let code =
                        data[at..at + digits].iter().fold(0u32, |code, digit| code * 8 + u32::from(digit - b'0'));
                    text.push(code as u8);
                    at += digits;
                    continue;
                }
                at += 1;
                text.push(match escaped {
                    b'n' => b'\n',
                    b'r' => b'\r',
                    b't' => b'\t',
                    b'b' => 8,
                    b'f' => 12,
                    other => other,
                });
            }
            b'(' => {
                depth += 1;
                text.push(byte);
            }
            b')' => {
                depth -= 1;
                if depth == 0 {
                    return (text, at);
                }
                text.push(byte);
            }
            other => text.push(other),
        }
    }
}

/// Decodes UTF-16 with a byte order mark, or single bytes.
fn said(text: &[u8]) -> String {
    match text {
        [0xfe, 0xff, rest @ ..] => {
            let units: Vec<u16> = rest.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
            String::from_utf16(&units).expect("letters")
        }
        _ => text.iter().map(|byte| char::from(*byte)).collect(),
    }
}

fn spans(data: &[u8], fonts: &HashMap<String, Letters>) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut open = Span::default();
    let (mut stack, mut now) = (Vec::new(), [1.0f32, 0.0, 0.0, 1.0, 0.0, 0.0]);
    let (mut numbers, mut texts, mut names) = (Vec::new(), Vec::new(), Vec::new());
    let mut font = None;
    for token in tokens(data) {
        let word = match token {
            Token::Number(number) => {
                numbers.push(number);
                continue;
            }
            Token::Name(name) => {
                names.push(name);
                continue;
            }
            Token::Text(text) => {
                texts.push(text);
                continue;
            }
            Token::Word(word) => word,
        };
        match word.as_str() {
            "q" => stack.push(now),
            "Q" => now = stack.pop().expect("a saved state"),
            "cm" => now = times(&numbers, now),
            "Tf" => {
                font = names.last().and_then(|name| fonts.get(name));
                open.size = numbers[numbers.len() - 1];
            }
            "Tm" if open.text.is_empty() => {
                let place = times(&numbers, now);
                open.at = (place[4], place[5]);
                open.scale = place[0];
            }
            "TJ" | "Tj" if !open.cut => {
                let font = font.expect("a font");
                for pair in texts.iter().flat_map(|text| text.chunks(2)) {
                    open.text.push_str(&font[&u16::from_be_bytes([pair[0], pair[1]])]);
                }
            }
            "BDC" => {
                open = Span::default();
                if names.iter().any(|name| name == "ActualText") {
                    open.text = said(&texts[0]);
                    open.cut = true;
                }
            }
            "EMC" if !open.text.is_empty() => spans.push(std::mem::take(&mut open)),
            _ => {}
        }
        numbers.clear();
        texts.clear();
        names.clear();
    }
    spans
}

fn times(m: &[f32], n: [f32; 6]) -> [f32; 6] {
    [
        m[0] * n[0] + m[1] * n[2],
        m[0] * n[1] + m[1] * n[3],
        m[2] * n[0] + m[3] * n[2],
        m[2] * n[1] + m[3] * n[3],
        m[4] * n[0] + m[5] * n[2] + n[4],
        m[4] * n[1] + m[5] * n[3] + n[5],
    ]
}
