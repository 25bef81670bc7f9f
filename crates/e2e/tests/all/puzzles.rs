//! Puzzles in the real window, with keys only: a wrong answer is undone, the solution is shown and played, and the
//! solved state survives a restart.

use std::time::Duration;

use e2e::{DriveResult, Window};

/// Presses the number of a selectable card, as soon as it has one.
async fn press_card(window: &Window, name: &str) -> DriveResult<()> {
    let lit = format!("css=[data-card][data-lit][aria-label^='{name}']");
    window.expect(&lit, |_| true).await?;
    let key = window
        .evaluate(&format!(
            "return [...document.querySelectorAll('[data-card][data-lit]')]
                .find((tile) => tile.getAttribute('aria-label').startsWith('{name}')).dataset.lit"
        ))
        .await?;
    window.press_text(key.as_str().unwrap_or_default()).await
}

#[tokio::test]
async fn a_puzzle_can_be_solved_by_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    window.expect_text("nav-games", "Games").await?;
    window.press_text("gz").await?;
    window.expect_text("puzzles-solved", "0 of 280 solved").await?;
    window.click("puzzle-95").await?;
    window.expect_text("puzzle-state", "open").await?;
    window.press("f").await?;
    // Passing wins nothing: the other player passes as well.
    window.press("p").await?;
    window.expect_text("puzzle-result", "Not solved").await?;
    window.press("u").await?;
    window.expect_gone("puzzle-over").await?;
    window.expect_text("puzzle-state", "open").await?;
    window.press("h").await?;
    window.expect_text("prompt-more", "This solves it: play Yoda's Lightsaber on Obi-Wan Kenobi").await?;
    press_card(&window, "Yoda").await?;
    press_card(&window, "Obi-Wan Kenobi").await?;
    window.expect_text("prompt-title", "Force").await?;
    window.press("n").await?;
    window.expect_text("prompt-title", "Win this phase").await?;
    press_card(&window, "Obi-Wan Kenobi").await?;
    press_card(&window, "Jedi Temple").await?;
    // The triggers of the attack make no difference: they are declined in any order.
    for _ in 0..20 {
        if window.appears("puzzle-over", Duration::from_millis(700)).await? {
            break;
        }
        window.press("n").await?;
        window.press("1").await?;
    }
    window.expect_text("puzzle-result", "Solved").await?;
    window.expect_focus("puzzle-next").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.restart().await?;
    window.expect_text("nav-games", "Games").await?;
    window.press_text("gz").await?;
    window.expect_text("puzzles-solved", "1 of 280 solved").await?;
    window.close().await
}
