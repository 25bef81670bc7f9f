//! Readable cards in the real window: the latest set drafted, built and paired; texts on the cards and next to the
//! pointer, at laptop and large screen sizes.

use std::time::Duration;

use e2e::{DriveResult, Window};
use serde_json::Value;

/// Creates an event of one person and seven bots with the default set, up to the first pack.
async fn to_the_draft(window: &Window, set: Option<&str>) -> DriveResult<()> {
    window.click("new-event").await?;
    window.fill("event-name", "Friday").await?;
    if let Some(set) = set {
        window.choose("event-set", set).await?;
    }
    window.click("create-event").await?;
    window.draft_with_bots("Ada").await
}

/// Homeworlds is the default set of a new event: a pod of eight drafts it, builds decks and is paired.
#[tokio::test]
async fn a_pod_of_eight_drafts_homeworlds_builds_decks_and_is_paired() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    to_the_draft(&window, None).await?;
    let first = window.evaluate("return document.querySelector('[data-card]').dataset.card").await?;
    assert!(first.as_str().unwrap().starts_with("HMW_"), "{first}");
    // 3 leaders and 3 packs of 14 cards; the last card of a pack is not a choice.
    for number in 1..=41 {
        window.pick_first().await.map_err(|problem| e2e::Problem::when(format!("pick {number}"), problem))?;
    }
    window.expect_text("draft-done", "Ada").await?;
    window.build_suggested_deck().await?;
    window.click("next-step").await?;
    window.expect_text("open-tables", "4").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// Script that returns the visible card texts: their number, the smallest letters, and the cards without their complete
/// text.
const TEXTS: &str = "
    const texts = [...document.querySelectorAll('[data-testid=card-text]')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight && box.width > 0;
    });
    return {
      texts: texts.length,
      least: Math.min(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize))),
      cut: texts.filter((one) => one.closest('[data-cut]')).map((one) => one.closest('[data-testid]:not([data-testid=card-text])').dataset.testid),
    }";

/// Checks that every visible text is at least ten pixels high, and that text too long for its card is complete in the
/// large view next to the pointer.
async fn every_text_can_be_read(window: &Window, least: usize, place: &str) -> DriveResult<()> {
    let mut seen = Value::Null;
    // Texts arrive with a response of the program.
    for _ in 0..100 {
        seen = window.evaluate(TEXTS).await?;
        if seen["texts"].as_u64().unwrap_or(0) as usize >= least {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(seen["texts"].as_u64().unwrap() as usize >= least, "{place}: {seen}");
    assert!(seen["least"].as_f64().unwrap() >= 10.0, "{place}: {seen}");
    for card in seen["cut"].as_array().unwrap().iter().filter_map(Value::as_str) {
        window.point(card).await?;
        window.expect("css=[data-testid=card-zoom] [data-testid=card-text]", |text| !text.is_empty()).await?;
        let whole = "return document.querySelector('[data-testid=card-zoom] [data-cut]') === null";
        assert_eq!(window.evaluate(whole).await?, Value::Bool(true), "{place}: {card}");
    }
    Ok(())
}

#[tokio::test]
async fn card_texts_are_readable_at_every_window_and_text_size() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    to_the_draft(&window, Some("SOR")).await?;
    for _ in 0..3 {
        window.pick_first().await?;
    }
    for (text, width, height) in [(100, 1280, 800), (100, 1920, 1080), (140, 1920, 1080), (140, 1280, 800)] {
        let place = format!("{width}x{height} at {text} %");
        window.resize(width, height).await?;
        window.evaluate("location.hash = '#/events'").await?;
        window.click("open-settings").await?;
        window.choose("text-size", &text.to_string()).await?;
        window.press("Escape").await?;
        window.click("open-event-1").await?;
        window.click("next-step").await?;
        window.expect_text("draft-step", "Pack 1").await?;
        every_text_can_be_read(&window, 4, &format!("draft, {place}")).await?;
        window.evaluate("location.hash = '#/cards'").await?;
        window.expect_text("card-grid", "Asajj").await?;
        // The cards are as high as the longest text needs: a row of three in the smallest window with large text.
        let least = if (text, width) == (140, 1280) { 3 } else { 4 };
        every_text_can_be_read(&window, least, &format!("search, {place}")).await?;
    }
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

/// The large view is next to the card under the pointer and does not cover the pick button. Viewing a card by key does
/// not change the selection.
#[tokio::test]
async fn viewing_a_card_covers_nothing_and_keeps_the_selection() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    to_the_draft(&window, Some("SOR")).await?;
    for _ in 0..3 {
        window.pick_first().await?;
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    window.press("2").await?;
    window.press("ArrowRight").await?;
    window.press("z").await?;
    window.expect("card-zoom", |_| true).await?;
    let covers = window
        .evaluate(
            "const box = (one) => document.querySelector(one).getBoundingClientRect();
             const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
             const large = box('[data-testid=card-zoom]');
             return meet(large, box('[data-testid=pack-card-2]')) || meet(large, box('[data-testid=pick]'))",
        )
        .await?;
    assert_eq!(covers, Value::Bool(false));
    let chosen = "return document.querySelector('[data-testid=pack] [aria-selected=true]').dataset.testid";
    assert_eq!(window.evaluate(chosen).await?, "pack-card-1");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
