//! What the columns of other programs' tables are called, and how a table is read by them.
//!
//! Melee, swubase and spreadsheets document no columns, and what they export changes. So a column is known by what its
//! head means, in English and German, whatever its capitals, blanks and punctuation.

use crate::tabular::plain;

/// The name of a player in one column, the surest first.
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
/// Words above a list of names. A number may follow.
const TITLES: &[&str] =
    &["participants", "players", "attendees", "entrants", "names", "standings", "teilnehmer", "namen"];
/// Words before the number of players in a list.
pub(super) const TOTALS: &[&str] = &["total", "totalplayers", "count", "gesamt", "summe", "anzahl"];
/// The two halves of a name in columns of their own.
pub(crate) const FIRST: &[&str] = &["firstname", "givenname", "vorname"];
pub(crate) const LAST: &[&str] = &["lastname", "surname", "familyname", "nachname", "familienname"];
/// What stands beside a name where results are listed.
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
/// A whole deck list in one cell; with a number behind it, the first, second or third deck of a Trilogy.
const DECKS: &[&str] =
    &["decklist", "decklists", "deck", "decks", "deckliste", "decklisten", "list", "liste", "deckjson"];
/// The address of a deck list.
const LINKS: &[&str] = &["decklink", "deckurl", "decklistlink", "decklisturl", "link", "url"];
/// A card, where a table has a row for each card of each player.
const CARDS: &[&str] = &["cardid", "cardnumber", "kartennummer", "card", "cardname", "karte", "kartenname"];
const SUBTITLES: &[&str] = &["subtitle", "cardsubtitle", "untertitel"];
pub(super) const COUNTS: &[&str] = &["count", "quantity", "qty", "copies", "amount", "anzahl", "menge"];
const SECTIONS: &[&str] = &["section", "board", "zone", "part", "bereich", "abschnitt"];

/// Where a table has what, by the places of its columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Columns {
    pub name: NameColumns,
    /// Columns that hold a whole list, or the address of one.
    pub decks: Vec<usize>,
    /// A row for each card, where there is no column for whole lists.
    pub cards: Option<CardColumns>,
    /// Heads of columns that nothing is read from.
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

/// Which columns a table has, or nothing where no column holds the names of players.
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
    // Beside a column for players, "Name" is that of the card.
    let named = || plain.iter().position(|head| head == "name").filter(|at| !is_name(*at));
    let cards = one_of(CARDS).or_else(named).zip(one_of(COUNTS)).map(|(card, count)| CardColumns {
        card,
        count,
        subtitle: one_of(SUBTITLES),
        section: one_of(SECTIONS),
    });
    // Beside rows of cards, "Deck" is what the deck is called.
    let decks = if cards.is_some() { Vec::new() } else { decks };
    let of_cards = cards.map(|one| [Some(one.card), Some(one.count), one.subtitle, one.section]);
    let used = |at: usize| is_name(at) || decks.contains(&at) || of_cards.iter().flatten().any(|one| *one == Some(at));
    let unused = heads.iter().enumerate().filter(|(at, head)| !used(*at) && !head.trim().is_empty());
    let unused = unused.map(|(_, head)| head.trim().to_owned()).collect();
    Some(Columns { name, decks, cards, unused })
}

/// Whether these are the heads of a table of players, and not of cards: a column that only players have, or names beside decks
/// or results.
pub(super) fn of_players(heads: &[String]) -> bool {
    let plain: Vec<String> = heads.iter().map(|head| plain(head)).collect();
    let has = |known: &[&str]| plain.iter().any(|head| known.contains(&head.as_str()));
    let of_people = |head: &&&str| !["name", "fullname", "displayname"].contains(*head);
    let people: Vec<&str> = PLAYERS.iter().filter(of_people).copied().collect();
    let beside = || plain.iter().any(|head| holds_list(head) || RESULTS.contains(&head.as_str()));
    has(&people) || (has(FIRST) && has(LAST)) || (has(PLAYERS) && !has(COUNTS) && beside())
}

/// Returns `true` for a line that is the title of a list of names, or the head of a table with one column.
pub(super) fn is_title(line: &str) -> bool {
    let plain = plain(line);
    let word = plain.trim_end_matches(|letter: char| letter.is_ascii_digit());
    TITLES.contains(&word) || (word == plain && PLAYERS.contains(&word))
}

/// Whether a column of this head holds deck lists, or where they are.
pub(super) fn holds_list(plain: &str) -> bool {
    let bare = plain.trim_end_matches(|letter: char| letter.is_ascii_digit());
    DECKS.contains(&bare) || LINKS.contains(&bare)
}

/// The heading under which a deck list has what a table calls so; nothing for the cards of the deck itself.
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
    fn a_column_is_known_by_what_its_head_means() {
        for head in ["Name", "player_name", "PlayerName", "Display Name", "Spieler", "Anzeigename", "USERNAME"] {
            assert_eq!(of(&["Rank", head]).map(|found| found.name), Some(NameColumns::Whole(1)), "{head}");
        }
        let halves = of(&["Vorname", "Nachname", "Deckliste", "Ort"]).unwrap();
        assert_eq!((halves.name, halves.decks), (NameColumns::Halves(0, 1), vec![2]));
        assert_eq!(halves.unused, ["Ort"]);
        assert_eq!(of(&["Rank", "Points"]), None);
    }

    #[test]
    fn a_table_of_players_is_told_from_one_of_cards() {
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
    fn rows_of_cards_are_told_from_rows_of_players() {
        let rows = of(&["Player", "Deck", "Section", "Count", "Name", "Subtitle"]).unwrap();
        let cards = rows.cards.unwrap();
        assert_eq!((cards.section, cards.count, cards.card, cards.subtitle), (Some(2), 3, 4, Some(5)));
        assert_eq!((rows.decks, rows.unused), (vec![], vec!["Deck".to_owned()]));
        assert_eq!(of(&["Player", "Deck 1", "Deck 2", "Deck 3"]).unwrap().decks, [1, 2, 3]);
    }
}
