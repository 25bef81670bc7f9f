//! Packages on disk: checked, installed, listed and removed, and what happens to damaged ones.

use std::path::{Path, PathBuf};

use super::*;

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data-packages/exh")
}

fn icons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data-packages/ic27")
}

fn ids(folder: &Path) -> Vec<String> {
    list(folder).into_iter().filter_map(|entry| Some(entry.package?.id)).collect()
}

#[test]
fn the_example_is_installed_listed_and_removed() {
    let place = tempfile::tempdir().unwrap();
    let folder = folder(&place.path().join("cantina.db"));
    let report = install(&example(), &folder).unwrap();
    assert_eq!((report.problems.as_slice(), report.not_playable.as_slice()), (&[][..], &[][..]));
    assert!(report.installed && report.games > 0);
    assert!(report.changes.iter().any(|change| change.file == "sets.csv" && change.row == "EXH"));
    assert_eq!(ids(&folder), ["cantina", "example-harbour"]);
    // Installing again replaces it, and nothing has changed.
    assert!(install(&example(), &folder).unwrap().installed);
    assert!(differences(example().to_str().unwrap(), "example-harbour", &folder).unwrap().is_empty());
    let files = std::fs::read_dir(&folder).unwrap().count();
    assert_eq!(files, 1, "no temporary file is left");
    let in_use = remove("example-harbour", &folder, &["Friday".to_owned()]).unwrap_err();
    assert_eq!(in_use.code, "card_data.in_use");
    assert_eq!(remove("example-harbour", &folder, &[]).unwrap().id, "example-harbour");
    assert_eq!(ids(&folder), ["cantina"]);
    assert_eq!(remove("example-harbour", &folder, &[]).unwrap_err().code, "card_data.missing");
    assert_eq!(remove("../cantina", &folder, &[]).unwrap_err().code, "card_data.missing");
}

#[test]
fn icons_2027_is_known_but_not_playable() {
    let place = tempfile::tempdir().unwrap();
    let report = check(&icons(), place.path()).unwrap();
    assert_eq!(report.problems, []);
    assert_eq!(report.not_playable.len(), 19);
    assert!(report.not_playable.iter().all(|card| card.unknown.is_none()));
}

#[test]
fn the_template_passes_the_check() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("new");
    let names = create(&folder, "abc").unwrap();
    assert!(names.contains(&"cards/abc.csv".to_owned()));
    let report = check(&folder, place.path()).unwrap();
    assert_eq!((report.problems.as_slice(), report.not_playable.as_slice()), (&[][..], &[][..]));
    assert_eq!(create(&folder, "abc").unwrap_err().code, "card_data.folder_not_empty");
    assert_eq!(create(&place.path().join("other"), "a/b").unwrap_err().code, "card_data.set");
}

#[test]
fn a_package_with_problems_is_not_installed() {
    let place = tempfile::tempdir().unwrap();
    let (source, folder) = (place.path().join("new"), place.path().join("card-data"));
    create(&source, "ABC").unwrap();
    std::fs::write(source.join("formats/pools.ron"), "(pools: [(pool: premier, sets: [], suspensions: [(").unwrap();
    std::fs::write(source.join("rulings.csv"), "card,ruling,kind,listed\nABC_009,1,ruling,2026-01-01\n").unwrap();
    let report = install(&source, &folder).unwrap();
    assert!(!report.installed && !folder.exists());
    assert_eq!(report.problems.len(), 1, "{:?}", report.problems);
    assert_eq!((report.problems[0].file.as_str(), report.problems[0].line), ("rulings.csv", 2));
    std::fs::remove_file(source.join("rulings.csv")).unwrap();
    assert_eq!(check(&source, &folder).unwrap().problems[0].file, "formats/pools.ron");
}

#[test]
fn damaged_and_misnamed_packages_are_listed_with_their_problems_and_the_rest_is_used() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("card-data");
    install(&example(), &folder).unwrap();
    let installed = std::fs::read(folder.join("example-harbour.cantina-set")).unwrap();
    std::fs::write(folder.join("other-name.cantina-set"), &installed).unwrap();
    std::fs::write(folder.join("broken.cantina-set"), &installed[..installed.len() / 2]).unwrap();
    std::fs::write(folder.join("notes.txt"), "x").unwrap();
    let all = list(&folder);
    let problems: Vec<bool> = all.iter().map(|entry| !entry.problems.is_empty()).collect();
    assert_eq!(problems, [false, true, true, false]);
    assert_eq!(ids(&folder), ["cantina", "example-harbour"]);
    assert_eq!(remove("broken", &folder, &[]).unwrap().id, "broken");
}

/// Copies the files of the example into a new folder.
fn copy_of_example(to: &Path) {
    let package = read::read(&example()).unwrap().unwrap();
    for (name, text) in package.files() {
        let file = to.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }
}

#[cfg(unix)]
#[test]
fn links_in_a_folder_are_ignored_and_files_in_deeper_folders_reported() {
    let place = tempfile::tempdir().unwrap();
    let source = place.path().join("source");
    copy_of_example(&source);
    std::os::unix::fs::symlink("/etc/passwd", source.join("rulings.csv")).unwrap();
    std::os::unix::fs::symlink("/", source.join("packs/all")).unwrap();
    let package = read::read(&source).unwrap().unwrap();
    assert!(package.file("rulings.csv").is_none());
    std::fs::create_dir(source.join("abilities/exh/more")).unwrap();
    let problems = read::read(&source).unwrap().unwrap_err();
    assert_eq!((problems.len(), problems[0].file.as_str()), (1, "abilities/exh/more/"));
}

#[test]
fn a_folder_with_too_much_in_it_is_refused() {
    let place = tempfile::tempdir().unwrap();
    std::fs::create_dir(place.path().join("packs")).unwrap();
    for at in 0..12 {
        let file = std::fs::File::create(place.path().join(format!("packs/p{at:02}.ron"))).unwrap();
        file.set_len(4 << 20).unwrap();
    }
    let problems = read::read(place.path()).unwrap().unwrap_err();
    assert!(problems.iter().any(|problem| problem.what.contains("32 MB")), "{problems:?}");
}

#[test]
fn packages_beyond_the_limit_and_an_unreadable_folder_are_listed_as_not_used() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("card-data");
    std::fs::create_dir(&folder).unwrap();
    for at in 0..101 {
        let id = format!("many-{at:03}");
        let manifest = format!("(id: {id:?}, version: \"1\", date: \"2026-12-01\", title: \"Many\")");
        let package = catalog::Package::from_files([("package.ron".to_owned(), manifest.into_bytes())]).unwrap();
        std::fs::write(folder.join(format!("{id}.cantina-set")), package.to_archive().unwrap()).unwrap();
    }
    let all = list(&folder);
    let not_used: Vec<&InstalledPackage> = all.iter().filter(|entry| !entry.problems.is_empty()).collect();
    assert_eq!((all.len(), not_used.len()), (102, 1));
    assert!(not_used[0].file.as_deref().is_some_and(|file| file.ends_with("many-100.cantina-set")));
    let file = folder.join("many-000.cantina-set");
    assert_eq!(list(&file)[1].problems.len(), 1, "a file in place of the folder");
}

#[test]
fn an_event_with_cards_that_only_a_package_has_keeps_it() {
    let place = tempfile::tempdir().unwrap();
    let app = crate::App::open(&place.path().join("cantina.db")).unwrap();
    let folder = folder(&place.path().join("cantina.db"));
    install(&example(), &folder).unwrap();
    let new = crate::contract::NewEvent::draft("Friday", "SOR", crate::contract::DraftMode::Digital, 8);
    let id = app.events().create_event(new).unwrap().summary.id;
    assert!(app.card_data().events_with_package("example-harbour").unwrap().is_empty());
    let export = app.events().export(id).unwrap();
    assert!(export.contains(r#""set": "SOR""#));
    app.events().import(&export.replace(r#""set": "SOR""#, r#""set": "EXH""#)).unwrap();
    assert_eq!(app.card_data().events_with_package("example-harbour").unwrap(), ["Friday"]);
    assert_eq!(app.card_data().remove("example-harbour").unwrap_err().code, "card_data.in_use");
    // The headings of a table may be in any order.
    let source = place.path().join("source");
    copy_of_example(&source);
    let sets = "name,released,numbered,code\nExample Harbour,2027-01-15,30,EXH\n";
    std::fs::write(source.join("sets.csv"), sets).unwrap();
    assert!(install(&source, &folder).unwrap().installed);
    assert_eq!(app.card_data().events_with_package("example-harbour").unwrap(), ["Friday"]);
    assert!(app.card_data().events_with_package("none").unwrap().is_empty());
}

#[test]
fn replaced_and_removed_versions_are_kept() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("card-data");
    install(&example(), &folder).unwrap();
    let first = read::read(&example()).unwrap().unwrap();
    assert!(matches!(find_version(&folder, first.id(), first.hash()), Some(KeptPackage::Installed(_))));
    install(&example(), &folder).unwrap();
    assert!(!folder.join("kept").exists(), "the same version is not kept twice");
    let source = place.path().join("source");
    next_version_of_example(&source);
    assert!(install(&source, &folder).unwrap().installed);
    let kept = find_version(&folder, first.id(), first.hash()).unwrap();
    assert!(matches!(&kept, KeptPackage::Kept(package) if **package == first));
    assert_eq!(ids(&folder), ["cantina", "example-harbour"], "kept versions are not loaded");
    let second = read::read(&source).unwrap().unwrap();
    remove("example-harbour", &folder, &[]).unwrap();
    assert!(matches!(find_version(&folder, first.id(), second.hash()), Some(KeptPackage::Kept(_))));
    assert_eq!(find_version(&folder, "../kept", second.hash()), None);
    assert_eq!(find_version(&folder, first.id(), "../../cantina"), None);
}

/// Writes a second version of the example to a folder.
fn next_version_of_example(to: &Path) {
    copy_of_example(to);
    let manifest = std::fs::read_to_string(to.join("package.ron")).unwrap().replace("\"1.0\"", "\"1.1\"");
    std::fs::write(to.join("package.ron"), manifest).unwrap();
}

/// A backup on a USB drive is restored on a computer without the package, and on one with a newer version of it.
#[test]
fn backups_have_the_packages_and_restore_them() {
    let place = tempfile::tempdir().unwrap();
    let (shop, drive) = (place.path().join("shop/cantina.db"), place.path().join("drive/monday.db"));
    let app = crate::App::open(&shop).unwrap();
    app.safety().backup_to(&drive, false).unwrap();
    assert!(!folder(&drive).exists(), "nothing to copy");
    install(&example(), &folder(&shop)).unwrap();
    let first = read::read(&example()).unwrap().unwrap();
    let source = place.path().join("source");
    next_version_of_example(&source);
    let second = read::read(&source).unwrap().unwrap();
    app.safety().backup_to(&drive, true).unwrap();
    assert_eq!(ids(&folder(&drive)), ["cantina", "example-harbour"]);
    // The next backup has the update, and the version that events may still need.
    install(&source, &folder(&shop)).unwrap();
    app.safety().backup_to(&drive, true).unwrap();
    let version = |folder: &Path, package: &catalog::Package| find_version(folder, package.id(), package.hash());
    assert!(matches!(version(&folder(&drive), &first), Some(KeptPackage::Kept(_))));
    assert!(matches!(version(&folder(&drive), &second), Some(KeptPackage::Installed(_))));

    let new = place.path().join("new/cantina.db");
    crate::App::restore(&drive, &new).unwrap();
    assert_eq!(ids(&folder(&new)), ["cantina", "example-harbour"]);
    assert!(matches!(version(&folder(&new), &first), Some(KeptPackage::Kept(_))));
    // A package that is installed here stays, and the version of the backup is kept.
    let other = place.path().join("other/cantina.db");
    install(&example(), &folder(&other)).unwrap();
    crate::App::restore(&drive, &other).unwrap();
    assert!(matches!(version(&folder(&other), &first), Some(KeptPackage::Installed(_))));
    assert!(matches!(version(&folder(&other), &second), Some(KeptPackage::Kept(_))));
    // A damaged package in a backup is left out.
    let folder_of_third = folder(&place.path().join("third/cantina.db"));
    std::fs::write(folder(&drive).join("example-harbour.cantina-set"), "damaged").unwrap();
    crate::App::restore(&drive, &place.path().join("third/cantina.db")).unwrap();
    assert_eq!(ids(&folder_of_third), ["cantina"]);
    assert!(matches!(version(&folder_of_third, &first), Some(KeptPackage::Kept(_))));
}

#[test]
fn the_mirror_folder_gets_the_packages_and_backups_next_to_the_database_share_its_own() {
    let place = tempfile::tempdir().unwrap();
    let (database, mirror) = (place.path().join("cantina.db"), place.path().join("mirror"));
    std::fs::create_dir(&mirror).unwrap();
    let app = crate::App::open(&database).unwrap();
    install(&example(), &folder(&database)).unwrap();
    let status = app.safety().set_second_folder(Some(&mirror)).unwrap();
    assert_eq!((status.problem, status.copies.len()), (None, 1));
    assert_eq!(ids(&mirror.join("card-data")), ["cantina", "example-harbour"]);
    assert!(!place.path().join("backups/card-data").exists());
}

/// Bytes of an archive or a file are changed at random. Whatever comes out is read or refused, and never half
/// installed. To run more: `CANTINA_MUTATIONS=10000 cargo test --release -p app --lib no_random_change`.
#[test]
fn no_random_change_of_a_package_panics_or_installs_a_part() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("card-data");
    let package = read::read(&example()).unwrap().unwrap();
    let archive = package.to_archive().unwrap();
    let files: Vec<(String, String)> = package.files().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    let mut rng = rules::Rng::seeded(7);
    let wanted: Option<u32> = std::env::var("CANTINA_MUTATIONS").ok().and_then(|text| text.parse().ok());
    let file = place.path().join("changed.cantina-set");
    let (mut understood, mut loaded) = (0, 0);
    for round in 0..wanted.unwrap_or(120) {
        let mut below = |bound: usize| rng.next_below(bound.max(1) as u32) as usize;
        let bytes = if round % 4 == 0 {
            mutated(archive.clone(), &mut below)
        } else {
            // A change inside one file, so that more than the checksums of the archive is tested.
            let changed = below(files.len());
            let mut all = Vec::new();
            for (at, (name, text)) in files.iter().enumerate() {
                let bytes = text.clone().into_bytes();
                all.push((name.clone(), if at == changed { mutated(bytes, &mut below) } else { bytes }));
            }
            let Ok(package) = catalog::Package::from_files(all) else { continue };
            package.to_archive().unwrap()
        };
        std::fs::write(&file, &bytes).unwrap();
        let Ok(package) = read::read(&file).unwrap() else { continue };
        understood += 1;
        let packages = [catalog::Package::built_in(), std::sync::Arc::new(package)];
        let Ok(catalog) = catalog::load(&packages) else { continue };
        loaded += 1;
        let catalog = std::sync::Arc::new(catalog);
        let _ = (catalog.text_problems(), ::decks::Formats::of(&catalog), ::decks::check_opening_hands(&catalog));
        if round % 8 == 1 {
            let _ = (draft::check_packs(&catalog), rules::CardBook::of_catalog(catalog));
        }
        if round % 40 == 1 {
            let report = install(&file, &folder).unwrap();
            let there = std::fs::read_dir(&folder).map_or(0, Iterator::count);
            assert_eq!(usize::from(report.installed), there, "round {round}");
            let _ = std::fs::remove_dir_all(&folder);
        }
    }
    assert!(understood > 20 && loaded > 10, "{understood} understood, {loaded} loaded");
}

/// Changes, removes, repeats or inserts up to four bytes or pieces.
fn mutated(mut bytes: Vec<u8>, below: &mut impl FnMut(usize) -> usize) -> Vec<u8> {
    const WORDS: [&str; 10] = ["\n", ",", "(", ")", "\"", "-1", "99999999999", "1", "ABC_001", "\u{e4}"];
    for _ in 0..1 + below(4) {
        let at = below(bytes.len());
        match below(5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << below(8),
            1 => bytes.truncate(at),
            2 => {
                let end = (at + below(40)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
            3 => {
                let end = (at + below(10)).min(bytes.len());
                bytes.drain(at..end);
            }
            _ => {
                bytes.splice(at..at, WORDS[below(WORDS.len())].bytes());
            }
        }
    }
    bytes
}

/// The files that were checked are installed, even if those on the disk change in between.
#[test]
fn a_package_is_read_once_for_its_check_and_its_installation() {
    let place = tempfile::tempdir().unwrap();
    let app = crate::App::open(&place.path().join("cantina.db")).unwrap();
    let source = place.path().join("source");
    copy_of_example(&source);
    let loaded = PackageSource::Path(source.clone()).loaded().unwrap();
    assert!(app.card_data().check(&loaded).unwrap().problems.is_empty());
    std::fs::write(source.join("sets.csv"), "changed").unwrap();
    assert!(app.install_card_data(&loaded).unwrap().installed);
    assert!(!app.card_data().check(&PackageSource::Path(source)).unwrap().problems.is_empty());
    let damaged = PackageSource::of_base64("no base64").loaded().unwrap();
    assert!(!app.card_data().check(&damaged).unwrap().problems.is_empty());
}

#[test]
fn the_window_checks_installs_updates_and_removes_packages() {
    use crate::contract::CardPackageState;
    let place = tempfile::tempdir().unwrap();
    let database = place.path().join("cantina.db");
    let app = crate::App::open(&database).unwrap();
    assert_eq!((app.card_data().view().packages.len(), app.card_data().view().restart), (1, false));
    let source = PackageSource::Path(example());
    let report = app.card_data().check(&source).unwrap();
    assert_eq!((report.problems.as_slice(), report.replaces, report.installed), (&[][..], None, false));
    let cards = report.files.iter().find(|of| of.file == "cards/exh.csv").unwrap();
    assert_eq!((cards.added, cards.changed, cards.changes.len()), (30, 0, 30));
    assert!(!folder(&database).exists(), "a check writes nothing");

    assert!(app.install_card_data(&source).unwrap().installed);
    let view = app.card_data().view();
    assert!(view.restart);
    assert_eq!(
        (view.packages[1].id.as_str(), view.packages[1].state),
        ("example-harbour", CardPackageState::AfterRestart)
    );
    assert_eq!(view.packages[1].sets, ["EXH"]);

    // The content of a dropped file, and the version that it replaces.
    let archive = std::fs::read(folder(&database).join("example-harbour.cantina-set")).unwrap();
    use base64::Engine as _;
    let dropped = PackageSource::of_base64(&base64::engine::general_purpose::STANDARD.encode(archive));
    let report = app.card_data().check(&dropped).unwrap();
    assert_eq!((report.replaces.as_deref(), report.files.len()), (Some("1.0"), 0));
    let damaged = app.card_data().check(&PackageSource::of_base64("no base64")).unwrap();
    assert_eq!((damaged.package, damaged.problems.len()), (None, 1));

    std::fs::write(folder(&database).join("broken.cantina-set"), "x").unwrap();
    let view = app.card_data().view();
    let states: Vec<(&str, CardPackageState)> = view.packages.iter().map(|one| (one.id.as_str(), one.state)).collect();
    let expected = [
        ("cantina", CardPackageState::Used),
        ("broken", CardPackageState::NotUsed),
        ("example-harbour", CardPackageState::AfterRestart),
    ];
    assert_eq!(states, expected);
    assert_eq!(app.card_data().remove("example-harbour").unwrap().packages.len(), 2);
    assert_eq!(app.card_data().remove("broken").unwrap().packages.len(), 1);
}
