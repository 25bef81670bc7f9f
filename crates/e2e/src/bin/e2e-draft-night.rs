//! Runs a complete draft night on phones: `e2e-draft-night [BROWSERS]` opens that many browsers at the size of a phone
//! (16 by default). They join, draft in pods of up to eight, build decks and report three rounds; the standings must
//! appear. Use an even number that fills its pods. Prints the duration of each part.

use std::time::{Duration, Instant};

use e2e::{DriveResult, PhoneBrowser, Problem, ServedEvent};
use serde_json::{Value, json};

const ROUNDS: usize = 3;
/// Time limit for eight players to draft, build or report.
const PATIENCE: Duration = Duration::from_secs(1200);

/// Picks while there is a pack, then registers a deck; returns `true` once it is registered.
const DRAFTS: &str = "(() => {
    const card = document.querySelector('input[name=card]');
    if (card) {
        card.click();
        document.getElementById('take').click();
        return false;
    }
    const deck = document.getElementById('limited');
    if (!deck) return false;
    if (deck.innerText.includes('\u{2713}')) return true;
    const button = document.getElementById('deck-hand-in');
    if (button.disabled) return false;
    document.querySelector('input[name=leader]').click();
    document.querySelector('input[name=base]').click();
    const cards = [...document.querySelectorAll('input[name=main]')];
    for (const one of cards.slice(0, 30)) if (!one.checked) one.click();
    button.click();
    return false;
})()";

/// Reports the match of the player in a round as won by its first player. Returns `true` once the result is shown.
fn reports(round: usize) -> String {
    format!(
        "(() => {{
            const own = document.querySelector('section.own');
            const wins = document.querySelector('[data-testid=report-2-0-0]');
            const loses = document.querySelector('[data-testid=report-0-2-0]');
            const number = (name) => Number(name.innerText.match(/\\d+/)[0]);
            if (own?.innerText.includes('Round {round}') && wins && loses && !wins.disabled && !window['said{round}']) {{
                window['said{round}'] = true;
                const [me, they] = [document.querySelector('.me .name'), own.querySelector('.against .name')].map(number);
                (me < they ? wins : loses).click();
                document.querySelector('.sure .yes').click();
            }}
            return !wins && !!own && own.innerText.includes('Round {round}') && /Result \\d/.test(own.innerText);
        }})()"
    )
}

async fn all(phones: &[PhoneBrowser], what: &str, script: &str) -> DriveResult<Duration> {
    let since = Instant::now();
    let mut done = vec![false; phones.len()];
    while done.contains(&false) {
        if since.elapsed() > PATIENCE {
            return Err(Problem(format!(
                "{what}: {} of {} are done",
                done.iter().filter(|one| **one).count(),
                done.len()
            )));
        }
        for (phone, done) in phones.iter().zip(&mut done).filter(|(_, done)| !**done) {
            *done = phone.ask(script).await? == Value::Bool(true);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("{what}: {:.1} s", since.elapsed().as_secs_f32());
    Ok(since.elapsed())
}

#[tokio::main]
async fn main() -> DriveResult<()> {
    let browsers: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(16);
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served = ServedEvent::in_folder(folder.path())?;
    let pod = browsers.min(8).to_string();
    served.run(&["event", "new", "Draft night", "--set", "SOR", "--mode", "digital", "--pod-size", &pod])?;
    let names: Vec<String> = (1..=browsers).map(|number| format!("Person {number}")).collect();
    served.step(&json!({ "act": "register", "text": names.join("\n") }))?;
    served.serve()?;
    let since = Instant::now();
    let mut phones = Vec::new();
    for name in &names {
        phones.push(PhoneBrowser::open(&served.invitation(name)?).await?);
    }
    println!("{browsers} browsers joined: {:.1} s", since.elapsed().as_secs_f32());
    served.step(&json!({ "act": "seat" }))?;
    served.step(&json!({ "act": "startDraft" }))?;
    all(&phones, "drafted and built", DRAFTS).await?;
    served.step(&json!({ "act": "planRounds", "rounds": ROUNDS }))?;
    for round in 1..=ROUNDS {
        served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))?;
        all(&phones, &format!("round {round} reported"), &reports(round)).await?;
    }
    let view = served.json(&["event", "show", "1"])?;
    let open: u64 = view["rounds"].as_array().into_iter().flatten().filter_map(|round| round["open"].as_u64()).sum();
    let standings = view["standings"].as_array().map_or(0, Vec::len);
    println!("{standings} in the standings after {ROUNDS} rounds, {open} results missing");
    for phone in phones {
        phone.close().await?;
    }
    if open == 0 && standings >= browsers { Ok(()) } else { Err(Problem("the night did not come to its end".into())) }
}
