// The components of the screens, and what they are called in the command palette and in the list of keys. What else the
// window knows of a screen is in lib/router.ts.

import type { Component } from 'svelte';
import BuilderScreen from '../builder/BuilderScreen.svelte';
import CardDataScreen from '../cardData/CardDataScreen.svelte';
import CardSearch from '../cards/CardSearch.svelte';
import CollectionScreen from '../collection/CollectionScreen.svelte';
import DeckScreen from '../deck/DeckScreen.svelte';
import DraftScreen from '../draft/DraftScreen.svelte';
import BigRoundClock from '../event/clock/BigRoundClock.svelte';
import EventScreen from '../event/EventScreen.svelte';
import EventsScreen from '../events/EventsScreen.svelte';
import JudgeScreen from '../judge/JudgeScreen.svelte';
import { words as leagueWords } from '../leagues/i18n';
import LeagueScreen from '../leagues/LeagueScreen.svelte';
import LeaguesScreen from '../leagues/LeaguesScreen.svelte';
import { words } from '../lib/i18n';
import { href, screenOf, tabHref, type Route, type RouteOf } from '../lib/router';
import { program } from '../lib/state/program.svelte';
import LibraryScreen from '../library/LibraryScreen.svelte';
import ProfilesScreen from '../profiles/ProfilesScreen.svelte';
import RulesScreen from '../rules/RulesScreen.svelte';
import PlayerScreen from '../statistics/PlayerScreen.svelte';
import SharingScreen from '../statistics/SharingScreen.svelte';
import StatisticsScreen from '../statistics/StatisticsScreen.svelte';
import BackupsScreen from '../safety/BackupsScreen.svelte';
import GamesScreen from '../table/GamesScreen.svelte';
import PuzzlesScreen from '../table/PuzzlesScreen.svelte';
import TableScreen from '../table/TableScreen.svelte';

/** A component with its properties. With another key it is created again. */
export interface ShownScreen {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
  key: number | null;
}

type Show<Name extends Route['screen']> = (route: RouteOf<Name>) => ShownScreen;

/** Shows a component for each route of a screen. */
function shows<Props extends Record<string, unknown>, ThisRoute extends Route>(
  component: Component<Props>,
  props: (route: ThisRoute) => Props,
  key: (route: ThisRoute) => number | null = () => null,
): (route: ThisRoute) => ShownScreen {
  // The properties fit the component: both have the type `Props`.
  const any = component as unknown as ShownScreen['component'];
  return (route) => ({ component: any, props: props(route), key: key(route) });
}

const none = () => ({});
const leave = (address: string) => () => (location.hash = address);
const leaveTo = (route: Route) => leave(href(route));

const COMPONENTS: { readonly [Name in Route['screen']]: Show<Name> } = {
  events: shows(EventsScreen, none),
  event: shows(
    EventScreen,
    ({ event, tab, round }: RouteOf<'event'>) => ({ event, tab, round }),
    ({ event }) => event,
  ),
  draft: shows(DraftScreen, ({ event, pod }: RouteOf<'draft'>) => ({
    event,
    pod,
    onExit: leave(tabHref(event, 'draft')),
  })),
  deck: shows(DeckScreen, ({ event, player }: RouteOf<'deck'>) => ({
    event,
    player,
    onExit: leave(tabHref(event, 'decks')),
  })),
  clock: shows(
    BigRoundClock,
    ({ event }: RouteOf<'clock'>) => ({ event }),
    ({ event }) => event,
  ),
  profiles: shows(ProfilesScreen, none),
  safety: shows(BackupsScreen, none),
  cardData: shows(CardDataScreen, none),
  sharing: shows(SharingScreen, () => ({})),
  player: shows(PlayerScreen, ({ name }: RouteOf<'player'>) => ({ name })),
  statistics: shows(StatisticsScreen, ({ of }: RouteOf<'statistics'>) => ({ of })),
  leagues: shows(LeaguesScreen, none),
  league: shows(
    LeagueScreen,
    ({ league }: RouteOf<'league'>) => ({ league }),
    ({ league }) => league,
  ),
  library: shows(LibraryScreen, none),
  builder: shows(
    BuilderScreen,
    ({ deck }: RouteOf<'builder'>) => ({ deck, onExit: leaveTo({ screen: 'library' }) }),
    ({ deck }) => deck,
  ),
  collection: shows(CollectionScreen, none),
  cards: shows(CardSearch, none),
  rules: shows(RulesScreen, ({ rule }: RouteOf<'rules'>) => ({ rule })),
  judge: shows(JudgeScreen, () => ({ onExit: leaveTo({ screen: 'events' }) })),
  games: shows(GamesScreen, none),
  puzzles: shows(PuzzlesScreen, none),
  game: shows(
    TableScreen,
    ({ game }: RouteOf<'game'>) => ({ game, onExit: leaveTo({ screen: 'games' }) }),
    ({ game }) => game,
  ),
};

/** Returns the component that shows a route. */
export function shownScreen(route: Route): ShownScreen {
  return (COMPONENTS[route.screen] as (route: Route) => ShownScreen)(route);
}

/** A screen that the command palette finds by its name, and that keys may open from anywhere. */
interface NamedScreen {
  route: Route;
  name: string;
  /** Keys that open it, and its name in the list of keys. */
  keys?: string;
  does?: string;
}

/** Returns the named screens that the program has, in the order of the command palette. */
export function namedScreens(): NamedScreen[] {
  const atDesk = program.secondDesk === null;
  // The list of events leads a second desk to its event.
  return allNamed().filter(({ route }) => atDesk || route.screen === 'events' || screenOf(route).secondDesk);
}

function allNamed(): NamedScreen[] {
  const { nav, keys } = words;
  return [
    { route: { screen: 'events' }, name: nav.events, keys: 'g e', does: keys.events },
    { route: { screen: 'leagues' }, name: leagueWords.title, keys: 'g a', does: leagueWords.title },
    { route: { screen: 'library' }, name: nav.decks, keys: 'g d', does: keys.decks },
    { route: { screen: 'games' }, name: nav.games, keys: 'g g', does: keys.games },
    { route: { screen: 'puzzles' }, name: nav.puzzles, keys: 'g z', does: keys.puzzles },
    { route: { screen: 'statistics', of: { kind: 'all' } }, name: nav.statistics, keys: 'g i', does: keys.statistics },
    { route: { screen: 'collection' }, name: nav.collection, keys: 'g o', does: keys.collection },
    { route: { screen: 'cards' }, name: nav.cards, keys: 'g c', does: keys.cards },
    { route: { screen: 'cardData' }, name: nav.cardData },
    { route: { screen: 'profiles' }, name: nav.profiles, keys: 'g t', does: keys.profiles },
    { route: { screen: 'judge' }, name: nav.judge, keys: 'g j', does: keys.judge },
    { route: { screen: 'rules', rule: null }, name: nav.rules, keys: 'g r', does: keys.rules },
    { route: { screen: 'safety' }, name: nav.safety, keys: 'g y', does: keys.safety },
  ];
}
