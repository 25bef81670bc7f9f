//! German card texts: cases, genders, plurals and the position of verbs.

use std::path::Path;

use ability::{CardText, Texts};
use model::CardType;
use phrase::{Context, GermanNames, Language, Rendered, card_text};

/// Returns the text of a card of the data.
fn card(number: &str) -> CardText {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities");
    for set in std::fs::read_dir(folder).unwrap() {
        for entry in std::fs::read_dir(set.unwrap().path()).unwrap() {
            let path = entry.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let texts = Texts::read(&path.display().to_string(), &text).unwrap();
            if let Some(card) = texts.cards.into_iter().find(|card| card.id.to_string() == number) {
                return card;
            }
        }
    }
    panic!("{number} is not in the data")
}

fn german(text: &CardText, kind: CardType) -> Rendered {
    card_text(
        text,
        Context { language: Language::German, kind, host: CardType::Unit, pilot: false, names: &GermanNames },
    )
}

fn invented(kind: CardType, card: &str) -> Rendered {
    let file = format!("(cards: [(id: \"XYZ_001\", {card})])");
    german(&Texts::read("invented.ron", &file).unwrap().cards[0], kind)
}

fn ability(kind: CardType, text: &str) -> String {
    invented(kind, &format!("abilities: [{text}]")).abilities.remove(0)
}

fn event(steps: &str) -> String {
    ability(CardType::Event, &format!("Event([{steps}])"))
}

#[test]
fn german_texts_of_units_are_as_expected() {
    for (number, nth, expected) in [
        (
            "SOR_130",
            0,
            "Solange diese Einheit eine beschädigte Einheit angreift, bekommt sie +2/+0 und erhält Überwältigen.",
        ),
        (
            "SOR_131",
            1,
            "Beim Angriff: Du darfst dieser Einheit 1 Schaden zufügen und einer anderen Boden-Einheit 1 Schaden zufügen.",
        ),
        (
            "SOR_133",
            0,
            "Wenn diese Einheit einer feindlichen Basis Kampfschaden zufügt: Du darfst einer Boden-Einheit, die der \
             Spieler jener Basis kontrolliert, 3 Schaden zufügen.",
        ),
        (
            "SOR_135",
            0,
            "Wenn gespielt: Füge beliebig vielen feindlichen Einheiten insgesamt 6 Schaden zu, aufgeteilt nach deiner \
             Wahl.",
        ),
        ("SOR_149", 0, "Wenn diese Einheit angreift und eine Einheit besiegt: Mache diese Einheit spielbereit."),
        ("SOR_153", 0, "Um ein Ereignis zu spielen, müssen Gegner zusätzlich ihrer Basis 2 Schaden zufügen."),
        ("SOR_160", 0, "Wenn gespielt/Beim Angriff: Basen können in dieser Phase nicht geheilt werden."),
        ("SOR_080", 0, "Wenn gespielt: Gib bis zu 3 TRUPPLER-Einheiten je einen Erfahrungs-Marker."),
        (
            "SOR_087",
            0,
            "Wenn gespielt: Durchsuche die obersten 10 Karten deines Decks nach beliebig vielen Niedertracht-Einheiten \
             mit Gesamtkosten von 3 oder weniger und spiele sie nacheinander in beliebiger Reihenfolge kostenlos.",
        ),
        ("SOR_118", 0, "Diese Einheit bekommt +1/+1 für jede Ressource, die du kontrollierst."),
        (
            "SOR_179",
            0,
            "Beim Angriff: Falls der Verteidiger erschöpft ist und in dieser Runde nicht ins Spiel gekommen ist, füge dem \
             Verteidiger 3 Schaden zu.",
        ),
        (
            "SOR_190",
            0,
            "Wenn gespielt: Falls du in dieser Phase eine andere Karte gespielt hast, zieht jeder Gegner eine Karte und \
             legt eine zufällige Karte von seiner Hand ab.",
        ),
        (
            "SOR_061",
            0,
            "Das erste Upgrade, das du in jeder Runde auf diese Einheit spielst, kostet 1 Ressource weniger.",
        ),
        (
            "SOR_062",
            0,
            "Wenn gespielt: Nenne eine Karte. Gegner können keine Karten mit diesem Namen spielen, solange diese Einheit \
             im Spiel ist.",
        ),
        (
            "SHD_088",
            0,
            "Beim Angriff: Wähle eine feindliche Nicht-Anführer-Einheit, die in dieser Phase deine Basis angegriffen hat. \
             Eine befreundete Einheit im selben Kampfgebiet wie die gewählte Einheit nimmt die gewählte Einheit gefangen.",
        ),
        (
            "SHD_090",
            0,
            "Beim Angriff: Du darfst eine andere befreundete UNTERWELT-Einheit wählen. Falls du das tust, wird aller \
             Kampfschaden, der dieser Einheit zugefügt würde, bei diesem Angriff stattdessen der gewählten Einheit \
             zugefügt.",
        ),
        (
            "SHD_161",
            1,
            "Kopfgeld \u{2013} Falls diese Einheit dir gehört und diese Einheit besiegt wurde, spiele diese Einheit \
             kostenlos und gib ihr einen Erfahrungs-Marker.",
        ),
        (
            "SHD_187",
            0,
            "Diese Einheit kann nicht durch feindliche Kartenfähigkeiten gefangen genommen, beschädigt oder besiegt werden.",
        ),
        ("SHD_219", 0, "Solange eine befreundete Einheit mit Hinterhalt angreift, bekommt der Verteidiger -3/-0."),
        (
            "SHD_036",
            1,
            "Schmuggeln [7 Ressourcen, Wachsamkeit, Niedertracht, einer befreundeten Einheit 4 Schaden zufügen]",
        ),
        (
            "TWI_116",
            0,
            "Du darfst diese Einheit als Kopie einer Nicht-Anführer-Einheit, die keine FAHRZEUG-Einheit ist, ins Spiel \
             bringen, außer dass sie das Merkmal KLON erhält und nicht einzigartig ist.",
        ),
        (
            "TWI_137",
            0,
            "Wenn gespielt: Falls ein Gegner mehr Einheiten kontrolliert als du, mache diese Einheit spielbereit.",
        ),
        (
            "TWI_187",
            1,
            "Beim Angriff: Der verteidigende Spieler darf eine von dieser Einheit bewachte Karte, die er besitzt, befreien. \
             Falls er das tut, ziehe 2 Karten.",
        ),
        (
            "TWI_064",
            0,
            "Koordinieren \u{2013} Wenn ein Gegner seine zweite Karte in einer Phase spielt: Du darfst 2 Karten ziehen.",
        ),
    ] {
        assert_eq!(german(&card(number), CardType::Unit).abilities[nth], expected, "{number}");
    }
}

#[test]
fn german_texts_of_events_are_as_expected() {
    for (number, expected) in [
        (
            "SOR_106",
            "Gib einer befreundeten Einheit für diese Phase +3/+3. Gib einer anderen befreundeten Einheit für diese Phase \
             +2/+2. Gib einer weiteren befreundeten Einheit für diese Phase +1/+1.",
        ),
        (
            "SOR_150",
            "Ziehe eine Karte. Danach greife mit einer befreundeten Einheit an. Sie bekommt für diesen Angriff +2/+0 und erhält \
             \u{201e}Wenn diese Einheit einer Einheit oder Basis Kampfschaden zufügt: Besiege diese Einheit.\u{201c}",
        ),
        ("SOR_174", "Jeder Spieler legt alle Karten bis auf 2 von seiner Hand ab."),
        (
            "SOR_175",
            "Ziehe 2 Karten. Für jeden Gegner gilt: Falls du in dieser Phase der Basis dieses Spielers Schaden zugefügt \
             hast, legt dieser Spieler 2 Karten von seiner Hand ab.",
        ),
        (
            "SOR_091",
            "Nimm jede Einheit aus deinem Ablagestapel, die in dieser Phase besiegt wurde, auf deine Hand zurück.",
        ),
        (
            "SOR_092",
            "Gib einer befreundeten Einheit für diese Phase +2/+2. Danach darfst du jene Einheit beliebig vielen anderen Einheiten \
             insgesamt Schaden in Höhe ihrer Stärke zufügen lassen, aufgeteilt nach deiner Wahl.",
        ),
        (
            "SHD_144",
            "Füge einer feindlichen Einheit 1 Schaden zu. Die nächste Aktion des Spielers, der sie kontrolliert, muss in \
             dieser Phase nach Möglichkeit ein Angriff mit ihr sein, und sie muss nach Möglichkeit eine \
             Einheit angreifen.",
        ),
        ("SHD_159", "Füge jeder Basis Schaden in Höhe der Anzahl der Karten auf der Hand ihres Spielers zu."),
        ("SHD_180", "Füge einer Einheit 3 Schaden (oder stattdessen 6 Schaden, falls sie eine Karte bewacht) zu."),
        (
            "SHD_227",
            "Wähle eine Einheit. Der Spieler, der jene Einheit kontrolliert, darf 2 Ressourcen zahlen. Falls er das nicht \
             tut, erschöpfe jene Einheit.",
        ),
        (
            "SHD_205",
            "Ein Gegner wählt eins:\n\u{2022} Du machst bis zu 6 Ressourcen spielbereit.\n\u{2022} Du machst eine \
             befreundete Einheit spielbereit. Falls jene Einheit eine WOOKIEE-Einheit ist, greifst du mit jener Einheit an. \
             Sie bekommt für diesen Angriff +2/+0.",
        ),
        (
            "TWI_176",
            "Wähle 2 feindliche Einheiten im selben Kampfgebiet. Jede der gewählten Einheiten fügt dem Rest der gewählten \
             Einheiten Schaden in Höhe ihrer Stärke zu.",
        ),
        (
            "TWI_204",
            "Wähle eine spielbereite Nicht-Anführer-Einheit jedes Spielers. Falls du das tust, tausche die Kontrolle über die \
             gewählten Einheiten. Zu Beginn der Sammelphase gilt für jede der gewählten Einheiten: Ihr Besitzer übernimmt \
             die Kontrolle über sie.",
        ),
        (
            "TWI_239",
            "Füge jeder JEDI-Einheit 6 Schaden zu. Für jede jener Einheiten gilt: Falls sie besiegt wurde, erschafft der \
             Spieler, der sie kontrolliert, einen Klontruppler-Marker.",
        ),
        (
            "TWI_040",
            "Falls eine feindliche Einheit in dieser Phase besiegt wurde, spiele ein Upgrade von deiner Hand oder aus einem \
             beliebigen Ablagestapel ohne Aspekt-Strafe.",
        ),
    ] {
        assert_eq!(
            german(&card(number), CardType::Event).abilities.last().map(String::as_str),
            Some(expected),
            "{number}"
        );
    }
}

#[test]
fn german_texts_of_upgrades_and_leaders_are_as_expected() {
    let upgrade = german(&card("SOR_121"), CardType::Upgrade);
    assert_eq!(upgrade.attach.as_deref(), Some("Hänge dieses Upgrade an eine FAHRZEUG-Einheit an."));
    assert_eq!(
        upgrade.abilities,
        [
            "Die Einheit mit diesem Upgrade erhält \u{201e}Beim Angriff: Falls der Angreifer keine Basis angreift, darfst du \
          einer Einheit im selben Kampfgebiet wie der Verteidiger 2 Schaden zufügen.\u{201c}"
        ]
    );
    assert_eq!(
        german(&card("SHD_126"), CardType::Upgrade).abilities[0],
        "Ignoriere beim Spielen dieses Upgrades auf eine MANDALORIANER-Einheit seine Aspekt-Strafe."
    );
    let leader = german(&card("SOR_006"), CardType::Leader);
    assert_eq!(
        leader.abilities,
        [
            "Aktion [1 Ressource, erschöpfen, eine befreundete Einheit besiegen]: Füge einer Einheit 1 Schaden zu. Ziehe eine Karte."
        ]
    );
    assert_eq!(leader.unit[0], "Wenn gerufen: Übernimm die Kontrolle über eine beschädigte Nicht-Anführer-Einheit.");
    let flips = german(&card("TWI_017"), CardType::Leader);
    assert!(
        flips.unit[0].ends_with("füge der Basis jedes Gegners 2 Schaden zu und drehe diesen Anführer um."),
        "{flips:?}"
    );
}

#[test]
fn nouns_have_case_gender_and_number() {
    for (steps, expected) in [
        ("Defeat(Choose(is: Upgrade, side: Enemy))", "Besiege ein feindliches Upgrade."),
        ("Defeat(Choose(is: Resource, side: Friendly))", "Besiege eine Ressource, die du kontrollierst."),
        ("Damage(amount: 1, to: Choose(is: Leader, side: Enemy))", "Füge einem feindlichen Anführer 1 Schaden zu."),
        ("Damage(amount: 1, to: All(is: Base))", "Füge jeder Basis 1 Schaden zu."),
        ("Damage(amount: 1, to: UpTo(2, (other: true)))", "Füge bis zu 2 anderen Einheiten je 1 Schaden zu."),
        (
            "Heal(from: AnyNumber(side: Friendly, unique: true))",
            "Heile je allen Schaden von beliebig vielen einzigartigen befreundeten Einheiten.",
        ),
        (
            "Defeat(Choose(not_traits: [Vehicle], leader: false))",
            "Besiege eine Nicht-Anführer-Einheit, die keine FAHRZEUG-Einheit ist.",
        ),
        (
            "Defeat(Choose(side: Friendly, other: true, traits: [Imperial, Trooper]))",
            "Besiege eine andere befreundete IMPERIUM- oder TRUPPLER-Einheit.",
        ),
        (
            "Defeat(Choose(power: AtMost(2), remaining_hp: AtLeast(4)))",
            "Besiege eine Einheit mit 2 oder weniger Stärke und 4 oder mehr verbleibenden TP.",
        ),
        ("Reveal(Top(3, Opponent))", "Decke die obersten 3 Karten des Decks eines Gegners auf."),
        (
            "Return(Choose(is: Upgrade, cost: AtMost(Power(This))))",
            "Schicke ein Upgrade, dessen Kosten höchstens so hoch sind wie die Stärke dieses Ereignisses, auf die Hand seines \
             Besitzers zurück.",
        ),
        (
            "As(First, Bind(Choose(is: Upgrade))), Damage(amount: Cost(Named(First)), to: HostOf(Named(First)))",
            "Wähle ein Upgrade. Füge der Einheit mit jenem Upgrade Schaden in Höhe der Kosten jenes Upgrades zu.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn verbs_are_in_their_german_position() {
    for (steps, expected) in [
        ("Exhaust(Choose())", "Erschöpfe eine Einheit."),
        ("May([Ready(Choose())])", "Du darfst eine Einheit spielbereit machen."),
        (
            "They(EachOpponent, [Ready(Choose(side: Friendly))])",
            "Jeder Gegner macht eine Einheit, die er kontrolliert, spielbereit.",
        ),
        (
            "They(EachOpponent, [May([Ready(Choose(side: Friendly))])])",
            "Jeder Gegner darf eine Einheit, die er kontrolliert, spielbereit machen.",
        ),
        ("May([Draw(who: EachOpponent)])", "Du darfst jeden Gegner eine Karte ziehen lassen."),
        ("MayBy(Opponent, [Draw(count: 2)])", "Ein Gegner darf dich 2 Karten ziehen lassen."),
        (
            "IfYouDo(do: [May([Exhaust(This)])], then: [Draw()], else: [Damage(amount: 1, to: Base(You))])",
            "Du darfst dieses Ereignis erschöpfen. Falls du das tust, ziehe eine Karte. Falls du das nicht tust, füge deiner \
             Basis 1 Schaden zu.",
        ),
        (
            "If(if: Not(Exists(side: Enemy)), then: [Draw(who: Each)], else: [Ready(Choose())])",
            "Falls kein Gegner eine Einheit kontrolliert, zieht jeder Spieler eine Karte. Ansonsten mache eine Einheit \
             spielbereit.",
        ),
        (
            "Delay(RegroupPhase, [DiscardHand(EachOpponent)])",
            "Zu Beginn der Sammelphase legt jeder Gegner seine Hand ab.",
        ),
        (
            "Look(Top(1, You)), May([Put(what: It, to: Bottom(Chosen))])",
            "Sieh dir die oberste Karte deines Decks an. Du darfst sie unter dein Deck legen.",
        ),
        ("They(Opponent, [Look(Top(1, You))])", "Ein Gegner sieht sich die oberste Karte seines Decks an."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn conditions_end_with_their_verb() {
    for (condition, expected) in [
        ("Exists(side: Friendly, other: true, aspects: [Cunning])", "du eine andere Raffinesse-Einheit kontrollierst"),
        ("Not(Exists(side: Enemy))", "kein Gegner eine Einheit kontrolliert"),
        (
            "Exists(is: Card, zone: Discard, side: Friendly, traits: [Force])",
            "eine MACHT-Karte in deinem Ablagestapel liegt",
        ),
        ("Compare(Count(is: Resource, side: Friendly), AtLeast(6))", "du 6 oder mehr Ressourcen kontrollierst"),
        ("Compare(Count(is: Card, zone: Hand, side: Friendly), AtMost(0))", "du keine Karten auf der Hand hast"),
        (
            "Compare(Times(BaseDamage(Friendly, Enemy)), AtLeast(3))",
            "du in dieser Phase der Basis eines Gegners 3 oder mehr Schaden zugefügt hast",
        ),
        ("All([Initiative(You), ActionPhase])", "du die Initiative hast und die Aktionsphase läuft"),
        ("Is(This, (damaged: false))", "diese Einheit unbeschädigt ist"),
        ("Not(Is(This, (traits: [Droid])))", "diese Einheit keine DROIDEN-Einheit ist"),
        (
            "Happened(Attacked(side: Friendly, other: true, traits: [Jedi]))",
            "du in dieser Phase mit einer anderen JEDI-Einheit angegriffen hast",
        ),
        (
            "Compare(Times(Attacked(side: Friendly)), AtLeast(2))",
            "du in dieser Phase mit 2 oder mehr Einheiten angegriffen hast",
        ),
        ("Happened(Defeated(side: Friendly))", "eine befreundete Einheit in dieser Phase besiegt wurde"),
    ] {
        let text = ability(CardType::Unit, &format!("When(on: [Played], if: {condition}, do: [Draw()])"));
        assert_eq!(text, format!("Wenn gespielt: Falls {expected}, ziehe eine Karte."));
    }
}

/// A step is rendered without those before it (JTL_014): names bound by them are plural in its prompt.
#[test]
fn a_prompt_of_a_step_uses_the_plural_for_several_bound_cards() {
    let file = "(cards: [(id: \"XYZ_001\", abilities: [Event([\
                As(Revealed, Reveal(Top(4, You))), \
                Discard(Exactly(2, (is: Card, zone: Any, among: Named(Revealed)))), \
                As(First, Look(Top(2, You))), \
                Discard(Choose(is: Card, zone: Any, among: Named(First))), \
                As(Discarded, Mill(count: 2)), \
                Return(Choose(is: Card, zone: Any, among: Named(Discarded), traits: [Underworld]))])])])";
    let texts = Texts::read("invented.ron", file).unwrap();
    let ability::Ability::Event(block) = &texts.cards[0].abilities[0] else { panic!("an event") };
    let context = Context {
        language: Language::German,
        kind: CardType::Event,
        host: CardType::Unit,
        pilot: false,
        names: &GermanNames,
    };
    let step = |at: usize| phrase::step(&block.steps()[at], context);
    assert_eq!(step(1), "Lege 2 der aufgedeckten Karten ab.");
    assert_eq!(step(3), "Lege eine jener Karten ab.");
    assert_eq!(
        step(5),
        "Schicke eine UNTERWELT-Karte unter den abgelegten Karten auf die Hand ihres Besitzers zurück."
    );
}

#[test]
fn a_prompt_marks_the_place_of_the_choice() {
    let file = "(cards: [(id: \"XYZ_001\", abilities: [Event([Damage(amount: 2, to: Choose(side: Enemy)), \
                Ready(UpTo(2, ()))])])])";
    let texts = Texts::read("invented.ron", file).unwrap();
    let ability::Ability::Event(block) = &texts.cards[0].abilities[0] else { panic!("an event") };
    let context = Context {
        language: Language::German,
        kind: CardType::Event,
        host: CardType::Unit,
        pilot: false,
        names: &GermanNames,
    };
    assert_eq!(phrase::prompt(&block.steps()[0], context), "Füge \u{2026} 2 Schaden zu");
    assert_eq!(phrase::prompt(&block.steps()[1], context), "Mache \u{2026} spielbereit");
    assert_eq!(phrase::step(&block.steps()[0], context), "Füge einer feindlichen Einheit 2 Schaden zu.");
}

#[test]
fn tokens_have_their_german_names() {
    assert_eq!(event("Defeat(Choose(is: Upgrade, token: true, named: [\"Shield\"]))"), "Besiege einen Schild-Marker.");
    assert_eq!(event("Create(token: CloneTrooper)"), "Erschaffe einen Klontruppler-Marker.");
    assert_eq!(
        event("Exhaust(Choose(side: Enemy, leader: false, carries_no: (named: [\"Experience\"])))"),
        "Erschöpfe eine feindliche Nicht-Anführer-Einheit ohne Erfahrungs-Marker darauf."
    );
}

/// Individual amounts, the acting player and the referents are stated clearly.
#[test]
fn ambiguous_sentences_state_amounts_actors_and_referents() {
    for (number, nth, expected) in [
        (
            "LOF_042",
            0,
            "Wähle 2 einzigartige befreundete SITH-Einheiten. Falls die Anzahl der gewählten Einheiten 2 oder mehr \
             beträgt, gib den gewählten Einheiten je 2 Schild-Marker und 2 Erfahrungs-Marker. Besiege jede andere befreundete Einheit.",
        ),
        (
            "JTL_174",
            0,
            "Wähle eine befreundete Einheit. Füge einer Anzahl an feindlichen Einheiten in Höhe der Anzahl der \
             Fähigkeiten „Beim Angriff“ jener Einheit je 2 Schaden zu. Danach greife mit jener Einheit an.",
        ),
        (
            "JTL_188",
            0,
            "Wenn diese Einheit einer feindlichen Basis Kampfschaden zufügt: Jede Einheit, die der Spieler jener Basis \
             in dieser Phase spielt, kostet 1 Ressource mehr.",
        ),
        ("JTL_221", 0, "Wenn besiegt: Wähle einen Gegner. Er darf diese Einheit in dieser Phase kostenlos spielen."),
        (
            "JTL_124",
            0,
            "Greife mit einer befreundeten Weltraum-Einheit an. Falls du das tust, greife danach mit einer \
             befreundeten Boden-Einheit an. Sie bekommt für diesen Angriff +2/+0.",
        ),
        (
            "JTL_207",
            0,
            "Wähle einen Gegner. Sieh dir die Hand dieses Spielers an. Lege ein Ereignis von der Hand dieses \
             Spielers ab.",
        ),
        ("JTL_105", 0, "Wenn du Kosten zahlst, zahlst du nur die Hälfte der Ressourcen, aufgerundet."),
        ("LOF_186", 0, "Jede befreundete Einheit hat den doppelten Offensive-Wert."),
        (
            "LOF_234",
            0,
            "Wenn gespielt: Falls du eine SITH-Anführer-Einheit kontrollierst, darfst du diese Einheit spielbereit machen.",
        ),
    ] {
        assert_eq!(german(&card(number), CardType::Unit).abilities[nth], expected, "{number}");
    }
}

/// CR 3.4.4: the condition of an epic action that is not only about resources.
#[test]
fn a_deploy_condition_beyond_resources_is_rendered() {
    let text = card("LOF_007");
    for (language, expected) in [
        (
            Language::English,
            "Epic Action: If the number of resources you control plus the number of times you used the Force this \
             phase is 9 or more, deploy this leader.",
        ),
        (
            Language::German,
            "Epische Aktion: Falls die Anzahl der Ressourcen, die du kontrollierst, plus die Anzahl der Male, die du in \
             dieser Phase die Macht genutzt hast, 9 oder mehr beträgt, rufe diesen Anführer.",
        ),
    ] {
        let context =
            Context { language, kind: CardType::Leader, host: CardType::Unit, pilot: false, names: &GermanNames };
        assert_eq!(phrase::deploy(9, text.deploys_if.as_ref(), false, context), expected);
    }
}

#[test]
fn rarer_words_are_rendered_in_german() {
    for (text, expected) in [
        (
            "EntersAsCopy(of: (side: Friendly), gives: [Stats(1, 1), Trait(Droid)])",
            "Du darfst diese Einheit als Kopie einer befreundeten Einheit ins Spiel bringen, außer dass sie +1/+1 bekommt und \
             das Merkmal DROIDEN erhält und nicht einzigartig ist.",
        ),
        (
            "InsteadOfCost([Resources(1), Discard(is: Card, zone: Hand, side: Friendly)])",
            "Du darfst 1 Ressource zahlen und eine Karte von deiner Hand ablegen, anstatt die Kosten dieser Einheit zu zahlen.",
        ),
        (
            "CostsLess(amount: Every(2, Damage(Base(You))))",
            "Diese Einheit zu spielen kostet 1 Ressource weniger für je 2 Schaden auf deiner Basis.",
        ),
        (
            "When(on: [UnitTakesCombatDamage(side: Friendly)], do: [Damage(amount: Carried, to: Base(Opponent))])",
            "Wenn einer befreundeten Einheit Kampfschaden zugefügt wird (falls sie den Schaden überlebt): Füge der Basis eines Gegners genauso \
             viel Schaden zu.",
        ),
        (
            "Constant(on: All(side: Friendly, other: true), gives: [CantReady, Stats(0, -1)])",
            "Andere befreundete Einheiten bekommen -0/-1 und können nicht spielbereit gemacht werden.",
        ),
        (
            "Constant(gives: [Stats(Power(Defender), 0)])",
            "Diese Einheit bekommt +X/+0, wobei X die Stärke des Verteidigers ist.",
        ),
        (
            "Constant(gives: [AttackerHas([Stats(-1, 0), Keyword(Overwhelm)])])",
            "Solange diese Einheit verteidigt, bekommt der Angreifer -1/-0 und erhält Überwältigen.",
        ),
        (
            "Constant(gives: [CardsCostLess(by: Enemy, cards: (), amount: 1, first_each_round: true)])",
            "Die erste Einheit, die jeder Gegner in jeder Runde spielt, kostet 1 Ressource weniger.",
        ),
        (
            "Constant(gives: [RedirectDamage(to: Base(You), combat: false)])",
            "Aller Schaden, der dieser Einheit zugefügt würde, wird stattdessen deiner Basis zugefügt.",
        ),
    ] {
        assert_eq!(ability(CardType::Unit, text), expected);
    }
    for (steps, expected) in [
        (
            "Draw(count: Times(Attacked(side: Friendly)))",
            "Ziehe eine Karte für jede Einheit, mit der du in dieser Phase angegriffen hast.",
        ),
        (
            "Damage(amount: Half(Power(Attacker), Up), to: Choose())",
            "Füge einer Einheit Schaden in Höhe der Hälfte der Stärke des Angreifers (aufgerundet) zu.",
        ),
        (
            "Damage(amount: Sum([-2, Count(side: Friendly)]), to: Choose())",
            "Füge einer Einheit Schaden in Höhe der Anzahl der befreundeten Einheiten minus 2 zu.",
        ),
        (
            "Damage(amount: Times2(3, Count(side: Friendly)), to: Choose())",
            "Füge einer Einheit Schaden in Höhe des 3-Fachen der Anzahl der befreundeten Einheiten zu.",
        ),
        (
            "DamageDivided(amount: Power(Attacker), among: (side: Enemy), by: Attacker)",
            "Der Angreifer fügt beliebig vielen feindlichen Einheiten insgesamt Schaden in Höhe seiner Stärke zu, aufgeteilt \
             nach deiner Wahl.",
        ),
        (
            "As(Chosen, Bind(UpTo(3, ()))), Defeat(Random(1, (among: Named(Chosen))))",
            "Wähle bis zu 3 Einheiten. Besiege eine zufällig gewählte der gewählten Einheiten.",
        ),
        (
            "Attack(with: Choose(side: Friendly), rules: [EvenIfExhausted, OnlyUnits], gives: [Keyword(Saboteur)])",
            "Greife mit einer befreundeten Einheit an, auch wenn sie erschöpft ist. Sie kann bei diesem Angriff keine Basen \
             angreifen. Sie erhält für diesen Angriff Saboteur.",
        ),
        (
            "They(EachOpponent, [Search(top: 5, for: (), then: [Put(what: It, to: Hand)])])",
            "Jeder Gegner durchsucht die obersten 5 Karten seines Decks nach einer Einheit und zieht sie.",
        ),
        ("DiscardFromHand(count: 2, who: Opponent, by: You)", "Lege 2 Karten von der Hand eines Gegners ab."),
        (
            "Rule(gives: [CardsCostLess(by: Friendly, cards: (), amount: 1, next: 2)], for: Phase)",
            "Die nächsten 2 Einheiten, die du in dieser Phase spielst, kosten je 1 Ressource weniger.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// The effects of each of these cards are rendered completely and in natural German.
#[test]
fn complex_card_texts_are_complete_and_natural() {
    for (number, nth, expected) in [
        // Two duties: with that unit, and at a unit.
        (
            "SHD_144",
            0,
            "Füge einer feindlichen Einheit 1 Schaden zu. Die nächste Aktion des Spielers, der sie kontrolliert, muss in \
             dieser Phase nach Möglichkeit ein Angriff mit ihr sein, und sie muss nach Möglichkeit eine Einheit angreifen.",
        ),
        ("TWI_151", 0, "Diese Einheit zu spielen kostet 1 Ressource weniger für je 5 Schaden auf deiner Basis."),
        (
            "TWI_143",
            0,
            "Falls eine feindliche Einheit in dieser Phase besiegt wurde, bekommt diese Einheit +1/+0 und erhält Saboteur.",
        ),
        (
            "TWI_139",
            0,
            "Greife mit einer befreundeten Einheit an. Sie bekommt für diesen Angriff +1/+0 für jeden Schaden auf dem \
             Verteidiger zu Beginn des Angriffs.",
        ),
        ("SOR_045", 0, "Wenn besiegt: Wähle beliebig viele Spieler. Jeder von ihnen zieht eine Karte."),
    ] {
        assert_eq!(german(&card(number), CardType::Unit).abilities[nth], expected, "{number}");
    }
    let half = german(&card("TWI_047"), CardType::Unit).abilities.remove(0);
    assert!(half.contains("so viele Karten vom Deck eines Gegners"), "{half}");
    let power = german(&card("TWI_089"), CardType::Event).abilities.remove(0);
    assert!(power.contains("gemeinsame Stärke der gewählten Einheiten"), "{power}");
}

/// Grit and the traits in card texts are German, except for names that are the same.
#[test]
fn grit_and_traits_are_german() {
    assert_eq!(phrase::keyword(model::Keyword::Grit, Language::German), "Zähigkeit");
    for (each, word) in [
        ("Clone", "KLON"),
        ("Droid", "DROIDEN"),
        ("Item", "GEGENSTAND"),
        ("Official", "AMTSTRÄGER"),
        ("Tactic", "TAKTIK"),
        ("Transport", "TRANSPORTER"),
        ("Trooper", "TRUPPLER"),
    ] {
        let said = event(&format!("Defeat(Choose(traits: [{each}]))"));
        assert!(said.contains(word), "{said}");
    }
}

/// CR 7.5.18: the keyword, and a text that grants it.
#[test]
fn hidden_has_a_german_word() {
    assert_eq!(phrase::keyword(model::Keyword::Hidden, phrase::Language::German), "Verborgen");
}

/// CR 8.37.2 to 8.37.4.
#[test]
fn the_force_is_rendered_in_german() {
    for (steps, expected) in [
        ("TheForceIsWith(You)", "Die Macht ist mit dir."),
        (
            "IfYouDo(do: [May([UseTheForce])], then: [Draw()])",
            "Du darfst die Macht nutzen. Falls du das tust, ziehe eine Karte.",
        ),
        ("If(if: TheForceIsWith(You), then: [Draw()])", "Falls die Macht mit dir ist, ziehe eine Karte."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// CR 8.37.4: the trigger states which player uses the Force.
#[test]
fn the_trigger_states_which_player_uses_the_force() {
    for (side, expected) in [("Friendly", "Wenn du die Macht nutzt"), ("Enemy", "Wenn ein Gegner die Macht nutzt")] {
        let shown = ability(CardType::Unit, &format!("When(on: [UsesTheForce({side})], do: [Draw()])"));
        assert_eq!(shown, format!("{expected}: Ziehe eine Karte."));
    }
}

/// CR 8.35: indirect damage in German.
#[test]
fn indirect_damage_is_rendered_in_german() {
    for (steps, expected) in [
        ("IndirectDamage(amount: 3)", "Füge einem Spieler 3 indirekten Schaden zu."),
        ("IndirectDamage(amount: 2, to: EachOpponent)", "Füge jedem Gegner 2 indirekten Schaden zu."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// Text that would be misread is worded differently from the tree.
#[test]
fn misleading_wordings_are_rendered_differently() {
    for (steps, expected) in [
        (
            "Defeat(ChosenBy(Each, (side: Chooser)))",
            "Jeder Spieler wählt eine Einheit, die er kontrolliert. Besiege die gewählten Einheiten.",
        ),
        (
            "Gain(to: Attacker, gives: [Stats(Power(Attacker), 0)], for: Phase)",
            "Verdopple die Stärke des Angreifers für diese Phase.",
        ),
        (
            "ForEach(All(side: Enemy), [As(First, Bind(It)), Defeat(Named(First))])",
            "Für jede feindliche Einheit besiege jene Einheit.",
        ),
        (
            "IfYouDo(do: [Disclose(icons: [Command])], then: [Ready(Choose(shares_aspect: It))])",
            "Lege Kommando offen. Falls du das tust, mache eine Einheit, die einen gemeinsamen Aspekt mit der \
             offengelegten Karte hat, spielbereit.",
        ),
        (
            "Heal(amount: Times2(2, Count(side: Friendly)), from: Base(You))",
            "Heile 2 Schaden von deiner Basis für jede befreundete Einheit.",
        ),
        (
            "Rule(gives: [Ability(Constant(while: Initiative(You), on: Attacker, gives: [CantAttackBases]))], for: Phase)",
            "Für diese Phase gilt: Solange du die Initiative hast, kann der Angreifer keine Basen angreifen.",
        ),
        (
            "As(First, Bind(UpTo(2, ()))), Give(token: Shield, to: Named(First)), Damage(amount: 2, to: It)",
            "Wähle bis zu 2 Einheiten. Gib jenen Einheiten je einen Schild-Marker. Füge ihnen je 2 Schaden zu.",
        ),
        (
            "Heal(amount: CombatDamageToBases, from: Base(You))",
            "Heile von deiner Basis Schaden in Höhe des Kampfschadens, der bei diesem Angriff einer Basis zugefügt wurde.",
        ),
        (
            "IfYouDo(do: [Draw()], then: [After([Draw()])])",
            "Ziehe eine Karte. Falls du das tust, ziehe danach eine Karte.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
    for (text, expected) in [
        (
            "Constant(on: All(side: Enemy, marks: [Defending]), gives: [Stats(-2, 0)])",
            "Jede feindliche Einheit bekommt -2/-0, solange sie verteidigt.",
        ),
        (
            "Constant(gives: [Instead(of: Damage(), times: FirstEachPhase)])",
            "Diese Einheit verhindert allen Schaden, wenn ihr zum ersten Mal in jeder Phase Schaden zugefügt würde.",
        ),
        (
            "Constant(gives: [PrintedStats(power: 5, hp: 4)])",
            "Diese Einheit gilt als Einheit mit einer aufgedruckten Stärke von 5 und aufgedruckten TP von 4.",
        ),
    ] {
        assert_eq!(ability(CardType::Unit, text), expected);
    }
    for (number, kind, expected) in [
        (
            "ASH_144",
            CardType::Unit,
            "Wenn der Angriff einer befreundeten Einheit endet: Falls sie einer Basis Kampfschaden zugefügt hat, gib dieser \
             Einheit einen Vorteils-Marker.",
        ),
        (
            "TS26_005",
            CardType::Leader,
            "Jede Einheit mit der meisten Stärke unter befreundeten Einheiten erhält Überwältigen.",
        ),
        (
            "ASH_187",
            CardType::Event,
            "Füge einer Einheit Schaden in Höhe des gesamten Schadens auf befreundeten Einheiten zu.",
        ),
        (
            "TS26_058",
            CardType::Event,
            "Gib einer befreundeten Einheit einen Erfahrungs-Marker. Du darfst einer Einheit Schaden in Höhe der Anzahl der \
             Erfahrungs-Marker auf befreundeten Einheiten zufügen.",
        ),
    ] {
        assert_eq!(german(&card(number), kind).abilities[0], expected, "{number}");
    }
    assert!(
        german(&card("SEC_002"), CardType::Leader).abilities[0].contains("falls jene Einheit 3 oder mehr Schaden hat"),
        "the unit that deals it, not the one that is dealt it"
    );
}
