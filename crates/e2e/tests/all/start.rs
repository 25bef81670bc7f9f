//! The window opens, introduces itself, is locked down, and closes when requested.

use std::path::Path;

use e2e::{Display, DriveResult, Problem, Window, program_path};
use serde_json::json;

/// The version in the sidebar, whose tooltip names the open database.
const ABOUT: &str = "css=[data-testid=about][title$='cantina.db']";

#[tokio::test]
async fn the_window_opens_shows_its_data_file_and_closes() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let about = window.expect(ABOUT, |_| true).await?;
    assert!(about.contains(env!("CARGO_PKG_VERSION")), "{about}");
    // The browser's menu (Back, Reload) appears only in fields.
    let menu = |css: &str| {
        format!(
            "const asked = new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }});
             document.querySelector('{css}').dispatchEvent(asked); return asked.defaultPrevented"
        )
    };
    assert_eq!(window.evaluate(&menu("[data-testid=about]")).await?, json!(true));
    window.click("new-event").await?;
    window.expect("event-name", |_| true).await?;
    assert_eq!(window.evaluate(&menu("[data-testid=event-name]")).await?, json!(false));
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn an_empty_window_offers_a_practice_draft_and_a_sample_event() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("way-practice", "Homeworlds").await?;
    window.click("way-sample").await?;
    window.expect_text("open-tables", "2 open tables").await?;
    // A short tour is part of it, and the window stays usable meanwhile.
    window.expect_text("tour-text", "next step of the event").await?;
    window.expect_focus("tour-next").await?;
    window.press("Enter").await?;
    window.expect_text("tour-text", "Enter results as").await?;
    window.click("tab-standings").await?;
    window.click("tab-rounds").await?;
    while window.count("tour").await? > 0 {
        window.click("tour-next").await?;
    }
    window.expect("next-step", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await?;
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("way-practice").await?;
    window.type_into("own-name", "Ann").await?;
    window.press("Enter").await?;
    window.pick_first().await?;
    window.expect_text("draft-step", "pick 2 of 3").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn the_page_can_call_only_our_commands() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect(ABOUT, |_| true).await?;
    for command in ["plugin:dialog|open", "plugin:window|set_title", "plugin:event|emit", "no_such_command"] {
        let call = format!(
            "const done = arguments[arguments.length - 1];
             window.__TAURI_INTERNALS__.invoke('{command}', {{}}).then(() => done('allowed'), (why) => done(String(why)))"
        );
        let answer = window.client().execute_async(&call, Vec::new()).await.unwrap();
        assert!(
            answer.as_str().is_some_and(|why| why.contains("not allowed") || why.contains("not found")),
            "{command}: {answer}"
        );
    }
    let elsewhere = "fetch('https://example.org/').then(() => 0, () => 1)";
    assert_eq!(window.evaluate(&format!("return await {elsewhere}")).await.ok(), Some(json!(1)));
    Ok(())
}

#[tokio::test]
async fn a_second_window_on_the_same_data_reports_the_first_one() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let first = Window::open(data.path()).await?;
    first.expect(ABOUT, |_| true).await?;
    let second = Window::open(data.path()).await?;
    second.expect_text("start-error", "Another Cantina window").await?;
    second.close().await?;
    first.close().await
}

/// A double click on a file while the window is open starts a second copy, which passes the file on and ends.
#[tokio::test]
async fn a_file_opened_with_a_second_copy_opens_in_the_window() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let (event, list) = (data.path().join("saturday.cantina"), data.path().join("My deck.txt"));
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", event.to_str().unwrap())]).await?;
    window.click("new-event").await?;
    window.fill("event-name", "Saturday").await?;
    window.choose("event-kind", "constructed").await?;
    window.click("create-event").await?;
    window.type_into("player-name", "Ada").await?;
    window.press("Enter").await?;
    window.expect_text("player-count", "1 player").await?;
    let export = "return await window.__TAURI_INTERNALS__.invoke('export_event', { event: 1, cardData: false })";
    assert_eq!(window.evaluate(export).await?, json!(event));

    std::fs::write(&list, "Leader\n1 | Darth Vader | Dark Lord of the Sith").unwrap();
    assert!(window.open_files(&[&list]).await?);
    window.expect_text("import-dialog", "Darth Vader").await?;
    window.press("Escape").await?;
    window.expect_gone("import-dialog").await?;
    assert!(window.open_files(&[&event]).await?);
    window.expect_text("css=body", "Saturday already exists. Nothing was imported.").await?;
    window.expect_text("player-count", "1 player").await?;
    // A link to a case opens the judge's table, even if it is already open.
    for title in ["Sentinel in the way", "Two triggers"] {
        let position = r#"{"players":[{"leaders":[{"card":"SOR_005"}],"base":{"card":"SOR_023"}},{}],"round":4}"#;
        let link = format!(
            "const {{ invoke }} = window.__TAURI_INTERNALS__;
             const ruling = await invoke('read_case', {{ text: {position:?} }});
             return await invoke('case_link', {{ ruling: {{ ...ruling, case: {{ ...ruling.case, title: '{title}' }} }} }})"
        );
        let link = window.evaluate(&link).await?;
        assert!(window.open_files(&[Path::new(link.as_str().unwrap())]).await?);
        window.expect_text("judge-screen", title).await?;
    }
    window.close().await
}

/// No flash between the double click and the page: with the dark theme there is no bright frame.
#[tokio::test]
async fn a_dark_window_is_dark_from_the_first_frame() -> DriveResult<()> {
    let (data, screen) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let window = Window::open(data.path()).await?;
    window.click("open-settings").await?;
    window.click("theme-dark").await?;
    window.expect("css=[data-testid=theme-dark][aria-pressed=true]", |_| true).await?;
    window.close().await?;
    let display = Display::watched(screen.path())?;
    let mut command = std::process::Command::new(program_path()?);
    display.give_to(&mut command);
    command.env("CANTINA_DATA_DIR", data.path());
    let mut program = tokio::process::Command::from(command)
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| Problem::when("starting the program", error))?;
    let (mut brightest, mut drawn) = (0.0_f64, 0);
    for _ in 0..3000 {
        brightest = brightest.max(display.brighter_than(150)?);
        // Text has been visible for a while: the page is drawn.
        drawn += u32::from(display.brighter_than(100)? > 0.001);
        if drawn > 60 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(4)).await;
    }
    program.start_kill().map_err(|error| Problem::when("ending the program", error))?;
    assert!(drawn > 60, "the page never came");
    assert!(brightest < 0.2, "{:.0} % of the screen were bright", brightest * 100.0);
    Ok(())
}

#[tokio::test]
async fn a_window_killed_at_once_starts_again() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.expect(ABOUT, |_| true).await?;
    window.kill_and_reopen().await?;
    window.expect(ABOUT, |_| true).await?;
    window.restart().await?;
    window.expect(ABOUT, |_| true).await?;
    window.close().await
}

#[tokio::test]
async fn the_page_has_a_usable_language_in_a_container_without_one() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open_with(data.path(), &[("LANG", "C.UTF-8"), ("LC_ALL", "POSIX")]).await?;
    let formatted = window.evaluate("return new Intl.NumberFormat(navigator.language).format(0.5)").await?;
    assert_eq!(formatted, json!("0.5"));
    Ok(())
}

/// The whole window changes its language immediately. A chosen language is kept at the next start, until the system's
/// is selected.
#[tokio::test]
async fn a_chosen_language_is_kept_until_the_systems_is_selected() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("nav-games", "Games").await?;
    window.click("open-settings").await?;
    window.expect("css=[data-testid=language-system][aria-pressed=true]", |_| true).await?;
    window.click("language-german").await?;
    window.expect_text("nav-games", "Spiele").await?;
    window.expect("css=[data-testid=language-german][aria-pressed=true]", |_| true).await?;
    window.close().await?;
    let again = Window::open(data.path()).await?;
    again.expect_text("nav-games", "Spiele").await?;
    assert_eq!(again.evaluate("return document.documentElement.lang").await?, json!("de"));
    again.click("open-settings").await?;
    again.click("language-system").await?;
    again.expect_text("nav-games", "Games").await?;
    again.close().await
}

/// The round clock on a screen for the whole room: its window shows and controls the clock, and can do nothing else.
#[tokio::test]
async fn the_clock_window_can_call_only_its_own_commands() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect(ABOUT, |_| true).await?;
    let ask = async |command: &str, arguments: serde_json::Value| {
        let script = "const [command, given, done] = arguments; \
                      window.__TAURI_INTERNALS__.invoke(command, given).then(() => done('allowed'), (why) => done(JSON.stringify(why)))";
        let answer = window.client().execute_async(script, vec![command.into(), arguments]).await.unwrap();
        answer.as_str().unwrap_or_default().to_owned()
    };
    let new = json!({ "name": "Clock", "kind": "constructed", "set": null, "digital": true, "podSize": 8, "profile": null,
        "seed": "1", "structure": { "rounds": "swiss", "bestOf": null, "cutBestOf": null, "cut": null, "trilogy": false } });
    assert_eq!(ask("create_event", json!({ "newEvent": new })).await, "allowed");
    assert_eq!(ask("act", json!({ "event": 1, "act": { "act": "register", "text": "Ada\nBen" } })).await, "allowed");
    let pair = json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false });
    assert_eq!(ask("act", json!({ "event": 1, "act": pair })).await, "allowed");
    assert_eq!(ask("open_clock_window", json!({ "event": 1 })).await, "allowed");
    let main = window.client().window().await.unwrap();
    let windows = window.client().windows().await.unwrap();
    let clock = windows.into_iter().find(|one| *one != main).expect("the window of the clock");
    window.client().switch_to_window(clock).await.unwrap();
    window.expect_text("big-clock-screen", "Round 1").await?;
    for command in ["list_events", "act", "event", "restore", "export_event"] {
        let answer = ask(command, json!({ "event": 1, "player": 1 })).await;
        assert!(answer.contains("not allowed"), "{command}: {answer}");
    }
    let start = json!({ "event": 1, "round": 1, "action": { "kind": "start", "seconds": null } });
    assert_eq!(ask("round_clock", start).await, "allowed");
    assert_eq!(ask("board", json!({ "event": 1 })).await, "allowed");
    window.client().switch_to_window(main).await.unwrap();
    assert_eq!(ask("act", json!({ "event": 1, "act": { "act": "undo" } })).await, "allowed");
    window.close().await
}
