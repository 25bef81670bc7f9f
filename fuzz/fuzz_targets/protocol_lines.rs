//! Lines of the engine's protocol. Every line gets exactly one line of JSON, and none is an invariant violation.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;

/// More lines than this find nothing that fewer do not, and take long.
const MOST_LINES: usize = 40;

fuzz_target!(|bytes: &[u8]| {
    let mut session = app::games::engine::session().expect("the embedded data load");
    for line in bytes.split(|byte| *byte == b'\n').take(MOST_LINES) {
        let answer = session.line(line);
        assert!(!answer.line.contains('\n'), "one line: {}", answer.line);
        let value: Value = serde_json::from_str(&answer.line).expect("an answer is JSON");
        assert_ne!(value["error"]["code"], "engine.failed", "{}", String::from_utf8_lossy(line));
        if answer.over {
            break;
        }
    }
});
