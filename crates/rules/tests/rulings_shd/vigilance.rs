//! Official rulings on the Vigilance cards of Shadows of the Galaxy, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Side, card_text, scenario, unit};

/// SHD_028: he may pay with himself, and draws the card although that defeats him.
#[test]
fn doctor_pershing_may_pay_with_himself() {
    let mut game = scenario().ours([unit("Doctor Pershing").damage(4)]).our_deck(["Recruit"]).action_phase();
    game.us().use_ability("Doctor Pershing").choose("Doctor Pershing").expect_hand(["Recruit"]);
    game.expect_in_discard("Doctor Pershing").expect_action_of(Side::Them);
}

/// SHD_030, CR 1.3.2: alone, it is its own only choice.
#[test]
fn death_trooper_alone_must_choose_itself() {
    let mut game = scenario().our_hand(["SHD_030"]).theirs(["Wampa"]).action_phase();
    game.us().play("Death Trooper");
    game.expect_options(["Death Trooper"]);
    game.us().choose("Death Trooper").choose("Wampa");
    game.expect_damage("Death Trooper", 2).expect_damage("Wampa", 2);
}

/// SHD_035, CR 7.6.15C: it triggers together with the attacker's abilities; the active player says whose come first.
#[test]
fn clan_saxon_gauntlet_triggers_with_the_attackers_abilities() {
    let mut game =
        scenario().ours(["Clan Saxon Gauntlet"]).theirs([unit("Mining Guild TIE Fighter")]).their_action_phase();
    game.them().attack("Mining Guild TIE Fighter", "Clan Saxon Gauntlet");
    game.expect_waiting(["Clan Saxon Gauntlet", "Mining Guild TIE Fighter"]).expect_asked(Side::Them, Ask::WhoFirst);
    game.them().our_abilities_first();
    game.us().choose("Clan Saxon Gauntlet");
    // No damage is dealt yet.
    game.expect_upgrades("Clan Saxon Gauntlet", ["Experience"]).expect_damage("Clan Saxon Gauntlet", 0);
    game.them().no();
    game.expect_damage("Clan Saxon Gauntlet", 1);
}

/// SHD_036: it is not in play while its price is paid: with no other unit it cannot be smuggled.
#[test]
fn first_light_does_not_pay_with_itself() {
    let table = || scenario().our_leader("Gar Saxon").our_resource_cards(["First Light"]).theirs(["AT-ST"]);
    let mut game = table().action_phase();
    game.expect_not_offered("First Light");
    let mut game = table().ours(["Wampa"]).action_phase();
    game.us().play_instead("First Light");
    game.expect_options(["Wampa"]);
}

/// SHD_038, CR 6.4.2A: without an enemy unit defeated it is not used: nothing would change.
#[test]
fn brutal_traditions_needs_a_defeated_enemy() {
    let table = || {
        scenario()
            .our_discard(["Brutal Traditions"])
            .our_hand(["Vanquish", "Waylay"])
            .ours(["Wampa", "Greedo"])
            .theirs(["AT-ST"])
    };
    let mut game = table().action_phase();
    game.expect_not_offered("use Brutal Traditions");
    game.us().play("Vanquish").choose("Greedo").no();
    game.them().pass();
    game.expect_not_offered("use Brutal Traditions");
    let mut game = table().action_phase();
    game.us().play("Vanquish").choose("AT-ST");
    game.them().pass();
    game.expect_offered("use Brutal Traditions");
}

/// SHD_038: it is paid for, the aspect penalty included; who cannot pay does not use it.
#[test]
fn brutal_traditions_is_paid_for() {
    let table = |ready| {
        scenario()
            .our_resources(ready)
            .our_discard(["Brutal Traditions"])
            .ours(["Wampa"])
            .theirs(["Underworld Thug"])
            .action_phase()
    };
    // 2, and 2 for Villainy.
    let mut game = table(4);
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.us().use_ability("Brutal Traditions").play_onto("Brutal Traditions", "Wampa").expect_ready_resources(0);
    let mut game = table(3);
    game.us().attack("Wampa", "Underworld Thug");
    game.them().pass();
    game.expect_not_offered("use Brutal Traditions");
}

/// SHD_039: cost is what is printed: a unit that was played for less is no cheaper.
#[test]
fn calculated_lethality_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .their_hand(["Sneak Attack", "Wampa"])
        .theirs(["Underworld Thug"])
        .their_action_phase();
    game.them().play("Sneak Attack").play("Wampa");
    game.us().play("Calculated Lethality");
    game.expect_options(["Underworld Thug"]);
}

/// SHD_039: each token may go to another unit, or all to one.
#[test]
fn calculated_lethality_gives_each_token_as_we_like() {
    let mut game = scenario()
        .our_hand(["Calculated Lethality"])
        .ours(["Wampa", "Swoop Racer"])
        .theirs([unit("Underworld Thug").with(["Experience", "Experience", "Experience"])])
        .action_phase();
    game.us()
        .play("Calculated Lethality")
        .choose("Underworld Thug")
        .choose("Wampa")
        .choose("Swoop Racer")
        .choose("Wampa");
    game.expect_upgrades("Wampa", ["Experience", "Experience"]).expect_upgrades("Swoop Racer", ["Experience"]);
}

/// SHD_041, CR 1.14.3: discarded is from the top of the deck.
#[test]
fn kuiil_discards_from_the_top() {
    let mut game = scenario().ours(["Kuiil"]).our_deck(["Recruit", "Wampa"]).action_phase();
    game.us()
        .attack("Kuiil", "their base")
        .resolve_first("Kuiil")
        .expect_discard(["Recruit"])
        .expect_deck_top(["Wampa"]);
}

/// SHD_046: the Shield is given although nothing was there to heal.
#[test]
fn rey_shields_an_undamaged_unit() {
    let mut game = scenario().ours(["Rey, Keeping the Past", "Wampa"]).action_phase();
    game.us().attack("Rey", "their base").choose("Wampa");
    game.expect_upgrades("Wampa", ["Shield"]);
}

/// SHD_048: less damage than is on the giant is healed as a whole.
#[test]
fn gentle_giant_heals_no_more_than_there_is() {
    let mut game = scenario().ours([unit("Gentle Giant").damage(5), unit("Wampa").damage(2)]).action_phase();
    game.us().attack("Gentle Giant", "their base").choose("Wampa");
    game.expect_damage("Wampa", 0).expect_damage("Gentle Giant", 5);
}

/// SHD_049: cost is what is printed: a unit that was played for less is no cheaper.
#[test]
fn the_mandalorian_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_base("Death Watch Hideout")
        .our_leader("Han Solo, Worth the Risk")
        .our_hand(["Swoop Racer", "Cantina Braggart", "The Mandalorian, Wherever I Go, He Goes"])
        .action_phase();
    game.us().use_ability("our leader").play("Swoop Racer");
    game.them().pass();
    game.us().play("Cantina Braggart");
    game.them().pass();
    game.us().play("The Mandalorian");
    game.expect_options(["Cantina Braggart", "no"]);
}

/// SHD_053, CR 1.8.5: for free means no resources, and no aspect penalty; another cost would have to be paid.
#[test]
fn second_chance_costs_no_resources() {
    let mut game = scenario()
        .our_resources(0)
        .our_leader("Gar Saxon")
        .ours([unit("Luke Skywalker, Jedi Knight").with(["Second Chance"])])
        .theirs(["AT-ST"])
        .their_hand(["Vanquish"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Luke Skywalker");
    game.us().play("Luke Skywalker").choose("AT-ST");
    game.expect_in_play("Luke Skywalker");
}

/// SHD_053, CR 8.7.3: it comes back as a new copy: defeated again it is not played again.
#[test]
fn second_chance_is_one_chance() {
    let mut game = scenario()
        .our_resources(0)
        .ours([unit("Wampa").with(["Second Chance"])])
        .their_hand(["Vanquish", "Takedown"])
        .their_action_phase();
    game.them().play("Vanquish").choose("Wampa");
    game.us().play("Wampa");
    game.them().play("Takedown").choose("Wampa");
    game.expect_in_discard("Wampa").expect_not_offered("play Wampa");
}

/// SHD_053: the owner plays it, whoever controlled it.
#[test]
fn second_chance_is_the_owners() {
    let mut game = scenario()
        .their_resources(0)
        .ours([unit("Wampa").owned_by(Side::Them).with(["Second Chance"])])
        .our_hand(["Vanquish"])
        .action_phase();
    game.us().play("Vanquish").choose("Wampa");
    game.expect_offered("play Wampa").them().play("Wampa");
    game.expect_controller("Wampa", Side::Them);
}

/// SHD_059, CR 7.6.16C: he heals also when the attack defeats him; an older answer asked him to survive.
#[test]
fn embo_heals_though_he_falls() {
    let mut game =
        scenario().ours([unit("Embo").damage(3), unit("Wampa").damage(3)]).theirs(["Underworld Thug"]).action_phase();
    game.us().attack("Embo", "Underworld Thug");
    game.expect_gone("Embo").expect_gone("Underworld Thug");
    game.us().choose("Wampa").number(2);
    game.expect_damage("Wampa", 1);
}

/// SHD_071, erratum: "unique" is an icon now; what counts is the unit that was defeated.
#[test]
fn top_target_asks_for_the_defeated_unit() {
    let mut game = scenario()
        .our_base_damage(9)
        .ours(["AT-ST"])
        .our_hand(["Take Captive"])
        .theirs([unit("Embo").with(["Top Target"])])
        .action_phase();
    // Captured, it is that unit still.
    game.us().play("Take Captive").choose("AT-ST").choose("Embo").yes().choose("our base").expect_base_damage(3);
}

/// SHD_072: other upgrades on the unit still change its power and HP, but give it no abilities.
#[test]
fn imprisoned_leaves_power_and_hp_of_other_upgrades() {
    let mut game = scenario()
        .ours([unit("Wampa").with(["Imprisoned", "Vambrace Grappleshot", "Protector"])])
        .theirs(["AT-ST"])
        .action_phase();
    // 4/5, 2/2 of the Grappleshot and 1/1 of the Protector.
    game.expect_power("Wampa", 7).expect_no_keyword("Wampa", Keyword::Sentinel);
    game.us().attack("Wampa", "AT-ST");
    game.expect_gone("AT-ST").expect_damage("Wampa", 6);
}

/// SHD_072, erratum: losing all abilities is said shortly, and takes what is gained as well (CR 8.14).
#[test]
fn imprisoned_says_it_shortly() {
    assert!(card_text("SHD_072").contains("loses all abilities"), "{}", card_text("SHD_072"));
}

/// SHD_074, erratum: the present term is "defending unit".
#[test]
fn vambrace_grappleshot_says_defending_unit() {
    assert!(card_text("SHD_074").contains("defending unit"), "{}", card_text("SHD_074"));
}

/// SHD_077: cost is what is printed: an upgrade that was played for less is no cheaper.
#[test]
fn evidence_of_the_crime_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_hand(["Evidence of the Crime"])
        .their_hand(["Fenn Rau", "The Darksaber"])
        .theirs([unit("Wampa").with(["Devotion"])])
        .their_action_phase();
    // For 2 less it costs 2, and on a Mandalorian there is no penalty.
    game.them().play("Fenn Rau").play_onto("The Darksaber", "Fenn Rau");
    game.us().play("Evidence of the Crime");
    game.expect_options(["Devotion"]);
}

/// SHD_078: power is what it is now.
#[test]
fn fell_the_dragon_counts_changes_for_the_phase() {
    let mut game = scenario()
        .our_hand(["Fell the Dragon", "Disarm"])
        .theirs(["AT-ST", "Battlefield Marine"])
        .their_hand(["Moment of Glory"])
        .action_phase();
    game.us().play("Disarm").choose("AT-ST");
    game.them().play("Moment of Glory").choose("Battlefield Marine");
    game.us().play("Fell the Dragon");
    game.expect_options(["Battlefield Marine"]);
}
