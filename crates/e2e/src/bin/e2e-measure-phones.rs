//! Measures a player's page on a slow phone: `e2e-measure-phones` loads it in a Chromium with a CPU four times slower and
//! a slow network, and prints the time until the player's match is shown (median of seven) and the bytes transferred.

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

/// Notes when the player's match appears in a page that is being loaded.
const NOTES: &str = "new MutationObserver((_, observer) => {
    if (!document.querySelector('.own')) return;
    observer.disconnect();
    requestAnimationFrame(() => { window.shownAfter = performance.now(); });
}).observe(document, { childList: true, subtree: true });";

/// Bytes of the page and of all files it has loaded, with their heads.
const BYTES: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .reduce((sum, entry) => sum + entry.transferSize, 0)";

#[tokio::main]
async fn main() -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    served.run(&["event", "new", "Saturday at the shop", "--kind", "constructed"])?;
    let players: Vec<String> = (1..=16).map(|number| format!("Player {number}")).collect();
    served.step(&json!({ "act": "register", "text": players.join("\n") }))?;
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
    served.serve()?;
    let phone = PhoneBrowser::open(&served.invitation(&players[0])?).await?;
    phone.until("!!document.querySelector('.own')").await?;
    phone.at_each_load(NOTES).await?;
    for (name, network) in NETWORKS {
        phone.slow(CPU, network).await?;
        let mut times = Vec::new();
        let mut bytes = Value::Null;
        for _ in 0..RUNS {
            phone.reload().await?;
            phone.until("window.shownAfter > 0").await?;
            times.push(phone.ask("window.shownAfter").await?.as_f64().unwrap_or(f64::INFINITY));
            bytes = phone.ask(BYTES).await?;
        }
        times.sort_by(f64::total_cmp);
        let median = times.get(RUNS / 2).copied().unwrap_or_default();
        println!("{name}, CPU {CPU}x slower: match shown after {median:.0} ms, {bytes} bytes");
    }
    phone.close().await
}
