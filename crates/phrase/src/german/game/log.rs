//! German sentences of log entries.

use ability::{ProtectedAction, Token};
use rules::{LogEvent, Outcome};

use crate::game::lines::Joint;
use crate::german::terms;

/// Returns the sentence of an event.
pub(super) fn event(event: &LogEvent) -> &'static str {
    match event {
        LogEvent::FirstPlayer { .. } => "{player beginnt} mit der Initiative",
        LogEvent::Mulligan { taken: true, .. } => "{player nimmt} einen Mulligan",
        LogEvent::Mulligan { taken: false, .. } => "{player behält} {player deine|die} Hand",
        LogEvent::Phase { .. } => "",
        LogEvent::Passed { .. } => "{player passt}",
        LogEvent::Took { .. } => "{player übernimmt} {counter}",
        LogEvent::Drew { .. } => "{player zieht} {cards}",
        LogEvent::Resourced { .. } => "{player bringt} {card} als Ressource ins Spiel",
        LogEvent::Paid { .. } => "{player zahlt} {resources Ressource|Ressourcen}",
        LogEvent::Played { onto: Some(_), smuggled: true, .. } => {
            "{player spielt} {card} mit Schmuggeln aus den Ressourcen auf {onto}"
        }
        LogEvent::Played { onto: Some(_), .. } => "{player spielt} {card} auf {onto}",
        LogEvent::Played { smuggled: true, .. } => "{player spielt} {card} mit Schmuggeln aus den Ressourcen",
        LogEvent::Played { .. } => "{player spielt} {card}",
        LogEvent::Deployed { .. } => "{player ruft} {card}",
        LogEvent::Used { .. } => "{player verwendet} {ability} von {card}",
        LogEvent::Attacked { .. } => "{attacker} greift {target} an",
        LogEvent::Damaged { by: Some(by), card, .. } if by == card => "{by} fügt sich selbst {amount} {kind} zu",
        LogEvent::Damaged { by: Some(_), .. } => "{by} fügt {card dat} {amount} {kind} zu",
        LogEvent::Damaged { .. } => "{card} nimmt {amount} {kind}",
        LogEvent::Prevented { .. } => "{amount} Schaden an {card dat} wird verhindert",
        LogEvent::Healed { .. } => "{amount} Schaden an {card dat} wird geheilt",
        LogEvent::Defeated { .. } => "{card} wird besiegt",
        LogEvent::LeftPlay { .. } => "{card} verlässt das Spiel",
        LogEvent::Returned { .. } => "{card} geht auf die Hand des Besitzers zurück",
        LogEvent::PutInDeck { top: true, .. } => "{card} kommt oben auf das Deck des Besitzers",
        LogEvent::PutInDeck { top: false, .. } => "{card} kommt unter das Deck des Besitzers",
        LogEvent::Taken { .. } => "{player nimmt} {card} auf die Hand",
        LogEvent::Discarded { .. } => "{card} wird abgelegt",
        LogEvent::Exhausted { .. } => "{card} wird erschöpft",
        LogEvent::Readied { .. } => "{card} wird spielbereit gemacht",
        LogEvent::ResourcesExhausted { .. } => "{player erschöpft} {count Ressource|Ressourcen}",
        LogEvent::ResourcesReadied { .. } => "{player macht} {count Ressource|Ressourcen} spielbereit",
        LogEvent::Created { on: Some(_), .. } => "{player gibt} {on dat} einen Marker: {card}",
        LogEvent::Created { .. } => "{player erschafft} einen Marker: {card}",
        LogEvent::Controlled { .. } => "{player übernimmt} die Kontrolle über {card}",
        LogEvent::Moved { space: true, .. } => "{card} wird als Einheit in das Weltraum-Kampfgebiet bewegt",
        LogEvent::Moved { space: false, .. } => "{card} wird als Einheit in das Boden-Kampfgebiet bewegt",
        LogEvent::Attached { .. } => "{card} wird an {on dat} angehängt",
        LogEvent::Captured { .. } => "{by} nimmt {card} gefangen",
        LogEvent::Rescued { .. } => "{card} wird befreit",
        LogEvent::Triggered { .. } => "ausgelöst: {what}",
        LogEvent::Resolving { .. } => "wird abgehandelt: {what}",
        LogEvent::Lapsed { .. } => "{card}{label}: kein Effekt{why}",
        LogEvent::Delayed { .. } => "der verzögerte Effekt von {card} tritt ein",
        LogEvent::Blanked { .. } => "{card} bewirkt nichts wegen {by dat}",
        LogEvent::Withstood { card, by, .. } if card == by => {
            "{card} kann wegen der eigenen Fähigkeit durch Fähigkeiten dieses Spielers nicht {verb}"
        }
        LogEvent::Withstood { .. } => "{card} kann wegen {by dat} durch Fähigkeiten dieses Spielers nicht {verb}",
        LogEvent::Collected { .. } => "{player kassiert} ein Kopfgeld auf {card}",
        LogEvent::Flipped { .. } => "{card} wird umgedreht",
        LogEvent::Copied { .. } => "{card} wird zur Kopie von {of dat}",
        LogEvent::Gained { .. } => "{gives}",
        LogEvent::Expired { .. } => "beendet: {gives}",
        LogEvent::Disclosed { .. } => "{player legt} {cards} offen",
        LogEvent::Revealed { .. } => "{card} wird aufgedeckt",
        LogEvent::Shown { .. } => "{player zeigt} {card}",
        LogEvent::LookedAt { .. } => "{player sieht} {player dir|sich} {card} an",
        LogEvent::Shuffled { .. } => "{player mischt} {player dein|das} Deck",
        LogEvent::Named { .. } => "{player nennt} {name}",
        LogEvent::NamedTrait { .. } => "{player nennt} das Merkmal {named}",
        LogEvent::NamedNumber { .. } => "{player wählt} die Zahl {number}",
        LogEvent::EmptyDeck { .. } => "{player kann} von einem leeren Deck nicht ziehen",
        LogEvent::Conceded { .. } => "{player gibt} auf",
        LogEvent::Lost { .. } => "{player verliert}",
        LogEvent::Over { outcome: Outcome::Won(_) } => "{player gewinnt} das Spiel",
        LogEvent::Over { outcome: Outcome::Shared(_) } => "{winners} {player teilt euch|teilen sich} den Sieg",
        LogEvent::Over { outcome: Outcome::Draw } => "das Spiel endet unentschieden",
    }
}

/// Returns the sentences of several events of one kind.
pub(super) fn several(joint: Joint) -> [&'static str; 3] {
    let all = |sentence| [sentence; 3];
    match joint {
        Joint::Defeated {} => ["{things} wird besiegt", "{things} werden besiegt", ""],
        Joint::LeftPlay {} => ["{things} verlässt das Spiel", "{things} verlassen das Spiel", ""],
        Joint::Discarded {} => ["{things} wird abgelegt", "{things} werden abgelegt", ""],
        Joint::Exhausted {} => ["{things} wird erschöpft", "{things} werden erschöpft", ""],
        Joint::Readied {} => [
            "{things} wird spielbereit gemacht",
            "{things} werden spielbereit gemacht",
            "{count Karte|Karten} werden spielbereit gemacht",
        ],
        Joint::Revealed {} => ["{things} wird aufgedeckt", "{things} werden aufgedeckt", ""],
        Joint::Shown { .. } => all("{player zeigt} {things}"),
        Joint::Rescued {} => ["{things} wird befreit", "{things} werden befreit", ""],
        Joint::Returned {} => all("{things} gehen auf die Hand ihrer Besitzer zurück"),
        Joint::PutInDeck { top: true } => all("{things} kommen oben auf die Decks ihrer Besitzer"),
        Joint::PutInDeck { top: false } => all("{things} kommen unter die Decks ihrer Besitzer"),
        Joint::LookedAt { .. } => {
            let named = "{player sieht} {player dir|sich} {count Karte|Karten} an: {names}";
            [named, named, "{player sieht} {player dir|sich} {count Karte|Karten} an"]
        }
        Joint::Created { on: Some(_), .. } => all("{player gibt} {on dat} {things}"),
        Joint::Created { on: None, .. } => all("{player erschafft} {things}"),
    }
}

/// Renders tokens of a kind: "ein Schild-Marker", "2 Spion-Marker von Bo".
pub(super) fn tokens(token: Token, count: usize, whose: Option<String>, is_object: bool) -> String {
    let count = match (count, is_object) {
        (1, true) => "einen".to_owned(),
        (1, false) => "ein".to_owned(),
        (many, _) => many.to_string(),
    };
    let whose = whose.map_or_else(String::new, |whose| format!(" {whose}"));
    format!("{count} {}Marker{whose}", terms::token_prefix(token))
}

/// Returns what cannot happen to a card.
pub(super) fn withstood(verb: ProtectedAction) -> &'static str {
    match verb {
        ProtectedAction::Captured => "gefangen genommen werden",
        ProtectedAction::Damaged => "Schaden nehmen",
        ProtectedAction::Defeated => "besiegt werden",
        ProtectedAction::Returned => "auf die Hand zurückgebracht werden",
        ProtectedAction::Exhausted => "erschöpft werden",
        ProtectedAction::TakenOver => "unter fremde Kontrolle gebracht werden",
    }
}
