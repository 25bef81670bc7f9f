//! The head judge's desk in the real window: printouts, exports for other programs, a match game by game, changed
//! tournament structure during the event, and standings of an earlier round.

use std::path::Path;
use std::time::Duration;

use e2e::{DriveResult, Window};

#[tokio::test]
async fn an_event_is_run_at_the_desk_with_papers_games_and_corrections() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let (paper, file) = (data.path().join("paper.pdf"), data.path().join("file"));
    let answers = [("CANTINA_PRINT_TO", paper.to_str().unwrap()), ("CANTINA_SAVE_TO", file.to_str().unwrap())];
    let window = Window::open_with(data.path(), &answers).await?;
    event_of_eight(&window).await?;
    window.click("next-step").await?;
    window.expect_text("stepper", "Round 1").await?;

    for sheet in ["print-tables", "print-names", "print-slips"] {
        window.click("print-menu").await?;
        window.click(&format!("menu-{sheet}")).await?;
        written(&paper, b"%PDF").await;
    }
    window.press("Escape").await?;
    window.press("Control+p").await?;
    window.expect_text("print-dialog", "This round has no deck checks").await?;
    window.click("paper-slips").await?;
    window.click("size-letter").await?;
    window.click("paper-save").await?;
    window.expect_gone("print-dialog").await?;
    written(&file, b"%PDF").await;
    for table in ["rounds", "players"] {
        if table == "rounds" {
            window.click("tab-rounds").await?;
            window.click("print-menu").await?;
            window.click("menu-csv-rounds").await?;
        } else {
            window.click("tab-players").await?;
            window.click("csv-players").await?;
        }
        written(&file, if table == "rounds" { b"Round,Table" } else { b"ID,Name" }).await;
    }
    game_by_game(&window).await?;
    changed(&window).await?;
    earlier_standings(&window).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

async fn event_of_eight(window: &Window) -> DriveResult<()> {
    window.click("new-event").await?;
    window.fill("event-name", "Saturday").await?;
    window.choose("event-kind", "constructed").await?;
    window.click("create-event").await?;
    for player in ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"] {
        window.type_into("player-name", player).await?;
        window.press("Enter").await?;
    }
    window.expect_text("player-count", "8 players").await.map(drop)
}

/// Enters table 1 by games, with the first players; the others by score.
async fn game_by_game(window: &Window) -> DriveResult<()> {
    window.click("tab-rounds").await?;
    window.click("table-1").await?;
    window.click("games-1").await?;
    for choice in ["winner-1-a", "first-1-b", "winner-2-b", "first-2-a", "winner-3-a"] {
        window.click(choice).await?;
    }
    window.expect_text("games-score", "2–1").await?;
    window.click("games-save").await?;
    window.expect_gone("games-dialog").await?;
    window.expect_text("score-1", "2").await?;
    // Reopened, it shows the entered games.
    window.click("table-1").await?;
    window.click("games-1").await?;
    window.expect_text("games-score", "2–1").await?;
    assert!(window.appears("css=[data-testid=first-1-b]:checked", Duration::from_secs(2)).await?);
    window.press("Escape").await?;
    window.expect_gone("games-dialog").await?;
    results(window, &["2", "3", "4"]).await
}

async fn results(window: &Window, tables: &[&str]) -> DriveResult<()> {
    for table in tables {
        window.fill("entry-table", &format!("{table} 20")).await?;
        window.press("Enter").await?;
        window.expect_text("entry-says", &format!("Table {table}: 2–0")).await?;
    }
    Ok(())
}

/// Plans a cut after round 1; the main button leads to it once the rounds are over.
async fn changed(window: &Window) -> DriveResult<()> {
    window.click("how-played").await?;
    window.expect_text("structure-locks", "after the first pairing").await?;
    window.choose("structure-cut", "4").await?;
    window.click("structure-keep").await?;
    window.expect_gone("structure-dialog").await?;
    for round in [2, 3] {
        window.click("next-step").await?;
        window.expect_text("stepper", &format!("Round {round}")).await?;
        results(window, &["1", "2", "3", "4"]).await?;
    }
    window.expect_text("next-step", "Cut to top 4").await?;
    window.click("next-step").await?;
    window.expect_text("confirm", "top 4").await?;
    window.click("confirm-no").await
}

async fn earlier_standings(window: &Window) -> DriveResult<()> {
    window.click("tab-standings").await?;
    window.expect("standings", |text| text.contains("3-0-0")).await?;
    window.choose("standings-round", "1").await?;
    window.expect_text("after-round", "After round 1").await?;
    window.expect("standings", |text| !text.contains("3-0-0") && text.contains("0-1-0")).await?;
    window.press("Escape").await?;
    window.click("standings-menu").await?;
    window.click("menu-csv-standings").await.map(drop)
}

/// Waits until the file has this beginning, and removes it.
async fn written(file: &Path, begin: &[u8]) {
    for _ in 0..200 {
        if std::fs::read(file).is_ok_and(|bytes| bytes.starts_with(begin)) {
            std::fs::remove_file(file).unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{} was not written", file.display());
}
