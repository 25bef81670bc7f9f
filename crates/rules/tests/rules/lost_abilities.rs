//! Scenario tests of units that have lost abilities and cannot gain any (CR 8.14).

use testkit::{Keyword, Side, scenario, unit};

/// CR 8.14.2, 7.5.11B: an attacker that cannot gain abilities does not benefit from Saboteur granted for its attack.
#[test]
fn an_attacker_that_cannot_gain_abilities_does_not_gain_saboteur() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Imprisoned"])])
        .theirs(["Cloud City Wing Guard", "Wampa"])
        .our_hand(["Precision Fire"])
        .action_phase();
    game.us().play("Precision Fire");
    game.expect_options(["Battlefield Marine -> Cloud City Wing Guard"]);
}

/// CR 8.14.1: this also holds for an attacker that has lost Saboteur and cannot regain it.
#[test]
fn an_attacker_that_has_lost_saboteur_does_not_regain_it() {
    let mut game = scenario()
        .confiscate_does("Gain(to: Choose(), gives: [LoseKeyword(Saboteur)], for: Phase)")
        .ours(["Battlefield Marine"])
        .theirs(["Cloud City Wing Guard", "Wampa"])
        .our_hand(["Confiscate", "Precision Fire"])
        .action_phase();
    game.us().play("Confiscate").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Precision Fire");
    game.expect_options(["Battlefield Marine -> Cloud City Wing Guard"]);
}

/// CR 8.14.2: a keyword given to a unit that cannot gain abilities does not appear once the unit can.
#[test]
fn a_keyword_that_could_not_be_gained_does_not_appear_later() {
    let mut game = scenario()
        .ours([unit("Battlefield Marine").with(["Imprisoned"]), unit("Wampa")])
        .our_hand(["Gladiator Star Destroyer", "Rallying Cry", "Confiscate"])
        .action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Rallying Cry");
    game.expect_keyword("Wampa", Keyword::Raid);
    game.them().pass();
    game.us().play("Confiscate").choose("Imprisoned");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
    game.expect_no_keyword("Battlefield Marine", Keyword::Raid);
}

/// CR 8.14.2: abilities that a unit had before are only lost while the effect lasts.
#[test]
fn a_keyword_lost_for_a_time_returns() {
    let mut game = scenario()
        .ours(["Battlefield Marine"])
        .our_hand(["Gladiator Star Destroyer", "Imprisoned", "Confiscate"])
        .action_phase();
    game.us().play("Gladiator Star Destroyer").choose("Battlefield Marine");
    game.them().pass();
    game.us().play_onto("Imprisoned", "Battlefield Marine");
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
    game.them().pass();
    game.us().play("Confiscate").choose("Imprisoned");
    game.expect_keyword("Battlefield Marine", Keyword::Sentinel);
}

/// CR 8.14.2: an ability given as a text does not appear later either.
#[test]
fn an_ability_that_could_not_be_gained_does_not_appear_later() {
    let mut game = scenario()
        .text(
            "(id: \"SOR_220\", abilities: [Event([Gain(to: Choose(), \
             gives: [Ability(When(on: [Defeated], do: [Draw()]))], for: Phase)])])",
        )
        .ours([unit("Battlefield Marine").with(["Imprisoned"])])
        .our_hand(["Surprise Strike", "Confiscate", "Vanquish"])
        .action_phase();
    game.us().play("Surprise Strike").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Confiscate").choose("Imprisoned");
    game.them().pass();
    game.us().play("Vanquish").choose("Battlefield Marine").expect_hand([]);
    game.expect_action_of(Side::Them);
}

/// CR 8.14.1: a keyword given while it cannot be regained does not appear when that ends.
#[test]
fn a_keyword_given_while_it_is_lost_does_not_appear_later() {
    let mut game = scenario()
        .confiscate_does("Gain(to: Choose(), gives: [Keyword(Sentinel)], for: Round)")
        .ours(["Battlefield Marine"])
        .our_hand(["SpecForce Soldier", "Confiscate"])
        .action_phase();
    game.us().play("SpecForce Soldier").choose("Battlefield Marine");
    game.them().pass();
    game.us().play("Confiscate").choose("Battlefield Marine");
    game.both_pass();
    game.expect_no_keyword("Battlefield Marine", Keyword::Sentinel);
}

/// CR 1.6.1, 8.14.2: a unit that has lost all abilities has no keyword, even if one is given to it.
#[test]
fn a_unit_without_abilities_gains_no_keyword() {
    let mut game = scenario()
        .ours(["Yoda"])
        .theirs([unit("Cell Block Guard").with(["Protector"])])
        .our_hand(["Force Lightning"])
        .our_resources(6)
        .action_phase();
    game.expect_keyword("Cell Block Guard", Keyword::Sentinel);
    game.us().play("Force Lightning").choose("Cell Block Guard").number(0);
    game.expect_action_of(Side::Them);
    game.expect_no_keyword("Cell Block Guard", Keyword::Sentinel).expect_damage("Cell Block Guard", 0);
    // The upgrade still adds power.
    game.expect_power("Cell Block Guard", 4);
}

/// CR 8.14.2: a unit that loses all abilities except one keyword keeps it and can gain it, but no other.
#[test]
fn a_unit_that_loses_all_but_one_keyword_keeps_and_can_gain_that_one() {
    let mut game = scenario()
        .resilient_gives("LoseAbilitiesBut(Keywords([Overwhelm]))")
        .confiscate_does("Gain(to: Choose(), gives: [Keyword(Overwhelm), Keyword(Saboteur)], for: Phase)")
        .our_hand(["Confiscate"])
        .ours([unit("Wampa").with(["Resilient"])])
        .theirs([unit("Jedha Agitator").with(["Resilient"])])
        .action_phase();
    game.expect_keyword("Wampa", Keyword::Overwhelm).expect_no_keyword("Jedha Agitator", Keyword::Saboteur);
    game.us().play("Confiscate").choose("Jedha Agitator");
    game.expect_keyword("Jedha Agitator", Keyword::Overwhelm).expect_no_keyword("Jedha Agitator", Keyword::Saboteur);
}
