//! The acts of clauses.

use ability::{
    AbilityCount, AbilityKind, Amount, AttackRule, Condition, CostChange, Destination, Duration, Filter, Modifier,
    PlayerFilter, SearchLimit, Target, Token,
};
use model::{Arena, Aspect};

use super::Clause;

/// A verb that takes one object, or whose result can be mentioned later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verb {
    Choose,
    /// To take the bounties of cards.
    CollectBounties,
    Create,
    Deal,
    Defeat,
    Deploy,
    Discard,
    Draw,
    Exhaust,
    Flip,
    Give,
    Heal,
    Look,
    Lose,
    Pay,
    Ready,
    Rescue,
    Return,
    Reveal,
    Shuffle,
    Win,
}

/// A zone of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Hand,
    Deck,
}

/// The object of a verb.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Object {
    Target(Target),
    /// The target of the last step, as a pronoun.
    It,
    Player(PlayerFilter),
    /// A number of players.
    Players(u8),
    /// A zone of the subject.
    Own(Place),
    /// A player's hand.
    HandOf(PlayerFilter),
    /// The game itself, which is won or lost.
    Game,
}

/// A verb with an object that is always the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fixed {
    ChooseAnyNumberOfPlayers,
    ChooseArena,
    ChooseAspect,
    ChooseNumber,
    CollectBountyAgain,
    DiscardTheOther,
    NameCard,
    NameTrait,
    PayAnyNumber,
    ShuffleOwnDeck,
    TakeExtraAction,
    UseAbilityAgain,
    UseTheForce,
}

/// Things that are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Things {
    Cards,
    Resources,
    Tokens(Token),
}

/// An attack with its modifiers.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Attack {
    pub with: Target,
    pub gives: Vec<Modifier>,
    pub defender: Vec<Modifier>,
    pub and_if: Option<(Condition, Vec<Modifier>)>,
    pub defender_if: Option<(Condition, Vec<Modifier>)>,
    pub rules: Vec<AttackRule>,
}

impl Attack {
    /// Returns `true` if any number of units attack, each separately.
    pub(crate) fn is_several(&self) -> bool {
        matches!(self.with, Target::AnyNumber(_))
    }
}

/// An act that deals or heals damage.
#[derive(Debug, Clone)]
pub(crate) enum DamageAct {
    /// To deal damage to a target.
    Deal { amount: Amount, to: Target, by: Option<Target>, unpreventable: bool },
    /// To deal indirect damage; the player is described after the act.
    Indirect { amount: Amount, to: PlayerFilter, by: Option<Target> },
    /// To deal damage divided among the cards of a filter.
    Divide { amount: Amount, among: Filter, by: Option<Target>, up_to: bool },
    /// To heal an amount of damage, or all.
    Heal { amount: Option<Amount>, from: Target },
    /// To heal an amount of damage or less; the amount is described after the act.
    HealUpTo { amount: Amount, from: Target },
    /// To heal damage from the cards of a filter together.
    HealDivided { amount: Amount, among: Filter, up_to: bool },
}

/// An act that moves cards: from and to hands, decks and discard piles.
#[derive(Debug, Clone)]
pub(crate) enum CardAct {
    /// To return cards to hand.
    Return { what: Target, own: bool },
    /// To put cards elsewhere.
    Put { what: Target, to: Destination, own: bool },
    /// To put a card into play as a resource of a player.
    Resource { what: Target, by: PlayerFilter },
    /// To ready the new resource.
    ReadyResource,
    /// To attach an upgrade. It is a pronoun if it was just taken.
    Attach { what: Target, to: Target, taken: bool },
    /// To play a card; its changes are described after the act.
    Play { what: Target, cost_changes: Vec<CostChange>, gives: Vec<Modifier>, on: Option<Target> },
    /// To play several cards one by one.
    PlayEach { what: Target, cost_changes: Vec<CostChange>, on: Option<Target> },
    /// To discard cards from a player's hand.
    DiscardFromHand { count: Amount, who: PlayerFilter, cards: Filter, other_hand: bool, random: bool },
    /// To discard cards from a deck.
    Mill { count: Amount, who: PlayerFilter },
    /// To search a deck.
    Search { top: Option<Amount>, cards: Filter, take: SearchLimit },
    /// To look at a player's hand and deck.
    LookAtHandAndDeck(PlayerFilter),
    /// To discard any number of certain cards of those zones.
    DiscardFromThem(Filter),
    /// To put the top cards of the deck on its bottom or back.
    Arrange(Amount),
    /// To reveal cards one by one.
    RevealUntilStop(Amount),
}

/// The act of a clause. Its roles are described in the scene before it, unless noted.
#[derive(Debug, Clone)]
pub(crate) enum Act {
    /// A verb with its object.
    Do(Verb, Object),
    /// A verb with an object that is always the same.
    Fixed(Fixed),
    /// A verb with a number of things as its object.
    Count { verb: Verb, what: Things, amount: Amount, up_to: bool, each: bool },
    /// To deal or heal damage.
    Damage(DamageAct),
    /// To move cards.
    Cards(CardAct),
    /// To give tokens; their numbers are described after the act.
    Give { tokens: Vec<(Token, Amount)>, to: Target },
    /// To give another token like a target to the unit that it is on.
    GiveAnother(Target),
    /// To give tokens to the cards of a filter together.
    Distribute { token: Token, amount: Amount, among: Filter, up_to: bool },
    /// To give cards modifiers, which are described after the act.
    Gain { to: Target, gives: Vec<Modifier>, duration: Duration },
    /// To change rules of the game.
    Rule { gives: Vec<Modifier>, duration: Duration },
    /// To take control of a card.
    TakeControl(Target),
    /// To exchange control of cards.
    ExchangeControl(Target),
    /// To capture a card.
    Capture { what: Target, from_discard: bool },
    /// To attack.
    Attack(Box<Attack>),
    /// To move a card to an arena as a unit.
    Move { what: Target, to: Arena },
    /// To disclose aspect icons.
    Disclose { icons: Vec<Aspect>, any_of: bool, and_or: bool },
    /// To use abilities of cards.
    UseAbility { of: Target, kind: AbilityKind, how: AbilityCount },
    /// The Force is with a player.
    ForceIsWith(PlayerFilter),
    /// The next card gains a modifier.
    NextCardGains(Filter, Box<Modifier>),
    /// To choose options.
    Modes { choose: Amount, repeat: bool, options: Vec<Vec<Clause>> },
}
