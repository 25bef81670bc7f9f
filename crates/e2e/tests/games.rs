//! Games in the real window: against a program by mouse alone and by keys alone, two people with a curtain between
//! them, and a match of a round that reports itself.

use std::time::{Duration, Instant};

use e2e::{Done, Problem, Window};

/// Waits until a person is asked or the game is over, and says what is asked: "" when it is over, `curtain` when the
/// machine is to be handed over first.
async fn asked(window: &Window) -> Done<String> {
    let since = Instant::now();
    loop {
        let ask = window
            .evaluate(
                "if (document.querySelector('[data-testid=game-over]')) return ''; \
                 if (document.querySelector('[data-testid=curtain]')) return 'curtain'; \
                 if (document.querySelector('[data-busy]')) return null; \
                 return document.querySelector('[data-testid=prompt]')?.dataset.ask || null",
            )
            .await?;
        if let Some(ask) = ask.as_str() {
            return Ok(ask.to_owned());
        }
        if since.elapsed() > Duration::from_secs(20) {
            return Err(Problem("nobody is asked".to_owned()));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn number(window: &Window, script: &str) -> Done<u64> {
    Ok(window.evaluate(script).await?.as_u64().unwrap_or(0))
}

const STEPS: &str = "return document.querySelectorAll('[data-testid=game-log] li').length";

/// Begins a game from the list of games; the programs do not wait.
async fn begin(window: &Window, other: &str) -> Done<()> {
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("start-game", |text| text.contains("Play")).await?;
    window.choose("seat-kind-2", other).await?;
    // The same seed gives the same game each time.
    window.click("more-choices").await?;
    window.fill("game-seed", "7").await?;
    window.fill("seat-name-1", "Ann").await?;
    window.fill("seat-name-2", "Bo").await?;
    window.click("css=[data-testid=start-game]:enabled").await?;
    window.choose("pace", "instant").await
}

/// What a hurried person does with the mouse: the first card of the hand that is lit, else attacks, else passes.
async fn click_something(window: &Window, ask: &str) -> Done<()> {
    let lit = |place: &str| format!("css={place} [data-lit]");
    let there = async |target: &str| window.appears(target, Duration::ZERO).await;
    if there("let-go").await? {
        let targets = [lit(".others"), lit("[data-testid=board]")];
        for target in &targets {
            if there(target).await? {
                return window.click(target).await;
            }
        }
        return window.click("css=[data-answer]").await;
    }
    let answer = match ask {
        "mulligan" => "css=[data-answer=no]",
        _ => "css=[data-answer=pass], [data-answer=yes], [data-answer=done], [data-answer=no], [data-answer]",
    };
    for target in [lit("[data-testid=hand]"), lit(".arena"), lit("[data-testid=board]")] {
        if ask != "mulligan" && there(&target).await? {
            return window.click(&target).await;
        }
    }
    if there(answer).await? {
        window.click(answer).await
    } else {
        window.click("css=[data-testid^=choice-] button").await
    }
}

#[tokio::test]
async fn a_whole_game_against_quick_by_mouse() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let mut window = Window::open(data.path()).await?;
    begin(&window, "quick").await?;
    let mut steps = 0;
    loop {
        let ask = asked(&window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(&window, &ask).await?;
        steps += 1;
        if steps == 12 {
            // The plug is pulled: the game stands where it stood.
            asked(&window).await?;
            let told = number(&window, STEPS).await?;
            let phase = window.text("phase").await?;
            window.kill_and_reopen().await?;
            window.click("nav-games").await?;
            window.click("open-game-1").await?;
            window.expect_text("phase", &phase).await?;
            asked(&window).await?;
            assert_eq!(number(&window, STEPS).await?, told);
        }
        assert!(steps < 400, "the game does not end");
    }
    let result = window.text("game-result").await?;
    assert!(result.contains("wins"), "{result}");
    window.click("look-at-table").await?;
    window.click("css=[data-testid=game-log] li button").await?;
    window.expect_text("looking-back", "As it was").await?;
    window.click("back-to-now").await?;
    window.click("exit-table").await?;
    window.expect_text("games", "won in round").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn rounds_against_quick_by_keys_a_step_back_and_a_concession() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.expect_text("nav-games", "Games").await?;
    window.press_text("gg").await?;
    window.expect_text("new-game", "New game").await?;
    window.press("n").await?;
    window.expect("start-game", |text| text.contains("Play")).await?;
    window.expect("css=[data-testid=start-game]:enabled", |_| true).await?;
    window.evaluate("document.querySelector('[data-testid=start-game]').focus()").await?;
    window.press("Enter").await?;
    window.expect("prompt", |_| true).await?;
    // Normal, at once.
    window.press("f").await?;
    for _ in 0..30 {
        let ask = asked(&window).await?;
        match ask.as_str() {
            "" => break,
            "mulligan" => window.press("n").await?,
            "number" => window.press("0").await?,
            "action" if !window.appears("css=[data-testid=board] [data-lit]", Duration::ZERO).await? => {
                window.press("p").await?;
            }
            _ => {
                // By number, or by going to it and pressing Enter.
                if window.appears("css=[data-lit='1']", Duration::ZERO).await? {
                    window.press(".").await?;
                    window.press("Enter").await?;
                } else {
                    let key = window.text("css=[data-answer] kbd, [data-testid^=choice-] kbd").await?;
                    window.press(key.trim()).await?;
                }
            }
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    asked(&window).await?;
    let told = number(&window, STEPS).await?;
    assert!(told > 25, "{told} lines");
    window.press("u").await?;
    let since = Instant::now();
    while number(&window, STEPS).await? >= told {
        assert!(since.elapsed() < Duration::from_secs(10), "nothing was taken back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    window.press(",").await?;
    window.expect_text("looking-back", "As it was").await?;
    window.press("Escape").await?;
    window.expect_gone("looking-back").await?;
    window.click("concede").await?;
    window.click("confirm-yes").await?;
    window.expect_text("game-result", "Quick wins").await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn two_people_hand_the_machine_over_behind_a_curtain() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    begin(&window, "person").await?;
    let mut names = Vec::new();
    for _ in 0..10 {
        let mut ask = asked(&window).await?;
        if ask == "curtain" {
            let shown =
                number(&window, "return document.querySelectorAll('[data-testid=hand] [data-card]').length").await?;
            assert_eq!(shown, 0, "behind the curtain no hand is shown");
            names.push(window.text("curtain").await?.contains("I am Ann"));
            window.press("Enter").await?;
            window.expect_gone("curtain").await?;
            ask = asked(&window).await?;
        }
        click_something(&window, &ask).await?;
    }
    assert!(names.contains(&true) && names.contains(&false), "both were asked: {names:?}");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}

#[tokio::test]
async fn a_match_of_a_round_is_played_here_and_the_rest_is_played_out() -> Done<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    window.click("new-event").await?;
    window.fill("event-name", "Practice").await?;
    window.choose("event-set", "SOR").await?;
    window.choose("pod-size", "4").await?;
    window.click("create-event").await?;
    window.click("fill-bots").await?;
    window.expect_text("player-count", "4").await?;
    for step in ["Start draft", "Pair round 1"] {
        window.click("next-step").await?;
        window.expect_text("next-step", step).await?;
    }
    window.click("next-step").await?;
    window.expect_text("open-tables", "2").await?;
    window.click("play-1").await?;
    window.click("start-match").await?;
    window.choose("pace", "instant").await?;
    let since = Instant::now();
    while !window.appears("reported", Duration::from_millis(200)).await? {
        if window.appears("next-game", Duration::ZERO).await? {
            window.click("next-game").await?;
        }
        assert!(since.elapsed() < Duration::from_secs(120), "the match does not end");
    }
    window.expect_text("reported", "is written to table 1").await?;
    window.click("to-round").await?;
    window.expect_text("open-tables", "1").await?;
    window.click("play-out").await?;
    window.choose("fill-best-of", "1").await?;
    window.click("fill-go").await?;
    window.expect_text("fill-progress", "All open matches are played").await?;
    window.click("fill-close").await?;
    window.expect("open-tables", |text| !text.contains('1')).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
