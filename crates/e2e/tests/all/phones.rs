//! Two phones in real browsers, Chromium and WebKit: they draft, lose their server and reconnect, build decks, play a
//! round match, and report a result while one is offline and the other asleep; and their state in the desk's window.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use e2e::{ANSWERS, DriveResult, PhoneBrowser, Problem, ServedEvent, Window};
use serde_json::{Value, json};

const PLAYERS: [&str; 2] = ["Ada", "Ben"];
const FIRST_CARD: &str = "document.querySelector('input[name=card]')";

fn room(folder: &std::path::Path) -> DriveResult<ServedEvent> {
    let served = ServedEvent::in_folder(folder)?;
    served.run(&["event", "new", "Draft night", "--set", "SOR", "--mode", "digital"])?;
    for act in [
        json!({ "act": "register", "text": PLAYERS.join("\n") }),
        json!({ "act": "registerBots", "count": 2 }),
        json!({ "act": "seat" }),
        json!({ "act": "startDraft" }),
    ] {
        served.step(&act)?;
    }
    Ok(served)
}

/// Opens the phones of the two players: a Chromium and a WebKit.
async fn two_phones(served: &ServedEvent) -> DriveResult<[PhoneBrowser; 2]> {
    let [one, two] = PLAYERS;
    let chromium = PhoneBrowser::open(&served.invitation(one)?).await?;
    Ok([chromium, PhoneBrowser::open_webkit(&served.invitation(two)?).await?])
}

/// Takes the first card of the pack, waits until the desk has it, and returns the name of the card.
async fn takes(phone: &PhoneBrowser) -> DriveResult<String> {
    phone.until(&format!("!!{FIRST_CARD}")).await?;
    let pick = phone.ask("document.querySelector('[data-pick]').dataset.pick").await?;
    let name = phone.ask(&format!("{FIRST_CARD}.dataset.name")).await?;
    phone.ask(&format!("{FIRST_CARD}.click()")).await?;
    phone.press("#take").await?;
    phone.until(&format!("document.querySelector('[data-pick]')?.dataset.pick !== {pick}")).await?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

/// Chooses a deck of 30 cards and registers it. The page filters the pool by cost and shows whether the deck is legal.
async fn builds(phone: &PhoneBrowser) -> DriveResult<()> {
    let legality = |text: &str| format!("document.getElementById('deck-legal')?.textContent === '{text}'");
    phone.until(&legality("not legal: no leader, no base, 30 cards missing")).await?;
    phone.press("[data-testid=cost-2]").await?;
    let shown = "[...document.querySelectorAll('#pool-cards > .row-card:not([hidden])')]";
    phone.until(&format!("{shown}.length > 0 && {shown}.every((row) => row.dataset.cost === '2')")).await?;
    phone.press("[data-testid=cost-2]").await?;
    phone.until(&format!("{shown}.some((row) => row.dataset.cost !== '2')")).await?;
    phone.press("input[name=leader]").await?;
    phone.press("input[name=base]").await?;
    phone.ask("[...document.querySelectorAll('input[name=main]')].slice(0, 30).forEach((one) => one.click())").await?;
    phone.until("document.getElementById('deck-count').textContent === '30'").await?;
    phone.until(&legality("\u{2713} legal")).await?;
    phone.press("#deck-hand-in").await?;
    phone.until("document.querySelector('.limited').innerText.includes('\u{2713}')").await
}

/// A confirmed pick is never lost, even if the server is killed. A returning phone continues at the same pick. A match
/// is played on both phones, and its result is part of the round.
#[tokio::test]
async fn two_phones_draft_and_play_across_a_killed_server() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = room(folder.path())?;
    served.serve()?;
    let phones = two_phones(&served).await?;
    let mut taken: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for pick in 0..6 {
        for (phone, player) in phones.iter().zip(PLAYERS) {
            taken.entry(player).or_default().push(takes(phone).await?);
        }
        if pick == 2 {
            served.kill()?;
            served.serve()?;
        }
        if pick == 4 {
            phones[0].reload().await?;
        }
    }
    served.step(&json!({ "act": "finishDraft" }))?;
    let seats = served.json(&["event", "show", "1"])?["pods"][0]["seats"].clone();
    for player in PLAYERS {
        let seat = seats.as_array().and_then(|seats| seats.iter().find(|seat| seat["name"] == player));
        let seat = seat.ok_or_else(|| Problem(format!("no seat of {player}: {seats}")))?["seat"].to_string();
        let log = served.json(&["event", "draft", "1", "log", "--seat", &seat])?;
        let picks = log
            .as_array()
            .into_iter()
            .flatten()
            .filter(|pick| pick["from"].as_array().is_some_and(|from| from.len() > 1));
        let names: Vec<String> =
            picks.take(6).map(|pick| pick["taken"]["name"].as_str().unwrap_or_default().to_owned()).collect();
        assert_eq!(Some(&names), taken.get(player), "{player}");
    }
    for phone in &phones {
        builds(phone).await?;
    }
    play(&served, &phones).await?;
    for phone in phones {
        phone.close().await?;
    }
    Ok(())
}

/// Plays a match between the two: some answers on each phone, then one of them concedes two games.
async fn play(served: &ServedEvent, phones: &[PhoneBrowser]) -> DriveResult<()> {
    let pairs = json!({ "act": "byHand", "pairs": [[1, 2]], "note": "friends" });
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.step(&pairs)?;
    for phone in phones {
        phone.press("#on-phones summary").await?;
        phone.press("#on-phones button").await?;
    }
    for phone in phones {
        phone.until("!!document.querySelector('.game')").await?;
    }
    answer(phones, 12).await?;
    for game in 1..=2 {
        let shown = format!("document.querySelector('.top span').innerText.includes('Game {game}')");
        phones[0].until(&shown).await?;
        phones[0].press(".game > .buttons button:last-child").await?;
        phones[0].press(".sure .yes").await?;
        if game == 1 {
            for phone in phones {
                phone.until("!!document.querySelector('.prompt > .big')").await?;
            }
            // One more card from the player's sideboard; the other phone only sees the request for the next game.
            phones[0].press("#sideboard summary").await?;
            phones[0].until("document.querySelector('#sideboard p').innerText.startsWith('30 cards')").await?;
            phones[0].press("#sideboard button[aria-label$='move to deck']:not(:disabled)").await?;
            phones[0].until("document.querySelector('#sideboard p').innerText.startsWith('31 cards')").await?;
            phones[0].press(".prompt > .option").await?;
            phones[0]
                .until("document.querySelector('.prompt').innerText.includes('when your opponent is ready')")
                .await?;
            phones[1].until("document.querySelector('#sideboard p')?.textContent.startsWith('30 cards')").await?;
            phones[1].press(".prompt > .option").await?;
        }
    }
    phones[1].until("document.querySelector('.prompt').innerText.includes('round 1')").await?;
    let result = served.json(&["event", "show", "1"])?["rounds"][0]["tables"].clone();
    let done = result.as_array().is_some_and(|tables| tables.iter().any(|table| !table["result"].is_null()));
    assert!(done, "{result}");
    Ok(())
}

/// An offline page keeps a report and sends it once, automatically. A page that was asleep shows the news as soon as it
/// is awake. No one taps for either.
#[tokio::test]
async fn a_report_made_offline_arrives_once_and_a_sleeping_phone_shows_it() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday", "--kind", "constructed"])?;
    served.step(&json!({ "act": "register", "text": PLAYERS.join("\n") }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let phones = two_phones(&served).await?;
    let reports = |won: u8, lost: u8| format!("[data-testid=report-{won}-{lost}-0]");
    for phone in &phones {
        phone.until(&format!("!!document.querySelector({})", Value::from(reports(2, 0)))).await?;
    }
    phones[1].lock(true).await?;
    served.kill()?;
    phones[0].press(&reports(2, 0)).await?;
    phones[0].press(".sure .yes").await?;
    let is_live = "!document.getElementById('live').classList.contains('problem')";
    phones[0].until(&format!("!({is_live})")).await?;
    served.serve()?;
    phones[0].until(is_live).await?;
    let waits = "JSON.parse(localStorage.getItem('cantina-phone')).waiting";
    phones[0].until(&format!("{waits} === null")).await?;
    let before = phones[1].ask("document.getElementById('content').innerHTML").await?;
    phones[1].lock(false).await?;
    phones[1].until(&format!("document.getElementById('content').innerHTML !== {before}")).await?;
    phones[1].press(&reports(0, 2)).await?;
    phones[1].press(".sure .yes").await?;
    phones[0].until("document.getElementById('content').innerText.includes('2\u{2013}0')").await?;
    let since = std::time::Instant::now();
    loop {
        let view = served.json(&["event", "show", "1"])?;
        let log = view["log"].as_array().cloned().unwrap_or_default();
        let entered =
            log.iter().filter(|line| line["by"] == "Ada, Ben (phone)" || line["by"] == "Ben, Ada (phone)").count();
        if entered == 1 && !view["rounds"][0]["tables"][0]["result"].is_null() {
            break;
        }
        assert!(since.elapsed().as_secs() < 10, "{entered} results: {view}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    for phone in phones {
        phone.close().await?;
    }
    Ok(())
}

/// Chromium without a network keeps a report and sends it once, automatically. A page frozen by the system shows the
/// news as soon as it resumes. No one taps for either.
#[tokio::test]
async fn an_offline_browser_and_a_frozen_page_catch_up_automatically() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday", "--kind", "constructed"])?;
    served.step(&json!({ "act": "register", "text": PLAYERS.join("\n") }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let (one, two) =
        (PhoneBrowser::open(&served.invitation("Ada")?).await?, PhoneBrowser::open(&served.invitation("Ben")?).await?);
    let reports = |won: u8, lost: u8| format!("[data-testid=report-{won}-{lost}-0]");
    for phone in [&one, &two] {
        phone.until(&format!("!!document.querySelector({})", Value::from(reports(2, 0)))).await?;
    }
    two.freeze(true).await?;
    one.offline(true).await?;
    one.press(&reports(2, 0)).await?;
    one.press(".sure .yes").await?;
    let is_live = "!document.getElementById('live').classList.contains('problem')";
    let waits = "JSON.parse(localStorage.getItem('cantina-phone')).waiting";
    one.until(&format!("!({is_live}) && {waits} !== null")).await?;
    one.offline(false).await?;
    one.until(&format!("{is_live} && {waits} === null")).await?;
    two.freeze(false).await?;
    two.until("document.getElementById('content').innerText.includes('0\u{2013}2')").await?;
    two.press(&reports(0, 2)).await?;
    two.press(".sure .yes").await?;
    one.until("document.getElementById('content').innerText.includes('2\u{2013}0')").await?;
    let view = served.json(&["event", "show", "1"])?;
    let log = view["log"].as_array().cloned().unwrap_or_default();
    let by_phones = |line: &&Value| line["by"].as_str().is_some_and(|by| by.ends_with("(phone)"));
    assert_eq!(log.iter().filter(by_phones).count(), 1, "{log:?}");
    one.close().await?;
    two.close().await
}

/// Gives this many answers in a game on two phones. Fails with the text of both if the game does not continue.
async fn answer(phones: &[PhoneBrowser], answers: u32) -> DriveResult<()> {
    let (mut given, since) = (0, Instant::now());
    while given < answers {
        for phone in phones {
            given += u32::from(phone.ask(ANSWERS).await? == Value::Bool(true));
        }
        if since.elapsed() > Duration::from_secs(60) {
            let mut pages = Vec::new();
            for phone in phones {
                pages.push(phone.ask("document.body.innerText").await?.to_string());
            }
            return Err(Problem::when(format!("{given} of {answers} answers"), pages.join("\n")));
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

/// Two phones play a casual game in real browsers. The player who opened the table enters the game as soon as the other
/// sits down.
#[tokio::test]
async fn a_casual_game_starts_on_both_phones_when_the_second_player_joins() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday", "--kind", "constructed"])?;
    served.step(&json!({ "act": "register", "text": PLAYERS.join("\n") }))?;
    served.serve()?;
    let phones = two_phones(&served).await?;
    phones[0].until("!!document.querySelector('#casual summary')").await?;
    phones[0].press("#casual summary").await?;
    phones[0].press("[data-testid=open-table]").await?;
    phones[0].until("!!document.querySelector('[data-testid=leave-table]')").await?;
    phones[1].press("[data-testid^=join-table-]").await?;
    for phone in &phones {
        phone.until("!!document.querySelector('.game')").await?;
    }
    answer(&phones, 8).await?;
    phones[1].reload().await?;
    phones[1].until("!!document.querySelector('.game')").await?;
    phones[1].press(".game > .buttons button:last-child").await?;
    phones[1].press(".sure .yes").await?;
    phones[0].until("!!document.querySelector('.prompt > .big')").await?;
    assert_eq!(served.json(&["event", "show", "1"])?["rounds"], json!([]));
    for phone in phones {
        phone.close().await?;
    }
    Ok(())
}

/// A judge's phone enters a result, gives a penalty and goes to a table that calls, which ends the call. While the server
/// is down, the page shows since when it is not live and keeps the typed note, which arrives once.
#[tokio::test]
async fn a_judge_works_on_a_phone_through_a_restart_of_the_server() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday", "--kind", "constructed"])?;
    served.step(&json!({ "act": "register", "text": "Ada\nBen\nCem\nDan" }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let judge = PhoneBrowser::open_webkit(&served.staff_invitation("judge", "Zoe")?).await?;
    judge.press("[data-testid=table-1]").await?;
    judge.press("[data-testid=games-2-1]").await?;
    judge.press(".sure .yes").await?;
    judge.until("document.getElementById('content').innerText.includes('2\u{2013}1')").await?;
    judge.press("[data-testid^=penalty-]").await?;
    judge.press("[data-testid^=infraction-]").await?;
    judge.until("!!document.querySelector('[data-testid=happened]')").await?;
    let fill = |field: &str, text: &str| {
        format!(
            "(() => {{ const field = document.querySelector('[data-testid={field}]'); field.value = '{text}'; \
             field.dispatchEvent(new Event('input')); return true; }})()"
        )
    };
    judge.ask(&fill("happened", "late")).await?;
    judge.press("[data-testid=give]").await?;
    judge.press(".sure .yes").await?;
    judge.until("!!document.querySelector('[data-testid^=withdraw-]')").await?;

    let called = served.json(&["event", "show", "1"])?["rounds"][0]["tables"][1]["players"][0]["name"].clone();
    let player = PhoneBrowser::open(&served.invitation(called.as_str().unwrap_or_default())?).await?;
    player.press("[data-testid=call-judge]").await?;
    judge.press("[data-testid^=coming-]").await?;
    judge
        .until(
            "document.querySelector('h2').innerText === 'Table 2' && document.body.innerText.includes('Zoe is here')",
        )
        .await?;
    judge.until("!document.querySelector('[data-testid^=coming-]')").await?;
    player.until("!document.querySelector('[data-testid=withdraw-judge]')").await?;

    served.kill()?;
    judge.until("/Not live since \\d/.test(document.getElementById('live').innerText)").await?;
    judge.ask("(document.getElementById('note').open = true)").await?;
    judge.ask(&fill("note-text", "loud music")).await?;
    judge.press("[data-testid=add-note]").await?;
    served.serve()?;
    judge.until("document.querySelector('[data-testid=note-text]').value === ''").await?;
    judge.until("/^Live/.test(document.getElementById('live').innerText)").await?;
    let event = served.json(&["event", "show", "1"])?;
    let log = event["log"].as_array().cloned().unwrap_or_default();
    let noted = log.iter().filter(|line| line["text"].as_str().is_some_and(|text| text.contains("loud music")));
    assert_eq!(noted.count(), 1, "{log:?}");
    assert_eq!(event["penalties"][0]["note"], "late", "{event}");
    assert_eq!(event["rounds"][0]["tables"][0]["resultText"], "2-1", "{event}");
    player.close().await?;
    judge.close().await
}

/// A scorekeeper's page shows only available actions: nothing about files, printouts, phones, decks or games; no tab
/// gets an error, and entered results are in the event.
#[tokio::test]
async fn a_second_desk_offers_only_allowed_actions() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?.with_window()?;
    served.run(&["event", "new", "Saturday", "--kind", "constructed"])?;
    served.step(&json!({ "act": "register", "text": "Ada\nBen\nCem\nDan" }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let desk = PhoneBrowser::open_of_any_size(&served.staff_invitation("scorekeeper", "Sam")?).await?;
    desk.looks((1280, 800), true).await?;
    desk.until("!!document.querySelector('[data-testid=event-title]')").await?;
    let refused = "[...document.querySelectorAll('[data-testid]')].map((one) => one.dataset.testid).filter((id) =>
        /^(print|csv-|export$|phones$|author$|backup|restore|open-about|clock-window|play-|open-event-pool|deck-\\d|keep-deck|sit-down)/
            .test(id) || /^nav-(decks|games|collection|profiles|judge)$/.test(id)).join(' ')";
    for tab in ["players", "decks", "rounds", "standings", "bracket", "judge", "log"] {
        desk.press(&format!("[data-testid=tab-{tab}]")).await?;
        desk.until(&format!("!!document.querySelector('[data-testid=panel-{tab}]')")).await?;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        assert_eq!(desk.ask(refused).await?, "", "{tab}");
        let error = "document.querySelector('[data-testid=error-banner]')?.innerText ?? ''";
        assert_eq!(desk.ask(error).await?, "", "{tab}");
    }
    // An address of the first desk redirects to the event.
    desk.ask("(location.hash = '#/decks', 1)").await?;
    desk.until("!!document.querySelector('[data-testid=panel-players]')").await?;
    desk.press("[data-testid=tab-rounds]").await?;
    desk.press("[data-testid=clock-toggle]").await?;
    let since = std::time::Instant::now();
    while served.json(&["event", "show", "1"])?["rounds"][0]["clock"].is_null() {
        assert!(since.elapsed().as_secs() < 10, "the clock never ran");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    desk.close().await
}

/// Creates a round of two tables at the desk's window: Ada and Ben, whose decks are built, and Cleo and Dan, whose are
/// not.
async fn round_at_the_desk(desk: &Window) -> DriveResult<()> {
    desk.expect_text("nav-games", "Games").await?;
    let new = json!({ "name": "Friday", "kind": "draft", "set": "SOR", "digital": true, "podSize": 4, "profile": null,
        "seed": "3", "structure": { "rounds": "swiss", "bestOf": null, "cutBestOf": null, "cut": null, "trilogy": false } });
    desk.invoke("create_event", json!({ "newEvent": new })).await?;
    let step = async |act: Value| desk.invoke("act", json!({ "event": 1, "act": act })).await;
    step(json!({ "act": "register", "text": "Ada\nBen\nCleo\nDan" })).await?;
    for act in ["seat", "startDraft", "finishDraft"] {
        step(json!({ "act": act })).await?;
    }
    for player in [1, 2] {
        let list = desk.invoke("suggest_deck", json!({ "event": 1, "player": player })).await?;
        desk.invoke("save_deck", json!({ "event": 1, "player": player, "list": list })).await?;
    }
    let friends = json!([{ "a": 1, "b": 2 }]);
    step(json!({ "act": "pair", "scope": "wholeEvent", "byHand": friends, "note": "friends", "power": false })).await?;
    desk.go("#/event/1/rounds", "panel-rounds").await
}

/// Opens a player's phone that joins with the code in the desk's window.
async fn joins(desk: &Window, player: u32) -> DriveResult<PhoneBrowser> {
    desk.click(&format!("invite-{player}")).await?;
    desk.expect(&format!("css=[data-testid=invite-{player}][aria-pressed=true]"), |_| true).await?;
    PhoneBrowser::open(&desk.phones_address().await?).await
}

/// A phone of 390x844 that scanned the code of the room joins with the button on the board: the button is on the first
/// screen and large enough for a thumb, and the desk lets the phone in by its four digits.
#[tokio::test]
async fn a_phone_joins_by_name_with_the_button_on_the_board() -> DriveResult<()> {
    let data = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let desk = Window::open(data.path()).await?;
    round_at_the_desk(&desk).await?;
    desk.click("event-menu").await?;
    desk.click("menu-phones").await?;
    desk.click("phones-start").await?;
    desk.expect("phones-code", |_| true).await?;
    let phone = PhoneBrowser::open(&desk.phones_address().await?).await?;
    let thumb = "(() => { const at = document.querySelector('#join-first a').getBoundingClientRect();
        return at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth && at.height >= 40; })()";
    phone.until("!document.getElementById('join-first').hidden").await?;
    assert_eq!(phone.ask(thumb).await?, Value::Bool(true), "the button is in reach");
    phone.press("#join-first a").await?;
    phone.until("document.querySelector('#join') && !document.querySelector('#join').hidden").await?;
    phone.ask("(document.getElementById('player').value = '3', 1)").await?;
    phone.press("#join button").await?;
    phone.until("!!document.querySelector('p.code')").await?;
    let code = phone.ask("document.querySelector('p.code').innerText.trim()").await?;
    desk.expect("join-list", |seen| seen.contains("Cleo")).await?;
    desk.fill("join-digits", code.as_str().unwrap_or_default()).await?;
    desk.expect_text("join-by-digits", "Cleo").await?;
    desk.click("join-by-digits").await?;
    phone.until("document.getElementById('content')?.innerText.includes('Cleo') && location.pathname === '/p'").await?;
    assert_eq!(desk.page_problems().await?, [""; 0]);
    phone.close().await?;
    desk.close().await
}

/// Two tables call a judge. The desk offers the game only for the match played on phones; the judge's table shows it
/// with every card visible, and the call ends on the phone when it is handled.
#[tokio::test]
async fn a_judge_called_to_a_game_on_phones_sees_it_at_the_desk() -> DriveResult<()> {
    let data = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let desk = Window::open(data.path()).await?;
    round_at_the_desk(&desk).await?;
    desk.click("event-menu").await?;
    desk.click("menu-phones").await?;
    desk.click("phones-start").await?;
    let phones = [joins(&desk, 1).await?, joins(&desk, 2).await?, joins(&desk, 3).await?];
    let [ada, ben, cleo] = &phones;
    desk.press("Escape").await?;
    desk.expect_gone("phones-dialog").await?;
    for phone in [ada, ben] {
        phone.press("#on-phones button").await?;
    }
    for phone in [ada, ben] {
        phone.until("!!document.querySelector('.game')").await?;
    }
    let begun = "document.querySelector('.top span').innerText.includes('Round 1')";
    for _ in 0..100 {
        if ada.ask(begun).await? == Value::Bool(true) {
            break;
        }
        for phone in [ada, ben] {
            phone.ask(ANSWERS).await?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    ada.until(begun).await?;
    cleo.press("[data-testid=call-judge]").await?;
    desk.expect_text("call-3-judge", "Cleo").await?;
    let calls = ".game > .buttons > button:first-child";
    let called = "document.querySelector('.game > .buttons').firstChild.tagName === 'P'";
    ada.press(calls).await?;
    ada.until(called).await?;
    desk.expect_text("call-1-judge", "Ada").await?;
    desk.expect_text("game-of-1", "View game").await?;
    assert_eq!(desk.count("game-of-3").await?, 0, "no game is played at Cleo's table");
    sees_the_game(&desk).await?;
    desk.click("answer-1").await?;
    desk.expect_gone("call-1-judge").await?;
    ada.until(&format!("!({called})")).await?;
    assert_eq!(desk.count("call-3-judge").await?, 1, "the other call waits");
    assert_eq!(desk.page_problems().await?, [""; 0]);
    for phone in phones {
        phone.close().await?;
    }
    desk.close().await
}

/// Goes from the call to the judge's table, where both hands are visible, and back to the round.
async fn sees_the_game(desk: &Window) -> DriveResult<()> {
    desk.click("game-of-1").await?;
    desk.expect("judge-screen", |seen| seen.contains("Ada") && seen.contains("Ben")).await?;
    desk.expect_text("exit-judge", "Back to the event").await?;
    desk.expect("css=[data-testid=hand] [data-card]", |_| true).await?;
    desk.expect("css=[data-testid^=open-hand-]", |cards| !cards.is_empty()).await?;
    desk.click("exit-judge").await?;
    desk.expect("panel-rounds", |_| true).await.map(drop)
}
