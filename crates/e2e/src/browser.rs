//! Simulated phones: pages in the distribution's Chromium and WebKitGTK at the size of a phone. Each is controlled
//! through its WebDriver.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use serde_json::{Value, json};

use crate::display::Display;
use crate::process::OwnedProcess;
use crate::window::free_port;
use crate::{DriveResult, Problem};

/// Time limit for an element to appear.
const PATIENCE: Duration = Duration::from_secs(20);
/// Answers the question of a game, if the phone has one. It uses the first answer, or opens the first card that can be used,
/// whose first answer it uses the next time.
pub const ANSWERS: &str = "(() => { const free = document.querySelector('dialog[open] .options .option') ??
        document.querySelector('.prompt .options .option') ?? document.querySelector('.chip.can');
    free?.click();
    return !!free; })()";
const GLANCE: Duration = Duration::from_millis(50);

/// A browser at the size of a phone in portrait orientation.
pub struct PhoneBrowser {
    client: Client,
    _driver: OwnedProcess,
    /// The display that WebKit uses; Chromium is headless.
    _display: Option<Display>,
}

/// Paths of WebKitGTK's MiniBrowser in distributions.
const MINI_BROWSERS: [&str; 4] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

/// Connects to the driver at this port, which may still be starting.
async fn connected(port: u16, wanted: &serde_json::Map<String, Value>, doing: &str) -> DriveResult<Client> {
    let since = Instant::now();
    let address = format!("http://127.0.0.1:{port}");
    loop {
        let mut builder = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new());
        match builder.capabilities(wanted.clone()).connect(&address).await {
            Ok(client) => return Ok(client),
            Err(problem) if since.elapsed() > PATIENCE => return Err(Problem::when(doing, problem)),
            Err(_) => tokio::time::sleep(GLANCE).await,
        }
    }
}

impl PhoneBrowser {
    /// Starts a browser with a separate driver. `CHROMEDRIVER` is the path of the driver if it is not on the search
    /// path.
    pub async fn open(url: &str) -> DriveResult<PhoneBrowser> {
        let metrics = json!({ "width": 390, "height": 844, "pixelRatio": 2.0, "touch": true });
        PhoneBrowser::open_with(url, Some(metrics)).await
    }

    /// Like [`PhoneBrowser::open`], without a fixed size; set it with [`PhoneBrowser::looks`].
    pub async fn open_of_any_size(url: &str) -> DriveResult<PhoneBrowser> {
        PhoneBrowser::open_with(url, None).await
    }

    async fn open_with(url: &str, metrics: Option<Value>) -> DriveResult<PhoneBrowser> {
        let port = free_port()?;
        let driver = std::env::var_os("CHROMEDRIVER").map_or_else(|| PathBuf::from("chromedriver"), PathBuf::from);
        let started =
            Command::new(&driver).arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let driver = started.map(OwnedProcess).map_err(|problem| {
            Problem::when(format!("starting {} (package chromium-driver)", driver.display()), problem)
        })?;
        let mut options = json!({ "args": ["--headless=new", "--no-sandbox", "--disable-gpu"] });
        if let Some(metrics) = metrics {
            options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
        }
        let Value::Object(wanted) = json!({ "goog:chromeOptions": options }) else {
            return Err(Problem("no capabilities".into()));
        };
        let client = connected(port, &wanted, "starting Chromium").await?;
        let phone = PhoneBrowser { client, _driver: driver, _display: None };
        phone.go(url).await?;
        Ok(phone)
    }

    /// Starts WebKit's MiniBrowser on a separate display. It is the closest relative of the browser on an iPhone.
    /// `MINIBROWSER` overrides its path.
    pub async fn open_webkit(url: &str) -> DriveResult<PhoneBrowser> {
        let named = std::env::var_os("MINIBROWSER").map(PathBuf::from);
        let found = named.or_else(|| MINI_BROWSERS.into_iter().map(PathBuf::from).find(|path| path.exists()));
        let program = found.ok_or_else(|| Problem("no MiniBrowser (package libwebkit2gtk-4.1-0)".into()))?;
        let display = Display::start()?;
        let port = free_port()?;
        let mut command = Command::new("WebKitWebDriver");
        display.give_to(&mut command);
        command.args([format!("--port={port}"), "--host=127.0.0.1".into()]);
        command.env("LC_ALL", "en_US.UTF-8").env("LANGUAGE", "en").stdout(Stdio::null()).stderr(Stdio::null());
        let driver = command.spawn().map(OwnedProcess);
        let driver =
            driver.map_err(|problem| Problem::when("starting WebKitWebDriver (package webkit2gtk-driver)", problem))?;
        let options = json!({ "binary": program, "args": ["--automation"] });
        let wanted = serde_json::Map::from_iter([("webkitgtk:browserOptions".to_owned(), options)]);
        let client = connected(port, &wanted, "starting WebKit").await?;
        client.set_window_size(390, 844).await.map_err(|problem| Problem::when("the size of a phone", problem))?;
        let phone = PhoneBrowser { client, _driver: driver, _display: Some(display) };
        phone.go(url).await?;
        Ok(phone)
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Locks or unlocks the phone: the page receives the same events as from the system.
    pub async fn lock(&self, locked: bool) -> DriveResult<()> {
        let change_visibility = format!(
            "(Object.defineProperty(document, 'hidden', {{ value: {locked}, configurable: true }}), \
             document.dispatchEvent(new Event('visibilitychange')))"
        );
        self.ask(&change_visibility).await.map(drop)
    }

    /// Opens an address.
    pub async fn go(&self, url: &str) -> DriveResult<()> {
        self.client.goto(url).await.map_err(|problem| Problem::when("opening the page", problem))
    }

    /// Reloads the page, as a returning phone does.
    pub async fn reload(&self) -> DriveResult<()> {
        self.client.refresh().await.map_err(|problem| Problem::when("reloading", problem))
    }

    /// Returns the result of a script in the page.
    pub async fn ask(&self, script: &str) -> DriveResult<Value> {
        let answer = self.client.execute(&format!("return {script}"), Vec::new()).await;
        answer.map_err(|problem| Problem::when(script, problem))
    }

    /// Waits until a script in the page returns `true`.
    pub async fn until(&self, script: &str) -> DriveResult<()> {
        let since = Instant::now();
        while self.ask(script).await? != Value::Bool(true) {
            if since.elapsed() > PATIENCE {
                let shown = self.ask("document.body.innerText.slice(0, 800)").await?;
                return Err(Problem(format!("it never was so: {script}; the page says {shown}")));
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Presses the first element that matches a selector, once it exists and is enabled.
    pub async fn press(&self, selector: &str) -> DriveResult<()> {
        let element = format!("document.querySelector({})", Value::from(selector));
        self.until(&format!("!!{element} && !{element}.disabled")).await?;
        self.ask(&format!("{element}.click()")).await.map(drop)
    }

    /// Closes the browser.
    pub async fn close(self) -> DriveResult<()> {
        self.client.close().await.map_err(|problem| Problem::when("closing", problem))
    }
}
