//! Fuzz test: changes the samples at random and reads the result. Run with `cargo run --release -p exchange --example
//! fuzz -- SECONDS SEED`.
//!
//! It stops with a message if the reader panics, if the same bytes give different results, or if a deck cannot be read
//! after writing it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use catalog::{Catalog, IdentityId};
use decks::DeckList;
use exchange::{Content, ImportResult, Target, read, read_pool, write};

macro_rules! samples {
    ($($name:literal),+ $(,)?) => { &[$(include_bytes!(concat!("../tests/samples/", $name)).as_slice()),+] };
}

const SAMPLES: &[&[u8]] = samples!(
    "crd88-null-secondLeader.json",
    "dragonshield.csv",
    "generic-lines.txt",
    "holocron-collection.csv",
    "karabast-paste.json",
    "melee-pipes.txt",
    "melee-spaces.txt",
    "sw-unlimited-db-collection.csv",
    "swu-com-or-swubase-text.txt",
    "swubase-twinsuns-leader2.json",
    "swudb-api-null-secondleader.json",
    "swudb-collection.csv",
    "swudb-deck.csv",
    "swudb-picklist.txt",
    "swudb-premier.json",
    "swudb-twinsuns-secondleader.json",
    "tabletop-simulator.json",
    "twinsuns-text.txt",
);

/// Words of the formats, and words that often break parsers.
const WORDS: &[&str] = &[
    "\"sep=,\"\n",
    "sep=;\n",
    "\u{feff}",
    "\u{a0}",
    "\u{202e}",
    "\u{2028}",
    "Leader\n",
    "Leaders\n",
    "Base\n",
    "Deck\n",
    "MainDeck\n",
    "Sideboard\n",
    "// Leader and Base\n",
    "-----\n",
    "[ ] ",
    "[x] ",
    "Picklist: ",
    "SB: ",
    "Needed tokens: ",
    "undefined_undefined",
    "null",
    "\"secondleader\":null,",
    "\"leader2\":{\"id\":\"SOR_001\"},",
    "\"id\":\"\"",
    "\"count\":-1",
    "\"count\":99999999999999999999",
    "\"count\":1e999",
    "18446744073709551616",
    "4294967295",
    "-0",
    "0",
    "000003",
    "x3",
    "3x",
    "3 x ",
    "SOR_042",
    "sor-42",
    "SOR 253",
    "TWI_T01",
    "TS26_005",
    "ALT_005",
    "JTLOP_008",
    "GGTS_001",
    "XXX_001",
    "JTL_1022",
    "Îmwe",
    "C-3P0",
    "4-LOM",
    "0-0-0",
    "8D8",
    "The Darksaber",
    "C-3PO",
    "Ewok Warrior",
    "Ewok Warior",
    " | ",
    " - ",
    ", ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\",
    "\\u0000",
    "\r",
    "\r\n",
    "\t",
    ";",
    ",,,,",
    "https://swudb.com/deck/x",
    "=1+1",
    "#",
    "//",
    "Set,CardNumber,Count,IsFoil,Stamp,Section\n",
    "Set,Number,Name,Quantity,Foil\n",
    "```",
    "\u{1f600}",
    "ß",
    "é",
    "\u{301}",
    "\"ObjectStates\":[",
    "\"ContainedObjects\":[",
    "\"DeckIDs\":[100,200]",
    "\"GMNotes\":\"SOR_042 sideboard\"",
    "\"shuffledDeck\":[",
    "{\"set\":\"SOR\",\"cards\":{\"SOR_001\":1}}",
];

/// SplitMix64: small, good enough to choose changes, and the same everywhere.
struct FuzzRng(u64);

impl FuzzRng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }

    fn range(&mut self, end: usize) -> std::ops::Range<usize> {
        let (one, other) = (self.below(end + 1), self.below(end + 1));
        one.min(other)..one.max(other)
    }
}

/// Returns the starts of lines, and the end.
fn line_starts(bytes: &[u8]) -> Vec<usize> {
    let breaks = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    std::iter::once(0).chain(breaks).chain(std::iter::once(bytes.len())).collect()
}

/// Makes one change to a byte, a line, a number or a word, or inserts a piece of another sample.
fn change(bytes: &mut Vec<u8>, rng: &mut FuzzRng) {
    let at = rng.below(bytes.len() + 1);
    match rng.below(14) {
        0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
        1 if at < bytes.len() => bytes[at] = rng.next() as u8,
        2 => bytes.truncate(at),
        3 => {
            let end = (at + rng.below(64)).min(bytes.len());
            bytes.drain(at..end);
        }
        4 => {
            let other = rng.pick(SAMPLES);
            let piece = other[rng.range(other.len())].iter().copied().take(400);
            bytes.splice(at..at, piece);
        }
        5 | 6 => {
            let starts = line_starts(bytes);
            let from = rng.below(starts.len() - 1);
            let line = bytes[starts[from]..starts[from + 1]].to_vec();
            let to = starts[rng.below(starts.len())];
            let times = if rng.below(200) == 0 { 3_000 } else { 1 + rng.below(3) };
            bytes.splice(to..to, line.repeat(times));
        }
        7 => {
            let starts = line_starts(bytes);
            let from = rng.below(starts.len() - 1);
            bytes.drain(starts[from]..starts[from + 1]);
        }
        8 | 9 => {
            // Replace a number.
            let digits: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect();
            if let Some(start) = digits.get(rng.below(digits.len())).copied() {
                let end = (start..bytes.len()).find(|at| !bytes[*at].is_ascii_digit()).unwrap_or(bytes.len());
                let number =
                    rng.pick(&["0", "1", "3", "999", "1000", "65536", "4294967296", "-1", "1.5", "042", "T01"]);
                bytes.splice(start..end, number.bytes());
            }
        }
        10 => {
            // Move a piece.
            let range = rng.range(bytes.len());
            let piece: Vec<u8> = bytes.drain(range).take(400).collect();
            let at = rng.below(bytes.len() + 1);
            bytes.splice(at..at, piece);
        }
        11 => {
            // Replace a separator.
            let from = *b",;|\t:_- \n\"".get(rng.below(10)).unwrap_or(&b',');
            let to = *b",;|\t:_- \n\"".get(rng.below(10)).unwrap_or(&b';');
            for byte in bytes.iter_mut().filter(|byte| **byte == from) {
                *byte = to;
            }
        }
        _ => {
            let word = rng.pick(WORDS);
            bytes.splice(at..at, word.bytes());
        }
    }
}

fn sense(catalog: &Catalog, list: &DeckList) -> [BTreeMap<IdentityId, u32>; 4] {
    [&list.leaders, &list.bases, &list.main, &list.sideboard].map(|entries| {
        let mut out = BTreeMap::new();
        for entry in entries {
            let card = catalog.by_number(entry.card).expect("a deck that was read holds known cards");
            *out.entry(catalog.identity(card)).or_default() += entry.count;
        }
        out
    })
}

/// Returns `true` if the format has a place for every row of the list.
fn holds(catalog: &Catalog, list: &DeckList, to: Target) -> bool {
    let kind = |entry: &decks::Entry| catalog.by_number(entry.card).map(|card| catalog.card(card).kind);
    match to {
        Target::Swudb => list.leaders.len() <= 2 && list.bases.len() <= 1,
        Target::Melee | Target::Text | Target::Tts | Target::Csv => true,
        // Its first section holds leaders and bases, distinguished by type.
        Target::Picklist => {
            list.leaders.iter().all(|entry| kind(entry) == Some(model::CardType::Leader))
                && list.bases.iter().all(|entry| kind(entry) == Some(model::CardType::Base))
        }
    }
}

fn check(catalog: &Catalog, bytes: &[u8], again: bool) -> Option<ImportResult> {
    let first = read(catalog, bytes);
    let _ = read_pool(catalog, bytes);
    if again {
        assert_eq!(first, read(catalog, bytes), "the same bytes are read differently");
    }
    let reading = first.ok()?;
    let lists: &[DeckList] = match &reading.content {
        Content::Deck(list) => std::slice::from_ref(list),
        Content::Decks(lists) => lists,
        Content::Collection(_) => &[],
    };
    for list in lists.iter().take(4) {
        for to in Target::ALL {
            let text = write(catalog, list, to);
            if holds(catalog, list, to) {
                let back = read(catalog, text.as_bytes()).unwrap_or_else(|error| panic!("{to}: {error}\n{text}"));
                assert!(back.unresolved.is_empty(), "{to}: {:?}\n{text}", back.unresolved);
                assert_eq!(sense(catalog, &back.decks()[0]), sense(catalog, list), "{to}\n{text}");
            }
        }
    }
    Some(reading)
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let seconds = arguments.next().and_then(Result::ok).unwrap_or(10);
    let seed = arguments.next().and_then(Result::ok).unwrap_or(1);
    let catalog = Catalog::embedded().expect("the embedded catalogue is whole");
    let mut rng = FuzzRng(seed);
    let (start, length) = (Instant::now(), Duration::from_secs(seconds));
    let (mut runs, mut decks, mut collections, mut refused) = (0u64, 0u64, 0u64, 0u64);
    // Some results are kept and changed again, so that changes accumulate.
    let mut kept: Vec<Vec<u8>> = Vec::new();
    while start.elapsed() < length {
        let mut bytes = match kept.get(rng.below(kept.len() * 2)) {
            Some(kept) => kept.clone(),
            None => rng.pick(SAMPLES).to_vec(),
        };
        for _ in 0..=rng.below(6) {
            change(&mut bytes, &mut rng);
        }
        let caught = std::panic::catch_unwind(|| check(&catalog, &bytes, runs.is_multiple_of(8)));
        let Ok(reading) = caught else {
            let name = std::env::temp_dir().join(format!("exchange-fuzz-{seed}-{runs}"));
            std::fs::write(&name, &bytes).expect("the temporary directory can be written to");
            println!("run {runs} of seed {seed} failed; the input is in {}", name.display());
            std::process::exit(1);
        };
        runs += 1;
        match reading.map(|reading| reading.content) {
            Some(Content::Deck(_) | Content::Decks(_)) => decks += 1,
            Some(Content::Collection(_)) => collections += 1,
            None => {
                refused += 1;
                continue;
            }
        }
        if bytes.len() < 60_000 && rng.below(8) == 0 {
            match kept.len() {
                0..256 => kept.push(bytes),
                all => kept[rng.below(all)] = bytes,
            }
        }
    }
    println!(
        "{runs} inputs in {} s (seed {seed}): {decks} decks, {collections} collections, {refused} refused, no failure",
        start.elapsed().as_secs()
    );
}
