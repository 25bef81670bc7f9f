//! A folder to start a package from: every file with its headings and an example.

use std::path::Path;

use chrono::NaiveDate;
use model::SetCode;

use crate::error::Cause;
use crate::{AppError, Environment};

/// The files of the template. `{SET}` is the code of the set, `{set}` the same in lower case, `{date}` the day.
const FILES: [(&str, &str); 11] = [
    (
        "package.ron",
        r#"// The description of the package. Raise the version and the date with each change.
(
    id: "{set}",
    version: "0.1",
    date: "{date}",
    title: "Set {SET}",
    sources: ["Where the facts come from"],
)
"#,
    ),
    (
        "README.md",
        "# Set {SET}\n\nA card data package for Cantina. docs/card-data.md describes the files. Remove those that you do \
         not need.\nCheck the package with `cantina data check FOLDER` after every change, and install it with `cantina \
         data install\nFOLDER`.\n\nBoosters are described in `packs/{set}.ron` once the set has enough cards.\n",
    ),
    ("sets.csv", "code,name,released,numbered\n{SET},Set {SET},{date},3\n"),
    (
        "cards/{set}.csv",
        "number,name,subtitle,type,arena,cost,power,hp,aspects,traits,rarity,unique,keywords\n\
         1,Example Leader,The First,leader,ground,5,3,6,Command|Heroism,Rebel,Common,yes,\n\
         2,Example Base,,base,,,,30,Command,Fringe,Common,no,\n\
         3,Example Unit,,unit,ground,2,2,2,Command,Trooper,Common,no,Raid 1\n",
    ),
    ("printings/{set}.csv", "number,card,treatment\n4,1,showcase\n5,2,hyperspace\n6,3,hyperspace\n"),
    (
        "abilities/{set}/leaders.ron",
        r#"// Leaders and bases. Cards without abilities, or with printed keywords only, are in `vanilla`.
(
    vanilla: ["{SET}_002"],
    cards: [
        // Example Leader
        (
            id: "{SET}_001",
            abilities: [Action(cost: [Resources(1), Exhaust], do: [Heal(amount: 1, from: Base(You))])],
            unit: [When(on: [Attacks], do: [Heal(amount: 1, from: Base(You))])],
        ),
    ],
)
"#,
    ),
    (
        "abilities/{set}/neutral.ron",
        "// Units, events and upgrades.\n(\n    vanilla: [\"{SET}_003\"],\n    cards: [],\n)\n",
    ),
    (
        "formats/pools.ron",
        r#"// The pools that the set is in from its release, and suspended cards.
(
    pools: [
        (
            pool: premier,
            sets: [(set: "{SET}", source: "Where this is announced", confidence: medium)],
            suspensions: [],
        ),
        (
            pool: eternal,
            sets: [(set: "{SET}", source: "Every released card", confidence: high)],
            suspensions: [],
        ),
    ],
)
"#,
    ),
    ("formats/deck-building.ron", "// Cards that change the size of a deck or the number of copies.\n(cards: [])\n"),
    ("rulings.csv", "card,ruling,kind,listed\n{SET}_001,1,ruling,{date}\n"),
    ("names/de.csv", "number,name,subtitle\n{SET}_001,Beispiel,Die Erste\n"),
];

/// Creates a folder with a small package for a set: every file with its headings and an example. Returns the names of
/// the files.
///
/// # Errors
/// `card_data.set` if `set` is not a set code; `card_data.folder_not_empty`; `store.*` if a file cannot be written.
pub fn create(folder: &Path, set: &str) -> Result<Vec<String>, AppError> {
    create_on(folder, set, (Environment::default().now)().date_naive())
}

fn create_on(folder: &Path, set: &str, day: NaiveDate) -> Result<Vec<String>, AppError> {
    let shown: String = set.chars().take(40).collect();
    let code: SetCode = set.parse().map_err(|_| AppError::of(Cause::CardDataSet { shown: shown.into() }))?;
    if std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(AppError::of(Cause::CardDataFolderNotEmpty { folder: folder.display().to_string().into() }));
    }
    let fill = |text: &str| {
        let text = text.replace("{SET}", code.as_str()).replace("{set}", &code.as_str().to_lowercase());
        text.replace("{date}", &day.to_string())
    };
    let mut names = Vec::new();
    for (name, text) in FILES {
        let name = fill(name);
        store::write_file_atomically(&folder.join(&name), fill(text).as_bytes())?;
        names.push(name);
    }
    Ok(names)
}
