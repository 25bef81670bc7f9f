//! A draft night that follows only the guide: every button is pressed by its label, as a first-time user with the guide
//! open would.

use std::time::Duration;

use e2e::{DriveResult, Problem, Window};
use serde_json::json;

/// Presses a button by its label.
async fn press(window: &Window, label: &str) -> DriveResult<()> {
    window.click(&format!("text={label}")).await
}

/// Enters a match slip for each table, wherever the focus is: a number is a table number.
async fn slips(window: &Window, tables: usize) -> DriveResult<()> {
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

/// *Run a draft night*, with physical cards and a cut: from the first button to the final standings.
#[tokio::test]
async fn a_tabletop_draft_night_can_be_run_by_the_words_of_the_guide() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect("way-sample", |_| true).await?;
    window.press("F1").await?;
    window.expect_text("guide-text", "Run a draft night").await?;
    window.press("Escape").await?;
    window.expect_gone("guide").await?;
    // Create the event.
    press(&window, "New event").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Friday").await?;
    window.click("mode-paper").await?;
    window.choose("event-cut", "4").await?;
    press(&window, "Create event").await?;
    // Add the players.
    window.expect_focus("player-name").await?;
    window.press_text("Ada\nBen\n").await?;
    window.expect_text("player-count", "2 players").await?;
    press(&window, "Paste a list…").await?;
    window.expect_focus("paste-text").await?;
    window.press_text("Cleo\nDora\nEmil\nFinn\nGreta\nHana").await?;
    window.click("paste-add").await?;
    window.expect_text("player-count", "8 players").await?;
    window.choose("plan-rounds", "3").await?;
    // Draw seats and draft: the clock runs, and every pick is ended early with the button.
    press(&window, "Draw seats").await?;
    press(&window, "Start draft").await?;
    press(&window, "Start pick clock").await?;
    let mut picks = 0;
    while !window.text("next-step").await?.contains("Pair round 1") {
        window.click("next-step").await?;
        // The last pick ends the draft, which is asked first. A click before the question is seen would close it.
        if window.appears("confirm-yes", Duration::from_millis(100)).await? {
            window.click("confirm-yes").await?;
        }
        picks += 1;
        assert!(picks < 1000, "the draft does not end");
    }
    // Play the rounds.
    for round in 1..=3 {
        press(&window, &format!("Pair round {round}")).await?;
        window.expect_text("stepper", &format!("Round {round} of 3")).await?;
        press(&window, "Start clock").await?;
        slips(&window, 4).await?;
    }
    // Finish the event: the cut to four, two matches and the final.
    press(&window, "Cut to top 4").await?;
    window.expect_text("confirm", "Create top 4 bracket").await?;
    window.click("confirm-yes").await?;
    for tables in [2, 1] {
        if tables == 1 {
            press(&window, "Pair next matches").await?;
        }
        // Until the matches are paired, slips would correct the round before.
        window.expect_text("open-tables", &format!("{tables} open")).await?;
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

/// A reader of one part of *Run a draft night* who presses the labels in bold.
struct Reader<'a> {
    window: &'a Window,
    part: &'static str,
}

impl Reader<'_> {
    /// Goes to the part under a heading.
    fn turn_to(&mut self, heading: &str) -> DriveResult<()> {
        let mut parts = include_str!("../../../../docs/guide/en/draft-night.md").split("\n## ");
        let found = parts.find(|part| part.starts_with(heading));
        self.part = found.ok_or_else(|| Problem(format!("the guide has no part {heading}")))?;
        Ok(())
    }

    /// Returns the label if this part has it in bold; otherwise fails.
    fn reads<'w>(&self, word: &'w str) -> DriveResult<&'w str> {
        let is_there = self.part.contains(&format!("**{word}**"));
        is_there.then_some(word).ok_or_else(|| Problem(format!("the guide does not say {word} here: {}", self.part)))
    }

    async fn presses(&self, word: &str) -> DriveResult<()> {
        press(self.window, self.reads(word)?).await
    }
}

/// Selects a card, which only shows it, and takes it by selecting it again.
async fn takes_a_card(window: &Window) -> DriveResult<()> {
    window.expect("pack-card-0", |_| true).await?;
    // A new pack ignores clicks in its first moments.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let chosen = "css=[data-testid=pack-card-0][aria-selected=true]";
    window.click("pack-card-0").await?;
    window.expect(chosen, |_| true).await?;
    window.click(chosen).await?;
    window.expect_gone(chosen).await
}

/// *Run a draft night* on one laptop, passed between two people, with six bots: every button is named in the guide, in
/// the part for that step. Each person takes two leaders and a card; 76 more picks would not test anything else.
#[tokio::test]
async fn a_draft_night_on_one_laptop_can_be_run_by_the_bold_words_of_the_guide() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let mut guide = Reader { window: &window, part: "" };
    guide.turn_to("Create the event")?;
    guide.presses("New event").await?;
    window.expect_focus("event-name").await?;
    window.press_text("Friday").await?;
    window.choose("event-set", "SOR").await?;
    window.expect_text("css=label:has([data-testid=mode-digital])", guide.reads("On this computer")?).await?;
    window.click("mode-digital").await?;
    guide.presses("Create event").await?;

    guide.turn_to("Add the players")?;
    window.expect_focus("player-name").await?;
    window.press_text("Ada\nBen\n").await?;
    window.expect_text("player-count", "2 players").await?;
    guide.presses("Fill up to 8").await?;
    window.expect_text("player-count", "8 players").await?;
    window.choose("plan-rounds", "2").await?;

    guide.turn_to("Draw seats and draft")?;
    guide.presses("Draw seats").await?;
    guide.presses("Start draft").await?;
    guide.presses("Go to the draft").await?;
    // The person with the laptop continues with the next pack, if there is one.
    for picks in [1, 2, 2, 1] {
        window.expect_text("pass-device", "Pass the laptop to").await?;
        assert_eq!(window.count("pack").await?, 0, "nothing is shown until that person says so");
        window.click("reveal-seat").await?;
        for _ in 0..picks {
            takes_a_card(&window).await?;
        }
    }
    window.invoke("act", json!({ "event": 1, "act": { "act": "finishDraft" } })).await?;
    guide.presses("Event").await?;

    guide.turn_to("Build the decks")?;
    guide.presses("Build decks").await?;
    for player in ["Ada", "Ben"] {
        window.expect("panel-decks", |_| true).await?;
        guide.presses("Build decks").await?;
        window.expect_text("deck-screen", player).await?;
        guide.presses("Suggest a deck").await?;
        window.expect_text("deck-legal", "Legal").await?;
        guide.presses("Event").await?;
    }

    guide.turn_to("Play the rounds")?;
    for round in 1..=2 {
        guide.presses(&format!("Pair round {round}")).await?;
        window.expect_text("stepper", &format!("Round {round} of 2")).await?;
        guide.presses("Start clock").await?;
        slips(&window, 4).await?;
    }

    guide.turn_to("Finish the event")?;
    guide.presses("Final standings").await?;
    for player in ["Ada", "Ben", "Bot 1"] {
        window.expect_text("standings", player).await?;
    }
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
