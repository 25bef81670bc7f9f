//! Steps of a script: user actions as data.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::{DriveResult, Problem, Window};

/// A step of a script. In JSON it is an object with one entry, for example `{"click": "new-event"}`. Targets are
/// described at [`crate::Target`].
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Width and height of the page.
    Size(u32, u32),
    /// Goes to a screen: sets the part of the address after `#`.
    Open(String),
    /// Clicks a target.
    Click(String),
    /// Rests the pointer on a target.
    Point(String),
    /// Presses the right mouse button on a target.
    RightClick(String),
    /// Appends a text (second) to a field (first).
    Type(String, String),
    /// Replaces the contents of a field (first) with a text (second).
    Fill(String, String),
    /// Chooses the option with a value (second) in a drop-down list (first).
    Choose(String, String),
    /// Presses a key on the focused element: "Enter", "Control+k".
    Key(String),
    /// Presses the keys of a text on the focused element.
    Keys(String),
    /// Waits this many milliseconds.
    Wait(u64),
    /// Waits until a target (first) shows a text (second).
    Expect(String, String),
    /// Waits until a target exists and prints its text.
    Text(String),
    /// Waits until a target no longer exists.
    Gone(String),
    /// Runs JavaScript ("return ...") and prints the result.
    Eval(String),
    /// Writes a screenshot to a PNG file.
    Shot(PathBuf),
    /// Writes a screenshot with 256 colours, as used in the guide.
    Small(PathBuf),
    /// Writes four screenshots, dark and light at 1280x800 and at 1920x1080. Size and theme are added to the path
    /// ("tables/end" becomes "tables/end-1280-dark.png" and three more).
    Looks(PathBuf),
    /// Repeats some steps a number of times.
    Repeat(u32, Vec<Step>),
    /// Repeats some steps (second) until a target (first) exists, for at most two minutes.
    Until(String, Vec<Step>),
    /// Ends the program cleanly and starts it again.
    Restart,
    /// Kills the program and starts it again.
    Kill,
}

/// Performs one step of a script in the window.
pub async fn run_step(window: &mut Window, step: &Step) -> DriveResult<()> {
    match step {
        Step::Size(width, height) => window.resize(*width, *height).await?,
        Step::Open(place) => {
            let place = serde_json::Value::from(place.trim_start_matches('#'));
            window.evaluate(&format!("document.activeElement?.blur(); location.hash = {place}")).await?;
            window.rest_pointer().await?;
        }
        Step::Click(target) => window.click(target).await?,
        Step::Point(target) => window.point(target).await?,
        Step::RightClick(target) => window.right_click(target).await?,
        Step::Type(target, text) => window.type_into(target, text).await?,
        Step::Fill(target, text) => window.fill(target, text).await?,
        Step::Choose(target, value) => window.choose(target, value).await?,
        Step::Key(key) => window.press(key).await?,
        Step::Keys(text) => window.press_text(text).await?,
        Step::Wait(ms) => tokio::time::sleep(Duration::from_millis(*ms)).await,
        Step::Expect(target, text) => drop(window.expect_text(target, text).await?),
        Step::Text(target) => println!("{target}: {}", window.text(target).await?),
        Step::Gone(target) => window.expect_gone(target).await?,
        Step::Eval(script) => println!("{}", window.evaluate(script).await?),
        Step::Shot(file) => {
            window.screenshot(file).await?;
            println!("wrote {}", file.display());
        }
        Step::Small(file) => {
            window.screenshot(file).await?;
            let whole = std::fs::read(file).map_err(|e| Problem::when(file.display(), e))?;
            std::fs::write(file, crate::with_palette(&whole)?).map_err(|e| Problem::when(file.display(), e))?;
            println!("wrote {}", file.display());
        }
        Step::Looks(path) => looks(window, path).await?,
        Step::Repeat(times, steps) => {
            for step in (0..*times).flat_map(|_| steps) {
                Box::pin(run_step(window, step)).await?;
            }
        }
        Step::Until(target, steps) => {
            let since = Instant::now();
            while !window.appears(target, Duration::from_millis(400)).await? {
                if since.elapsed() > Duration::from_secs(120) {
                    return Err(Problem(format!("{target} did not appear")));
                }
                for step in steps {
                    Box::pin(run_step(window, step)).await?;
                }
            }
        }
        Step::Restart => window.restart().await?,
        Step::Kill => window.kill_and_reopen().await?,
    }
    Ok(())
}

/// Maximum time for a page to adapt its layout to another size.
const LAYOUT_TIME: Duration = Duration::from_millis(500);

/// Takes the screenshots of [`Step::Looks`]. Afterwards the window has its initial size and the dark theme.
async fn looks(window: &Window, path: &Path) -> DriveResult<()> {
    let look = async |look: &str| window.evaluate(&format!("document.documentElement.dataset.theme = '{look}'")).await;
    for (width, height) in [(1920, 1080), (1280, 800)] {
        window.resize(width, height).await?;
        tokio::time::sleep(LAYOUT_TIME).await;
        for name in ["light", "dark"] {
            look(name).await?;
            let file = PathBuf::from(format!("{}-{width}-{name}.png", path.display()));
            window.screenshot(&file).await?;
            println!("wrote {}", file.display());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_parsed_as_in_the_usage_text() {
        let text =
            r#"[{"size": [1920, 1080]}, {"type": ["name", "Ann"]}, {"repeat": [2, [{"key": "Enter"}, "kill"]]}]"#;
        let steps: Vec<Step> = serde_json::from_str(text).unwrap();
        let again = vec![Step::Key("Enter".into()), Step::Kill];
        assert_eq!(steps, [Step::Size(1920, 1080), Step::Type("name".into(), "Ann".into()), Step::Repeat(2, again)]);
        assert!(serde_json::from_str::<Step>(r#"{"clik": "name"}"#).is_err());
    }
}
