//! Column headings of other programs' tables, and the mapping of a table's columns.
//!
//! Melee, swubase and spreadsheets do not document their columns, and their exports change. Columns are therefore
//! recognised by the meaning of their headings, in English and German, ignoring case, spaces and punctuation.

use crate::tabular::plain;

/// Headings for the full name of a player, most reliable first.
pub(crate) const PLAYERS: &[&str] = &[
    "player",
    "playername",
    "spieler",
    "spielername",
    "name",
    "fullname",
    "displayname",
    "anzeigename",
    "teilnehmer",
    "participant",
    "competitor",
    "username",
    "benutzername",
    "user",
];
/// Titles above a list of names. A number may follow.
const TITLES: &[&str] =
    &["participants", "players", "attendees", "entrants", "names", "standings", "teilnehmer", "namen"];
/// Words before the number of players in a list.
pub(super) const TOTALS: &[&str] = &["total", "totalplayers", "count", "gesamt", "summe", "anzahl"];
/// Headings for the two parts of a name in separate columns.
pub(crate) const FIRST: &[&str] = &["firstname", "givenname", "vorname"];
pub(crate) const LAST: &[&str] = &["lastname", "surname", "familyname", "nachname", "familienname"];
/// Headings that appear with names in lists of results.
const RESULTS: &[&str] = &[
    "rank",
    "place",
    "standing",
    "position",
    "rang",
    "platz",
    "points",
    "matchpoints",
    "punkte",
    "record",
    "matchrecord",
    "bilanz",
];
/// Headings for a complete deck list in one cell. A trailing number means the first, second or third deck of a
/// Trilogy.
const DECKS: &[&str] =
    &["decklist", "decklists", "deck", "decks", "deckliste", "decklisten", "list", "liste", "deckjson"];
/// Headings for the address of a deck list.
const LINKS: &[&str] = &["decklink", "deckurl", "decklistlink", "decklisturl", "link", "url"];
/// Headings for a card, in tables with one row per card and player.
const CARDS: &[&str] = &["cardid", "cardnumber", "kartennummer", "card", "cardname", "karte", "kartenname"];
const SUBTITLES: &[&str] = &["subtitle", "cardsubtitle", "untertitel"];
pub(super) const COUNTS: &[&str] = &["count", "quantity", "qty", "copies", "amount", "anzahl", "menge"];
const SECTIONS: &[&str] = &["section", "board", "zone", "part", "bereich", "abschnitt"];

/// Positions of a table's columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Columns {
    pub name: NameColumns,
    /// Columns that contain complete lists or their addresses.
    pub decks: Vec<usize>,
    /// Columns of tables with one row per card; `None` if there is a column for complete lists.
    pub cards: Option<CardColumns>,
    /// Headings of columns that are not read.
    pub unused: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameColumns {
    Whole(usize),
    Halves(usize, usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CardColumns {
    pub card: usize,
    pub count: usize,
    pub subtitle: Option<usize>,
    pub section: Option<usize>,
}

/// Returns the columns of a table, or `None` if no column contains player names.
pub(super) fn columns(heads: &[String]) -> Option<Columns> {
    let plain: Vec<String> = heads.iter().map(|head| plain(head)).collect();
    let one_of = |known: &[&str]| known.iter().find_map(|wanted| plain.iter().position(|head| head == wanted));
    let halves = || Some(NameColumns::Halves(one_of(FIRST)?, one_of(LAST)?));
    let name = one_of(PLAYERS).map(NameColumns::Whole).or_else(halves)?;
    let is_name = |at: usize| match name {
        NameColumns::Whole(whole) => at == whole,
        NameColumns::Halves(first, last) => at == first || at == last,
    };
    let decks: Vec<usize> = (0..plain.len()).filter(|at| !is_name(*at) && holds_list(&plain[*at])).collect();
    // In a table with a player column, "Name" is the name of the card.
    let named = || plain.iter().position(|head| head == "name").filter(|at| !is_name(*at));
    let cards = one_of(CARDS).or_else(named).zip(one_of(COUNTS)).map(|(card, count)| CardColumns {
        card,
        count,
        subtitle: one_of(SUBTITLES),
        section: one_of(SECTIONS),
    });
    // In a table with one row per card, "Deck" is the name of the deck.
    let decks = if cards.is_some() { Vec::new() } else { decks };
    let of_cards = cards.map(|one| [Some(one.card), Some(one.count), one.subtitle, one.section]);
    let used = |at: usize| is_name(at) || decks.contains(&at) || of_cards.iter().flatten().any(|one| *one == Some(at));
    let unused = heads.iter().enumerate().filter(|(at, head)| !used(*at) && !head.trim().is_empty());
    let unused = unused.map(|(_, head)| head.trim().to_owned()).collect();
    Some(Columns { name, decks, cards, unused })
}

/// Returns `true` if the headings belong to a table of players, not of cards. Such a table has a column that only
/// players have, or names together with decks or results.
pub(super) fn of_players(heads: &[String]) -> bool {
    let plain: Vec<String> = heads.iter().map(|head| plain(head)).collect();
    let has = |known: &[&str]| plain.iter().any(|head| known.contains(&head.as_str()));
    let of_people = |head: &&&str| !["name", "fullname", "displayname"].contains(*head);
    let people: Vec<&str> = PLAYERS.iter().filter(of_people).copied().collect();
    let has_other_columns = || plain.iter().any(|head| holds_list(head) || RESULTS.contains(&head.as_str()));
    has(&people) || (has(FIRST) && has(LAST)) || (has(PLAYERS) && !has(COUNTS) && has_other_columns())
}

/// Returns `true` for a line that is the title of a list of names, or the head of a table with one column.
pub(super) fn is_title(line: &str) -> bool {
    let plain = plain(line);
    let word = plain.trim_end_matches(|letter: char| letter.is_ascii_digit());
    TITLES.contains(&word) || (word == plain && PLAYERS.contains(&word))
}

/// Returns `true` if a column with this heading contains deck lists or their addresses.
pub(super) fn holds_list(plain: &str) -> bool {
    let bare = plain.trim_end_matches(|letter: char| letter.is_ascii_digit());
    DECKS.contains(&bare) || LINKS.contains(&bare)
}

/// Returns the deck list heading for a table's section name, or `None` for the main deck.
pub(super) fn heading(section: &str) -> Option<&'static str> {
    match plain(section).as_str() {
        "leader" | "leaders" | "anführer" => Some("Leaders"),
        "base" | "bases" | "basis" | "basen" => Some("Base"),
        "sideboard" | "side" | "sb" => Some("Sideboard"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(heads: &[&str]) -> Option<Columns> {
        columns(&heads.iter().map(|head| (*head).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn a_column_is_recognised_by_the_meaning_of_its_header() {
        for head in ["Name", "player_name", "PlayerName", "Display Name", "Spieler", "Anzeigename", "USERNAME"] {
            assert_eq!(of(&["Rank", head]).map(|found| found.name), Some(NameColumns::Whole(1)), "{head}");
        }
        let halves = of(&["Vorname", "Nachname", "Deckliste", "Ort"]).unwrap();
        assert_eq!((halves.name, halves.decks), (NameColumns::Halves(0, 1), vec![2]));
        assert_eq!(halves.unused, ["Ort"]);
        assert_eq!(of(&["Rank", "Points"]), None);
    }

    #[test]
    fn a_table_of_players_is_distinguished_from_a_table_of_cards() {
        let is = |heads: &[&str]| of_players(&heads.iter().map(|head| (*head).to_owned()).collect::<Vec<_>>());
        for heads in [
            &["Rank", "Name", "Decklist"][..],
            &["Spieler", "Punkte"],
            &["Vorname", "Nachname"],
            &["Player", "Section", "Count", "Name"],
        ] {
            assert!(is(heads), "{heads:?}");
        }
        for heads in
            [&["Set", "CardNumber", "Count", "IsFoil"][..], &["Name", "Count", "Rank"], &["Name", "Subtitle"], &["Ada"]]
        {
            assert!(!is(heads), "{heads:?}");
        }
    }

    #[test]
    fn rows_of_cards_are_distinguished_from_rows_of_players() {
        let rows = of(&["Player", "Deck", "Section", "Count", "Name", "Subtitle"]).unwrap();
        let cards = rows.cards.unwrap();
        assert_eq!((cards.section, cards.count, cards.card, cards.subtitle), (Some(2), 3, 4, Some(5)));
        assert_eq!((rows.decks, rows.unused), (vec![], vec!["Deck".to_owned()]));
        assert_eq!(of(&["Player", "Deck 1", "Deck 2", "Deck 3"]).unwrap().decks, [1, 2, 3]);
    }
}
