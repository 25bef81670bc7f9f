//! The environment of the game table in the real window: Ctrl+K, Play from a deck, the end of a game, the turn clock,
//! auto-answers, and four players on a small screen.

use std::time::{Duration, Instant};

use e2e::table::{asked, begin, click_something};
use e2e::{DriveResult, Window};
use serde_json::{Value, json};

async fn address(window: &Window) -> DriveResult<String> {
    let told = window.evaluate("return location.hash").await?;
    Ok(told.as_str().unwrap_or_default().to_owned())
}

/// Opens the command palette, which has the focus, types a text and goes to the result with Enter.
async fn find(window: &Window, words: &str, first: &str) -> DriveResult<String> {
    window.press("Control+k").await?;
    window.expect_focus("palette-field").await?;
    window.press_text(words).await?;
    window.expect("found-0", |text| text.contains(first)).await?;
    window.press("Enter").await?;
    window.expect_gone("palette").await?;
    address(window).await
}

#[tokio::test]
async fn the_command_palette_finds_screens_decks_cards_and_rules() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("nav-games", "Games").await?;
    assert_eq!(find(&window, "judge", "Judge").await?, "#/judge");
    assert_eq!(find(&window, "decks", "Decks").await?, "#/decks");
    window.click("new-deck").await?;
    window.click("start-published").await?;
    window.fill("published-search", "Tarkin Homeworlds").await?;
    window.click("css=[data-testid^=published-]:only-of-type").await?;
    window.fill("new-deck-name", "Night on Endor").await?;
    window.click("create-deck").await?;
    window.expect("play-deck", |_| true).await?;
    let deck = address(&window).await?;
    assert_eq!(find(&window, "wampa", "Wampa").await?, "#/cards");
    assert!(find(&window, "1.17.2", "1.17.2").await?.contains("1.17.2"));
    assert_eq!(find(&window, "night on", "Night on Endor").await?, deck);
    // Play: the deck has the first seat; Enter in a field does not start the game, the button does.
    window.click("play-deck").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    let chosen = "return document.querySelector('[data-testid=seat-deck-1]').value";
    assert_eq!(window.evaluate(chosen).await?, Value::from("library 1"));
    window.fill("seat-name-1", "Ann").await?;
    window.press("Enter").await?;
    window.expect("start-game", |_| true).await?;
    assert_eq!(address(&window).await?, deck);
    window.click("start-game").await?;
    window.choose("pace", "instant").await?;
    // Escape does not leave a game in progress, not even from the command palette; the arrow does, and the deck is now
    // a recent one.
    for _ in 0..2 {
        window.press("Escape").await?;
    }
    window.press("Control+k").await?;
    window.expect_focus("palette-field").await?;
    window.press("Escape").await?;
    window.press("Escape").await?;
    window.expect("board", |_| true).await?;
    window.click("exit-table").await?;
    window.click("new-game").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    assert_eq!(window.evaluate(chosen).await?, Value::from("library 1"));
    window.press("Escape").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_rematch_can_swap_sides_or_change_decks_clock_and_auto_answers() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("open-settings").await?;
    window.click("by-itself-lonePass").await?;
    window.expect("css=[data-testid=by-itself-lonePass]:not(:checked)", |_| true).await?;
    window.click("ask-always").await?;
    window.expect("css=[data-testid=by-itself-equalTriggers]:disabled", |_| true).await?;
    window.click("ask-choice").await?;
    window.expect("css=[data-testid=by-itself-equalTriggers]:enabled:checked", |_| true).await?;
    window.press("Escape").await?;
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    // Decks of the latest set are offered first, and a bot is named after its leader.
    let chosen = "return document.querySelector('[data-testid=seat-deck-2]').value";
    assert_eq!(window.evaluate(chosen).await?, Value::from("published HMW-Chewbacca"));
    window.click("more-choices").await?;
    window.choose("turn-clock", "1").await?;
    window.fill("seat-name-1", "Ann").await?;
    window.click("start-game").await?;
    window.choose("pace", "instant").await?;
    asked(&window).await?;
    window.expect_text("seat-1", "Opponent").await?;
    window.expect("css=[data-testid=seat-1] [title^='Chewbacca']", |_| true).await?;
    window.expect("clock-0", |text| text.contains("0:5") && text.contains("+10:00")).await?;
    window.click("concede").await?;
    window.click("confirm-yes").await?;
    window.expect_text("game-result", "You lost").await?;
    window.click("swap-sides").await?;
    window.expect_gone("game-over").await?;
    window.expect("css=[data-testid=seat-1] [title^='Grand Moff Tarkin']", |_| true).await?;
    window.expect("clock-0", |text| text.contains("+10:00")).await?;
    window.click("concede").await?;
    window.click("confirm-yes").await?;
    window.click("change-decks").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    assert_eq!(window.evaluate(chosen).await?, Value::from("published HMW-Tarkin"));
    window.choose("seat-deck-2", "published SOR-Vader").await?;
    window.click("start-game").await?;
    window.expect("css=[data-testid=seat-1] [title^='Darth Vader']", |_| true).await?;
    window.expect("css=[data-testid=seat-0] [title^=Ann]", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Unreadable units on the table: their side in pixels if it is under 48 or they do not fit into their arena.
const UNREADABLE: &str = "return [...document.querySelectorAll('.arena')].flatMap((arena) => { \
    const box = arena.getBoundingClientRect(); \
    return [...arena.querySelectorAll('.cell')].flatMap((cell) => { \
      const at = cell.getBoundingClientRect(); \
      const whole = at.top >= box.top - 1 && at.bottom <= box.bottom + 1 && at.left >= box.left - 1 && at.right <= box.right + 1; \
      const letters = parseFloat(getComputedStyle(cell).fontSize); \
      return whole && at.width >= 48 && letters >= 8.5 ? [] : [`${cell.textContent}: ${at.width}, ${letters}, ${whole}`]; }) })";

/// Returns the unreadable units once the table has stopped moving: cards move to their positions and make space for new
/// ones.
async fn unreadable_at_rest(window: &Window) -> DriveResult<Value> {
    let since = Instant::now();
    loop {
        let found = window.evaluate(UNREADABLE).await?;
        if found == Value::Array(Vec::new()) || since.elapsed() > Duration::from_secs(3) {
            return Ok(found);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn four_players_see_every_unit_on_a_small_screen() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("nav-games").await?;
    window.click("new-game").await?;
    for _ in 0..2 {
        window.click("css=[data-testid=add-seat]:enabled").await?;
    }
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    window.click("more-choices").await?;
    window.fill("game-seed", "11").await?;
    window.click("start-game").await?;
    window.choose("pace", "instant").await?;
    let units = "return document.querySelectorAll('.arena .cell').length";
    let (mut steps, mut most) = (0, 0);
    while steps < 70 && most < 12 {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(&window, &ask).await?;
        steps += 1;
        let now = window.evaluate(units).await?.as_u64().unwrap_or(0);
        if now > most {
            most = now;
            assert_eq!(unreadable_at_rest(&window).await?, Value::Array(Vec::new()), "with {now} units");
        }
    }
    assert!(most >= 8, "{most} units are on the table");
    // An empty arena is reduced to a strip next to one with units.
    let strip = "return [...document.querySelectorAll('.half.compact')].flatMap((half) => { \
        const [a, b] = [...half.querySelectorAll('.arena')]; \
        const [x, y] = [a, b].map((arena) => arena.querySelectorAll('.cell').length); \
        const area = (one) => one.clientWidth * one.clientHeight; \
        return (x === 0) === (y === 0) ? [] : [area(x === 0 ? a : b) < area(x === 0 ? b : a) / 2]; })";
    let strips = window.evaluate(strip).await?;
    assert!(strips.as_array().is_some_and(|all| all.iter().all(|narrow| *narrow == Value::Bool(true))), "{strips}");
    for theme in ["theme-dark", "theme-light"] {
        window.evaluate("location.hash = '#/games'").await?;
        window.click("open-settings").await?;
        window.click(theme).await?;
        window.press("Escape").await?;
        window.click("open-game-1").await?;
        for (width, height) in [(1280, 800), (1920, 1080)] {
            window.resize(width, height).await?;
            window.expect("board", |_| true).await?;
            assert_eq!(unreadable_at_rest(&window).await?, Value::Array(Vec::new()), "{theme}, {width}x{height}");
            if let Ok(folder) = std::env::var("E2E_PICTURES") {
                let file = format!("{folder}/four-{theme}-{width}.png");
                window.screenshot(std::path::Path::new(&file)).await?;
            }
        }
    }
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Cards can be dragged as well as clicked: to the resources, into an arena, and onto the target of an attack. A card that
/// is put back into the hand is not played. With open hands, two people play without the pass-device screen.
#[tokio::test]
async fn cards_can_be_dragged_and_hands_can_be_open() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    window.choose("seat-kind-2", "person").await?;
    window.choose("seat-deck-1", "published SOR-Luke").await?;
    window.choose("seat-deck-2", "published SOR-Vader").await?;
    window.click("more-choices").await?;
    window.click("open-hands").await?;
    window.fill("game-seed", "7").await?;
    window.click("start-game").await?;
    let hand = |count: usize| format!("css=[data-testid=hand] .slot:nth-child({count}) [data-card]");
    let steps = async || -> DriveResult<u64> {
        let view = window.invoke("open_game", json!({ "game": 1, "reader": null, "known": 0 })).await?;
        Ok(view["step"].as_u64().unwrap_or_default())
    };
    // Waits until a dropped card has been used. Returns `false` if its ways are offered, and puts it back, or if nothing
    // happens, because a Sentinel protects the base.
    let is_used = async |before: u64| -> DriveResult<bool> {
        let since = Instant::now();
        let mut offered = 0;
        while since.elapsed() < Duration::from_secs(5) {
            // A card that is used shows its ways for a moment, until the step is answered.
            offered = if window.appears("let-go", Duration::ZERO).await? { offered + 1 } else { 0 };
            if offered > 10 && steps().await? == before {
                window.press("Escape").await?;
                return Ok(false);
            }
            if steps().await? > before {
                return Ok(true);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(false)
    };
    let (mut attacks, mut resources, mut played) = (0, 0, 0);
    for _ in 0..60 {
        if attacks > 0 && played > 0 {
            break;
        }
        let ask = asked(&window).await?;
        assert_ne!(ask, "pass-device", "open hands need no cover");
        let before = steps().await?;
        let lit = "css=[data-testid=hand] [data-lit]";
        if ask == "first_resources" {
            assert_eq!(window.count("css=[data-testid^=open-hand-]").await?, 1, "the hand of the other player is open");
            let held = "css=[data-testid=hand] [aria-pressed]";
            for at in 1..=2 {
                window.drag(&hand(at), "css=[data-testid=own-row] [data-drop=resources]").await?;
                assert_eq!(window.count(held).await?, at);
            }
            window.click("css=[data-testid=confirm-cards]:enabled").await?;
            resources += u64::from(is_used(before).await?);
        } else if ask == "action" && window.appears("css=.arena [data-lit]", Duration::ZERO).await? {
            window.drag("css=.arena [data-lit]", "css=.others .base [data-card]").await?;
            attacks += u64::from(is_used(before).await?);
        } else if ask == "action" && window.appears(lit, Duration::ZERO).await? {
            window.drag(lit, "css=[data-testid=own-row] [data-drop=resources]").await?;
            assert_eq!((asked(&window).await?, steps().await?), (ask, before), "it was put back");
            window.drag(lit, "css=[data-testid=prompt]").await?;
            match is_used(before).await? {
                true => played += 1,
                false => window.click("css=[data-answer=pass]").await?,
            }
        } else {
            click_something(&window, &ask).await?;
        }
    }
    assert!(attacks > 0 && played > 0 && resources == 2, "{attacks} attacks, {played} cards played, {resources}");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Positions of all elements of the board, except those raised under the pointer.
const STANDS: &str = "return [...document.querySelectorAll('.half, .arena, [data-testid=prompt], [data-testid=hand]')] \
    .map((one) => { const at = one.getBoundingClientRect(); return [at.left, at.top, at.width, at.height] })";

/// Larger text makes the text of cards larger if there is space, and never smaller. Cards that use all the space already
/// become at most a tenth narrower, because the rest of the table grows. The pointer moves nothing.
#[tokio::test]
async fn larger_text_enlarges_texts_of_cards_and_hovering_moves_nothing() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    begin(&window, "quick").await?;
    for _ in 0..14 {
        let ask = asked(&window).await?;
        click_something(&window, &ask).await?;
    }
    asked(&window).await?;
    let stood = window.evaluate(STANDS).await?;
    let cards = window.count("css=[data-testid=hand] [data-card]").await?;
    for at in 1..=cards.min(4) {
        window.point(&format!("css=[data-testid=hand] .slot:nth-of-type({at}) [data-card]")).await?;
        assert_eq!(window.evaluate(STANDS).await?, stood, "pointing at card {at} of the hand");
    }
    let least = "return ['width', 'fontSize'].map((what) => Math.min(...[...document.querySelectorAll('.arena .cell')].map( \
        (cell) => parseFloat(getComputedStyle(cell)[what]))))";
    let sizes = async |width: u32, height: u32| -> DriveResult<(f64, f64)> {
        window.resize(width, height).await?;
        let least = window.evaluate(least).await?;
        let one = |at: usize| least[at].as_f64().unwrap_or(0.0);
        Ok((one(0), one(1)))
    };
    let (small, large) = (sizes(1280, 800).await?, sizes(1920, 1080).await?);
    window.click("exit-table").await?;
    window.click("open-settings").await?;
    window.choose("text-size", "160").await?;
    window.press("Escape").await?;
    window.click("open-game-1").await?;
    window.expect("board", |_| true).await?;
    asked(&window).await?;
    let (larger, smaller) = (sizes(1920, 1080).await?, sizes(1280, 800).await?);
    if let Ok(folder) = std::env::var("E2E_PICTURES") {
        window.screenshot(std::path::Path::new(&format!("{folder}/two-160.png"))).await?;
    }
    assert!(larger.1 > 1.2 * large.1, "{larger:?} after {large:?} at 1920x1080");
    assert!(larger.0 > 0.9 * large.0, "{larger:?} after {large:?} at 1920x1080");
    assert!(smaller.1 >= small.1.min(16.0), "{smaller:?} after {small:?} at 1280x800");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
