//! Measures the time to append one entry: `cargo run --release -p store --example append [FOLDER]`.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{Journal, NewEntry, NewStream, Step, Store, StoreError, StreamKind};

fn main() -> Result<(), StoreError> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let path = folder.join(format!("cantina-append-{}.db", std::process::id()));
    let store = Store::open(&path)?;
    let at = "2026-11-21T10:00:00Z".to_owned();
    let event = store.create(&NewStream {
        kind: StreamKind::Event,
        name: "cost".into(),
        at: at.clone(),
        start: String::new(),
        status: String::new(),
        entries: vec![],
    })?;
    let mut costs: Vec<Duration> = Vec::new();
    for seq in 0..5_000_u64 {
        let body = format!("{{\"pod\":1,\"seat\":{},\"pick\":\"SOR_{:03}\"}}", seq % 8, seq % 252);
        let start = Instant::now();
        store.append(event, &Step::new(seq, &[NewEntry { kind: "pick".into(), at: at.clone(), body }]))?;
        costs.push(start.elapsed());
    }
    let start = Instant::now();
    let read = store.read(event, 0)?.len();
    let reading = start.elapsed();
    costs.sort_unstable();
    let mean = costs.iter().sum::<Duration>() / 5_000;
    println!("append: mean {mean:?}, median {:?}, 99 % {:?}, worst {:?}", costs[2_500], costs[4_950], costs[4_999]);
    println!("read and verify {read} entries: {reading:?}");
    store.close()?;
    for suffix in ["", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    Ok(())
}
