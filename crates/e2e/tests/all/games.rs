//! Games in the real window: against a bot with the mouse only and with keys only, two people with a pass-device screen
//! between them, round matches that report their results; in German, with custom pictures.

use std::path::Path;
use std::time::{Duration, Instant};

use e2e::table::{asked, begin, click_something};
use e2e::{DriveResult, Problem, Window};
use serde_json::{Value, json};

async fn number(window: &Window, script: &str) -> DriveResult<u64> {
    Ok(window.evaluate(script).await?.as_u64().unwrap_or(0))
}

const STEPS: &str = "return document.querySelectorAll('[data-testid=game-log] li').length";

/// Returns `true` if the title of a finished game tells its only person the outcome.
fn is_outcome(title: &str) -> bool {
    title.contains("You won") || title.contains("You lost")
}

#[tokio::test]
async fn a_whole_game_against_a_bot_is_played_by_mouse() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    begin(&window, "quick").await?;
    let mut steps = 0;
    loop {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(&window, &ask).await?;
        steps += 1;
        if steps == 12 {
            // After a power failure the game is unchanged.
            asked(&window).await?;
            let told = number(&window, STEPS).await?;
            let phase = window.text("phase").await?;
            window.kill_and_reopen().await?;
            window.click("nav-games").await?;
            window.click("open-game-1").await?;
            window.expect_text("phase", &phase).await?;
            asked(&window).await?;
            assert_eq!(number(&window, STEPS).await?, told);
        }
        assert!(steps < 400, "the game does not end");
    }
    let result = window.text("game-result").await?;
    assert!(is_outcome(&result), "{result}");
    window.expect("why-over", |text| !text.is_empty()).await?;
    window.click("look-at-table").await?;
    // The slider of the replay goes to any step, and the log scrolls along.
    window
        .evaluate(
            "const replay = document.querySelector('[data-testid=replay]'); replay.value = 20; \
                     replay.dispatchEvent(new Event('input', { bubbles: true }))",
        )
        .await?;
    window.expect_text("looking-back", "step 20").await?;
    window.expect("css=[data-testid=game-log] .now", |_| true).await?;
    window.click("back-to-now").await?;
    window.click("css=[data-testid=game-log] li button").await?;
    window.expect_text("looking-back", "Position after step").await?;
    window.click("back-to-now").await?;
    window.click("back-to-result").await?;
    window.expect("game-result", is_outcome).await?;
    // The analysis appears gradually next to the table, and can be stopped.
    window.click("analyse").await?;
    window.expect("looking-on", |_| true).await?;
    window.expect("css=[data-testid=analysis] polyline", |_| true).await?;
    window.click("stop-analysis").await?;
    window.expect("css=[data-testid=analysis][data-state=stopped]", |_| true).await?;
    window.click("exit-table").await?;
    window.expect("games", |games| games.contains(" won") || games.contains(" lost")).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Creates a deck sold with Homeworlds, from the library's list, legal in Premier on a day of its season.
async fn deck_of_today(window: &Window) -> DriveResult<()> {
    window.click("nav-decks").await?;
    window.click("new-deck").await?;
    window.click("start-published").await?;
    window.fill("published-search", "Tarkin Homeworlds").await?;
    window.click("css=[data-testid^=published-]:only-of-type").await?;
    window.fill("new-deck-name", "Night on Endor").await?;
    window.click("create-deck").await?;
    let chosen = "const day = document.querySelector('[data-testid=judge-on]'); \
                  day.value = '2026-11-23'; day.dispatchEvent(new Event('change'))";
    window.click("tab-problems").await?;
    window.expect("judge-on", |_| true).await?;
    window.evaluate(chosen).await?;
    window.expect("verdict", |said| said.contains("Legal in Premier") && said.contains("2026")).await?;
    window.click("exit-builder").await
}

/// Both decks are of the latest set, with cards that no earlier set has, under the current edition.
#[tokio::test]
async fn a_game_with_decks_of_the_latest_set_is_played_by_mouse() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    deck_of_today(&window).await?;
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    for (seat, deck) in [("seat-deck-1", "library 1"), ("seat-deck-2", "published HMW-Chewbacca")] {
        window.choose(seat, deck).await?;
    }
    window.click("more-choices").await?;
    window.fill("game-seed", "11").await?;
    window.fill("seat-name-1", "Ann").await?;
    window.click("start-game").await?;
    window.choose("pace", "instant").await?;
    let mut steps = 0;
    loop {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(&window, &ask).await?;
        steps += 1;
        assert!(steps < 600, "the game does not end");
    }
    window.expect("game-result", is_outcome).await?;
    assert!(number(&window, STEPS).await? > 60, "a whole game has more lines");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Starts a game against `quick` with keys only; the bots do not wait.
async fn begin_by_keys(data: &Path) -> DriveResult<Window> {
    let window = Window::open(data).await?;
    window.expect_text("nav-games", "Games").await?;
    window.press_text("gg").await?;
    window.expect_text("new-game", "New game").await?;
    window.press("n").await?;
    window.expect("start-game", |text| text.contains("Play")).await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    // A fixed seed gives the same game each time.
    window.tab_to("more-choices").await?;
    window.press("Enter").await?;
    window.tab_to("game-seed").await?;
    window.press_text("7").await?;
    window.tab_to("start-game").await?;
    window.press("Enter").await?;
    window.expect("prompt", |_| true).await?;
    // Normal speed, without delays.
    window.press("f").await?;
    Ok(window)
}

/// Plays one action with the keys.
async fn press_something(window: &Window, ask: &str) -> DriveResult<()> {
    let way = "css=li > [data-testid^=choice-] kbd, [data-testid=prompt]:has([data-testid=let-go]) [data-answer] kbd";
    match ask {
        "mulligan" => window.press("n").await?,
        "first_resources" => window.press_text("12d").await?,
        "number" => window.press("0").await?,
        // By moving to it and pressing Enter, or by its key.
        _ if window.appears("css=[data-lit='1']", Duration::ZERO).await? => {
            window.press(".").await?;
            window.press("Enter").await?;
        }
        // The ways to use a selected card, or text answers.
        _ if window.appears(way, Duration::ZERO).await? => {
            let key = window.text(way).await?;
            window.press(key.trim()).await?;
        }
        "action" => window.press("p").await?,
        _ => {
            let key = window.text("css=[data-answer] kbd").await?;
            window.press(key.trim()).await?;
        }
    }
    tokio::time::sleep(Duration::from_millis(40)).await;
    Ok(())
}

#[tokio::test]
async fn first_resources_are_confirmed_together_and_a_double_click_acts_once() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    begin(&window, "quick").await?;
    window.choose("pace", "slow").await?;
    while asked(&window).await? == "first_player" {
        window.click("css=[data-answer]").await?;
    }
    assert_eq!(asked(&window).await?, "mulligan");
    let strong = "return document.querySelectorAll('[data-testid=prompt] .btn-primary').length";
    assert_eq!(number(&window, strong).await?, 0, "keeping a hand and a mulligan are offered alike");
    window.click("css=[data-answer=no]").await?;
    assert_eq!(asked(&window).await?, "first_resources");
    let cards = "return document.querySelectorAll('[data-testid=hand] [data-card]').length";
    window.click("css=[data-testid=hand] [data-lit]:not([aria-pressed])").await?;
    window.expect_text("prompt", "1 of 2 chosen").await?;
    assert_eq!(number(&window, cards).await?, 6, "one card alone is not sent");
    window.click("css=[data-testid=hand] [data-lit]:not([aria-pressed])").await?;
    window.click("css=[data-testid=confirm-cards]:enabled").await?;
    window.expect_gone("confirm-cards").await?;
    assert_eq!(number(&window, cards).await?, 4);
    // The card just played by the bot is enlarged; a double-clicked pass passes once and moves nothing.
    let mut played = window.appears("played-now", Duration::from_secs(2)).await?;
    for _ in 0..6 {
        if played {
            break;
        }
        let ask = asked(&window).await?;
        if ask == "action" {
            let top = "return Math.round(document.querySelector('[data-testid=prompt]').getBoundingClientRect().top)";
            let before = number(&window, top).await?;
            let twice = "const pass = document.querySelector('[data-answer=pass]'); for (const detail of [1, 2]) \
                         pass.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))";
            window.evaluate(twice).await?;
            assert_eq!(number(&window, top).await?, before, "the prompt stands where it stood");
        } else {
            click_something(&window, &ask).await?;
        }
        played = window.appears("played-now", Duration::from_secs(3)).await?;
    }
    assert!(played, "a card that the bot plays is shown");
    let named = "const name = document.querySelector('[data-testid=game-log] [data-name]'); \
                 name.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); return name.textContent";
    let name = window.evaluate(named).await?;
    window.expect_text("card-panel", name.as_str().unwrap_or("no name in the log")).await?;
    window.click("copy-log").await?;
    // Escape does not leave a game in progress.
    for _ in 0..3 {
        window.press("Escape").await?;
    }
    window.expect("board", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_whole_game_against_a_bot_is_played_by_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = begin_by_keys(data.path()).await?;
    let since = Instant::now();
    loop {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        press_something(&window, &ask).await?;
        assert!(since.elapsed() < Duration::from_secs(240), "the game does not end");
    }
    window.expect("game-result", is_outcome).await?;
    assert!(number(&window, STEPS).await? > 60, "a whole game has more lines");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn rounds_against_a_bot_are_played_by_keys_with_undo_and_concession() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = begin_by_keys(data.path()).await?;
    for _ in 0..30 {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        press_something(&window, &ask).await?;
    }
    asked(&window).await?;
    let told = number(&window, STEPS).await?;
    assert!(told > 25, "{told} lines");
    // A hint is shown in the bar and highlights its card; it does not answer the question.
    window.press("h").await?;
    window.expect_text("prompt", "A strong player would").await?;
    assert_eq!(number(&window, STEPS).await?, told);
    window.press("u").await?;
    let since = Instant::now();
    while number(&window, STEPS).await? >= told {
        assert!(since.elapsed() < Duration::from_secs(10), "nothing was undone");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    window.press(",").await?;
    window.expect_text("looking-back", "Position after step").await?;
    window.press("Escape").await?;
    window.expect_gone("looking-back").await?;
    window.tab_to("concede").await?;
    window.press("Enter").await?;
    window.expect("confirm-yes", |_| true).await?;
    window.tab_to("confirm-yes").await?;
    window.press("Enter").await?;
    window.expect_text("game-result", "You lost").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn two_people_pass_the_device_behind_a_pass_device_screen() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    begin(&window, "person").await?;
    let mut names = Vec::new();
    for _ in 0..10 {
        let mut ask = asked(&window).await?;
        if ask == "pass-device" {
            let shown =
                number(&window, "return document.querySelectorAll('[data-testid=hand] [data-card]').length").await?;
            assert_eq!(shown, 0, "the pass-device screen shows no hand");
            names.push(window.text("pass-device").await?.contains("I am Ann"));
            window.press("Enter").await?;
            window.expect_gone("pass-device").await?;
            ask = asked(&window).await?;
        }
        click_something(&window, &ask).await?;
    }
    assert!(names.contains(&true) && names.contains(&false), "both were asked: {names:?}");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_round_match_is_played_here_and_the_rest_is_played_out() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("new-event").await?;
    window.fill("event-name", "Practice").await?;
    window.choose("event-set", "SOR").await?;
    window.choose("pod-size", "4").await?;
    window.click("create-event").await?;
    window.click("fill-bots").await?;
    window.expect_text("player-count", "4").await?;
    for step in ["Start draft", "Pair round 1"] {
        window.click("next-step").await?;
        window.expect_text("next-step", step).await?;
    }
    window.click("next-step").await?;
    window.expect_text("open-tables", "2").await?;
    window.click("play-1").await?;
    window.click("start-match").await?;
    window.choose("pace", "instant").await?;
    let since = Instant::now();
    while !window.appears("reported", Duration::from_millis(200)).await? {
        if window.appears("next-game", Duration::ZERO).await? {
            window.click("next-game").await?;
        }
        assert!(since.elapsed() < Duration::from_secs(120), "the match does not end");
    }
    window.expect_text("reported", "entered for table 1").await?;
    window.click("to-round").await?;
    window.expect_text("open-tables", "1").await?;
    window.click("round-menu").await?;
    window.click("menu-play-out").await?;
    window.click("fill-go").await?;
    window.expect_text("fill-progress", "All open matches have been played").await?;
    window.click("fill-close").await?;
    window.expect("open-tables", |text| !text.contains('1')).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Creates an event with one person, whose deck is drafted and built, in its first round. Returns the person's table.
async fn round_with_a_person(window: &Window) -> DriveResult<u64> {
    let new = json!({ "name": "Practice", "kind": "draft", "set": "SOR", "digital": true, "podSize": 4, "profile": null,
        "seed": "3", "structure": { "rounds": "swiss", "bestOf": null, "cutBestOf": null, "cut": null, "trilogy": false } });
    let event = window.invoke("create_event", json!({ "newEvent": new })).await?["view"]["summary"]["id"].clone();
    let of = |more: Value| {
        let mut all = json!({ "event": event });
        if let (Some(all), Some(more)) = (all.as_object_mut(), more.as_object()) {
            all.extend(more.clone());
        }
        all
    };
    window.invoke("act", of(json!({ "act": { "act": "register", "text": "Ann" } }))).await?;
    window.invoke("act", of(json!({ "act": { "act": "registerBots", "count": 3 } }))).await?;
    let seated = window.invoke("act", of(json!({ "act": { "act": "seat" } }))).await?;
    let seats = seated["view"]["pods"][0]["seats"].as_array().cloned().unwrap_or_default();
    let seat = seats.iter().find(|seat| seat["bot"] == false).map(|seat| seat["seat"].clone());
    let own = json!({ "pod": 1, "seat": seat, "index": 0 });
    window.invoke("act", of(json!({ "act": { "act": "startDraft" } }))).await?;
    let mut draft = window.invoke("draft_view", of(own.clone())).await?;
    while draft["pack"].as_array().is_some_and(|pack| !pack.is_empty()) {
        let mut pick = own.clone();
        pick["card"] = draft["pack"][0]["printing"].clone();
        draft = window.invoke("draft_pick", of(pick)).await?;
    }
    let list = window.invoke("suggest_deck", of(json!({ "player": 1 }))).await?;
    window.invoke("save_deck", of(json!({ "player": 1, "list": list }))).await?;
    let pair = json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false });
    let paired = window.invoke("act", of(json!({ "act": pair }))).await?;
    let tables = paired["view"]["rounds"][0]["tables"].as_array().cloned().unwrap_or_default();
    let own = tables.iter().find(|table| {
        table["players"].as_array().is_some_and(|players| players.iter().any(|player| player["name"] == "Ann"))
    });
    own.and_then(|table| table["table"].as_u64()).ok_or_else(|| Problem("Ann has no table".to_owned()))
}

async fn concede(window: &Window) -> DriveResult<()> {
    asked(window).await?;
    window.click("concede").await?;
    window.click("confirm-yes").await?;
    window.expect("game-result", |_| true).await.map(drop)
}

#[tokio::test]
async fn a_best_of_three_is_sideboarded_and_reports_its_result() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("nav-games", "Games").await?;
    let table = round_with_a_person(&window).await?;
    window.evaluate("location.hash = '#/event/1/rounds'").await?;
    window.click(&format!("play-{table}")).await?;
    window.click("start-match").await?;
    window.choose("pace", "instant").await?;
    window.expect_text("series", "Game 1 of 3").await?;
    concede(&window).await?;
    let over = window.text("game-over").await?;
    assert!(over.contains("You lost: choose who goes first"), "{over}");
    // Move one card out of the deck, and one of the sideboard into it.
    let toggle = "css=[data-testid^=sideboard-]";
    let size = window.text(toggle).await?;
    window.click(toggle).await?;
    window.click("css=.two > div:nth-child(1) li button").await?;
    window.expect("css=.two > div:nth-child(1) h3", |_| true).await?;
    window.click("css=.two > div:nth-child(2) li:last-child button").await?;
    window.expect(toggle, |now| now == size).await?;
    window.click("css=[data-testid=next-game]:enabled").await?;
    window.expect_text("series", "Game 2 of 3").await?;
    assert_eq!(asked(&window).await?, "first_player");
    window.click("css=[data-answer=player], li > [data-testid^=choice-]").await?;
    assert_eq!(asked(&window).await?, "mulligan");
    concede(&window).await?;
    window.expect_text("reported", &format!("entered for table {table}")).await?;
    window.click("to-round").await?;
    window.expect_text("open-tables", "1").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_game_in_german_is_shown_with_custom_images() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let pictures = tempfile::tempdir().unwrap();
    // A picture of one grey pixel, for every card of the deck that may be drawn.
    let point = b"\x89\x50\x4e\x47\x0d\x0a\x1a\x0a\x00\x00\x00\x0d\x49\x48\x44\x52\x00\x00\x00\x01\x00\x00\x00\x01\x08\
        \x00\x00\x00\x00\x3a\x7e\x9b\x55\x00\x00\x00\x0a\x49\x44\x41\x54\x78\x9c\x63\x68\x00\x00\x00\x82\x00\
        \x81\x77\xcd\x72\xb6\x00\x00\x00\x00\x49\x45\x4e\x44\xae\x42\x60\x82";
    for number in 1..=252 {
        std::fs::write(pictures.path().join(format!("SOR_{number:03}.png")), point).unwrap();
    }
    let folder = pictures.path().display().to_string();
    let window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", &folder)]).await?;
    window.click("open-settings").await?;
    window.click("language-german").await?;
    window.click("images-choose").await?;
    window.expect_text("images-folder", &folder).await?;
    window.press("Escape").await?;
    begin(&window, "quick").await?;
    asked(&window).await?;
    let german = window.expect("prompt-title", |title| !title.is_empty()).await?;
    window.press("z").await?;
    window.expect("large-card", |_| true).await?;
    assert!(window.appears("card-picture", Duration::from_secs(5)).await?, "the picture is not shown");
    window.press("Escape").await?;
    window.expect_gone("large-card").await?;
    // The question changes its language as soon as another one is chosen.
    window.click("exit-table").await?;
    window.click("open-settings").await?;
    window.click("language-english").await?;
    window.expect("css=[data-testid=language-english][aria-pressed=true]", |_| true).await?;
    window.press("Escape").await?;
    window.click("open-game-1").await?;
    window.expect("prompt-title", |now| !now.is_empty() && now != german).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
