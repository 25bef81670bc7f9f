//! The German words for questions and for the board.

use rules::{Counter, QuestionKind};

use super::{log, reasons};
use crate::game::words::{LastingWords, OptionWords, Words};
use crate::german::grammar::list;

pub(crate) const WORDS: Words = Words {
    you: "du",
    opponent: ["Gegner", "Gegner {}"],
    no_player: "niemand",
    player: "Spieler {}",
    does: super::does,
    whose: super::whose,
    base_of: super::base_of,
    no_card: "keine Karte",
    some_card: super::some_card,
    owned: "{name} {whose}",
    counted: |count, one, many| format!("{count} {}", if count == 1 { one } else { many }),
    list: |parts| list(parts, "und"),
    options: OptionWords {
        play: "{card}{cost} spielen{instead}",
        play_on: "{card} auf {on}{cost} spielen{instead}",
        instead_of_cost: ", anstatt die Kosten zu zahlen",
        attack: "{card} mit {attacker dat} angreifen",
        use_ability: "{card} verwenden: {ability}",
        deploy: "{card} rufen",
        deploy_on: "{card} als Upgrade an {on dat} rufen",
        take: "{counter} übernehmen",
        pass: "passen",
        arena: "das {arena}-Kampfgebiet",
        ability: "Fähigkeit {number}",
        yes: "ja",
        no: "nein",
        done: "nichts mehr",
        top: "{card} nach oben",
        bottom: "{card} nach unten",
        unseen: ["Ressource {number} {whose}", "Karte {number} auf der Hand {whose}"],
    },
    event: log::event,
    several: log::several,
    tokens: log::tokens,
    unknown_cards: ["eine Karte", "{count} Karten"],
    cards: "{count Karte|Karten}",
    nothing: "nichts",
    damage_kinds: ["Kampfschaden", "indirekten Schaden", "Schaden"],
    abilities: ["die Epische Aktion", "eine Aktion", "die Aktion", "die Fähigkeit"],
    withstood: log::withstood,
    idle: [
        " (schon verwendet)",
        " (Bedingung nicht erfüllt)",
        " (nicht genutzt)",
        " (die Karte ist nicht mehr im Spiel)",
    ],
    // "eine Einheit", "ein Upgrade": keine Einheit, kein Upgrade.
    no_such: |sought| sought.starts_with("ein").then(|| format!("k{sought}")),
    for_cost: " für {count Ressource|Ressourcen}",
    for_paid: [" für 1 Ressource", " für {count} Ressourcen"],
    and_takes: " und nimmt {count}",
    quote: '„',
    lasting: LastingWords {
        phase: ["für diese Phase", ""],
        round: ["für diese Runde", ""],
        next_regroup: ["bis zum Ende der nächsten Sammelphase", ""],
        attack: ["für diesen Angriff", ""],
        in_play: ["", ", solange sie im Spiel ist"],
        while_in_play: ["", ", solange {source} im Spiel ist"],
        gained: crate::german::gained,
        ability: "{card} erhält {front} eine Fähigkeit{back}",
        stays_exhausted: "{card} wird in der nächsten Sammelphase nicht spielbereit gemacht",
        redirect: "{kind} für {card} wird {front} stattdessen {to dat} zugefügt{back}",
        other: "{card} steht {front} unter einem andauernden Effekt{back}",
    },
    reason: reasons::reason,
    counter: |counter| match counter {
        Counter::Initiative => "die Initiative",
        Counter::Blast => "das Explosions-Plättchen",
        Counter::Plan => "das Plan-Plättchen",
    },
    question,
    that: &["jener Karte", "jene Karte"],
    excess: "Wähle eine Einheit, die den überschüssigen Schaden nimmt",
    search_for: "Gesucht: {}",
    chosen: ["{} gewählt", "{} von {} gewählt"],
    mode: "Möglichkeit {}",
    aspect: super::super::terms::aspect,
    trait_of: super::super::terms::trait_word,
    on: "auf {card dat}",
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
    resource: |table, seat, turned| format!("{turned}e Ressource {}", super::whose(table, seat)),
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
