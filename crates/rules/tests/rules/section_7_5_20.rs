//! Scenario tests of Support (CR 7.5.20) and of Advantage tokens (CR 3.7.15).

use testkit::{Keyword, QuestionKind, Scenario, Side, scenario, unit};

/// A unit of Ashes of the Empire with Support and Overwhelm (3/4).
const BLURRG: &str = "Blurrg";

/// CR 7.5.20A: when the unit is played, another unit may attack. It has the other abilities of the unit with Support,
/// for this attack only.
#[test]
fn support_lets_another_unit_attack_with_the_units_abilities() {
    let mut game = scenario()
        .our_hand([BLURRG])
        .ours(["Consular Security Force"])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play(BLURRG);
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_options([
        "Consular Security Force -> Death Star Stormtrooper",
        "Consular Security Force -> their base",
        "no",
    ]);
    game.us().attack("Consular Security Force", "Death Star Stormtrooper");
    game.them().expect_base_damage(2);
    game.expect_no_keyword("Consular Security Force", Keyword::Overwhelm).expect_exhausted("Consular Security Force");
    declined.us().play(BLURRG).no();
    declined.expect_ready("Consular Security Force").expect_action_of(Side::Them);
}

/// CR 7.5.20A: abilities with "this unit" refer to the attacking unit. Abilities granted by other cards are lent as
/// well; Support itself is not.
#[test]
fn support_lends_granted_abilities_but_not_itself() {
    let mut game = scenario()
        .text(r#"(id: "ASH_121", abilities: [When(on: [Attacks], do: [Damage(amount: 1, to: This)])])"#)
        .text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, named: ["Blurrg"]), gives: [KeywordX(Raid, 2)])])"#)
        .our_hand([BLURRG])
        .ours(["Wampa", "Battlefield Marine"])
        .action_phase();
    game.us().play(BLURRG).attack("Wampa", "their base");
    game.expect_damage("Wampa", 1).expect_damage(BLURRG, 0).expect_action_of(Side::Them);
    game.them().expect_base_damage(6);
}

/// CR 7.3.3A, 7.5.20A: a lent constant ability that depends on traits also applies to the attacking unit. Abilities
/// that depend on each other do not recurse forever.
#[test]
fn support_lends_a_constant_ability_that_depends_on_traits() {
    let mut game = scenario()
        .text(r#"(id: "ASH_121", abilities: [Constant(on: All(side: Friendly, traits: [Creature]), gives: [Stats(1, 0), Trait(Vehicle)])])"#)
        .our_hand([BLURRG])
        .ours(["Wampa"])
        .action_phase();
    game.us().play(BLURRG).attack("Wampa", "their base");
    // 4 from the attacker, 1 from the Blurrg, 1 from the lent ability.
    game.them().expect_base_damage(6);
}

/// CR 7.5.20A: Support also works for a deployed leader unit and a created token.
#[test]
fn support_triggers_for_deployed_leaders_and_created_tokens() {
    let mut game = scenario().our_leader("Ahsoka Tano, Trust in the Force").ours(["Wampa"]).action_phase();
    game.us().deploy();
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_offered("Wampa -> their base");
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, token: true), gives: [Keyword(Support)])])"#)
        .confiscate_does("Create(token: BattleDroid)")
        .our_hand(["Confiscate"])
        .ours(["Battlefield Marine"])
        .action_phase();
    game.us().play("Confiscate");
    game.expect_asked(Side::Us, QuestionKind::Attack).expect_offered("Battlefield Marine -> their base");
    game.expect_not_offered("Battle Droid -> their base");
}

/// CR 7.5.20B: a unit that has Support twice allows one attack.
#[test]
fn support_does_not_stack() {
    let mut game = scenario()
        .text(r#"(id: "SOR_095", abilities: [Constant(on: All(side: Friendly, other: true), gives: [Keyword(Support)])])"#)
        .our_hand([BLURRG])
        .ours(["Battlefield Marine", "Wampa"])
        .action_phase();
    game.us().play(BLURRG).attack("Battlefield Marine", "their base");
    game.expect_action_of(Side::Them);
}

/// CR 7.5.20C, 7.5.20E: Support resolves in the window of "When Played" abilities. With Support first, the attack and
/// its triggers are over before the others.
#[test]
fn support_is_pending_together_with_when_played() {
    let mut game = scenario()
        .text(r#"(id: "ASH_121", abilities: [When(on: [Played], do: [Draw()])])"#)
        .our_hand([BLURRG])
        .our_deck(["Repair", "Greedo"])
        .ours([unit("Furtive Handmaiden")])
        .action_phase();
    game.us().play(BLURRG);
    game.expect_asked(Side::Us, QuestionKind::WhichFirst);
    let mut later = game.clone();
    game.us()
        .resolve_first("Support")
        .expect_hand([])
        .attack("Furtive Handmaiden", "their base")
        .expect_hand(["Repair"]);
    later.us().resolve_first(BLURRG).expect_hand(["Repair"]).attack("Furtive Handmaiden", "their base");
    later.expect_asked(Side::Us, QuestionKind::May);
}

/// CR 7.5.20D: the attack is a normal one: an exhausted unit cannot make it, and if no unit can, no question is asked.
#[test]
fn support_does_not_let_an_exhausted_unit_attack() {
    let mut game = scenario().our_hand([BLURRG]).ours([unit("Wampa").exhausted()]).action_phase();
    game.us().play(BLURRG);
    game.expect_action_of(Side::Them);
}

/// CR 8.14.1, 8.14.2: abilities that the attacking unit cannot gain are not lent.
#[test]
fn support_lends_nothing_to_a_unit_that_cannot_gain_abilities() {
    let mut game = scenario()
        .resilient_gives("LoseKeyword(Overwhelm)")
        .our_hand([BLURRG])
        .ours([unit("Consular Security Force").with(["Resilient"])])
        .theirs(["Death Star Stormtrooper"])
        .action_phase();
    game.us().play(BLURRG).attack("Consular Security Force", "Death Star Stormtrooper");
    game.them().expect_base_damage(0);
}

/// CR 7.6.3: the unit with Support may have left play before it resolves; its abilities are still lent.
#[test]
fn support_lends_abilities_when_its_unit_has_left_play() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_046", abilities: [When(on: [CardPlayed(by: Enemy, card: ())], do: [Defeat(All(side: Enemy, named: ["Blurrg"]))])])"#,
        )
        .our_hand([BLURRG])
        .ours(["Battlefield Marine"])
        .theirs(["SOR_046", "Death Star Stormtrooper"])
        .action_phase();
    game.us().play(BLURRG).their_abilities_first();
    game.expect_gone(BLURRG);
    game.us().attack("Battlefield Marine", "Death Star Stormtrooper");
    game.them().expect_base_damage(2);
}

/// Returns a table with Ezra Bridger, who has Support and is about to be played, and The Ghost, which shares its
/// keywords with him.
fn ezra_beside_the_ghost(upgrade: &'static str) -> Scenario {
    scenario()
        .our_base_damage(5)
        .our_hand(["ASH_209"])
        .ours([unit("Battlefield Marine"), unit("JTL_053").with([upgrade])])
        .theirs(["Porg"])
}

/// CR 7.5.20A, 7.5.3: keywords that the unit with Support has from another unit are lent with their numbers.
#[test]
fn support_lends_keywords_shared_by_another_unit() {
    let mut game = ezra_beside_the_ghost("Devotion").action_phase();
    game.us().play("ASH_209").attack("Battlefield Marine", "their base").resolve_first("Restore").expect_base_damage(3);
    let mut game = ezra_beside_the_ghost("Independent Smuggler").action_phase();
    game.us().play("ASH_209").attack("Battlefield Marine", "their base");
    game.them().expect_base_damage(4);
    let mut game = ezra_beside_the_ghost("Heroic Resolve").action_phase();
    game.us().play("ASH_209");
    game.expect_offered("Battlefield Marine -> Porg");
}

/// CR 3.7.15: +1 power; the token is defeated when the attack of its unit ends, but not when another unit's does.
#[test]
fn an_advantage_is_defeated_when_its_units_attack_ends() {
    let mut game =
        scenario().ours([unit("Wampa").with(["Advantage", "Advantage"]), unit("Battlefield Marine")]).action_phase();
    game.us().attack("Battlefield Marine", "their base");
    game.expect_upgrades("Wampa", ["Advantage", "Advantage"]).expect_power("Wampa", 6).expect_hp("Wampa", 5);
    game.them().pass();
    game.us().attack("Wampa", "their base");
    game.them().expect_base_damage(9);
    game.expect_upgrades("Wampa", []).expect_power("Wampa", 4).expect_action_of(Side::Them);
}

/// CR 3.7.15: the token is also defeated when its unit's defense ends, whoever attacked.
#[test]
fn an_advantage_is_defeated_when_its_units_defense_ends() {
    let mut game = scenario().ours([unit("AT-ST").with(["Advantage"])]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "AT-ST");
    game.expect_gone("Wampa").expect_upgrades("AT-ST", []).expect_damage("AT-ST", 4);
}
