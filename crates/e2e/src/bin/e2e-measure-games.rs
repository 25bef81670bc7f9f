//! `e2e-measure-games`: plays a game in the built program on a virtual display. When its log is long, it reports the
//! speed of the table. Not a test: the results depend on the machine.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use e2e::{DriveResult, Problem, Window, processor_of_all_ms};
use serde_json::{Value, json};

const USAGE: &str = "usage: e2e-measure-games [LINES]

Opens cantina-desktop (in the folder of this program, or CANTINA_BIN) under Xvfb with an empty data folder, plays against
the program \"random\" until the log has LINES lines (default 200) and prints JSON, all in milliseconds:
`opening_ms` from the click in the list of games to the frame with the table on it, first after the start of the program
(`first`), then three times more; `click_to_frame_ms` from a click on a card to the next frame; `answer_to_frame_ms` from
an answer to the frame that shows the table after it, the program having answered as well; `frame_ms` of frames while the
pointer goes from card to card, one a frame, with the long log next to it. Of many the median, the 95th of a hundred and
the worst. `frame_processor_ms` is the processor time of such a frame, of all processes of the program together: it says
what a frame costs also on a machine that is busy.";

/// Answers the question with the first highlighted element. It attacks units rather than bases, so that the game lasts.
/// Returns the time until the table showed it, or `null` if the game is over.
const STEP: &str = r"
const done = arguments[0];
const find = (selector) => document.querySelector(selector);
const started = performance.now();
const whenReady = (then) => {
  const look = () => {
    if (find('[data-testid=game-over]')) return done(null);
    if (performance.now() - started > 20000) return done('no question is open');
    if (find('[data-busy]') || !find('[data-testid=prompt][data-ask], [data-testid=let-go]')) return requestAnimationFrame(look);
    requestAnimationFrame(then);
  };
  requestAnimationFrame(look);
};
whenReady(() => {
  const hand = find('[data-testid=hand] [data-lit]:not([aria-pressed])');
  const ask = find('[data-testid=prompt]')?.dataset.ask;
  const target = find('[data-testid=let-go]') ? find('.others .arena [data-lit]') ?? find('[data-testid=board] [data-lit]') : null;
  const answer = find('[data-answer=pass], [data-answer=yes], [data-answer=done], [data-answer=no], [data-answer]');
  const what = target ?? find('[data-testid=confirm-cards]:enabled') ?? (ask === 'mulligan' ? find('[data-answer=no]') : null) ?? hand
    ?? (ask !== 'action' || find('.others .arena [data-card]') ? find('.arena [data-lit]') : answer)
    ?? find('[data-testid=board] [data-lit]') ?? answer ?? find('[data-testid^=choice-] button');
  if (!what) return done('there is nothing to press');
  const since = performance.now();
  what.click();
  requestAnimationFrame(() => {
    const frame = performance.now() - since;
    whenReady(() => done({ frame, answer: performance.now() - since }));
  });
});";

/// Opens the first game of the list.
const OPEN: &str = r"
const done = arguments[0];
const since = performance.now();
document.querySelector('[data-testid=open-game-1]').click();
const look = () => {
  if (document.querySelector('[data-testid=board] [data-card] .name')?.textContent) return requestAnimationFrame(() => done(performance.now() - since));
  if (performance.now() - since > 20000) return done('the table does not open');
  requestAnimationFrame(look);
};
requestAnimationFrame(look);";

/// Moves the pointer over the cards.
const POINT: &str = r"
const done = arguments[0];
const tiles = [...document.querySelectorAll('[data-testid=board] [data-card]')];
const frames = [];
let last = performance.now(), at = 0;
const frame = () => {
  const now = performance.now();
  frames.push(now - last);
  last = now;
  if (frames.length > 240) return done(frames.slice(1));
  tiles[at % tiles.length].dispatchEvent(new PointerEvent('pointerleave', { bubbles: false }));
  at += 1;
  tiles[at % tiles.length].dispatchEvent(new PointerEvent('pointerenter', { bubbles: false }));
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);";

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let lines = match std::env::args().nth(1).map(|argument| argument.parse::<u64>()) {
        None => 200,
        Some(Ok(lines)) => lines,
        Some(Err(_)) => {
            println!("{USAGE}");
            return ExitCode::from(if std::env::args().any(|one| one == "--help") { 0 } else { 2 });
        }
    };
    match measured(lines).await {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

async fn measured(lines: u64) -> DriveResult<Value> {
    let data = tempfile::tempdir().map_err(|e| Problem::when("making a data folder", e))?;
    let mut window = begin(data.path()).await?;
    let (mut clicks, mut answers) = (Vec::new(), Vec::new());
    let since = Instant::now();
    let mut reached = 0;
    while reached < lines && since.elapsed() < Duration::from_secs(300) {
        let told = in_page(&window, STEP).await?;
        if told.is_null() {
            break;
        }
        let ms = |name: &str| told.get(name).and_then(Value::as_f64).ok_or_else(|| Problem(told.to_string()));
        clicks.push(ms("frame")?);
        answers.push(ms("answer")?);
        let count = "return document.querySelectorAll('[data-testid=game-log] li').length";
        reached = window.evaluate(count).await?.as_u64().unwrap_or(0);
    }
    let before = processor_of_all_ms(window.process()?);
    let frames: Vec<f64> =
        serde_json::from_value(in_page(&window, POINT).await?).map_err(|e| Problem::when("reading the frames", e))?;
    let used = (processor_of_all_ms(window.process()?) - before) as f64;
    window.restart().await?;
    let first = opened(&window).await?;
    let mut again = Vec::new();
    for _ in 0..3 {
        window.click("exit-table").await?;
        again.push(opened(&window).await?);
    }
    window.close().await?;
    Ok(json!({
        "log_lines": reached,
        "opening_ms": { "first": round(first), "again": again.into_iter().map(round).collect::<Vec<_>>() },
        "click_to_frame_ms": summary(clicks),
        "answer_to_frame_ms": summary(answers),
        "frame_processor_ms": round(used / frames.len().max(1) as f64),
        "frame_ms": summary(frames),
    }))
}

/// Starts a game of a person against a bot that does not win soon, the same each time.
async fn begin(data: &Path) -> DriveResult<Window> {
    // The default setting of users.
    let window = Window::open_with(data, &[("WEBKIT_DISABLE_DMABUF_RENDERER", "1")]).await?;
    window.click("nav-games").await?;
    window.click("new-game").await?;
    window.expect("start-game", |text| text.contains("Play")).await?;
    window.choose("seat-kind-2", "random").await?;
    // Fixed decks, so that later sets do not change the game.
    window.choose("seat-deck-1", "published SOR-Luke").await?;
    window.choose("seat-deck-2", "published SOR-Vader").await?;
    window.click("more-choices").await?;
    window.fill("game-seed", "7").await?;
    window.click("css=[data-testid=start-game]:enabled").await?;
    window.choose("pace", "instant").await?;
    Ok(window)
}

async fn opened(window: &Window) -> DriveResult<f64> {
    window.click("nav-games").await?;
    window.expect("open-game-1", |_| true).await?;
    let told = in_page(window, OPEN).await?;
    told.as_f64().ok_or_else(|| Problem(told.to_string()))
}

async fn in_page(window: &Window, script: &str) -> DriveResult<Value> {
    let told = window.client().execute_async(script, Vec::new()).await;
    told.map_err(|e| Problem::when("measuring in the page", e))
}

fn summary(mut all: Vec<f64>) -> Value {
    all.sort_by(f64::total_cmp);
    let at = |share: f64| all.get(((all.len() as f64 - 1.0) * share) as usize).copied().map(round);
    json!({ "median": at(0.5), "p95": at(0.95), "worst": at(1.0), "count": all.len() })
}

fn round(ms: f64) -> f64 {
    (ms * 10.0).round() / 10.0
}
