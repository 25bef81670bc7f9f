//! `e2e-film`: plays a game against a bot in the built program on a virtual display. It takes ten screenshots of one
//! round, to review the transitions of the table.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use e2e::table::{asked, begin, click_something};
use e2e::{DriveResult, Problem, Window};

const USAGE: &str = "usage: e2e-film [FOLDER] [--size WxH] [--light]

Opens cantina-desktop (in the folder of this program, or CANTINA_BIN) under Xvfb with an empty data folder, plays three rounds
against the bot \"quick\" without pictures, and takes ten of the fourth: before each answer, with the pointer on the
target of an attack, and while what the bot has played stands large. A round that is shorter is followed by the next. They are film-01.png to film-10.png in FOLDER (default: here). --size is 1280x800, and the look is
dark by default.";

/// Number of screenshots.
const PICTURES: usize = 10;
/// The recorded round, as shown by the table.
const ROUND: &str = "Round 4";

/// A possible target of an attack.
const TARGET: &str = "css=.others [data-lit]";

struct Asked {
    folder: PathBuf,
    size: (u32, u32),
    light: bool,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let asked = match read(std::env::args().skip(1)) {
        Ok(Some(asked)) => asked,
        Ok(None) => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Err(problem) => {
            eprintln!("{problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match filmed(&asked).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn read(mut arguments: impl Iterator<Item = String>) -> DriveResult<Option<Asked>> {
    let mut asked = Asked { folder: PathBuf::from("."), size: (1280, 800), light: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" | "-h" => return Ok(None),
            "--light" => asked.light = true,
            "--size" => {
                let text = arguments.next().unwrap_or_default();
                let size = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
                asked.size = size.ok_or_else(|| Problem(format!("{text:?} is not a size; write 1920x1080")))?;
            }
            folder if !folder.starts_with('-') => asked.folder = folder.into(),
            other => return Err(Problem(format!("{other:?} is not understood"))),
        }
    }
    Ok(Some(asked))
}

/// The screenshots so far.
struct Film<'a> {
    folder: &'a Path,
    taken: usize,
}

impl Film<'_> {
    /// Takes a screenshot, unless the film is full.
    async fn take(&mut self, window: &Window) -> DriveResult<()> {
        if self.taken >= PICTURES {
            return Ok(());
        }
        self.taken += 1;
        let file = self.folder.join(format!("film-{:02}.png", self.taken));
        window.screenshot(&file).await?;
        println!("wrote {}", file.display());
        Ok(())
    }
}

async fn filmed(asked_for: &Asked) -> DriveResult<()> {
    let data = tempfile::tempdir().map_err(|e| Problem::when("making a data folder", e))?;
    std::fs::create_dir_all(&asked_for.folder).map_err(|e| Problem::when(asked_for.folder.display(), e))?;
    let window = Window::open(data.path()).await?;
    window.click("open-settings").await?;
    window.click(if asked_for.light { "theme-light" } else { "theme-dark" }).await?;
    window.press("Escape").await?;
    window.resize(asked_for.size.0, asked_for.size.1).await?;
    begin(&window, "quick").await?;
    let mut film = Film { folder: &asked_for.folder, taken: 0 };
    let mut films = false;
    while film.taken < PICTURES {
        let ask = asked(&window).await?;
        let phase = window.text("phase").await?;
        if ask.is_empty() || (films && !phase.contains(ROUND) && film.taken > 0) {
            break;
        }
        if !films && phase.contains(ROUND) {
            films = true;
            // From here on the bot's actions are visible.
            window.choose("pace", "slow").await?;
        }
        if films {
            film.take(&window).await?;
            if window.appears("let-go", Duration::ZERO).await? && window.appears(TARGET, Duration::ZERO).await? {
                // Shows the effects of the attack.
                window.point(TARGET).await?;
                film.take(&window).await?;
            }
        }
        click_something(&window, &ask).await?;
        // Give the answer time to arrive before the next question is read.
        tokio::time::sleep(Duration::from_millis(120)).await;
        if films && window.appears("played-now", Duration::from_millis(1500)).await? {
            tokio::time::sleep(Duration::from_millis(250)).await;
            film.take(&window).await?;
        }
    }
    // The round may be shorter than the film: continue into the next one.
    while film.taken < PICTURES {
        let ask = asked(&window).await?;
        film.take(&window).await?;
        if ask.is_empty() {
            break;
        }
        click_something(&window, &ask).await?;
    }
    let problems = window.page_problems().await?;
    window.close().await?;
    if problems.is_empty() { Ok(()) } else { Err(Problem(format!("in the page:\n{}", problems.join("\n")))) }
}
