//! Text of made-up cards.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, Language, Rendered, card_text};

fn rendered(kind: CardType, card: &str) -> Rendered {
    let file = format!("(cards: [(id: \"XYZ_001\", {card})])");
    let texts = Texts::read("invented.ron", &file).unwrap();
    card_text(
        &texts.cards[0],
        Context { language: Language::English, kind, host: CardType::Unit, pilot: false, names: &DataNames },
    )
}

fn abilities(kind: CardType, abilities: &str) -> Vec<String> {
    rendered(kind, &format!("abilities: [{abilities}]")).abilities
}

fn event(steps: &str) -> String {
    abilities(CardType::Event, &format!("Event([{steps}])")).remove(0)
}

#[test]
fn nouns_have_article_number_and_order() {
    for (target, expected) in [
        ("Choose()", "Defeat a unit."),
        ("Choose(side: Enemy, damaged: true, arena: In(ground))", "Defeat a damaged enemy ground unit."),
        ("Choose(is: Upgrade)", "Defeat an upgrade."),
        (
            "Choose(side: Friendly, other: true, traits: [Imperial, Trooper])",
            "Defeat another friendly IMPERIAL or TROOPER unit.",
        ),
        ("All(side: Enemy, leader: false)", "Defeat each enemy non-leader unit."),
        ("UpTo(2, (cost: AtMost(3)))", "Defeat up to 2 units with cost 3 or less."),
        ("AnyNumber(is: Upgrade, on: This)", "Defeat any number of upgrades on this event."),
        ("Choose(keywords: [Sentinel])", "Defeat a unit with Sentinel."),
        (
            "Choose(power: AtMost(2), remaining_hp: AtLeast(4))",
            "Defeat a unit with 2 or less power and 4 or more remaining HP.",
        ),
        ("Choose(not_traits: [Vehicle], unique: false)", "Defeat a non-unique non-VEHICLE unit."),
        ("ChosenBy(Opponent, (side: Chooser))", "An opponent chooses a unit they control. Defeat that unit."),
        ("ChosenBy(Each, (side: Chooser))", "Each player chooses a unit they control. Defeat the chosen units."),
    ] {
        assert_eq!(event(&format!("Defeat({target})")), expected);
    }
}

#[test]
fn amounts_are_rendered_as_numbers_counts_or_properties() {
    for (steps, expected) in [
        ("Draw()", "Draw a card."),
        ("Draw(count: 3)", "Draw 3 cards."),
        ("Draw(count: Count(side: Friendly, traits: [Jedi]))", "Draw a card for each friendly JEDI unit."),
        (
            "Damage(amount: Count(is: Resource, side: Friendly), to: Base(Opponent))",
            "Deal damage equal to the number of resources you control to an opponent's base.",
        ),
        (
            "Gain(to: Choose(), gives: [Stats(Times2(-1, Count(side: Enemy)), 0)], for: Phase)",
            "Give a unit -1/-0 for each enemy unit for this phase.",
        ),
        (
            "Damage(amount: Half(Power(This), Up), to: Choose())",
            "Deal damage to a unit equal to half of this event's power, rounded up.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// Text that would be misread is worded differently from the tree.
#[test]
fn misleading_wordings_are_rendered_differently() {
    for (steps, expected) in [
        (
            "As(First, Exhaust(Choose())), Exhaust(Choose(except: [Named(First)], cost: AtMost(Cost(Named(First)))))",
            "Exhaust a unit. Exhaust another unit with cost equal to or less than that unit's cost.",
        ),
        (
            "Gain(to: All(side: Friendly), gives: [CantBeAttacked], for: Phase)",
            "Each friendly unit can't be attacked for this phase unless it has Sentinel.",
        ),
        (
            "Ready(Choose(not_marks: [Attacked, Entered]))",
            "Ready a unit that didn't attack this phase and didn't enter play this phase.",
        ),
        ("Gain(to: This, gives: [Stats(Power(This), 0)], for: Phase)", "Double this event's power for this phase."),
        (
            "If(if: Compare(Count(side: Friendly), AtMost(Sum([Count(side: Enemy), -1]))), then: [Draw()])",
            "If you control fewer units than an opponent, draw a card.",
        ),
        (
            "ForEach(All(side: Enemy), [As(First, Bind(It)), Defeat(Named(First))])",
            "For each enemy unit, defeat that unit.",
        ),
        (
            "IfYouDo(do: [Disclose(icons: [Command])], then: [Ready(Choose(shares_aspect: It))])",
            "Disclose Command. If you do, ready a unit that shares an aspect with the disclosed card.",
        ),
        (
            "Heal(amount: Times2(2, Count(side: Friendly)), from: Base(You))",
            "Heal 2 damage from your base for each friendly unit.",
        ),
        (
            "Rule(gives: [Ability(Constant(while: Initiative(You), on: Attacker, gives: [CantAttackBases]))], for: Phase)",
            "For this phase, while you have the initiative, the attacker can't attack bases.",
        ),
        ("Exhaust(Choose(other: true, most: Power))", "Exhaust the unit with the most power among other units."),
    ] {
        assert_eq!(event(steps), expected);
    }
    for (ability, expected) in [
        (
            "Constant(on: All(side: Enemy, marks: [Defending]), gives: [Stats(-2, 0)])",
            "Each enemy unit gets -2/-0 while defending.",
        ),
        (
            "Constant(on: All(side: Enemy, marks: [Attacking]), gives: [Stats(Power(This), 0)])",
            "Each enemy unit gets +X/+0 while attacking, where X is this unit's power.",
        ),
        (
            "Constant(gives: [Instead(of: Damage(), times: FirstEachPhase)])",
            "This unit prevents all damage the first time it would be dealt damage each phase.",
        ),
    ] {
        assert_eq!(abilities(CardType::Unit, ability), [expected]);
    }
}

#[test]
fn other_players_act_in_the_third_person() {
    for (steps, expected) in [
        ("Draw(who: Each)", "Each player draws a card."),
        (
            "They(EachOpponent, [Draw(), DiscardFromHand(who: You)])",
            "Each opponent draws a card and discards a card from their hand.",
        ),
        ("They(EachOpponent, [May([Ready(Choose(side: Friendly))])])", "Each opponent may ready a unit they control."),
        ("May([Draw(who: EachOpponent)])", "You may have each opponent draw a card."),
        ("MayBy(Opponent, [Draw(count: 2)])", "An opponent may have you draw 2 cards."),
        ("DiscardFromHand(who: Opponent, random: true)", "An opponent discards a random card from their hand."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn optional_effects_and_their_consequences_are_rendered() {
    for (steps, expected) in [
        (
            "IfYouDo(do: [May([Exhaust(This)])], then: [Draw()], else: [Damage(amount: 1, to: Base(You))])",
            "You may exhaust this event. If you do, draw a card. If you don't, deal 1 damage to your base.",
        ),
        (
            "If(if: Exists(side: Friendly, leader: true), then: [Draw()], else: [Ready(Choose())])",
            "If you control a leader unit, draw a card. Otherwise, ready a unit.",
        ),
        (
            "May([Mill(), If(if: Is(It, (is: Event, zone: Any)), then: [Draw()])])",
            "You may discard the top card of your deck. If it is an event, draw a card.",
        ),
        (
            "May([Damage(amount: Power(This), to: Choose(side: Enemy), by: This)])",
            "You may have this event deal damage equal to its power to an enemy unit.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn whole_card_texts_are_rendered() {
    assert_eq!(
        abilities(
            CardType::Unit,
            "When(on: [Played, Attacks], limit: EachRound, do: [May([Attack(with: Choose(side: Friendly, other: true), \
             gives: [Stats(2, 0)], and_if: (Is(Attacker, (traits: [Droid])), [Keyword(Saboteur)]))])])"
        ),
        [
            "When Played/On Attack: You may attack with another friendly unit. It gets +2/+0 for this attack. If it is a \
          DROID unit, it gains Saboteur for this attack. Use this only once each round."
        ]
    );
    let upgrade = rendered(
        CardType::Upgrade,
        "attach: (not_traits: [Vehicle]), abilities: [Constant(while: Is(Attached, (traits: [Force])), on: Attached, \
         gives: [Stats(0, -1), Ability(When(on: [Defeated], do: [Draw()]))])]",
    );
    assert_eq!(upgrade.attach.as_deref(), Some("Attach to a non-VEHICLE unit."));
    assert_eq!(
        upgrade.abilities,
        ["While attached unit is a FORCE unit, it gets -0/-1 and gains \"When Defeated: Draw a card.\""]
    );
    let leader = rendered(
        CardType::Leader,
        "abilities: [Action(cost: [Resources(1), Exhaust], do: [Heal(amount: 1, from: Base(Any))])], \
         unit: [Constant(gives: [CantAttack()])]",
    );
    assert_eq!(leader.abilities, ["Action [1 resource, Exhaust]: Heal 1 damage from a base."]);
    assert_eq!(leader.unit, ["This unit can't attack."]);
}

#[test]
fn modes_are_rendered_as_lines() {
    assert_eq!(
        event("Modes(choose: 2, of: [[Draw()], [Exhaust(Choose()), Damage(amount: 1, to: It)]])"),
        "Choose two:\n\u{2022} Draw a card.\n\u{2022} Exhaust a unit. Deal 1 damage to it."
    );
    assert_eq!(
        event("Modes(choose: 1, by: Opponent, of: [[Draw()], [May([Ready(Choose())])]])"),
        "An opponent chooses one:\n\u{2022} You draw a card.\n\u{2022} You may ready a unit."
    );
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
        language: Language::English,
        kind: CardType::Event,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let step = |at: usize| phrase::step(&block.steps()[at], context);
    assert_eq!(step(1), "Discard 2 of the revealed cards.");
    assert_eq!(step(3), "Discard one of those cards.");
    assert_eq!(step(5), "Return an UNDERWORLD card among the discarded cards to its owner's hand.");
}

#[test]
fn a_prompt_omits_the_choice_itself() {
    let texts = Texts::read(
        "invented.ron",
        "(cards: [(id: \"XYZ_001\", abilities: [Event([Damage(amount: 2, to: Choose(side: Enemy)), \
         Defeat(UpTo(2, (is: Upgrade)))])])])",
    )
    .unwrap();
    let ability::Ability::Event(block) = &texts.cards[0].abilities[0] else { panic!("an event") };
    let context = Context {
        language: Language::English,
        kind: CardType::Event,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    assert_eq!(phrase::prompt(&block.steps()[0], context), "Deal 2 damage to");
    assert_eq!(phrase::prompt(&block.steps()[1], context), "Defeat");
    assert_eq!(phrase::step(&block.steps()[0], context), "Deal 2 damage to an enemy unit.");
}

#[test]
fn names_are_rendered_by_the_readers_names() {
    struct Shouted;
    impl phrase::Names for Shouted {
        fn card(&self, name: &str) -> String {
            name.to_uppercase()
        }
    }
    let texts = Texts::read(
        "invented.ron",
        "(cards: [(id: \"XYZ_001\", abilities: [Constant(while: Exists(is: Character, side: Friendly, named: [\"Anna\"]), \
         gives: [Keyword(Grit)])])])",
    )
    .unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &Shouted,
    };
    assert_eq!(card_text(&texts.cards[0], context).abilities, ["While you control ANNA, this unit gains Grit."]);
}

#[test]
fn conditions_state_who_controls_has_or_did_what() {
    for (condition, expected) in [
        ("Exists(side: Friendly, other: true, aspects: [Cunning])", "you control another Cunning unit"),
        ("Not(Exists(side: Enemy))", "no opponent controls a unit"),
        (
            "Exists(is: Card, zone: Discard, side: Friendly, traits: [Force])",
            "there is a FORCE card in your discard pile",
        ),
        ("Compare(Count(is: Resource, side: Friendly), AtLeast(6))", "you control 6 or more resources"),
        ("Compare(Count(is: Card, zone: Hand, side: Friendly), AtMost(0))", "you have no cards in hand"),
        (
            "Compare(Times(BaseDamage(Friendly, Enemy)), AtLeast(3))",
            "you dealt 3 or more damage to an opponent's base this phase",
        ),
        ("All([Initiative(You), ActionPhase])", "you have the initiative and it is the action phase"),
        ("Is(This, (damaged: false))", "this unit is undamaged"),
        ("Not(Is(This, (traits: [Droid])))", "this unit is not a DROID unit"),
        ("Happened(Defeated(side: Friendly))", "a friendly unit was defeated this phase"),
    ] {
        let text = abilities(CardType::Unit, &format!("When(on: [Played], if: {condition}, do: [Draw()])")).remove(0);
        assert_eq!(text, format!("When Played: If {expected}, draw a card."));
    }
}

#[test]
fn chosen_cards_are_referred_to_by_their_order() {
    assert_eq!(
        event(
            "As(First, Bind(Choose(side: Friendly))), As(Second, Bind(Choose(side: Enemy))), \
             Damage(amount: Power(Named(First)), to: Named(Second), by: Named(First))"
        ),
        "Choose a friendly unit. Choose an enemy unit. The first unit deals damage equal to its power to the second unit."
    );
    assert_eq!(
        event(
            "As(Revealed, Reveal(Top(3, You))), As(Chosen, Bind(UpTo(2, (is: Card, zone: Seen, among: \
             Named(Revealed))))), Put(what: Named(Chosen), to: Hand), Put(what: All(is: Card, zone: Seen, among: \
             Named(Revealed), except: [Named(Chosen)]), to: Bottom(Random))"
        ),
        "Reveal the top 3 cards of your deck. Choose up to 2 of the revealed cards. Draw the chosen cards. Put the rest of \
         the revealed cards on the bottom of your deck in a random order."
    );
}

#[test]
fn costs_rules_and_searches_are_rendered() {
    for (steps, expected) in [
        (
            "Play(what: Choose(is: Unit, zone: Hand, side: Friendly, cost: AtMost(4)), price: [IgnorePenalty, Less(2)])",
            "Play a unit with cost 4 or less from your hand for 2 resources less, ignoring its aspect penalties.",
        ),
        (
            "Rule(gives: [CardsCostLess(by: Friendly, cards: (is: Unit), amount: 2, next: 1)], for: Phase)",
            "The next unit you play this phase costs 2 resources less.",
        ),
        (
            "Search(top: 5, for: (is: Card, traits: [Rebel]), reveal: true, then: [Put(what: It, to: Hand)])",
            "Search the top 5 cards of your deck for a REBEL card, reveal it, and draw it.",
        ),
        (
            "Resource(what: Choose(is: Card, zone: Hand, side: Friendly), ready: true), Delay(NextActionPhase, [Draw()])",
            "Resource a card from your hand and ready it. At the start of the next action phase, draw a card.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// CR 8.37.2 to 8.37.4.
#[test]
fn the_force_is_rendered_in_english() {
    for (steps, expected) in [
        ("TheForceIsWith(You)", "The Force is with you."),
        ("IfYouDo(do: [May([UseTheForce])], then: [Draw()])", "You may use the Force. If you do, draw a card."),
        ("If(if: TheForceIsWith(You), then: [Draw()])", "If the Force is with you, draw a card."),
        ("If(if: Not(TheForceIsWith(You)), then: [Draw()])", "If the Force is not with you, draw a card."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// CR 8.37.4: the trigger states which player uses the Force.
#[test]
fn the_trigger_states_which_player_uses_the_force() {
    for (side, expected) in [("Friendly", "When you use the Force"), ("Enemy", "When an opponent uses the Force")] {
        let shown = rendered(CardType::Unit, &format!("abilities: [When(on: [UsesTheForce({side})], do: [Draw()])]"));
        assert_eq!(shown.abilities, [format!("{expected}: Draw a card.")]);
    }
}

/// CR 8.35: indirect damage in English.
#[test]
fn indirect_damage_is_rendered_in_english() {
    for (steps, expected) in [
        ("IndirectDamage(amount: 3)", "Deal 3 indirect damage to a player."),
        ("IndirectDamage(amount: 2, to: EachOpponent)", "Deal 2 indirect damage to each opponent."),
    ] {
        assert_eq!(event(steps), expected);
    }
}
