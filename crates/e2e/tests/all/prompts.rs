//! Prompts in the real window, from a prepared position: hidden cards and their options are highlighted together,
//! options without effect are marked, an attack is animated and performed once, and nothing moves for users who prefer
//! reduced motion.

use std::time::{Duration, Instant};

use e2e::table::asked;
use e2e::{DriveResult, Problem, Window};
use serde_json::{Value, json};

/// Returns a position: Ann's turn with nine resources, an event that exhausts facedown resources of Bo, and a Marine
/// facing two of Bo's units. Her leader has used his epic action, and no unit entered play this phase, so his action
/// would change nothing.
fn position() -> Value {
    let leader = |card: &str| {
        json!({ "card": card, "deployed": false, "epicUsed": true, "exhausted": false, "damage": 0, "upgrades": [],
            "captured": [] })
    };
    let unit = |card: &str| json!({ "card": card, "damage": 0, "exhausted": false, "owner": null, "upgrades": [], "captured": [] });
    let side = |name: &str, leader: Value, base: &str, hand: &[&str], hidden: u32, units: &[&str]| {
        json!({
            "name": name, "leaders": [leader], "base": { "card": base, "damage": 0, "epicUsed": false },
            "hand": hand, "hiddenHand": hidden, "deck": [], "hiddenDeck": 20, "discard": [],
            "resources": vec![json!({ "card": "SOR_095", "exhausted": false, "owner": null }); 9],
            "units": units.iter().map(|card| unit(card)).collect::<Vec<_>>(), "passed": false, "tookCounter": false,
        })
    };
    json!({
        "sides": [
            side("Ann", leader("SOR_005"), "SOR_023", &["SEC_235", "SOR_172"], 0, &["SOR_095"]),
            side("Bo", leader("SOR_010"), "SOR_026", &[], 3, &["SOR_128", "SOR_046"]),
        ],
        "initiative": 0, "initiativeTaken": false, "active": 0, "round": 4, "regroup": false, "twinSuns": false,
        "blastTaken": false, "planTaken": false, "seed": 7,
    })
}

/// Starts a game from the position against `quick`, from the judge's table.
async fn play(window: &Window) -> DriveResult<()> {
    window.click("nav-judge").await?;
    window.click("judge-menu").await?;
    window.click("menu-paste-case").await?;
    window.fill("paste-text", &position().to_string()).await?;
    window.click("css=[data-testid=paste-take]:enabled").await?;
    window.expect("css=[data-testid=judge-board] [data-card][aria-label*='Battlefield Marine']", |_| true).await?;
    window.click("play-on").await?;
    window.choose("play-on-1", "quick").await?;
    window.click("play-on-do").await?;
    window.choose("pace", "slow").await?;
    is_asked(window, "action").await
}

async fn is_asked(window: &Window, what: &str) -> DriveResult<()> {
    match asked(window).await? {
        ask if ask == what => Ok(()),
        ask => Err(Problem(format!("{ask:?} is asked, not {what:?}"))),
    }
}

/// Returns the target of a card on the table, by its name.
fn tile(card: &str) -> String {
    format!("css=[data-testid=board] [data-card][aria-label*='{card}']")
}

/// Positions of all elements, except those raised under the pointer.
const STANDS: &str = "return [...document.querySelectorAll('.half, .arena, [data-testid=prompt], [data-testid=prompt] button, \
    [data-testid=hand] .slot')].map((one) => { const at = one.getBoundingClientRect(); return [at.left, at.top, at.width, at.height] })";
const LINES: &str = "return document.querySelectorAll('[data-testid=game-log] li').length";
/// Observes each frame of the next seconds: the animations of an attack, and the maximum number of simultaneous
/// movements.
const WATCH: &str = "const drawn = window.__drawn = { hurt: '', arrow: false, moves: 0 }; const since = performance.now(); \
    const look = () => { \
      drawn.hurt ||= document.querySelector('[data-testid=board] .effect.float')?.textContent.trim() ?? ''; \
      drawn.arrow ||= document.querySelector('[data-testid=arrow]:not(.hot)') !== null; \
      drawn.moves = Math.max(drawn.moves, document.getAnimations().filter((one) => one.playState === 'running').length); \
      if (performance.now() - since < 8000) requestAnimationFrame(look); }; \
    requestAnimationFrame(look);";

async fn number(window: &Window, script: &str) -> DriveResult<u64> {
    Ok(window.evaluate(script).await?.as_u64().unwrap_or(0))
}

/// Attacks Bo's base with the Marine by a double click. The attack is performed and animated once: an arrow, and the
/// damage on the base. Returns the number of simultaneous movements.
async fn attack_twice(window: &Window) -> DriveResult<u64> {
    let target = tile("Catacombs of Cadera");
    window.click(&tile("Battlefield Marine")).await?;
    window.expect_text("prompt", "choose a target").await?;
    window.point(&target).await?;
    window.expect_text("prompt-more", "3 damage to Bo’s base").await?;
    window.expect("css=[data-testid=arrow].hot", |_| true).await?;
    let twice = format!(
        "{WATCH} const target = document.querySelector(\"{}\"); for (const detail of [1, 2]) \
         target.dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail }}))",
        &target[4..]
    );
    window.evaluate(&twice).await?;
    window.expect_text("game-log", "Battlefield Marine attacks Bo's base").await?;
    let since = Instant::now();
    let drawn = loop {
        let drawn = window.evaluate("return window.__drawn").await?;
        if drawn["hurt"] == "−3" && drawn["arrow"] == true {
            break drawn;
        }
        if since.elapsed() > Duration::from_secs(8) {
            return Err(Problem(format!("the attack is not drawn: {drawn}")));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let attacks = "return [...document.querySelectorAll('[data-testid=game-log] li')].filter((line) => \
                   line.textContent.includes('Marine attacks')).length";
    assert_eq!(number(window, attacks).await?, 1, "a double click attacks once");
    Ok(drawn["moves"].as_u64().unwrap_or(0))
}

/// Checks that facedown cards are distinguished by their positions (CR 1.17.2). An option and its card are highlighted
/// together, and both can be clicked.
async fn hidden_cards_light_up(window: &Window) -> DriveResult<()> {
    window.click("css=[data-testid=hand] [data-card][aria-label*='The Wrong Ride']").await?;
    window.expect("hidden-resources-1-0", |_| true).await?;
    let named = "return document.querySelector('[data-testid=hidden-resources-1-0]').getAttribute('aria-label')";
    assert_eq!(window.evaluate(named).await?, "Bo's resource 1");
    let hot = "return [...document.querySelectorAll('.hot')].map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())";
    let lit = async |on: &str| -> DriveResult<usize> {
        window.point(on).await?;
        let since = Instant::now();
        loop {
            let lit = window.evaluate(hot).await?;
            let count = lit.as_array().map_or(0, |all| {
                all.iter().filter(|one| one.as_str().is_some_and(|one| one.contains("Bo's resource 1"))).count()
            });
            if count == 2 || since.elapsed() > Duration::from_secs(2) {
                return Ok(count);
            }
        }
    };
    assert_eq!(lit("text=1Bo's resource 1").await?, 2, "pointing at the answer lights the resource");
    assert_eq!(lit("hidden-resources-1-0").await?, 2, "pointing at the resource lights the answer");
    // The last two are ready; clicking one exhausts it.
    // "Resources 2/9": the ready ones come first.
    let ready = |text: &str| {
        let count = text.split('/').next().and_then(|shown| shown.split_whitespace().last());
        count.and_then(|ready| ready.parse::<u32>().ok()).unwrap_or(0)
    };
    let before = ready(&window.text("resources-1").await?);
    window.click("hidden-resources-1-8").await?;
    window.expect_text("prompt", "1 of 2 chosen").await?;
    window.click("hidden-resources-1-7").await?;
    window.expect("resources-1", |text| ready(text) + 2 == before).await.map(drop)
}

#[tokio::test]
async fn prompts_are_unambiguous_and_attacks_are_drawn() -> DriveResult<()> {
    let data = tempfile::tempdir().unwrap();
    let window = Window::open(data.path()).await?;
    play(&window).await?;
    // The leader's action would change nothing, so its card is dimmed and says so; a unit that can attack is not.
    let dimness = async |card: &str| {
        let script = format!("return getComputedStyle(document.querySelector(\"{}\")).opacity", &tile(card)[4..]);
        window.evaluate(&script).await.map(|value| value.as_str().unwrap_or_default().to_owned())
    };
    let luke = "css=[data-testid=board] [data-lit][aria-label*='Luke Skywalker'][aria-label*='changes nothing']";
    window.expect(luke, |_| true).await?;
    assert_eq!((dimness("Luke Skywalker").await?, dimness("Battlefield Marine").await?), ("0.6".into(), "1".into()));
    window.point(luke).await?;
    window.expect_text("prompt-more", "changes nothing").await?;
    // No option is preselected, and Enter alone does nothing.
    let strong = "return document.querySelectorAll('[data-testid=prompt] .btn-primary').length";
    assert_eq!(number(&window, strong).await?, 0);
    let lines = number(&window, LINES).await?;
    window.evaluate("document.activeElement?.blur()").await?;
    window.press("Enter").await?;
    // Nothing moves under the pointer, wherever it rests.
    let stands = window.evaluate(STANDS).await?;
    for at in 0..window.count("css=[data-testid=board] [data-lit]").await? {
        let point = format!(
            "const all = document.querySelectorAll('[data-testid=board] [data-lit]'); \
             for (const what of ['pointerenter', 'pointerover']) all[{at}].dispatchEvent(new PointerEvent(what, {{ bubbles: what.endsWith('over') }})); \
             return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
        );
        window.evaluate(&point).await?;
        assert_eq!(window.evaluate(STANDS).await?, stands, "pointing at {at}");
    }
    assert_eq!(number(&window, LINES).await?, lines, "nothing was done");
    assert!(attack_twice(&window).await? > 0, "the damage rises from the base");
    is_asked(&window, "action").await?;
    hidden_cards_light_up(&window).await?;
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await?;
    without_motion(data.path()).await
}

/// Checks reduced motion, as requested by the system: the same animations are drawn without movement.
async fn without_motion(data: &std::path::Path) -> DriveResult<()> {
    let home = tempfile::tempdir().unwrap();
    let gtk = home.path().join("gtk-3.0");
    std::fs::create_dir_all(&gtk).unwrap();
    std::fs::write(gtk.join("settings.ini"), "[Settings]\ngtk-enable-animations=false\n").unwrap();
    let config = home.path().display().to_string();
    let window = Window::open_with(data, &[("XDG_CONFIG_HOME", config.as_str())]).await?;
    assert_eq!(window.evaluate("return matchMedia('(prefers-reduced-motion: reduce)').matches").await?, true);
    play(&window).await?;
    assert_eq!(attack_twice(&window).await?, 0, "what is drawn does not move");
    assert_eq!(window.page_problems().await?, [""; 0]);
    window.close().await
}
