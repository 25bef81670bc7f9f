//! Tree shapes with a shorter text than their parts, in both languages, on made-up cards.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, Language, card_text};

/// Returns the lines of a card of that kind in English and German.
fn lines(kind: CardType, abilities: &str) -> [Vec<String>; 2] {
    let text = format!("(cards: [(id: \"XYZ_001\", abilities: [{abilities}])])");
    let texts = Texts::read("invented.ron", &text).unwrap();
    [Language::English, Language::German].map(|language| {
        let context = Context { language, kind, host: CardType::Unit, pilot: false, names: &DataNames };
        card_text(&texts.cards[0], context).abilities
    })
}

/// Returns the only line of a unit's text.
fn unit(ability: &str) -> [String; 2] {
    lines(CardType::Unit, ability).map(|mut lines| lines.remove(0))
}

/// Returns the text of an event.
fn event(steps: &str) -> [String; 2] {
    lines(CardType::Event, &format!("Event([{steps}])")).map(|mut lines| lines.remove(0))
}

#[test]
fn keywords_granted_by_other_cards_are_one_sentence() {
    let gains = |keyword: &str, gives: &str| {
        format!("Constant(while: Exists(side: Friendly, other: true, keywords: [{keyword}]), gives: [{gives}])")
    };
    let three = [
        gains("Grit", "Keyword(Grit)"),
        gains("Hidden", "Keyword(Hidden)"),
        gains("Raid", "KeywordX(Raid, 2)"),
        "When(on: [Played], do: [Draw()])".to_owned(),
    ];
    let [english, german] = lines(CardType::Unit, &three.join(", "));
    assert_eq!(
        english,
        [
            "This unit gains each of these keywords while you control another unit with that keyword: Grit, Hidden, and \
             Raid 2.",
            "When Played: Draw a card."
        ]
    );
    assert_eq!(
        german,
        [
            "Diese Einheit erhält jedes dieser Schlüsselwörter, solange du eine andere Einheit mit diesem Schlüsselwort \
             kontrollierst: Zähigkeit, Verborgen und Offensive 2.",
            "Wenn gespielt: Ziehe eine Karte."
        ]
    );
    let another = gains("Grit", "Keyword(Hidden)");
    let [english, _] = lines(CardType::Unit, &[another.clone(), another.clone(), another].join(", "));
    assert_eq!(english.len(), 3, "the gained ability is not the required one");
}

#[test]
fn conditions_with_one_subject_name_it_once() {
    let both = "All([Exists(side: Friendly, arena: In(ground)), Exists(side: Friendly, arena: In(space))])";
    assert_eq!(
        event(&format!("If(if: {both}, then: [Draw()])")),
        [
            "If you control a ground unit and a space unit, draw a card.",
            "Falls du eine Boden-Einheit und eine Weltraum-Einheit kontrollierst, ziehe eine Karte."
        ]
    );
    assert_eq!(
        event("If(if: Any([Happened(Discarded(Friendly)), Happened(DiscardedFromDeck(Friendly))]), then: [Draw()])"),
        [
            "If you discarded a card from your hand or deck this phase, draw a card.",
            "Falls du in dieser Phase eine Karte von deiner Hand oder deinem Deck abgelegt hast, ziehe eine Karte."
        ]
    );
}

#[test]
fn properties_of_cards_are_worded_with_has() {
    for (condition, english, german) in [
        (
            "Compare(Damage(Base(You)), AtLeast(15))",
            "your base has 15 or more damage on it",
            "deine Basis 15 oder mehr Schaden hat",
        ),
        (
            "Exists(is: Base, side: Friendly, damage: AtLeast(15))",
            "your base has 15 or more damage on it",
            "deine Basis 15 oder mehr Schaden hat",
        ),
        (
            "Not(Compare(Power(This), AtLeast(4)))",
            "this event has less than 4 power",
            "dieses Ereignis weniger als 4 Stärke hat",
        ),
        (
            "Compare(Paid(This), Exactly(0))",
            "no resources were paid to play this event",
            "für dieses Ereignis keine Ressourcen gezahlt wurden",
        ),
        (
            "Compare(Count(side: Friendly), AtLeast(Sum([MostAmong(EachOpponent, Count(side: Of(That))), 1])))",
            "you control more units than each opponent",
            "du mehr Einheiten kontrollierst als jeder Gegner",
        ),
    ] {
        let [en, de] = event(&format!("If(if: {condition}, then: [Draw()])"));
        assert_eq!(en, format!("If {english}, draw a card."));
        assert_eq!(de, format!("Falls {german}, ziehe eine Karte."));
    }
}

#[test]
fn a_cost_states_what_each_condition_takes_off() {
    let more = |arena: &str| format!("If(if: Exists(side: Friendly, arena: In({arena})), then: 2, else: 0)");
    assert_eq!(
        event(&format!(
            "Play(what: Choose(zone: Hand, side: Friendly), price: [Less(Sum([{}, {}]))])",
            more("ground"),
            more("space")
        )),
        [
            "Play a unit from your hand for 2 resources less if you control a ground unit and for another 2 resources less if \
             you control a space unit.",
            "Spiele eine Einheit von deiner Hand für 2 Ressourcen weniger, falls du eine Boden-Einheit kontrollierst, und für \
             weitere 2 Ressourcen weniger, falls du eine Weltraum-Einheit kontrollierst."
        ]
    );
}

#[test]
fn steps_on_the_same_cards_are_joined() {
    for (steps, english, german) in [
        (
            "Give(token: Shield, to: Choose()), Give(token: Experience, count: 2, to: It)",
            "Give a Shield token and 2 Experience tokens to a unit.",
            "Gib einer Einheit einen Schild-Marker und 2 Erfahrungs-Marker.",
        ),
        (
            "Give(token: Shield, to: Choose()), Give(token: Experience, to: Choose())",
            "Give a Shield token to a unit. Give an Experience token to a unit.",
            "Gib einer Einheit einen Schild-Marker. Gib einer Einheit einen Erfahrungs-Marker.",
        ),
        (
            "As(First, Bind(Choose(side: Friendly))), As(Second, Bind(Choose(side: Enemy))), \
             Defeat(These([Named(First), Named(Second)]))",
            "Choose a friendly unit. Choose an enemy unit. Defeat those units.",
            "Wähle eine befreundete Einheit. Wähle eine feindliche Einheit. Besiege jene Einheiten.",
        ),
        (
            "As(First, Bind(Choose(is: Upgrade, on: All()))), As(Second, Bind(HostOf(Named(First)))), Defeat(Named(First)), \
             Damage(amount: 1, to: Named(Second))",
            "Choose an upgrade on a unit. Defeat that upgrade. Deal 1 damage to that unit.",
            "Wähle ein Upgrade auf einer Einheit. Besiege jenes Upgrade. Füge jener Einheit 1 Schaden zu.",
        ),
        (
            "If(if: Exists(zone: Discard, side: Friendly), then: [May([Return(Choose(zone: Discard, side: Friendly)), \
             Draw()])], else: [May([Draw()])])",
            "You may return a unit from your discard pile to your hand and draw a card.",
            "Du darfst eine Einheit aus deinem Ablagestapel auf deine Hand zurücknehmen und eine Karte ziehen.",
        ),
    ] {
        assert_eq!(event(steps), [english, german], "{steps}");
    }
}

/// A card chosen before differs from the card an opponent chooses.
#[test]
fn that_card_refers_to_the_card_an_opponent_chose() {
    let steps =
        "Gain(to: Choose(side: Friendly), gives: [CantReady], for: Phase), Defeat(ChosenBy(Opponent, (side: Chooser)))";
    let [english, german] = event(steps);
    assert!(english.ends_with("An opponent chooses a unit they control. Defeat that unit."), "{english}");
    assert!(german.ends_with("Ein Gegner wählt eine Einheit, die er kontrolliert. Besiege jene Einheit."), "{german}");
}

#[test]
fn lost_abilities_that_cannot_be_gained_are_named() {
    for (gives, english) in [
        ("LoseKeyword(Sentinel)", "This unit loses Sentinel and can't gain it."),
        ("Keyword(Raid), LoseKeyword(Sentinel)", "This unit gains Raid, loses Sentinel, and can't gain Sentinel."),
        ("LoseAbilities", "This unit loses all abilities and can't gain abilities."),
        ("Keyword(Grit), LoseTrait(Jedi)", "This unit gains Grit, loses the JEDI trait, and can't gain that trait."),
    ] {
        assert_eq!(unit(&format!("Constant(gives: [{gives}])"))[0], english);
    }
}

#[test]
fn changed_damage_is_worded_as_that_damage() {
    for (becomes, english) in [
        ("Less(1)", "If damage would be dealt to this unit, prevent 1 of that damage."),
        ("More(1)", "If damage would be dealt to this unit, that much damage plus 1 is dealt instead."),
        ("Times(2)", "If damage would be dealt to this unit, twice that much damage is dealt instead."),
    ] {
        assert_eq!(unit(&format!("Constant(gives: [Instead(of: Damage(), becomes: {becomes})])"))[0], english);
    }
}

/// The place of a unit follows its properties, so that it is not read as the place of another unit.
#[test]
fn the_place_of_a_unit_follows_its_properties() {
    assert_eq!(
        event(
            "Exhaust(Choose(side: Of(Defending), cost: AtMost(3), carries_no: (traits: [Pilot]), arena: Same(Attacker)))"
        )[0],
        "Exhaust a unit the defending player controls with cost 3 or less and without a PILOT upgrade on it in the same arena \
         as the attacker."
    );
    assert_eq!(
        event("Defeat(Choose(power: AtMost(Sum([Power(Base(You)), -1]))))")[0],
        "Defeat a unit with less power than your base."
    );
}

/// A deck is searched together with the hand, then shuffled (CR 8.26).
#[test]
fn hand_and_deck_are_searched_in_one_sentence() {
    let of = "side: Of(ControllerOf(Named(Defeated)))";
    let cards = |zone: &str| format!("Discard(AnyNumber(is: Card, zone: {zone}, {of}, same_name: Named(Defeated)))");
    let steps = format!(
        "As(Defeated, Defeat(Choose())), LookAtHand(ControllerOf(Named(Defeated))), Look(All(is: Card, zone: Deck, {of})), \
         {}, {}, Shuffle(ControllerOf(Named(Defeated)))",
        cards("Hand"),
        cards("Deck")
    );
    assert_eq!(
        event(&steps),
        [
            "Defeat a unit. Look at the defeated unit's controller's hand and deck, discard any number of cards with the same \
             name as the defeated unit from them, and that player shuffles their deck.",
            "Besiege eine Einheit. Sieh dir Hand und Deck des Spielers, der die besiegte Einheit kontrolliert, an, lege \
             daraus beliebig viele Karten mit demselben Namen wie die besiegte Einheit ab und dieser Spieler \
             mischt das eigene Deck."
        ]
    );
}

/// CR 8.28: "then" begins a separate sentence, even before a condition and after a "may".
#[test]
fn then_begins_a_separate_sentence() {
    assert_eq!(
        event("Draw(), Then(DiscardFromHand(who: You))"),
        [
            "Draw a card. Then, discard a card from your hand.",
            "Ziehe eine Karte. Danach lege eine Karte von deiner Hand ab."
        ]
    );
    assert_eq!(
        event("Draw(), Then(If(if: Initiative(You), then: [May([Exhaust(Choose())])]))"),
        [
            "Draw a card. Then, if you have the initiative, you may exhaust a unit.",
            "Ziehe eine Karte. Falls du die Initiative hast, darfst du danach eine Einheit erschöpfen."
        ]
    );
    assert_eq!(
        event("May([As(First, Return(Choose())), Then(They(OwnerOf(Named(First)), [Draw()]))])")[0],
        "You may return a unit to its owner's hand. Then, that unit's owner draws a card."
    );
}

/// A larger number allowed by a condition is not a list of modes.
#[test]
fn a_larger_amount_under_a_condition_is_worded_with_instead() {
    let modes = "Modes(choose: 1, of: [[Damage(amount: 5, to: Named(First))], [Damage(amount: 3, to: Named(First))]])";
    let steps = format!(
        "As(First, Bind(Choose())), If(if: Initiative(You), then: [{modes}], else: [Damage(amount: 3, to: Named(First))])"
    );
    assert_eq!(
        event(&format!("May([{steps}])")),
        [
            "You may deal 3 damage to a unit. If you have the initiative, you may deal 5 damage to that unit instead.",
            "Du darfst einer Einheit 3 Schaden zufügen. Falls du die Initiative hast, darfst du stattdessen jener Einheit 5 \
             Schaden zufügen."
        ]
    );
    assert_eq!(
        event(&steps)[0],
        "Deal 3 damage to a unit. If you have the initiative, you may deal 5 damage to that unit instead."
    );
}

/// CR 7.7.5: a replaced amount of damage is rendered together with the original damage.
#[test]
fn changed_damage_is_worded_as_a_replacement() {
    for (ability, expected) in [
        (
            "Constant(on: Base(You), gives: [Instead(of: Damage(), becomes: AtMost(4))])",
            [
                "If more than 4 damage would be dealt to your base, prevent all but 4 of that damage.",
                "Falls deiner Basis mehr als 4 Schaden zugefügt würde, verhindere alles bis auf 4 davon.",
            ],
        ),
        (
            "Constant(on: All(is: UnitOrBase), gives: [Instead(of: Damage(abilities: Friendly), may: true, becomes: More(1))])",
            [
                "If a friendly card ability would deal damage, you may have it deal that much damage plus 1 instead.",
                "Falls durch befreundete Kartenfähigkeiten Schaden zugefügt würde, darfst du diesen Schaden um 1 erhöhen.",
            ],
        ),
    ] {
        assert_eq!(unit(ability), expected);
    }
}

/// CR 3.4.4A, 7.5.17A: a Pilot's text states whether it is played as an upgrade, a leader's text whether it is deployed
/// as one.
#[test]
fn pilots_state_the_form_in_which_they_are_played() {
    let text = r#"(cards: [(id: "XYZ_001", abilities: [When(on: [Played], do: [Draw()])],
        pilot: [When(on: [Played], do: [Draw()]), When(on: [Deployed], do: [Draw()])])])"#;
    let texts = Texts::read("invented.ron", text).unwrap();
    for (language, expected) in [
        (
            Language::English,
            [
                "When played as a unit: Draw a card.",
                "When played as an upgrade: Draw a card.",
                "When deployed as an upgrade: Draw a card.",
            ],
        ),
        (
            Language::German,
            [
                "Wenn als Einheit gespielt: Ziehe eine Karte.",
                "Wenn als Upgrade gespielt: Ziehe eine Karte.",
                "Wenn als Upgrade gerufen: Ziehe eine Karte.",
            ],
        ),
    ] {
        let context = Context { language, kind: CardType::Unit, host: CardType::Unit, pilot: true, names: &DataNames };
        let rendered = card_text(&texts.cards[0], context);
        assert_eq!([rendered.abilities, rendered.unit].concat(), expected);
    }
}

/// A card discarded from another player's hand, and resources of a leader, are rendered simply.
#[test]
fn discards_by_another_player_and_resources_for_each_are_one_clause() {
    assert_eq!(
        event(
            "ChoosePlayer(Opponent), IfYouDo(do: [May([DiscardFromHand(who: That, by: You)])], then: [Draw(who: That)])"
        )[0],
        "Choose an opponent. You may discard a card from that player's hand. If you do, that player draws a card."
    );
    assert_eq!(
        event(
            "Resource(what: UpTo(Count(side: Friendly, leader: true), (is: Card, zone: Hand, side: Friendly)), ready: true)"
        ),
        [
            "For each friendly leader unit, you may resource a card from your hand and ready it.",
            "Für jede befreundete Anführer-Einheit darfst du eine Karte von deiner Hand als Ressource ins Spiel bringen und \
             sie spielbereit machen."
        ]
    );
}

/// Traits are German words, in German compounds.
#[test]
fn traits_are_german_words() {
    for (named, expected) in [
        ("Fighter", "Besiege eine JÄGER-Einheit."),
        ("CapitalShip", "Besiege eine GROSSKAMPFSCHIFF-Einheit."),
        ("FirstOrder", "Besiege eine ERSTE-ORDNUNG-Einheit."),
        ("Resistance", "Besiege eine WIDERSTANDS-Einheit."),
        ("Disaster", "Besiege eine KATASTROPHEN-Einheit."),
    ] {
        assert_eq!(event(&format!("Defeat(Choose(traits: [{named}]))"))[1], expected);
    }
}
