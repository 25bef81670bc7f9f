//! A draft event in the real window with keys only, from registration to final standings.

use e2e::{DriveResult, Window};

/// Takes the first card of every pack until the draft is over, and returns the number of picks.
async fn draft_by_keys(window: &Window) -> DriveResult<u32> {
    let mut picks = 0;
    let over = "return document.querySelector('[data-testid=draft-done]') !== null";
    let step = "return document.querySelector('[data-testid=draft-step]')?.textContent ?? 'over'";
    let chosen = "return document.querySelector('[data-testid=pick]:enabled') !== null";
    while window.evaluate(over).await? != true {
        let before = window.evaluate(step).await?;
        // A new pack ignores keys for a moment.
        while window.evaluate(chosen).await? != true {
            window.press("1").await?;
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        window.press("Enter").await?;
        picks += 1;
        for _ in 0..200 {
            if window.evaluate(step).await? != before || window.evaluate(over).await? == true {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        assert!(picks <= 60, "the draft does not end");
    }
    Ok(picks)
}

#[tokio::test]
async fn an_event_can_be_run_by_keys_alone() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("new-event", "New event").await?;
    window.press("n").await?;
    window.expect("event-name", |_| true).await?;
    window.press("Enter").await?;
    window.expect_text("next-step", "Add players").await?;
    window.press("Control+Enter").await?;
    window.press_text("Ada").await?;
    window.press("Enter").await?;
    window.expect_text("player-count", "1 player").await?;
    window.tab_to("bot-count").await?;
    window.press("Control+a").await?;
    window.press_text("3").await?;
    window.press("Enter").await?;
    window.expect_text("player-count", "4 players").await?;
    for leads_to in ["Start draft", "Go to the draft"] {
        window.press("Control+Enter").await?;
        window.expect_text("next-step", leads_to).await?;
    }
    window.press("Control+Enter").await?;
    window.expect("draft-screen", |_| true).await?;
    // CR 10.3.3: two choices among leaders and at least thirteen in each pack; a last card is not a choice.
    let picks = draft_by_keys(&window).await?;
    assert!(picks >= 2 + 3 * 13, "{picks}");

    window.tab_to("build-deck-1").await?;
    window.press("Enter").await?;
    window.expect("deck-screen", |_| true).await?;
    window.press("s").await?;
    window.expect_text("deck-legal", "Legal").await?;
    window.press("Control+s").await?;
    window.expect_text("deck-saved", "Saved").await?;
    window.press("Escape").await?;
    window.expect_text("next-step", "Pair round 1").await?;
    for round in 1..=2 {
        window.press("Control+Enter").await?;
        window.expect_text("open-tables", "2 open").await?;
        for (table, result) in [("1", "20"), ("2", "12")] {
            window.press_text(table).await?;
            window.press("Enter").await?;
            window.press_text(result).await?;
            window.press("Enter").await?;
            window.expect_text(&format!("score-{table}"), "2").await?;
        }
        if round == 1 {
            window.expect_text("next-step", "Pair round 2").await?;
        }
    }
    window.expect_text("next-step", "Final standings").await?;
    window.press("Control+Enter").await?;
    window.expect("final", |_| true).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
