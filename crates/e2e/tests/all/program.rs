//! Behaviour of a desktop program rather than a web page: it reopens where the user left it, and its keys mean the same
//! everywhere.

use e2e::{DriveResult, Window};
use serde_json::json;

#[tokio::test]
async fn the_window_opens_on_the_last_screen_in_its_last_size() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    window.go("#/event/1/standings", "panel-standings").await?;
    window.resize(1100, 700).await?;
    window.restart().await?;
    window.expect("panel-standings", |_| true).await?;
    let place = std::fs::read_to_string(data.path().join("window/place.json")).unwrap();
    let place: serde_json::Value = serde_json::from_str(&place).unwrap();
    assert_eq!((&place["width"], &place["height"]), (&json!(1100.0), &json!(700.0)), "{place}");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn an_unfinished_game_can_be_continued_from_the_first_screen() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.expect("way-sample", |_| true).await?;
    assert_eq!(window.count("go-on-game").await?, 0);
    window.go("#/games", "new-game").await?;
    e2e::table::begin(&window, "random").await?;
    window.restart().await?;
    // Opening the program never shows a hand.
    window.expect("new-game", |_| true).await?;
    window.click("nav-events").await?;
    window.click("go-on-game").await?;
    window.expect("phase", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn search_undo_print_and_text_size_have_the_usual_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    window.go("#/event/1/players", "player-1").await?;
    window.press("Control+f").await?;
    window.expect_focus("filter-players").await?;
    // In a field, the undo keys belong to the field.
    window.press_text("zz").await?;
    window.press("Control+z").await?;
    assert_eq!(window.count("css=dialog[open]").await?, 0);
    window.press("Control+p").await?;
    window.expect("print-dialog", |_| true).await?;
    window.press("Escape").await?;
    window.expect_gone("print-dialog").await?;
    window.press("Escape").await?;
    window.press("Control+z").await?;
    window.expect_text("css=dialog[open]", "Undo").await?;
    // Larger text in a dialog as well, and back.
    let size = "return document.documentElement.style.fontSize";
    assert_eq!(window.evaluate(size).await?, json!("100%"));
    window.press("Control+=").await?;
    assert_eq!(window.evaluate(size).await?, json!("110%"));
    window.press("Control+0").await?;
    assert_eq!(window.evaluate(size).await?, json!("100%"));
    window.press("Escape").await?;
    window.expect_gone("css=dialog[open]").await?;
    window.go("#/safety", "nav-events").await?;
    window.press("Control+f").await?;
    window.expect_focus("palette-field").await?;
    window.press("Escape").await?;
    window.press("?").await?;
    window.expect_text("keys", "Ctrl+F").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Drops a file with this name and text onto the window.
async fn drop_file(window: &Window, name: &str, text: &str) -> DriveResult<()> {
    let script = format!(
        "const data = new DataTransfer();
         data.items.add(new File([{}], {}, {{ type: 'text/plain' }}));
         for (const type of ['dragover', 'drop']) document.querySelector('main').dispatchEvent(
             new DragEvent(type, {{ bubbles: true, cancelable: true, dataTransfer: data }}));",
        json!(text),
        json!(name)
    );
    window.evaluate(&script).await.map(drop)
}

#[tokio::test]
async fn dropping_a_file_anywhere_opens_the_right_import() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("saturday.cantina");
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", file.to_str().unwrap())]).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    window.click("event-menu").await?;
    window.click("menu-export").await?;
    window.expect_text("toasts", "saturday").await?;
    let event = std::fs::read_to_string(&file).unwrap();
    let list = "Leader\n1 | Luke Skywalker | Faithful Friend\nBase\n1 | Echo Base\nMainDeck\n3 | Wampa\n";
    // A list dropped on the rules is offered to the library.
    window.go("#/rules", "nav-rules").await?;
    drop_file(&window, "luke.txt", list).await?;
    window.expect_text("import-dialog", "Luke Skywalker").await?;
    window.press("Escape").await?;
    window.expect_gone("import-dialog").await?;
    // A list dropped on the players of an event that has not begun is imported.
    window.go("#/events", "new-event").await?;
    window.click("new-event").await?;
    window.click("create-event").await?;
    window.expect("player-name", |_| true).await?;
    drop_file(&window, "players.csv", "First name,Last name\nAda,Lovelace\nGrace,Hopper\n").await?;
    window.click("paste-add").await?;
    window.expect_text("player-count", "2").await?;
    window.go("#/decks", "new-deck").await?;
    // A list dropped on the decks is imported by that screen, once; an event file there is an event.
    drop_file(&window, "again.txt", list).await?;
    window.expect_text("import-dialog", "Luke Skywalker").await?;
    window.press("Escape").await?;
    window.expect_gone("import-dialog").await?;
    drop_file(&window, "saturday.cantina", &event).await?;
    window.expect_text("event-title", "Sample event").await?;
    window.expect_text("toasts", "already exists").await?;
    // A package of the program is checked; without a key in this build, the answer explains why it was not checked.
    drop_file(&window, "Cantina_9.0.0_amd64.deb", "abc").await?;
    window.expect_text("update-check", "no key to check packages with").await?;
    window.expect_text("update-check", "Cantina_9.0.0_amd64.deb").await?;
    window.press("Escape").await?;
    window.expect_gone("update-check").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Regression test: a spreadsheet of another program's event was imported as a deck list.
#[tokio::test]
async fn a_dropped_table_of_players_goes_to_the_league_or_a_new_event() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.go("#/leagues", "new-league").await?;
    window.make_league("Season").await?;
    drop_file(&window, "Spring.csv", "Rank,Name,Points,Decklist\n1,Ada Vance,9,\n2,Ben Ortiz,6,\n").await?;
    window.expect("take-title", |title| title == "Spring").await?;
    window.click("take-do").await?;
    window.expect_gone("take-table").await?;
    window.expect_text("league-standings", "Ada Vance").await?;
    // Without points or places a league cannot count anything: the message states the possible uses of the players.
    let decks = r#"{"players": [{"name": "Ada Vance", "deck": "Leader\n1 | Chewbacca"}, {"name": "Cara Lind"}]}"#;
    drop_file(&window, "friday.json", decks).await?;
    window.expect_text("css=dialog[open]", "neither points nor places").await?;
    window.click("confirm-yes").await?;
    window.expect("event-kind", |kind| kind == "constructed").await?;
    window.click("create-event").await?;
    window.expect_text("paste-dialog", "Cara Lind").await?;
    window.click("paste-add").await?;
    window.expect_text("player-count", "2 players").await?;
    // An unrelated screen offers the same; a user who cancels loses nothing.
    window.go("#/rules", "nav-rules").await?;
    drop_file(&window, "Spring.csv", "Rank,Name,Points\n1,Ada Vance,9\n").await?;
    window.expect_text("css=dialog[open]", "drop the file on the league").await?;
    window.press("Escape").await?;
    window.expect_gone("css=dialog[open]").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// The scroll position of a screen is restored after another screen and at the next start, even if the whole page
/// scrolls.
#[tokio::test]
async fn the_scroll_position_of_a_screen_is_restored() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    let at = "return document.querySelector('[data-testid=card-grid]').scrollTop";
    let scrolled = async |window: &Window, script: &str, when: &str| {
        for _ in 0..100 {
            if window.evaluate(script).await? == json!(1500) {
                // The page receives the event with the next frame.
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
                return Ok(());
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        Err(e2e::Problem(format!("{when} it is at {}", window.evaluate(script).await?)))
    };
    window.go("#/cards", "css=[data-testid^=found-]").await?;
    window.expect("search-count", |count| count.contains("cards")).await?;
    window.evaluate("document.querySelector('[data-testid=card-grid]').scrollTop = 1500").await?;
    scrolled(&window, at, "at first").await?;
    window.go("#/events", "new-event").await?;
    window.go("#/cards", "css=[data-testid^=found-]").await?;
    scrolled(&window, at, "back from another screen").await?;
    scrolled(&window, "return Number((localStorage['cantina.place.scroll'] ?? '').split(' ')[1])", "saved").await?;
    window.restart().await?;
    window.expect("card-grid", |_| true).await?;
    scrolled(&window, at, "after a start").await?;
    window.go("#/profiles", "nav-profiles").await?;
    window.click("open-settings").await?;
    window.choose("text-size", "400").await?;
    window.press("Escape").await?;
    let whole = "return document.scrollingElement.scrollTop";
    let far = "document.scrollingElement.scrollTop = 1500; return document.scrollingElement.scrollTop";
    scrolled(&window, far, "as a whole").await?;
    window.go("#/safety", "safety-screen").await?;
    assert_eq!(window.evaluate(whole).await?, json!(0), "another screen begins at its top");
    window.go("#/profiles", "nav-profiles").await?;
    scrolled(&window, whole, "back on a page that scrolls as a whole").await?;
    window.close().await
}

/// The window has the theme of the system, unless another one was chosen.
#[tokio::test]
async fn the_window_has_the_theme_of_the_system() -> DriveResult<()> {
    for (system, look) in [("Adwaita:dark", "dark"), ("Adwaita", "light")] {
        let data = tempfile::tempdir().unwrap();
        let window = Window::open_with(data.path(), &[("GTK_THEME", system)]).await?;
        window.click("open-settings").await?;
        window.click("theme-system").await?;
        let seen = window.evaluate("return document.documentElement.dataset.theme").await?;
        assert_eq!(seen, json!(look), "{system}");
        window.close().await?;
    }
    Ok(())
}

/// The header fits at the smallest common size, even with the longer German words.
#[tokio::test]
async fn the_header_of_an_event_is_not_cut_off() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    let cut = "return [...document.querySelectorAll('header :is(a, button, span, h1)')].filter((one) => {
            const box = one.getBoundingClientRect();
            const { left, right } = one.closest('nav, header').getBoundingClientRect();
            // A hidden element is not cut off: a narrow window has no room for earlier stages.
            if (one.getClientRects().length === 0) return false;
            return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1 || box.right > right + 1 || box.left < left - 1;
        }).map((one) => one.textContent.trim())";
    for language in ["english", "german"] {
        window.click("open-settings").await?;
        window.click(&format!("language-{language}")).await?;
        window.press("Escape").await?;
        window.expect_gone("css=dialog[open]").await?;
        for (width, height) in [(1280, 800), (1920, 1080)] {
            window.resize(width, height).await?;
            assert_eq!(window.evaluate(cut).await?, json!([]), "{language}, {width}x{height}");
        }
    }
    window.close().await
}

/// A screen's keys work with any focus: on a button, a ticked checkbox, a list with a chosen option.
#[tokio::test]
async fn the_keys_of_a_screen_work_with_any_focus() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    window.go("#/event/1/rounds", "panel-rounds").await?;
    for target in
        ["css=main input[type=checkbox]", "tab-rounds", "css=main [data-testid^=table-]", "css=main h1, main th"]
    {
        window.click(target).await?;
        window.press("?").await?;
        window.expect("keys", |_| true).await?;
        window.press("Escape").await?;
        window.expect_gone("keys").await?;
        window.press("Escape").await?;
    }
    // A list keeps the focus when it is used with keys, because it needs the letters.
    window.go("#/event/1/standings", "panel-standings").await?;
    window.evaluate("document.querySelector('main select').focus()").await?;
    window.press("ArrowUp").await?;
    assert_eq!(window.evaluate("return document.activeElement.tagName").await?, json!("SELECT"));
    let by_mouse = "const list = document.querySelector('main select');
        list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return document.activeElement.tagName";
    assert_eq!(window.evaluate(by_mouse).await?, json!("BODY"));
    window.press("?").await?;
    window.expect("keys", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// A long task shows its progress and can be stopped; the part that is not done is unchanged.
#[tokio::test]
async fn playing_out_matches_can_be_stopped() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("way-sample").await?;
    window.click("tour-skip").await?;
    window.click("round-menu").await?;
    window.click("menu-play-out").await?;
    window.choose("fill-kind", "strong").await?;
    if window.count("css=[data-testid=fill-go]:disabled").await? > 0 {
        window.click("fill-people").await?;
    }
    window.click("fill-go").await?;
    window.expect_text("fill-progress", "0 of 2 matches").await?;
    window.click("fill-stop").await?;
    window.expect_text("fill-progress", "Stopped").await?;
    window.click("fill-close").await?;
    window.expect("open-tables", |open| open.contains("open")).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
