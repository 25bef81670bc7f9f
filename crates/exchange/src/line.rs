//! Parser for one line of text: a heading, or a count and a card.

use catalog::Catalog;

use crate::card_lookup::CardReference;
use crate::import_result::Section;
use crate::number;
use crate::row_collector::Count;

/// The section that a heading starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heading {
    /// A section of a deck.
    Section(Section),
    /// Leaders and bases together; the card type decides.
    ByType,
    /// Cards that are not part of the deck: tokens, a maybeboard.
    NotInDeck,
    /// An unknown heading.
    Unknown,
}

/// A line with a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CountedLine<'t> {
    /// The count; 1 if none is given.
    pub count: Count,
    /// `true` if a count is given.
    pub written: bool,
    /// The text after the count.
    pub body: &'t str,
}

/// Known headings, reduced to letters.
const HEADINGS: [(&[&str], Heading); 6] = [
    (&["leader", "leaders", "secondleader"], Heading::Section(Section::Leader)),
    (&["base", "bases"], Heading::Section(Section::Base)),
    (
        &[
            "deck",
            "maindeck",
            "main",
            "decklist",
            "cards",
            "units",
            "groundunits",
            "spaceunits",
            "ground",
            "space",
            "events",
            "upgrades",
            "unit",
            "event",
            "upgrade",
            "groundunit",
            "spaceunit",
        ],
        Heading::Section(Section::Main),
    ),
    (&["sideboard", "side", "sb", "sidedeck"], Heading::Section(Section::Sideboard)),
    (&["leaderandbase", "leadersandbase", "leadersandbases", "leaderbase", "leadersbase"], Heading::ByType),
    (
        &[
            "tokens",
            "token",
            "neededtokens",
            "tokensneeded",
            "maybeboard",
            "maybe",
            "considering",
            "considered",
            "wishlist",
            "acquireboard",
            "notindeck",
        ],
        Heading::NotInDeck,
    ),
];

/// Words for the treatment or promotion of a printing, which do not matter in a deck.
const TREATMENTS: [&str; 18] = [
    "foil",
    "hyperspace",
    "showcase",
    "prestige",
    "normal",
    "promo",
    "standard",
    "serialized",
    "organized",
    "organised",
    "play",
    "prerelease",
    "event",
    "exclusive",
    "store",
    "showdown",
    "judge",
    "promotional",
];

/// Returns `true` if the text has only words for treatments and promotions, such as "Hyperspace Foil".
fn is_treatment(text: &str) -> bool {
    let mut words = text.split([' ', '&']).filter(|word| !word.is_empty()).map(str::to_lowercase).peekable();
    words.peek().is_some() && words.all(|word| TREATMENTS.contains(&word.as_str()))
}

/// Removes the marks of chats, forums and deck builders around a row. These are Markdown emphasis, HTML entities for
/// quotes and ampersands, Moxfield's finish (`*F*`) and tags (`#tag`). Line numbers do not change.
pub(crate) fn without_markup(text: &str) -> String {
    let entities =
        [("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")];
    let plain = entities.iter().fold(text.to_owned(), |text, (entity, letter)| text.replace(entity, letter));
    let lines = plain.split('\n').map(|line| {
        let tags = line.match_indices(" #").find(|(at, _)| line[at + 2..].starts_with(char::is_alphabetic));
        let line = tags.map_or(line, |(at, _)| &line[..at]).trim_end();
        let finish = ["*F*", "*f*", "*E*", "*e*"].iter().find_map(|mark| line.strip_suffix(mark));
        let line = finish.unwrap_or(line).trim_end();
        // A line of stars separates sections.
        if is_rule(line.trim()) { line.to_owned() } else { line.replace("**", "").replace("__", "") }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the heading in a line, if it is one. Ignores decoration and the number of cards: "=== Sideboard (10) ===".
pub(crate) fn heading(line: &str) -> Option<Heading> {
    let words = line.split(['(', '[', ':']).find(|part| part.contains(char::is_alphabetic))?;
    // "Deck - 50 cards" includes the number of cards.
    let words = words.split(" - ").next().unwrap_or(words);
    if words.len() > 60 || line.contains('|') || line.trim_start().starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let letters: String = words.chars().filter(|letter| letter.is_alphabetic()).collect::<String>().to_lowercase();
    let letters = letters.strip_suffix("cards").filter(|rest| !rest.is_empty()).unwrap_or(&letters);
    let found = HEADINGS.iter().find(|(spellings, _)| spellings.contains(&letters));
    found.map(|(_, heading)| *heading)
}

/// Returns a heading with a card on the same line, such as "Leader: Luke Skywalker, I Can Save Him".
pub(crate) fn heading_with_row(line: &str) -> Option<(Heading, &str)> {
    let (before, row) = line.split_once(':')?;
    let row = row.trim();
    let total = row.trim_end_matches("cards").trim().bytes().all(|byte| byte.is_ascii_digit());
    let heading = heading(before)?;
    (!total).then_some((heading, row))
}

/// Returns `true` if a line is a section separator, such as three or more dashes.
pub(crate) fn is_rule(line: &str) -> bool {
    line.len() >= 3 && line.chars().all(|letter| matches!(letter, '-' | '=' | '_' | '*' | '~' | '–' | '—'))
}

/// Removes and counts the boxes of a picklist, ticked or not.
pub(crate) fn check_boxes(line: &str) -> Option<(u32, &str)> {
    let mut rest = line.trim_start();
    let mut boxes = 0u32;
    loop {
        let signs = ["[ ]", "[]", "[x]", "[X]", "[✓]", "[✔]", "☐", "☑", "☒"];
        match signs.iter().find_map(|sign| rest.strip_prefix(sign)) {
            Some(after) => {
                boxes = boxes.saturating_add(1);
                rest = after.trim_start();
            }
            None if boxes > 0 => return Some((boxes, rest.trim_end())),
            None => return None,
        }
    }
}

/// Separates the count from the card: "3 Name", "3x Name", "x3 Name", "3 x Name", "3 | Name", "Name x3", "3xSOR_042".
/// Digits that are part of a name stay in it ("4-LOM", "97th Legion", "8D8").
pub(crate) fn counted(line: &str) -> CountedLine<'_> {
    let line = line.trim().trim_start_matches(['•', '·', '*', '+', '>']).trim_start();
    let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("– ")).unwrap_or(line).trim_start();
    if let Some((count, body)) = count_before(line).or_else(|| count_in_brackets(line)).or_else(|| count_behind(line)) {
        return CountedLine { count, written: true, body };
    }
    CountedLine { count: Count::Of(1), written: false, body: line }
}

fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

fn times(text: &str) -> Option<&str> {
    text.strip_prefix(['x', 'X', '×'])
}

fn count_before(line: &str) -> Option<(Count, &str)> {
    let separated = |rest: &str| rest.starts_with([' ', '\t', '|', ';', ',', ':', '.']);
    let (number, rest) = match times(line) {
        Some(after) => digits(after).filter(|(_, rest)| separated(rest))?,
        None => {
            let (number, rest) = digits(line)?;
            let blank = rest.trim_start_matches([' ', '\t']);
            let apart = blank.len() < rest.len();
            match times(blank) {
                // "3 x Name", but not "3 Xanadu Blood".
                Some(after) if apart && after.starts_with([' ', '\t']) => (number, after),
                // "3xSOR_042", but not "3X-Wing".
                Some(after) if !apart && !after.starts_with('-') => (number, after),
                Some(_) | None if separated(rest) => (number, rest),
                Some(_) | None => return None,
            }
        }
    };
    let body = rest.trim_start_matches([' ', '\t', '|', ';', ',', ':', '.']).trim_end();
    (!body.is_empty()).then(|| (Count::of(number), body))
}

/// Parses "(3) Name", "[3x] Name", "Name (3)".
fn count_in_brackets(line: &str) -> Option<(Count, &str)> {
    let number = |text: &'_ str| {
        let text = text.trim().trim_start_matches(['x', 'X', '×']).trim_end_matches(['x', 'X', '×']);
        (matches!(text.len(), 1..=3) && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| Count::of(text))
    };
    let before = || {
        let (inside, body) = line.strip_prefix(['(', '['])?.split_once([')', ']'])?;
        Some((number(inside)?, body.trim_start_matches([' ', '\t', ':'])))
    };
    let behind = || {
        let (body, inside) = line.strip_suffix([')', ']'])?.rsplit_once(['(', '['])?;
        Some((number(inside)?, body.trim_end()))
    };
    before().or_else(behind).filter(|(_, body)| !body.is_empty())
}

fn count_behind(line: &str) -> Option<(Count, &str)> {
    let bare = line.trim_end_matches([')', ']']);
    let start = bare.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = &bare[start.len()..];
    if number.is_empty() {
        return None;
    }
    if let Some(before) = start.strip_suffix(['x', 'X', '×']) {
        let body = before.trim_end_matches(['(', '[']);
        return (body.ends_with([' ', '\t']) && !body.trim().is_empty()).then(|| (Count::of(number), body.trim_end()));
    }
    // A separate cell: "Name,3", "SOR_042<tab>3".
    let body = start.trim_end().strip_suffix([',', ';', '|', '\t', ':']).or_else(|| start.strip_suffix('\t'))?;
    (bare == line && number.len() <= 3 && !body.trim().is_empty()).then(|| (Count::of(number), body.trim_end()))
}

/// Parses the count after a card number without other text, as in "SOR_042 3".
pub(crate) fn count_behind_number<'t>(catalog: &Catalog, body: &'t str) -> Option<(Count, &'t str)> {
    let (_, rest) = number::leading(catalog, body)?;
    let digits = rest.trim_matches([' ', '\t', '-', '=', '>', 'x']);
    let count = !digits.is_empty() && digits.len() <= 3 && digits.bytes().all(|byte| byte.is_ascii_digit());
    count.then(|| (Count::of(digits), &body[..body.len() - rest.len()]))
}

/// Parses the card of a line: "Name | Subtitle", "Name - Subtitle (SET)", "SOR_042", "SOR_042 Name", "Name (SOR) 042".
pub(crate) fn claim<'t>(catalog: &Catalog, body: &'t str) -> CardReference<'t> {
    let body = body.trim();
    if let Some((number, rest)) = number::leading(catalog, body) {
        let mut claim = named(catalog, rest.trim_start_matches([' ', '\t', '|', '-', ':', ',', ';']));
        claim.number = Some(number);
        return claim;
    }
    named(catalog, body)
}

fn named<'t>(catalog: &Catalog, body: &'t str) -> CardReference<'t> {
    let mut claim = CardReference::default();
    let body = set_behind(catalog, without_treatment(body.trim()), &mut claim);
    let body = without_treatment(body);
    let mut fields = body.split(['|', '\t', ';']).map(str::trim).filter(|field| !field.is_empty());
    claim.name = fields.next();
    for field in fields {
        match (number::whole(field), number::set(catalog, field)) {
            (Some(number), _) if number.printing(catalog).is_some() => claim.number = Some(number),
            (_, Some(set)) => claim.set = Some(set),
            (_, None) if claim.subtitle.is_none() => claim.subtitle = Some(field),
            (_, None) => {}
        }
    }
    claim
}

/// Removes " - Foil" or "(Organized Play)" at the end.
pub(crate) fn without_treatment(body: &str) -> &str {
    let dash = body.rsplit_once(" - ");
    let bracket = || body.strip_suffix([')', ']'])?.rsplit_once(['(', '[']);
    let ended = dash
        .filter(|(_, behind)| is_treatment(behind))
        .or_else(|| bracket().filter(|(_, inside)| is_treatment(inside)));
    ended.map(|(before, _)| before.trim_end()).filter(|before| !before.is_empty()).unwrap_or(body)
}

/// Removes "(SOR)", "[SOR_042]" or "(SOR) 042" at the end and adds it to the claim.
fn set_behind<'t>(catalog: &Catalog, body: &'t str, claim: &mut CardReference<'t>) -> &'t str {
    let behind = |open: char, close: char| {
        let at = body.rfind(open)?;
        let (inside, after) = body[at + open.len_utf8()..].split_once(close)?;
        Some((body[..at].trim_end(), inside.trim(), after.trim()))
    };
    // Use the last brackets: "Waylay (Organized Play) [SOROP_03]".
    let brackets = [behind('(', ')'), behind('[', ']')].into_iter().flatten();
    let Some((before, inside, after)) = brackets.max_by_key(|(before, _, _)| before.len()) else { return body };
    let after = after.trim_start_matches('#');
    if !after.bytes().all(|byte| byte.is_ascii_digit()) {
        return body;
    }
    claim.set = number::set(catalog, inside);
    claim.number = match after {
        "" => number::whole(inside),
        digits => number::NumberText::of(inside, digits),
    };
    // An unknown set code. Other text in brackets belongs to the name.
    let code = (2..=6).contains(&inside.len())
        && inside.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && inside.bytes().any(|byte| byte.is_ascii_uppercase());
    if claim.set.is_some() || claim.number.is_some() || code { before } else { body }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_in_every_spelling() {
        for line in [
            "3 Maul",
            "3x Maul",
            "3 x Maul",
            "x3 Maul",
            "3X Maul",
            "3 | Maul",
            "3\tMaul",
            "- 3 Maul",
            "Maul x3",
            "Maul (x3)",
            "Maul,3",
            "Maul\t3",
            "Maul | 3",
            "03 Maul",
            "3× Maul",
            "3; Maul",
            "• 3 Maul",
            "(3) Maul",
            "[3x] Maul",
            "(3): Maul",
            "Maul (3)",
            "Maul [3]",
        ] {
            assert_eq!(counted(line), CountedLine { count: Count::Of(3), written: true, body: "Maul" }, "{line}");
        }
        assert_eq!(counted("3xSOR_042").body, "SOR_042");
        assert_eq!(counted("99999999999999999999 Maul").count, Count::Unreadable);
    }

    #[test]
    fn digits_of_a_name_are_not_read_as_a_count() {
        for name in [
            "4-LOM, Devious",
            "97th Legion",
            "8D8",
            "2-1B Surgical Droid",
            "0-0-0",
            "501st Liberator",
            "Execute Order 66",
            "Level 1313",
            "Smuggler's YT-2400",
            "Restored ARC-170",
            "T-6 Shuttle 1974",
        ] {
            assert_eq!(counted(name), CountedLine { count: Count::Of(1), written: false, body: name });
            assert_eq!(counted(&format!("2 {name}")), CountedLine { count: Count::Of(2), written: true, body: name });
            assert_eq!(counted(&format!("2x {name}")), CountedLine { count: Count::Of(2), written: true, body: name });
        }
        assert_eq!(counted("3 Xanadu Blood").body, "Xanadu Blood");
        assert_eq!(counted("3 X-34 Landspeeder").body, "X-34 Landspeeder");
    }

    #[test]
    fn headings_are_recognised_in_all_their_forms() {
        let section = |section| Some(Heading::Section(section));
        for (line, expected) in [
            ("MainDeck", section(Section::Main)),
            ("Main Deck (50)", section(Section::Main)),
            ("Deck - 50 cards", section(Section::Main)),
            ("Main Deck 50", section(Section::Main)),
            ("Leader 2", section(Section::Leader)),
            ("=== SIDEBOARD ===", section(Section::Sideboard)),
            ("[Leaders]", section(Section::Leader)),
            ("Base:", section(Section::Base)),
            ("Leader and Base", Some(Heading::ByType)),
            ("Leader & Base", Some(Heading::ByType)),
            ("Needed tokens", Some(Heading::NotInDeck)),
            ("Maybeboard (3)", Some(Heading::NotInDeck)),
            ("1 | Maul", None),
            ("Ewok Warrior", None),
            ("", None),
        ] {
            assert_eq!(heading(line), expected, "{line}");
        }
        assert_eq!(heading_with_row("Leader: Maul"), Some((Heading::Section(Section::Leader), "Maul")));
        assert_eq!(heading_with_row("Deck: 50 cards"), None);
    }
}
