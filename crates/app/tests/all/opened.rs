//! Files opened with a double click: events and lists.

use std::path::Path;

use app::App;
use app::contract::{EventAct, NewEvent, OpenedFile};

use crate::desks;

fn desk(folder: &Path, name: &str) -> App {
    desks::open(&folder.join(name)).unwrap()
}

fn event_of_two(desk: &App) -> u32 {
    let new = NewEvent::constructed("Saturday");
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    event
}

#[test]
fn an_event_file_is_imported_once_even_if_the_event_continued_here() {
    let folder = tempfile::tempdir().unwrap();
    let (there, here) = (desk(folder.path(), "there.db"), desk(folder.path(), "here.db"));
    let file = folder.path().join("saturday.cantina");
    there.events().export_to(event_of_two(&there), &file, false).unwrap();

    let OpenedFile::Event { event, known: false } = here.open_file(&file).unwrap() else { panic!("not imported") };
    assert_eq!(event.name, "Saturday");
    let again = here.open_file(&file).unwrap();
    assert_eq!(again, OpenedFile::Event { event: event.clone(), known: true });
    here.events().act(event.id, &EventAct::RegisterPlayers { text: "Cy".into() }).unwrap();
    let OpenedFile::Event { event: same, known: true } = here.open_file(&file).unwrap() else { panic!("not known") };
    assert_eq!((same.id, here.events().list_events().unwrap().len()), (event.id, 1));
    // On the desk that wrote it, too.
    assert!(matches!(there.open_file(&file).unwrap(), OpenedFile::Event { known: true, .. }));
}

#[test]
fn an_event_export_opens_under_any_file_name() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(folder.path(), "here.db");
    let renamed = folder.path().join("saturday.json");
    here.events().export_to(event_of_two(&here), &renamed, false).unwrap();
    assert!(matches!(here.open_file(&renamed).unwrap(), OpenedFile::Event { known: true, .. }));
    let list = folder.path().join("My deck.txt");
    std::fs::write(&list, "Leader\n1 | Darth Vader").unwrap();
    let expected = OpenedFile::List { name: "My deck".into(), text: "Leader\n1 | Darth Vader".into() };
    assert_eq!(here.open_file(&list).unwrap(), expected);
}

/// A table of players was once mistaken for a deck list, wherever it was dropped.
#[test]
fn a_table_of_players_is_distinguished_from_a_list_of_cards() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(folder.path(), "here.db");
    let brings = |text: &str| match here.open_text(Path::new("friday.csv"), text.to_owned()).unwrap() {
        OpenedFile::Players { name, decks, results, .. } => {
            assert_eq!(name, "friday");
            Some((decks, results))
        }
        OpenedFile::List { .. } => None,
        OpenedFile::Event { .. }
        | OpenedFile::League { .. }
        | OpenedFile::Game { .. }
        | OpenedFile::Case { .. }
        | OpenedFile::CardData { .. } => panic!("imported"),
    };
    // In the formats of Melee, swubase and spreadsheets.
    assert_eq!(brings("Rank,Name,Points,Decklist\n1,Ada,9,\n2,Ben,6,\n"), Some((true, true)));
    assert_eq!(brings("\u{feff}Vorname;Nachname\nAda;Vance\n"), Some((false, false)));
    assert_eq!(brings("Player,Section,Count,Name\nAda,Deck,3,Wampa\n"), Some((true, false)));
    assert_eq!(
        brings(r#"{"players": [{"displayName": "Ada", "deck": "Leader\n1 | Chewbacca"}]}"#),
        Some((true, false))
    );
    // Problems with a row are reported where its players are entered.
    assert_eq!(brings("Player,Rank\nAda,1\n,2\n"), Some((false, true)));
    // Cards: of a deck, of a collection, and decks with an author.
    assert_eq!(brings("Leader\n1 | Darth Vader, Dark Lord of the Sith"), None);
    assert_eq!(brings("Set,CardNumber,Count,IsFoil\nSOR,005,1,false\n"), None);
    assert_eq!(brings("Name,Count\nWampa,3\n"), None);
    assert_eq!(brings(r#"[{"name": "Wampa", "count": 3}]"#), None);
    assert_eq!(brings(r#"[{"metadata": {"author": "Ada"}, "leader": {"id": "SOR_005"}, "deck": []}]"#), None);
}

#[test]
fn a_case_link_opens_the_case_it_contains() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(folder.path(), "here.db");
    let ruling =
        here.judge().read_case(r#"{"players": [{"leaders": [{"card": "SOR_005"}]}, {}], "round": 4}"#).unwrap();
    let link = here.judge().case_link(&ruling).unwrap();
    let OpenedFile::Case { ruling: opened } = here.open_file(Path::new(&link)).unwrap() else { panic!("no case") };
    assert_eq!(opened.case, ruling.case);
    let cut = here.open_file(Path::new("cantina://judge/eyJ9")).unwrap_err();
    assert_eq!(cut.code.as_str(), "judge.unreadable");
}

/// Older spreadsheets write Windows-1252, and some programs UTF-16: both can be opened like anywhere else.
#[test]
fn a_table_in_an_older_encoding_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(folder.path(), "here.db");
    let table = "Nr;Name;Verein\n1;Müller, Jörg;SC Köln\n2;Weiß, Änne;\n";
    let utf16: Vec<u8> = format!("\u{feff}{table}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let windows_1252: Vec<u8> = table.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
    for bytes in [windows_1252, utf16, table.as_bytes().to_vec()] {
        let file = folder.path().join("players.csv");
        std::fs::write(&file, bytes).unwrap();
        let opened = here.open_file(&file).unwrap();
        assert!(
            matches!(&opened, OpenedFile::List { text, .. } | OpenedFile::Players { text, .. } if text == table),
            "{opened:?}"
        );
    }
}

#[test]
fn a_file_that_cannot_be_opened_is_refused_with_its_code() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(folder.path(), "here.db");
    let refusal = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        here.open_file(&file).unwrap_err().code.as_str()
    };
    assert_eq!(refusal("broken.cantina", b"{\"cantina\": "), "import.unreadable");
    assert_eq!(refusal("picture.txt", b"\xff\xd8\xff\xe0\x00\x10JFIF\x00"), "file.unreadable");
    assert_eq!(refusal("huge.txt", &vec![b'1'; (2 << 20) + 1]), "file.too_large");
    assert_eq!(here.open_file(&folder.path().join("none.txt")).unwrap_err().code.as_str(), "file.unreadable");
    assert_eq!(here.events().list_events().unwrap().len(), 0);
}
