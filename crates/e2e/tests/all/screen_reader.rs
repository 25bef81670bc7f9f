//! A game played with a screen reader only: information comes from accessible names and live regions, and actions are
//! key presses. No test id and no screen position is used.

use std::time::{Duration, Instant};

use e2e::{DriveResult, Problem, Window};
use serde_json::Value;

/// Script for the screen reader's view of an element: its role and its name, according to the parts of "Accessible Name
/// and Description Computation" that the page needs.
const READS: &str = "\
    const shownTo = (one) => !one.closest('[aria-hidden=true], [inert]'); \
    const text = (one) => [...one.childNodes].map((node) => node.nodeType === 3 ? node.data \
      : node.nodeType !== 1 || node.matches('[aria-hidden=true], svg') ? '' : node.getAttribute('aria-label') ?? text(node)) \
      .join(' ').replace(/\\s+/g, ' ').trim(); \
    const named = (one) => one.getAttribute('aria-label') \
      ?? (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)).filter(Boolean).map(text).join(' ') \
      .concat(''); \
    const name = (one) => named(one) || ('labels' in one && one.labels?.length ? text(one.labels[0]) : '') \
      || (one.matches('input, select, textarea') ? '' : text(one)) || one.title; \
    const role = (one) => one.getAttribute('role') ?? ({ BUTTON: 'button', A: 'link', SELECT: 'combobox', INPUT: \
      one.type === 'checkbox' ? 'checkbox' : 'textbox', SECTION: 'region', DIALOG: 'dialog' }[one.tagName] ?? ''); ";

/// Quick answers if no card can be chosen, including taking the initiative.
const ANSWERS: [&str; 5] = ["Pass", "No", "Yes", "You", "0"];

/// A player who only listens and presses keys.
struct Listener(Window);

impl Listener {
    async fn reads(&self, script: &str) -> DriveResult<Value> {
        self.0.evaluate(&format!("{READS} {script}")).await
    }

    /// Returns role and name of the focused element: "button: Play".
    async fn focus(&self) -> DriveResult<String> {
        let said = self
            .reads("const on = document.activeElement; return !on || on === document.body ? '' : `${role(on)}: ${name(on)}`")
            .await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    /// Returns the current text of live regions (`status`, `log`, `alert`).
    async fn live(&self, role: &str) -> DriveResult<String> {
        let said = self
            .reads(&format!(
                "return [...document.querySelectorAll('[role={role}]:not([aria-live=off])')].filter(shownTo).map(text).filter(Boolean).join(' | ')"
            ))
            .await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the text of a live region matches.
    async fn wait_for_announcement(&self, role: &str, fits: impl Fn(&str) -> bool) -> DriveResult<String> {
        let since = Instant::now();
        loop {
            let said = self.live(role).await?;
            if fits(&said) {
                return Ok(said);
            }
            if since.elapsed() > Duration::from_secs(20) {
                return Err(Problem(format!("{role} stays at {said:?}")));
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Presses Tab until the focused element matches, and returns its description.
    async fn tab_to(&self, what: &str, fits: impl Fn(&str) -> bool) -> DriveResult<String> {
        let mut passed = Vec::new();
        for _ in 0..90 {
            let said = self.focus().await?;
            if fits(&said) {
                return Ok(said);
            }
            if passed.len() > 3 && passed.last() != Some(&said) && passed.iter().filter(|one| **one == said).count() > 3
            {
                break;
            }
            passed.push(said);
            self.0.press("Tab").await?;
        }
        Err(Problem(format!("Tab does not lead to {what}, only to {passed:?}")))
    }

    /// Like [`Self::tab_to`], once around at most. Returns `false` if no element matches.
    async fn finds(&self, fits: impl Fn(&str) -> bool) -> DriveResult<bool> {
        Ok(self.tab_to("it", fits).await.is_ok())
    }

    /// Presses the first matching element, which may still have to appear.
    async fn presses_what(&self, what: &str, fits: impl Fn(&str) -> bool) -> DriveResult<()> {
        let since = Instant::now();
        while let Err(problem) = self.tab_to(what, &fits).await {
            if since.elapsed() > Duration::from_secs(30) {
                return Err(problem);
            }
        }
        self.0.press("Enter").await
    }

    async fn presses(&self, name: &str) -> DriveResult<()> {
        self.presses_what(name, |said| said.split_once(": ").is_some_and(|(_, said)| said.starts_with(name))).await
    }

    /// Returns the accessible name of every card on the table, under its region.
    async fn table(&self) -> DriveResult<Vec<String>> {
        let said = self
            .reads(
                "return [...document.querySelectorAll('section[aria-label] button[data-card]')].filter(shownTo) \
                 .map((one) => `${name(one.closest('section'))}: ${name(one)}`)",
            )
            .await?;
        serde_json::from_value(said).map_err(|e| Problem::when("reading the table", e))
    }
}

/// Returns `true` if the listener has a question, rather than waiting for another player.
fn is_asked(said: &str) -> bool {
    !said.is_empty() && !said.contains("is thinking") && !said.contains("Waiting for")
}

/// Starts a new game against a bot with Tab, Enter and typing; the bots do not wait.
async fn begin(data: &std::path::Path) -> DriveResult<Listener> {
    let ear = Listener(Window::open(data).await?);
    ear.presses_what("Games", |said| said.starts_with("link: Games")).await?;
    ear.presses("New game").await?;
    ear.presses("More options").await?;
    ear.tab_to("the seed", |said| said.starts_with("textbox: Seed")).await?;
    ear.0.press_text("7").await?;
    // Decks are loading; the button has that label until it is enabled.
    ear.presses_what("Play", |said| said.starts_with("button: Play")).await?;
    ear.wait_for_announcement("status", is_asked).await?;
    // Normal speed, without delays.
    ear.0.press("f").await?;
    Ok(ear)
}

/// Issue 22, point 4: some rounds of a game with accessible names, roles and live regions only.
#[tokio::test]
async fn some_rounds_of_a_game_can_be_played_with_a_screen_reader() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let ear = begin(data.path()).await?;
    let lights = |said: &str| said.contains("can be chosen");
    let (mut announcements, mut actions, mut cards) = (Vec::new(), 0, 0);
    while actions < 24 {
        let asked = ear.wait_for_announcement("status", is_asked).await?;
        if asked.contains("mulligan") || ear.reads("return [...document.querySelectorAll('button')].some((one) => name(one).startsWith('Keep this hand'))").await? == Value::Bool(true) {
            ear.presses("Keep this hand").await?;
        } else if asked.contains("first resources") {
            for _ in 0..2 {
                ear.tab_to("a card", |said| lights(said) && !said.contains("picked")).await?;
                ear.0.press("Enter").await?;
                ear.wait_for_announcement("status", |said| said.contains("of 2 chosen")).await?;
            }
            ear.presses("Resource these 2").await?;
            ear.wait_for_announcement("status", |said| !said.contains("first resources")).await?;
        } else if ear.finds(lights).await? {
            let card = ear.focus().await?;
            assert!(card.starts_with("button: "), "{card} says that it is a button");
            cards += 1;
            ear.0.press("Enter").await?;
        } else {
            ear.tab_to("an answer", |said| ANSWERS.iter().any(|one| said.starts_with(&format!("button: {one}")))).await?;
            ear.0.press("Enter").await?;
        }
        actions += 1;
        tokio::time::sleep(Duration::from_millis(150)).await;
        let log = ear.live("log").await?;
        if announcements.last() != Some(&log) {
            announcements.push(log);
        }
    }
    assert!(cards >= 6, "{cards} cards were used");
    let announced = announcements.join("\n");
    for part in ["plays ", "attacks", "damage", "Round 2"] {
        assert!(announced.contains(part), "{part} was not announced: {announced}");
    }
    let table = ear.table().await?;
    let units: Vec<&String> = table.iter().filter(|one| one.contains(" power, ")).collect();
    assert!(!units.is_empty(), "no unit is on the table: {table:?}");
    for unit in &units {
        let whose = unit.contains("yours") || unit.contains("’s, ");
        let turned = unit.contains(", ready") || unit.contains(", exhausted");
        assert!(whose && turned && unit.contains("HP"), "{unit}");
    }
    assert!(table.iter().any(|one| one.contains("Base, yours")), "{table:?}");
    assert!(table.iter().any(|one| one.contains("Leader, ")), "{table:?}");
    assert_eq!(ear.0.page_problems().await?, [""; 0]);
    ear.0.close().await
}

/// Issue 22, point 4: the end of a game is announced, and Tab reaches the next actions.
#[tokio::test]
async fn the_end_of_a_game_is_announced() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let ear = begin(data.path()).await?;
    ear.presses("Concede").await?;
    ear.tab_to("the confirmation", |said| said.starts_with("button: Concede")).await?;
    ear.0.press("Enter").await?;
    ear.wait_for_announcement("status", |said| said.contains("win") || said.contains("lost")).await?;
    ear.tab_to("another game", |said| said.starts_with("button: Play again")).await?;
    assert_eq!(ear.0.page_problems().await?, [""; 0]);
    ear.0.close().await
}
