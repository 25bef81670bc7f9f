//! The rules and the judge's table in the real window: a disputed position is rebuilt by mouse and keys, questioned,
//! tried and ruled on, and the ruling is exported to a file.

use e2e::{DriveResult, Problem, Window};

fn folder() -> DriveResult<tempfile::TempDir> {
    tempfile::tempdir().map_err(|error| Problem::when("a folder for the test", error))
}

/// Searches for a card and adds it to the selected place.
async fn add(window: &Window, name: &str, said: &str) -> DriveResult<()> {
    window.fill("judge-search", name).await?;
    window.expect_text("css=#judge-found-0", said).await?;
    window.click("css=#judge-found-0").await?;
    window.expect_text("judge-said", said).await?;
    Ok(())
}

#[tokio::test]
async fn a_rule_is_found_by_words_and_by_number() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.click("nav-rules").await?;
    window.fill("search-rules", "nested").await?;
    window.expect("css=[data-number='7.6.11']", |text| text.contains("nested")).await?;
    window.fill("search-rules", "7.6.8").await?;
    window.expect_text("rules-count", "2 rules").await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// CR 7.5.11B: the unit with Sentinel must be attacked.
#[tokio::test]
async fn a_disputed_position_is_rebuilt_and_its_ruling_exported() -> DriveResult<()> {
    let data = folder()?;
    let file = data.path().join("ruling.md");
    let name = file.display().to_string();
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", name.as_str())]).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    window.expect_text("position-warnings", "no leader and base yet").await?;
    for (card, said) in [
        ("num:23 s:sor", "Command Center"),
        ("num:5 s:sor", "Luke Skywalker"),
        ("n:\"Battlefield Marine\" s:sor", "Battlefield Marine"),
    ] {
        add(&window, card, said).await?;
    }
    window.click("side-1").await?;
    for (card, said) in [
        ("num:26 s:sor", "Catacombs of Cadera"),
        ("num:10 s:sor", "Darth Vader"),
        ("n:\"Cloud City Wing Guard\"", "Cloud City Wing Guard"),
        ("n:\"Death Star Stormtrooper\"", "Death Star Stormtrooper"),
    ] {
        add(&window, card, said).await?;
    }
    // The board was the editor until now; from here on it is played.
    window.click("tab-try").await?;
    window.expect_text("prompt-title", "").await?;

    // The reason it cannot pass the Sentinel: the error cites the rule, and the rule's text opens.
    let tile = |card: &str| format!("css=[data-testid=judge-board] [data-card][aria-label*='{card}']");
    window.click(&tile("Battlefield Marine")).await?;
    window.click(&tile("Death Star Stormtrooper")).await?;
    window.expect_text("prompt", "Sentinel").await?;
    window.click("css=[data-testid=prompt] [data-rule='7.5.11B']").await?;
    window.expect_text("rule-card", "Sentinel").await?;
    window.press("Escape").await?;
    window.expect_gone("rule-card").await?;

    // The result of attacking the Sentinel.
    window.click(&tile("Cloud City Wing Guard")).await?;
    window.expect_text("judge-steps", "Cloud City Wing Guard").await?;
    window.click("judge-compare").await?;
    window.expect_text("compare-dialog", "damage").await?;
    window.press("Escape").await?;

    window.click("tab-ruling").await?;
    window.fill("case-title", "Sentinel in the way").await?;
    window.fill("ruling-outcome", "The Marine attacks the Wing Guard.").await?;
    window.fill("ruling-rules", "7.5.11B").await?;
    window.fill("ruling-judge", "Kim").await?;
    window.click("css=[data-testid=export-report]:enabled").await?;
    window.expect_text("toasts", "ruling.md").await?;
    let mut report = String::new();
    for _ in 0..100 {
        report = std::fs::read_to_string(&file).unwrap_or_default();
        if !report.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    for words in ["# Sentinel in the way", "Judge: Kim", "attack Cloud City Wing Guard", "[6.3.3]", "- 7.5.11B: "] {
        assert!(report.contains(words), "{words:?} is not in\n{report}");
    }
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// Searches for a card and adds it to the selected place with keys only; the search has the focus.
async fn add_by_keys(window: &Window, name: &str, said: &str) -> DriveResult<()> {
    window.press("Control+a").await?;
    window.press_text(name).await?;
    window.expect_text("css=#judge-found-0", said).await?;
    window.press("Enter").await?;
    window.expect_text("judge-said", said).await?;
    Ok(())
}

/// Presses arrow keys until a card has the focus.
async fn arrows_to(window: &Window, card: &str) -> DriveResult<()> {
    let on = "const on = document.activeElement; return on.dataset.card ? on.getAttribute('aria-label') : ''";
    for arrow in ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown"] {
        window.press(arrow).await?;
        if window.evaluate(on).await?.as_str().is_some_and(|label| label.contains(card)) {
            return Ok(());
        }
    }
    Err(Problem(format!("the arrows do not lead to {card}")))
}

/// CR 7.5.11B: the same position with keys only.
#[tokio::test]
async fn a_disputed_position_is_rebuilt_and_ruled_on_by_keys() -> DriveResult<()> {
    let data = folder()?;
    let file = data.path().join("ruling.md");
    let name = file.display().to_string();
    let window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", name.as_str())]).await?;
    window.expect_text("nav-judge", "Judge").await?;
    window.press_text("gj").await?;
    window.expect_text("position-warnings", "no leader and base yet").await?;
    // An empty table waits for the first card.
    window.expect_focus("judge-search").await?;
    for (card, said) in [
        ("num:23 s:sor", "Command Center"),
        ("num:5 s:sor", "Luke Skywalker"),
        ("n:\"Battlefield Marine\" s:sor", "Battlefield Marine"),
    ] {
        add_by_keys(&window, card, said).await?;
    }
    window.press("PageDown").await?;
    for (card, said) in [
        ("num:26 s:sor", "Catacombs of Cadera"),
        ("num:10 s:sor", "Darth Vader"),
        ("n:\"Cloud City Wing Guard\"", "Cloud City Wing Guard"),
        ("n:\"Death Star Stormtrooper\"", "Death Star Stormtrooper"),
    ] {
        add_by_keys(&window, card, said).await?;
    }
    window.expect_text("position-warnings", "").await?;
    // From the field to the board: the Marine, then the Stormtrooper behind the Sentinel.
    window.press("Escape").await?;
    window.press("Escape").await?;
    window.press("Alt+2").await?;
    window.expect("css=[data-testid=judge-board] [data-lit]", |_| true).await?;
    let tile = |card: &str| format!("[data-testid=judge-board] [data-card][aria-label*='{card}']");
    let key = async |card: &str| {
        let script = format!("return document.querySelector(\"{}\")?.dataset.lit ?? ''", tile(card));
        window.evaluate(&script).await.map(|key| key.as_str().unwrap_or_default().to_owned())
    };
    let marine = key("Battlefield Marine").await?;
    window.press(&marine).await?;
    window.expect("let-go", |_| true).await?;
    arrows_to(&window, "Death Star Stormtrooper").await?;
    window.press("Enter").await?;
    window.expect_text("prompt", "Sentinel").await?;
    let guard = key("Cloud City Wing Guard").await?;
    window.press(&guard).await?;
    window.expect_text("judge-steps", "Cloud City Wing Guard").await?;
    // One step back, forward again, and back.
    let here = "css=[data-testid=judge-steps] [aria-current]";
    window.press(",").await?;
    window.expect(here, |text| text.starts_with("The position")).await?;
    window.press(";").await?;
    window.expect(here, |text| text.contains("Cloud City Wing Guard")).await?;
    window.press(",").await?;
    window.expect(here, |text| text.starts_with("The position")).await?;

    window.press("Alt+3").await?;
    window.expect("ruling-panel", |_| true).await?;
    for (field, text) in [
        ("case-title", "Sentinel in the way"),
        ("ruling-outcome", "The Marine attacks the Wing Guard."),
        ("ruling-rules", "7.5.11B"),
        ("ruling-judge", "Kim"),
    ] {
        window.tab_to(field).await?;
        window.press_text(text).await?;
    }
    window.tab_to("export-report").await?;
    window.press("Enter").await?;
    let since = std::time::Instant::now();
    let report = loop {
        let report = std::fs::read_to_string(&file).unwrap_or_default();
        if !report.is_empty() {
            break report;
        }
        assert!(since.elapsed() < std::time::Duration::from_secs(10), "no report was written");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    for words in ["# Sentinel in the way", "Judge: Kim", "attack Cloud City Wing Guard", "- 7.5.11B: "] {
        assert!(report.contains(words), "{words:?} is not in\n{report}");
    }
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// A ruling is part of its event's log. Another copy of the program opens its file and shows the position.
#[tokio::test]
async fn a_ruling_is_saved_in_the_log_and_its_file_opens_elsewhere() -> DriveResult<()> {
    let (here, there) = (folder()?, folder()?);
    let file = here.path().join("ruling.json");
    let name = file.display().to_string();
    let window = Window::open_with(here.path(), &[("CANTINA_SAVE_TO", name.as_str())]).await?;
    window.click("new-event").await?;
    window.fill("event-name", "Saturday").await?;
    window.click("create-event").await?;
    window.expect("player-name", |_| true).await?;
    window.click("nav-judge").await?;
    window.expect_text("position-warnings", "no leader and base yet").await?;
    for (side, cards) in [
        ("side-0", [("num:23 s:sor", "Command Center"), ("num:5 s:sor", "Luke Skywalker")]),
        ("side-1", [("num:26 s:sor", "Catacombs of Cadera"), ("num:10 s:sor", "Darth Vader")]),
    ] {
        window.click(side).await?;
        for (card, said) in cards {
            add(&window, card, said).await?;
        }
    }
    window.click("tab-ruling").await?;
    window.fill("case-title", "Who begins").await?;
    window.fill("ruling-outcome", "Who has the initiative").await?;
    window.fill("ruling-judge", "Kim").await?;
    window.choose("ruling-event", "1").await?;
    // Leaving the tab and then the screen keeps a half-written ruling.
    window.click("tab-try").await?;
    window.expect_gone("ruling-panel").await?;
    window.click("tab-ruling").await?;
    window.expect("ruling-outcome", |text| text == "Who has the initiative").await?;
    window.expect("ruling-judge", |text| text == "Kim").await?;
    window.click("exit-judge").await?;
    window.click("nav-judge").await?;
    window.click("tab-ruling").await?;
    window.expect("case-title", |text| text == "Who begins").await?;
    window.expect("ruling-judge", |text| text == "Kim").await?;
    window.expect("ruling-event", |value| value == "1").await?;
    window.expect("ruling-outcome", |text| text == "Who has the initiative").await?;
    window.type_into("ruling-outcome", " begins.").await?;
    window.fill("ruling-rules", "5.4.1").await?;
    window.click("css=[data-testid=keep-ruling]:enabled").await?;
    window.expect_text("kept-rulings", "Who begins").await?;
    window.click("export-case").await?;
    window.expect_text("toasts", "ruling.json").await?;
    // A ruling of the log is set up again with its text.
    window.fill("ruling-outcome", "Another").await?;
    window.click("css=[data-testid=kept-rulings] button").await?;
    window.expect("ruling-outcome", |text| text == "Who has the initiative begins.").await?;
    window.click("exit-judge").await?;
    window.click("nav-events").await?;
    window.click("open-event-1").await?;
    window.click("tab-log").await?;
    window.expect_text("log", "Who has the initiative begins.").await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await?;

    let other = Window::open_with(there.path(), &[("CANTINA_OPEN_FROM", name.as_str())]).await?;
    other.click("nav-judge").await?;
    other.expect_text("position-warnings", "no leader and base yet").await?;
    other.click("judge-menu").await?;
    other.click("menu-open-case").await?;
    other.expect_text("case-0", "Who begins").await?;
    other.expect("css=[data-testid=judge-board] [data-card][aria-label*='Darth Vader']", |_| true).await?;
    other.click("tab-ruling").await?;
    for (field, text) in [
        ("ruling-outcome", "Who has the initiative begins."),
        ("ruling-judge", "Kim"),
        ("ruling-rules", "5.4.1"),
        ("case-title", "Who begins"),
    ] {
        other.expect(field, |value| value == text).await?;
    }
    // A new case starts empty and is listed next to the old one, even after a restart.
    other.click("new-case").await?;
    other.expect("ruling-outcome", str::is_empty).await?;
    other.click("case-0").await?;
    other.expect("ruling-judge", |text| text == "Kim").await?;
    other.click("exit-judge").await?;
    other.click("nav-judge").await?;
    other.expect_text("case-0", "Who begins").await?;
    other.expect_text("case-1", "Case 2").await?;
    assert_eq!(other.page_problems().await?, Vec::<String>::new());
    other.close().await
}

/// CR 5.5.1C: both hands are visible to the judge, and every card that can be resourced is shown once.
#[tokio::test]
async fn a_hand_card_that_can_be_chosen_is_shown_once() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    let side = |name: &str, leader: &str, base: &str, hidden: u32| {
        serde_json::json!({
            "name": name,
            "leaders": [{ "card": leader, "deployed": false, "epicUsed": false, "exhausted": false, "damage": 0,
                "upgrades": [], "captured": [] }],
            "base": { "card": base, "damage": 0, "epicUsed": false },
            "hand": ["SOR_172", "SOR_095", "SOR_063", "SOR_128", "SOR_046"], "hiddenHand": hidden,
            "deck": ["SOR_222", "SOR_222"], "hiddenDeck": 9,
            "discard": [], "resources": [], "units": [], "passed": false, "tookCounter": false,
        })
    };
    let position = serde_json::json!({
        "sides": [side("Mira", "SOR_005", "SOR_023", 0), side("Rakharo Vanth", "SOR_010", "SOR_026", 2)],
        "initiative": 0, "initiativeTaken": false, "active": 0, "round": 2, "regroup": true, "twinSuns": false,
        "blastTaken": false, "planTaken": false, "seed": 0,
    });
    window.click("judge-menu").await?;
    window.click("menu-paste-case").await?;
    window.fill("paste-text", &position.to_string()).await?;
    window.click("paste-take").await?;
    window.click("tab-try").await?;
    let lit = async |place: &str| window.count(&format!("css=[data-testid={place}] [data-lit]")).await;
    window.expect("css=[data-testid=hand] [data-lit]", |_| true).await?;
    assert_eq!((lit("judge-board").await?, lit("hand").await?), (7, 7));
    assert_eq!(window.count("choice-panel").await?, 0);

    // The opponent's open hand is shown as text, with the full name before it.
    window.expect("open-hand-1", |words| words.ends_with(",\n2 unknown") && !words.contains(", ,")).await?;
    let cut = "const name = document.querySelector('[data-testid=seat-1] strong');
        const [strip, last] = ['strip-1', 'discard-1'].map((one) => document.querySelector(`[data-testid=${one}]`));
        return [name.textContent, name.scrollWidth > name.clientWidth, last.scrollWidth > last.clientWidth,
            strip.scrollWidth > strip.clientWidth]";
    assert_eq!(window.evaluate(cut).await?, serde_json::json!(["Rakharo Vanth", false, false, false]));

    window.click("css=[data-testid=hand] [data-lit]").await?;
    window.expect("css=[data-testid=choice-panel] [data-lit]", |_| true).await?;
    assert_eq!((lit("judge-board").await?, lit("choice-panel").await?, lit("hand").await?), (9, 9, 0));
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}
