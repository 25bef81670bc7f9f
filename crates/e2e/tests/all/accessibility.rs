//! WCAG 2.2 A and AA on every screen and dialog, dark and light. axe-core checks the real window for the criteria that
//! can be tested automatically.

use e2e::table::begin;
use e2e::{DriveResult, Problem, TABS_OF_EVENT_1, Window};

/// Adds axe's violations on the current screen.
async fn look(window: &Window, place: &str, found: &mut Vec<String>) -> DriveResult<()> {
    let barriers = window.barriers().await.map_err(|problem| Problem::when(place, problem))?;
    found.extend(barriers.into_iter().map(|line| format!("{place}: {line}")));
    Ok(())
}

async fn theme(window: &Window, name: &str) -> DriveResult<()> {
    window.go("#/events", "nav-events").await?;
    window.click("open-settings").await?;
    window.click(&format!("theme-{name}")).await?;
    window.press("Escape").await
}

#[tokio::test]
async fn axe_finds_no_barrier_on_any_screen() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let mut found = Vec::new();
    window.expect("way-sample", |_| true).await?;
    look(&window, "no events", &mut found).await?;
    window.click("way-sample").await?;
    window.expect_text("open-tables", "2 open tables").await?;
    // A game and a deck, for their screens.
    window.go("#/games", "new-game").await?;
    begin(&window, "random").await?;
    let address = window.evaluate("return location.hash").await?;
    let game = address.as_str().unwrap_or_default().to_owned();
    window.go("#/puzzles", "puzzles").await?;
    window.click("css=[data-testid=next-puzzle]:enabled").await?;
    window.expect_text("puzzle-state", "open").await?;
    let address = window.evaluate("return location.hash").await?;
    let puzzle = address.as_str().unwrap_or_default().to_owned();
    window.go("#/decks", "new-deck").await?;
    window.click("new-deck").await?;
    look(&window, "new deck", &mut found).await?;
    window.make_published_deck().await?;
    for name in ["dark", "light"] {
        theme(&window, name).await?;
        let others = [
            ("#/events", "new-event"),
            ("#/decks", "new-deck"),
            ("#/decks/1", "play-deck"),
            ("#/games", "new-game"),
            (game.as_str(), "pace"),
            ("#/puzzles", "puzzles"),
            (puzzle.as_str(), "puzzle-state"),
            ("#/collection", "nav-collection"),
            ("#/cards", "nav-cards"),
            ("#/judge", "judge-screen"),
            ("#/rules", "nav-rules"),
            ("#/profiles", "nav-profiles"),
            ("#/leagues", "nav-events"),
            ("#/safety", "nav-safety"),
            ("#/card-data", "card-data-screen"),
            ("#/event/1/clock", "big-clock-screen"),
            ("#/statistics", "statistics-counted"),
            ("#/statistics/player/Ada", "player-statistics"),
            ("#/statistics/shared", "sharing"),
        ];
        for (address, there) in TABS_OF_EVENT_1.into_iter().chain(others) {
            window.go(address, there).await?;
            look(&window, &format!("{address}, {name}"), &mut found).await?;
        }
        window.go("#/events", "new-event").await?;
        for (opens, dialog) in [
            ("new-event", "create-event"),
            ("open-settings", "theme-dark"),
            ("open-keys", "keys"),
            ("open-guide", "guide"),
            ("open-about", "about-dialog"),
        ] {
            window.click(opens).await?;
            window.expect(dialog, |_| true).await?;
            look(&window, &format!("{dialog}, {name}"), &mut found).await?;
            window.press("Escape").await?;
            window.expect_gone(dialog).await?;
        }
    }
    none(&found);
    window.close().await
}

#[tokio::test]
async fn axe_finds_no_barrier_in_the_check_of_card_data() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let package = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data-packages/ic27");
    let window = Window::open_with(data.path(), &[("CANTINA_OPEN_FROM", package)]).await?;
    let mut found = Vec::new();
    window.go("#/events", "nav-events").await?;
    for name in ["dark", "light"] {
        theme(&window, name).await?;
        window.go("#/card-data", "card-data-screen").await?;
        window.click("choose-package-folder").await?;
        // The report of the first theme is shown until the package is checked again.
        window.expect("css=[data-testid=choose-package]:enabled", |_| true).await?;
        window.expect_text("report-not-playable", "19 cards").await?;
        window.click("css=[data-testid=report-not-playable] summary").await?;
        look(&window, &format!("the check of a package, {name}"), &mut found).await?;
    }
    window.click("install-package").await?;
    window.expect("card-data-restart", |_| true).await?;
    window.expect("css=[data-testid=choose-package]:enabled", |_| true).await?;
    look(&window, "installed card data", &mut found).await?;
    none(&found);
    window.close().await
}

#[tokio::test]
async fn axe_finds_no_barrier_in_drafting_deck_building_and_phones() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let mut found = Vec::new();
    window.click("way-practice").await?;
    window.type_into("own-name", "Ann").await?;
    window.press("Enter").await?;
    window.pick_first().await?;
    look(&window, "the draft", &mut found).await?;
    // The guide opens above the current screen at the matching page, and leaves the screen unchanged.
    window.press("F1").await?;
    window.expect_text("guide-text", "Draw seats and draft").await?;
    window.fill("guide-search", "firewall").await?;
    window.press("Enter").await?;
    window.expect_text("guide-text", "If phones cannot connect").await?;
    window.press("Escape").await?;
    window.expect_gone("guide").await?;
    while window.count("draft-step").await? > 0 {
        window.pick_first().await?;
    }
    window.click("css=[data-testid^=build-deck-]").await?;
    window.click("suggest-deck").await?;
    window.expect_text("deck-legal", "Legal").await?;
    look(&window, "building a deck", &mut found).await?;
    window.click("exit-deck").await?;
    window.click("event-menu").await?;
    window.click("menu-phones").await?;
    look(&window, "the phones in the room", &mut found).await?;
    none(&found);
    window.close().await
}

fn none(found: &[String]) {
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
}
