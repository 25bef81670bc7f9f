//! Text at 400 % in a window of 1280 by 800, which equals a page of 320 by 200 points (WCAG 2.2, 1.4.10): every screen
//! has one column, nothing is cut off or covered, and only tables scroll sideways.

use e2e::table::begin;
use e2e::{DriveResult, Problem, TABS_OF_EVENT_1, Window};
use serde_json::json;

/// If set to a folder, the test writes a screenshot of every screen into it.
const PICTURES: &str = "E2E_PICTURES";

/// Script that returns the losses on the current screen: a page or dialog wider than its space, text cut off in a box
/// without scrolling, and controls outside the window or under another element after scrolling to them. Screens laid
/// out in both directions (`both`) may scroll both ways.
const LOST: &str = r"
const [both] = arguments;
const lost = [];
const page = document.scrollingElement;
if (!both && page.scrollWidth > innerWidth + 1) {
  lost.push(`the page is ${page.scrollWidth} wide, the window ${innerWidth}`);
}
for (const box of document.querySelectorAll('dialog[open] .body, dialog[open] .content')) {
  if (box.scrollWidth > box.clientWidth + 1) lost.push(`.${box.className} is ${box.scrollWidth} wide, its room ${box.clientWidth}`);
}
const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
const pressed = 'button, a[href], select, textarea, summary, [role=button], input';
const unseen = '.sr-only, .aside-word, .skip, [inert], [aria-hidden=true], option';
const called = (one) => one.dataset.testid ?? `${one.tagName.toLowerCase()}.${one.className} ${one.textContent.trim().slice(0, 40)}`;
// Words that end in dots; those of the cards in a long list can be read in the card preview.
for (const one of top.querySelectorAll('*')) {
  if (one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && !both && !one.closest('.windowed')) {
    const { textOverflow, overflowX } = getComputedStyle(one);
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') lost.push(`${called(one)} ends in dots: ${one.textContent.trim().slice(0, 40)}`);
  }
}
// Of repeated elements, such as the rows of a list, only the first few.
const seen = new Map();
for (const one of top.querySelectorAll(`${pressed}, h1, h2, h3, p, label, legend, td, th, li`)) {
  const kind = `${one.tagName} ${one.className} ${(one.dataset.testid ?? '').replace(/[^a-z-]+/g, '')} ${one.parentElement.className}`;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  if (seen.get(kind) > 4) continue;
  const style = getComputedStyle(one);
  const size = one.getBoundingClientRect();
  if (one.closest('details:not([open])') && one.tagName !== 'SUMMARY') continue;
  if (size.width < 2 || size.height < 2 || style.visibility === 'hidden' || one.closest(unseen)) continue;
  if (one.matches(pressed)) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = one.getBoundingClientRect();
  for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    const cut = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if ((cut(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2))
      || (cut(overflowY) && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2))) {
      lost.push(`${called(one)} is cut off by .${around.className}`);
      break;
    }
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
    if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break;
  }
  if (!one.matches(pressed)) continue;
  // A link of several lines is met on its first.
  const line = one.getClientRects()[0] ?? box;
  const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || (!both && (box.left < -1 || box.right > innerWidth + 1))) {
    lost.push(`${called(one)} lies outside the window: ${Math.round(box.left)} to ${Math.round(box.right)}, ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
    continue;
  }
  const met = document.elementFromPoint(x, y);
  const near = [one, one.closest('label'), ...(one.labels ?? [])].filter(Boolean);
  if (!met || !near.some((own) => own.contains(met) || met.contains(own) && met.closest('label, button, a, summary') === met)) {
    lost.push(`${called(one)} is covered by ${met ? called(met) : 'nothing'}`);
  }
}
scrollTo(0, 0);
return [...new Set(lost)];
";

async fn look(window: &Window, place: &str, both: bool, found: &mut Vec<String>) -> DriveResult<()> {
    let lost = window.client().execute(LOST, vec![json!(both)]).await.map_err(|e| Problem::when(place, e))?;
    let lost: Vec<String> = serde_json::from_value(lost).map_err(|e| Problem::when(place, e))?;
    found.extend(lost.into_iter().map(|line| format!("{place}: {line}")));
    if let Some(folder) = std::env::var_os(PICTURES) {
        let name = place.replace(|letter: char| !letter.is_alphanumeric(), "_");
        window.screenshot(&std::path::Path::new(&folder).join(format!("{name}.png"))).await?;
    }
    Ok(())
}

async fn dialog(window: &Window, opens: &str, there: &str, found: &mut Vec<String>) -> DriveResult<()> {
    // While the page is still scrolling back to the focused element, a click has no effect.
    for _ in 0..3 {
        window.click(opens).await?;
        if window.appears(there, std::time::Duration::from_secs(3)).await? {
            break;
        }
    }
    window.expect(there, |_| true).await?;
    look(window, &format!("{opens} opens {there}"), false, found).await?;
    window.press("Escape").await?;
    window.expect_gone("css=dialog[open]").await
}

/// Creates a half-played event, a drafted one, a game and a deck. Returns the address of the game.
async fn something_everywhere(window: &Window) -> DriveResult<String> {
    window.click("way-sample").await?;
    window.expect_text("open-tables", "2 open tables").await?;
    window.click("tour-skip").await?;
    let practice =
        "return await window.__TAURI_INTERNALS__.invoke('practice_draft', { name: 'Practice', player: 'Ann' })";
    window.evaluate(practice).await?;
    window.go("#/games", "new-game").await?;
    begin(window, "random").await?;
    let game = window.evaluate("return location.hash").await?.as_str().unwrap_or_default().to_owned();
    window.go("#/decks", "new-deck").await?;
    window.click("new-deck").await?;
    window.make_published_deck().await?;
    window.go("#/events", "new-event").await?;
    Ok(game)
}

async fn large(window: &Window) -> DriveResult<()> {
    window.click("open-settings").await?;
    window.choose("text-size", "400").await
}

#[tokio::test]
async fn nothing_is_cut_off_at_four_hundred_per_cent() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    let mut found = Vec::new();
    window.expect("way-sample", |_| true).await?;
    large(&window).await?;
    look(&window, "settings", false, &mut found).await?;
    window.press("Escape").await?;
    look(&window, "no events", false, &mut found).await?;
    window.press("Control+0").await?;
    let game = something_everywhere(&window).await?;
    large(&window).await?;
    window.press("Escape").await?;
    let others = [
        ("#/events", "new-event"),
        ("#/event/2/players", "player-name"),
        ("#/decks", "new-deck"),
        ("#/games", "new-game"),
        ("#/collection", "nav-collection"),
        ("#/cards", "css=[data-testid^=found-]"),
        ("#/rules", "nav-rules"),
        ("#/rules/7.6.11", "nav-rules"),
        ("#/profiles", "nav-profiles"),
        ("#/leagues", "new-league"),
        ("#/safety", "nav-safety"),
    ];
    for (address, there) in TABS_OF_EVENT_1.into_iter().chain(others) {
        window.go(address, there).await?;
        look(&window, address, false, &mut found).await?;
    }
    // Screens that fill the window, as a table does, use the text size as far as there is space, and never scroll
    // sideways.
    for (address, there) in [(game.as_str(), "pace"), ("#/judge", "judge-search"), ("#/event/1/deck/1", "deck-legal")] {
        window.go(address, there).await?;
        look(&window, address, false, &mut found).await?;
        let size = window.evaluate("return parseInt(document.documentElement.style.fontSize, 10)").await?;
        assert!(size.as_i64().is_some_and(|size| size >= 160), "the table has {size} %");
    }
    // Content in both directions that would lose its meaning in one column, such as a table of cards, may scroll both
    // ways.
    for (address, there) in [("#/event/2/draft/1", "pack-card-0"), ("#/decks/1", "play-deck")] {
        window.go(address, there).await?;
        look(&window, address, true, &mut found).await?;
    }
    window.go("#/event/1/rounds", "panel-rounds").await?;
    for (opens, there) in [("menu-print", "print-dialog"), ("menu-phones", "css=dialog[open]")] {
        window.click("event-menu").await?;
        dialog(&window, opens, there, &mut found).await?;
    }
    dialog(&window, "how-played", "css=dialog[open]", &mut found).await?;
    window.go("#/events", "new-event").await?;
    for (opens, there) in
        [("new-event", "create-event"), ("open-keys", "keys"), ("open-guide", "guide"), ("open-about", "about-dialog")]
    {
        dialog(&window, opens, there, &mut found).await?;
    }
    assert!(found.is_empty(), "{} parts are lost:\n{}", found.len(), found.join("\n"));
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_click_at_the_end_of_the_sidebar_leaves_the_screen_in_place() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("open-settings").await?;
    window.choose("text-size", "140").await?;
    window.press("Escape").await?;
    window.click("open-about").await?;
    window.expect("about-dialog", |_| true).await?;
    window.press("Escape").await?;
    window.expect_gone("about-dialog").await?;
    let scrolled = "return [...document.querySelectorAll('html, body, #app, .shell')].map((one) => one.scrollTop)";
    assert_eq!(window.evaluate(scrolled).await?, json!([0, 0, 0, 0]));
    window.close().await
}
