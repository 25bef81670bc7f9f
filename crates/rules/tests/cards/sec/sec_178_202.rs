//! The cards of Secrets of Power from SEC_178 to SEC_202: main case, corners and official rulings of each.

use testkit::{Ask, Keyword, Side, scenario, unit};

use crate::starts::{hides, with_a_deadly_upgrade};

// ---- SEC_178 Pursue the Lead ----

/// SEC_178: a player discards a card; costs it 3 or less, a Spy.
#[test]
fn pursue_the_lead_finds_a_spy() {
    let mut game = scenario().our_hand(["Pursue the Lead", "Wampa"]).their_hand(["Repair", "AT-ST"]).action_phase();
    game.us().play("Pursue the Lead").choose_player(Side::Them);
    let mut other = game.clone();
    game.them().choose("Repair").expect_discard(["Repair"]);
    game.expect_count("our Spy", 1);
    other.them().choose("AT-ST");
    other.expect_count("Spy", 0);
}

// Rulings

/// SEC_178: the printed cost counts (ruling 1).
#[test]
fn pursue_the_lead_asks_the_printed_cost() {
    let mut game = scenario().our_hand(["Pursue the Lead"]).their_hand(["Death Trooper"]).action_phase();
    game.us().play("Pursue the Lead").choose_player(Side::Them);
    game.them().choose("Death Trooper");
    game.expect_count("our Spy", 1);
}

// ---- SEC_179 Aggressive Negotiations ----

/// SEC_179: an attack with +1/+0 for each card in our hand.
#[test]
fn aggressive_negotiations_count_the_hand() {
    let mut game = scenario().our_hand(["Aggressive Negotiations", "Repair", "Repair"]).ours(["Greedo"]).action_phase();
    game.us().play("Aggressive Negotiations").attack("Greedo", "their base");
    game.them().expect_base_damage(5);
}

// Rulings

/// SEC_179: a ready unit must attack (ruling 1).
#[test]
fn aggressive_negotiations_must_be_used() {
    let mut game = scenario().our_hand(["Aggressive Negotiations"]).ours(["Greedo"]).action_phase();
    game.us().play("Aggressive Negotiations");
    game.expect_options(["Greedo -> their base"]);
}

/// SEC_179: cards drawn in the attack do not count any more (ruling 2).
#[test]
fn aggressive_negotiations_count_once() {
    let mut game = scenario()
        .resilient_gives("Ability(When(on: [Attacks], do: [Draw(count: 2)]))")
        .our_hand(["Aggressive Negotiations", "Repair"])
        .our_deck(["Wampa", "AT-ST"])
        .ours([unit("Greedo").with(["Resilient"])])
        .action_phase();
    game.us().play("Aggressive Negotiations").attack("Greedo", "their base").expect_hand_size(3);
    game.them().expect_base_damage(4);
}

// ---- SEC_180 Let's Call It War ----

/// SEC_180: 3 damage to a unit; with the initiative 2 to another in the same arena may follow.
#[test]
fn lets_call_it_war_goes_on_with_the_initiative() {
    let table = |side: Side| {
        scenario()
            .our_hand(["Let's Call It War"])
            .theirs(["AT-ST", "Wampa", "TIE/ln Fighter"])
            .initiative(side)
            .action_phase()
    };
    let mut game = table(Side::Us);
    game.us().play("Let's Call It War").choose("AT-ST");
    game.expect_options(["Wampa", "no"]);
    game.us().choose("Wampa");
    game.expect_damage("AT-ST", 3).expect_damage("Wampa", 2);
    let mut game = table(Side::Them);
    game.us().play("Let's Call It War").choose("AT-ST");
    game.expect_damage("AT-ST", 3).expect_action_of(Side::Them);
}

// ---- SEC_181 Unauthorized Investigation ----

/// SEC_181: a Spy, and with an Aggression card disclosed another.
#[test]
fn unauthorized_investigation_brings_up_to_two_spies() {
    let mut game =
        scenario().our_hand(["Unauthorized Investigation", "Charged with Treason"]).our_resources(20).action_phase();
    let mut declined = game.clone();
    game.us().play("Unauthorized Investigation").choose("Charged with Treason");
    game.expect_count("our Spy", 2);
    declined.us().play("Unauthorized Investigation").no();
    declined.expect_count("our Spy", 1);
}

// ---- SEC_182 Charged with Treason ----

/// SEC_182: with Aggression twice disclosed 5 damage to a unit.
#[test]
fn charged_with_treason_strikes() {
    let mut game = scenario()
        .our_hand(["Charged with Treason", "Unauthorized Investigation", "Ambition's Reward"])
        .theirs(["AT-ST"])
        .action_phase();
    game.us().play("Charged with Treason").choose_each(["Unauthorized Investigation", "Ambition's Reward"]);
    game.us().choose("AT-ST");
    game.expect_damage("AT-ST", 5);
}

// ---- SEC_183 Topple the Summit ----

/// SEC_183: 3 damage to each damaged unit, ours too.
#[test]
fn topple_the_summit_strikes_the_damaged() {
    let mut game = scenario()
        .our_hand(["Topple the Summit"])
        .our_resources(20)
        .ours([unit("Wampa").damage(1)])
        .theirs([unit("AT-ST").damage(1), unit("Political Bully")])
        .action_phase();
    game.us().play("Topple the Summit");
    game.expect_damage("Wampa", 4).expect_damage("AT-ST", 4).expect_damage("Political Bully", 0);
}

/// SEC_183, CR 7.5.19: Plot, for an event: it is played from the resources when our leader is deployed.
#[test]
fn topple_the_summit_is_played_when_a_leader_is_deployed() {
    let mut game = scenario()
        .our_leader("Leia Organa, Get to Your Transports!")
        .our_resource_cards(["Topple the Summit"])
        .our_resources(20)
        .theirs([unit("AT-ST").damage(1)])
        .action_phase();
    game.us().deploy().play("Topple the Summit").expect_resources(21);
    game.expect_damage("AT-ST", 4).expect_in_discard("Topple the Summit");
}

// ---- SEC_185 Screeching TIE Fighter ----

/// SEC_185: a ground unit may lose its keywords for the phase.
#[test]
fn screeching_tie_fighter_drowns_keywords() {
    let mut game = scenario().ours(["Screeching TIE Fighter"]).theirs(["Yoda, Old Master", "Avenger"]).action_phase();
    game.us().attack("Screeching TIE Fighter", "their base");
    game.expect_not_offered("Avenger").expect_offered("no");
    game.us().choose("Yoda, Old Master");
    game.expect_no_keyword("Yoda, Old Master", Keyword::Restore);
}

// Rulings

/// SEC_185: it gains none either (ruling 1).
#[test]
fn screeching_tie_fighter_lets_nothing_be_gained() {
    let mut game = scenario()
        .ours(["Screeching TIE Fighter"])
        .theirs(["Wampa"])
        .confiscate_does("Gain(to: Choose(), gives: [Keyword(Sentinel)], for: Phase)")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().attack("Screeching TIE Fighter", "their base").choose("Wampa");
    game.them().play("Confiscate").choose("Wampa");
    game.expect_no_keyword("Wampa", Keyword::Sentinel).expect_no_keyword("Wampa", Keyword::Overwhelm);
}

// ---- SEC_186 Garindan, Information Broker ----

/// SEC_186: a named card is discarded from an opponent's hand, one of it.
#[test]
fn garindan_informs_on_a_card() {
    let mut game = scenario().our_hand(["Garindan"]).their_hand(["Wampa", "Wampa", "Repair"]).action_phase();
    game.us().play("Garindan").name_card("Wampa");
    game.expect_options(["Wampa", "Wampa"]);
    game.us().choose("Wampa");
    game.them().expect_hand(["Wampa", "Repair"]);
}

// Rulings

/// SEC_186: the name without the subtitle counts (ruling 1).
#[test]
fn garindan_names_without_subtitle() {
    let mut game =
        scenario().our_hand(["Garindan"]).their_hand(["Luke Skywalker, Jedi Knight", "Repair"]).action_phase();
    game.us().play("Garindan").name_card("Luke Skywalker");
    game.us().choose("Luke Skywalker");
    game.them().expect_hand(["Repair"]);
}

// ---- SEC_187 General Grievous, Scuttling to Safety ----

/// SEC_187: attacked he returns to hand, before damage is dealt.
#[test]
fn general_grievous_flees() {
    let mut game =
        scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["Battlefield Marine"]).their_action_phase();
    game.them().attack("Battlefield Marine", "General Grievous");
    game.us().expect_hand(["General Grievous"]).expect_base_damage(0);
    game.expect_damage("Battlefield Marine", 0);
}

/// SEC_187: Hidden: in the phase in which he is played he cannot be attacked.
#[test]
fn general_grievous_hides() {
    hides("General Grievous, Scuttling to Safety");
}

// Rulings

/// SEC_187: it waits together with "on attack" (ruling 1, 4).
#[test]
fn general_grievous_waits_beside_on_attack() {
    let mut game = scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["SEC_087"]).their_action_phase();
    game.them().attack("SEC_087", "General Grievous");
    game.expect_asked(Side::Them, Ask::WhoFirst);
}

/// SEC_187: who has left play by then does not return (ruling 2).
#[test]
fn general_grievous_may_be_gone() {
    let mut game = with_a_deadly_upgrade(scenario().theirs([unit("Battlefield Marine").with(["Resilient"])]))
        .ours(["General Grievous, Scuttling to Safety"])
        .their_action_phase();
    game.them().attack("Battlefield Marine", "General Grievous").their_abilities_first();
    game.us().expect_hand([]);
    game.expect_in_discard("General Grievous");
}

/// SEC_187: all damage of an attacker with Overwhelm is in excess then (ruling 3).
#[test]
fn general_grievous_leaves_the_base_to_overwhelm() {
    let mut game = scenario().ours(["General Grievous, Scuttling to Safety"]).theirs(["Wampa"]).their_action_phase();
    game.them().attack("Wampa", "General Grievous");
    game.us().expect_hand(["General Grievous"]).expect_base_damage(4);
}

// ---- SEC_188 Darth Traya, Lord of Betrayal ----

/// SEC_188: a leader that is no unit may be readied.
#[test]
fn darth_traya_readies_a_leader() {
    let mut game = scenario()
        .our_exhausted_leader("Luke Skywalker, Faithful Friend")
        .their_deployed_leader(unit("Sly Moore, Cipher in the Dark").exhausted())
        .ours(["Darth Traya"])
        .action_phase();
    game.us().attack("Darth Traya", "their base");
    game.expect_options(["Luke Skywalker", "no"]);
    game.us().choose("Luke Skywalker");
    game.expect_ready("Luke Skywalker");
}

// ---- SEC_189 Lurking Snub Fighter ----

/// SEC_189: a unit may be exhausted.
#[test]
fn lurking_snub_fighter_exhausts_a_unit() {
    let mut game = scenario().our_hand(["Lurking Snub Fighter"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Lurking Snub Fighter");
    game.expect_offered("no");
    game.us().choose("AT-ST");
    game.expect_exhausted("AT-ST");
}

// ---- SEC_190 Soulless One, Swift and Agile ----

/// SEC_190: with its icons disclosed 2 resources are readied.
#[test]
fn soulless_one_readies_resources() {
    let mut game = scenario()
        .ours(["Soulless One, Swift and Agile"])
        .our_hand(["Cartel Spacer", "Greedo"])
        .our_resources(0)
        .our_exhausted_resources(3)
        .action_phase();
    game.us().attack("Soulless One, Swift and Agile", "their base").choose("Cartel Spacer").choose("Greedo");
    while game.game.question().is_some_and(|question| question.ask == Ask::Target) {
        let first = game.game.legal_actions()[0];
        game.game.play(first).expect("a resource");
    }
    game.us().expect_ready_resources(2);
}

// ---- SEC_191 Trade Federation Delegates ----

/// SEC_191: two Spies.
#[test]
fn trade_federation_delegates_bring_spies() {
    let mut game = scenario().our_hand(["Trade Federation Delegates"]).our_resources(20).action_phase();
    game.us().play("Trade Federation Delegates");
    game.expect_count("our Spy", 2);
}

// ---- SEC_192 Grand Moff Tarkin, Taking Krennic's Achievement ----

/// SEC_192: he takes an enemy non-leader Vehicle, until he leaves play.
#[test]
fn grand_moff_tarkin_takes_a_vehicle() {
    let mut game = scenario()
        .our_hand(["Grand Moff Tarkin, Taking Krennic's Achievement"])
        .theirs(["AT-ST", "Wampa"])
        .confiscate_does("Defeat(Choose(side: Enemy))")
        .their_hand(["Confiscate"])
        .action_phase();
    game.us().play("Grand Moff Tarkin, Taking Krennic's Achievement");
    game.expect_options(["AT-ST"]);
    game.us().choose("AT-ST");
    game.expect_controller("AT-ST", Side::Us);
    game.them().play("Confiscate").choose("Grand Moff Tarkin, Taking Krennic's Achievement");
    game.expect_controller("AT-ST", Side::Them);
}

// Rulings

/// SEC_192: has he left play already, the unit goes back at once (ruling 1).
#[test]
fn grand_moff_tarkin_may_be_gone() {
    let mut game = scenario()
        .text(
            r#"(id: "SOR_046", abilities: [When(on: [CardPlayed(by: Enemy, card: (cost: AtLeast(6)))], do: [Defeat(All(side: Enemy, cost: Exactly(6)))])])"#,
        )
        .our_hand(["Grand Moff Tarkin, Taking Krennic's Achievement"])
        .theirs(["AT-AT Suppressor", "SOR_046"])
        .action_phase();
    game.us().play("Grand Moff Tarkin, Taking Krennic's Achievement").their_abilities_first();
    game.us().choose("AT-AT Suppressor");
    game.expect_controller("AT-AT Suppressor", Side::Them);
}

// ---- SEC_193 Grand Admiral Thrawn, Grand Schemer ----

/// SEC_193: an opponent gives him a unit, or he readies; defeated, a friendly unit captures one in its arena.
#[test]
fn grand_admiral_thrawn_offers_a_choice() {
    let card = "Grand Admiral Thrawn, Grand Schemer";
    let mut game = scenario().our_hand([card]).theirs(["Wampa"]).action_phase();
    game.us().play(card);
    game.expect_asked(Side::Them, Ask::Target).expect_options(["Wampa", "no"]);
    let mut refused = game.clone();
    game.them().choose("Wampa");
    game.expect_captured("Wampa").expect_exhausted("Grand Admiral Thrawn");
    refused.them().no();
    refused.expect_ready("Grand Admiral Thrawn").expect_in_play("Wampa");
}

/// SEC_193: when he is defeated a friendly unit captures an enemy non-leader unit in the same arena.
#[test]
fn grand_admiral_thrawn_leaves_a_trap() {
    let mut game = scenario()
        .ours([unit("Grand Admiral Thrawn, Grand Schemer").damage(6), unit("Alliance X-Wing")])
        .theirs(["Wampa", "Distant Patroller"])
        .action_phase();
    game.us().attack("Grand Admiral Thrawn", "Wampa").choose("Alliance X-Wing");
    game.expect_options(["Distant Patroller"]);
    game.us().choose("Distant Patroller");
    game.expect_captured("Distant Patroller");
}

// Rulings

/// SEC_193: of several opponents we choose who is asked (ruling 1).
#[test]
fn grand_admiral_thrawn_chooses_the_opponent() {
    let card = "Grand Admiral Thrawn, Grand Schemer";
    let mut game = scenario().our_hand([card]).theirs(["Wampa"]).third(["AT-ST"]).action_phase();
    game.us().play(card).choose_player(Side::Third);
    game.expect_asked(Side::Third, Ask::Target).expect_options(["AT-ST", "no"]);
}

// ---- SEC_196 No One Ever Knew ----

/// SEC_196: an enemy unit is exhausted for each friendly Official.
#[test]
fn no_one_ever_knew_exhausts_for_officials() {
    let mut game = scenario()
        .our_hand(["No One Ever Knew"])
        .ours(["Beloved Orator", "Populist Champion", "Greedo"])
        .theirs(["Wampa", "AT-ST", "Battlefield Marine"])
        .action_phase();
    game.us().play("No One Ever Knew").choose("Wampa").choose("AT-ST");
    game.expect_exhausted("Wampa").expect_exhausted("AT-ST").expect_ready("Battlefield Marine");
    game.expect_action_of(Side::Them);
}

// ---- SEC_197 Furtive Handmaiden ----

/// SEC_197: on attack a card may be discarded for another.
#[test]
fn furtive_handmaiden_exchanges_a_card() {
    let mut game = scenario().ours(["Furtive Handmaiden"]).our_hand(["Repair"]).our_deck(["Wampa"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Furtive Handmaiden", "their base").yes().choose("Repair").expect_hand(["Wampa"]);
    declined.us().attack("Furtive Handmaiden", "their base").no().expect_hand(["Repair"]);
}

// ---- SEC_198 Bail Organa, Responding to Catastrophe ----

/// SEC_198: on attack a card may be discarded for a Spy.
#[test]
fn bail_organa_discards_for_a_spy() {
    let mut game = scenario().ours(["Bail Organa, Responding to Catastrophe"]).our_hand(["Repair"]).action_phase();
    let mut declined = game.clone();
    game.us().attack("Bail Organa", "their base").yes().choose("Repair").expect_hand([]);
    game.expect_count("our Spy", 1);
    declined.us().attack("Bail Organa", "their base").no();
    declined.expect_count("Spy", 0);
}

// ---- SEC_200 Junior Senator ----

/// SEC_200: an upgrade that costs 3 or less may go back to its owner's hand.
#[test]
fn junior_senator_returns_an_upgrade() {
    let mut game = scenario()
        .our_hand(["Junior Senator"])
        .theirs([unit("Wampa").with(["Academy Training", "Unveiled Might"])])
        .action_phase();
    game.us().play("Junior Senator");
    game.expect_options(["Academy Training", "no"]);
    game.us().choose("Academy Training");
    game.expect_upgrades("Wampa", ["Unveiled Might"]);
    game.them().expect_hand(["Academy Training"]);
}

// Rulings

/// SEC_200: the printed cost counts, and an upgrade in a discard pile is none in play.
#[test]
fn junior_senator_looks_at_upgrades_in_play() {
    let mut game = scenario().our_hand(["Junior Senator"]).our_discard(["Academy Training"]).action_phase();
    game.us().play("Junior Senator");
    game.expect_in_discard("Academy Training").expect_action_of(Side::Them);
}

// ---- SEC_201 Anakin Skywalker, Secret Husband ----

/// SEC_201: with Padmé Amidala, leader or unit, he has Raid 2; and he is Hidden.
#[test]
fn anakin_skywalker_fights_for_padme() {
    let card = "Anakin Skywalker, Secret Husband";
    let mut game = scenario().our_leader("Padmé Amidala, Serving the Republic").ours([card]).action_phase();
    game.expect_keyword("Anakin Skywalker", Keyword::Raid);
    let mut game = scenario().their_leader("Padmé Amidala, Serving the Republic").ours([card]).action_phase();
    game.expect_no_keyword("Anakin Skywalker", Keyword::Raid);
    hides(card);
}

// ---- SEC_202 Rebel Propagandist ----

/// SEC_202: when played and when defeated, another friendly unit has +1/+0 and Saboteur.
#[test]
fn rebel_propagandist_rouses_another() {
    let mut game = scenario().our_hand(["Rebel Propagandist"]).ours(["Wampa"]).theirs(["AT-ST"]).action_phase();
    game.us().play("Rebel Propagandist").choose("Wampa");
    game.expect_power("Wampa", 5).expect_keyword("Wampa", Keyword::Saboteur);
    let mut game = scenario().ours(["Rebel Propagandist", "Greedo"]).theirs(["AT-ST"]).action_phase();
    game.us().attack("Rebel Propagandist", "AT-ST").choose("Greedo");
    game.expect_power("Greedo", 4).expect_keyword("Greedo", Keyword::Saboteur);
}
