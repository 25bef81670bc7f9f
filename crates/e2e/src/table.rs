//! The game table for an impatient player: start a game, read the question, click something.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{DriveResult, Problem, Window};

/// Waits until a person has a question or the game is over. Returns the question, "" if the game is over, or
/// `pass-device` for the pass-device screen.
pub async fn asked(window: &Window) -> DriveResult<String> {
    let since = Instant::now();
    loop {
        let read = window
            .evaluate(
                "if (document.querySelector('[data-testid=game-over]')) return ''; \
                 if (document.querySelector('[data-testid=pass-device]')) return 'pass-device'; \
                 if (document.querySelector('[data-busy]')) return null; \
                 return document.querySelector('[data-testid=prompt]')?.dataset.ask || null",
            )
            .await;
        // Reading changes nothing, and the driver fails to parse one of some thousand results: it is read again.
        if let Ok(Value::String(ask)) = read {
            return Ok(ask);
        }
        if since.elapsed() > Duration::from_secs(20) {
            let page = window
                .evaluate(
                    "return document.body.innerText.slice(0, 2500) + document.body.outerHTML.match(/data-busy[^>]*>/g)",
                )
                .await?;
            return Err(Problem(format!("no question is open ({read:?}): {page}")));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Starts a game from the list of games; the bots do not wait.
pub async fn begin(window: &Window, other: &str) -> DriveResult<()> {
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    window.choose("seat-kind-2", other).await?;
    window.choose("seat-deck-1", "published SOR-Luke").await?;
    window.choose("seat-deck-2", "published SOR-Vader").await?;
    // A fixed seed gives the same game each time.
    window.click("more-choices").await?;
    window.fill("game-seed", "7").await?;
    window.fill("seat-name-1", "Ann").await?;
    window.fill("seat-name-2", "Bo").await?;
    window.click("css=[data-testid=start-game]:enabled").await?;
    window.choose("pace", "instant").await
}

/// Chooses the first resources: two cards of the hand, and one confirmation (CR 5.2.1F).
pub async fn put_aside(window: &Window) -> DriveResult<()> {
    for _ in 0..2 {
        window.click("css=[data-testid=hand] [data-lit]:not([aria-pressed])").await?;
    }
    window.click("css=[data-testid=confirm-cards]:enabled").await?;
    window.expect_gone("confirm-cards").await
}

/// Plays one action with the mouse. It is the first highlighted card of the hand, otherwise an attack, otherwise a
/// pass.
pub async fn click_something(window: &Window, ask: &str) -> DriveResult<()> {
    let lit = |place: &str| format!("css={place} [data-lit]");
    let there = async |target: &str| window.appears(target, Duration::ZERO).await;
    if ask == "first_resources" {
        return put_aside(window).await;
    }
    let targets = if there("let-go").await? {
        vec![lit(".others"), lit("[data-testid=board]")]
    } else if ask == "mulligan" {
        Vec::new()
    } else {
        vec![lit("[data-testid=hand]"), lit(".arena"), lit("[data-testid=board]")]
    };
    for target in targets {
        if there(&target).await? {
            return window.click(&target).await;
        }
    }
    let answer = match ask {
        "mulligan" => "css=[data-answer=no]",
        _ => "css=[data-answer=pass], [data-answer=yes], [data-answer=done], [data-answer=no], [data-answer]",
    };
    if there(answer).await? {
        window.click(answer).await
    } else {
        window.click("css=li > [data-testid^=choice-]").await
    }
}
