//! Text at 400 % in a window of 1280 by 800, which is a page of 320 points (WCAG 2.2, 1.4.10): every screen has one column,
//! nothing is cut off, and nobody has to scroll sideways but in what is a table.

use e2e::{Done, Problem, Window};
use serde_json::json;

/// What is lost on the screen that is seen: parts that a box cuts off that cannot be scrolled, and how far the page is wider
/// than the window. A cell of a table may be reached by scrolling its panel.
const LOST: &str = r"
const lost = [];
const root = document.documentElement;
if (root.scrollWidth > innerWidth + 1) lost.push(`the page is ${root.scrollWidth} wide, the window ${innerWidth}`);
const top = document.querySelector('dialog[open]') ?? document.body;
for (const box of document.querySelectorAll('dialog[open] .body, dialog[open] .content')) {
  if (box.scrollWidth > box.clientWidth + 1) lost.push(`.${box.className} is ${box.scrollWidth} wide, its room ${box.clientWidth}`);
}
for (const one of top.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3, p, label, legend, td, th, li')) {
  const box = one.getBoundingClientRect();
  const style = getComputedStyle(one);
  if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || one.closest('.sr-only, .aside-word, .skip, [inert]')) continue;
  for (let around = one.parentElement; around && around !== root; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const cut = (overflow) => overflow === 'hidden' || overflow === 'clip';
    const sideways = cut(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2);
    const down = cut(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2);
    if (around !== document.body && (sideways || down)) {
      lost.push(`${one.dataset.testid ?? one.tagName} ${one.textContent.trim().slice(0, 40)} in .${around.className}`);
      break;
    }
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
    if (position === 'fixed') break;
  }
}
return lost;
";

async fn look(window: &Window, place: &str, found: &mut Vec<String>) -> Done<()> {
    let lost = window.evaluate(LOST).await?;
    let lost: Vec<String> = serde_json::from_value(lost).map_err(|error| Problem::when(place, error))?;
    found.extend(lost.into_iter().map(|line| format!("{place}: {line}")));
    if let Ok(folder) = std::env::var("CANTINA_SHOTS") {
        let name = place.replace(|letter: char| !letter.is_alphanumeric(), "_");
        window.screenshot(&std::path::Path::new(&folder).join(format!("{name}.png"))).await?;
    }
    Ok(())
}

async fn go(window: &Window, address: &str, there: &str) -> Done<()> {
    window.evaluate(&format!("location.hash = {}", json!(address))).await?;
    window.expect(there, |_| true).await.map(drop)
}

#[tokio::test]
async fn nothing_is_lost_at_four_hundred_per_cent() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let mut found = Vec::new();
    window.click("way-sample").await?;
    window.expect_text("open-tables", "2 open tables").await?;
    go(&window, "#/decks", "new-deck").await?;
    window.click("new-deck").await?;
    window.click("start-published").await?;
    window.click("create-deck").await?;
    window.expect("play-deck", |_| true).await?;
    go(&window, "#/events", "nav-events").await?;
    window.click("open-settings").await?;
    window.click("text-400").await?;
    look(&window, "settings", &mut found).await?;
    window.press("Escape").await?;
    for (address, there) in [
        ("#/events", "new-event"),
        ("#/event/1/players", "panel-players"),
        ("#/event/1/draft", "panel-draft"),
        ("#/event/1/decks", "panel-decks"),
        ("#/event/1/rounds", "panel-rounds"),
        ("#/event/1/standings", "panel-standings"),
        ("#/event/1/bracket", "panel-bracket"),
        ("#/event/1/judge", "panel-judge"),
        ("#/event/1/log", "panel-log"),
        ("#/decks", "new-deck"),
        ("#/games", "new-game"),
        ("#/collection", "nav-collection"),
        ("#/cards", "nav-cards"),
        ("#/rules", "nav-rules"),
        ("#/profiles", "nav-profiles"),
        ("#/leagues", "nav-events"),
        ("#/safety", "nav-safety"),
    ] {
        go(&window, address, there).await?;
        look(&window, address, &mut found).await?;
    }
    go(&window, "#/events", "new-event").await?;
    for (opens, dialog) in
        [("new-event", "create-event"), ("open-keys", "keys"), ("open-guide", "guide"), ("open-about", "about-dialog")]
    {
        window.click(opens).await?;
        window.expect(dialog, |_| true).await?;
        look(&window, dialog, &mut found).await?;
        window.press("Escape").await?;
        window.expect_gone(dialog).await?;
    }
    assert!(found.is_empty(), "{} parts are lost:\n{}", found.len(), found.join("\n"));
    window.close().await
}
