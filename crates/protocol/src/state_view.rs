//! The state as it is shown to a judge or to one player.

use ability::{ProtectedAction, UnitRule};
use model::{CardType, Keyword, Trait};
use phrase::game::{Address, Table};
use phrase::{DataNames, GermanNames, Language, Names};
use rules::{
    AbilityName, CardBook, CardIndex, CardZone, Counter, Flags, Game, InvariantViolation, Outcome, PendingKind, Phase,
    Restrictions, Seat,
};
use serde_json::{Map, Value, json};

/// Returns the text renderer for a reader; a judge without a seat sees everything.
pub(crate) fn table(game: &Game, reader: Option<Seat>, language: Language) -> Table<'_> {
    Table { game, reader, language, names: names_in(language), players: &[], address: Address::default(), entry: None }
}

/// Returns the card names of a language.
fn names_in(language: Language) -> &'static dyn Names {
    match language {
        Language::English | Language::French | Language::Pseudo => &DataNames,
        Language::German => &GermanNames,
    }
}

/// Returns the reader's handle of a card; `null` for no card and for one that the reader may not know.
pub(crate) fn id(game: &Game, card: CardIndex, reader: Option<Seat>) -> Value {
    game.handle_of(card, reader).into()
}

/// Returns a player's number; `null` for no player.
fn player(seat: Seat) -> Value {
    if seat == Seat::NONE { Value::Null } else { seat.0.into() }
}

/// Returns the winners: `null` while the game continues, the winning players, or an empty list for a draw.
pub(crate) fn winners(game: &Game) -> Value {
    match game.state.outcome() {
        None => Value::Null,
        Some(Outcome::Won(seat)) => json!([seat.0]),
        Some(Outcome::Shared(seats)) => json!((0..8).filter(|seat| seats & 1 << seat != 0).collect::<Vec<u8>>()),
        Some(Outcome::Draw) => json!([]),
    }
}

/// Returns the invariant violation that stopped a game. Only a judge sees its location, because the task and the
/// ability identify cards and texts by their positions in the game.
pub(crate) fn violation(violation: &InvariantViolation, reader: Option<Seat>, language: Language) -> Value {
    if reader.is_some() {
        let message = phrase::game::broken(violation.what, language);
        return json!({ "code": violation.what.code(), "rule": violation.what.rule(), "message": message });
    }
    json!({
        "code": violation.what.code(), "rule": violation.what.rule(), "message": violation.what.to_string(),
        "task": violation.task.map(|task| format!("{task:?}")), "ability": violation.ability,
    })
}

/// Returns the whole state as a reader may see it.
pub(crate) fn state(game: &Game, reader: Option<Seat>, language: Language) -> Value {
    let state = &game.state;
    let places = places(game, reader);
    let all = (0..state.cards().len()).map(|at| CardIndex(at as u16));
    let mut known: Vec<(u32, CardIndex)> = all.filter_map(|card| Some((game.handle_of(card, reader)?, card))).collect();
    known.sort_unstable();
    let cards: Vec<Value> = known.into_iter().map(|(id, card)| self::card(game, (id, card), reader, &places)).collect();
    let taken = |counter: Counter| state.is_taken(counter);
    let mut counters =
        json!({ "initiative": { "player": player(state.initiative()), "taken": taken(Counter::Initiative) } });
    if state.is_twin_suns() {
        counters["blast"] = json!({ "taken": taken(Counter::Blast) });
        counters["plan"] = json!({ "taken": taken(Counter::Plan) });
    }
    let named = |card: CardIndex| id(game, card, reader);
    let attack = game.attack().map(|attack| {
        json!({
            "attacker": named(attack.attacker.card), "target": named(attack.target.card), "player": attack.by.0,
        })
    });
    let waiting: Vec<Value> = game
        .waiting()
        .iter()
        .map(|waiting| {
            json!({
                "player": waiting.controller.0,
                "card": named(waiting.source.card),
                "what": triggered(game.book(), waiting.what),
                "words": table(game, reader, language).waiting(waiting),
            })
        })
        .collect();
    let mut shown = json!({
        "view": reader.map(|seat| seat.0),
        "round": state.round(),
        "phase": state.phase(),
        "active": if state.phase() == Phase::Action { player(state.active()) } else { Value::Null },
        "initiative": player(state.initiative()),
        "counters": counters,
        "twin_suns": state.is_twin_suns(),
        "edition": state.edition().number(),
        "players": state.seats().map(|seat| side(game, seat, reader)).collect::<Vec<_>>(),
        "cards": cards,
        "attack": attack,
        "waiting": waiting,
        "winners": winners(game),
    });
    if let Some(stopped) = game.violation() {
        shown["fault"] = violation(stopped, reader, language);
    }
    shown
}

/// Returns the zones of one player as a reader may see them.
fn side(game: &Game, seat: Seat, reader: Option<Seat>) -> Value {
    let state = &game.state;
    let here = state.player(seat);
    let ids = |cards: &mut dyn Iterator<Item = CardIndex>| -> Vec<Value> {
        cards.map(|card| id(game, card, reader)).collect()
    };
    let list = |place: CardZone| ids(&mut state.list(seat, place).iter().copied());
    let arena = |space: bool| {
        let units = state.list(seat, CardZone::Arena).iter().copied();
        ids(&mut units.filter(|unit| state.card(*unit).flags.contains(Flags::IN_SPACE) == space))
    };
    let resources = state.list(seat, CardZone::Resources);
    let ready = usize::from(game.ready_resources(seat));
    let leaders = ids(&mut here.leaders.iter().copied().filter(|leader| leader.is_some()));
    let mut shown = json!({
        "player": seat.0,
        "base": id(game, here.base, reader),
        "leaders": leaders,
        "hand": ids(&mut game.hand(seat, reader).into_iter()),
        "deck": ids(&mut state.list(seat, CardZone::Deck).iter().rev().copied()),
        "discard": list(CardZone::Discard),
        "resources": list(CardZone::Resources),
        "ready_resources": ready,
        "exhausted_resources": resources.len().saturating_sub(ready),
        "ground": arena(false),
        "space": arena(true),
        "passed": here.passed,
        "took_counter": here.took_counter,
        "lost": here.lost,
        "mulligan": here.mulligan,
        "this_phase": { "played": here.played, "drawn": here.drawn, "discarded": here.discarded },
    });
    if let Some(force) = game.force_of(seat) {
        shown["force"] = id(game, force, reader);
    }
    let credits = ids(&mut game.credits_of(seat));
    if !credits.is_empty() {
        shown["credits"] = Value::Array(credits);
    }
    // CR 1.7.5: the owner of a resource is public if another player controls it, whether or not the card is visible.
    let owner = |card: &CardIndex| state.card(*card).owner;
    if resources.iter().any(|card| owner(card) != seat) {
        shown["resource_owners"] = resources.iter().map(|card| player(owner(card))).collect();
    }
    shown
}

/// Returns the position of every card in its zone, from 0; in a deck, from the top.
fn places(game: &Game, reader: Option<Seat>) -> Vec<usize> {
    let state = &game.state;
    let mut places = vec![0; state.cards().len()];
    for seat in state.seats() {
        for (at, card) in game.hand(seat, reader).into_iter().enumerate() {
            places[card.at()] = at;
        }
        for place in [CardZone::Discard, CardZone::Resources, CardZone::Deck, CardZone::Arena] {
            let list = state.list(seat, place);
            for (at, card) in list.iter().enumerate() {
                places[card.at()] = if place == CardZone::Deck { list.len() - 1 - at } else { at };
            }
        }
        for space in [false, true] {
            let units = state.list(seat, CardZone::Arena).iter();
            let units = units.filter(|unit| state.card(**unit).flags.contains(Flags::IN_SPACE) == space);
            for (at, unit) in units.enumerate() {
                places[unit.at()] = at;
            }
        }
        for unit in state.list(seat, CardZone::Arena).iter().chain([&state.player(seat).base]) {
            for (at, under) in state.upgrades(*unit).enumerate() {
                places[under.at()] = at;
            }
            for (at, under) in state.guarded(*unit).enumerate() {
                places[under.at()] = at;
            }
        }
    }
    places
}

/// Returns the protocol's name for the zone of a card.
fn zone(game: &Game, card: CardIndex) -> &'static str {
    let here = game.state.card(card);
    match here.place {
        CardZone::Deck => "deck",
        CardZone::Hand => "hand",
        CardZone::Discard => "discard",
        CardZone::Resources => "resources",
        CardZone::Arena => game.arena(card).word(),
        CardZone::BaseZone => "base",
        CardZone::Attached if game.def(here.host).kind == CardType::Base => "base",
        CardZone::Attached => game.arena(here.host).word(),
        CardZone::Captured => "captured",
        CardZone::Aside => "out",
    }
}

/// Returns one card that the reader may know.
fn card(game: &Game, (id, card): (u32, CardIndex), reader: Option<Seat>, places: &[usize]) -> Value {
    let here = game.state.card(card);
    let facts = game.book().catalog().card(here.def);
    let def = game.def(card);
    let mut shown = Map::new();
    let mut put = |key: &str, value: Value| {
        shown.insert(key.to_owned(), value);
    };
    let ids = |cards: &mut dyn Iterator<Item = CardIndex>| -> Value {
        cards.map(|card| self::id(game, card, reader)).collect()
    };
    put("id", id.into());
    put("number", json!(facts.number));
    let name = game.name_now(card);
    put("name", json!(name));
    // If the faceup side has a different name, the subtitle belongs to the facedown side.
    put("subtitle", json!(facts.subtitle.as_ref().filter(|_| *name == *facts.name)));
    put("type", facts.kind.word().into());
    put("zone", zone(game, card).into());
    put("index", places[card.at()].into());
    put("owner", player(here.owner));
    put("controller", player(here.controller));
    put("damage", here.damage.into());
    put("exhausted", here.flags.contains(Flags::EXHAUSTED).into());
    put("cost", json!(facts.cost));
    put("unique", game.is_unique(card).into());
    put("upgrades", ids(&mut game.state.upgrades(card)));
    put("captured", ids(&mut game.state.guarded(card)));
    let host = |place: CardZone| if here.place == place { self::id(game, here.host, reader) } else { Value::Null };
    put("attached_to", host(CardZone::Attached));
    put("captured_by", host(CardZone::Captured));
    let (power, hp, keywords) = if here.place == CardZone::Arena {
        let stats = game.stats(card);
        put("cannot", cannot(game.restrictions(card, &stats), &game.immunities(card)));
        (stats.power, stats.hp, stats.keywords)
    } else {
        (def.power, def.hp, game.current_keywords(card))
    };
    put("power", power.into());
    put("hp", hp.into());
    put("remaining_hp", (hp - here.damage).max(0).into());
    put("keywords", self::keywords(keywords));
    let traits = game.traits_now(card);
    put("traits", Trait::ALL.iter().filter(|one| traits.has(**one)).map(|one| one.word()).collect());
    if facts.kind == CardType::Leader {
        put("deployed", here.flags.contains(Flags::DEPLOYED).into());
    }
    if matches!(facts.kind, CardType::Leader | CardType::Base) {
        put("epic_used", here.flags.contains(Flags::EPIC_USED).into());
    }
    if here.place == CardZone::Hand {
        put("price", json!(game.cost_to_play(card, CardIndex::NONE)));
    }
    put("this_phase", this_phase(here.flags));
    Value::Object(shown)
}

fn keywords(keywords: rules::Keywords) -> Value {
    let shown =
        |(keyword, value): (Keyword, Option<u8>)| json!({ "keyword": keyword.word().to_lowercase(), "value": value });
    keywords.iter().map(shown).collect()
}

fn cannot(rules: Restrictions, immunities: &[ProtectedAction]) -> Value {
    let all = [
        (Restrictions::CANT_ATTACK, "attack"),
        (Restrictions::of(UnitRule::CantAttackBases), "attack_bases"),
        (Restrictions::of(UnitRule::CantBeAttacked), "be_attacked"),
        (Restrictions::of(UnitRule::CantReady), "ready"),
        (Restrictions::of(UnitRule::CantBeHealed), "be_healed"),
        (Restrictions::NO_ABILITIES, "use_abilities"),
        (Restrictions::CANT_ATTACK_SOME, "attack_some_players"),
        (Restrictions::of(UnitRule::CantDealCombatDamage), "deal_combat_damage"),
        (Restrictions::of(UnitRule::SkipsReadying), "ready_in_regroup_phase"),
    ];
    let withstood = immunities.iter().map(|verb| match verb {
        ProtectedAction::Captured => "be_captured",
        ProtectedAction::Damaged => "be_damaged",
        ProtectedAction::Defeated => "be_defeated",
        ProtectedAction::Returned => "be_returned",
        ProtectedAction::Exhausted => "be_exhausted",
        ProtectedAction::TakenOver => "be_taken_over",
    });
    let rules = all.into_iter().filter(|(rule, _)| rules.contains(*rule)).map(|(_, word)| word);
    rules.chain(withstood).collect()
}

fn this_phase(flags: Flags) -> Value {
    let all = [
        (Flags::ENTERED_PHASE, "entered_play"),
        (Flags::PLAYED_PHASE, "played"),
        (Flags::ATTACKED_PHASE, "attacked"),
        (Flags::DEFEATED_PHASE, "defeated"),
        (Flags::HEALED_PHASE, "healed"),
        (Flags::DAMAGED_PHASE, "damaged"),
        (Flags::DISCARDED_PHASE, "discarded"),
    ];
    all.into_iter().filter(|(flag, _)| flags.contains(*flag)).map(|(_, word)| word).collect()
}

/// Returns the facts and the text of a card, of the game or of the catalogue.
pub(crate) fn text(book: &rules::CardBook, card: model::CardId, language: Language) -> Value {
    let facts = book.catalog().card(card);
    let def = book.def(card);
    let say = |ids: &[ability::AbilityId], kind: CardType| -> Vec<String> {
        let context =
            phrase::Context { language, kind, host: def.host(), pilot: def.is_pilot(), names: names_in(language) };
        ids.iter().map(|id| phrase::ability(book.ability(*id), context)).collect()
    };
    let abilities = |ids: &[ability::AbilityId], kind: CardType| -> Value {
        say(ids, kind)
            .into_iter()
            .zip(ids)
            .map(|(words, id)| json!({ "ability": rules::AbilityName::of(book, *id), "words": words }))
            .collect()
    };
    let is_leader = facts.kind == CardType::Leader;
    let deploys = is_leader && facts.hp.is_some();
    let of_card = |words: String| json!({ "ability": Value::Null, "words": words });
    let mut front: Vec<Value> = Vec::new();
    let context = phrase::Context {
        language,
        kind: facts.kind,
        host: def.host(),
        pilot: def.is_pilot(),
        names: names_in(language),
    };
    let upgrade = phrase::Context { kind: CardType::Upgrade, ..context };
    if !def.turns {
        front.extend(def.attach.iter().map(|to| of_card(phrase::attach(to, context))));
    }
    let cost_keywords =
        facts.keywords.iter().filter(|printed| matches!(printed.keyword, Keyword::Smuggle | Keyword::Piloting));
    front.extend(cost_keywords.map(|keyword| of_card(phrase::printed(keyword, language))));
    if let Value::Array(abilities) = abilities(&def.front.abilities, facts.kind) {
        front.extend(abilities);
    }
    let by_epic_action = deploys && def.deploys != ability::DeployRule::ByAbility;
    let either = def.deploys == ability::DeployRule::AsUnitOrUpgrade;
    front.extend(by_epic_action.then(|| of_card(phrase::deploy(def.cost, def.deploys_if.as_deref(), either, context))));
    let mut as_upgrade: Vec<Value> = Vec::new();
    if def.turns {
        as_upgrade.push(of_card(phrase::as_upgrade(def.adds, &[], language)));
        as_upgrade.extend(def.attach.iter().map(|to| of_card(phrase::attach(to, upgrade))));
        if let Value::Array(abilities) = abilities(&def.pilot.abilities, CardType::Upgrade) {
            as_upgrade.extend(abilities);
        }
    }
    // A leader without HP is never deployed: its other side is a Leader side as well (CR 3.4.1).
    let other_side = if deploys { CardType::Unit } else { CardType::Leader };
    let other = def.other.map(|other| {
        let traits = Trait::ALL.iter().filter(|one| other.traits.has(**one)).map(|one| one.word());
        json!({ "name": book.names()[usize::from(other.name)], "aspects": other.aspects, "traits": traits.collect::<Vec<_>>() })
    });
    let effects = book.effects(card).into_iter().enumerate();
    let effects: Vec<Value> =
        effects.map(|(at, (_, step))| json!({ "effect": at, "words": phrase::step(step, context) })).collect();
    json!({
        "number": facts.number,
        "name": facts.name,
        "subtitle": facts.subtitle,
        "type": facts.kind.word(),
        "arena": facts.arena,
        "cost": facts.cost,
        "power": facts.power,
        "hp": facts.hp,
        "unique": facts.unique,
        "aspects": facts.aspects,
        "traits": facts.traits,
        "keywords": keywords(if is_leader { def.unit.keywords } else { def.front.keywords }),
        "text": front,
        "unit_text": if is_leader { abilities(&def.unit.abilities, other_side) } else { Value::Null },
        "other_side": other,
        "as_upgrade": if def.turns { Value::Array(as_upgrade) } else { Value::Null },
        "effects": effects,
        "written": def.written,
    })
}

/// Returns a pending trigger: an ability, or a keyword.
pub(crate) fn triggered(book: &CardBook, what: PendingKind) -> Value {
    if let PendingKind::Ability(id) = what {
        return json!({ "ability": AbilityName::of(book, id) });
    }
    match what.keyword() {
        Some((keyword, Some(value))) => json!({ "keyword": keyword.word().to_lowercase(), "value": value }),
        Some((keyword, None)) => json!({ "keyword": keyword.word().to_lowercase() }),
        None => Value::Null,
    }
}
