//! A small event in the real window from the first player to the final standings, with the mouse only, with a power
//! failure in the middle of the draft.

use std::time::Duration;

use e2e::{DriveResult, Window};

#[tokio::test]
async fn a_draft_event_runs_from_registration_to_final_standings_by_mouse() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let paper = data.path().join("standings.pdf");
    let backup = data.path().join("backup.db");
    let answers = [("CANTINA_PRINT_TO", paper.to_str().unwrap()), ("CANTINA_SAVE_TO", backup.to_str().unwrap())];
    let mut window = Window::open_with(data.path(), &answers).await?;
    register(&window).await?;
    draft(&mut window).await?;
    window.build_suggested_deck().await?;
    for round in ["Round 1", "Round 2"] {
        play(&window, round).await?;
    }
    final_standings(&window).await?;
    printed(&paper).await;
    window.click("nav-safety").await?;
    window.click("backup").await?;
    window.expect_text("toasts", "backup.db").await?;
    assert!(backup.exists());
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Creates an event of one person and three bots.
async fn register(window: &Window) -> DriveResult<()> {
    window.click("new-event").await?;
    window.fill("event-name", "Small draft").await?;
    window.choose("event-set", "SOR").await?;
    window.choose("pod-size", "4").await?;
    window.click("create-event").await?;
    window.type_into("player-name", "Ann").await?;
    window.click("add-player").await?;
    window.expect_text("players", "Ann").await?;
    window.click("fill-bots").await?;
    window.expect_text("player-count", "4").await?;
    window.click("next-step").await?;
    window.expect_text("next-step", "Start draft").await?;
    window.click("next-step").await?;
    window.expect_text("next-step", "Go to the draft").await?;
    window.click("next-step").await.map(drop)
}

/// Drafts 3 leaders and 3 packs of 14 cards, taking the first card each time: 41 choices, since the last card of a pack
/// is not one. After 10 of them (11 cards) the program is killed.
async fn draft(window: &mut Window) -> DriveResult<()> {
    for number in 1..=41 {
        window.pick_first().await.map_err(|problem| e2e::Problem::when(format!("pick {number}"), problem))?;
        if number == 10 {
            window.expect_text("pool", "11 cards").await?;
            window.kill_and_reopen().await?;
            window.click("nav-events").await?;
            window.click("open-event-1").await?;
            window.click("next-step").await?;
            window.expect_text("pool", "11 cards").await?;
        }
    }
    window.expect_text("draft-done", "Ann").await.map(drop)
}

/// Pairs a round, enters the person's result and draws random results for the bots.
async fn play(window: &Window, round: &str) -> DriveResult<()> {
    window.click("next-step").await?;
    window.expect_text("stepper", round).await?;
    window.click("round-menu").await?;
    window.click("menu-roll-bots").await?;
    window.expect_text("open-tables", "1").await?;
    window.click("css=tr[data-state=open] [data-testid^=table-]").await?;
    window.click("result-2-1").await?;
    window.expect("open-tables", |text| !text.contains('1')).await.map(drop)
}

async fn final_standings(window: &Window) -> DriveResult<()> {
    window.expect_text("next-step", "Final standings").await?;
    window.click("next-step").await?;
    window.expect_text("final", "").await?;
    let standings = window.text("standings").await?;
    for player in ["Ann", "Bot 1", "Bot 2", "Bot 3"] {
        assert!(standings.contains(player), "{player} is missing in {standings}");
    }
    window.click("print-standings").await
}

async fn printed(file: &std::path::Path) {
    for _ in 0..200 {
        if std::fs::read(file).is_ok_and(|pdf| pdf.starts_with(b"%PDF") && pdf.trim_ascii_end().ends_with(b"%%EOF")) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was printed to {}", file.display());
}
