//! German nouns and verbs.

use super::grammar::{Case, Gender};

/// A noun with its forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Word {
    pub gender: Gender,
    /// Nominative singular.
    pub one: &'static str,
    /// Genitive singular.
    pub of_one: &'static str,
    /// Nominative plural.
    pub many: &'static str,
    /// Dative plural.
    pub to_many: &'static str,
}

impl Word {
    pub(super) fn form(self, plural: bool, case: Case) -> &'static str {
        match (plural, case) {
            (false, Case::Nom | Case::Acc | Case::Dat) => self.one,
            (false, Case::Gen) => self.of_one,
            (true, Case::Nom | Case::Acc | Case::Gen) => self.many,
            (true, Case::Dat) => self.to_many,
        }
    }
}

macro_rules! nouns {
    ($($name:ident = $gender:ident $one:literal $of_one:literal $many:literal $to_many:literal;)+) => {
        $(pub(super) const $name: Word = Word {
            gender: Gender::$gender, one: $one, of_one: $of_one, many: $many, to_many: $to_many,
        };)+
    };
}

nouns! {
    UNIT = F "Einheit" "Einheit" "Einheiten" "Einheiten";
    BASE = F "Basis" "Basis" "Basen" "Basen";
    UNIT_OR_BASE = F "Einheit oder Basis" "Einheit oder Basis" "Einheiten oder Basen" "Einheiten oder Basen";
    UPGRADE = N "Upgrade" "Upgrades" "Upgrades" "Upgrades";
    EVENT = N "Ereignis" "Ereignisses" "Ereignisse" "Ereignissen";
    RESOURCE = F "Ressource" "Ressource" "Ressourcen" "Ressourcen";
    LEADER = M "Anführer" "Anführers" "Anführer" "Anführern";
    UNIT_OR_LEADER = F "Einheit oder Anführer" "Einheit oder Anführers" "Einheiten oder Anführer" "Einheiten oder Anführern";
    CARD = F "Karte" "Karte" "Karten" "Karten";
    TOKEN_UPGRADE = N "Marker-Upgrade" "Marker-Upgrades" "Marker-Upgrades" "Marker-Upgrades";
    TOKEN = M "Marker" "Markers" "Marker" "Markern";
    CREDIT = M "Credit-Marker" "Credit-Markers" "Credit-Marker" "Credit-Markern";
    PLAYER = M "Spieler" "Spielers" "Spieler" "Spielern";
    OPPONENT = M "Gegner" "Gegners" "Gegner" "Gegnern";
    OWNER = M "Besitzer" "Besitzers" "Besitzer" "Besitzern";
    ATTACKER = M "Angreifer" "Angreifers" "Angreifer" "Angreifern";
    DEFENDER = M "Verteidiger" "Verteidigers" "Verteidiger" "Verteidigern";
    HAND = F "Hand" "Hand" "Hände" "Händen";
    DECK = N "Deck" "Decks" "Decks" "Decks";
    DISCARD_PILE = M "Ablagestapel" "Ablagestapels" "Ablagestapel" "Ablagestapeln";
    POWER = F "Stärke" "Stärke" "Stärke" "Stärke";
    KEYWORD = N "Schlüsselwort" "Schlüsselworts" "Schlüsselwörter" "Schlüsselwörtern";
    COST = F "Kosten" "Kosten" "Kosten" "Kosten";
    TOTAL_COST = F "Gesamtkosten" "Gesamtkosten" "Gesamtkosten" "Gesamtkosten";
    HP = F "TP" "TP" "TP" "TP";
    DAMAGE = M "Schaden" "Schadens" "Schaden" "Schaden";
    CHOICE = F "Wahl" "Wahl" "Wahlen" "Wahlen";
    ACTION = F "Aktion" "Aktion" "Aktionen" "Aktionen";
    COMBAT_DAMAGE = M "Kampfschaden" "Kampfschadens" "Kampfschaden" "Kampfschaden";
    NUMBER = F "Anzahl" "Anzahl" "Anzahlen" "Anzahlen";
    CHOSEN_NUMBER = F "Zahl" "Zahl" "Zahlen" "Zahlen";
    NAME = M "Name" "Namens" "Namen" "Namen";
    REST = M "Rest" "Rests" "Reste" "Resten";
    HALF = F "Hälfte" "Hälfte" "Hälften" "Hälften";
    VALUE = M "Wert" "Werts" "Werte" "Werten";
    DIFFERENCE = F "Differenz" "Differenz" "Differenzen" "Differenzen";
    TIME = N "Mal" "Mals" "Male" "Malen";
    INITIATIVE = F "Initiative" "Initiative" "Initiativen" "Initiativen";
    // The noun for cards that were dealt indirect damage, in later sentences.
    DAMAGED = F "beschädigte Karte" "beschädigten Karte" "beschädigten Karten" "beschädigten Karten";
    // The noun for disclosed cards, in later sentences.
    DISCLOSED = F "offengelegte Karte" "offengelegten Karte" "offengelegten Karten" "offengelegten Karten";
    // Only its adjective is written: "das Doppelte".
    UNSAID = N "" "" "" "";
}

/// A verb with its forms; `apart` is the separable prefix: "füge … zu".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Verb {
    /// The imperative singular: "füge".
    pub imperative: &'static str,
    /// The second person: "du fügst".
    pub you: &'static str,
    /// The third person singular: "er fügt".
    pub one: &'static str,
    /// The third person plural: "sie fügen".
    pub many: &'static str,
    /// The separable prefix, such as "zu"; empty for most verbs. Ends with a space if it is a separate word.
    pub apart: &'static str,
    /// The past participle: "zugefügt".
    pub past: &'static str,
}

impl Verb {
    /// Returns the form for a person.
    pub(super) fn finite(self, person: Person) -> &'static str {
        match person {
            Person::You => self.you,
            Person::One => self.one,
            Person::Many => self.many,
        }
    }

    /// Returns the infinitive with its prefix: "zufügen", "spielbereit machen".
    pub(super) fn infinitive(self) -> String {
        format!("{}{}", self.apart, self.many)
    }

    /// Returns the form at the end of a clause: "zufügt".
    pub(super) fn last(self, person: Person) -> String {
        format!("{}{}", self.apart, self.finite(person))
    }
}

/// Grammatical person and number of a verb form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    You,
    One,
    Many,
}

macro_rules! verbs {
    ($($name:ident = $imperative:literal $you:literal $one:literal $many:literal $apart:literal $past:literal;)+) => {
        $(pub(super) const $name: Verb = Verb {
            imperative: $imperative, you: $you, one: $one, many: $many, apart: $apart, past: $past,
        };)+
    };
}

verbs! {
    ATTACH = "hänge" "hängst" "hängt" "hängen" "an" "angehängt";
    ATTACK = "greife" "greifst" "greift" "greifen" "an" "angegriffen";
    BE = "sei" "bist" "ist" "sind" "" "gewesen";
    BECOME = "werde" "wirst" "wird" "werden" "" "geworden";
    BRING = "bringe" "bringst" "bringt" "bringen" "" "gebracht";
    CAN = "könne" "kannst" "kann" "können" "" "gekonnt";
    CAPTURE = "nimm" "nimmst" "nimmt" "nehmen" "gefangen " "gefangen genommen";
    CHOOSE = "wähle" "wählst" "wählt" "wählen" "" "gewählt";
    COLLECT = "kassiere" "kassierst" "kassiert" "kassieren" "" "kassiert";
    COME = "komme" "kommst" "kommt" "kommen" "" "gekommen";
    CONTROL = "kontrolliere" "kontrollierst" "kontrolliert" "kontrollieren" "" "kontrolliert";
    COST_IT = "koste" "kostest" "kostet" "kosten" "" "gekostet";
    CREATE = "erschaffe" "erschaffst" "erschafft" "erschaffen" "" "erschaffen";
    DEAL = "füge" "fügst" "fügt" "fügen" "zu" "zugefügt";
    DEFEAT = "besiege" "besiegst" "besiegt" "besiegen" "" "besiegt";
    DEFEND = "verteidige" "verteidigst" "verteidigt" "verteidigen" "" "verteidigt";
    DEPLOY = "rufe" "rufst" "ruft" "rufen" "" "gerufen";
    DISCARD = "lege" "legst" "legt" "legen" "ab" "abgelegt";
    DOUBLE = "verdopple" "verdoppelst" "verdoppelt" "verdoppeln" "" "verdoppelt";
    DRAW = "ziehe" "ziehst" "zieht" "ziehen" "" "gezogen";
    EXCHANGE = "tausche" "tauschst" "tauscht" "tauschen" "" "getauscht";
    EXHAUST = "erschöpfe" "erschöpfst" "erschöpft" "erschöpfen" "" "erschöpft";
    FLIP = "drehe" "drehst" "dreht" "drehen" "um" "umgedreht";
    GAIN = "erhalte" "erhältst" "erhält" "erhalten" "" "erhalten";
    GET = "bekomme" "bekommst" "bekommt" "bekommen" "" "bekommen";
    GIVE = "gib" "gibst" "gibt" "geben" "" "gegeben";
    GUARD = "bewache" "bewachst" "bewacht" "bewachen" "" "bewacht";
    COUNT_AS = "gelte" "giltst" "gilt" "gelten" "" "gegolten";
    HAVE = "habe" "hast" "hat" "haben" "" "gehabt";
    HEAL = "heile" "heilst" "heilt" "heilen" "" "geheilt";
    INCREASE = "erhöhe" "erhöhst" "erhöht" "erhöhen" "" "erhöht";
    IGNORE = "ignoriere" "ignorierst" "ignoriert" "ignorieren" "" "ignoriert";
    DISCLOSE = "lege" "legst" "legt" "legen" "offen" "offengelegt";
    LOOK = "sieh" "siehst" "sieht" "sehen" "an" "angesehen";
    WIN = "gewinne" "gewinnst" "gewinnt" "gewinnen" "" "gewonnen";
    LOSE = "verliere" "verlierst" "verliert" "verlieren" "" "verloren";
    MAY = "dürfe" "darfst" "darf" "dürfen" "" "gedurft";
    MOVE = "bewege" "bewegst" "bewegt" "bewegen" "" "bewegt";
    MUST = "müsse" "musst" "muss" "müssen" "" "gemusst";
    NAME_IT = "nenne" "nennst" "nennt" "nennen" "" "genannt";
    OWN = "besitze" "besitzt" "besitzt" "besitzen" "" "besessen";
    PAY = "zahle" "zahlst" "zahlt" "zahlen" "" "gezahlt";
    PLAY = "spiele" "spielst" "spielt" "spielen" "" "gespielt";
    PREVENT = "verhindere" "verhinderst" "verhindert" "verhindern" "" "verhindert";
    PROVIDE = "liefere" "lieferst" "liefert" "liefern" "" "geliefert";
    PUT = "lege" "legst" "legt" "legen" "" "gelegt";
    READY = "mache" "machst" "macht" "machen" "spielbereit " "spielbereit gemacht";
    RESCUE = "befreie" "befreist" "befreit" "befreien" "" "befreit";
    RETURN = "schicke" "schickst" "schickt" "schicken" "zurück" "zurückgeschickt";
    REVEAL = "decke" "deckst" "deckt" "decken" "auf" "aufgedeckt";
    SEARCH = "durchsuche" "durchsuchst" "durchsucht" "durchsuchen" "" "durchsucht";
    ASSIGN = "verteile" "verteilst" "verteilt" "verteilen" "" "verteilt";
    SHUFFLE = "mische" "mischst" "mischt" "mischen" "" "gemischt";
    TAKE_ACTION = "führe" "führst" "führt" "führen" "aus" "ausgeführt";
    TAKE = "nimm" "nimmst" "nimmt" "nehmen" "" "genommen";
    TAKE_BACK = "nimm" "nimmst" "nimmt" "nehmen" "zurück" "zurückgenommen";
    TAKE_OVER = "übernimm" "übernimmst" "übernimmt" "übernehmen" "" "übernommen";
    USE = "nutze" "nutzt" "nutzt" "nutzen" "" "genutzt";
}
