//! The cards of Intro Battle: Hoth from IBH_001 to IBH_031: main case, corners and official rulings of each.

use testkit::{Side, scenario, unit};

// ---- IBH_001 Leia Organa, Get to Your Transports! ----

/// IBH_001: exhausts and pays one resource to heal 1 from a friendly unit.
#[test]
fn leia_organa_heals_a_friendly_unit() {
    let mut game = scenario()
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_resources(1)
        .ours([unit("Wampa").damage(3), unit("AT-ST")])
        .theirs([unit("Battlefield Marine").damage(1)])
        .action_phase();
    game.us().use_ability("Leia Organa").expect_ready_resources(0);
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_damage("Wampa", 2).expect_exhausted("Leia Organa");
}

/// IBH_001, deployed: on attack 1 from one friendly unit and 1 from another; she may be one of them.
#[test]
fn leia_organa_deployed_heals_two_friendly_units() {
    let mut game = scenario()
        .our_deployed_leader(unit("Leia Organa, Get to Your Transports!").damage(2))
        .ours([unit("Wampa").damage(3)])
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().attack("Leia Organa", "their base");
    game.expect_options(["Leia Organa", "Wampa"]);
    game.us().choose("Wampa");
    game.expect_options(["Leia Organa"]);
    game.us().choose("Leia Organa");
    game.expect_damage("Wampa", 2).expect_damage("Leia Organa", 1).expect_damage("AT-ST", 1);
}

// ---- IBH_003 Chewbacca, Rrruuuurrr ----

/// IBH_003: Sentinel.
#[test]
fn chewbacca_has_sentinel() {
    let mut game = scenario().ours(["Chewbacca, Rrruuuurrr"]).theirs(["Wampa"]).their_action_phase();
    game.expect_offered("Wampa -> Chewbacca").expect_not_offered("Wampa -> our base");
}

// ---- IBH_004 Rogue Squadron Speeder ----

/// IBH_004: Raid 1.
#[test]
fn rogue_squadron_speeder_has_raid() {
    let mut game = scenario().ours(["Rogue Squadron Speeder"]).action_phase();
    game.us().attack("Rogue Squadron Speeder", "their base");
    game.them().expect_base_damage(4);
}

// ---- IBH_005 I'll Cover For You ----

/// IBH_005: 1 damage to an enemy unit and 1 to another enemy unit.
#[test]
fn ill_cover_for_you_damages_two_enemy_units() {
    let mut game = scenario()
        .our_hand(["I'll Cover For You"])
        .ours(["Battlefield Marine"])
        .theirs(["Wampa", "AT-ST"])
        .action_phase();
    game.us().play("I'll Cover For You");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("Wampa");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_damage("Wampa", 1).expect_damage("AT-ST", 1).expect_damage("Battlefield Marine", 0);
}

// Corners

/// IBH_005, CR 1.9.8: the damage is dealt at once, so both units are defeated together.
#[test]
fn ill_cover_for_you_deals_all_damage_at_once() {
    let mut game =
        scenario().our_hand(["I'll Cover For You"]).theirs(["Battle Droid", "General's Guardian"]).action_phase();
    game.us().play("I'll Cover For You").choose("Battle Droid");
    game.expect_in_play("Battle Droid");
    game.us().choose("General's Guardian");
    game.expect_gone("Battle Droid").expect_damage("General's Guardian", 1);
}

/// IBH_005: with one enemy unit it is damaged once.
#[test]
fn ill_cover_for_you_damages_a_lone_enemy_once() {
    let mut game = scenario().our_hand(["I'll Cover For You"]).theirs(["Wampa"]).action_phase();
    game.us().play("I'll Cover For You").choose("Wampa");
    game.expect_damage("Wampa", 1).expect_action_of(Side::Them);
}

// ---- IBH_006 Rebellion Y-Wing ----

/// IBH_006: on attack, 1 damage to any base.
#[test]
fn rebellion_y_wing_damages_a_base() {
    let mut game = scenario().ours(["Rebellion Y-Wing"]).action_phase();
    game.us().attack("Rebellion Y-Wing", "their base");
    game.expect_options(["our base", "their base"]);
    game.us().choose("their base");
    game.them().expect_base_damage(3);
    game.us().expect_base_damage(0);
}

// ---- IBH_009 I've Found Them ----

/// IBH_009: a unit from the top three cards is drawn, the rest is discarded.
#[test]
fn ive_found_them_draws_a_unit() {
    let mut game = scenario()
        .our_hand(["I've Found Them"])
        .our_deck(["Wampa", "Surprise Strike", "AT-ST", "Repair"])
        .action_phase();
    game.us().play("I've Found Them");
    game.expect_options(["Wampa", "AT-ST"]);
    game.us().choose("AT-ST").expect_hand(["AT-ST"]).expect_deck_top(["Repair"]);
    game.expect_in_discard("Wampa").expect_in_discard("Surprise Strike");
}

// Corners

/// IBH_009: without a unit among them all three are discarded; a smaller deck is revealed whole.
#[test]
fn ive_found_them_discards_what_it_does_not_draw() {
    let mut game = scenario()
        .our_hand(["I've Found Them"])
        .our_deck(["Repair", "Surprise Strike", "Academy Training", "Wampa"])
        .action_phase();
    game.us().play("I've Found Them").expect_hand([]).expect_deck_top(["Wampa"]).expect_deck_size(1);
    game.expect_in_discard("Repair").expect_in_discard("Academy Training");
    let mut game = scenario().our_hand(["I've Found Them"]).our_deck(["Wampa", "Repair"]).action_phase();
    game.us().play("I've Found Them").choose("Wampa").expect_hand(["Wampa"]).expect_deck_size(0);
    game.expect_in_discard("Repair");
}

// ---- IBH_010 Han Solo, Scruffy-Looking Nerf Herder ----

/// IBH_010: Raid 2, and the defending unit has less power for this attack.
#[test]
fn han_solo_gives_the_defending_unit_minus_power() {
    let mut game = scenario().ours(["Han Solo, Scruffy-Looking Nerf Herder"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Han Solo", "AT-ST");
    game.expect_damage("Han Solo", 4).expect_damage("AT-ST", 6).expect_power("AT-ST", 6);
}

// Rulings

/// IBH_010, IBH_042: only a defending unit is affected; a base has no power to lose (ruling 1).
#[test]
fn han_solo_does_nothing_when_attacking_a_base() {
    let mut game = scenario().ours(["Han Solo, Scruffy-Looking Nerf Herder"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Han Solo", "their base");
    game.expect_power("AT-ST", 6).expect_action_of(Side::Them);
    game.them().expect_base_damage(6);
}

// ---- IBH_011 R2-D2, Known to Make Mistakes ----

/// IBH_011: with a Command unit, an enemy ground unit that costs 4 or less is exhausted.
#[test]
fn r2_d2_exhausts_a_cheap_ground_unit() {
    let mut game = scenario()
        .ours(["R2-D2, Known to Make Mistakes", "Trench Defender"])
        .theirs(["Wampa", "Underworld Thug", "AT-ST", "TIE/ln Fighter"])
        .action_phase();
    game.us().attack("R2-D2", "their base");
    game.expect_options(["Wampa", "Underworld Thug"]);
    game.us().choose("Wampa");
    game.expect_exhausted("Wampa").expect_ready("Underworld Thug");
}

// Corners

/// IBH_011: without a Command unit nothing is exhausted; R2-D2 does not have that aspect.
#[test]
fn r2_d2_needs_a_command_unit() {
    let mut game =
        scenario().ours(["R2-D2, Known to Make Mistakes"]).theirs(["Wampa", "Trench Defender"]).action_phase();
    game.us().attack("R2-D2", "their base");
    game.expect_ready("Wampa").expect_action_of(Side::Them);
}

// ---- IBH_013 Recovery ----

/// IBH_013: heals 5 from a unit of either side.
#[test]
fn recovery_heals_a_unit() {
    let mut game = scenario()
        .our_hand(["Recovery"])
        .ours([unit("AT-ST").damage(6)])
        .theirs([unit("Wampa").damage(1)])
        .our_base_damage(5)
        .action_phase();
    game.us().play("Recovery");
    game.expect_options(["AT-ST", "Wampa"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 1);
}

// ---- IBH_014 Bright Hope, Narrow Escape ----

/// IBH_014: Sentinel in space.
#[test]
fn bright_hope_has_sentinel_in_space() {
    let mut game =
        scenario().ours(["Bright Hope, Narrow Escape"]).theirs(["TIE/ln Fighter", "Wampa"]).their_action_phase();
    game.expect_not_offered("TIE/ln Fighter -> our base").expect_offered("Wampa -> our base");
}

// ---- IBH_015 Tauntaun Mount ----

/// IBH_015: 2 damage is healed from our base when it is defeated.
#[test]
fn tauntaun_mount_heals_the_base_when_defeated() {
    let mut game = scenario().ours(["Tauntaun Mount"]).theirs(["Wampa"]).our_base_damage(5).action_phase();
    game.us().attack("Tauntaun Mount", "Wampa").expect_base_damage(3);
    game.expect_gone("Tauntaun Mount");
    game.them().expect_base_damage(0);
}

// ---- IBH_016 Ion Cannon ----

/// IBH_016: exhausts to deal 3 damage to a space unit of either side.
#[test]
fn ion_cannon_deals_3_damage_to_a_space_unit() {
    let mut game = scenario()
        .ours(["Ion Cannon", "Alliance X-Wing"])
        .theirs(["Avenger, Hunting the Rebels", "Wampa"])
        .action_phase();
    game.us().use_ability("Ion Cannon");
    game.expect_options(["Alliance X-Wing", "Avenger"]);
    game.us().choose("Avenger");
    game.expect_damage("Avenger", 3).expect_exhausted("Ion Cannon");
}

// ---- IBH_018 Go for the Legs ----

/// IBH_018: an enemy ground unit is exhausted.
#[test]
fn go_for_the_legs_exhausts_an_enemy_ground_unit() {
    let mut game = scenario()
        .our_hand(["Go for the Legs"])
        .ours(["Wampa"])
        .theirs(["AT-ST", "Battlefield Marine", "TIE/ln Fighter"])
        .action_phase();
    game.us().play("Go for the Legs");
    game.expect_options(["AT-ST", "Battlefield Marine"]);
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_ready("Battlefield Marine");
}

// ---- IBH_019 C-3PO, Oh Dear, Oh Dear ----

/// IBH_019: draws a card with a Cunning unit, none without; he does not have that aspect himself.
#[test]
fn c_3po_draws_with_a_cunning_unit() {
    let table = |ours: &'static str, theirs: &'static str| {
        let mut game = scenario().our_hand(["C-3PO, Oh Dear, Oh Dear"]).ours([ours]).theirs([theirs]).action_phase();
        game.us().play("C-3PO, Oh Dear, Oh Dear");
        game
    };
    table("Evacuation Escort", "Wampa").us().expect_hand_size(1);
    table("Wampa", "Evacuation Escort").us().expect_hand_size(0);
}

// ---- IBH_020 Luke Skywalker, Do You Read Me? ----

/// IBH_020: when played, may deal 3 damage to a ground unit.
#[test]
fn luke_skywalker_may_damage_a_ground_unit() {
    let mut game = scenario()
        .our_hand(["Luke Skywalker, Do You Read Me?"])
        .our_resources(20)
        .ours(["Wampa"])
        .theirs(["AT-ST", "TIE/ln Fighter"])
        .action_phase();
    let mut declined = game.clone();
    game.us().play("Luke Skywalker, Do You Read Me?");
    game.expect_options(["Luke Skywalker", "Wampa", "AT-ST", "no"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 3);
    declined.us().play("Luke Skywalker, Do You Read Me?").no();
    declined.expect_damage("AT-ST", 0).expect_action_of(Side::Them);
}

/// IBH_020: Restore 2.
#[test]
fn luke_skywalker_has_restore() {
    let mut game = scenario().ours(["Luke Skywalker, Do You Read Me?"]).our_base_damage(5).action_phase();
    game.us().attack("Luke Skywalker", "their base").expect_base_damage(3);
    game.them().expect_base_damage(6);
}

// ---- IBH_021 Improvised Detonation ----

/// IBH_021: an attack at +2/+0.
#[test]
fn improvised_detonation_attacks_with_2_more_power() {
    let mut game =
        scenario().our_hand(["Improvised Detonation"]).ours([unit("Wampa"), unit("AT-ST").exhausted()]).action_phase();
    game.us().play("Improvised Detonation").attack("Wampa", "their base");
    game.expect_power("Wampa", 4).expect_exhausted("Wampa");
    game.them().expect_base_damage(6);
}

// ---- IBH_023 General Rieekan, Stalwart Tactician ----

/// IBH_023: exhausted, another Heroism unit attacks at +2/+0.
#[test]
fn general_rieekan_lets_another_heroism_unit_attack() {
    let mut game = scenario()
        .ours(["General Rieekan, Stalwart Tactician", "Wampa", "Trench Defender", "Hoth Trooper"])
        .action_phase();
    game.us().use_ability("General Rieekan");
    game.expect_offered("Trench Defender -> their base")
        .expect_offered("Hoth Trooper -> their base")
        .expect_not_offered("Wampa -> their base")
        .expect_not_offered("General Rieekan -> their base");
    game.us().attack("Trench Defender", "their base");
    game.expect_exhausted("General Rieekan").expect_power("Trench Defender", 3);
    game.them().expect_base_damage(5);
}

// ---- IBH_031 Millennium Falcon, Bucket of Bolts ----

/// IBH_031: ready if our base has more damage than an enemy base, not with the same.
#[test]
fn millennium_falcon_enters_ready_when_our_base_has_more_damage() {
    let table = |ours: i16, theirs: i16| {
        let mut game = scenario()
            .our_hand(["Millennium Falcon, Bucket of Bolts"])
            .our_resources(20)
            .our_base_damage(ours)
            .their_base_damage(theirs)
            .action_phase();
        game.us().play("Millennium Falcon, Bucket of Bolts");
        game
    };
    table(3, 2).expect_ready("Millennium Falcon");
    table(2, 2).expect_exhausted("Millennium Falcon");
    table(0, 0).expect_exhausted("Millennium Falcon");
    table(2, 3).expect_exhausted("Millennium Falcon");
}

// Corners

/// IBH_031, CR 11: among several enemy bases, one with less damage than ours is enough.
#[test]
fn millennium_falcon_compares_with_any_enemy_base() {
    let mut game = scenario()
        .our_hand(["Millennium Falcon, Bucket of Bolts"])
        .our_resources(20)
        .our_base_damage(3)
        .their_base_damage(10)
        .third(["Wampa"])
        .third_base_damage(2)
        .action_phase();
    game.us().play("Millennium Falcon, Bucket of Bolts");
    game.expect_ready("Millennium Falcon");
}
