//! Winston, grid, Minneapolis and rotisserie drafts as events, from registration to legal decks.

use app::App;
use app::contract::{
    CsvTable, DeckStatus, DraftLayout, DraftMode, DraftPart, DraftShape, DraftView, EventAct, EventView, NewEvent,
    PaperSize, PrintoutKind, Stage, TextLanguage,
};
use app::phones::{PhonePick, PhoneRequest};

use crate::desks;

const SHAPES: [DraftShape; 4] =
    [DraftShape::Winston, DraftShape::Grid, DraftShape::Minneapolis, DraftShape::Rotisserie];

fn new_event(shape: DraftShape) -> NewEvent {
    NewEvent { seed: Some("42".into()), shape, ..NewEvent::draft("Two of us", "SOR", DraftMode::Digital, 8) }
}

/// Creates an event, seats these players, and starts the draft.
fn begun(desk: &App, shape: DraftShape, people: &str, bots: u32) -> EventView {
    let id = desk.events().create_event(new_event(shape)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: people.into() }).unwrap();
    if bots > 0 {
        desk.events().act(id, &EventAct::RegisterBots { count: bots }).unwrap();
    }
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap()
}

fn waiting(desk: &App, id: u32) -> Option<u32> {
    let view = desk.events().event(id).unwrap();
    view.pods[0].draft.as_ref().unwrap().waiting_for.first().copied()
}

/// Makes the last choice of the seat that has to choose, by its code.
fn choose(desk: &App, id: u32, seat: u32) -> DraftView {
    let board = desk.events().draft_view(id, 1, seat).unwrap().board.unwrap();
    let (index, code) = (0..).zip(&board.choices).last().unwrap();
    desk.events().pick_card(id, 1, seat, index, code).unwrap()
}

#[test]
fn two_people_draft_each_shape_build_decks_and_reopen_unchanged() {
    for shape in SHAPES {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("cantina.db");
        let desk = desks::open(&path).unwrap();
        let event = begun(&desk, shape, "Ada\nBen", 0);
        let id = event.summary.id;
        assert_eq!((event.shape, event.pods.len()), (shape, 1));
        assert_eq!(event.pods[0].draft.as_ref().unwrap().part, DraftPart::Leaders);
        while let Some(seat) = waiting(&desk, id) {
            choose(&desk, id, seat);
        }
        let event = desk.events().event(id).unwrap();
        assert_eq!(event.summary.stage, Stage::DeckBuilding, "{shape:?}");
        for player in [1, 2] {
            let list = desk.events().suggest_deck(id, player).unwrap();
            let deck = desk.events().save_deck(id, player, &list).unwrap();
            let cards: u32 = deck.pool.iter().map(|card| card.count).sum();
            assert!(cards >= 30, "{shape:?}: {cards}");
            let leaders: u32 = deck.pool.iter().filter(|card| card.face.kind == "leader").map(|card| card.count).sum();
            assert_eq!(leaders, 3);
        }
        let before = desk.events().event(id).unwrap();
        let exported = desk.events().export(id).unwrap();
        drop(desk);
        let desk = desks::open(&path).unwrap();
        assert_eq!(desk.events().event(id).unwrap(), before);
        let other = desks::in_memory().unwrap();
        let imported = other.events().event(other.events().import(&exported).unwrap()).unwrap();
        assert_eq!((&imported.pods, &imported.players, &imported.log), (&before.pods, &before.players, &before.log));
    }
}

#[test]
fn bots_draft_every_shape_alone_and_register_legal_decks() {
    for shape in SHAPES {
        let desk = desks::in_memory().unwrap();
        let id = desk.events().create_event(new_event(shape)).unwrap().summary.id;
        desk.events().act(id, &EventAct::RegisterBots { count: 4 }).unwrap();
        let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
        assert_eq!(seated.pods.len(), if shape == DraftShape::Rotisserie { 1 } else { 2 });
        let event = desk.events().act(id, &EventAct::StartDraft).unwrap();
        assert_eq!(event.summary.stage, Stage::DeckBuilding);
        assert!(event.players.iter().all(|player| player.deck == DeckStatus::Legal), "{shape:?}");
    }
}

/// Three players cannot sit at tables for two: a bot fills the empty seat.
#[test]
fn a_table_of_the_wrong_size_starts_when_a_bot_fills_the_seat() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftShape::Winston)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen\nCleo".into() }).unwrap();
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    assert_eq!(seated.steps.start_draft.why_not.as_ref().unwrap().code, "draft.not_now");
    let refused = desk.events().act(id, &EventAct::StartDraft).unwrap_err();
    assert_eq!(refused.message, "This draft needs 2 players at each table, but one table has 3.");
    desk.events().act(id, &EventAct::RegisterBots { count: 1 }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!(event.pods.len(), 2);
    assert_eq!(
        desk.events().act(id, &EventAct::Undo).unwrap_err().code,
        "undo.not_now",
        "the draft was begun with these seats"
    );
}

#[test]
fn impossible_choices_are_refused_and_change_nothing() {
    let desk = desks::in_memory().unwrap();
    let id = begun(&desk, DraftShape::Winston, "Ada\nBen", 0).summary.id;
    while desk.events().draft_view(id, 1, 1).unwrap().status.part == DraftPart::Leaders {
        choose(&desk, id, waiting(&desk, id).unwrap());
    }
    let seat = waiting(&desk, id).unwrap();
    let before = desk.events().event(id).unwrap();
    let code = |done: Result<DraftView, app::AppError>| done.unwrap_err().code;
    assert_eq!(code(desk.events().pick_card(id, 1, 3 - seat, 0, "take")), "pick.not_now");
    assert_eq!(code(desk.events().pick_card(id, 1, seat, 0, "row-1")), "pick.no_such_card");
    assert_eq!(code(desk.events().draft_pick(id, 1, seat, 2)), "pick.no_such_card");
    assert_eq!(code(desk.events().pick_card(id, 2, seat, 0, "take")), "draft.no_pod");
    assert_eq!(code(desk.events().pick_card(id, 1, 9, 0, "take")), "pick.not_now");
    let clock = EventAct::PickClock { pod: 1, action: app::contract::ClockAction::Run };
    assert_eq!(desk.events().act(id, &clock).unwrap_err().code, "clock.digital");
    assert_eq!(desk.events().draft_log(id, 1, seat).unwrap_err().code, "draft.other_shape");
    assert_eq!(desk.events().event(id).unwrap(), before);
}

/// Neither player sees the other's pile, cards or hand; both see sizes and leaders.
#[test]
fn a_seat_sees_its_own_pile_and_only_the_sizes_of_the_others() {
    let desk = desks::in_memory().unwrap();
    let id = begun(&desk, DraftShape::Winston, "Ada\nBen", 0).summary.id;
    while desk.events().draft_view(id, 1, 1).unwrap().status.part == DraftPart::Leaders {
        choose(&desk, id, waiting(&desk, id).unwrap());
    }
    let seat = waiting(&desk, id).unwrap();
    let (own, other) =
        (desk.events().draft_view(id, 1, seat).unwrap(), desk.events().draft_view(id, 1, 3 - seat).unwrap());
    let layout = &own.board.as_ref().unwrap().layout;
    let DraftLayout::Piles { sizes, current: 1, .. } = layout else { panic!("{layout:?}") };
    assert_eq!((sizes.as_slice(), own.pack.len(), other.pack.len()), ([1, 1, 1].as_slice(), 1, 0));
    assert_eq!(layout, &other.board.as_ref().unwrap().layout);
    assert!(other.board.unwrap().choices.is_empty());
    desk.events().pick_card(id, 1, seat, 0, "take").unwrap();
    let other = desk.events().draft_view(id, 1, 3 - seat).unwrap();
    let theirs = &other.table[seat as usize - 1];
    assert_eq!((theirs.leaders.len(), theirs.open.len(), theirs.cards), (3, 0, 4));
}

/// A player who leaves is replaced by a bot, a late one by a bot for one choice, and the rest by `FinishDraft`.
#[test]
fn bots_choose_for_players_who_are_late_or_leave() {
    let desk = desks::in_memory().unwrap();
    let event = begun(&desk, DraftShape::Grid, "Ada\nBen", 0);
    let id = event.summary.id;
    let seat = waiting(&desk, id).unwrap();
    desk.events().act(id, &EventAct::PickFor { pod: 1, seat }).unwrap();
    assert_ne!(waiting(&desk, id), Some(seat));
    let ben = event.players.iter().find(|player| player.name == "Ben").unwrap();
    desk.events().act(id, &EventAct::DropPlayer { player: ben.id }).unwrap();
    while let Some(seat) = waiting(&desk, id) {
        assert_ne!(Some(seat), ben.seat);
        choose(&desk, id, seat);
    }
    let other = begun(&desk, DraftShape::Minneapolis, "Ada\nBen", 0).summary.id;
    let event = desk.events().act(other, &EventAct::FinishDraft).unwrap();
    assert_eq!(event.summary.stage, Stage::DeckBuilding);
}

/// A phone that retries changes nothing; one that asks for another choice is refused.
#[test]
fn phones_draft_a_shape_and_a_retry_changes_nothing() {
    for shape in SHAPES {
        let desk = desks::in_memory().unwrap();
        let event = begun(&desk, shape, "Ada\nBen", 0);
        let id = event.summary.id;
        let phones = [1, 2].map(|player| desk.phones().enrol_phone(id, player, &[player as u8; 32]).unwrap());
        let mut counters = [0_u64; 2];
        let mut ask = |player: u32, ask: &PhoneRequest| {
            let at = player as usize - 1;
            counters[at] += 1;
            let digest = [counters[at] as u8; 32];
            desk.phones().handle_phone_request(phones[at], counters[at], &digest, ask, TextLanguage::English)
        };
        let mut made = 0;
        while let Some(seat) = waiting(&desk, id) {
            let player = event.players.iter().find(|player| player.seat == Some(seat)).unwrap().id;
            let seen = ask(player, &PhoneRequest::Look).unwrap().draft.unwrap();
            assert_eq!(seen.view.seat, seat);
            let board = seen.view.board.as_ref().unwrap();
            let (index, card) = (0..).zip(&board.choices).next().unwrap();
            let pick = PhonePick { pack: 0, pick: board.number, index, card: card.clone() };
            ask(player, &PhoneRequest::Pick(pick.clone())).unwrap();
            if made < 12 {
                let before = desk.events().event(id).unwrap();
                ask(player, &PhoneRequest::Pick(pick.clone())).unwrap();
                let wrong = PhonePick { card: "SOR_999".into(), ..pick.clone() };
                assert_eq!(ask(player, &PhoneRequest::Pick(wrong)).unwrap_err().code, "phones.picked");
                let early = PhonePick { pick: board.number + 2, ..pick };
                assert_eq!(ask(player, &PhoneRequest::Pick(early)).unwrap_err().code, "phones.pick_over");
                assert_eq!(desk.events().event(id).unwrap(), before);
            }
            made += 1;
        }
        assert!(desk.events().event(id).unwrap().pods[0].draft.as_ref().unwrap().part == DraftPart::Done, "{shape:?}");
        assert!(ask(1, &PhoneRequest::Look).unwrap().limited.is_some());
    }
}

/// A tabletop draft of another shape has no clock: Cantina seats the players and continues with the decks.
#[test]
fn a_tabletop_draft_of_another_shape_has_no_pick_clock() {
    let desk = desks::in_memory().unwrap();
    let id =
        desk.events().create_event(NewEvent { digital: false, ..new_event(DraftShape::Winston) }).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!(event.summary.stage, Stage::DeckBuilding);
}

/// Two teams of two draft in a pod in alternate seats, play two team rounds, and are ranked as teams.
#[test]
fn teams_of_two_draft_and_play_rounds_against_each_other() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(new_event(DraftShape::TeamsOfTwo)).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterBots { count: 3 }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let refused = desk.events().act(id, &EventAct::StartDraft).unwrap_err();
    assert_eq!(refused.message, "This draft needs 4 players at each table, but one table has 3.");
    desk.events().act(id, &EventAct::RegisterBots { count: 1 }).unwrap();
    let seated = desk.events().act(id, &EventAct::DrawSeats).unwrap();
    let teams: Vec<Option<u32>> = seated.pods[0].seats.iter().map(|seat| seat.team).collect();
    assert_eq!(teams, [Some(1), Some(2), Some(1), Some(2)]);
    let event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    assert_eq!((event.summary.stage, event.summary.planned_rounds), (Stage::DeckBuilding, 2));
    assert!(event.team_standings.is_empty());
    for round in 1..=2 {
        let paired = desk.events().act(id, &EventAct::pair()).unwrap();
        let teams = |name: &str| seated.pods[0].seats.iter().find(|seat| seat.name == name).unwrap().team;
        for table in &paired.rounds.last().unwrap().tables {
            assert_ne!(teams(&table.players[0].name), teams(&table.players[1].name));
        }
        desk.events().act(id, &EventAct::RollBotResults { round }).unwrap();
    }
    let event = desk.events().event(id).unwrap();
    assert_eq!((event.summary.stage, event.team_standings.len()), (Stage::Finished, 2));
    let rounds: u32 = event.team_standings[0].rounds.split('-').map(|count| count.parse::<u32>().unwrap()).sum();
    assert_eq!(rounds, 2);
    assert_eq!(event.team_standings[0].members.len(), 2);
    let csv = desk.events().csv(id, CsvTable::Teams).unwrap();
    let first = &event.team_standings[0];
    let line = format!("1,{},{},{},", first.team, first.members.join(" / "), first.rounds);
    assert!(csv.lines().nth(1).unwrap().starts_with(&line), "{csv}");
    assert_eq!(csv.lines().count(), 3);
    let public = desk.phones().public_event(id).unwrap();
    let shown: Vec<(u32, String)> = public.teams.iter().map(|team| (team.number, team.rounds.clone())).collect();
    let expected: Vec<(u32, String)> =
        event.team_standings.iter().map(|line| (line.team, line.rounds.clone())).collect();
    assert_eq!(shown, expected);
    assert_eq!(public.teams[0].members.len(), 2);
    desk.events().event_paper(id, PrintoutKind::Standings, PaperSize::A4, None).unwrap();
}
