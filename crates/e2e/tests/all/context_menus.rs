//! Context menus of rows and cards: with the right mouse button, and with Shift+F10 from the keyboard.

use e2e::{DriveResult, Window};
use serde_json::json;

async fn sample(window: &Window) -> DriveResult<()> {
    window.click("way-sample").await?;
    window.expect_text("open-tables", "2 open tables").await?;
    window.click("tour-skip").await
}

#[tokio::test]
async fn a_row_has_a_menu_that_can_be_used_by_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("carried.cantina");
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", file.to_str().unwrap())]).await?;
    sample(&window).await?;
    window.go("#/events", "open-event-1").await?;
    window.press("ArrowDown").await?;
    window.expect_focus("open-event-1").await?;
    window.press("Shift+F10").await?;
    window.expect_focus("menu-open").await?;
    let roles = window.evaluate(
        "const menu = document.querySelector('[role=menu]');
         return [menu.getAttribute('aria-label'), menu.querySelectorAll('[role=menuitem]').length]",
    );
    assert_eq!(roles.await?, json!(["Sample event", 4]));
    // Wrap around, jump by the first letter, and close without a change.
    window.press("ArrowUp").await?;
    window.expect_focus("menu-archive").await?;
    window.press("ArrowDown").await?;
    window.expect_focus("menu-open").await?;
    window.press("e").await?;
    window.expect_focus("menu-export").await?;
    window.press("Escape").await?;
    window.expect_gone("context-menu").await?;
    window.expect_focus("open-event-1").await?;
    window.press("Shift+F10").await?;
    window.press("e").await?;
    window.press("Enter").await?;
    window.expect_text("toasts", "carried").await?;
    assert!(file.exists());
    // A new event with the same settings.
    window.right_click("open-event-1").await?;
    window.click("menu-like").await?;
    window.expect("event-name", |name| name.starts_with("Sample event")).await?;
    window.press("Escape").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn players_tables_decks_and_cards_have_menus() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    sample(&window).await?;
    let table = window.evaluate("return document.querySelector('tr[data-state=open]').dataset.testid.slice(4)");
    let table = table.await?.as_str().unwrap_or_default().to_owned();
    window.right_click(&format!("score-{table}")).await?;
    window.click("menu-extend").await?;
    let typed = window.evaluate("return document.querySelector('[data-testid=extend-dialog] input').value").await?;
    assert_eq!(typed, json!(table));
    window.press("Escape").await?;
    window.right_click(&format!("score-{table}")).await?;
    window.click("menu-result").await?;
    window.expect("result-draw", |_| true).await?;
    // A penalty for a player of the list: the form already has the player.
    window.go("#/event/1/players", "player-1").await?;
    let name = window.text("name-1").await?;
    window.right_click("name-1").await?;
    window.click("menu-penalty").await?;
    window.expect("panel-judge", |_| true).await?;
    window.expect("penalty-infraction", |_| true).await?;
    let shown =
        format!("return [...document.querySelectorAll('main input')].some((one) => one.value === {})", json!(name));
    assert_eq!(window.evaluate(&shown).await?, json!(true));
    // Fields have the system's menu, for copying and pasting.
    window.right_click("css=main textarea, main input:not([type=checkbox])").await?;
    assert_eq!(window.count("context-menu").await?, 0);
    window.press("Escape").await?;

    // In the standings a name leads to the player; a line of the log is copied.
    window.go("#/event/1/standings", "standings").await?;
    window.right_click("css=[data-testid=standing-1] th").await?;
    window.click("menu-more").await?;
    window.expect_text("player-dialog", &name).await?;
    window.press("Escape").await?;
    window.go("#/event/1/log", "log").await?;
    window.right_click("css=[data-testid=log] tbody td").await?;
    window.click("menu-copy").await?;
    window.expect_text("toasts", "Line copied").await?;

    window.go("#/decks", "new-deck").await?;
    window.click("new-deck").await?;
    window.make_published_deck().await?;
    let leader = window.evaluate("return document.querySelector('[data-testid^=leader-][data-card]')?.dataset.card ?? document.querySelector('[data-testid^=main-][data-card]').dataset.card");
    let card = leader.await?.as_str().unwrap_or_default().to_owned();
    window.go("#/decks", "open-deck-1").await?;
    window.right_click("open-deck-1").await?;
    window.click("menu-tags").await?;
    window.expect("css=dialog[open]", |_| true).await?;
    window.press("Escape").await?;
    window.expect_gone("css=dialog[open]").await?;
    window.go("#/cards", "search-cards").await?;
    window.fill("search-cards", &card).await?;
    window.right_click(&format!("found-{card}")).await?;
    window.click("menu-decks").await?;
    window.expect_text("decks-with-card", "1 deck with").await?;
    window.click("clear-card").await?;
    window.expect_gone("decks-with-card").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Opens the menu on a few elements of each kind on the screen. Returns the places where the browser would have shown
/// its own.
const ASKED_EVERYWHERE: &str = "
const field = 'input:not([type=checkbox], [type=radio]), textarea';
const seen = new Map();
const wrong = [];
for (const one of document.querySelectorAll('body, main, button, a, select, h1, h2, p, td, th, tr, li, label, [data-card], [role=option], canvas, svg, img')) {
  const kind = `${one.tagName} ${one.className.baseVal ?? one.className}`;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  // A line of the log leads to the judge's table by this button.
  // An earlier press of the right button may have removed it: on a card of a deck it removes a copy.
  if (!one.isConnected || seen.get(kind) > 2 || one.closest(field) || one.closest('[data-testid=game-log]')) continue;
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  one.dispatchEvent(asked);
  if (!asked.defaultPrevented) wrong.push(kind);
}
return wrong;
";

#[tokio::test]
async fn the_browser_menu_appears_on_no_screen_and_cards_have_a_menu() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    sample(&window).await?;
    let practice =
        "return await window.__TAURI_INTERNALS__.invoke('practice_draft', { name: 'Practice', player: 'Ann' })";
    window.evaluate(practice).await?;
    window.go("#/games", "new-game").await?;
    e2e::table::begin(&window, "random").await?;
    let game = window.evaluate("return location.hash").await?.as_str().unwrap_or_default().to_owned();
    window.go("#/decks", "new-deck").await?;
    window.click("new-deck").await?;
    window.make_published_deck().await?;
    for (address, there, card) in [
        ("#/events", "open-event-1", ""),
        ("#/event/1/players", "player-1", ""),
        ("#/event/1/draft", "panel-draft", ""),
        ("#/event/1/decks", "panel-decks", ""),
        ("#/event/1/rounds", "panel-rounds", ""),
        ("#/event/1/standings", "panel-standings", ""),
        ("#/event/1/bracket", "panel-bracket", ""),
        ("#/event/1/judge", "panel-judge", ""),
        ("#/event/1/log", "panel-log", ""),
        ("#/event/1/deck/1", "deck-legal", "css=[data-testid^=pool-card-], [data-testid^=deck-card-]"),
        ("#/event/2/draft/1", "pack-card-0", "pack-card-0"),
        ("#/decks", "open-deck-1", ""),
        ("#/games", "css=[data-testid^=open-game-]", ""),
        (game.as_str(), "pace", "css=[data-testid=board] [data-card]"),
        ("#/judge", "judge-search", ""),
        ("#/collection", "css=[data-testid^=own-]", "css=[data-testid^=own-]"),
        ("#/cards", "css=[data-testid^=found-]", "css=[data-testid^=found-]"),
        ("#/rules", "css=main [data-number]", ""),
        ("#/profiles", "nav-profiles", ""),
        ("#/leagues", "new-league", ""),
        ("#/safety", "nav-safety", ""),
        // Last: here the right button removes copies from a deck.
        ("#/decks/1", "play-deck", ""),
    ] {
        window.go(address, there).await?;
        let wrong = window.evaluate(ASKED_EVERYWHERE).await?;
        assert_eq!(wrong, json!([]), "{address}");
        if window.count("context-menu").await? > 0 {
            window.press("Escape").await?;
            window.expect_gone("context-menu").await?;
        }
        if !card.is_empty() {
            window.right_click(card).await?;
            window.expect("menu-large", |_| true).await?;
            window.press("Escape").await?;
            window.expect_gone("context-menu").await?;
        }
    }
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Rows with a menu announce it in the same way, including leagues and games.
#[tokio::test]
async fn leagues_and_games_have_menus() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.go("#/leagues", "new-league").await?;
    window.make_league("Season").await?;
    window.go("#/games", "new-game").await?;
    e2e::table::begin(&window, "random").await?;
    for (address, row) in
        [("#/leagues", "css=[data-testid^=open-league-]"), ("#/games", "css=[data-testid^=open-game-]")]
    {
        window.go(address, row).await?;
        window.right_click(row).await?;
        window.expect("menu-archive", |_| true).await?;
        window.press("Escape").await?;
        window.expect_gone("context-menu").await?;
    }
    window.close().await
}
