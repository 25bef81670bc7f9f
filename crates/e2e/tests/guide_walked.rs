//! A draft night by the words of the guide alone: every button is pressed by what it says, as somebody does who has the guide
//! open and has never seen the window.

use e2e::{Done, Window};

/// Presses a button by what it says.
async fn press(window: &Window, says: &str) -> Done<()> {
    window.click(&format!("text={says}")).await
}

/// Enters a slip for each table, from wherever the focus is: a figure is the number of a table.
async fn slips(window: &Window, tables: usize) -> Done<()> {
    for table in 1..=tables {
        window.press_text(&table.to_string()).await?;
        window.expect_focus("entry-table").await?;
        window.press("Enter").await?;
        window.expect_focus("entry-result").await?;
        window.press_text(if table % 2 == 0 { "20" } else { "21" }).await?;
        window.press("Enter").await?;
        let still = format!("{} open", tables + 1 - table);
        window.expect("open-tables", |open| !open.contains(&still)).await?;
    }
    Ok(())
}

/// *Run a draft night*, with real cards and a cut: from the first button to the final standings.
#[tokio::test]
async fn a_night_with_real_cards_is_run_by_the_words_of_the_guide() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect("way-sample", |_| true).await?;
    window.press("F1").await?;
    window.expect_text("guide-text", "Run a draft night").await?;
    window.press("Escape").await?;
    window.expect_gone("guide").await?;
    // Before people come.
    press(&window, "New event").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Friday").await?;
    window.click("mode-paper").await?;
    window.choose("event-cut", "4").await?;
    press(&window, "Create event").await?;
    // Enter the players.
    window.expect_focus("player-name").await?;
    window.press_text("Ada\nBen\n").await?;
    window.expect_text("player-count", "2 players").await?;
    press(&window, "Paste a list…").await?;
    window.expect_focus("paste-text").await?;
    window.press_text("Cleo\nDora\nEmil\nFinn\nGreta\nHana").await?;
    window.click("paste-add").await?;
    window.expect_text("player-count", "8 players").await?;
    window.choose("plan-rounds", "3").await?;
    // Seats and the draft: the clock runs, and every pick is passed sooner by the button.
    press(&window, "Draw seats").await?;
    press(&window, "Start draft").await?;
    press(&window, "Start").await?;
    let mut picks = 0;
    while !window.text("next-step").await?.contains("Pair round 1") {
        window.click("next-step").await?;
        picks += 1;
        assert!(picks < 1000, "the draft does not end");
    }
    // Rounds.
    for round in 1..=3 {
        press(&window, &format!("Pair round {round}")).await?;
        window.expect_text("stepper", &format!("Round {round} of 3")).await?;
        press(&window, "Start clock").await?;
        slips(&window, 4).await?;
    }
    // The end: the cut to four, two matches and the final.
    press(&window, "Cut to 4").await?;
    press(&window, "Make the bracket of 4").await?;
    window.click("confirm-yes").await?;
    for tables in [2, 1] {
        press(&window, "Pair the next matches").await?;
        window.expect("panel-rounds", |_| true).await?;
        slips(&window, tables).await?;
        window.click("tab-bracket").await?;
    }
    press(&window, "Final standings").await?;
    for player in ["Ada", "Hana"] {
        window.expect_text("standings", player).await?;
    }
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
