//! The starting position of a scenario.

use std::sync::Arc;

use ability::Texts;
use model::{CardNumber, CardType};
use rules::{
    AttachedPosition, BasePosition, CardBook, Edition, Game, LeaderPosition, PlayerPosition, Position,
    ResourcePosition, UnitPosition,
};

use crate::Side;
use crate::act::Scene;
use crate::lookup::number;

/// A unit of a scenario: ready and undamaged by default.
#[derive(Debug, Clone)]
pub struct UnitSpec {
    name: String,
    damage: i16,
    exhausted: bool,
    upgrades: Vec<(String, Option<Side>)>,
    guards: Vec<String>,
    owner: Option<Side>,
}

/// Returns a unit by its name.
pub fn unit(name: &str) -> UnitSpec {
    UnitSpec {
        name: name.to_owned(),
        damage: 0,
        exhausted: false,
        upgrades: Vec::new(),
        guards: Vec::new(),
        owner: None,
    }
}

impl From<&str> for UnitSpec {
    fn from(name: &str) -> Self {
        unit(name)
    }
}

impl UnitSpec {
    /// Puts damage on the unit.
    pub fn damage(mut self, damage: i16) -> Self {
        self.damage = damage;
        self
    }

    /// Exhausts the unit.
    pub fn exhausted(mut self) -> Self {
        self.exhausted = true;
        self
    }

    /// Adds upgrades of the unit's controller, including tokens ("Experience", "Shield").
    pub fn with<'a>(mut self, upgrades: impl IntoIterator<Item = &'a str>) -> Self {
        self.upgrades.extend(upgrades.into_iter().map(|name| (name.to_owned(), None)));
        self
    }

    /// Adds an upgrade that this side owns and controls.
    pub fn with_upgrade_of(mut self, side: Side, upgrade: &str) -> Self {
        self.upgrades.push((upgrade.to_owned(), Some(side)));
        self
    }

    /// Adds captured cards of its opponent, guarded by the unit.
    pub fn guarding<'a>(mut self, captured: impl IntoIterator<Item = &'a str>) -> Self {
        self.guards.extend(captured.into_iter().map(str::to_owned));
        self
    }

    /// Sets the owner, whoever controls the unit.
    pub fn owned_by(mut self, side: Side) -> Self {
        self.owner = Some(side);
        self
    }
}

/// A table during setup.
#[derive(Debug, Clone)]
pub struct Scenario {
    sides: Vec<SideSpec>,
    initiative: Side,
    initiative_taken: bool,
    twin_suns: bool,
    edition: Edition,
    seed: u64,
    texts: Vec<String>,
}

#[derive(Debug, Clone)]
struct SideSpec {
    leader: LeaderSpec,
    second_leader: Option<LeaderSpec>,
    base: String,
    base_damage: i16,
    base_epic_used: bool,
    base_upgrades: Vec<String>,
    force: bool,
    credits: u8,
    units: Vec<UnitSpec>,
    hand: Vec<String>,
    deck: Option<Vec<String>>,
    discard: Vec<String>,
    ready: usize,
    exhausted: usize,
    resources: Vec<String>,
}

#[derive(Debug, Clone)]
struct LeaderSpec {
    unit: UnitSpec,
    deployed: bool,
    epic_used: bool,
}

/// A card without text or aspects, used for decks and resources by default.
const FILLER: &str = "Underworld Thug";

/// Returns a position with only bases and leaders.
pub fn scenario() -> Scenario {
    let side = |leader: &str| SideSpec {
        leader: LeaderSpec { unit: unit(leader), deployed: false, epic_used: false },
        second_leader: None,
        base: "Capital City".to_owned(),
        base_damage: 0,
        base_epic_used: false,
        base_upgrades: Vec::new(),
        force: false,
        credits: 0,
        units: Vec::new(),
        hand: Vec::new(),
        deck: None,
        discard: Vec::new(),
        ready: 20,
        exhausted: 0,
        resources: Vec::new(),
    };
    Scenario {
        sides: vec![side("Luke Skywalker, Faithful Friend"), side("Grand Moff Tarkin, Oversector Governor")],
        initiative: Side::Us,
        initiative_taken: false,
        twin_suns: false,
        edition: Edition::default(),
        seed: 1,
        texts: Vec::new(),
    }
}

fn owned<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    names.into_iter().map(str::to_owned).collect()
}

macro_rules! sides {
    ($($(#[$meta:meta])* $ours:ident $theirs:ident ($($arg:ident: $type:ty),*) |$side:ident| $body:expr;)+) => {
        $(
            $(#[$meta])*
            pub fn $ours(mut self $(, $arg: $type)*) -> Self {
                let $side = &mut self.sides[0];
                $body;
                self
            }
            /// Does the same for the opponent.
            pub fn $theirs(mut self $(, $arg: $type)*) -> Self {
                let $side = &mut self.sides[1];
                $body;
                self
            }
        )+
    };
}

impl Scenario {
    sides! {
        /// Adds units of ours.
        ours theirs (units: impl IntoIterator<Item = impl Into<UnitSpec>>) |side|
            side.units.extend(units.into_iter().map(Into::into));
        /// Sets our leader, not deployed.
        our_leader their_leader (name: &str) |side|
            side.leader = LeaderSpec { unit: unit(name), deployed: false, epic_used: false };
        /// Sets a second leader, not deployed (CR 12).
        our_second_leader their_second_leader (name: &str) |side|
            side.second_leader = Some(LeaderSpec { unit: unit(name), deployed: false, epic_used: false });
        /// Sets our leader, exhausted.
        our_exhausted_leader their_exhausted_leader (name: &str) |side|
            side.leader = LeaderSpec { unit: unit(name).exhausted(), deployed: false, epic_used: false };
        /// Sets our leader, deployed: damage, upgrades and so on as for a unit.
        our_deployed_leader their_deployed_leader (leader: impl Into<UnitSpec>) |side|
            side.leader = LeaderSpec { unit: leader.into(), deployed: true, epic_used: true };
        /// Marks our leader as having used its epic action and returned.
        our_leader_has_deployed their_leader_has_deployed () |side| side.leader.epic_used = true;
        /// Sets our base.
        our_base their_base (name: &str) |side| side.base = name.to_owned();
        /// Puts damage on our base.
        our_base_damage their_base_damage (damage: i16) |side| side.base_damage = damage;
        /// Marks our base's epic action as used.
        our_base_epic_used their_base_epic_used () |side| side.base_epic_used = true;
        /// Adds upgrades to our base.
        our_base_upgrades their_base_upgrades (names: impl IntoIterator<Item = &'static str>) |side|
            side.base_upgrades.extend(owned(names));
        /// Gives us the Force.
        our_force their_force () |side| side.force = true;
        /// Sets the number of our Credit tokens.
        our_credits their_credits (count: u8) |side| side.credits = count;
        /// Adds cards to our hand.
        our_hand their_hand (names: impl IntoIterator<Item = &'static str>) |side| side.hand.extend(owned(names));
        /// Sets our whole deck, top card first.
        our_deck their_deck (names: impl IntoIterator<Item = &'static str>) |side| side.deck = Some(owned(names));
        /// Adds cards to our discard pile.
        our_discard their_discard (names: impl IntoIterator<Item = &'static str>) |side|
            side.discard.extend(owned(names));
        /// Sets the number of our ready resources.
        our_resources their_resources (ready: usize) |side| side.ready = ready;
        /// Sets the number of our additional exhausted resources.
        our_exhausted_resources their_exhausted_resources (exhausted: usize) |side| side.exhausted = exhausted;
        /// Adds these cards as ready resources.
        our_resource_cards their_resource_cards (names: impl IntoIterator<Item = &'static str>) |side|
            side.resources.extend(owned(names));
    }

    /// Adds a third player, who has these units and otherwise the opponent's setup (CR 11).
    pub fn third(mut self, units: impl IntoIterator<Item = impl Into<UnitSpec>>) -> Self {
        let them = self.sides[1].clone();
        let units = units.into_iter().map(Into::into).collect();
        self.sides.push(SideSpec { units, ..them });
        self
    }

    /// Puts damage on the third player's base.
    pub fn third_base_damage(mut self, damage: i16) -> Self {
        if let Some(side) = self.sides.get_mut(2) {
            side.base_damage = damage;
        }
        self
    }

    /// Uses the rules of Twin Suns (CR 12), whatever the number of leaders.
    pub fn twin_suns(mut self) -> Self {
        self.twin_suns = true;
        self
    }

    /// Sets the edition of the rules; the latest by default.
    pub fn edition(mut self, edition: Edition) -> Self {
        self.edition = edition;
        self
    }

    /// Sets the holder of the initiative; us by default.
    pub fn initiative(mut self, side: Side) -> Self {
        self.initiative = side;
        self
    }

    /// Marks the initiative as taken this round by its holder.
    pub fn initiative_taken(mut self) -> Self {
        self.initiative_taken = true;
        self
    }

    /// Gives the card with that number another text (a card in the language of `data/abilities`). Use it for rules that
    /// no implemented card reaches.
    pub fn text(mut self, card: &str) -> Self {
        self.texts.push(card.to_owned());
        self
    }

    /// Makes the event Confiscate (cost 1) do these steps instead. Use it for rules that no implemented card reaches.
    pub fn confiscate_does(self, steps: &str) -> Self {
        self.text(&format!(r#"(id: "SOR_251", abilities: [Event([{steps}])])"#))
    }

    /// Makes the upgrade Resilient (+0/+3, cost 1) give its unit these modifiers as well. Use it for rules that no
    /// implemented card reaches.
    pub fn resilient_gives(self, modifiers: &str) -> Self {
        self.text(&format!(r#"(id: "SOR_069", abilities: [Constant(on: Attached, gives: [{modifiers}])])"#))
    }

    /// Sets the seed of the RNG.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Starts in the action phase with our action.
    #[track_caller]
    pub fn action_phase(self) -> Scene {
        self.table(Side::Us, false)
    }

    /// Starts in the action phase with the opponent's action.
    #[track_caller]
    pub fn their_action_phase(self) -> Scene {
        self.table(Side::Them, false)
    }

    /// Starts at the regroup phase.
    #[track_caller]
    pub fn regroup_phase(self) -> Scene {
        self.table(Side::Us, true)
    }

    fn book(&self) -> Arc<CardBook> {
        let book = CardBook::embedded().expect("the embedded data load");
        if self.texts.is_empty() {
            return book;
        }
        let written = format!("(cards: [{}])", self.texts.join(", "));
        let own = Texts::read("scenario", &written).expect("a text in the language").cards;
        let (vanilla, texts) = catalog::texts::embedded().expect("the embedded texts load");
        let other = |number: &CardNumber| own.iter().all(|text| text.id != *number);
        let vanilla: Vec<CardNumber> = vanilla.iter().copied().filter(other).collect();
        let texts = texts.iter().filter(|text| other(&text.id)).chain(&own).cloned().collect::<Vec<_>>();
        Arc::new(CardBook::of(Arc::clone(book.catalog()), &vanilla, texts).expect("a text that fits its card"))
    }

    #[track_caller]
    fn table(self, active: Side, regroup: bool) -> Scene {
        let book = self.book();
        let mut players = Vec::new();
        for (at, side) in self.sides.iter().enumerate() {
            let mut player = side.position(&book, Side::of(rules::Seat(at as u8)));
            player.took_counter = self.initiative_taken && self.initiative.seat().at() == at;
            players.push(player);
        }
        let position = Position {
            players,
            initiative: self.initiative.seat().0,
            initiative_taken: self.initiative_taken,
            active: Some(active.seat().0),
            regroup,
            twin_suns: self.twin_suns,
            edition: Some(self.edition),
            seed: self.seed,
            ..Position::default()
        };
        match Game::at(book, &position) {
            Ok(game) => Scene::of(game),
            Err(error) => panic!("the table cannot be set: {error}"),
        }
    }
}

impl SideSpec {
    #[track_caller]
    fn position(&self, book: &CardBook, side: Side) -> PlayerPosition {
        let deck_types = [CardType::Unit, CardType::Event, CardType::Upgrade];
        let card = |name: &String, types: &[CardType]| number(book.catalog(), name, types);
        let deck_cards = |names: &[String]| names.iter().map(|name| card(name, &deck_types)).collect::<Vec<_>>();
        let filler = number(book.catalog(), FILLER, &deck_types);
        let resource = |card: CardNumber, exhausted: bool| ResourcePosition { card, exhausted, owner: None };
        let named = deck_cards(&self.resources).into_iter().map(|card| resource(card, false));
        let ready = std::iter::repeat_n(resource(filler, false), self.ready);
        let exhausted = std::iter::repeat_n(resource(filler, true), self.exhausted);
        PlayerPosition {
            leaders: [&self.leader]
                .into_iter()
                .chain(&self.second_leader)
                .map(|one| one.position(book, side))
                .collect(),
            base: Some(BasePosition {
                card: card(&self.base, &[CardType::Base]),
                damage: self.base_damage,
                epic_used: self.base_epic_used,
                upgrades: self.base_upgrades(book, side),
                captured: Vec::new(),
            }),
            hand: deck_cards(&self.hand),
            deck: self.deck.as_ref().map_or_else(|| vec![filler; 10], |names| deck_cards(names)),
            discard: deck_cards(&self.discard),
            resources: named.chain(ready).chain(exhausted).collect(),
            units: self
                .units
                .iter()
                .map(|unit| UnitPosition {
                    card: card(&unit.name, &[CardType::Unit, CardType::TokenUnit]),
                    damage: unit.damage,
                    exhausted: unit.exhausted,
                    owner: unit.owner.map(|side| side.seat().0),
                    upgrades: unit.upgrades(book, side),
                    captured: unit.captured(book),
                })
                .collect(),
            force: self.force,
            credits: self.credits,
            passed: false,
            took_counter: false,
        }
    }
}

impl LeaderSpec {
    #[track_caller]
    fn position(&self, book: &CardBook, side: Side) -> LeaderPosition {
        LeaderPosition {
            card: number(book.catalog(), &self.unit.name, &[CardType::Leader]),
            deployed: self.deployed,
            epic_used: self.epic_used,
            exhausted: self.unit.exhausted,
            damage: self.unit.damage,
            upgrades: self.unit.upgrades(book, side),
            captured: self.unit.captured(book),
        }
    }
}

impl SideSpec {
    #[track_caller]
    fn base_upgrades(&self, book: &CardBook, side: Side) -> Vec<AttachedPosition> {
        let of = |name: &String| AttachedPosition {
            card: number(book.catalog(), name, &[CardType::Upgrade]),
            owner: Some(side.seat().0),
            controller: None,
        };
        self.base_upgrades.iter().map(of).collect()
    }
}

impl UnitSpec {
    #[track_caller]
    fn upgrades(&self, book: &CardBook, side: Side) -> Vec<AttachedPosition> {
        let of = |(name, owner): &(String, Option<Side>)| AttachedPosition {
            card: number(book.catalog(), name, &[CardType::Upgrade, CardType::TokenUpgrade, CardType::Unit]),
            owner: Some(owner.unwrap_or(side).seat().0),
            controller: None,
        };
        self.upgrades.iter().map(of).collect()
    }

    #[track_caller]
    fn captured(&self, book: &CardBook) -> Vec<AttachedPosition> {
        let of = |name: &String| AttachedPosition {
            card: number(book.catalog(), name, &[CardType::Unit]),
            owner: None,
            controller: None,
        };
        self.guards.iter().map(of).collect()
    }
}
