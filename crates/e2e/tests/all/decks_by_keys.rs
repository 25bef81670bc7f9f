//! Decks in the real window with keys only: a legal Premier deck and a legal Twin Suns deck.

use e2e::{DriveResult, Window};

/// Searches, goes to the first card found and adds a number of copies.
async fn take(window: &Window, query: &str, number: &str, copies: usize) -> DriveResult<()> {
    window.press("/").await?;
    window.press("Control+a").await?;
    window.press_text(query).await?;
    window.expect(&format!("css=[data-testid=source-list] [data-card={number}]"), |_| true).await?;
    window.expect_text("source-count", "1 card").await?;
    window.press("ArrowDown").await?;
    for _ in 0..copies {
        window.press("Enter").await?;
    }
    Ok(())
}

async fn new_deck(window: &Window, formats_down: usize) -> DriveResult<()> {
    window.expect("new-event", |_| true).await?;
    window.press("g").await?;
    window.press("d").await?;
    window.expect("new-deck", |_| true).await?;
    window.press("n").await?;
    window.expect("new-deck-name", |_| true).await?;
    window.press_text("Keys").await?;
    if formats_down > 0 {
        // Past the choice of a starting point, to the formats.
        window.press("Tab").await?;
        window.press("Tab").await?;
        for _ in 0..formats_down {
            window.press("ArrowDown").await?;
        }
    }
    window.press("Enter").await?;
    window.expect("builder-search", |_| true).await.map(drop)
}

/// A deck of 51 cards: 17 cards of Ashes of the Empire and neighbouring sets.
const PREMIER: [&str; 17] = [
    "ASH_031", "ASH_060", "ASH_072", "ASH_166", "ASH_059", "ASH_156", "ASH_158", "ASH_061", "ASH_255", "ASH_153",
    "ASH_071", "ASH_078", "ASH_159", "ASH_065", "ASH_163", "ASH_184", "ASH_162",
];

#[tokio::test]
async fn a_premier_deck_can_be_built_by_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    new_deck(&window, 0).await?;
    take(&window, "ASH_005", "ASH_005", 1).await?;
    window.expect("leader-ASH_005", |_| true).await?;
    take(&window, "ASH_024", "ASH_024", 1).await?;
    window.expect("base-ASH_024", |_| true).await?;
    for number in PREMIER {
        take(&window, number, number, 3).await?;
    }
    window.expect_text("deck-legal", "Legal").await?;
    // One copy too many; after undo the deck is legal again.
    window.press("+").await?;
    window.expect_text("deck-legal", "1 problem").await?;
    window.press("Control+z").await?;
    window.expect_text("deck-legal", "Legal").await?;
    window.press("Escape").await?;
    window.expect_text("legal-1", "Legal").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// CR 12.2.1: two leaders and 80 different cards. Every card of the search results is added on the way down the list.
#[tokio::test]
async fn a_twin_suns_deck_can_be_built_by_keys() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    new_deck(&window, 2).await?;
    take(&window, "TS26_003", "TS26_003", 1).await?;
    take(&window, "TS26_005", "TS26_005", 1).await?;
    take(&window, "TS26_012", "TS26_012", 1).await?;
    window.press("/").await?;
    window.press("Control+a").await?;
    window.press_text("t:unit set:sor,shd -t:token").await?;
    window.expect("css=[data-testid=source-list] [data-card^=SOR]", |_| true).await?;
    // The results of the first search may still be shown.
    window.expect("css=[data-testid=source-results][aria-busy=false]", |_| true).await?;
    window.press("ArrowDown").await?;
    for _ in 0..80 {
        window.press("Enter").await?;
        window.press("ArrowDown").await?;
    }
    window.expect_text("deck-legal", "Legal").await?;
    window.press("Escape").await?;
    window.expect_text("legal-1", "Legal").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
