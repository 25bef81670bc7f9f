//! Decks in the real window with the mouse only: a legal Premier deck, a legal Twin Suns deck, ten illegal variants.

use std::path::Path;

use e2e::{DriveResult, Window};

/// Returns the numbers of the cards in the list on the left.
async fn shown(window: &Window) -> DriveResult<Vec<String>> {
    window.expect("css=[data-testid=source-results][aria-busy=false]", |_| true).await?;
    let script =
        "return [...document.querySelectorAll('[data-testid=source-list] [data-card]')].map((e) => e.dataset.card)";
    let numbers = window.evaluate(script).await?;
    Ok(serde_json::from_value(numbers).unwrap_or_default())
}

/// Clicks a card of the list, counted from 0, once the filter is active.
async fn take(window: &Window, place: usize, filter: &str) -> DriveResult<()> {
    window.expect(&format!("css=[data-testid={filter}][aria-pressed=true]"), |_| true).await?;
    window.expect_text("source-count", "card").await?;
    let number = shown(window).await?.get(place).cloned().unwrap_or_default();
    window.click(&format!("source-{number}")).await
}

/// Adds leaders and a base: the list switches to them automatically.
async fn lead(window: &Window, leaders: usize) -> DriveResult<()> {
    for place in 0..leaders {
        take(window, place, "filter-type-leader").await?;
        window.expect(&format!("css=.slot:nth-child({})[data-testid^=leader-]", place + 1), |_| true).await?;
    }
    take(window, 0, "filter-type-base").await?;
    window.expect("css=[data-testid^=base-]", |_| true).await.map(drop)
}

/// Adds cards of every cost, `copies` of each, until the deck has `size` cards.
async fn fill(window: &Window, copies: usize, size: usize) -> DriveResult<()> {
    let mut have = 0;
    for cost in 1..=6 {
        window.click(&format!("filter-cost-{cost}")).await?;
        window.expect_text("builder-query", &format!("cost:{cost}")).await?;
        for number in shown(window).await?.iter().take(14) {
            for _ in 0..copies.min(size - have) {
                window.click(&format!("source-{number}")).await?;
                have += 1;
            }
        }
        window.click(&format!("filter-cost-{cost}")).await?;
        if have == size {
            return Ok(());
        }
    }
    panic!("there are only {have} cards");
}

async fn new_deck(window: &Window, format: &str) -> DriveResult<()> {
    window.click("nav-decks").await?;
    window.click("new-deck").await?;
    window.click(&format!("new-format-{format}")).await?;
    window.click("create-deck").await
}

/// Makes the deck illegal, checks the reported problem, and undoes the change.
async fn broken(window: &Window, clicks: &[&str], code: &str, words: &str) -> DriveResult<()> {
    for target in clicks {
        window.click(target).await?;
    }
    window.expect_text(&format!("css=[data-testid=problem][data-code='{code}']"), words).await?;
    for _ in clicks {
        window.click("deck-undo").await?;
    }
    window.expect_text("deck-legal", "Legal").await.map(drop)
}

#[tokio::test]
async fn a_premier_deck_is_built_corrected_exported_and_printed_by_mouse() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("answer");
    let mut window = Window::open_with(data.path(), &[("CANTINA_SAVE_TO", file.to_str().unwrap())]).await?;
    new_deck(&window, "premier").await?;
    lead(&window, 1).await?;
    fill(&window, 3, 50).await?;
    window.expect_text("deck-legal", "Legal").await?;
    window.expect_text("deck-saved", "Saved").await?;

    let cards = window
        .evaluate("return [...document.querySelectorAll('[data-testid=main] [data-card]')].map((e) => e.dataset.card)");
    let cards: Vec<String> = serde_json::from_value(cards.await?).unwrap_or_default();
    let (less, more) = (format!("main-less-{}", cards[0]), format!("main-more-{}", cards[0]));
    broken(&window, &[&more], "deck.too_many_copies", "at most 3").await?;
    broken(&window, &[&less], "deck.too_few_cards", "Add 1.").await?;
    broken(&window, &["css=[data-testid^=leader-out-]"], "deck.leader_count", "no leader").await?;
    broken(&window, &["css=[data-testid^=base-out-]"], "deck.base_count", "no base").await?;
    sideboard_of_eleven(&window, &cards).await?;
    other_formats(&window).await?;
    forbidden_cards(&window).await?;

    window.expect_text("deck-saved", "Saved").await?;
    window.click("export-deck").await?;
    window.click("save-as").await?;
    window.expect_text("toasts", "answer").await?;
    let swudb: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    let rows = swudb["deck"].as_array().unwrap().iter();
    assert_eq!(rows.map(|row| row["count"].as_u64().unwrap()).sum::<u64>(), 50);
    window.expect_gone("export-dialog").await?;
    window.click("deck-menu").await?;
    window.click("menu-print-deck").await?;
    window.click("save-sheet").await?;
    is_pdf(&file).await;

    // Data shown as saved survives a power failure.
    window.kill_and_reopen().await?;
    window.click("nav-decks").await?;
    window.expect_text("library", "50").await?;
    window.click("open-deck-1").await?;
    window.expect_text("deck-legal", "Legal").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Checks the limit of ten cards in the sideboard (CR 9.2.2C).
async fn sideboard_of_eleven(window: &Window, deck: &[String]) -> DriveResult<()> {
    window.click("filter-cost-5").await?;
    window.expect_text("builder-query", "cost:5").await?;
    let found = shown(window).await?;
    let others: Vec<String> = found.iter().filter(|number| !deck.contains(number)).take(4).cloned().collect();
    let thrice = others.iter().flat_map(|number| [number; 3]).take(11);
    let clicks: Vec<String> = thrice.map(|number| format!("source-side-{number}")).collect();
    let clicks: Vec<&str> = clicks.iter().map(String::as_str).collect();
    broken(window, &clicks, "deck.sideboard_too_large", "10").await?;
    window.click("filter-cost-5").await
}

/// Checks that the same cards are not a Twin Suns deck, and not a sealed deck without a pool.
async fn other_formats(window: &Window) -> DriveResult<()> {
    window.choose("deck-format", "twinSuns").await?;
    for (code, words) in
        [("deck.leader_count", "needs exactly 2"), ("deck.too_few_cards", "80"), ("deck.too_many_copies", "at most 1")]
    {
        window.expect_text(&format!("css=[data-testid=problem][data-code='{code}']"), words).await?;
    }
    window.choose("deck-format", "sealed").await?;
    window.expect_text("css=[data-testid=problem][data-code='deck.no_pool']", "pool").await?;
    window.choose("deck-format", "premier").await?;
    window.expect_text("deck-legal", "Legal").await.map(drop)
}

/// Searches for one card and waits for it alone: a list that is still changing moves under the pointer.
async fn search(window: &Window, typed: &str, number: &str) -> DriveResult<()> {
    window.fill("builder-search", typed).await?;
    window.expect("source-count", |count| count == "1 card").await?;
    window.expect("css=[data-testid=source-results][aria-busy=false]", |_| true).await?;
    window.expect(&format!("source-{number}"), |_| true).await.map(drop)
}

/// Adds a rotated card and a suspended leader, with the filter that hides them turned off.
async fn forbidden_cards(window: &Window) -> DriveResult<()> {
    window.click("toggle-filters").await?;
    window.click("filter-legal").await?;
    window.click("filter-in-aspect").await?;
    search(window, "\"Force Throw\"", "SOR_167").await?;
    broken(window, &["source-SOR_167"], "deck.rotated", "Mar 13, 2026").await?;
    search(window, "cad bane t:leader set:ash", "ASH_011").await?;
    broken(window, &["source-ASH_011"], "deck.suspended", "Aug 31, 2026").await
}

/// CR 12.2.1: two leaders, 80 different cards.
#[tokio::test]
async fn a_twin_suns_deck_is_built_by_mouse() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    new_deck(&window, "twinSuns").await?;
    lead(&window, 2).await?;
    fill(&window, 1, 80).await?;
    window.expect_text("deck-legal", "Legal").await?;
    window.click("tab-figures").await?;
    window.expect_text("side", "Average").await?;
    window.click("tab-hand").await?;
    window.click("exit-builder").await?;
    window.expect_text("legal-1", "Legal").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

async fn is_pdf(file: &Path) {
    for _ in 0..200 {
        if std::fs::read(file).is_ok_and(|pdf| pdf.starts_with(b"%PDF")) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("there is no PDF in {}", file.display());
}
