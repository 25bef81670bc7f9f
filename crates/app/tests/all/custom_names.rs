//! Card names from the user's own file: found, shown, accepted in lists, and never written for other programs.

use app::contract::TextLanguage;
use app::contract::{EventAct, ExportFormat, NewEvent};
use app::decks::files::convert;

use crate::desks;

const NAMES: &str = "Nummer;Name;Untertitel\nSOR_005;Lukas Himmelsläufer;Treuer Freund\nSOR 095;Schlachtfeldsoldat;\n\
                     SOR-019;Sicherheitskomplex;\nXYZ_999;Niemand;\nSOR_010;;\n";
const LIST: &str = "Leaders\n1 | Lukas Himmelsläufer | Treuer Freund\n\nBase\n1 | Sicherheitskomplex\n\nDeck\n3 | Schlachtfeldsoldat\n";

fn file(text: &[u8]) -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    file
}

#[test]
fn custom_names_are_searched_shown_and_read_in_lists() {
    let desk = desks::in_memory().unwrap();
    assert!(desk.decks().read_deck(LIST.as_bytes()).unwrap().unresolved.len() >= 3, "these names are not known yet");
    let file = file(NAMES.as_bytes());
    let view = desk.cards().set_custom_names_file(file.path()).unwrap();
    assert_eq!((view.lines, view.unplaced, view.problem), (3, 1, None));
    assert_eq!(view.told, ["5: XYZ_999"]);
    let luke = view.names.iter().find(|name| name.id == "SOR_005").unwrap();
    assert_eq!((luke.name.as_str(), luke.subtitle.as_deref()), ("Lukas Himmelsläufer", Some("Treuer Freund")));
    assert_eq!(desk.cards().find_cards("himmels").unwrap(), ["SOR_005"]);
    let read = desk.decks().read_deck(LIST.as_bytes()).unwrap();
    assert!(read.unresolved.is_empty(), "{:?}", read.unresolved);
    let event = desk.events().create_event(NewEvent::constructed("Saturday")).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap();
    let view = desk.events().act(event, &EventAct::RegisterDeck { player: 1, slot: 1, list: LIST.into() }).unwrap();
    assert_eq!(view.players[0].decks[0].leader.as_deref(), Some("SOR_005"));
    let written = format!("{}{}", view.players[0].decks[0].list, desk.events().export(event).unwrap());
    assert!(!written.contains("Himmels") && !written.contains("Schlachtfeld"), "{written}");
    desk.cards().clear_custom_names().unwrap();
    assert!(desk.cards().find_cards("himmels").unwrap().is_empty());
}

#[test]
fn exports_for_other_programs_use_english_names() {
    let file = file(NAMES.as_bytes());
    for to in [
        ExportFormat::Swudb,
        ExportFormat::Melee,
        ExportFormat::Text,
        ExportFormat::Picklist,
        ExportFormat::Tts,
        ExportFormat::Csv,
    ] {
        let written = convert(LIST.as_bytes(), to, Some(file.path()), TextLanguage::English).unwrap();
        assert!(written.unresolved.is_empty(), "{:?}", written.unresolved);
        assert!(!written.text.contains("Himmels") && !written.text.contains("Schlachtfeld"), "{to:?}");
    }
    assert!(
        convert(LIST.as_bytes(), ExportFormat::Melee, Some(file.path()), TextLanguage::English)
            .unwrap()
            .text
            .contains("Luke Skywalker")
    );
}

/// Without a header the number comes first; Excel writes Windows-1252; a subtitle may follow a dash.
#[test]
fn custom_names_are_read_from_a_plain_table_and_others_refused() {
    let desk = desks::in_memory().unwrap();
    let plain = file(b"SOR_005,Lukas Himmelsl\xe4ufer - Treuer Freund\nSOR_095,Soldat\n");
    let view = desk.cards().set_custom_names_file(plain.path()).unwrap();
    assert_eq!((view.lines, view.unplaced), (2, 0));
    let luke = view.names.iter().find(|name| name.id == "SOR_005").unwrap();
    assert_eq!((luke.name.as_str(), luke.subtitle.as_deref()), ("Lukas Himmelsläufer", Some("Treuer Freund")));
    let none = file(b"a letter to no one\n");
    assert_eq!(desk.cards().set_custom_names_file(none.path()).unwrap_err().code, "names.unreadable");
    assert_eq!(desk.cards().custom_names().unwrap().lines, 2, "the file before stays");
    drop(plain);
    assert!(desk.cards().custom_names().unwrap().problem.is_some(), "a missing file is reported");
    assert!(desk.cards().find_cards("luke").is_ok());
}
