//! Features of a phone page that only Chromium's DevTools protocol provides: size, theme, no network, freezing.

use std::path::Path;

use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::{Value, json};

use crate::browser::PhoneBrowser;
use crate::{DriveResult, Problem};

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
