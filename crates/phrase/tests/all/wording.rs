//! English sentences as a reader expects them, on made-up cards.

use ability::{Ability, Texts};
use model::CardType;
use phrase::{Context, DataNames, Language, card_text};

const ENGLISH: Context<'static> = Context {
    language: Language::English,
    kind: CardType::Unit,
    host: CardType::Unit,
    pilot: false,
    names: &DataNames,
};

fn texts(abilities: &str) -> Texts {
    Texts::read("invented.ron", &format!("(cards: [(id: \"XYZ_001\", abilities: [{abilities}])])")).unwrap()
}

fn ability(text: &str) -> String {
    card_text(&texts(text).cards[0], ENGLISH).abilities.remove(0)
}

fn event(steps: &str) -> String {
    ability(&format!("Event([{steps}])"))
}

#[test]
fn a_conditional_amount_is_a_second_sentence() {
    for (steps, expected) in [
        (
            "Damage(amount: If(if: Exists(is: Card, zone: Captured, on: Itself), then: 6, else: 3), to: Choose())",
            "Deal 3 damage to a unit. If that unit guards a card, deal 6 instead.",
        ),
        (
            "Damage(amount: If(if: Not(Exists(is: Card, zone: Captured, on: This)), then: 3, else: 2), \
             to: Choose(is: Base), by: This)",
            "This unit deals 2 damage to a base. If this unit doesn't guard a card, it deals 3 instead.",
        ),
        (
            "May([Heal(amount: If(if: Initiative(You), then: Count(side: Friendly), else: 4), from: Choose())]), Draw()",
            "You may heal 4 damage from a unit. If you have the initiative, heal damage equal to the number of friendly \
             units instead. Draw a card.",
        ),
        (
            "They(EachOpponent, [Damage(amount: If(if: Initiative(You), then: 2, else: 1), to: Choose()), Draw()])",
            "Each opponent deals 1 damage to a unit. If that player has the initiative, they deal 2 instead. Then each \
             opponent draws a card.",
        ),
        (
            "Draw(count: If(if: Initiative(You), then: 2, else: 1))",
            "Draw a card, or 2 instead if you have the initiative.",
        ),
        (
            "Play(what: Choose(zone: Discard, side: Friendly), \
             price: [Less(If(if: Is(Itself, (zone: Any, traits: [Jedi])), then: 5, else: 3))])",
            "Play a unit from your discard pile for 3 resources less, or 5 instead if it is a JEDI unit.",
        ),
        (
            "Search(top: If(if: Is(This, (is: Card, zone: Any, unique: true)), then: 8, else: 4), for: (), \
             then: [Put(what: It, to: Hand)])",
            "Search the top 4 cards (8 instead if this unit is unique) of your deck for a unit and draw it.",
        ),
        (
            "If(if: Is(This, (is: Card, zone: Any, unique: false)), then: [Draw()])",
            "If this unit is not unique, draw a card.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn a_prompt_shows_both_amounts() {
    let texts = texts("Event([Damage(amount: If(if: Initiative(You), then: 3, else: 2), to: Choose())])");
    let Ability::Event(block) = &texts.cards[0].abilities[0] else { panic!("an event") };
    let prompt = phrase::prompt(&block.steps()[0], ENGLISH);
    assert_eq!(prompt, "Deal 2 (or 3 instead if you have the initiative) damage to");
}

#[test]
fn the_most_that_a_player_controls_is_rendered() {
    for (amount, expected) in [
        (
            "MostAmong(EachOpponent, Count(side: Of(That)))",
            "This unit costs 1 resource less to play for each unit controlled by the opponent who controls the most units.",
        ),
        (
            "MostAmong(Each, Count(side: Of(That), traits: [Jedi]))",
            "This unit costs 1 resource less to play for each JEDI unit controlled by the player who controls the most \
             JEDI units.",
        ),
    ] {
        assert_eq!(ability(&format!("CostsLess(amount: {amount})")), expected);
    }
    assert_eq!(
        event("Damage(amount: MostAmong(EachOpponent, Count(side: Of(That))), to: Base(You))"),
        "Deal damage to your base equal to the number of units controlled by the opponent who controls the most units."
    );
}

#[test]
fn the_duration_of_a_permission_or_duty_comes_first() {
    for (steps, expected) in [
        (
            "Damage(amount: 1, to: Choose(side: Enemy)), Gain(to: It, gives: [NextActionIsAttack], for: Phase)",
            "Deal 1 damage to an enemy unit. This phase, its controller's next action must be to attack with it, if able, \
             and it must attack a unit, if able.",
        ),
        (
            "Search(top: 6, for: (), then: [Discard(It), \
             Gain(to: It, gives: [MayBePlayed(by: Friendly, price: [Free])], for: Phase)])",
            "Search the top 6 cards of your deck for a unit and discard it. For this phase, you may play it for free.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn the_way_a_card_is_played_or_attacks_follows_the_verb() {
    for (text, expected) in [
        (
            "When(on: [CardPlayed(by: Friendly, card: (is: Card, marks: [Smuggled]))], do: [Draw()])",
            "When you play a card using Smuggle: Draw a card.",
        ),
        (
            "When(on: [CardPlayed(by: Friendly, card: (is: Upgrade, marks: [Smuggled]), on: ())], do: [Draw()])",
            "When you play an upgrade on a unit using Smuggle: Draw a card.",
        ),
        (
            "When(on: [Played], if: Happened(Played(Friendly, (is: Card, marks: [Smuggled]))), do: [Draw()])",
            "When Played: If you played a card using Smuggle this phase, draw a card.",
        ),
        (
            "Constant(while: Attack(by: (side: Friendly, marks: [Ambushing])), on: Defender, gives: [Stats(-1, 0)])",
            "While a friendly unit is attacking using Ambush, the defending unit gets -1/-0.",
        ),
        (
            "Constant(while: Attack(by: (marks: [Ambushing]), on: (side: Friendly)), gives: [Keyword(Grit)])",
            "While the attacker is attacking a friendly unit using Ambush, this unit gains Grit.",
        ),
    ] {
        assert_eq!(ability(text), expected);
    }
}

#[test]
fn the_action_of_each_of_several_units_is_rendered() {
    for (steps, expected) in [
        (
            "As(Chosen, Bind(AnyNumber(side: Friendly))), \
             ForEach(Named(Chosen), [Capture(by: It, what: Choose(side: Enemy, arena: Same(It)))])",
            "Choose any number of friendly units. Each of the chosen units captures an enemy unit in the same arena as it.",
        ),
        (
            "ForEach(All(side: Friendly), [Damage(amount: Power(It), to: Choose(side: Enemy), by: It)]), Draw()",
            "Each friendly unit deals damage equal to its power to an enemy unit. Draw a card.",
        ),
        (
            "ForEach(All(side: Friendly), [Damage(amount: 1, to: Choose(side: Enemy), by: It), Draw()])",
            "For each friendly unit, it deals 1 damage to an enemy unit. Then draw a card.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn conditions_state_who_attacked_with_a_unit() {
    for (condition, expected) in [
        ("Happened(Attacked(side: Friendly, traits: [Jedi]))", "you attacked with a JEDI unit this phase"),
        ("Happened(Attacked(side: Friendly, other: true))", "you attacked with another unit this phase"),
        ("Not(Happened(Attacked(side: Friendly)))", "you didn't attack with a unit this phase"),
        ("Happened(Attacked(side: Enemy))", "an opponent attacked with a unit this phase"),
        ("Not(Happened(Attacked(side: Enemy)))", "no opponent attacked with a unit this phase"),
        ("Happened(Attacked())", "a unit attacked this phase"),
        ("Compare(Times(Attacked(side: Friendly)), AtLeast(2))", "you attacked with 2 or more units this phase"),
    ] {
        assert_eq!(event(&format!("If(if: {condition}, then: [Draw()])")), format!("If {expected}, draw a card."));
    }
    assert_eq!(
        event("Draw(count: Times(Attacked(side: Friendly)))"),
        "Draw a card for each unit you attacked with this phase."
    );
}

#[test]
fn a_restriction_of_several_units_is_worded_for_all() {
    for (text, expected) in [
        ("Constant(on: All(is: Base), gives: [CantBeHealed])", "Bases can't be healed."),
        (
            "Constant(on: All(side: Enemy), gives: [CantReady, CantAttackBases])",
            "Enemy units can't ready and can't attack bases.",
        ),
        (
            "Constant(on: All(side: Enemy), gives: [CantReady, Stats(-1, 0)])",
            "Each enemy unit gets -1/-0 and can't ready.",
        ),
        (
            "Constant(on: All(side: Enemy), gives: [CantBeAttacked])",
            "Each enemy unit can't be attacked unless it has Sentinel.",
        ),
        (
            "Event([Gain(to: All(is: Base), gives: [CantBeHealed], for: Phase)])",
            "Bases can't be healed for this phase.",
        ),
    ] {
        assert_eq!(ability(text), expected);
    }
}

#[test]
fn owner_and_controller_are_named_once() {
    for (steps, expected) in [
        (
            "Defeat(Choose(is: Resource, side: Friendly, any: [(is: Resource, side: OwnedBy(You))]))",
            "Defeat a resource you own and control.",
        ),
        (
            "Defeat(All(is: Upgrade, side: Friendly, any: [(is: Upgrade, side: OwnedBy(You))]))",
            "Defeat each upgrade you own and control.",
        ),
        ("Defeat(Choose(side: Friendly, any: [(side: OwnedBy(You))]))", "Defeat a friendly unit you own."),
        (
            "May([As(First, Bind(Choose(is: Upgrade, on: All()))), Attach(what: Named(First), to: Choose(side: \
             Of(ControllerOf(HostOf(Named(First)))), except: [HostOf(Named(First))], takes: Named(First)))])",
            "You may choose an upgrade on a unit and attach that upgrade to another unit that it can be attached to and \
             that the same player controls.",
        ),
        (
            "As(First, Bind(Choose(is: Upgrade))), Attach(what: Named(First), to: Choose(takes: Named(First)))",
            "Choose an upgrade. Attach that upgrade to a unit that it can be attached to.",
        ),
    ] {
        assert_eq!(event(steps), expected);
    }
}

/// English texts of the data that used to be incomplete or misleading.
#[test]
fn card_texts_are_complete_and_not_misleading() {
    let said = |number: &str| {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities");
        let sets = std::fs::read_dir(folder).unwrap();
        let files = sets.flat_map(|set| std::fs::read_dir(set.unwrap().path()).unwrap());
        let read = |path: std::path::PathBuf| Texts::read("data.ron", &std::fs::read_to_string(path).unwrap()).unwrap();
        let cards = files.flat_map(|entry| read(entry.unwrap().path()).cards);
        let found = cards.into_iter().find(|card| card.id.to_string() == number);
        card_text(&found.unwrap(), ENGLISH).abilities.join("\n")
    };
    for (number, expected) in [
        (
            "TWI_139",
            "Attack with a friendly unit. For this attack, it gets +1/+0 for each damage on the defending unit at the start \
             of the attack.",
        ),
        (
            "SHD_084",
            "When combat damage is dealt to this unit (if it survives the damage): Give an Experience token to this unit.",
        ),
        (
            "TWI_089",
            "Choose any number of friendly units. You may play a unit with cost equal to or less than the combined power of \
             the chosen units from your hand for free. Then, defeat the chosen units.",
        ),
        ("SOR_045", "When Defeated: Choose any number of players. Each of them draws a card."),
        (
            "ASH_144",
            "When a friendly unit's attack ends: If it dealt combat damage to a base, give an Advantage token to this unit.",
        ),
        ("TS26_005", "Each unit with the most power among friendly units gains Overwhelm."),
        (
            "ASH_027",
            "When Defeated: You may deal up to 6 damage to your base and the next unit you play this phase costs 1 resource \
             less for every 2 damage dealt this way.",
        ),
        ("ASH_187", "Deal damage to a unit equal to the total damage on friendly units."),
        (
            "TS26_058",
            "Give an Experience token to a friendly unit. You may deal damage to a unit equal to the number of Experience \
             tokens on friendly units.",
        ),
        ("TWI_143", "If an enemy unit was defeated this phase, this unit gets +1/+0 and gains Saboteur."),
        (
            "TWI_047",
            "Each unit gains \"Action [Exhaust]: Discard cards from the top of an opponent's deck equal to half of this \
             unit's remaining HP, rounded up.\"",
        ),
    ] {
        assert_eq!(said(number), expected, "{number}");
    }
}
