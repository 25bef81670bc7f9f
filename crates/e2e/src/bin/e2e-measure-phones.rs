//! Measures a player's page on a slow phone: `e2e-measure-phones` loads it in a Chromium with a CPU four times slower and
//! a slow network, at the first visit and at a later one. It prints when the player's match is shown and when its result can be
//! reported (medians of seven), and the bytes transferred.

use e2e::{DriveResult, PhoneBrowser, Problem, ServedEvent, SlowNetwork};
use serde_json::{Value, json};

const RUNS: usize = 7;
/// Slow-down of the CPU.
const CPU: u32 = 4;

/// Lighthouse's "Fast 3G" (150 ms for each round trip) and the DevTools preset of the same name.
const NETWORKS: [(&str, SlowNetwork); 2] = [
    ("Fast 3G of Lighthouse", SlowNetwork { latency_ms: 150.0, kilobits_per_second: 1638.4 }),
    ("Fast 3G of DevTools", SlowNetwork { latency_ms: 562.5, kilobits_per_second: 1474.56 }),
];

/// Notes when the player's match appears in a page that is being loaded, and when its result can be reported.
const NOTES: &str = "const note = (selector, name) => new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window[name] = performance.now(); }));
    }).observe(document, { childList: true, subtree: true });
    note('.own .against', 'shownAfter');
    note('button.result', 'usableAfter');";

/// Bytes of the page and of all files it has loaded, with their heads.
const BYTES: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, entry) => sum + entry.transferSize, 0)";

/// Milliseconds until the browser painted something for the first time.
const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity";

/// Measures seven visits, and prints the medians: first visits of the address of an invitation, or later ones without one.
async fn measure(phone: &PhoneBrowser, what: &str, url: Option<&str>) -> DriveResult<()> {
    let mut times = [Vec::new(), Vec::new(), Vec::new()];
    let mut bytes = Value::Null;
    for _ in 0..RUNS {
        match url {
            Some(url) => {
                phone.forget().await?;
                phone.go("about:blank").await?;
                phone.go(url).await?;
            }
            None => phone.reload().await?,
        }
        phone.until("window.usableAfter > 0").await?;
        for (times, script) in times.iter_mut().zip([PAINTED, "window.shownAfter", "window.usableAfter"]) {
            times.push(phone.ask(script).await?.as_f64().unwrap_or(f64::INFINITY));
        }
        bytes = phone.ask(BYTES).await?;
    }
    let [painted, shown, usable] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times.get(RUNS / 2).copied().unwrap_or_default()
    });
    println!(
        "{what}: painted after {painted:.0} ms, match shown after {shown:.0} ms, result can be reported after \
         {usable:.0} ms, {bytes} bytes"
    );
    Ok(())
}

#[tokio::main]
async fn main() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday at the shop", "--kind", "constructed"])?;
    let players: Vec<String> = (1..=16).map(|number| format!("Player {number}")).collect();
    served.step(&json!({ "act": "register", "text": players.join("\n") }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let invitation = served.invitation(&players[0])?;
    let phone = PhoneBrowser::open(&invitation).await?;
    phone.until("!!document.querySelector('button.result')").await?;
    phone.at_each_load(NOTES).await?;
    for (name, network) in NETWORKS {
        phone.slow(CPU, network).await?;
        let name = format!("{name}, CPU {CPU}x slower");
        measure(&phone, &format!("{name}, first visit"), Some(&invitation)).await?;
        measure(&phone, &format!("{name}, later visit"), None).await?;
    }
    phone.close().await
}
