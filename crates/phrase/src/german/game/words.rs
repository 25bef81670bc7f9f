//! The German words for questions and for the board.

use rules::Ask;

use crate::game::words::Words;
use crate::german::grammar::Case;

pub(crate) const WORDS: Words = Words {
    question,
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
    resource: ["spielbereite Ressource von {}", "erschöpfte Ressource von {}"],
};

/// Returns a question, and its name within a sentence.
fn question(ask: Ask) -> [&'static str; 2] {
    match ask {
        Ask::FirstPlayer => ["Wer hat in der ersten Runde die Initiative?", "wer die Initiative hat"],
        Ask::Mulligan => ["Einen Mulligan nehmen?", "ein Mulligan"],
        Ask::FirstResources => ["Wähle eine Karte als Ressource", "die ersten Ressourcen"],
        Ask::Action => ["Wähle eine Aktion", "eine Aktion"],
        Ask::Resource => ["Eine Ressource legen?", "eine Karte als Ressource"],
        Ask::Target => ["Wähle eine Karte, die unter dein Deck kommt", "ein Ziel"],
        Ask::May => ["Möchtest du das tun?", "ob es getan wird"],
        Ask::Mode => ["Wähle eins", "eine Möglichkeit"],
        Ask::WhoFirst => {
            ["Wessen Fähigkeiten werden zuerst abgehandelt?", "wessen Fähigkeiten zuerst abgehandelt werden"]
        }
        Ask::WhichFirst => ["Welche Fähigkeit wird zuerst abgehandelt?", "welche Fähigkeit zuerst abgehandelt wird"],
        Ask::Divide => ["Wähle", "wie viel wohin geht"],
        Ask::Number => ["Wähle eine Zahl", "eine Zahl"],
        Ask::Name => ["Nenne eine Karte", "ein Name"],
        Ask::Aspect => ["Wähle einen Aspekt", "ein Aspekt"],
        Ask::Trait => ["Nenne ein Merkmal", "ein Merkmal"],
        Ask::Arena => ["Wähle ein Kampfgebiet", "ein Kampfgebiet"],
        Ask::Player => ["Wähle einen Spieler", "ein Spieler"],
        Ask::Unique => {
            ["Eine einzigartige Karte ist zwei Mal da: Welche wird besiegt?", "welches Exemplar besiegt wird"]
        }
        Ask::Search => ["Durchsuche die Karten", "welche Karten genommen werden"],
        Ask::Order => ["Wähle die Reihenfolge", "eine Reihenfolge"],
        Ask::Attack => ["Wähle einen Angriff", "ein Angriff"],
        Ask::Play => ["Spiele eine Karte", "eine Karte zum Spielen"],
        Ask::Cost => ["Wähle, womit die Kosten gezahlt werden", "womit die Kosten gezahlt werden"],
        Ask::Stop => ["Noch eine Karte aufdecken?", "ob es weitergeht"],
        Ask::Bounty => ["Das Kopfgeld kassieren?", "ob ein Kopfgeld kassiert wird"],
        Ask::Exploit => {
            ["Verheizen: Wähle befreundete Einheiten, die besiegt werden", "welche Einheiten verheizt werden"]
        }
        Ask::EnterWith => [
            "Wähle eine Einheit, mit deren Fähigkeiten sie ins Spiel kommt",
            "mit wessen Fähigkeiten sie ins Spiel kommt",
        ],
        Ask::Copy => ["Wähle eine Einheit, deren Kopie ins Spiel kommt", "was kopiert wird"],
        Ask::StrikeLast => ["Den Verteidiger zuerst Kampfschaden zufügen lassen?", "wer zuerst Kampfschaden zufügt"],
        Ask::PayWith => ["Hiermit statt mit Ressourcen zahlen?", "womit außer Ressourcen gezahlt wird"],
        Ask::Indirect => ["Verteile den indirekten Schaden auf Einheiten und Basis", "wohin indirekter Schaden geht"],
        Ask::MoreDamage => ["Mehr Schaden zufügen?", "ob mehr Schaden zugefügt wird"],
        Ask::Plot => ["Zeige Karten mit Komplott, die du spielen willst", "welche Karten mit Komplott gezeigt werden"],
        Ask::FirstDamage => ["Wer fügt seinen Schaden zuerst zu?", "welcher Schaden zuerst zugefügt wird"],
        Ask::Toll => {
            ["Wähle Karten für die zusätzlichen Kosten", "welche Karten für das Spielen der Karte aufgegeben werden"]
        }
        Ask::Instead => ["Eine Karte besiegen, um den Schaden zu verhindern?", "ob Schaden verhindert wird"],
        Ask::InsteadOfCreating => {
            ["Die Karte besiegen, um mehr Marker zu erschaffen?", "wie viele Marker erschaffen werden"]
        }
        Ask::InsteadOfDefeat => ["Die Karte davor bewahren, besiegt zu werden?", "was statt des Besiegens geschieht"],
        Ask::Replacement => {
            ["Welcher Effekt wird zuerst auf den Schaden angewendet?", "welcher Ersatzeffekt zuerst gilt"]
        }
        Ask::SecondDefender => ["Noch eine zweite Einheit angreifen?", "ein zweiter Verteidiger"],
    }
}
