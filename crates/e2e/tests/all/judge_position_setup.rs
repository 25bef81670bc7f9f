//! The judge's table as an editor in the real window: a position set up by typing, by dragging and from text; a custom
//! card, resolved manually; from a game to the table and back; saved rulings.

use e2e::table::{asked, begin, click_something};
use e2e::{DriveResult, Problem, Window};

fn folder() -> DriveResult<tempfile::TempDir> {
    tempfile::tempdir().map_err(|error| Problem::when("a folder for the test", error))
}

/// Returns the target of a tile on the board.
fn tile(card: &str) -> String {
    format!("css=[data-testid=judge-board] [data-card][aria-label*='{card}']")
}

/// Types a line into the search and adds the first result.
async fn line(window: &Window, text: &str, said: &str) -> DriveResult<usize> {
    window.press("Control+a").await?;
    window.press_text(text).await?;
    window.press("Enter").await?;
    window.expect_text("judge-said", said).await?;
    Ok(text.len() + 2)
}

/// Builds a newcomer's position from an empty table: Luke deployed with 2 damage and a Shield, a Marine exhausted;
/// Vader undeployed, a Wing Guard; six resources, Open Fire in hand. Leaders come first, no bases.
async fn newcomer(window: &Window) -> DriveResult<usize> {
    window.expect_focus("judge-search").await?;
    let mut keys = 0;
    for (text, said) in [
        ("luke, deployed, 2 damage, shield", "Luke Skywalker, Deployed, 2 damage, Shield"),
        ("battlefield marine, exhausted", "Battlefield Marine, Exhausted"),
        ("6 resources", "6 resources: Player 1"),
        ("open fire", "Open Fire: Hand"),
    ] {
        keys += line(window, text, said).await?;
    }
    window.press("PageDown").await?;
    for (text, said) in [("vader", "Darth Vader: In play, Player 2"), ("cloud city wing", "Cloud City Wing Guard")] {
        keys += line(window, text, said).await?;
    }
    Ok(keys + 1)
}

/// Checks that the board shows the position.
async fn lies(window: &Window) -> DriveResult<()> {
    for card in ["Luke Skywalker", "Battlefield Marine", "Open Fire", "Darth Vader", "Cloud City Wing Guard"] {
        window.expect(&tile(card), |_| true).await?;
    }
    let label = async |card: &str| {
        let script = format!("return document.querySelector(\"{}\").getAttribute('aria-label')", &tile(card)[4..]);
        window.evaluate(&script).await.map(|label| label.as_str().unwrap_or_default().to_owned())
    };
    let luke = label("Luke Skywalker").await?;
    assert!(luke.contains("5 of 7 HP left") && luke.contains("1 shield"), "{luke}");
    let marine = label("Battlefield Marine").await?;
    assert!(marine.to_lowercase().contains("exhausted"), "{marine}");
    let pips = "return document.querySelectorAll('[data-testid=resources-0] .pip:not(.spent)').length";
    assert_eq!(window.evaluate(pips).await?, 6);
    Ok(())
}

#[tokio::test]
async fn a_newcomer_sets_up_a_position_by_keys_from_an_empty_table() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    let since = std::time::Instant::now();
    let keys = newcomer(&window).await?;
    lies(&window).await?;
    let took = since.elapsed();
    eprintln!("the newcomer's position: {keys} keys and no click, set up in {took:.1?}");
    assert!(keys < 140, "{keys} keys");
    // A position without leader and base shows a warning, and can still be tried.
    window.press("Escape").await?;
    window.press("Escape").await?;
    window.press("Alt+2").await?;
    window.expect("css=[data-testid=judge-board] [data-lit]", |_| true).await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// The board is the editor: clicks and keys change a card, dragging moves it, undo reverts.
#[tokio::test]
async fn a_position_is_edited_on_the_board_itself() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    newcomer(&window).await?;
    window.click(&tile("Cloud City Wing Guard")).await?;
    window.expect_text("edit-name", "Cloud City Wing Guard").await?;
    window.press("3").await?;
    window.expect("edit-damage", |value| value == "3").await?;
    window.press("e").await?;
    window.expect("css=[data-testid=edit-exhausted][aria-pressed=true]", |_| true).await?;
    window.press("s").await?;
    window
        .expect("css=[data-testid=judge-board] [data-card][aria-label*='Wing Guard'][aria-label*='1 shield']", |_| true)
        .await?;
    window.click("edit-give-Experience").await?;
    // Drag the Marine from its arena into the hand.
    let drag = "const from = document.querySelector(\"[data-testid=judge-board] [data-card][aria-label*='Battlefield Marine']\");
        const to = document.querySelector('[data-testid=hand]');
        const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
        const send = (what, on, [clientX, clientY]) => on.dispatchEvent(new PointerEvent(what, { bubbles: true, button: 0, clientX, clientY }));
        send('pointerdown', from, middle(from));
        send('pointermove', window, middle(to));
        const held = document.querySelector('[data-over]') === to;
        send('pointerup', window, middle(to));
        return held";
    assert_eq!(window.evaluate(drag).await?, true);
    window.expect("css=[data-testid=hand] [data-card][aria-label*='Battlefield Marine']", |_| true).await?;
    window.click("judge-undo").await?;
    window.expect_gone("css=[data-testid=hand] [data-card][aria-label*='Battlefield Marine']").await?;
    // Remove it by key.
    window.click(&tile("Open Fire")).await?;
    window.expect_text("edit-name", "Open Fire").await?;
    window.press("Delete").await?;
    window.expect_gone(&tile("Open Fire")).await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// The position as text and the case as a link are pasted into another copy of the program.
#[tokio::test]
async fn a_position_is_copied_as_text_and_as_a_link_to_another_copy() -> DriveResult<()> {
    let (here, there) = (folder()?, folder()?);
    let window = Window::open(here.path()).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    newcomer(&window).await?;
    window.click("copy-case").await?;
    window.click("copy-text").await?;
    let text = window.expect("copied-text", |text| text.contains("Luke Skywalker, I Can Save Him [ASH_005]")).await?;
    window.click("copy-link").await?;
    let link = window.expect("copied-text", |text| text.starts_with("cantina://judge/")).await?;
    assert!(link.len() < 2000, "{} letters", link.len());
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await?;

    let other = Window::open(there.path()).await?;
    other.resize(1280, 800).await?;
    other.click("nav-judge").await?;
    for packed in [&text, &link] {
        other.click("judge-menu").await?;
        other.click("menu-paste-case").await?;
        // Like a paste: sets the whole text in one step.
        let paste = format!(
            "const field = document.querySelector('[data-testid=paste-text]'); field.value = {};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
            serde_json::json!(packed)
        );
        other.evaluate(&paste).await?;
        other.click("css=[data-testid=paste-take]:enabled").await?;
        lies(&other).await?;
        other.click("new-case").await?;
        other.expect_gone(&tile("Luke Skywalker")).await?;
    }
    assert_eq!(other.page_problems().await?, Vec::<String>::new());
    other.close().await
}

/// Custom cards work on the table: one is described, played, and resolved manually, even while a question is open. All
/// text changes to German as soon as it is chosen, and typed lines are then read in German.
#[tokio::test]
async fn a_custom_card_is_described_played_and_resolved_manually() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.resize(1280, 800).await?;
    window.click("nav-judge").await?;
    newcomer(&window).await?;
    window.press("PageUp").await?;
    window.press("Control+a").await?;
    window.press_text("Stormy Day").await?;
    window.click("describe-card").await?;
    window.choose("typed-kind", "event").await?;
    window.fill("typed-cost", "2").await?;
    window.click("typed-do").await?;
    window.expect("css=[data-testid=hand] [data-card][aria-label*='Stormy Day']", |_| true).await?;
    window.click("judge-search").await?;
    line(&window, "2 Karten auf der Hand", "2 Karten auf der Hand: Player 1").await?;
    window.click("tab-try").await?;
    window.click("css=[data-testid=hand] [data-card][aria-label*='Stormy Day']").await?;
    window.expect_text("judge-steps", "Stormy Day").await?;
    window.click("css=[data-testid=by-hand] summary").await?;
    window.fill("hand-judge", "Kim").await?;
    window.point(&tile("Cloud City Wing Guard")).await?;
    window.expect_text("by-hand", "Cloud City Wing Guard").await?;
    window.click("css=[data-testid=by-hand] button[aria-label$='one more']").await?;
    window.expect_text("game-log", "Manual action (Kim): 1 damage to Cloud City Wing Guard").await?;
    // Messages of the program change their language, including those of earlier steps.
    window.click("exit-judge").await?;
    window.click("open-settings").await?;
    window.click("language-german").await?;
    window.press("Escape").await?;
    window.click("nav-judge").await?;
    window.expect_text("case-0", "Fall 1").await?;
    window.click("tab-ruling").await?;
    window.expect("ruling-outcome", |_| true).await?;
    window.click("tab-try").await?;
    window.expect_text("judge-steps", "Manuell (Kim): 1 Schaden an Cloud City Wing Guard").await?;
    window.expect_text("game-log", "Manuell (Kim): 1 Schaden an Cloud City Wing Guard").await?;
    window.click("css=[data-testid=by-hand] summary").await?;
    // The driver does not move a pointer to the position it last had.
    for unit in ["Battlefield Marine", "Cloud City Wing Guard"] {
        window.point(&tile(unit)).await?;
        window.expect_text("by-hand", unit).await?;
    }
    window.fill("hand-gains", "+1/+2, Hinterhalt").await?;
    window.press("Enter").await?;
    window.expect_text("judge-steps", "Cloud City Wing Guard erhält +1/+2 für diese Phase").await?;
    window.expect_text("judge-steps", "Cloud City Wing Guard erhält Hinterhalt für diese Phase").await?;
    window.choose("hand-earlier", "attacked").await?;
    let attacked = "Manuell (Kim): vorher in dieser Phase: Cloud City Wing Guard griff an";
    window.expect_text("judge-steps", attacked).await?;
    window.fill("hand-says", "Der Sturm dauert die Runde.").await?;
    window.press("Enter").await?;
    window.expect_text("judge-steps", "Manuell (Kim): Der Sturm dauert die Runde.").await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// Saved rulings: stored without an event, found by a word, compared side by side, reopened.
#[tokio::test]
async fn rulings_are_saved_found_and_compared_side_by_side() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    window.click("nav-judge").await?;
    newcomer(&window).await?;
    window.press("Escape").await?;
    window.press("Alt+3").await?;
    window.fill("ruling-judge", "Kim").await?;
    for (title, outcome) in [("Shield and Open Fire", "The Shield goes."), ("Sentinel", "The Guard is attacked.")] {
        window.fill("case-title", title).await?;
        window.fill("ruling-outcome", outcome).await?;
        window.click("keep-ruling").await?;
    }
    window.click("ruling-book").await?;
    window.expect_text("list-rulings", "The Shield goes.").await?;
    window.fill("search-rulings", "attacked").await?;
    window.expect_text("count-rulings", "1 ruling").await?;
    window.fill("search-rulings", "the").await?;
    window.click("mark-ruling-0").await?;
    window.click("mark-ruling-1").await?;
    window.click("compare-rulings").await?;
    let compared = window.expect_text("rulings-compared", "The Shield goes.").await?;
    assert!(compared.contains("The Guard is attacked.") && compared.contains("Cloud City Wing Guard"), "{compared}");
    window.click("rulings-back").await?;
    window.click("open-ruling-1").await?;
    window.expect("css=[data-testid=case-1]", |name| name.contains("Shield and Open Fire")).await?;
    lies(&window).await?;
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}

/// From a line of a game's log to the judge's table, and from there to a new game.
#[tokio::test]
async fn a_game_is_viewed_at_the_judges_table_and_continued() -> DriveResult<()> {
    let data = folder()?;
    let window = Window::open(data.path()).await?;
    begin(&window, "random").await?;
    for _ in 0..4 {
        let ask = asked(&window).await?;
        click_something(&window, &ask).await?;
    }
    asked(&window).await?;
    window.click("css=[data-testid=game-log] li button").await?;
    window.expect_text("looking-back", "Position after step").await?;
    window.click("to-judge").await?;
    window.expect("css=[data-testid=case-0]", |name| name.contains("step")).await?;
    window.click("play-on").await?;
    window.click("play-on-do").await?;
    window.expect("phase", |phase| !phase.is_empty()).await?;
    assert!(window.evaluate("return location.hash").await?.as_str().is_some_and(|at| at.contains("games/2")));
    assert_eq!(window.page_problems().await?, Vec::<String>::new());
    window.close().await
}
