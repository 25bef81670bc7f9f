//! The window from the user's side: read, click, type, press keys, print, close, and a simulated power failure.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};

use crate::process::OwnedProcess;
use crate::{Display, DriveResult, Problem, ProcessId, keys, program_path};

/// Time limit for an element to appear before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);
const GLANCE: Duration = Duration::from_millis(30);

/// A reference to an element of the page: `name` is the element with that `data-testid`, `css=...` a selector,
/// `text=...` the button, link, label, tab or option with exactly that text or accessible name.
#[derive(Debug, Clone, Copy)]
pub struct Target<'a>(pub &'a str);

impl Target<'_> {
    fn path(self) -> (bool, String) {
        match self.0.split_once('=') {
            Some(("css", selector)) => (true, selector.to_owned()),
            Some(("text", text)) => {
                let text = format!("\"{}\"", text.replace('"', ""));
                let kinds = "self::button or self::a or self::label or self::option or self::summary or @role";
                (false, format!("//*[{kinds}][normalize-space(.)={text} or @aria-label={text}]"))
            }
            _ => (true, format!("[data-testid=\"{}\"]", self.0.replace('"', ""))),
        }
    }
}

/// The running program with its window, controlled through WebDriver.
#[derive(Debug)]
pub struct Window {
    client: Client,
    driver: OwnedProcess,
    display: Display,
    data: PathBuf,
    environment: Vec<(String, String)>,
}

impl Window {
    /// Starts the program on a separate display with this data folder. The window is 1280x800; its page is usable on
    /// return.
    pub async fn open(data: &Path) -> DriveResult<Self> {
        Self::open_with(data, &[]).await
    }

    /// Like [`Window::open`], with more variables in the program's environment.
    pub async fn open_with(data: &Path, environment: &[(&str, &str)]) -> DriveResult<Self> {
        let environment: Vec<_> = environment.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        let display = Display::start()?;
        let (driver, client) = start(&display, data, &environment).await?;
        let window = Self { client, driver, display, data: data.to_owned(), environment };
        window.begun().await?;
        Ok(window)
    }

    /// Returns the driver's client, for actions without a method here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Returns the process of the program.
    pub fn process(&self) -> DriveResult<ProcessId> {
        let started = ProcessId(self.driver.0.id()).children();
        started.first().copied().ok_or_else(|| Problem("the program does not run".into()))
    }

    /// Starts a second copy of the program with these files, as a double click does. Waits for its end. Returns `false`
    /// if it failed.
    pub async fn open_files(&self, files: &[&Path]) -> DriveResult<bool> {
        let mut command = Command::new(program_path()?);
        self.display.give_to(&mut command);
        command.args(files).env("CANTINA_DATA_DIR", &self.data);
        let doing = "running a second copy";
        let mut second = tokio::process::Command::from(command);
        let ended = tokio::time::timeout(PATIENCE, second.kill_on_drop(true).status()).await;
        let status = ended.map_err(|e| Problem::when(doing, e))?.map_err(|e| Problem::when(doing, e))?;
        Ok(status.success())
    }

    /// Sets the size of the page in CSS pixels, and waits until everything on it has its new size.
    pub async fn resize(&self, width: u32, height: u32) -> DriveResult<()> {
        let doing = format!("resizing to {width}x{height}");
        self.client.set_window_size(width, height).await.map_err(|e| Problem::when(&doing, e))?;
        self.until(&doing, async || {
            let inner = self.evaluate("return [innerWidth, innerHeight]").await?;
            if inner == json!([width, height]) { Ok(()) } else { Err(Problem(format!("it is {inner}"))) }
        })
        .await?;
        // Observers report a new size with the next frame; what they change may cause further reports.
        let refitted = "const done = arguments[0]; \
            const sizes = () => [...document.querySelectorAll('[style]')].map((one) => [one.offsetWidth, one.offsetHeight]).join(); \
            const wait = (before, same) => same === 5 ? done() : requestAnimationFrame(() => { \
                const now = sizes(); wait(now, now === before ? same + 1 : 0) }); \
            wait(sizes(), 0)";
        let waited = self.client.execute_async(refitted, Vec::new()).await;
        waited.map(drop).map_err(|e| Problem::when(doing, e))
    }

    /// Clicks a target, after waiting until it exists, is visible and not covered.
    pub async fn click(&self, target: &str) -> DriveResult<()> {
        let doing = format!("clicking {target}");
        self.until(&doing, async || {
            let element = self.find(target).await?;
            let clicked = element.clone().click().await.map_err(told);
            if clicked.is_err() {
                // If only the edge of an element in a scrolling list is visible, the driver leaves it there and then
                // finds its middle hidden. Scroll like a person, for the next attempt.
                self.scroll_to(&element).await?;
            }
            clicked
        })
        .await
    }

    /// Moves the pointer to the middle of a target.
    pub async fn point(&self, target: &str) -> DriveResult<()> {
        let doing = format!("pointing at {target}");
        let element = self.until(&doing, async || self.find(target).await).await?;
        let moved = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let mouse = MouseActions::new("mouse".into()).then(moved);
        self.client.perform_actions(mouse).await.map_err(|e| Problem::when(&doing, e))
    }

    /// Moves the pointer into the upper left corner, where nothing reacts to it. The driver omits a movement to where its
    /// last one ended, although a click has moved the pointer since: so there are two.
    pub async fn rest_pointer(&self) -> DriveResult<()> {
        let to = |at| PointerAction::MoveTo { duration: None, x: at, y: at };
        let mouse = MouseActions::new("mouse".into()).then(to(3.0)).then(to(1.0));
        self.client.perform_actions(mouse).await.map_err(|e| Problem::when("moving the pointer away", e))
    }

    /// Drags one target onto the middle of another with the left mouse button.
    pub async fn drag(&self, from: &str, onto: &str) -> DriveResult<()> {
        const LEFT: u64 = 0;
        let doing = format!("dragging {from} onto {onto}");
        let (start, end) = self.until(&doing, async || Ok((self.find(from).await?, self.find(onto).await?))).await?;
        let to = |element, x: f64| PointerAction::MoveToElement { element, duration: None, x, y: 0.0 };
        let mouse = MouseActions::new("mouse".into())
            .then(to(start.clone(), 0.0))
            .then(PointerAction::Down { button: LEFT })
            // The first movement starts the drag.
            .then(to(start, 12.0))
            .then(to(end.clone(), 1.0))
            .then(to(end, 0.0))
            .then(PointerAction::Up { button: LEFT });
        self.client.perform_actions(mouse).await.map_err(|e| Problem::when(&doing, e))
    }

    /// Presses the right mouse button on the middle of a target.
    pub async fn right_click(&self, target: &str) -> DriveResult<()> {
        const RIGHT: u64 = 2;
        self.point(target).await?;
        let pressed = MouseActions::new("mouse".into())
            .then(PointerAction::Down { button: RIGHT })
            // The driver tells the page that the left button was released, which would be a click here.
            .then(PointerAction::MoveTo { duration: None, x: 1.0, y: 1.0 })
            .then(PointerAction::Up { button: RIGHT });
        self.client.perform_actions(pressed).await.map_err(|e| Problem::when(format!("right click on {target}"), e))
    }

    /// Appends text to a field.
    pub async fn type_into(&self, target: &str, text: &str) -> DriveResult<()> {
        let doing = format!("typing into {target}");
        // Only the search is repeated: typing again could leave half the text twice.
        let element = self.until(&doing, async || self.find(target).await).await?;
        element.send_keys(text).await.map_err(|e| Problem::when(&doing, e))
    }

    /// Replaces the contents of a field.
    pub async fn fill(&self, target: &str, text: &str) -> DriveResult<()> {
        let doing = format!("emptying {target}");
        self.until(&doing, async || {
            let element = self.find(target).await?;
            let cleared = element.clone().clear().await.map_err(told);
            if cleared.is_err() {
                self.scroll_to(&element).await?;
            }
            cleared
        })
        .await?;
        self.type_into(target, text).await
    }

    /// Chooses an option of a drop-down list by its value.
    pub async fn choose(&self, target: &str, value: &str) -> DriveResult<()> {
        let doing = format!("choosing {value} in {target}");
        self.until(&doing, async || self.find(target).await?.select_by_value(value).await.map_err(told)).await
    }

    /// Presses a key on the focused element: "Enter", "a", "Control+k".
    pub async fn press(&self, key: &str) -> DriveResult<()> {
        let chord = keys::chord(key)?;
        let mut actions = KeyActions::new("keyboard".into());
        for held in &chord.held {
            actions = actions.then(KeyAction::Down { value: *held });
        }
        actions = actions.then(KeyAction::Down { value: chord.key }).then(KeyAction::Up { value: chord.key });
        for held in chord.held.iter().rev() {
            actions = actions.then(KeyAction::Up { value: *held });
        }
        self.client.perform_actions(actions).await.map_err(|e| Problem::when(format!("pressing {key}"), e))
    }

    /// Presses the keys of a text in turn on the focused element; a line break is Enter, a tab is Tab.
    pub async fn press_text(&self, text: &str) -> DriveResult<()> {
        let mut actions = KeyActions::new("keyboard".into());
        for key in text.chars().map(keys::of_character) {
            actions = actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        }
        self.client.perform_actions(actions).await.map_err(|e| Problem::when(format!("pressing the keys {text}"), e))
    }

    /// Returns the name (`data-testid`) of the focused element; empty if there is none.
    pub async fn focused(&self) -> DriveResult<String> {
        let name = self.evaluate("return document.activeElement?.dataset.testid ?? ''").await?;
        Ok(name.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an element has the keyboard focus.
    pub async fn expect_focus(&self, name: &str) -> DriveResult<()> {
        self.until(&format!("waiting for the focus on {name}"), async || match self.focused().await? {
            on if on == name => Ok(()),
            on => Err(Problem(format!("it is on {on:?}"))),
        })
        .await
    }

    /// Presses Tab until an element has the keyboard focus, at most forty times. Returns the number of presses.
    pub async fn tab_to(&self, name: &str) -> DriveResult<u32> {
        for times in 1..=40 {
            self.press("Tab").await?;
            if self.focused().await? == name {
                return Ok(times);
            }
        }
        Err(Problem(format!("forty presses of Tab do not lead to {name}")))
    }

    /// Returns the visible text of an element, or the contents of a field.
    pub async fn text(&self, target: &str) -> DriveResult<String> {
        self.until(&format!("reading {target}"), async || self.text_now(target).await).await
    }

    /// Returns the number of matching elements, without waiting.
    pub async fn count(&self, target: &str) -> DriveResult<usize> {
        let (css, path) = Target(target).path();
        let locator = if css { Locator::Css(&path) } else { Locator::XPath(&path) };
        self.client
            .find_all(locator)
            .await
            .map(|all| all.len())
            .map_err(|e| Problem::when(format!("counting {target}"), e))
    }

    /// Returns `true` if the element exists now or appears within the given time.
    pub async fn appears(&self, target: &str, within: Duration) -> DriveResult<bool> {
        let since = Instant::now();
        while self.count(target).await? == 0 {
            if since.elapsed() > within {
                return Ok(false);
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(true)
    }

    /// Waits until the text of an element satisfies the condition, and returns it.
    pub async fn expect(&self, target: &str, right: impl Fn(&str) -> bool) -> DriveResult<String> {
        self.until(&format!("waiting for {target}"), async || {
            let text = self.text_now(target).await?;
            if right(&text) { Ok(text) } else { Err(Problem(format!("it stayed at {text:?}"))) }
        })
        .await
    }

    /// Waits until an element contains this text.
    pub async fn expect_text(&self, target: &str, part: &str) -> DriveResult<String> {
        let seen = self.expect(target, |text| text.contains(part)).await;
        seen.map_err(|problem| Problem::when(format!("expecting {part:?}"), problem))
    }

    /// Waits until an element no longer exists.
    pub async fn expect_gone(&self, target: &str) -> DriveResult<()> {
        self.until(&format!("waiting for {target} to go"), async || match self.count(target).await? {
            0 => Ok(()),
            left => Err(Problem(format!("{left} still there"))),
        })
        .await
    }

    /// Runs JavaScript in the page ("return ..."), for state that a user cannot see.
    pub async fn evaluate(&self, script: &str) -> DriveResult<Value> {
        self.client.execute(script, Vec::new()).await.map_err(|e| Problem::when(format!("running {script}"), e))
    }

    /// Calls a command of the program directly, to reach the start of a test quickly.
    pub async fn invoke(&self, command: &str, arguments: Value) -> DriveResult<Value> {
        let script = "const [command, given, done] = arguments; \
                      window.__TAURI_INTERNALS__.invoke(command, given).then(done, (error) => done({ refused: error }))";
        let told = self.client.execute_async(script, vec![command.into(), arguments]).await;
        let told = told.map_err(|e| Problem::when(format!("asking for {command}"), e))?;
        match told.get("refused") {
            Some(error) => Err(Problem(format!("{command}: {error}"))),
            None => Ok(told),
        }
    }

    /// Returns the address in the code that the dialog for phones shows, for a phone on this machine: the code itself
    /// contains the address in the local network.
    pub async fn phones_address(&self) -> DriveResult<String> {
        let shown = self.evaluate("return document.querySelector('[data-testid=phones-code]').alt").await?;
        let unreadable = |problem: url::ParseError| Problem::when(&shown, problem);
        let mut address = url::Url::parse(shown.as_str().unwrap_or_default()).map_err(unreadable)?;
        address.set_host(Some("127.0.0.1")).map_err(unreadable)?;
        Ok(address.into())
    }

    /// Writes a screenshot of the visible page as a PNG file.
    pub async fn screenshot(&self, file: &Path) -> DriveResult<()> {
        // Current changes of the page are drawn in the next frame; the frame after it begins once that one is finished.
        let painted = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))";
        let waited = self.client.execute_async(painted, Vec::new()).await;
        waited.map_err(|e| Problem::when("waiting for a painted frame", e))?;
        let image = self.client.screenshot().await.map_err(|e| Problem::when("taking a screenshot", e))?;
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder).map_err(|e| Problem::when(folder.display(), e))?;
        }
        std::fs::write(file, image).map_err(|e| Problem::when(file.display(), e))
    }

    /// Returns script errors of the page and requests blocked by its security policy, since it was loaded.
    pub async fn page_problems(&self) -> DriveResult<Vec<String>> {
        let seen = self.evaluate("return window.__pageProblems ?? ['the page does not record its problems']").await?;
        serde_json::from_value(seen).map_err(|e| Problem::when("reading the page's problems", e))
    }

    /// Simulates a power failure: the program is killed (SIGKILL) and started again with the same data.
    pub async fn kill_and_reopen(&mut self) -> DriveResult<()> {
        self.end("KILL").await?;
        self.reopen().await
    }

    /// Ends the program as the system does on logout (SIGTERM) and starts it again with the same data.
    pub async fn restart(&mut self) -> DriveResult<()> {
        self.end("TERM").await?;
        self.reopen().await
    }

    /// Clicks a target that makes the program start itself again, and waits for the new process and its page. The driver
    /// does not control that process, so it is ended, and the program is started again with the same data.
    pub async fn restart_by(&mut self, target: &str) -> DriveResult<()> {
        let old = self.process()?;
        // The program may end before the driver has answered.
        let clicked = self.click(target).await;
        old.ended(PATIENCE).await.or(clicked)?;
        let program = program_path()?;
        let program = program.canonicalize().map_err(|e| Problem::when("finding the program", e))?;
        let new = self.until("waiting for the program to start again", async || {
            let new = ProcessId::of_program(&program, &self.data).filter(|new| !new.children().is_empty());
            new.ok_or_else(|| Problem("it does not run".into()))
        });
        let new = new.await?;
        new.signal("TERM")?;
        new.ended(PATIENCE).await?;
        self.reopen().await
    }

    /// Ends the program as the system does on logout (SIGTERM). Fails if it is still running after five seconds.
    pub async fn close(self) -> DriveResult<()> {
        self.end("TERM").await
    }

    /// Returns the data folder of the program.
    pub fn data(&self) -> &Path {
        &self.data
    }

    async fn reopen(&mut self) -> DriveResult<()> {
        (self.driver, self.client) = start(&self.display, &self.data, &self.environment).await?;
        self.begun().await
    }

    /// Sets the size of the window and waits until the page is usable. Earlier key presses would be lost, and the first
    /// start on a machine may take seconds.
    async fn begun(&self) -> DriveResult<()> {
        self.resize(1280, 800).await?;
        self.until("waiting for the page", async || self.find("css=#app button").await.map(drop)).await
    }

    async fn end(&self, signal: &str) -> DriveResult<()> {
        let process = self.process()?;
        process.signal(signal)?;
        process.ended(Duration::from_secs(5)).await
    }

    /// Scrolls an element into view as a whole: the driver is content with a part of it, whose center may be hidden.
    async fn scroll_to(&self, element: &Element) -> DriveResult<()> {
        let scroll = "arguments[0].scrollIntoView({ block: 'nearest' })";
        let element = serde_json::to_value(element).map_err(|e| Problem::when("naming an element", e))?;
        self.client.execute(scroll, vec![element]).await.map_err(told).map(drop)
    }

    async fn find(&self, target: &str) -> DriveResult<Element> {
        let (css, path) = Target(target).path();
        let locator = if css { Locator::Css(&path) } else { Locator::XPath(&path) };
        self.client.find(locator).await.map_err(told)
    }

    async fn text_now(&self, target: &str) -> DriveResult<String> {
        let element = self.find(target).await?;
        match element.tag_name().await.map_err(told)?.as_str() {
            "input" | "textarea" | "select" => Ok(element.prop("value").await.map_err(told)?.unwrap_or_default()),
            // The driver's own text command leaves out text cut off with an ellipsis.
            _ => Ok(element.prop("innerText").await.map_err(told)?.unwrap_or_default().trim().to_owned()),
        }
    }

    /// Repeats an attempt until it succeeds. The page changes on its own, and an element may be redrawn between finding
    /// and using it.
    async fn until<T>(&self, doing: &str, attempt: impl AsyncFn() -> DriveResult<T>) -> DriveResult<T> {
        let since = Instant::now();
        loop {
            match attempt().await {
                Ok(value) => return Ok(value),
                Err(problem) if since.elapsed() > PATIENCE => return Err(Problem::when(doing, problem)),
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // The driver does not end the program when it is killed itself.
        if let Ok(process) = self.process() {
            let _ = process.signal("KILL");
        }
    }
}

fn told(problem: CmdError) -> Problem {
    match problem {
        // The driver often reports a kind of error without a message.
        CmdError::Standard(problem) => Problem(format!("{:?} {}", problem.error, problem.message)),
        other => Problem(other.to_string()),
    }
}

/// Starts a driver, and the program through it.
async fn start(
    display: &Display,
    data: &Path,
    environment: &[(String, String)],
) -> DriveResult<(OwnedProcess, Client)> {
    let program = program_path()?;
    let mut last = Problem(String::new());
    // The port may be taken between finding it free and starting the driver.
    for _ in 0..3 {
        let port = free_port()?;
        let driver = start_driver(display, data, environment, port)?;
        match session(&program, port).await {
            Ok(client) => return Ok((driver, client)),
            Err(problem) => last = problem,
        }
    }
    Err(last)
}

pub(crate) fn free_port() -> DriveResult<u16> {
    let address = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    address.map(|address| address.port()).map_err(|e| Problem::when("finding a free port", e))
}

fn start_driver(
    display: &Display,
    data: &Path,
    environment: &[(String, String)],
    port: u16,
) -> DriveResult<OwnedProcess> {
    let mut command = Command::new("WebKitWebDriver");
    display.give_to(&mut command);
    command
        .args([format!("--port={port}"), "--host=127.0.0.1".into()])
        // The driver passes these on to the program.
        .env("TAURI_WEBVIEW_AUTOMATION", "true")
        .env("CANTINA_DATA_DIR", data)
        // A new data folder uses the language of the system, and the tests search for English words.
        .env("LC_ALL", "en_US.UTF-8")
        .env("LANGUAGE", "en")
        .env("WEBKIT_DISABLE_DMABUF_RENDERER", "0") // screenshots take 60 ms, not 350
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::null());
    if std::env::var_os("E2E_VERBOSE").is_none() {
        command.stderr(Stdio::null());
    }
    let child = command.spawn();
    child
        .map(OwnedProcess)
        .map_err(|e| Problem::when("starting WebKitWebDriver (Debian/Ubuntu: apt-get install webkit2gtk-driver)", e))
}

async fn session(program: &Path, port: u16) -> DriveResult<Client> {
    let since = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if since.elapsed() > PATIENCE {
            return Err(Problem("the driver did not open its port".into()));
        }
        tokio::time::sleep(GLANCE).await;
    }
    // No browserName: newer drivers reject any but their own.
    let options = json!({ "binary": program, "args": [] });
    let wanted = serde_json::Map::from_iter([("webkitgtk:browserOptions".to_owned(), options)]);
    let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
    let connected = builder.capabilities(wanted).connect(&format!("http://127.0.0.1:{port}")).await;
    connected.map_err(|e| Problem::when(format!("starting {}", program.display()), e))
}
