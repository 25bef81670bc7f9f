//! Player lists from typed text, the clipboard or tables of other programs.

pub(crate) mod columns;
mod names;
mod table;

use std::collections::HashSet;

pub(crate) use self::names::{check_name, check_stored_name, clean, key, looks_like};
pub(crate) use self::table::{ImportedPlayer, PlayerImport, PlayerListFormat};
use crate::AppError;
use crate::error::{Cause, ErrorLocation};

/// Maximum length of a player's name, in characters.
pub(crate) const LONGEST_NAME: usize = 60;
/// Maximum number of players per event.
pub(crate) const MOST_PLAYERS: usize = 4096;

/// Reads players from lines of names, from a CSV table with a header, or from JSON. List marks ("1.", "-", "*") are
/// removed. Reads all or nothing. `taken` contains the names in the event: a player who comes with a deck list may
/// already be one of them.
///
/// # Errors
/// `players.empty`, `players.too_long`, `players.too_many`, `players.duplicate`, `players.unreadable`, with the
/// place.
pub(crate) fn read(text: &str, taken: &[&str]) -> Result<PlayerImport, AppError> {
    let text = text.trim_start_matches('\u{feff}');
    let found = match table::json(text)? {
        Some(found) => found,
        None => match table::csv(text)? {
            Some(found) => found,
            None => plain_names(text)?,
        },
    };
    if found.all.is_empty() {
        return Err(AppError::of(Cause::PlayersNone));
    }
    if found.all.len() + taken.len() > MOST_PLAYERS {
        return Err(AppError::of(Cause::PlayersTooMany { most_players: MOST_PLAYERS.into() }));
    }
    let here: HashSet<String> = taken.iter().map(|name| looks_like(name)).collect();
    let mut seen = HashSet::new();
    for ImportedPlayer { place, name, decks } in &found.all {
        check_name(name).map_err(|error| error.at(place.clone()))?;
        let form = looks_like(name);
        let entered = here.contains(&form) && decks.is_empty();
        if !seen.insert(form) || entered {
            return Err(AppError::of(Cause::PlayersDuplicate { name: name.into() }).at(place.clone()));
        }
    }
    Ok(found)
}

/// Returns `None` unless the text is another program's table or document of players, not of cards. `Some(true)` if it
/// contains their decks.
pub(crate) fn is_of_players(text: &str) -> Option<bool> {
    table::is_of_players(text.trim_start_matches('\u{feff}'))
}

/// Reads names on separate lines. Returns the names, and the lines that are a title or a total ("Participants",
/// "Total: 12").
///
/// # Errors
/// `players.unreadable` for a deck list or a web page.
fn plain_names(text: &str) -> Result<PlayerImport, AppError> {
    if let Some(line) = foreign_line(text) {
        return Err(AppError::of(Cause::PlayersOtherFile).at(ErrorLocation::Line(line)));
    }
    let mut found = PlayerImport { shape: PlayerListFormat::Names, all: Vec::new(), unused: Vec::new() };
    let lines = text.lines().map(|line| unquoted(line.trim())).zip(1..).filter(|(line, _)| !line.is_empty());
    for (at, (line, number)) in lines.enumerate() {
        let name = clean(without_list_mark(&line));
        match is_total(&line) || (at == 0 && columns::is_title(&line)) {
            true => found.unused.push(name),
            false if name.is_empty() => {}
            false => found.all.push(ImportedPlayer { place: ErrorLocation::Line(number), name, decks: Vec::new() }),
        }
    }
    Ok(found)
}

/// Returns the number of the first line that only a deck list or a web page would contain, from 1.
fn foreign_line(text: &str) -> Option<u64> {
    let markup =
        |line: &str| ["<!doctype", "<html", "<?xml"].iter().any(|start| line.to_lowercase().starts_with(start));
    let first = text.lines().zip(1..).find(|(line, _)| !line.trim().is_empty());
    if let Some((_, number)) = first.filter(|(line, _)| markup(line.trim())) {
        return Some(number);
    }
    let at = |headings: &[&str]| {
        let is = |line: &str| headings.contains(&crate::tabular::plain(line).as_str());
        text.lines().zip(1..).find(|(line, _)| is(line)).map(|(_, number)| number)
    };
    let leader = at(&["leader", "leaders", "anführer"])?;
    let base = at(&["base", "bases", "basis", "basen"])?;
    Some(leader.min(base).min(at(&["deck", "maindeck"])?))
}

/// Removes the quotes of a line whose cells are all quoted: `"Ada ""Countess"" Lovelace"`.
fn unquoted(line: &str) -> String {
    match line.strip_prefix('"').and_then(|line| line.strip_suffix('"')) {
        Some(inside) if !inside.replace("\"\"", "").contains('"') => inside.replace("\"\"", "\""),
        Some(_) | None => line.to_owned(),
    }
}

/// Returns `true` for a line that counts the players, such as "Total: 12".
fn is_total(line: &str) -> bool {
    let Some((word, number)) = line.rsplit_once([':', '=', ' ']) else { return false };
    let digits = number.trim();
    let word = crate::tabular::plain(word);
    !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && (columns::TOTALS.contains(&word.as_str()) || (line.contains([':', '=']) && columns::is_title(&word)))
}

/// Drops "12.", "12)", "-", "*" and a bullet from the start of a line.
fn without_list_mark(line: &str) -> &str {
    let rest = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() < line.len()
        && let Some(rest) = rest.strip_prefix(['.', ')'])
    {
        return rest;
    }
    line.strip_prefix(['-', '*', '\u{2022}']).unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_names(text: &str, taken: &[&str]) -> Result<Vec<String>, AppError> {
        Ok(read(text, taken)?.all.into_iter().map(|entrant| entrant.name).collect())
    }

    #[test]
    fn a_pasted_list_loses_its_bullets_and_blank_lines() {
        let text = "1. Ada\r\n\r\n2) Ben  Solo\n- Cara\n\u{2022} 3PO\n";
        assert_eq!(read_names(text, &[]).unwrap(), ["Ada", "Ben Solo", "Cara", "3PO"]);
    }

    #[test]
    fn a_name_may_have_separators_and_a_table_without_names_is_refused() {
        for name in ["&amp;&lt;", "A;B;C", "Ann \"The Fox\"; Cy; Dee"] {
            assert_eq!(read_names(name, &[]).unwrap(), [name]);
        }
        let refused = read_names("Seat;Points;Rank\n1;3;2\n2;0;5\n", &[]).unwrap_err();
        assert_eq!(refused.code, crate::ErrorCode::PlayersUnreadable);
    }

    #[test]
    fn csv_is_read_by_its_header() {
        assert_eq!(read_names("Id;Name\n7;Ada\n8;\"Solo; Ben\"\n", &[]).unwrap(), ["Ada", "Solo; Ben"]);
        assert_eq!(read_names("First Name,Last Name\nAda,Lovelace\n", &[]).unwrap(), ["Ada Lovelace"]);
        // A comma alone does not make a table.
        assert_eq!(read_names("Solo, Ben\nSolo, Leia\n", &[]).unwrap(), ["Solo, Ben", "Solo, Leia"]);
    }

    #[test]
    fn a_duplicate_name_is_refused_with_its_line() {
        let error = read_names("Ada\nBen\n ada ", &[]).unwrap_err();
        assert_eq!((error.code.as_str(), error.place.as_deref()), ("players.duplicate", Some("line 3")));
        assert_eq!(read_names("Ada", &["ADA"]).unwrap_err().code, "players.duplicate");
    }

    #[test]
    fn malformed_pastes_are_refused_as_a_whole() {
        assert_eq!(read_names(" \n\t\n", &[]).unwrap_err().code, "players.empty");
        assert_eq!(read_names(&"x".repeat(61), &[]).unwrap_err().code, "players.too_long");
        assert_eq!(read_names("Ada\nB\u{0}n", &[]).unwrap_err().code, "players.unreadable");
        assert_eq!(read_names("Name,Id\nAda,1\n,2\n", &[]).unwrap_err().place.as_deref(), Some("line 3"));
    }

    #[test]
    fn quotes_titles_and_totals_of_a_list_are_not_read_as_names() {
        let text = "\"Ada \"\"Countess\"\" Lovelace\"\n\"Bo\"\n";
        assert_eq!(read_names(text, &[]).unwrap(), ["Ada \"Countess\" Lovelace", "Bo"]);
        assert_eq!(read_names("Ben \"Kylo\" Solo\n", &[]).unwrap(), ["Ben \"Kylo\" Solo"]);
        for (title, total) in [("Participants", "Total: 2"), ("Players (2)", "Players: 2"), ("Spieler", "Gesamt 2")] {
            let found = read(&format!("{title}\n\nAda Lovelace\nBo Peep\n\n{total}\n"), &[]).unwrap();
            let names: Vec<_> = found.all.iter().map(|one| one.name.as_str()).collect();
            assert_eq!(names, ["Ada Lovelace", "Bo Peep"], "{title}");
            assert_eq!(found.unused, [title, total]);
        }
        assert_eq!(read_names("Name\nAda\n", &[]).unwrap(), ["Ada"], "a table of one column");
        assert_eq!(read_names("Ada\nMax Total\nPlayer 7\n", &[]).unwrap(), ["Ada", "Max Total", "Player 7"]);
    }

    #[test]
    fn a_deck_list_or_a_web_page_is_not_a_list_of_players() {
        for text in
            ["Leader\n1 | Chewbacca\nBase\n1 | Echo Base\nMainDeck\n3 | Wampa\n", "<!DOCTYPE html>\n<p>Ada</p>\n"]
        {
            assert_eq!(read(text, &[]).unwrap_err().code, "players.unreadable", "{text}");
        }
    }

    /// Limitless standings have the account in `player` and the person in `name`.
    #[test]
    fn limitless_standings_are_read_by_the_persons_name() {
        let text = r#"[{"name": "Player A", "player": "playera", "country": "DE", "placing": 1, "record": {"wins": 5},
            "decklist": {"leader": [{"count": 1, "set": "SOR", "number": "017", "name": "Han Solo"}],
            "deck": [{"count": 3, "set": "SOR", "number": "203", "name": "Cunning"}]}},
            {"name": "Player B", "player": "playerb", "placing": 2, "record": {"wins": 4}, "drop": 5}]"#;
        let found = read(text, &[]).unwrap();
        let names: Vec<_> = found.all.iter().map(|one| (one.name.as_str(), one.decks.len())).collect();
        assert_eq!(names, [("Player A", 1), ("Player B", 0)]);
    }

    #[test]
    fn names_that_look_the_same_are_duplicates() {
        for name in ["Ada\u{200b}", "\u{410}da", "ADA"] {
            assert_eq!(read(&format!("Ben\n{name}\n"), &["Ada"]).unwrap_err().code, "players.duplicate", "{name:?}");
        }
        assert_eq!(read_names("\u{202e}Mal\n", &[]).unwrap(), ["Mal"]);
    }

    /// Columns of tournament programs: rank, record and the list in a cell with several lines.
    #[test]
    fn a_players_table_can_contain_deck_lists() {
        let text = "Rank;Player;Record;Decklist\n1;Ada;3-0;\"Leader\n1 | Chewbacca\"\n2;Ben;2-1;\n";
        let found = read(text, &["Ada"]).unwrap();
        assert_eq!(found.shape, PlayerListFormat::Table);
        assert_eq!(found.all[0].decks, ["Leader\n1 | Chewbacca"]);
        assert!(found.all[1].decks.is_empty());
        assert_eq!(found.unused, ["Rank", "Record"]);
        assert_eq!(
            read(text, &["Ben"]).unwrap_err().code,
            "players.duplicate",
            "a player without a list is not added a second time"
        );
    }

    #[test]
    fn rows_of_cards_are_grouped_by_player() {
        let text =
            "Player,Section,Count,Card,Subtitle\nAda,Leader,1,Chewbacca,Hero\nBen,Deck,3,Wampa,\nada,Deck,2,Wampa,\n";
        let found = read(text, &[]).unwrap();
        assert_eq!(found.shape, PlayerListFormat::CardRows);
        assert_eq!(found.all.len(), 2);
        assert_eq!(found.all[0].decks, ["Leaders\n1 | Chewbacca | Hero\n\nDeck\n2 | Wampa\n"]);
    }

    #[test]
    fn json_of_players_is_read_by_its_field_names() {
        let text = r#"{"tournament": 7, "players": [{"displayName": "Ada", "deck": {"leader": {}, "deck": []}},
            {"player": {"username": "Ben"}, "decks": ["1 Wampa", "2 Wampa"]}]}"#;
        let found = read(text, &[]).unwrap();
        assert_eq!(found.shape, PlayerListFormat::Json);
        assert_eq!(
            found.all.iter().map(|one| (one.name.as_str(), one.decks.len())).collect::<Vec<_>>(),
            [("Ada", 1), ("Ben", 2)]
        );
        let decks = r#"[{"metadata": {"name": "Falcon", "author": "Cara"}, "leader": {"id": "SOR_005"}, "deck": []}]"#;
        assert_eq!(read_names(decks, &[]).unwrap(), ["Cara"]);
        assert_eq!(read(r#"{"rounds": []}"#, &[]).unwrap_err().code, "players.unreadable");
        assert_eq!(read("[1, 2", &[]).unwrap_err().code, "players.unreadable");
    }

    #[test]
    fn a_table_without_names_is_refused_with_its_columns() {
        let error = read("Rank,Points,OMW\n1,9,66\n2,6,50\n", &[]).unwrap_err();
        assert_eq!(error.code, "players.unreadable");
        assert!(error.message.contains("Points"), "{}", error.message);
    }
}
