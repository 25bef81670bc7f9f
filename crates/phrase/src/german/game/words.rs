//! The German words for questions and for the board.

use rules::QuestionKind;

use crate::game::words::Words;
use crate::german::grammar::Case;

pub(crate) const WORDS: Words = Words {
    question,
    that: &["jener Karte", "jene Karte"],
    excess: "Wähle eine Einheit, die den überschüssigen Schaden nimmt",
    search_for: "Gesucht: {}",
    chosen: ["{} gewählt", "{} von {} gewählt"],
    mode: "Möglichkeit {}",
    aspect: super::super::terms::aspect,
    trait_of: super::super::terms::trait_word,
    name: |table, card| super::name(table, card, Case::Nom),
    on: |table, card| format!("auf {}", super::name(table, card, Case::Dat)),
    phases: ["Spielaufbau", "Runde {}, Aktionsphase", "Runde {}, Sammelphase"],
    initiative: ["{}; Initiative: {}", "{}; Initiative: {} (übernommen)"],
    out: "{} ist ausgeschieden",
    side: "{}: Basis {} von {} TP; {} von {} Ressourcen spielbereit; Hand {}, Deck {}, Ablagestapel {}",
    head: 10,
    heads: ["Anführer", "Hand"],
    base: "Basis",
    arenas: ["Boden", "Weltraum"],
    turned: ["spielbereit", "erschöpft"],
    deployed: [", wurde gerufen", ", mit {} Ressourcen zu rufen"],
    damage: "{} Schaden",
    with: "mit {}",
    guards: ["bewacht 1 Karte", "bewacht {} Karten"],
    printed: ["Boden-Einheit {}/{}", "Weltraum-Einheit {}/{}", "Upgrade {}", "Ereignis"],
    cost: ", Kosten {}",
    against: "{} gegen {}",
    onto: "{}; auf {}",
    left: "noch {} TP",
    resource: |table, seat, turned| format!("{turned}e Ressource {}", super::of_player(table, seat)),
};

/// Returns a question, and its name within a sentence.
fn question(ask: QuestionKind) -> [&'static str; 2] {
    match ask {
        QuestionKind::FirstPlayer => ["Wer hat in der ersten Runde die Initiative?", "wer die Initiative hat"],
        QuestionKind::Mulligan => ["Einen Mulligan nehmen?", "ein Mulligan"],
        QuestionKind::FirstResources => ["Wähle eine Karte als Ressource", "die ersten Ressourcen"],
        QuestionKind::Action => ["Wähle eine Aktion", "eine Aktion"],
        QuestionKind::Resource => ["Eine Ressource legen?", "eine Karte als Ressource"],
        QuestionKind::Target => ["Wähle eine Karte, die unter dein Deck kommt", "ein Ziel"],
        QuestionKind::May => ["Möchtest du das tun?", "ob es getan wird"],
        QuestionKind::Mode => ["Wähle eins", "eine Möglichkeit"],
        QuestionKind::WhoFirst => {
            ["Wessen Fähigkeiten werden zuerst abgehandelt?", "wessen Fähigkeiten zuerst abgehandelt werden"]
        }
        QuestionKind::WhichFirst => {
            ["Welche Fähigkeit wird zuerst abgehandelt?", "welche Fähigkeit zuerst abgehandelt wird"]
        }
        QuestionKind::Divide => ["Wähle", "wie viel wohin geht"],
        QuestionKind::Number => ["Wähle eine Zahl", "eine Zahl"],
        QuestionKind::Name => ["Nenne eine Karte", "ein Name"],
        QuestionKind::Aspect => ["Wähle einen Aspekt", "ein Aspekt"],
        QuestionKind::Trait => ["Nenne ein Merkmal", "ein Merkmal"],
        QuestionKind::Arena => ["Wähle ein Kampfgebiet", "ein Kampfgebiet"],
        QuestionKind::Player => ["Wähle einen Spieler", "ein Spieler"],
        QuestionKind::Unique => [
            "Du kontrollierst zwei Exemplare einer einzigartigen Karte. Wähle eins, das besiegt wird.",
            "welches Exemplar besiegt wird",
        ],
        QuestionKind::Search => ["Durchsuche die Karten", "welche Karten genommen werden"],
        QuestionKind::Order => ["Wähle die Reihenfolge", "eine Reihenfolge"],
        QuestionKind::Attack => ["Greife mit einer Einheit an", "ein Angriff"],
        QuestionKind::Play => ["Spiele eine Karte", "eine Karte zum Spielen"],
        QuestionKind::Cost => ["Wähle, womit die Kosten gezahlt werden", "womit die Kosten gezahlt werden"],
        QuestionKind::Stop => ["Noch eine Karte aufdecken?", "ob es weitergeht"],
        QuestionKind::Bounty => ["Das Kopfgeld kassieren?", "ob ein Kopfgeld kassiert wird"],
        QuestionKind::Exploit => {
            ["Verheizen: Wähle befreundete Einheiten, die besiegt werden", "welche Einheiten verheizt werden"]
        }
        QuestionKind::EnterWith => [
            "Wähle eine Einheit, mit deren Fähigkeiten sie ins Spiel kommt",
            "mit wessen Fähigkeiten sie ins Spiel kommt",
        ],
        QuestionKind::Copy => ["Wähle eine Einheit, deren Kopie ins Spiel kommt", "was kopiert wird"],
        QuestionKind::StrikeLast => {
            ["Den Verteidiger zuerst Kampfschaden zufügen lassen?", "wer zuerst Kampfschaden zufügt"]
        }
        QuestionKind::PayWith => ["Hiermit statt mit Ressourcen zahlen?", "womit außer Ressourcen gezahlt wird"],
        QuestionKind::Indirect => ["Verteile den indirekten Schaden", "wohin indirekter Schaden geht"],
        QuestionKind::MoreDamage => ["Mehr Schaden zufügen?", "ob mehr Schaden zugefügt wird"],
        QuestionKind::Plot => {
            ["Decke die Karten mit Komplott auf, die du spielen willst", "welche Karten mit Komplott gezeigt werden"]
        }
        QuestionKind::FirstDamage => ["Wer fügt seinen Schaden zuerst zu?", "welcher Schaden zuerst zugefügt wird"],
        QuestionKind::AdditionalCost => {
            ["Wähle Karten für die zusätzlichen Kosten", "Karten für die zusätzlichen Kosten"]
        }
        QuestionKind::Instead => ["Eine Karte besiegen, um den Schaden zu verhindern?", "ob Schaden verhindert wird"],
        QuestionKind::InsteadOfCreating => {
            ["Die Karte besiegen, um mehr Marker zu erschaffen?", "wie viele Marker erschaffen werden"]
        }
        QuestionKind::InsteadOfDefeat => {
            ["Die Karte davor bewahren, besiegt zu werden?", "was statt des Besiegens geschieht"]
        }
        QuestionKind::Replacement => {
            ["Welcher Effekt wird zuerst auf den Schaden angewendet?", "welcher Ersatzeffekt zuerst gilt"]
        }
        QuestionKind::SecondDefender => ["Noch eine zweite Einheit angreifen?", "ein zweiter Verteidiger"],
    }
}
