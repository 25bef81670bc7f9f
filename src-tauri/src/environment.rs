//! The environment that WebKitGTK needs, set before the first line of GTK runs.

use std::ffi::OsString;

/// Returns the environment variables to change, with their new values.
///
/// - `LANG=C.UTF-8` (usual in containers) makes `navigator.language` "C", and then `Intl` throws.
/// - WebKit's DMA-BUF renderer shows a white window on some drivers. Set `WEBKIT_DISABLE_DMABUF_RENDERER=0` to use it.
pub fn corrections(look_up: impl Fn(&str) -> Option<OsString>) -> Vec<(&'static str, &'static str)> {
    let mut changes = Vec::new();
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        let value = look_up(name).and_then(|value| value.into_string().ok()).unwrap_or_default();
        if value == "C" || value == "POSIX" || value.starts_with("C.") {
            changes.push((name, "en_US.UTF-8"));
        }
    }
    if look_up("WEBKIT_DISABLE_DMABUF_RENDERER").is_none() {
        changes.push(("WEBKIT_DISABLE_DMABUF_RENDERER", "1"));
    }
    changes
}

/// Returns the reason no window can be opened, if any. Without a display, GTK would panic.
pub fn no_display(look_up: impl Fn(&str) -> Option<OsString>) -> Option<&'static str> {
    let is_there = |name: &str| look_up(name).is_some_and(|value| !value.is_empty());
    if is_there("DISPLAY") || is_there("WAYLAND_DISPLAY") {
        return None;
    }
    Some("there is no display to open a window on. Start it in a desktop session, or use the cantina command.")
}

/// Corrects this process's environment. Must be called first in `main`, while there is only one thread.
///
/// # Errors
/// If a variable cannot be set; the program can continue without it.
#[cfg(target_os = "linux")]
pub fn correct() -> Result<(), glib::BoolError> {
    corrections(|name| std::env::var_os(name)).into_iter().try_for_each(|(name, value)| glib::setenv(name, value, true))
}

/// Returns a switch for window tests, such as the answer to a system dialog. Returns `None` in release builds.
pub fn test_switch(name: &str) -> Option<OsString> {
    if cfg!(debug_assertions) { std::env::var_os(name) } else { None }
}

/// Reports why the window cannot be opened: on standard error, and on Windows in a message box, because a program with
/// a window has no console there.
pub fn report_no_window(reason: &str) {
    let text = format!("cantina-desktop: {reason}");
    complain(&text);
    #[cfg(windows)]
    {
        rfd::MessageDialog::new()
            .set_level(rfd::MessageLevel::Error)
            .set_title("Cantina")
            .set_description(&text)
            .show();
    }
}

/// Returns the reason that this computer cannot show web pages, if any: WebView2 is not part of every Windows 10.
#[cfg(windows)]
pub fn no_web_view() -> Option<&'static str> {
    if tauri::webview_version().is_ok() {
        return None;
    }
    Some(
        "WebView2 by Microsoft, which the window needs, is not on this computer. Install the Evergreen version from \
         https://developer.microsoft.com/microsoft-edge/webview2/ (on a computer without a network: its Standalone \
         Installer, copied here). The command line, cantina.exe, works without it.",
    )
}

/// Prints a line to standard error, ignoring a closed one.
pub fn complain(text: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr().lock(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::{corrections, no_display};

    fn with(pairs: &'static [(&str, &str)]) -> Vec<(&'static str, &'static str)> {
        corrections(|name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.into()))
    }

    #[test]
    fn a_container_gets_a_language_that_the_page_can_use() {
        let found = with(&[("LANG", "C.UTF-8"), ("LC_ALL", "POSIX"), ("WEBKIT_DISABLE_DMABUF_RENDERER", "0")]);
        assert_eq!(found, [("LC_ALL", "en_US.UTF-8"), ("LANG", "en_US.UTF-8")]);
    }

    #[test]
    fn a_missing_display_is_reported() {
        let found = |pairs: &'static [(&str, &str)]| {
            no_display(|name| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.into()))
        };
        assert!(found(&[("DISPLAY", "")]).is_some());
        assert_eq!(found(&[("DISPLAY", ":0")]), None);
        assert_eq!(found(&[("WAYLAND_DISPLAY", "wayland-0")]), None);
    }

    #[test]
    fn an_environment_is_corrected_only_once() {
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), [("WEBKIT_DISABLE_DMABUF_RENDERER", "1")]);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8"), ("WEBKIT_DISABLE_DMABUF_RENDERER", "1")]), []);
    }
}
