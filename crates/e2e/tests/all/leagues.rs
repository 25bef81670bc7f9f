//! A league in the real window: a duplicate entry is merged, the event's statistics are viewed, a league is created
//! from the event, its points are changed, and its standings are exported.

use e2e::{DriveResult, Window};

async fn event(window: &Window) -> DriveResult<()> {
    window.click("new-event").await?;
    window.fill("event-name", "Store night").await?;
    window.choose("event-kind", "constructed").await?;
    window.click("create-event").await?;
    for name in ["Ada", "Ben", "Cara", "Dan"] {
        window.fill("player-name", name).await?;
        window.click("add-player").await?;
        window.expect_text("players", name).await?;
    }
    window.click("next-step").await?;
    window.expect_text("stepper", "Round 1").await?;
    for (table, left) in [("table-1", "1"), ("table-2", "All results are in")] {
        window.click(table).await?;
        window.click("result-2-0").await?;
        window.expect_text("open-tables", left).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_duplicate_entry_is_merged_and_a_league_exports_its_standings() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("league.csv");
    let mut window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", file.to_str().unwrap())]).await?;
    event(&window).await?;

    window.click("tab-players").await?;
    window.fill("late-name", "Ada again").await?;
    window.click("late-add").await?;
    window.expect_text("players", "Ada again").await?;
    window.click("name-5").await?;
    window.click("merge-open").await?;
    window.fill("merge-into", "Ada").await?;
    window.press("Enter").await?;
    window.fill("merge-note", "registered twice").await?;
    window.click("css=[data-testid=merge-do]:enabled").await?;
    window.click("confirm-yes").await?;
    window.expect_gone("player-dialog").await?;
    window.expect("players", |text| !text.contains("Ada again")).await?;

    window.click("tab-standings").await?;
    window.click("open-statistics").await?;
    window.expect_text("first-player", "No record of who went first").await?;
    window.press("Escape").await?;
    window.expect_gone("statistics-dialog").await?;

    window.press_text("ga").await?;
    window.expect_text("css=main", "No league yet").await?;
    window.make_league("Winter season").await?;
    window.click("league-tab-events").await?;
    window.choose("league-event", "1").await?;
    window.click("css=[data-testid=league-add]:enabled").await?;
    window.expect_text("league-event-1", "4 players").await?;
    window.click("league-tab-points").await?;
    window.fill("points-takingPart", "5").await?;
    window.click("css=[data-testid=points-save]:enabled").await?;
    window.expect_text("toasts", "Points table saved").await?;
    window.click("league-tab-standings").await?;
    window.expect_text("league-line-1", "15").await?;

    // Displayed data is on disk.
    window.kill_and_reopen().await?;
    window.click("nav-events").await?;
    window.expect_text("open-leagues", "").await?;
    window.click("open-leagues").await?;
    window.click("open-league-1").await?;
    window.expect_text("league-line-1", "15").await?;
    window.click("league-csv").await?;
    window.expect_text("toasts", "league.csv").await?;
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("Rank,Name,Points"));
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
