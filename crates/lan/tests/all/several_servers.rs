//! Two servers of phones for one event, on two desks with one database server.

use crate::support;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use app::contract::EventAct;
use serde_json::json;
use support::Phone;
use test_postgres::Server;

/// Loads a phone's page until it contains a text: a server notices changes of other desks within a second.
fn shows(phone: &mut Phone, text: &str) {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let (status, screen) = phone.ask(&json!({ "kind": "look" }));
        assert_eq!(status, 200, "{screen}");
        if screen.contains(text) {
            return;
        }
        assert!(Instant::now() < deadline, "no {text:?} in {screen}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn board(to: SocketAddr) -> String {
    support::ask(to, &format!("GET / HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n")).2
}

#[test]
fn phones_of_two_servers_report_one_match_and_a_phone_may_change_the_server() {
    let database = Server::shared().database();
    App::set_up_server(&database.owner, &database.desk_name, None).expect("tables");
    let folder = tempfile::tempdir().expect("a folder");
    let desk = |name: &str| Arc::new(App::open_with_server(&folder.path().join(name), &database.desk).expect("a desk"));
    let (one, other) = (desk("one.db"), desk("other.db"));
    let event = support::event(&one, "Saturday", "Ada\nBen\nCleo\nDan");
    one.events().act(event, &EventAct::pair()).expect("a round");
    let table = one.events().event(event).expect("the event").rounds[0].tables[0].clone();
    let (first, second) = (table.players[0].id, table.players[1].id);
    // The phone of the first player uses one server, that of the second player the other.
    let mut rooms = [support::served(Arc::clone(&one), event, 0), support::served(Arc::clone(&other), event, 0)];
    let phone = |room: &support::Room, player| {
        let invitation = lan::invite(room.desk.phones(), event, player).expect("an invitation");
        Phone::new(room.server.address(), player, invitation)
    };
    let (mut ada, mut ben) = (phone(&rooms[0], first), phone(&rooms[1], second));
    let report = |opponent: u32, won: u32| json!({ "kind": "report", "round": 1, "opponent": opponent, "won": won, "lost": 2 - won, "drawn": 0 });
    assert_eq!(ada.ask(&report(second, 2)).0, 200);
    assert_eq!(ben.ask(&report(first, 0)).0, 200);
    let stored = |desk: &App| desk.events().event(event).expect("the event").rounds[0].tables[0].result.clone();
    assert!(stored(&one).is_some(), "both players agree");
    assert_eq!(stored(&one), stored(&other));
    let deadline = Instant::now() + Duration::from_secs(20);
    while rooms.iter().any(|room| !board(room.server.address()).contains("2–0")) {
        assert!(Instant::now() < deadline, "{}", board(rooms[0].server.address()));
        std::thread::sleep(Duration::from_millis(50));
    }
    // The first server stops. Its phone continues at the other one, with its key and its counter.
    let ended = std::mem::replace(&mut rooms[0], support::served(Arc::clone(&other), event, 0));
    ended.server.stop();
    ada.to = rooms[1].server.address();
    shows(&mut ada, "Ben");
    let (status, said) = ada.repeat_request();
    assert_eq!(status, 200, "{said}");
    // A change at the desk without a server of phones appears at the other's phones.
    one.events().act(event, &EventAct::RenamePlayer { player: second, name: "Benjamin".into() }).expect("renamed");
    shows(&mut ada, "Benjamin");
    assert!(one.safety().damaged().expect("checked").is_empty());
}
