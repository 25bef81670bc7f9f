//! The German messages for deck problems: the problem, its numbers, and how to fix it.

use chrono::NaiveDate;
use decks::{CardPool, CopyScope, ProblemCode};
use model::CardType;

/// Formats which of several decks a problem is about.
pub(super) fn of_deck(deck: u8, said: &str) -> String {
    format!("Deck {deck}: {said}")
}

/// Returns the message for a limited deck without a pool.
pub(super) fn no_pool() -> String {
    "Ein Limited-Deck wird aus einem Pool gebaut, und dieses hat keinen. Öffne oder importiere einen Pool.".to_owned()
}

/// Returns the message of a problem, with the names of the cards involved.
pub(super) fn message(what: &ProblemCode, names: &[String]) -> String {
    let name = names.first().map_or("", String::as_str);
    match what {
        ProblemCode::LeaderCount { have, need } => number_of(*have, *need, "keinen Anführer", "Anführer"),
        ProblemCode::BaseCount { have } => {
            number_of(*have, 1, "keine Basis", if *have == 1 { "Basis" } else { "Basen" })
        }
        ProblemCode::TooFewCards { have, need } => too_few(*have, *need, names.first()),
        ProblemCode::UnknownCard(number) => {
            format!("Keine Karte hat die Nummer {number}. Suche die Karte nach ihrem Namen.")
        }
        ProblemCode::NotALeader { kind } => {
            format!("{name} ist kein Anführer, sondern {}. Ersetze die Karte durch einen Anführer.", a_kind(*kind))
        }
        ProblemCode::NotABase { kind } => {
            format!("{name} ist keine Basis, sondern {}. Ersetze die Karte durch eine Basis.", a_kind(*kind))
        }
        ProblemCode::NotADeckCard { kind } => misplaced(name, *kind),
        ProblemCode::NotInPool { have, pool: 0 } => {
            format!("{name} ist nicht im Pool, aber {have}-mal in der Liste. Entferne die Karte.")
        }
        ProblemCode::NotInPool { have, pool } => {
            format!("{name}: {have}-mal in der Liste, {pool}-mal im Pool. Entferne {}.", have.saturating_sub(*pool))
        }
        ProblemCode::BaseNotAllowed => format!(
            "{name} kann nicht die Basis sein: Sie ist weder im Pool noch eine häufige (Common) Basis des Sets. Wähle eine Basis aus dem Pool oder eine häufige."
        ),
        ProblemCode::TooManyCopies { have, most, over } => too_many_copies(name, *have, *most, over),
        ProblemCode::SideboardTooLarge { have, most } => format!(
            "Das Sideboard hat {}; erlaubt sind höchstens {most}. Entferne {}.",
            cards(*have),
            have.saturating_sub(*most)
        ),
        ProblemCode::NoSideboard { have, format } => format!(
            "{format} wird ohne Sideboard gespielt, aber die Liste hat eines mit {}. Nimm sie ins Deck, oder entferne sie.",
            with_cards(*have)
        ),
        ProblemCode::SameLeader => format!(
            "Beide Anführer sind {name}. Wähle zwei verschiedene; derselbe Name mit einem anderen Untertitel ist erlaubt."
        ),
        ProblemCode::OpposedLeaders => format!(
            "{} zeigen auf der Vorderseite Heldentum und Niedertracht. Wähle Anführer, die nur eines von beiden haben oder keines.",
            names.join(" und ")
        ),
        ProblemCode::DeckCount { have, need } => {
            format!("{}; Trilogy wird mit genau {need} Decks gespielt.", there_are(*have))
        }
        ProblemCode::SharedLeader { decks } => {
            format!("{name} ist der Anführer der Decks {}. Gib jedem Deck einen eigenen Anführer.", and(decks))
        }
        ProblemCode::SharedBase { decks } => {
            format!("{name} ist die Basis der Decks {}. Gib jedem Deck eine eigene Basis.", and(decks))
        }
        ProblemCode::Suspended { list, since, until } => {
            let end = until.map(|until| format!(" bis {}", day(until))).unwrap_or_default();
            let (pool, since) = (list.title(), day(*since));
            format!("{name} ist in {pool} seit {since}{end} gesperrt. Spiele eine andere Karte.")
        }
        ProblemCode::Rotated { pool, on, returns } => rotated(name, *pool, *on, *returns),
        ProblemCode::NotReleased { on } => {
            format!("{name} erscheint am {} und darf vorher nicht gespielt werden. Spiele eine andere Karte.", day(*on))
        }
        ProblemCode::NotInCardPool { pool } => {
            format!("{name} ist in keinem Set von {} und dort nie erlaubt. Spiele eine andere Karte.", pool.title())
        }
    }
}

fn day(day: NaiveDate) -> String {
    day.format("%d.%m.%Y").to_string()
}

fn rotated(name: &str, pool: CardPool, on: NaiveDate, returns: Option<NaiveDate>) -> String {
    let back = returns.map(|on| format!(" und kehrt am {} als Nachdruck zurück", day(on))).unwrap_or_default();
    let elsewhere = match pool {
        CardPool::Premier => " oder Eternal",
        CardPool::Eternal => "",
    };
    format!("{name} ist seit {} nicht mehr in {}{back}. Spiele eine andere Karte{elsewhere}.", day(on), pool.title())
}

fn number_of(have: u32, need: u32, none: &str, what: &str) -> String {
    let has = if have == 0 { none.to_owned() } else { format!("{have} {what}") };
    let start = format!("Das Deck hat {has}; es braucht genau {need}.");
    match (have.checked_sub(need), need.checked_sub(have)) {
        (Some(more), _) if more > 0 => format!("{start} Entferne {more}."),
        (_, Some(fewer)) if fewer > 0 => format!("{start} Füge {fewer} hinzu."),
        (_, _) => start,
    }
}

fn too_few(have: u32, need: u32, base: Option<&String>) -> String {
    let with = base.map(|base| format!(" mit {base}")).unwrap_or_default();
    format!(
        "Das Deck hat {}; es braucht{with} mindestens {need} (ohne Anführer und Basis). Füge {} hinzu.",
        cards(have),
        need.saturating_sub(have)
    )
}

fn too_many_copies(name: &str, have: u32, most: u32, over: &CopyScope) -> String {
    let out = have.saturating_sub(most);
    match over {
        CopyScope::DeckAndSideboard => format!(
            "{name}: {have} Exemplare in Deck und Sideboard zusammen; erlaubt sind höchstens {most}. Entferne {out}."
        ),
        CopyScope::AllDecks(copies) => {
            let each: Vec<String> = copies.iter().map(|(deck, count)| format!("{count} in Deck {deck}")).collect();
            format!(
                "{name}: {have} Exemplare ({}); in allen Decks zusammen sind höchstens {most} erlaubt. Entferne {out}.",
                each.join(", ")
            )
        }
    }
}

fn misplaced(name: &str, kind: CardType) -> String {
    let start = format!("{name} ist {} und kann nicht unter den Karten des Decks sein", a_kind(kind));
    match kind {
        CardType::TokenUnit | CardType::TokenUpgrade | CardType::ForceToken | CardType::CreditToken => {
            format!("{start}: Marker gehören nicht zum Deck. Entferne die Karte.")
        }
        CardType::Leader | CardType::Base => format!(
            "{start}: Das können nur Einheiten, Ereignisse und Upgrades. Entferne die Karte, oder setze sie als {} ein.",
            if kind == CardType::Leader { "Anführer" } else { "Basis" }
        ),
        CardType::Unit | CardType::Upgrade | CardType::Event => format!("{start}."),
    }
}

fn a_kind(kind: CardType) -> &'static str {
    match kind {
        CardType::Leader => "ein Anführer",
        CardType::Base => "eine Basis",
        CardType::Unit => "eine Einheit",
        CardType::Upgrade => "ein Upgrade",
        CardType::Event => "ein Ereignis",
        CardType::TokenUnit => "eine Marker-Einheit",
        CardType::TokenUpgrade => "ein Marker-Upgrade",
        CardType::ForceToken => "ein Macht-Marker",
        CardType::CreditToken => "ein Credit-Marker",
    }
}

fn cards(count: u32) -> String {
    match count {
        0 => "keine Karte".to_owned(),
        1 => "1 Karte".to_owned(),
        more => format!("{more} Karten"),
    }
}

/// Returns "1 Karte" or "2 Karten", for use after "mit".
fn with_cards(count: u32) -> String {
    if count == 1 { "1 Karte".to_owned() } else { format!("{count} Karten") }
}

fn there_are(decks: u32) -> String {
    match decks {
        0 => "Es gibt kein Deck".to_owned(),
        1 => "Es gibt 1 Deck".to_owned(),
        more => format!("Es gibt {more} Decks"),
    }
}

fn and(decks: &[u8]) -> String {
    decks.iter().map(u8::to_string).collect::<Vec<_>>().join(" und ")
}
