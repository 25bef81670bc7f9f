//! Features of a phone page that only Chromium's DevTools protocol provides: size, theme, no network, freezing.

use std::path::Path;

use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

use crate::browser::PhoneBrowser;
use crate::{DriveResult, Problem};

/// A slow network for [`PhoneBrowser::slow`].
#[derive(Debug, Clone, Copy)]
pub struct SlowNetwork {
    /// Time of a round trip, in milliseconds.
    pub latency_ms: f64,
    /// Throughput in each direction.
    pub kilobits_per_second: f64,
}

/// A command of the protocol, by its name.
#[derive(Debug)]
struct Tell {
    name: &'static str,
    with: Value,
}

impl WebDriverCompatibleCommand for Tell {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _request: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "cmd": self.name, "params": self.with }).to_string()))
    }
}

impl PhoneBrowser {
    async fn tell(&self, name: &'static str, with: Value) -> DriveResult<()> {
        let told = self.client().issue_cmd(Tell { name, with }).await;
        told.map(drop).map_err(|problem| Problem::when(name, problem))
    }

    /// Turns the browser's network off or on; the operating system and its address are not affected.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn offline(&self, offline: bool) -> DriveResult<()> {
        self.tell("Network.enable", json!({})).await?;
        let with = json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.tell("Network.emulateNetworkConditions", with).await
    }

    /// Slows the CPU down by a factor, and the network.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn slow(&self, cpu: u32, network: SlowNetwork) -> DriveResult<()> {
        self.tell("Emulation.setCPUThrottlingRate", json!({ "rate": cpu })).await?;
        self.tell("Network.enable", json!({})).await?;
        let bytes_per_second = network.kilobits_per_second * 1000.0 / 8.0;
        let with = json!({
            "offline": false, "latency": network.latency_ms,
            "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second,
        });
        self.tell("Network.emulateNetworkConditions", with).await
    }

    /// Forgets all files and cookies that the browser has stored; local storage stays.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn forget(&self) -> DriveResult<()> {
        self.tell("Network.clearBrowserCache", json!({})).await?;
        self.tell("Network.clearBrowserCookies", json!({})).await
    }

    /// Runs a script at the start of each page that is loaded from now on.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn at_each_load(&self, script: &str) -> DriveResult<()> {
        self.tell("Page.enable", json!({})).await?;
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await
    }

    /// Freezes the page, as systems do with unused pages, or resumes it. No script runs in a frozen page, and none must
    /// be called.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn freeze(&self, frozen: bool) -> DriveResult<()> {
        self.tell("Page.enable", json!({})).await?;
        self.tell("Page.setWebLifecycleState", json!({ "state": if frozen { "frozen" } else { "active" } })).await
    }

    /// Sets the size of the page, in points, and the theme of the system.
    ///
    /// # Errors
    /// The browser is not Chromium.
    pub async fn looks(&self, (width, height): (u32, u32), dark: bool) -> DriveResult<()> {
        let mobile = width < 600;
        let with = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.tell("Emulation.setDeviceMetricsOverride", with).await?;
        let scheme = if dark { "dark" } else { "light" };
        let with = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.tell("Emulation.setEmulatedMedia", with).await
    }

    /// Takes a screenshot of the visible page.
    ///
    /// # Errors
    /// The file cannot be written.
    pub async fn picture(&self, file: &Path) -> DriveResult<()> {
        let image = self.client().screenshot().await.map_err(|problem| Problem::when("taking a picture", problem))?;
        std::fs::write(file, image).map_err(|problem| Problem::when(file.display(), problem))
    }
}
