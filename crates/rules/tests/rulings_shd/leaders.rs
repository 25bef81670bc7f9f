//! Official rulings on the leaders of Shadows of the Galaxy, as edition 8.0 answers them.

use testkit::{Ask, Keyword, Side, scenario, unit};

/// SHD_001, CR 7.6.4: defeated together with other units, he still gives each its ability.
#[test]
fn gar_saxon_defeated_with_others_still_saves_their_upgrades() {
    let mut game = scenario()
        .our_deployed_leader(unit("Gar Saxon").with(["Academy Training"]))
        .ours([unit("Wampa").with(["Devotion"])])
        .their_hand(["Superlaser Blast"])
        .their_action_phase();
    game.them().play("Superlaser Blast");
    game.expect_gone("Gar Saxon").expect_gone("Wampa").expect_waiting(["Gar Saxon", "Wampa"]);
    game.us().resolve_first("Wampa").choose("Devotion").choose("Academy Training");
    game.us().expect_hand(["Academy Training", "Devotion"]);
}

/// SHD_001: an upgrade that had left the unit before is not found.
#[test]
fn gar_saxon_finds_only_upgrades_that_were_there_at_the_end() {
    let mut game = scenario()
        .our_deployed_leader("Gar Saxon")
        .ours([unit("Wampa").with(["Devotion", "Academy Training"])])
        .their_hand(["Confiscate", "Vanquish"])
        .their_action_phase();
    game.them().play("Confiscate").choose("Devotion");
    game.us().pass();
    game.them().play("Vanquish").choose("Wampa");
    game.expect_options(["Academy Training", "no"]);
    game.us().no();
    game.expect_in_discard("Devotion");
}

/// SHD_002, CR 1.9.8: all of the damage is dealt at once: two generals who keep each other's soldiers alive fall with
/// nobody counting twice, and each unit's half is taken of what it had before.
#[test]
fn qira_deals_all_damage_at_once() {
    let mut game = scenario()
        .our_leader("Qi'ra")
        .theirs(["General Veers", "Cell Block Guard"])
        .theirs([unit("Wampa").with(["Resilient"])])
        .action_phase();
    game.us().deploy();
    // 3, 3 + 1, and 5 + 3 HP.
    game.expect_damage("General Veers", 1).expect_damage("Cell Block Guard", 2).expect_damage("Wampa", 4);
    game.expect_action_of(Side::Them);
}

/// SHD_004: power is what it is now, with upgrades and effects for the phase.
#[test]
fn rey_counts_all_changes_of_power() {
    let mut game = scenario()
        .our_leader("Rey, More Than a Scavenger")
        .ours([unit("Underworld Thug").with(["Experience"])])
        .our_hand(["Make an Opening"])
        .theirs(["Battlefield Marine", "AT-ST"])
        .action_phase();
    game.us().play("Make an Opening").choose("Battlefield Marine");
    game.them().pass();
    game.us().use_ability("our leader");
    // The Thug has 3, the Marine 1.
    game.expect_options(["Battlefield Marine"]);
}

/// SHD_007, CR 1.8.6: cost is what is printed, however cheap the unit was.
#[test]
fn moff_gideon_asks_for_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Moff Gideon")
        .our_base("Death Watch Hideout")
        .our_hand(["Sneak Attack"])
        .ours(["Battlefield Marine"])
        .our_hand(["Wampa"])
        .action_phase();
    game.us().play("Sneak Attack").play("Wampa");
    game.expect_ready("Wampa").them().pass();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
}

/// SHD_007, CR 7.1.6A: a ready unit that may attack must; without one nothing follows.
#[test]
fn moff_gideon_must_attack_with_a_ready_unit_if_he_can() {
    let mut game = scenario().our_leader("Moff Gideon").ours(["Battlefield Marine"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["Battlefield Marine -> their base"]);
    let mut game = scenario().our_leader("Moff Gideon").ours([unit("Battlefield Marine").exhausted()]).action_phase();
    game.us().use_ability("our leader");
    game.expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_007, CR 7.5.7F: when the defending unit falls before combat damage the attacker still attacks a unit: all of
/// its damage, the bonus with it, is excess.
#[test]
fn moff_gideons_units_attack_a_unit_that_is_gone() {
    let table = |leader: &str| {
        scenario()
            .our_leader(leader)
            .ours([unit("Underworld Thug").with(["Resilient"])])
            .theirs(["Cantina Braggart"])
            .text(
                r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [Ability(When(on: [Attacks], do: [
                    Damage(amount: 9, to: Defender),
                ]))])])"#,
            )
    };
    let mut game = table("Luke Skywalker, Faithful Friend").our_deployed_leader("Moff Gideon").action_phase();
    game.us().attack("Underworld Thug", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    game.them().expect_base_damage(3);
}

/// SHD_008, CR 7.5: a keyword that does nothing now is a keyword still; one that was lost is not.
#[test]
fn boba_fett_counts_keywords_without_effect() {
    let mut game = scenario()
        .our_deployed_leader("Boba Fett, Daimyo")
        // Ambush and Shielded did their work when the units were played.
        .ours(["Cloud-Rider", "Crafty Smuggler", "Cell Block Guard"])
        .their_hand(["Force Lightning"])
        .their_action_phase();
    game.expect_power("Cloud-Rider", 4).expect_power("Crafty Smuggler", 3).expect_power("Cell Block Guard", 4);
    game.them().play("Force Lightning").choose("Cell Block Guard");
    game.expect_power("Cell Block Guard", 3);
}

/// SHD_008: a keyword on a condition counts when the condition holds as the unit enters play.
#[test]
fn boba_fett_triggers_on_a_conditional_keyword() {
    let table = || scenario().our_leader("Boba Fett, Daimyo").our_hand(["Gamorrean Retainer"]).theirs(["Wampa"]);
    let mut game = table().ours(["Warzone Lieutenant"]).action_phase();
    game.us().play("Gamorrean Retainer");
    game.expect_keyword("Gamorrean Retainer", Keyword::Sentinel).expect_asked(Side::Us, Ask::May);
    game.us().yes().choose("Warzone Lieutenant");
    game.expect_power("Warzone Lieutenant", 3);
    let mut game = table().action_phase();
    game.us().play("Gamorrean Retainer");
    game.expect_action_of(Side::Them);
}

/// SHD_009, CR 8.18: a name is a name without its subtitle: another card of that name is found.
#[test]
fn hunter_looks_at_names_without_subtitles() {
    let mut game = scenario()
        .our_leader("Hunter")
        .our_resource_cards(["Chewbacca, Pykesbane"])
        .ours(["Chewbacca, Loyal Companion"])
        .action_phase();
    game.us().use_ability("our leader").choose("Chewbacca").expect_hand(["Chewbacca"]);
    game.expect_in_play("Chewbacca, Loyal Companion");
}

/// SHD_012: the ability may be used without an attack; nothing is dealt.
#[test]
fn bo_katan_may_be_used_without_an_attack() {
    let mut game = scenario().our_leader("Bo-Katan Kryze").theirs(["Wampa"]).action_phase();
    game.us().use_ability("our leader");
    game.expect_damage("Wampa", 0).expect_exhausted("our leader").expect_action_of(Side::Them);
}

/// SHD_012: two damages, one after the other (erratum): a Shield holds off only the first.
#[test]
fn bo_katan_deals_damage_twice() {
    let mut game = scenario()
        .our_deployed_leader("Bo-Katan Kryze")
        .ours(["Mandalorian Warrior"])
        .theirs([unit("AT-ST").with(["Shield"])])
        .action_phase();
    game.us().attack("Mandalorian Warrior", "their base");
    game.them().pass();
    game.us().attack("Bo-Katan Kryze", "their base").choose("AT-ST");
    game.expect_upgrades("AT-ST", []).expect_damage("AT-ST", 0);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

/// SHD_013, CR 1.17.4, 6.4.2A: deployed his ability costs nothing, so it is used only to play a unit.
#[test]
fn han_deployed_must_play_a_unit() {
    let mut game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]).action_phase();
    game.us().use_ability("Han Solo");
    game.expect_options(["play Wampa"]);
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Wampa"]);
    game.our_resources(1).action_phase().expect_not_offered("use Han Solo");
    let game = scenario().our_deployed_leader("Han Solo, Worth the Risk").our_hand(["Repair"]);
    game.action_phase().expect_not_offered("use Han Solo");
}

/// SHD_013: the damage comes before abilities of the unit that was played.
#[test]
fn han_damages_before_when_played() {
    let mut game =
        scenario().our_leader("Han Solo, Worth the Risk").our_hand(["Academy Defense Walker"]).action_phase();
    game.us().use_ability("our leader").play("Academy Defense Walker");
    // It counts itself among the damaged units.
    game.expect_damage("Academy Defense Walker", 2).expect_upgrades("Academy Defense Walker", ["Experience"]);
}

/// SHD_014, CR 11.4.2: of several opponents we say which.
#[test]
fn cad_bane_says_which_opponent_chooses() {
    let table = || scenario().our_hand(["Underworld Thug"]).theirs(["Wampa"]).third(["Greedo", "AT-ST"]);
    let mut game = table().our_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes();
    game.expect_asked(Side::Us, Ask::Player).expect_options(["them", "third"]);
    game.us().choose_player(Side::Third);
    game.expect_options(["Greedo", "AT-ST"]);
    game.third().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
    let mut game = table().our_deployed_leader("Cad Bane").action_phase();
    game.us().play("Underworld Thug").yes().choose_player(Side::Them);
    game.them().choose("Wampa");
    game.expect_damage("Wampa", 2);
}

/// SHD_015: costs are the printed ones, names have no subtitles, and the top card is the one that is discarded.
#[test]
fn doctor_aphra_counts_what_is_printed() {
    // Two cards of the name Chewbacca are one name: not three different ones.
    let discard = ["Chewbacca, Pykesbane", "Chewbacca, Loyal Companion", "Recruit"];
    let mut game = scenario().our_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.us().deploy().expect_hand([]);
    game.expect_action_of(Side::Them);
    let mut game = scenario().our_leader("Doctor Aphra").our_deck(["Recruit", "Wampa", "Repair"]).regroup_phase();
    game.us().expect_discard(["Recruit"]);
}

/// SHD_015: Bamboozle costs 2, though it may be played for a card; with Repair, Open Fire and Takedown that is four
/// costs.
#[test]
fn doctor_aphra_counts_printed_costs() {
    let discard = ["Bamboozle", "Battlefield Marine", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 2);
    let discard = ["Bamboozle", "Public Enemy", "Repair", "Open Fire", "Takedown"];
    let mut game = scenario().our_deployed_leader("Doctor Aphra").our_discard(discard).action_phase();
    game.expect_power("Doctor Aphra", 5);
}

/// SHD_016: the unit's cost is the printed one, and it is paid, with the aspect penalty.
#[test]
fn fennec_shand_pays_for_a_unit_of_the_printed_cost() {
    let mut game = scenario()
        .our_leader("Fennec Shand")
        .our_base("Capital City")
        .our_resources(7)
        // Reputable Hunter costs 1 less, Cobb Vanth no less: both are printed as 3; Discerning Veteran is 5.
        .our_hand(["Reputable Hunter", "Discerning Veteran", "Jabba's Rancor"])
        .theirs(["Hylobon Enforcer"])
        .action_phase();
    game.us().use_ability("our leader");
    game.expect_options(["play Reputable Hunter", "no"]);
    // 1 for the ability; 3, 2 for Command, less 1.
    game.us().play("Reputable Hunter").expect_ready_resources(2);
}

/// SHD_016, CR 7.6.13B, 7.5.5C: Ambush waits beside "when played"; without an enemy unit it does nothing.
#[test]
fn fennec_shands_ambush_waits_beside_when_played() {
    let table = || scenario().our_leader("Fennec Shand").our_hand(["Clan Wren Rescuer"]);
    let mut game = table().theirs(["Underworld Thug"]).action_phase();
    game.us().use_ability("our leader").play("Clan Wren Rescuer");
    game.expect_waiting(["Clan Wren Rescuer", "Clan Wren Rescuer"]);
    game.us().resolve_first("Clan Wren Rescuer").choose("Clan Wren Rescuer");
    game.us().attack("Clan Wren Rescuer", "Underworld Thug");
    game.expect_damage("Underworld Thug", 2);
    let mut game = table().action_phase();
    game.us().use_ability("our leader").play("Clan Wren Rescuer").resolve_first("Ambush").choose("Clan Wren Rescuer");
    game.expect_exhausted("Clan Wren Rescuer").expect_action_of(Side::Them);
}

/// SHD_016, CR 1.17.4, 6.4.2A: deployed her ability costs nothing, so it is used only to play a unit.
#[test]
fn fennec_shand_deployed_must_play_a_unit() {
    let table = || scenario().our_deployed_leader("Fennec Shand");
    let mut game = table().our_hand(["Swoop Racer", "Desperado Freighter"]).action_phase();
    game.us().use_ability("Fennec Shand");
    game.expect_options(["play Swoop Racer"]);
    table().our_hand(["Desperado Freighter"]).action_phase().expect_not_offered("use Fennec Shand");
}

/// SHD_017: the card is replaced first, then the resource defeated, then what the card triggers is resolved.
#[test]
fn landos_resource_goes_before_when_played() {
    let mut game = scenario()
        .our_leader("Lando Calrissian")
        .our_base("Nevarro City")
        .our_resources(4)
        .our_resource_cards(["Privateer Crew"])
        .our_deck(["Wampa"])
        .action_phase();
    game.us().use_ability("our leader").play("Privateer Crew");
    // The new resource is among the choices, and the Experience tokens still wait.
    game.expect_asked(Side::Us, Ask::Target).expect_offered("Wampa").expect_upgrades("Privateer Crew", []);
    game.us().choose("Wampa");
    game.expect_in_discard("Wampa");
    game.expect_upgrades("Privateer Crew", ["Experience", "Experience", "Experience"]);
}
