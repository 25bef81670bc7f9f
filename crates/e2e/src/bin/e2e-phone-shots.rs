//! Screenshots of every phone page: `e2e-phone-shots FOLDER [NAME]` serves generated events to a Chromium and writes
//! each page (or those with a name that begins with NAME) at 390x844, 360x640 and 1280x800, light and dark, with normal and
//! large text, in English and German. Checks each of them with axe, and fails if it finds violations.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use e2e::{DriveResult, PhoneBrowser, Problem, ServedEvent, Window};
use serde_json::{Value, json};

const SIZES: [(u32, u32); 3] = [(390, 844), (360, 640), (1280, 800)];
const LANGUAGES: [&str; 2] = ["en", "de"];
const LETTERS: [&str; 2] = ["usual", "large"];

const PEOPLE: [&str; 8] = [
    "Ada Adler",
    "Ben Berg",
    "Cem Can",
    "Dana Dorn",
    "Maximiliane-Theodora von Hohenberg und Falkenstein",
    "Eli Esch",
    "Fay Falk",
    "Gus Graf",
];

/// A list with one copy too many of a card, to show its problem.
const LIST: &str =
    "Leader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Dagobah Swamp\n\nDeck\n4 | Battlefield Marine\n";

/// A condition that holds once the page is ready.
const READY: &str = "document.querySelector('#content, main') && !document.getElementById('first') \
                     && !/^(One moment|Einen Moment)/.test(document.querySelector('#content, main').innerText.trim())";

/// The folder of the screenshots, and the pages to include.
struct Shots {
    folder: PathBuf,
    only: String,
    /// Violations that axe has found, each with the first picture that shows it.
    barriers: Mutex<BTreeMap<String, String>>,
}

impl Shots {
    /// Takes a page in every variant. `prepare` runs again for each, because a reloaded page has lost its open
    /// sections; `there` is the condition of being ready.
    async fn page(&self, phone: &PhoneBrowser, name: &str, prepare: &[&str], there: &str) -> DriveResult<()> {
        if !name.starts_with(&self.only) {
            return Ok(());
        }
        for size in SIZES {
            for dark in [false, true] {
                phone.looks(size, dark).await?;
                for language in LANGUAGES {
                    for letters in LETTERS {
                        let cookies = format!(
                            "(document.cookie = 'language={language}; path=/', document.cookie = 'letters={letters}; path=/')"
                        );
                        phone.ask(&cookies).await?;
                        // Stay below the rate limit per address.
                        tokio::time::sleep(std::time::Duration::from_millis(250)).await;
                        phone.reload().await?;
                        phone.until(&format!("!!({READY})")).await?;
                        for step in prepare {
                            phone.press(step).await?;
                        }
                        phone.until(&format!("!!({there})")).await?;
                        let theme = if dark { "dark" } else { "light" };
                        let file = format!("{name}-{}-{theme}-{letters}-{language}.png", size.0);
                        phone.picture(&self.folder.join(&file)).await?;
                        let found = phone.barriers().await?;
                        let mut barriers = self.barriers.lock().unwrap_or_else(PoisonError::into_inner);
                        for barrier in found {
                            barriers.entry(barrier).or_insert_with(|| file.clone());
                        }
                    }
                }
            }
        }
        println!("{name}");
        Ok(())
    }
}

fn new_event(folder: &Path, arguments: &[&str], people: &[&str]) -> DriveResult<ServedEvent> {
    let served = ServedEvent::in_folder(folder)?;
    served.run(&[&["event", "new"], arguments].concat())?;
    served.step(&json!({ "act": "register", "text": people.join("\n") }))?;
    Ok(served)
}

fn pair(served: &ServedEvent) -> DriveResult<()> {
    served.step(&json!({ "act": "pair", "scope": "wholeEvent", "byHand": [], "note": "", "power": false }))
}

/// Takes the pictures of a Saturday event with a round. They show the board, joining, a match with its report, lists,
/// calls, casual games and a judge.
async fn saturday(shots: &Shots) -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let mut served =
        new_event(folder.path(), &["Saturday at the shop", "--kind", "constructed"], &PEOPLE)?.with_window()?;
    served.serve()?;
    let board = PhoneBrowser::open_of_any_size(&served.address()).await?;
    shots.page(&board, "board-before", &[], "true").await?;
    pair(&served)?;
    served.step(&json!({ "act": "clock", "round": 1, "action": { "kind": "start", "seconds": 3000 } }))?;
    let view = served.json(&["event", "show", "1"])?;
    let seated = |table: usize, seat: usize| -> DriveResult<String> {
        let name = view["rounds"][0]["tables"][table]["players"][seat]["name"].as_str();
        name.map(str::to_owned).ok_or_else(|| Problem(format!("no player sits there: {}", view["rounds"])))
    };
    for (table, won) in [(3, 2), (4, 1)] {
        let result = json!({ "kind": "games", "a": won, "b": 2 - won, "drawn": 0 });
        served.step(&json!({ "act": "result", "round": 1, "table": table, "result": result }))?;
    }
    shots.page(&board, "board-pairings", &[], "document.querySelector('table')").await?;
    for (name, path) in
        [("standings", "standings"), ("seats", "seats"), ("join", "join"), ("nothing", "nothing"), ("no-phone", "p")]
    {
        board.go(&format!("{}{path}", served.address())).await?;
        shots.page(&board, &format!("board-{name}"), &[], "true").await?;
    }
    board.close().await?;

    let one = PhoneBrowser::open_of_any_size(&served.invitation(&seated(0, 0)?)?).await?;
    let other = PhoneBrowser::open_of_any_size(&served.invitation(&seated(0, 1)?)?).await?;
    shots.page(&one, "match-open", &[], "document.querySelector('.own')").await?;
    shots.page(&one, "match-sure", &[".results .result"], "document.querySelector('.sure[open]')").await?;
    other.press("[data-testid=report-2-1-0]").await?;
    other.press(".sure .yes").await?;
    one.until("document.getElementById('content').innerText.includes('1\u{2013}2')").await?;
    shots.page(&one, "match-reported", &[], "document.querySelector('.own')").await?;
    let typed = format!(
        "(() => {{ const field = document.getElementById('list-1'); field.value = {}; \
         field.dispatchEvent(new Event('input')); return true; }})()",
        Value::from(LIST)
    );
    one.ask(&typed).await?;
    one.press("[data-testid=register-list-1]").await?;
    one.until("!!document.querySelector('ul.problem')").await?;
    let lists = "(document.querySelector('section.deck').scrollIntoView(), 1)";
    shots.page(&one, "deck-list", &[], lists).await?;
    one.press("[data-testid=call-judge]").await?;
    one.until("!!document.querySelector('[data-testid=withdraw-judge]')").await?;
    let calls = "(document.querySelector('section.calls').scrollIntoView(), 1)";
    shots.page(&one, "calls", &[], calls).await?;
    judge(shots, &served).await?;
    let desk = PhoneBrowser::open_of_any_size(&served.staff_invitation("scorekeeper", "Sam Sommer")?).await?;
    for tab in ["players", "rounds", "judge"] {
        desk.go(&format!("{}desk#/event/1/{tab}", served.address())).await?;
        shots
            .page(
                &desk,
                &format!("second-desk-{tab}"),
                &[],
                &format!("document.querySelector('[data-testid=panel-{tab}]')"),
            )
            .await?;
    }
    desk.close().await?;
    casual(shots, &served, &seated(2, 0)?, &seated(2, 1)?).await?;
    one.close().await?;
    other.close().await
}

async fn judge(shots: &Shots, served: &ServedEvent) -> DriveResult<()> {
    let judge = PhoneBrowser::open_of_any_size(&served.staff_invitation("judge", "Zoe Zorn")?).await?;
    judge.until("!!document.querySelector('.tile')").await?;
    shots.page(&judge, "judge-tables", &[], "document.querySelector('.tile')").await?;
    let table = ".tile";
    shots.page(&judge, "judge-table", &[table], "document.querySelector('#result')").await?;
    let penalty = "[data-testid^=penalty-]";
    shots.page(&judge, "judge-infractions", &[table, penalty], "document.querySelector('.list')").await?;
    let infraction = ".list button:nth-child(4)";
    let path = [table, penalty, infraction];
    shots.page(&judge, "judge-penalty", &path, "document.querySelector('#happened')").await?;
    let deck = [table, "[data-testid^=deck-]"];
    shots.page(&judge, "judge-deck", &deck, "document.querySelector('.cards')").await?;
    shots.page(&judge, "judge-rules", &["nav button:nth-child(2)"], "document.querySelector('#rule')").await?;
    judge.close().await
}

async fn casual(shots: &Shots, served: &ServedEvent, one: &str, other: &str) -> DriveResult<()> {
    let one = PhoneBrowser::open_of_any_size(&served.invitation(one)?).await?;
    let other = PhoneBrowser::open_of_any_size(&served.invitation(other)?).await?;
    let there =
        "(document.querySelector('#casual').open = true, document.querySelector('#casual').scrollIntoView(), 1)";
    shots.page(&one, "casual-open", &[], there).await?;
    // The event's own list is not offered: choose the first deck that the desk offers.
    one.ask("(document.querySelector('#casual').open = true)").await?;
    one.press("[data-testid=open-table]").await?;
    one.until("!!document.querySelector('[data-testid=leave-table]')").await?;
    shots.page(&one, "casual-waits", &[], there).await?;
    other.until("!!document.querySelector('[data-testid^=join-table-]')").await?;
    shots.page(&other, "casual-join", &[], there).await?;
    other.press("[data-testid^=join-table-]").await?;
    // A waiting player is taken to the game; a page reloaded in the meantime offers it.
    one.until("!!document.querySelector('.game, [data-testid=open-casual]')").await?;
    one.ask("(document.querySelector('[data-testid=open-casual]')?.click(), 1)").await?;
    one.until("!!document.querySelector('.game')").await?;
    other.until("!!document.querySelector('.game')").await?;
    let (asked, waits) = match one.ask("!!document.querySelector('.prompt .option')").await? {
        Value::Bool(true) => (&one, &other),
        _ => (&other, &one),
    };
    shots.page(asked, "game-asked", &[], "document.querySelector('.game')").await?;
    shots.page(waits, "game-waits", &[], "document.querySelector('.game')").await?;
    for _ in 0..60 {
        for phone in [&one, &other] {
            phone.ask(e2e::ANSWERS).await?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    }
    shots.page(&one, "game-later", &[], "document.querySelector('.game')").await?;
    shots.page(&one, "game-card", &[".hand .chip"], "document.querySelector('dialog[open]')").await?;
    other.ask("(document.querySelector('dialog')?.close(), 1)").await?;
    other.press(".game > .buttons button:last-child").await?;
    other.press(".sure .yes").await?;
    one.until("!!document.querySelector('.prompt > .big')").await?;
    shots.page(&one, "game-over", &[], "document.querySelector('.prompt > .big')").await?;
    one.close().await?;
    other.close().await
}

/// Takes a draft night: a pack, a selected card, the picks, a pool, and the sideboard between two games.
async fn draft(shots: &Shots) -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let arguments = ["Draft night", "--set", "LOF", "--mode", "digital"];
    let mut served = new_event(folder.path(), &arguments, &PEOPLE[..2])?;
    for act in [json!({ "act": "registerBots", "count": 2 }), json!({ "act": "seat" }), json!({ "act": "startDraft" })]
    {
        served.step(&act)?;
    }
    served.serve()?;
    let mut phones = Vec::new();
    for name in &PEOPLE[..2] {
        phones.push(PhoneBrowser::open_of_any_size(&served.invitation(name)?).await?);
    }
    let pack = "document.querySelector('.pack')";
    shots.page(&phones[0], "draft-pack", &[], pack).await?;
    shots.page(&phones[0], "draft-chosen", &["input[name=card]"], pack).await?;
    phones[0].press("input[name=card]").await?;
    phones[0].press("#take").await?;
    phones[0].until("!document.querySelector('.pack')").await?;
    shots.page(&phones[0], "draft-waits", &["[data-testid=picks]"], "document.querySelector('#picks[open]')").await?;
    phones[1].press("input[name=card]").await?;
    phones[1].press("#take").await?;
    for _ in 1..3 {
        for phone in &phones {
            phone.until("!!document.querySelector('.pack')").await?;
            phone.press("input[name=card]").await?;
            phone.press("#take").await?;
        }
    }
    let first_pack = "document.querySelector('[data-pick]').dataset.pick.startsWith('1.')";
    for phone in &phones {
        phone.until(&format!("!!document.querySelector('.pack') && {first_pack}")).await?;
    }
    shots.page(&phones[0], "draft-cards", &["input[name=card]"], pack).await?;
    served.step(&json!({ "act": "finishDraft" }))?;
    for phone in &phones {
        phone.until("!!document.querySelector('#limited')").await?;
    }
    shots.page(&phones[0], "pool", &[], "document.querySelector('#limited')").await?;
    let suggested = "document.getElementById('deck-count').textContent === '30' \
                     && document.getElementById('deck-legal').textContent.includes('\u{2713}') \
                     && (document.getElementById('pool-title').scrollIntoView(), 1)";
    shots.page(&phones[0], "pool-suggested", &["[data-testid=suggest-deck]"], suggested).await?;
    phones[0].reload().await?;
    for phone in &phones {
        phone.press("input[name=leader]").await?;
        phone.press("input[name=base]").await?;
        let cards = "[...document.querySelectorAll('input[name=main]')].slice(0, 30).forEach((one) => one.click())";
        phone.ask(cards).await?;
        phone.press("#deck-hand-in").await?;
        phone.until("document.querySelector('.limited').innerText.includes('\u{2713}')").await?;
    }
    shots.page(&phones[0], "pool-handed-in", &[], "document.querySelector('#limited')").await?;
    pair(&served)?;
    served.step(&json!({ "act": "byHand", "pairs": [[1, 2]], "note": "friends" }))?;
    for phone in &phones {
        phone.press("#on-phones summary").await?;
        phone.press("#on-phones button").await?;
    }
    phones[1].until("!!document.querySelector('.game')").await?;
    phones[1].press(".game > .buttons button:last-child").await?;
    phones[1].press(".sure .yes").await?;
    phones[0].until("!!document.querySelector('#sideboard')").await?;
    let between = "document.querySelector('#sideboard[open]')";
    shots.page(&phones[0], "sideboard", &["#sideboard summary"], between).await?;
    for phone in phones {
        phone.close().await?;
    }
    Ok(())
}

/// Takes joining by name, which only the window's desk allows: the board with its button, the form, and the four digits.
async fn joining(shots: &Shots) -> DriveResult<()> {
    let folder = tempfile::tempdir().map_err(|problem| Problem::when("a folder", problem))?;
    let desk = Window::open(folder.path()).await?;
    let structure = json!({ "rounds": "swiss", "bestOf": null, "cutBestOf": null, "cut": null, "trilogy": false });
    let new = json!({ "name": "Saturday at the shop", "kind": "constructed", "set": null, "digital": false,
        "podSize": 8, "profile": null, "seed": null, "structure": structure });
    desk.invoke("create_event", json!({ "newEvent": new })).await?;
    desk.invoke("act", json!({ "event": 1, "act": { "act": "register", "text": PEOPLE.join("\n") } })).await?;
    desk.go("#/event/1/players", "panel-players").await?;
    for target in ["event-menu", "menu-phones", "phones-start"] {
        desk.click(target).await?;
    }
    desk.expect("phones-code", |_| true).await?;
    let phone = PhoneBrowser::open_of_any_size(&desk.phones_address().await?).await?;
    shots.page(&phone, "join-first", &[], "!document.getElementById('join-first').hidden").await?;
    phone.press("#join-first a").await?;
    shots.page(&phone, "join-form", &[], "document.querySelector('#join:not([hidden])')").await?;
    phone.ask("(document.getElementById('player').value = '3', 1)").await?;
    phone.press("#join button").await?;
    shots.page(&phone, "join-code", &[], "document.querySelector('p.code')").await?;
    phone.close().await?;
    desk.close().await
}

#[tokio::main]
async fn main() -> DriveResult<()> {
    let mut arguments = std::env::args().skip(1);
    let usage = "usage: e2e-phone-shots FOLDER [NAME]";
    let folder = arguments.next().filter(|folder| !folder.starts_with('-')).ok_or_else(|| Problem(usage.into()))?;
    let only = arguments.next().unwrap_or_default();
    let shots = Shots { folder: folder.into(), only, barriers: Mutex::default() };
    std::fs::create_dir_all(&shots.folder).map_err(|problem| Problem::when(shots.folder.display(), problem))?;
    saturday(&shots).await?;
    draft(&shots).await?;
    joining(&shots).await?;
    let barriers = shots.barriers.into_inner().unwrap_or_else(PoisonError::into_inner);
    if barriers.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = barriers.iter().map(|(barrier, picture)| format!("{picture}: {barrier}")).collect();
    Err(Problem(format!("axe has found {} violations:\n{}", lines.len(), lines.join("\n"))))
}
