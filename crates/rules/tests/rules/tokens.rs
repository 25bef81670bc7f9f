//! Scenario tests of token units (CR 3.7.7 to 3.7.14).

use model::{Keyword, Trait};
use testkit::{Side, scenario, unit};

/// Data of a token unit in the rules: name, arena, power and HP, a trait, a keyword.
struct Said {
    word: &'static str,
    name: &'static str,
    in_space: bool,
    power: i16,
    hp: i16,
    of: Trait,
    keyword: Option<Keyword>,
}

fn said(word: &'static str, name: &'static str, in_space: bool, power: i16, hp: i16, of: Trait) -> Said {
    Said { word, name, in_space, power, hp, of, keyword: None }
}

/// CR 3.7.9, 3.7.10, 3.7.12, 3.7.14 (and a Beast): each token unit has the arena, power, HP, traits and keywords given
/// by the rules, and enters play exhausted (CR 1.5.4).
#[test]
fn each_token_unit_has_the_printed_values_of_the_rules() {
    let all = [
        said("TieFighter", "TIE Fighter", true, 1, 1, Trait::Fighter),
        said("XWing", "X-Wing", true, 2, 2, Trait::Fighter),
        Said { keyword: Some(Keyword::Raid), ..said("Spy", "Spy", false, 0, 2, Trait::Official) },
        Said {
            keyword: Some(Keyword::Shielded),
            ..said("Mandalorian", "Mandalorian", false, 2, 2, Trait::Mandalorian)
        },
        said("Beast", "Beast", false, 3, 3, Trait::Creature),
    ];
    for token in all {
        let steps = format!("Create(token: {})", token.word);
        let mut game = scenario().confiscate_does(&steps).our_hand(["Confiscate"]).action_phase();
        game.us().play("Confiscate");
        let card = game.card(token.name);
        let stats = game.game.stats(card);
        assert_eq!((stats.power, stats.hp), (token.power, token.hp), "{}", token.name);
        assert!(stats.traits.has(token.of), "{}", token.name);
        assert_eq!(game.game.arena(card) == model::Arena::Space, token.in_space, "{}", token.name);
        assert!(token.keyword.is_none_or(|keyword| stats.keywords.has(keyword)), "{}", token.name);
        game.expect_exhausted(token.name);
    }
}

/// CR 3.7.2A, 3.7.14: Shielded of a token unit triggers when it is created.
#[test]
fn a_mandalorian_token_is_shielded_when_it_is_created() {
    let mut game = scenario().confiscate_does("Create(token: Mandalorian)").our_hand(["Confiscate"]).action_phase();
    game.us().play("Confiscate");
    game.expect_upgrades("Mandalorian", ["Shield"]);
}

/// CR 3.7.12: a Spy attacks with 2 more power.
#[test]
fn a_spy_token_has_raid_2() {
    let mut game = scenario().ours([unit("Spy")]).action_phase();
    game.us().attack("Spy", "their base");
    game.them().expect_base_damage(2);
}

/// CR 1.5.2F: a token upgrade that is moved belongs to the controller of its new unit.
#[test]
fn a_moved_token_belongs_to_the_new_units_controller() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Experience"])])
        .theirs(["Consular Security Force"])
        .our_hand(["Jocasta Nu"])
        .action_phase();
    game.us().play("Jocasta Nu").choose("Experience").choose("Consular Security Force");
    game.expect_upgrades("Consular Security Force", ["Experience"]).expect_controller("Experience", Side::Them);
    let mut game = scenario()
        .ours(["Wampa"])
        .theirs([unit("Consular Security Force").with(["Experience"])])
        .our_hand(["Shuttle ST-149"])
        .action_phase();
    game.us().play("Shuttle ST-149").resolve_first("Shuttle ST-149").choose("Experience").choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience"]).expect_controller("Experience", Side::Us);
    let token = game.card("Experience");
    assert_eq!(game.game.state.card(token).owner, rules::Seat(0));
}

/// TWI_234, JTL_122, CR 1.3.2, 8.3.2: "for each unit exhausted this way" counts only units that were actually
/// exhausted.
#[test]
fn only_units_actually_exhausted_are_counted() {
    let steadfast = "CantBe(verbs: [Exhausted], by: Any)";
    let mut game = scenario()
        .resilient_gives(steadfast)
        .our_hand(["All Wings Report In"])
        .ours([unit("Alliance X-Wing").with(["Resilient"]), unit("Cartel Spacer")])
        .action_phase();
    game.us().play("All Wings Report In").choose_each(["Alliance X-Wing", "Cartel Spacer"]);
    game.expect_ready("Alliance X-Wing").expect_exhausted("Cartel Spacer").expect_count("our X-Wing", 1);
    let mut game = scenario()
        .resilient_gives(steadfast)
        .ours([unit("The Invisible Hand, Imposing Flagship"), unit("Battle Droid")])
        .ours([unit("Super Battle Droid").with(["Resilient"])])
        .action_phase();
    game.us().attack("The Invisible Hand", "their base").choose_each(["Battle Droid", "Super Battle Droid"]);
    game.expect_exhausted("Battle Droid").expect_ready("Super Battle Droid");
    game.them().expect_base_damage(5);
}
