//! The position and size of the window, restored at the next start. Stored in a file next to the web view's files.
//!
//! Optional: a file that cannot be read or written is ignored.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use tauri::{Monitor, WebviewWindow, WebviewWindowBuilder, Window, Wry};

/// Minimum visible part of a window, so that it can be dragged, in desktop pixels before scaling.
const ENOUGH: f64 = 120.0;

/// A window in logical pixels, with its size when not maximised.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    maximized: bool,
}

/// The current position of the window, and the file to save it to.
pub(crate) struct WindowPlace {
    file: Option<PathBuf>,
    now: Mutex<Option<Place>>,
}

impl WindowPlace {
    /// Reads the saved position from this folder, if there is one.
    pub(crate) fn read(folder: Option<&Path>) -> Self {
        let file = folder.map(|folder| folder.join("place.json"));
        let text = file.as_deref().and_then(|file| fs::read_to_string(file).ok());
        let now = text.and_then(|text| serde_json::from_str(&text).ok()).filter(sensible);
        Self { file, now: Mutex::new(now) }
    }

    fn known(&self) -> Option<Place> {
        // A thread that panicked while holding the lock has left a complete value.
        *self.now.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Returns the saved position, if it is visible on the current screens.
    pub(crate) fn apply<'a>(
        &self,
        window: WebviewWindowBuilder<'a, Wry, tauri::App>,
        screens: &[Monitor],
    ) -> WebviewWindowBuilder<'a, Wry, tauri::App> {
        let Some(place) = self.known() else { return window };
        let screens: Vec<_> = screens.iter().map(logical).collect();
        let Some(place) = fitted(place, &screens) else { return window };
        let window = window.inner_size(place.width, place.height).maximized(place.maximized);
        if screens.iter().any(|screen| is_seen(&place, screen)) { window.position(place.x, place.y) } else { window }
    }

    /// Updates the position after the window was moved or resized.
    pub(crate) fn note(&self, window: &Window) {
        let Some(seen) = look(window) else { return };
        let mut now = self.now.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *now = match *now {
            // A maximised window has the size of the screen, so keep its previous size.
            Some(before) if seen.maximized => Some(Place { maximized: true, ..before }),
            _ => Some(seen),
        };
    }

    /// Saves the position.
    pub(crate) fn write(&self) {
        if let (Some(file), Some(place)) = (&self.file, self.known())
            && let Ok(text) = serde_json::to_string(&place)
        {
            let _ = fs::write(file, text);
        }
    }
}

/// Sets the window's background to the page's colour, so that nothing flashes before the page paints. `light` is the
/// chosen theme; `None` for the system's.
pub(crate) fn paint(window: &WebviewWindow, light: Option<bool>) {
    let light = light.unwrap_or_else(|| matches!(window.theme(), Ok(tauri::Theme::Light)));
    let (red, green, blue) = if light { (0xed, 0xea, 0xe3) } else { (0x0d, 0x10, 0x14) };
    // If this fails, the system's colour is visible for a moment.
    let _ = window.set_background_color(Some(tauri::window::Color(red, green, blue, 0xff)));
}

/// A screen in logical pixels: left, top, width, height.
type Screen = (f64, f64, f64, f64);

fn logical(screen: &Monitor) -> Screen {
    let scale = screen.scale_factor();
    let (at, size) = (screen.position().to_logical::<f64>(scale), screen.size().to_logical::<f64>(scale));
    (at.x, at.y, size.width, size.height)
}

fn look(window: &Window) -> Option<Place> {
    if window.is_minimized().ok()? || window.is_fullscreen().ok()? {
        return None;
    }
    let scale = window.scale_factor().ok()?;
    let size = window.inner_size().ok()?.to_logical::<f64>(scale);
    let at = window.outer_position().ok()?.to_logical::<f64>(scale);
    let place =
        Place { x: at.x, y: at.y, width: size.width, height: size.height, maximized: window.is_maximized().ok()? };
    sensible(&place).then_some(place)
}

fn sensible(place: &Place) -> bool {
    let all = [place.x, place.y, place.width, place.height];
    all.iter().all(|value| value.is_finite() && value.abs() < 100_000.0) && place.width >= 1.0 && place.height >= 1.0
}

/// Limits the size to the largest screen. Returns `None` if no screen is known.
fn fitted(place: Place, screens: &[Screen]) -> Option<Place> {
    let widest = screens.iter().map(|screen| screen.2).reduce(f64::max)?;
    let highest = screens.iter().map(|screen| screen.3).reduce(f64::max)?;
    Some(Place { width: place.width.min(widest), height: place.height.min(highest), ..place })
}

/// Returns `true` if enough of its upper edge is on a screen.
fn is_seen(place: &Place, (left, top, width, height): &Screen) -> bool {
    let across = (place.x + place.width).min(left + width) - place.x.max(*left);
    across >= ENOUGH && place.y >= top - 1.0 && place.y <= top + height - ENOUGH
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Screen = (0.0, 0.0, 1920.0, 1080.0);

    fn at(x: f64, y: f64) -> Place {
        Place { x, y, width: 1000.0, height: 700.0, maximized: false }
    }

    #[test]
    fn a_window_on_a_missing_screen_is_not_opened_there() {
        assert!(is_seen(&at(100.0, 50.0), &SCREEN));
        assert!(is_seen(&at(-800.0, 50.0), &SCREEN));
        assert!(!is_seen(&at(-950.0, 50.0), &SCREEN));
        assert!(!is_seen(&at(2000.0, 50.0), &SCREEN), "the second screen is not there any more");
        assert!(!is_seen(&at(100.0, 1050.0), &SCREEN) && !is_seen(&at(100.0, -40.0), &SCREEN));
        assert!(is_seen(&at(2000.0, 50.0), &(1920.0, 0.0, 1280.0, 720.0)));
    }

    #[test]
    fn a_window_is_not_larger_than_the_screens() {
        let large = Place { width: 3000.0, height: 2000.0, ..at(0.0, 0.0) };
        let fitted = fitted(large, &[SCREEN]).map(|place| (place.width, place.height));
        assert_eq!(fitted, Some((1920.0, 1080.0)));
        assert_eq!(super::fitted(large, &[]), None);
    }

    #[test]
    fn the_window_place_is_read_back_and_invalid_files_are_ignored() {
        let folder = tempfile::tempdir().unwrap();
        let place = WindowPlace::read(Some(folder.path()));
        assert_eq!(place.known(), None);
        *place.now.lock().unwrap() = Some(at(10.0, 20.0));
        place.write();
        assert_eq!(WindowPlace::read(Some(folder.path())).known(), Some(at(10.0, 20.0)));
        for nonsense in ["", "[]", r#"{"x":0,"y":0,"width":0,"height":1e9,"maximized":true}"#] {
            fs::write(folder.path().join("place.json"), nonsense).unwrap();
            assert_eq!(WindowPlace::read(Some(folder.path())).known(), None, "{nonsense}");
        }
        WindowPlace::read(None).write();
    }
}
