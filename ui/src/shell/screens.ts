// The components of the screens, and what they are called in the command palette and in the list of keys. What else the
// window knows of a screen is in lib/router.ts.

import type { Component } from 'svelte';
import EventsScreen from '../events/EventsScreen.svelte';
import { words as leagueWords } from '../leagues/i18n';
import { words } from '../lib/i18n';
import { href, screenOf, tabHref, type Route, type RouteOf } from '../lib/router';
import { program } from '../lib/state/program.svelte';

type Screen = Component<Record<string, unknown>>;

/** A component with its properties. With another key it is created again. */
export interface ShownScreen {
  /** A screen that was not read yet is a promise. */
  component: Screen | Promise<Screen>;
  props: Record<string, unknown>;
  key: number | null;
}

type Show<Name extends Route['screen']> = (route: RouteOf<Name>) => ShownScreen;

type Later = typeof import('./laterScreens');
let later: Later | undefined;

/** Reads the screens that a start does not show, so that they open without waiting. */
export const readAhead = async (): Promise<Later> => (later ??= await import('./laterScreens'));

/** Shows a component for each route of a screen. All but the first screen are read when one of them is shown. */
function shows<Props extends Record<string, unknown>, ThisRoute extends Route>(
  pick: (screens: Later) => Component<Props>,
  props: (route: ThisRoute) => Props,
  key: (route: ThisRoute) => number | null = () => null,
): (route: ThisRoute) => ShownScreen {
  // The properties fit the component: both have the type `Props`.
  const any = (screens: Later) => pick(screens) as unknown as Screen;
  return (route) => ({ component: later ? any(later) : readAhead().then(any), props: props(route), key: key(route) });
}

const none = () => ({});
const leave = (address: string) => () => (location.hash = address);
const leaveTo = (route: Route) => leave(href(route));

const COMPONENTS: { readonly [Name in Route['screen']]: Show<Name> } = {
  events: () => ({ component: EventsScreen as unknown as Screen, props: {}, key: null }),
  event: shows(
    ({ EventScreen }) => EventScreen,
    ({ event, tab, round }: RouteOf<'event'>) => ({ event, tab, round }),
    ({ event }) => event,
  ),
  draft: shows(
    ({ DraftScreen }) => DraftScreen,
    ({ event, pod }: RouteOf<'draft'>) => ({
      event,
      pod,
      onExit: leave(tabHref(event, 'draft')),
    }),
  ),
  deck: shows(
    ({ DeckScreen }) => DeckScreen,
    ({ event, player }: RouteOf<'deck'>) => ({
      event,
      player,
      onExit: leave(tabHref(event, 'decks')),
    }),
  ),
  clock: shows(
    ({ BigRoundClock }) => BigRoundClock,
    ({ event }: RouteOf<'clock'>) => ({ event }),
    ({ event }) => event,
  ),
  profiles: shows(({ ProfilesScreen }) => ProfilesScreen, none),
  safety: shows(({ BackupsScreen }) => BackupsScreen, none),
  cardData: shows(({ CardDataScreen }) => CardDataScreen, none),
  sharing: shows(
    ({ SharingScreen }) => SharingScreen,
    () => ({}),
  ),
  player: shows(
    ({ PlayerScreen }) => PlayerScreen,
    ({ name }: RouteOf<'player'>) => ({ name }),
  ),
  statistics: shows(
    ({ StatisticsScreen }) => StatisticsScreen,
    ({ of }: RouteOf<'statistics'>) => ({ of }),
  ),
  leagues: shows(({ LeaguesScreen }) => LeaguesScreen, none),
  league: shows(
    ({ LeagueScreen }) => LeagueScreen,
    ({ league }: RouteOf<'league'>) => ({ league }),
    ({ league }) => league,
  ),
  library: shows(({ LibraryScreen }) => LibraryScreen, none),
  builder: shows(
    ({ BuilderScreen }) => BuilderScreen,
    ({ deck }: RouteOf<'builder'>) => ({ deck, onExit: leaveTo({ screen: 'library' }) }),
    ({ deck }) => deck,
  ),
  collection: shows(({ CollectionScreen }) => CollectionScreen, none),
  cards: shows(({ CardSearch }) => CardSearch, none),
  rules: shows(
    ({ RulesScreen }) => RulesScreen,
    ({ rule }: RouteOf<'rules'>) => ({ rule }),
  ),
  judge: shows(
    ({ JudgeScreen }) => JudgeScreen,
    () => ({ onExit: leaveTo({ screen: 'events' }) }),
  ),
  games: shows(({ GamesScreen }) => GamesScreen, none),
  puzzles: shows(({ PuzzlesScreen }) => PuzzlesScreen, none),
  game: shows(
    ({ TableScreen }) => TableScreen,
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
