//! Exported events: importing never panics, and an imported event can be exported and imported again.

#![no_main]

use app::App;
use libfuzzer_sys::fuzz_target;

thread_local! {
    static DESK: App = App::in_memory().expect("a desk in memory");
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if text.len() > 1 << 16 {
        return;
    }
    DESK.with(|desk| {
        if let Ok(event) = desk.import(text) {
            let exported = desk.export(event.summary.id).expect("an event that was just imported");
            desk.import(&exported).expect("an event as we export it");
        }
    });
});
