//! Several desks on one event: on a database server, as from several machines.

use app::App;
use app::contract::{EventAct, NewEvent};
use test_postgres::{Database, Server};

/// Opens a desk with its own database file on the server.
fn desk(folder: &tempfile::TempDir, name: &str, database: &Database) -> App {
    App::open_with_server(&folder.path().join(name), &database.desk).unwrap()
}

fn database() -> Database {
    let database = Server::shared().database();
    App::set_up_server(&database.owner, &database.desk_name, None).unwrap();
    database
}

#[test]
fn eight_desks_register_players_and_none_is_lost_or_doubled() {
    let (database, folder) = (database(), tempfile::tempdir().unwrap());
    let desks: Vec<App> = (0..8).map(|number| desk(&folder, &format!("{number}.db"), &database)).collect();
    let id = desks[0].events().create_event(NewEvent::constructed("Open")).unwrap().summary.id;
    std::thread::scope(|threads| {
        for (number, desk) in desks.iter().enumerate() {
            threads.spawn(move || {
                for player in 0..10 {
                    let text = format!("Player {number} {player}");
                    desk.events().act(id, &EventAct::RegisterPlayers { text }).unwrap();
                }
            });
        }
    });
    let names = |desk: &App| -> Vec<String> {
        desk.events().event(id).unwrap().players.iter().map(|player| player.name.clone()).collect()
    };
    let first = names(&desks[0]);
    let mut sorted = first.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!((first.len(), sorted.len()), (80, 80));
    for desk in &desks {
        assert_eq!(names(desk), first, "one order for all");
        assert!(desk.safety().damaged().unwrap().is_empty());
    }
}

#[test]
fn the_library_and_the_settings_stay_on_each_machine() {
    let (database, folder) = (database(), tempfile::tempdir().unwrap());
    let (first, second) = (desk(&folder, "1.db", &database), desk(&folder, "2.db", &database));
    let settings = app::contract::Settings { text_percent: 150, ..first.settings().unwrap() };
    first.save_settings(settings).unwrap();
    assert_eq!((first.settings().unwrap().text_percent, second.settings().unwrap().text_percent), (150, 100));
    first.events().create_event(NewEvent::constructed("Open")).unwrap();
    assert_eq!((first.events().list_events().unwrap().len(), second.events().list_events().unwrap().len()), (1, 1));
    drop((first, second));
    let file = App::open(&folder.path().join("1.db")).unwrap();
    assert!(file.events().list_events().unwrap().is_empty(), "the event is on the server only");
}
