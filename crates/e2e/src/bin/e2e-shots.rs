//! `e2e-shots`: runs the built program on a virtual display. It performs the steps of a script and writes screenshots,
//! such as those in the README.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use e2e::{DriveResult, Problem, Step, Window, run_step};

const USAGE: &str = r#"usage: e2e-shots [--data DIR] [--steps FILE | STEPS]... [shot.png]

Starts cantina-desktop (in the folder of this program, or CANTINA_BIN) under Xvfb, does the steps, takes the last
screenshot when a .png is named, and ends the program.

  --data DIR     the data folder to use and keep (default: an empty one, deleted afterwards)
  --steps FILE   a JSON file with a list of steps
  --size WxH     the size of the page from the start (default 1280x800)
  --look LOOK    size, theme, language and text size: 1280x800-light-german-140. The names of pictures get it too
  --into DIR     the folder of pictures with relative names
  STEPS          the list of steps itself, for example '[{"click": "new-event"}, {"shot": "new.png"}]'

Steps:
  {"size": [1920, 1080]}            size of the page
  {"open": "/events/1"}             sets the part of the address after #; nothing is focused or under the pointer
  {"click": "new-event"}            a target is a data-testid, "css=SELECTOR" or "text=What the button says"
  {"point": "pack-card-3"}          rests the pointer on a target
  {"right_click": "open-event-1"}   presses the right mouse button on a target
  {"type": ["name", "Ann"]}         types into a field        {"fill": ["name", "Ann"]} empties it before
  {"choose": ["set", "SOR"]}        drop-down list, by value
  {"key": "Enter"}                  where the focus is; also "a", "ArrowDown", "Control+k"
  {"keys": "2-1"}                   the keys of a text
  {"expect": ["round", "Round 2"]}  waits until it shows that text        {"gone": "dialog"} waits until it is gone
  {"text": "round"}                 prints its text                       {"eval": "return location.href"}
  {"wait": 300}                     milliseconds (prefer expect)
  {"repeat": [42, [STEP, ...]]}     several times
  {"until": ["pick", [STEP, ...]]}  again and again until a target is there
  {"shot": "draft.png"}             screenshot
  {"small": "draft.png"}            screenshot with 256 colours, for the guide, which every package carries
  {"looks": "draft"}                four: draft-1280-dark.png, -light, and both at 1920x1080
  "restart", "kill"                 ends it (SIGTERM, SIGKILL) and starts it again with the same data

What the program saves under a name that one would be asked for goes to saved.txt in the data folder.
A step that does not work within 15 s ends the script; the window is then saved to e2e-failed.png.
Errors of the page's scripts are printed at the end and count as failure. Exit code 0, 1 (failed), 2 (bad usage).
E2E_SHOW=1 uses the real display, E2E_VERBOSE=1 shows what the program prints.
"#;

#[derive(Default)]
struct Asked {
    data: Option<PathBuf>,
    look: Option<String>,
    into: PathBuf,
    steps: Vec<Step>,
}

#[tokio::main]
async fn main() -> ExitCode {
    let asked = match read_arguments(std::env::args().skip(1)) {
        Ok(Some(asked)) => asked,
        Ok(None) => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Err(problem) => {
            eprintln!("{problem}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match show(asked).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Parses the arguments. Returns `None` if only the usage text was requested.
fn read_arguments(mut arguments: impl Iterator<Item = String>) -> DriveResult<Option<Asked>> {
    let mut asked = Asked::default();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| Problem(format!("{argument} needs a value")));
        match argument.as_str() {
            "--help" | "-h" => return Ok(None),
            "--data" => asked.data = Some(value()?.into()),
            "--size" => asked.steps.push(size(&value()?)?),
            "--into" => asked.into = value()?.into(),
            "--look" => {
                let name = value()?;
                asked.steps.extend(look(&name)?);
                asked.look = Some(name);
            }
            "--steps" => {
                let file = value()?;
                let text = std::fs::read_to_string(&file).map_err(|e| Problem::when(&file, e))?;
                asked.steps.extend(steps(&file, &text)?);
            }
            text if text.trim_start().starts_with('[') => asked.steps.extend(steps("the steps", text)?),
            file if file.ends_with(".png") => asked.steps.push(Step::Shot(file.into())),
            other => return Err(Problem(format!("{other:?} is not understood"))),
        }
    }
    Ok(Some(asked))
}

fn steps(place: &str, text: &str) -> DriveResult<Vec<Step>> {
    serde_json::from_str(text).map_err(|e| Problem::when(place, e))
}

fn size(text: &str) -> DriveResult<Step> {
    let read = text.split_once('x').and_then(|(w, h)| Some(Step::Size(w.parse().ok()?, h.parse().ok()?)));
    read.ok_or_else(|| Problem(format!("{text:?} is not a size; write 1920x1080")))
}

/// Returns the steps that give the window a look, such as `1280x800-light-german-140`.
fn look(name: &str) -> DriveResult<Vec<Step>> {
    let parts: Vec<&str> = name.split('-').collect();
    let [of_page, theme, language, percent] = parts.as_slice() else {
        return Err(Problem(format!("{name:?} is not a look; write 1280x800-light-german-140")));
    };
    Ok(vec![
        size(of_page)?,
        Step::Open("/events".into()),
        Step::Click("open-settings".into()),
        Step::Click(format!("theme-{theme}")),
        Step::Click(format!("language-{language}")),
        Step::Choose("text-size".into(), (*percent).into()),
        Step::Key("Escape".into()),
        Step::Gone("settings".into()),
    ])
}

/// Gives pictures their folder, and the look at the end of their names.
fn place(step: &mut Step, into: &Path, look: Option<&str>) {
    match step {
        Step::Shot(file) | Step::Small(file) => {
            let name = look.map(|look| format!("{}-{look}.png", file.with_extension("").display()));
            *file = into.join(name.map_or_else(|| file.clone(), PathBuf::from));
        }
        Step::Repeat(_, steps) | Step::Until(_, steps) => steps.iter_mut().for_each(|step| place(step, into, look)),
        _ => {}
    }
}

async fn show(mut asked: Asked) -> DriveResult<()> {
    asked.steps.iter_mut().for_each(|step| place(step, &asked.into, asked.look.as_deref()));
    let temporary = tempfile::tempdir().map_err(|e| Problem::when("making a data folder", e))?;
    let data = asked.data.as_deref().unwrap_or(temporary.path());
    std::fs::create_dir_all(data).map_err(|e| Problem::when(data.display(), e))?;
    let data = data.canonicalize().map_err(|e| Problem::when(data.display(), e))?;
    let saved = data.join("saved.txt").display().to_string();
    let mut window = Window::open_with(&data, &[("CANTINA_SAVE_TO", saved.as_str())]).await?;
    window.expect("css=#app", |text| !text.trim().is_empty()).await?;
    for (number, step) in asked.steps.iter().enumerate() {
        if let Err(problem) = run_step(&mut window, step).await {
            let picture = asked.into.join("e2e-failed.png");
            if window.screenshot(&picture).await.is_ok() {
                eprintln!("what is seen: {}", picture.display());
            }
            return Err(Problem::when(format!("step {} {step:?}", number + 1), problem));
        }
    }
    let problems = window.page_problems().await?;
    window.close().await?;
    if problems.is_empty() { Ok(()) } else { Err(Problem(format!("in the page:\n{}", problems.join("\n")))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_sets_the_window_and_names_the_pictures() {
        let steps = look("1920x1080-light-german-140").unwrap();
        assert_eq!(steps[0], Step::Size(1920, 1080));
        assert!(steps.contains(&Step::Choose("text-size".into(), "140".into())));
        assert!(look("1280x800-light").is_err());
        let mut step = Step::Repeat(2, vec![Step::Shot("rounds.png".into())]);
        place(&mut step, Path::new("out"), Some("1280x800-dark-english-100"));
        assert_eq!(step, Step::Repeat(2, vec![Step::Shot("out/rounds-1280x800-dark-english-100.png".into())]));
    }
}
