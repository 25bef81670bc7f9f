//! Rarely used parts of the language, on made-up cards.

use ability::Texts;
use model::CardType;
use phrase::{Context, DataNames, Language, card_text};

fn ability(kind: CardType, text: &str) -> String {
    let file = format!("(cards: [(id: \"XYZ_001\", abilities: [{text}])])");
    let texts = Texts::read("invented.ron", &file).unwrap();
    card_text(
        &texts.cards[0],
        Context { language: Language::English, kind, host: CardType::Unit, pilot: false, names: &DataNames },
    )
    .abilities
    .remove(0)
}

fn event(steps: &str) -> String {
    ability(CardType::Event, &format!("Event([{steps}])"))
}

#[test]
fn rarer_abilities_are_rendered() {
    for (text, expected) in [
        (
            "Smuggle(resources: 3, aspects: [Cunning], costs: [Damage(1, Base(You))])",
            "Smuggle [3 resources, Cunning, deal 1 damage to your base]",
        ),
        ("IgnorePenalty(aspects: [Command])", "While playing this unit, ignore its Command aspect penalty."),
        ("InsteadOfCapture([Draw()])", "If this unit would be captured, instead: Draw a card."),
        (
            "EntersAsCopy(of: (token: false), gives: [Trait(Droid)])",
            "You may have this unit enter play as a copy of a non-token unit, except it gains the DROID trait and is \
             not unique.",
        ),
        ("Action(from: Discard, do: [Draw()])", "Action: Draw a card. Use this from your discard pile."),
        ("Action(who: Any, do: [Draw()])", "Action: Draw a card. Any player may use this."),
        (
            "When(on: [UnitTakesCombatDamage(side: Friendly)], do: [Damage(amount: Carried, to: Base(Opponent))])",
            "When combat damage is dealt to a friendly unit (if it survives the damage): Deal that much damage to an opponent's \
             base.",
        ),
        (
            "Constant(gives: [CantBe(verbs: [Damaged, Returned], by: Enemy)])",
            "This unit can't be damaged or returned to hand by enemy card abilities.",
        ),
        ("Constant(gives: [AttacksTwoUnits])", "This unit can attack 2 units instead of 1."),
        (
            "CostsLess(amount: Every(2, Damage(Base(You))))",
            "This unit costs 1 resource less to play for every 2 damage on your base.",
        ),
    ] {
        assert_eq!(ability(CardType::Unit, text), expected);
    }
}

#[test]
fn rarer_steps_are_rendered() {
    for (steps, expected) in [
        (
            "AtOnce([Damage(amount: 1, to: Choose(side: Friendly)), Damage(amount: 2, to: Choose(side: Enemy))])",
            "Deal 1 damage to a friendly unit and deal 2 damage to an enemy unit.",
        ),
        (
            "As(First, Bind(Choose(side: Friendly))), As(Second, Bind(Choose(side: Enemy))), \
             ExchangeControl(These([Named(First), Named(Second)]))",
            "Choose a friendly unit. Choose an enemy unit. Exchange control of those units.",
        ),
        (
            "Ready(Together(UpTo(2, ()), RemainingHp(AtMost(5))))",
            "Ready up to 2 units with a total of 5 or less remaining HP.",
        ),
        ("Defeat(OneOfEach(Each, ()))", "Defeat a unit controlled by each player."),
        (
            "Damage(amount: If(if: Initiative(You), then: 3, else: 2), to: Choose())",
            "Deal 2 damage to a unit. If you have the initiative, deal 3 instead.",
        ),
        (
            "Play(what: Choose(is: Resource, side: Friendly, keywords: [Smuggle]), price: [Smuggle])",
            "Play a resource you control with Smuggle using Smuggle.",
        ),
        (
            "Play(what: Choose(zone: Hand, side: Friendly), tokens: [(Experience, 1), (Shield, 2)])",
            "Play a unit from your hand. Give an Experience token and 2 Shield tokens to it.",
        ),
        (
            "As(First, Defeat(Choose(side: Friendly))), Play(what: All(among: Named(First)), price: [Free])",
            "Defeat a friendly unit. Play that unit for free.",
        ),
        (
            "Mill(), Gain(to: It, gives: [MayBePlayed(by: Friendly, price: [Less(1)])], for: Phase)",
            "Discard the top card of your deck. For this phase, you may play it for 1 resource less.",
        ),
        (
            "Rule(gives: [CardsCostLess(by: Friendly, cards: (), amount: 1, next: 2)], for: Phase)",
            "Each of the next 2 units you play costs 1 resource less for this phase.",
        ),
        ("Defeat(UpTo(2, (marks: [Healed])))", "Defeat up to 2 units that were healed this phase."),
    ] {
        assert_eq!(event(steps), expected);
    }
}

#[test]
fn a_leader_with_two_leader_sides_is_worded_as_a_leader_on_both() {
    let file = "(cards: [(id: \"XYZ_001\", abilities: [], other_side: [Action(do: [Flip(This)])])])";
    let texts = Texts::read("invented.ron", file).unwrap();
    let context = Context {
        language: Language::English,
        kind: CardType::Leader,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    assert_eq!(card_text(&texts.cards[0], context).unit, ["Action: Flip this leader."]);
}

#[test]
fn units_are_described_by_their_upgrades() {
    for (filter, expected) in [
        ("carries: (traits: [Pilot])", "Exhaust a unit with a PILOT upgrade on it."),
        ("side: Friendly, carries: (token: true)", "Exhaust a friendly unit with a token upgrade on it."),
        (r#"carries_no: (named: ["Experience"])"#, "Exhaust a unit without an Experience token on it."),
    ] {
        assert_eq!(event(&format!("Exhaust(Choose({filter}))")), expected);
    }
    let condition = "If(if: Is(Subject, (carries_no: (traits: [Pilot]))), then: [Draw()])";
    assert_eq!(
        ability(CardType::Unit, &format!("When(on: [UnitDefeated()], do: [{condition}])")),
        "When a unit is defeated: If that unit doesn't have a PILOT upgrade on it, draw a card.",
    );
}
