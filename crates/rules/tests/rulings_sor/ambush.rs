//! Official rulings on the cards of Spark of Rebellion with Ambush, and on those that give it: it triggers together
//! with "when played" abilities (CR 7.5.5D, 7.6.13B), and without an enemy unit to attack nothing happens (CR 7.5.5C).

use testkit::{Ask, Keyword, Scenario, Side, Table, scenario, unit};

/// A table at which we can play a card.
fn table(card: &'static str) -> Scenario {
    scenario().our_resources(30).our_hand([card])
}

/// Nobody can be attacked: nothing is asked about Ambush, and the unit stays exhausted.
fn without_enemies(mut game: Table, card: &str) {
    game.us().play(card);
    game.expect_keyword(card, Keyword::Ambush).expect_exhausted(card).expect_action_of(Side::Them);
    game.them().expect_base_damage(0);
}

/// The two questions of a card whose Ambush is all that it triggers.
fn with_an_enemy(mut game: Table, card: &str, name: &str) {
    game.us().play(card);
    game.expect_asked(Side::Us, Ask::Attack);
    game.expect_options([format!("{name} -> Cantina Braggart").as_str(), "no"]);
    game.us().attack(card, "Cantina Braggart");
    game.expect_exhausted(card);
    game.them().expect_base_damage(0);
}

/// The card's own "when played" ability and Ambush wait together, and we choose which is first.
fn together(mut game: Table, card: &str, waiting: &[&str]) -> Table {
    game.us().play(card);
    game.expect_asked(Side::Us, Ask::WhichFirst).expect_waiting(waiting.iter().copied());
    game.us().resolve_first("Ambush");
    game.expect_offered(&format!("{card} -> Cantina Braggart"));
    game
}

/// SOR_022: a unit played with the base's epic action.
#[test]
fn energy_conversion_lab_gives_ambush() {
    let base = |game: Scenario| game.our_base("Energy Conversion Lab");
    let mut alone = base(table("Cantina Bouncer")).action_phase();
    alone.us().use_ability("our base").play("Cantina Bouncer");
    // "When played" and Ambush wait; the latter finds nobody.
    alone.us().resolve_first("Ambush").no();
    alone.expect_exhausted("Cantina Bouncer").expect_action_of(Side::Them);
    let mut game = base(table("Cantina Bouncer")).theirs(["Cantina Braggart"]).action_phase();
    game.us().use_ability("our base").play("Cantina Bouncer");
    game.expect_waiting(["Cantina Bouncer", "Cantina Bouncer"]);
    game.us().resolve_first("Cantina Bouncer").choose("Cantina Braggart");
    game.expect_in_hand("Cantina Braggart").expect_exhausted("Cantina Bouncer").expect_action_of(Side::Them);
}

/// SOR_079: a unit with cost 6 or more.
#[test]
fn admiral_piett_gives_ambush() {
    without_enemies(table("Mercenary Company").ours(["Admiral Piett"]).action_phase(), "Mercenary Company");
    let game = table("Reinforcement Walker").ours(["Admiral Piett"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, "Reinforcement Walker", &["Reinforcement Walker", "Reinforcement Walker"]);
    game.us().no();
    game.expect_asked(Side::Us, Ask::Mode);
}

/// SOR_087.
#[test]
fn darth_vader_may_attack_before_or_after_he_searches() {
    let game = table("Darth Vader").our_deck(["Greedo"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, "Darth Vader", &["Darth Vader", "Darth Vader"]);
    game.us().attack("Darth Vader", "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_exhausted("Darth Vader").expect_action_of(Side::Them);
    let mut alone = table("Darth Vader").our_deck(["Greedo"]).action_phase();
    alone.us().play("Darth Vader").resolve_first("Ambush");
    alone.expect_exhausted("Darth Vader").expect_action_of(Side::Them);
}

/// SOR_100: a Vehicle.
#[test]
fn wedge_antilles_gives_ambush_to_vehicles() {
    without_enemies(
        table("Corellian Freighter").ours(["Wedge Antilles"]).theirs(["Wampa"]).action_phase(),
        "Corellian Freighter",
    );
    let game = table("Reinforcement Walker").ours(["Wedge Antilles"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, "Reinforcement Walker", &["Reinforcement Walker", "Reinforcement Walker"]);
    game.us().attack("Reinforcement Walker", "Cantina Braggart").mode(1);
    game.expect_gone("Cantina Braggart");
}

/// SOR_101.
#[test]
fn rogue_squadron_skirmisher_may_attack_before_or_after_its_ability() {
    let game = table("Rogue Squadron Skirmisher")
        .our_discard(["Greedo", "Battlefield Marine"])
        .theirs(["Cantina Braggart"])
        .action_phase();
    let name = "Rogue Squadron Skirmisher";
    let mut game = together(game, name, &[name, name]);
    game.us().attack(name, "Cantina Braggart");
    game.expect_gone("Cantina Braggart").expect_options(["Greedo", "Battlefield Marine"]);
    game.us().choose("Greedo");
    let mut alone = table(name).action_phase();
    alone.us().play(name).resolve_first("Ambush");
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}

/// SOR_114: beside another Command unit; Colonel Yularen hears the card at the same time.
#[test]
fn escort_skiff_has_ambush_beside_another_command_unit() {
    without_enemies(table("Escort Skiff").ours(["Battlefield Marine"]).action_phase(), "Escort Skiff");
    let game = table("Escort Skiff").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, "Escort Skiff", &["Escort Skiff", "Colonel Yularen"]);
    game.us().attack("Escort Skiff", "Cantina Braggart");
    game.expect_gone("Cantina Braggart");
    let mut alone = table("Escort Skiff").theirs(["Cantina Braggart"]).action_phase();
    alone.us().play("Escort Skiff");
    alone.expect_no_keyword("Escort Skiff", Keyword::Ambush).expect_action_of(Side::Them);
}

/// SOR_115.
#[test]
fn agent_kallus_ambushes() {
    without_enemies(table("Agent Kallus").action_phase(), "Agent Kallus");
    let game = table("Agent Kallus").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    together(game, "Agent Kallus", &["Agent Kallus", "Colonel Yularen"]);
}

/// SOR_117.
#[test]
fn mercenary_company_ambushes() {
    without_enemies(table("Mercenary Company").action_phase(), "Mercenary Company");
    let game = table("Mercenary Company").ours(["Colonel Yularen"]).theirs(["Cantina Braggart"]).action_phase();
    together(game, "Mercenary Company", &["Mercenary Company", "Colonel Yularen"]);
}

/// SOR_149; Fighters for Freedom hear the Aggression card at the same time.
#[test]
fn mace_windu_ambushes_and_readies() {
    without_enemies(table("Mace Windu").action_phase(), "Mace Windu");
    let game = table("Mace Windu").ours(["Fighters for Freedom"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, "Mace Windu", &["Mace Windu", "Fighters for Freedom"]);
    game.us().attack("Mace Windu", "Cantina Braggart").no();
    game.expect_gone("Cantina Braggart").expect_ready("Mace Windu").expect_action_of(Side::Them);
}

/// SOR_182.
#[test]
fn bossk_ambushes() {
    without_enemies(table("Bossk").action_phase(), "Bossk");
    with_an_enemy(table("Bossk").theirs(["Cantina Braggart"]).action_phase(), "Bossk", "Bossk");
}

/// SOR_183.
#[test]
fn bounty_hunter_crew_may_attack_before_or_after_its_ability() {
    let name = "Bounty Hunter Crew";
    let game = table(name).our_discard(["Recruit"]).theirs(["Cantina Braggart"]).action_phase();
    let mut game = together(game, name, &[name, name]);
    game.us().attack(name, "Cantina Braggart").choose("Recruit").expect_hand(["Recruit"]);
    let mut alone = table(name).action_phase();
    alone.us().play(name).resolve_first("Ambush");
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}

/// SOR_195: in its own arena.
#[test]
fn auzituck_liberator_gunship_ambushes_in_space() {
    let name = "Auzituck Liberator Gunship";
    without_enemies(table(name).theirs(["Cantina Braggart"]).action_phase(), name);
    let mut game = table(name).theirs(["TIE/ln Fighter", "Cantina Braggart"]).action_phase();
    game.us().play(name);
    game.expect_options([format!("{name} -> TIE/ln Fighter").as_str(), "no"]);
}

/// SOR_198.
#[test]
fn han_solo_ambushes() {
    without_enemies(table("Han Solo").action_phase(), "Han Solo");
    with_an_enemy(table("Han Solo").theirs(["Cantina Braggart"]).action_phase(), "Han Solo", "Han Solo");
}

/// SOR_213.
#[test]
fn syndicate_lackeys_ambush() {
    let name = "Syndicate Lackeys";
    without_enemies(table(name).action_phase(), name);
    with_an_enemy(table(name).theirs(["Cantina Braggart"]).action_phase(), name, name);
}

/// SOR_244: the attack of Ambush triggers its "on attack" ability like any other (CR 7.5.5E).
#[test]
fn snowspeeder_ambushes_and_exhausts() {
    without_enemies(table("Snowspeeder").action_phase(), "Snowspeeder");
    let mut game = table("Snowspeeder").theirs(["Cantina Braggart", "AT-ST"]).action_phase();
    game.us().play("Snowspeeder").attack("Snowspeeder", "Cantina Braggart").choose("AT-ST");
    game.expect_exhausted("AT-ST").expect_gone("Cantina Braggart");
}

/// SOR_249: beside another Vehicle.
#[test]
fn frontier_at_rt_has_ambush_beside_another_vehicle() {
    let name = "Frontier AT-RT";
    without_enemies(table(name).ours([unit("AT-ST").exhausted()]).action_phase(), name);
    with_an_enemy(table(name).ours(["AT-ST"]).theirs(["Cantina Braggart"]).action_phase(), name, name);
    let mut alone = table(name).theirs(["Cantina Braggart"]).action_phase();
    alone.us().play(name);
    alone.expect_exhausted(name).expect_action_of(Side::Them);
}
