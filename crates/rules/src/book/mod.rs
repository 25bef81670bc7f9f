//! The card book: the data that the engine needs about each card. It is computed once from the catalogue and the card
//! texts.

pub(crate) mod face;
pub(crate) mod features;
pub(crate) mod path;
mod text_facts;
pub(crate) mod trigger_events;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use ability::{
    Ability, AbilityId, ActionAbility, Block, BlockId, CardEffect, CardText, DeployRule, Effect, Filter, Kind,
    Modifier, NumberedText, NumberedTexts, PlayerEffect, Step, Token,
};
use catalog::Catalog;
use model::{Arena, Aspect, AspectIcons, Card, CardId, CardNumber, CardType, Keyword, PrintedKeyword};
use thiserror::Error;

use crate::book::face::FaceAbilities;
use crate::book::features::Features;
use crate::book::path::{AbilityPath, StableIds};
use crate::book::text_facts::TextFacts;
use crate::sets::{Keywords, Traits};
use crate::state::invariant::Invariant;
use crate::state::{Flags, State, StepRef};

/// Data about a card that the engine needs at every step.
#[derive(Debug, Clone)]
pub struct CardDef {
    /// The printed card type.
    pub kind: CardType,
    /// The arena that the card enters.
    pub arena: Arena,
    /// Printed cost; 0 for bases and tokens.
    pub cost: u8,
    /// Printed power; for an upgrade, the power it adds.
    pub power: i16,
    /// Printed HP; for an upgrade, the HP it adds.
    pub hp: i16,
    /// The power and HP that the card adds to the unit it is attached to.
    pub adds: (i16, i16),
    /// `true` for a unit or leader that can be an upgrade (CR 3.5.6).
    pub turns: bool,
    /// Abilities of the card while it is an upgrade, if it can be one.
    pub pilot: FaceAbilities,
    /// The cost of Piloting (CR 7.5.17).
    pub piloting: Option<(u8, AspectIcons)>,
    /// Ways to deploy the leader, for a leader.
    pub deploys: DeployRule,
    /// Condition for deploying a leader (CR 3.4.4). `None` if the player needs resources equal to its cost.
    pub deploys_if: Option<Box<ability::Condition>>,
    /// `true` if the unit that the card is attached to is a leader unit (CR 3.4.7).
    pub leads: bool,
    /// The aspect icons of this side.
    pub aspects: AspectIcons,
    /// The traits of this side.
    pub traits: Traits,
    /// `true` if the card is unique.
    pub unique: bool,
    /// Number of the name. Cards with the same name have the same number.
    pub name: u16,
    /// Number of the identity. Cards with the same name, subtitle and type have the same number.
    pub identity: u16,
    /// The front; for a leader, its Leader side.
    pub front: FaceAbilities,
    /// The Leader Unit side of a leader, or the second Leader side of a leader with two.
    pub unit: FaceAbilities,
    /// Printed facts of the other side, for a leader whose other side is another card.
    pub other: Option<BackFace>,
    /// The cost of Smuggle, if the card facts describe it completely (CR 7.5.14).
    pub smuggle: Option<(u8, AspectIcons)>,
    /// The ability that lets the card enter play as a copy or with abilities of a unit.
    pub enters: Option<AbilityId>,
    /// The ability that asks for cards as an additional cost.
    pub additional_cost: Option<AbilityId>,
    /// The replacement effect for when the card would be captured.
    pub instead_of_capture: Option<BlockId>,
    /// The units that an upgrade can be attached to.
    pub attach: Option<Box<Filter>>,
    /// The block of an event.
    pub event: Option<BlockId>,
    /// The ability that allows an alternative cost.
    pub other_cost: Option<AbilityId>,
    /// `true` if the card's abilities change its cost or restrict when it can be played.
    pub own_play_terms: bool,
    /// `true` if only the printed cost and aspect icons determine how the card is paid for.
    pub plainly_paid: bool,
    /// `true` if the card's text is implemented. Other cards cannot be played with.
    pub written: bool,
    /// The features that the card uses, derived from the fields above.
    pub(crate) features: Features,
}

/// Facts printed on the other side of a leader: the second Leader side or the Leader Unit side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BackFace {
    /// The number of its name.
    pub name: u16,
    /// Its aspect icons.
    pub aspects: AspectIcons,
    /// Its traits.
    pub traits: Traits,
}

/// Reason why a book cannot be built.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BookError {
    /// The card facts cannot be loaded.
    #[error(transparent)]
    Cards(#[from] catalog::LoadError),
    /// The card texts cannot be loaded.
    #[error(transparent)]
    Texts(#[from] ability::AbilityError),
    /// A card text contradicts the card facts.
    #[error("{0}: {1}")]
    Text(CardNumber, &'static str),
}

/// All cards in the form that the engine uses.
#[derive(Debug)]
pub struct CardBook {
    catalog: Arc<Catalog>,
    defs: Vec<CardDef>,
    abilities: Vec<Arc<Ability>>,
    blocks: Vec<Arc<Vec<Step>>>,
    names: Vec<Box<str>>,
    /// Paths of abilities, indexed by ability number.
    pub(crate) paths: Vec<AbilityPath>,
    /// Numbers of cards and abilities for [`crate::Game::fingerprint`].
    pub(crate) keys: StableIds,
    /// The card texts. `text_of` maps a card to its text.
    texts: Vec<CardText>,
    text_of: Vec<Option<u16>>,
    gives_actions: bool,
    tokens: [Option<CardId>; Token::ALL.len()],
    /// Blocks that act on units found by a search.
    of_units: BTreeSet<BlockId>,
    force: Option<CardId>,
}

/// A game's handle to the book.
///
/// A step clones the handle while it changes the game. This reference count belongs to the game alone, so that games on
/// several threads do not contend for the shared book's count. Each clone of a game gets a separate count.
#[derive(Debug)]
pub(crate) struct BookHandle(Arc<SharedBook>);

/// The shared book, as held by one game.
#[derive(Debug)]
pub(crate) struct SharedBook(Arc<CardBook>);

impl BookHandle {
    /// Returns a handle to this book.
    pub(crate) fn of(book: Arc<CardBook>) -> BookHandle {
        BookHandle(Arc::new(SharedBook(book)))
    }

    /// Returns the book that all games share.
    pub(crate) fn common(&self) -> &Arc<CardBook> {
        &self.0.0
    }

    /// Returns the book, for reading while the game changes.
    pub(crate) fn book_handle(&self) -> Arc<SharedBook> {
        Arc::clone(&self.0)
    }

    /// Returns a handle with the same reference count, for a copy of the game that stays on this thread.
    pub(crate) fn shared(&self) -> BookHandle {
        BookHandle(self.book_handle())
    }
}

impl Clone for BookHandle {
    fn clone(&self) -> BookHandle {
        BookHandle::of(Arc::clone(self.common()))
    }
}

impl Deref for BookHandle {
    type Target = CardBook;

    fn deref(&self) -> &CardBook {
        &self.0
    }
}

impl Deref for SharedBook {
    type Target = CardBook;

    fn deref(&self) -> &CardBook {
        &self.0
    }
}

/// Returns the names of all cards, and the facts of each card with the number of its name.
fn facts_of_all(catalog: &Catalog) -> (Vec<Box<str>>, Vec<CardDef>) {
    let mut names = Vec::new();
    let mut by_name: BTreeMap<&str, u16> = BTreeMap::new();
    let mut defs: Vec<CardDef> = Vec::with_capacity(catalog.cards().len());
    for card in catalog.cards() {
        let next = u16::try_from(names.len()).unwrap_or(u16::MAX);
        let name = *by_name.entry(&card.name).or_insert_with(|| {
            names.push(card.name.clone());
            next
        });
        defs.push(facts(catalog, card, name));
    }
    (names, defs)
}

/// Returns `true` if a text grants an action ability.
fn grants_action(numbered: &NumberedTexts) -> bool {
    let sides = |text: &NumberedText| {
        let all = text.abilities.iter().chain(&text.unit).chain(&text.other_side).chain(&text.pilot);
        all.copied().collect::<Vec<AbilityId>>()
    };
    let owned: BTreeSet<AbilityId> = numbered.texts.iter().flat_map(sides).collect();
    numbered
        .abilities
        .iter()
        .enumerate()
        .any(|(at, ability)| matches!(&**ability, Ability::Action(_)) && !owned.contains(&AbilityId(at as u16)))
}

/// Returns the blocks of steps that are about units found in a search.
fn blocks_of_found_units(numbered: &NumberedTexts) -> BTreeSet<BlockId> {
    let mut of_units = BTreeSet::new();
    for step in numbered.blocks.iter().flat_map(|steps| steps.iter()) {
        if let Effect::Player(PlayerEffect::Search { cards, then, .. }) = step.unnamed()
            && cards.is == Kind::Unit
        {
            add_blocks(then, &mut of_units);
        }
    }
    of_units
}

impl CardBook {
    /// Returns the features that the cards of a state use.
    pub(crate) fn features(&self, state: &State) -> Features {
        let mut found = Features::default();
        state.cards().iter().for_each(|card| found.add(self.def(card.def).features));
        found
    }

    /// Returns the book of the embedded data, which is built once.
    ///
    /// # Errors
    /// [`BookError`] if the embedded data are inconsistent; a test prevents such a release.
    pub fn embedded() -> Result<Arc<CardBook>, BookError> {
        static ONCE: OnceLock<Result<Arc<CardBook>, BookError>> = OnceLock::new();
        ONCE.get_or_init(|| {
            let (catalog, texts) = catalog::texts::embedded_with_catalog::<BookError>()?;
            CardBook::of(catalog, &texts.vanilla, texts.cards).map(Arc::new)
        })
        .clone()
    }

    /// Returns the book of the catalogue that this process uses ([`Catalog::shared`]), which is built once.
    ///
    /// # Errors
    /// [`BookError`] if the data are inconsistent. Packages are checked before a process uses them.
    pub fn shared() -> Result<Arc<CardBook>, BookError> {
        static ONCE: OnceLock<Result<Arc<CardBook>, BookError>> = OnceLock::new();
        let catalog = Catalog::shared()?;
        match catalog.is_built_in() {
            true => CardBook::embedded(),
            false => ONCE.get_or_init(|| CardBook::of_catalog(catalog).map(Arc::new)).clone(),
        }
    }

    /// Builds the book of a catalogue with the texts of its packages. Cards with an unknown text are not implemented.
    ///
    /// # Errors
    /// [`BookError::Text`] if a text does not fit its card.
    pub fn of_catalog(catalog: Arc<Catalog>) -> Result<CardBook, BookError> {
        let texts = catalog.read_texts()?.texts;
        CardBook::of(catalog, &texts.vanilla, texts.cards)
    }

    /// Builds a book from the given cards and texts.
    ///
    /// # Errors
    /// [`BookError::Text`] if a text belongs to no card, or a card has two texts.
    pub fn of(
        catalog: Arc<Catalog>,
        vanilla: &[CardNumber],
        texts: impl IntoIterator<Item = CardText>,
    ) -> Result<CardBook, BookError> {
        let (mut names, mut defs) = facts_of_all(&catalog);
        for number in vanilla {
            let card = catalog.by_number(*number).ok_or(BookError::Text(*number, "no such card"))?;
            for same in catalog.reprints(card) {
                defs[same.id.index()].written = true;
            }
        }
        let numbered = NumberedTexts::of(texts);
        let mut text_of = vec![None; defs.len()];
        for (text, at) in numbered.texts.iter().zip(0..) {
            let number = text.text.id;
            let card = catalog.by_number(number).ok_or(BookError::Text(number, "no such card"))?;
            if defs[card.index()].written {
                return Err(BookError::Text(number, "its text is listed twice"));
            }
            let facts = TextFacts::of(&numbered, text, &mut names)?;
            for same in catalog.reprints(card) {
                text_of[same.id.index()] = Some(at);
                facts.add_to(&mut defs[same.id.index()]);
            }
        }
        for def in &mut defs {
            def.features = def.features();
            def.plainly_paid = def.is_plainly_paid();
        }
        let tokens = Token::ALL.map(|token| token.number().and_then(|number| catalog.by_number(number)));
        let force = catalog.cards().iter().find(|card| card.kind == CardType::ForceToken).map(|card| card.id);
        let gives_actions = grants_action(&numbered);
        let of_units = blocks_of_found_units(&numbered);
        let paths = crate::book::path::paths(&numbered);
        let keys = StableIds::of(&catalog, &paths);
        Ok(CardBook {
            catalog,
            paths,
            keys,
            texts: numbered.texts.into_iter().map(|text| text.text).collect(),
            text_of,
            gives_actions,
            defs,
            abilities: numbered.abilities,
            blocks: numbered.blocks,
            names,
            tokens,
            of_units,
            force,
        })
    }

    /// Returns the catalogue that the book was built from.
    pub fn catalog(&self) -> &Arc<Catalog> {
        &self.catalog
    }

    /// Returns the engine's data about a card.
    pub fn def(&self, card: CardId) -> &CardDef {
        &self.defs[card.index()]
    }

    /// Returns `true` if the card's text is implemented, so that it can be played with.
    pub fn is_implemented(&self, card: CardId) -> bool {
        self.defs.get(card.index()).is_some_and(|def| def.written)
    }

    /// Returns a card's text. Returns `None` if nothing is implemented beyond its printed facts.
    pub fn text(&self, card: CardId) -> Option<&CardText> {
        self.texts.get(usize::from((*self.text_of.get(card.index())?)?))
    }

    /// Returns an ability by its number.
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.abilities[usize::from(id.0)]
    }

    /// Returns the type that a card calls itself in one of its printed abilities. A leader calls itself a unit in those
    /// of its Leader Unit side. Returns `None` if the ability is not printed on the card.
    pub fn self_reference_kind(&self, card: CardId, ability: AbilityId) -> Option<CardType> {
        let def = self.def(card);
        if def.front.abilities.contains(&ability) {
            return Some(def.kind);
        }
        let deployed = def.unit.abilities.contains(&ability) || def.pilot.abilities.contains(&ability);
        deployed.then_some(if def.features.two_sided { def.kind } else { CardType::Unit })
    }

    /// Returns an action ability or epic action by its number, or `None` for other abilities.
    pub(crate) fn action(&self, id: AbilityId) -> Option<&ActionAbility> {
        if let Ability::Action(action) | Ability::EpicAction(action) = self.ability(id) { Some(action) } else { None }
    }

    /// Returns a block of steps by its number.
    pub fn block(&self, id: BlockId) -> &[Step] {
        &self.blocks[usize::from(id.0)]
    }

    /// Returns the step of a block that a task refers to, without the name it assigns.
    ///
    /// # Errors
    /// [`Invariant::Step`] if the block has no such step.
    pub(crate) fn step(&self, (id, at): StepRef) -> Result<&Step, Invariant> {
        self.block(id).get(usize::from(at)).map(block_without_binding).ok_or(Invariant::Step(id, at))
    }

    /// Returns the card names, indexed by [`CardDef::name`].
    pub fn names(&self) -> &[Box<str>] {
        &self.names
    }

    /// Returns `true` if any text grants action abilities to cards.
    pub fn gives_actions(&self) -> bool {
        self.gives_actions
    }

    /// Returns the card of a token.
    pub fn token(&self, token: Token) -> Option<CardId> {
        self.tokens[token as usize]
    }

    /// Returns `true` if the steps of a block act on units found by a search. If one of them has Piloting, it is played
    /// as a unit (CR 7.5.17C).
    pub(crate) fn acts_on_found_units(&self, block: BlockId) -> bool {
        self.of_units.contains(&block)
    }

    /// Returns the card of the Force token (CR 3.7.11).
    pub fn force(&self) -> Option<CardId> {
        self.force
    }
}

/// Returns the number of a name, adding the name if it is new.
fn number_of(names: &mut Vec<Box<str>>, name: &str) -> u16 {
    let at = names.iter().position(|known| **known == *name).unwrap_or_else(|| {
        names.push(name.into());
        names.len() - 1
    });
    u16::try_from(at).unwrap_or(u16::MAX)
}

impl CardDef {
    /// Returns `true` if only the printed cost and aspect icons determine how the card is paid for.
    fn is_plainly_paid(&self) -> bool {
        matches!(self.kind, CardType::Unit | CardType::Event | CardType::Upgrade)
            && !self.own_play_terms
            && self.additional_cost.is_none()
            && self.other_cost.is_none()
            && self.piloting.is_none()
            && self.front.keywords.number(Keyword::Exploit) == 0
    }

    fn features(&self) -> Features {
        let faces = [&self.front, &self.unit, &self.pilot];
        let any = |has: fn(&FaceAbilities) -> bool| faces.into_iter().any(has);
        Features {
            smuggle: any(|face| face.gives_smuggle || face.keywords.has(Keyword::Smuggle)),
            plot: self.front.keywords.has(Keyword::Plot),
            from_discard: self.front.from_discard,
            for_any_player: any(|face| face.for_any_player),
            silenced_leaders: any(|face| face.silences_leaders),
            blanking_upgrades: self.front.blanks || self.front.leaves_only,
            silences: any(|face| face.silences),
            reuses: any(|face| face.reuses),
            turning: self.turns,
            leads: self.leads,
            upgrade_actions: self.kind == CardType::Upgrade && !self.front.actions.is_empty(),
            credits: self.kind == CardType::CreditToken || any(|face| face.credits),
            counts_actions: self.front.counts_actions,
            asks_instead: any(|face| face.asks_instead),
            unpreventable: any(|face| face.unpreventable),
            replaces_defeat: any(|face| face.replaces_defeat),
            blanked_upgrades: any(|face| face.blanks_upgrades),
            counts_played_cards: any(|face| face.counts_played_cards),
            counts_upgrades: any(|face| face.counts_upgrades),
            counts_entering: any(|face| face.counts_entering),
            everywhere: any(|face| face.everywhere),
            enters_ready: any(|face| face.enters_ready),
            stops_readying: any(|face| face.stops_readying),
            extra_regroup: any(|face| face.extra_regroup),
            reprints: any(|face| face.reprints),
            prevention: any(|face| face.prevention),
            two_sided: self.kind == CardType::Leader && self.hp == 0 && self.other.is_some(),
        }
    }

    /// Returns the facts of the other side if that side is up.
    pub(crate) fn turned(&self, flags: Flags) -> Option<BackFace> {
        self.other.filter(|_| flags.contains(Flags::FLIPPED) || flags.contains(Flags::DEPLOYED))
    }

    /// Returns the traits printed on the side that is up.
    pub(crate) fn traits_up(&self, flags: Flags) -> Traits {
        self.turned(flags).map_or(self.traits, |other| other.traits)
    }

    /// Returns the number of the name printed on the side that is up.
    pub(crate) fn name_up(&self, flags: Flags) -> u16 {
        self.turned(flags).map_or(self.name, |other| other.name)
    }

    /// Returns `true` for a card that may be a Pilot. It may be one by Piloting (CR 7.5.17), or as a leader deployed as
    /// an upgrade (CR 3.4.4A).
    pub fn is_pilot(&self) -> bool {
        self.piloting.is_some() || self.deploys == DeployRule::AsUnitOrUpgrade
    }

    /// Returns the type of card that an upgrade is attached to. This is a unit or, with Fortify (edition 9.0, 7.5.21),
    /// a base.
    pub fn host(&self) -> CardType {
        let fortifies = self.kind == CardType::Upgrade && self.front.keywords.has(Keyword::Fortify);
        if fortifies { CardType::Base } else { CardType::Unit }
    }
}

/// Adds a block and all blocks nested in it.
fn add_blocks(block: &Block, all: &mut BTreeSet<BlockId>) {
    all.insert(block.id());
    for inner in block.steps().iter().flat_map(Step::blocks) {
        add_blocks(inner, all);
    }
}

fn facts(catalog: &Catalog, card: &Card, name: u16) -> CardDef {
    let mut keywords = Keywords::default();
    for printed in &card.keywords {
        keywords.add(printed.keyword, printed.value.unwrap_or(0));
    }
    let is_leader = card.kind == CardType::Leader;
    let printed = FaceAbilities { keywords, ..FaceAbilities::default() };
    let (power, hp) = (card.power.unwrap_or(0), card.hp.unwrap_or(0));
    // CR 2.9.1, 2.11.1: only upgrades and Pilots have modifiers; a unit that an ability attaches adds nothing.
    let is_upgrade = matches!(card.kind, CardType::Upgrade | CardType::TokenUpgrade);
    let adds = card.as_upgrade.unwrap_or(if is_upgrade { (power, hp) } else { (0, 0) });
    let keyword_cost =
        |wanted: Keyword| card.keywords.iter().find(|printed| printed.keyword == wanted).and_then(keyword_cost);
    CardDef {
        kind: card.kind,
        arena: card.arena.unwrap_or(Arena::Ground),
        cost: card.cost.unwrap_or(0),
        power: i16::from(power),
        hp: i16::from(hp),
        adds: (i16::from(adds.0), i16::from(adds.1)),
        turns: card.as_upgrade.is_some(),
        pilot: FaceAbilities::default(),
        piloting: keyword_cost(Keyword::Piloting),
        deploys: DeployRule::default(),
        deploys_if: None,
        leads: false,
        aspects: card.aspects,
        traits: Traits::of(card.traits.iter().filter_map(|word| word.parse().ok())),
        unique: card.unique,
        name,
        identity: catalog.identity(card.id).number(),
        front: if is_leader { FaceAbilities::default() } else { printed.clone() },
        unit: if is_leader { printed } else { FaceAbilities::default() },
        attach: None,
        event: None,
        other: None,
        smuggle: keyword_cost(Keyword::Smuggle),
        enters: None,
        additional_cost: None,
        instead_of_capture: None,
        other_cost: None,
        own_play_terms: false,
        plainly_paid: false,
        written: false,
        features: Features::default(),
    }
}

/// Returns the cost of Smuggle or Piloting from the form "3 resources, Command". Returns `None` if the cost has other
/// parts; the card text then defines it.
fn keyword_cost(printed: &PrintedKeyword) -> Option<(u8, AspectIcons)> {
    let mut parts = printed.detail.as_deref()?.split(", ");
    let resources = parts.next()?.split(' ').next()?.parse().ok()?;
    let aspects: Vec<Aspect> = parts.map(|word| word.parse().ok()).collect::<Option<_>>()?;
    Some((resources, AspectIcons::new(aspects).ok()?))
}

/// Returns the step without its name and "then".
#[inline]
pub(crate) fn block_without_binding(step: &Step) -> &Step {
    step.unnamed()
}

/// Returns a list of modifiers that a step grants. An attack has up to four lists.
#[inline]
pub(crate) fn gives(step: &Step, list: u8) -> &[Modifier] {
    match (block_without_binding(step), list) {
        (
            Effect::Card(
                CardEffect::Gain { gives, .. } | CardEffect::Rule { gives, .. } | CardEffect::Play { gives, .. },
            ),
            _,
        ) => gives,
        (Effect::Player(PlayerEffect::NextCardGains(_, modifier)), _) => std::slice::from_ref(&**modifier),
        (Effect::Card(CardEffect::Attack { gives, .. }), 0) => gives,
        (Effect::Card(CardEffect::Attack { defender, .. }), 1) => defender,
        (Effect::Card(CardEffect::Attack { and_if: Some((_, gives)), .. }), 2) => gives,
        (Effect::Card(CardEffect::Attack { defender_if: Some((_, gives)), .. }), 3) => gives,
        _ => &[],
    }
}
