//! German words for what happened in a game.

use ability::{Duration, Verb};
use rules::{CardIx, Event, Gives, Outcome, Seat, Until};

use super::{WORDS, card, counted, counter, line, own_name, owned_name, some_card, triggered};
use crate::game::board::phase;
use crate::game::table::{Table, context, named};
use crate::german::grammar::{Case, list};

/// One event as a sentence without a full stop.
pub(crate) fn event(table: &Table<'_>, event: &Event) -> String {
    line(&words(table, event))
}

fn words(table: &Table<'_>, event: &Event) -> String {
    // What happened in the open is known even when the card is hidden again by now.
    let of = |one: CardIx| card(table, one);
    let in_case = |card: CardIx, case: Case| {
        if table.sees(card) { owned_name(table, card, case) } else { some_card(case).to_owned() }
    };
    let (whose, to) = (|card| in_case(card, Case::Nom), |card| in_case(card, Case::Dat));
    let who = |seat| table.player(seat);
    match event {
        Event::FirstPlayer { player } => format!("{} beginnt mit der Initiative", who(*player)),
        Event::Mulligan { player, taken: true } => format!("{} nimmt einen Mulligan", who(*player)),
        Event::Mulligan { player, taken: false } => format!("{} behält die Hand", who(*player)),
        Event::Phase { phase: now, round } => phase(*now, *round, &WORDS),
        Event::Passed { player } => format!("{} passt", who(*player)),
        Event::Took { player, counter } => format!("{} übernimmt {}", who(*player), self::counter(*counter)),
        Event::Drew { player, cards } if cards.iter().all(|card| table.sees(*card)) => {
            let cards: Vec<String> = cards.iter().map(|card| of(*card)).collect();
            let cards = if cards.is_empty() { "nichts".to_owned() } else { cards.join(", ") };
            format!("{} zieht {cards}", who(*player))
        }
        Event::Drew { player, cards } => {
            let count = i16::try_from(cards.len()).unwrap_or(i16::MAX);
            format!("{} zieht {}", who(*player), counted(count, "Karte", "Karten"))
        }
        Event::Resourced { player, card } => format!("{} bringt {} als Ressource ins Spiel", who(*player), of(*card)),
        Event::Paid { player, resources } => {
            format!("{} zahlt {}", who(*player), counted(i16::from(*resources), "Ressource", "Ressourcen"))
        }
        Event::Played { player, card, onto: Some(unit), smuggled, .. } => {
            let how = if *smuggled { " mit Schmuggeln aus den Ressourcen" } else { "" };
            format!("{} spielt {}{how} auf {}", who(*player), of(*card), whose(*unit))
        }
        Event::Played { player, card, onto: None, smuggled: false, .. } => {
            format!("{} spielt {}", who(*player), of(*card))
        }
        Event::Played { player, card, onto: None, smuggled: true, .. } => {
            format!("{} spielt {} mit Schmuggeln aus den Ressourcen", who(*player), of(*card))
        }
        Event::Deployed { player, card } => format!("{} ruft {}", who(*player), of(*card)),
        Event::Used { player, card, .. } => {
            format!("{} verwendet die Fähigkeit von {}", who(*player), own_name(table, *card))
        }
        Event::Attacked { attacker, target } => format!("{} greift {} an", whose(*attacker), whose(*target)),
        Event::Damaged { card, amount, by, combat } => {
            let kind = if *combat { "Kampfschaden" } else { "Schaden" };
            match by {
                Some(by) => format!("{} fügt {} {amount} {kind} zu", whose(*by), to(*card)),
                None => format!("{} nimmt {amount} {kind}", whose(*card)),
            }
        }
        Event::Prevented { card, amount } => format!("{amount} Schaden an {} wird verhindert", to(*card)),
        Event::Healed { card, amount } => format!("{amount} Schaden wird von {} geheilt", to(*card)),
        Event::Defeated { card } => format!("{} wird besiegt", whose(*card)),
        Event::LeftPlay { card } => format!("{} verlässt das Spiel", whose(*card)),
        Event::Returned { card } => format!("{} geht auf die Hand des Besitzers zurück", whose(*card)),
        Event::PutInDeck { card, top: true } => format!("{} kommt oben auf das Deck des Besitzers", whose(*card)),
        Event::PutInDeck { card, top: false } => format!("{} kommt unter das Deck des Besitzers", whose(*card)),
        Event::Taken { player, card } => format!("{} nimmt {} auf die Hand", who(*player), of(*card)),
        Event::Discarded { card } => format!("{} wird abgelegt", of(*card)),
        Event::Exhausted { card } => format!("{} wird erschöpft", whose(*card)),
        Event::Readied { card } => format!("{} wird spielbereit gemacht", whose(*card)),
        Event::ResourcesExhausted { player, count } => {
            format!("{} erschöpft {}", who(*player), counted(i16::from(*count), "Ressource", "Ressourcen"))
        }
        Event::ResourcesReadied { player, count } => {
            format!("{} macht {} spielbereit", who(*player), counted(i16::from(*count), "Ressource", "Ressourcen"))
        }
        Event::Created { player, card, on: Some(unit) } => {
            format!("{} gibt {} einen Marker: {}", who(*player), to(*unit), of(*card))
        }
        Event::Created { player, card, on: None } => format!("{} erschafft einen Marker: {}", who(*player), of(*card)),
        Event::Controlled { player, card } => format!("{} übernimmt die Kontrolle über {}", who(*player), whose(*card)),
        Event::Moved { card, space } => {
            let arena = if *space { "Weltraum" } else { "Boden" };
            format!("{} wird als Einheit in das {arena}-Kampfgebiet bewegt", whose(*card))
        }
        Event::Attached { card, on } => format!("{} wird an {} angehängt", whose(*card), to(*on)),
        Event::Captured { card, by } => format!("{} nimmt {} gefangen", whose(*by), whose(*card)),
        Event::Rescued { card } => format!("{} wird befreit", whose(*card)),
        Event::Triggered { card, what, .. } => format!("ausgelöst: {}", triggered(table, *card, *what)),
        Event::Resolving { card, what, .. } => format!("wird abgehandelt: {}", triggered(table, *card, *what)),
        Event::Lapsed { card, what, .. } => {
            format!("bewirkt jetzt nichts: {}", triggered(table, *card, *what))
        }
        Event::Delayed { card, .. } => format!("der verzögerte Effekt von {} tritt ein", own_name(table, *card)),
        Event::Blanked { card, by } => format!("{} bewirkt nichts wegen {}", of(*card), to(*by)),
        Event::Withstood { card, verb, by } => {
            let how = match verb {
                Verb::Captured => "gefangen genommen werden",
                Verb::Damaged => "Schaden nehmen",
                Verb::Defeated => "besiegt werden",
                Verb::Returned => "auf die Hand zurückgebracht werden",
                Verb::Exhausted => "erschöpft werden",
                Verb::TakenOver => "unter fremde Kontrolle gebracht werden",
            };
            let why = if card == by {
                "so sagt es die eigene Fähigkeit".to_owned()
            } else {
                format!("so sagt es {}", whose(*by))
            };
            format!("{} kann durch Fähigkeiten dieses Spielers nicht {how}: {why}", whose(*card))
        }
        Event::Collected { player, card } => format!("{} kassiert ein Kopfgeld auf {}", who(*player), whose(*card)),
        Event::Flipped { card } => format!("{} wird umgedreht", of(*card)),
        Event::Copied { card, of: unit } => format!("{} wird zur Kopie von {}", whose(*card), to(*unit)),
        Event::Gained { card, gives, until } => gained(table, &whose(*card), *gives, Some(*until)),
        Event::Expired { card, gives, .. } => format!("beendet: {}", gained(table, &whose(*card), *gives, None)),
        Event::Revealed { card } => format!("{} wird aufgedeckt", of(*card)),
        Event::LookedAt { player, card } => format!("{} sieht sich {} an", who(*player), of(*card)),
        Event::Shuffled { player } => format!("{} mischt das Deck", who(*player)),
        Event::Named { player, name } => format!("{} nennt {}", who(*player), named(table, *name)),
        Event::NamedTrait { player, named } => {
            format!("{} nennt das Merkmal {}", who(*player), super::super::terms::trait_word(*named))
        }
        Event::NamedNumber { player, number } => format!("{} wählt die Zahl {number}", who(*player)),
        Event::EmptyDeck { player } => format!("{} kann von einem leeren Deck nicht ziehen", who(*player)),
        Event::Conceded { player } => format!("{} gibt auf", who(*player)),
        Event::Lost { player } => format!("{} verliert", who(*player)),
        Event::Over { outcome: Outcome::Won(player) } => format!("{} gewinnt das Spiel", who(*player)),
        Event::Over { outcome: Outcome::Shared(seats) } => {
            let winners: Vec<String> =
                (0..8).filter(|seat| seats & 1 << seat != 0).map(|seat| who(Seat(seat))).collect();
            format!("{} teilen sich den Sieg", list(&winners, "und"))
        }
        Event::Over { outcome: Outcome::Draw } => "das Spiel endet unentschieden".to_owned(),
    }
}

/// What a card has for a while: "Wampa bekommt für diese Phase +1/+0".
fn gained(table: &Table<'_>, who: &str, gives: Gives, until: Option<Until>) -> String {
    let (front, back) = match until {
        Some(Until::Duration(Duration::Phase)) => ("für diese Phase", String::new()),
        Some(Until::Duration(Duration::Round)) => ("für diese Runde", String::new()),
        Some(Until::Duration(Duration::NextRegroup)) => ("bis zum Ende der nächsten Sammelphase", String::new()),
        Some(Until::Duration(Duration::Attack) | Until::Attack(_)) => ("für diesen Angriff", String::new()),
        Some(Until::Duration(Duration::WhileInPlay | Duration::Always)) => {
            ("", ", solange sie im Spiel ist".to_owned())
        }
        Some(Until::Leaves(source)) => {
            ("", format!(", solange {} im Spiel ist", owned_name(table, source.card, Case::Nom)))
        }
        None => ("", String::new()),
    };
    match (table.modifier(gives), gives) {
        (Some(modifier), _) => crate::german::gained(who, &modifier, (front, &back), context(table, CardIx::NONE)),
        (None, Gives::Redirect(to, combat)) => {
            let what = if combat { "Kampfschaden" } else { "Schaden" };
            format!(
                "{what} für {who} wird {front} stattdessen {} zugefügt{back}",
                owned_name(table, to.card, Case::Dat)
            )
        }
        (None, _) => format!("{who} steht {front} unter einem andauernden Effekt{back}"),
    }
}
