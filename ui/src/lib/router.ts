// Addresses of the page: the part after '#'. Pure: the part that listens is in state/route.svelte.ts.

import type { Page } from '../guide/pages';

export const TABS = ['players', 'draft', 'decks', 'rounds', 'standings', 'bracket', 'judge', 'log'] as const;
export type Tab = (typeof TABS)[number];

/** The events of the statistics: those of a league, one event, or all. */
export type StatisticsScope = { kind: 'all' } | { kind: 'league' | 'event'; id: number };

export type Route =
  | { screen: 'events' }
  | { screen: 'event'; event: number; tab: Tab; round: number | null }
  | { screen: 'draft'; event: number; pod: number }
  | { screen: 'deck'; event: number; player: number }
  | { screen: 'clock'; event: number }
  | { screen: 'profiles' }
  | { screen: 'safety' }
  | { screen: 'cardData' }
  | { screen: 'statistics'; of: StatisticsScope }
  | { screen: 'player'; name: string }
  | { screen: 'sharing' }
  | { screen: 'leagues' }
  | { screen: 'league'; league: number }
  | { screen: 'library' }
  | { screen: 'builder'; deck: number }
  | { screen: 'collection' }
  | { screen: 'cards' }
  | { screen: 'rules'; rule: string | null }
  | { screen: 'judge' }
  | { screen: 'games' }
  | { screen: 'puzzles' }
  | { screen: 'game'; game: number };

const isTab = (text: string | undefined): text is Tab => TABS.includes(text as Tab);

/** A number from 1, or null. */
function positive(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The route of a screen. */
export type RouteOf<Name extends Route['screen']> = Extract<Route, { screen: Name }>;

/** What the window has to know of a screen; its component and its names are in shell/screens.ts. */
interface ScreenRow<ThisRoute extends Route> {
  /** Returns the address, without "#/". */
  address: (route: ThisRoute) => string;
  /** Reads the parts of an address. Returns null if they are not those of this screen. */
  read: (parts: readonly string[]) => ThisRoute | null;
  /** Page of the guide that helps there. */
  guide: Page | ((route: ThisRoute) => Page);
  /**
   * Screen that a start of the program opens if this was the last one, null for none. A start must not reveal a hand or a
   * pack, so screens with one name their list or event.
   */
  reopens: 'itself' | ((route: ThisRoute) => Route) | null;
  /** `true` if a second desk has it: files, decks and games stay on the organiser's computer. */
  secondDesk?: boolean;
  /** `window` if it fills the window, without the sidebar; `table` if it does so in both directions. */
  fills?: 'window' | 'table';
}

/** A screen without parameters, by its address. */
function plain<Name extends Route['screen']>(
  address: string,
  route: RouteOf<Name>,
  more: Pick<ScreenRow<RouteOf<Name>>, 'guide' | 'secondDesk' | 'fills'>,
): ScreenRow<RouteOf<Name>> {
  const read = (parts: readonly string[]) => (parts.length === 1 && parts[0] === address ? route : null);
  return { address: () => address, read, reopens: 'itself', ...more };
}

/** The screen of one item of a list, such as a league, by its number. */
function item<ThisRoute extends Route>(
  list: string,
  number: (route: ThisRoute) => number,
  route: (number: number) => ThisRoute,
  more: Pick<ScreenRow<ThisRoute>, 'guide' | 'reopens' | 'fills'>,
): ScreenRow<ThisRoute> {
  const read = ([head, first, ...rest]: readonly string[]) => {
    const known = head === list && rest.length === 0 ? positive(first) : null;
    return known === null ? null : route(known);
  };
  return { address: (shown) => `${list}/${number(shown)}`, read, ...more };
}

/** A list. Addresses of items that cannot be read lead to it. */
function list<Name extends Route['screen']>(
  address: string,
  route: RouteOf<Name>,
  guide: Page,
): ScreenRow<RouteOf<Name>> {
  return { address: () => address, read: ([head]) => (head === address ? route : null), guide, reopens: 'itself' };
}

/** A screen of an event, from the parts after the event's number. */
function ofEvent<ThisRoute extends Route & { event: number }>(
  read: (event: number, parts: readonly string[]) => ThisRoute | null,
  rest: (route: ThisRoute) => string,
  more: Omit<ScreenRow<ThisRoute>, 'address' | 'read'>,
): ScreenRow<ThisRoute> {
  return {
    address: (route) => `event/${route.event}/${rest(route)}`,
    read: ([head, first, ...parts]) => {
      const event = head === 'event' && parts.length <= 2 ? positive(first) : null;
      return event === null ? null : read(event, parts);
    },
    ...more,
  };
}

/** A seat of a draft or a player's deck: its number follows the name in the address. */
function numbered(parts: readonly string[], name: string): number | null {
  return parts[0] === name ? positive(parts[1]) : null;
}

const RULE = /^\d{1,2}(\.\d{1,2}){0,2}[A-Z]?$/;
const EVENTS: RouteOf<'events'> = { screen: 'events' };
const tabOf = (event: number, tab: Tab): Route => ({ screen: 'event', event, tab, round: null });

/** All screens. An address belongs to the first that can read it. */
export const SCREENS: { readonly [Name in Route['screen']]: ScreenRow<RouteOf<Name>> } = {
  cards: plain('cards', { screen: 'cards' }, { guide: 'own-data', secondDesk: true }),
  profiles: plain('profiles', { screen: 'profiles' }, { guide: 'draft-night' }),
  cardData: plain('card-data', { screen: 'cardData' }, { guide: 'new-cards' }),
  safety: plain('safety', { screen: 'safety' }, { guide: 'troubleshooting' }),
  collection: plain('collection', { screen: 'collection' }, { guide: 'own-data' }),
  puzzles: plain('puzzles', { screen: 'puzzles' }, { guide: 'judging' }),
  judge: plain('judge', { screen: 'judge' }, { guide: 'judging', fills: 'table' }),
  rules: {
    address: ({ rule }) => (rule === null ? 'rules' : `rules/${rule}`),
    read: ([head, rule, ...rest]) => {
      if (head !== 'rules' || rest.length > 0) return null;
      return { screen: 'rules', rule: rule !== undefined && RULE.test(rule) ? rule : null };
    },
    guide: 'judging',
    reopens: 'itself',
    secondDesk: true,
  },
  sharing: {
    address: () => 'statistics/shared',
    read: ([head, first, ...rest]) =>
      head === 'statistics' && first === 'shared' && rest.length === 0 ? { screen: 'sharing' } : null,
    guide: 'statistics',
    reopens: 'itself',
  },
  player: {
    address: ({ name }) => `statistics/player/${encodeURIComponent(name)}`,
    read: ([head, first, name, ...rest]) => {
      if (head !== 'statistics' || first !== 'player' || !name || rest.length > 0) return null;
      try {
        return { screen: 'player', name: decodeURIComponent(name) };
      } catch {
        return null; // A damaged address opens the statistics.
      }
    },
    guide: 'statistics',
    reopens: 'itself',
  },
  statistics: {
    address: ({ of }) => (of.kind === 'all' ? 'statistics' : `statistics/${of.kind}/${of.id}`),
    read: ([head, first, second, ...rest]) => {
      if (head !== 'statistics') return null;
      const id = positive(second);
      const isOne = (first === 'league' || first === 'event') && id !== null && rest.length === 0;
      return { screen: 'statistics', of: isOne ? { kind: first, id } : { kind: 'all' } };
    },
    guide: 'statistics',
    reopens: 'itself',
  },
  league: item(
    'leagues',
    ({ league }) => league,
    (league): RouteOf<'league'> => ({ screen: 'league', league }),
    { guide: 'draft-night', reopens: 'itself' },
  ),
  leagues: list('leagues', { screen: 'leagues' }, 'draft-night'),
  builder: item(
    'decks',
    ({ deck }) => deck,
    (deck): RouteOf<'builder'> => ({ screen: 'builder', deck }),
    { guide: 'own-data', reopens: () => ({ screen: 'library' }), fills: 'window' },
  ),
  library: list('decks', { screen: 'library' }, 'own-data'),
  game: item(
    'games',
    ({ game }) => game,
    (game): RouteOf<'game'> => ({ screen: 'game', game }),
    { guide: 'judging', reopens: () => ({ screen: 'games' }), fills: 'table' },
  ),
  games: list('games', { screen: 'games' }, 'judging'),
  clock: ofEvent(
    (event, parts) => (parts.length === 1 && parts[0] === 'clock' ? { screen: 'clock', event } : null),
    () => 'clock',
    { guide: 'draft-night', reopens: null, secondDesk: true, fills: 'window' },
  ),
  draft: ofEvent(
    (event, parts) => {
      const pod = numbered(parts, 'draft');
      return pod === null ? null : { screen: 'draft', event, pod };
    },
    ({ pod }) => `draft/${pod}`,
    { guide: 'draft-night', reopens: ({ event }) => tabOf(event, 'draft'), fills: 'window' },
  ),
  deck: ofEvent(
    (event, parts) => {
      const player = numbered(parts, 'deck');
      return player === null ? null : { screen: 'deck', event, player };
    },
    ({ player }) => `deck/${player}`,
    { guide: 'draft-night', reopens: ({ event }) => tabOf(event, 'decks'), fills: 'table' },
  ),
  event: ofEvent(
    (event, [tab, number]) => {
      if (!isTab(tab)) return { screen: 'event', event, tab: 'players', round: null };
      return { screen: 'event', event, tab, round: tab === 'rounds' ? positive(number) : null };
    },
    ({ tab, round }) => (round === null ? tab : `${tab}/${round}`),
    {
      guide: ({ tab }) => (tab === 'judge' || tab === 'bracket' ? 'championship' : 'draft-night'),
      reopens: 'itself',
      secondDesk: true,
    },
  ),
  events: plain('events', EVENTS, { guide: 'draft-night' }),
};

const rows = Object.values(SCREENS) as unknown as readonly ScreenRow<Route>[];

/** Returns the row of a route's screen. */
export function screenOf<ThisRoute extends Route>(route: ThisRoute): ScreenRow<ThisRoute> {
  return SCREENS[route.screen] as unknown as ScreenRow<ThisRoute>;
}

/** Reads an address. Whatever it does not know leads to the list of events. */
export function parse(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/');
  for (const row of rows) {
    const route = row.read(parts);
    if (route) return route;
  }
  return EVENTS;
}

/** The address of a route, with its '#'. */
export const href = (route: Route): string => `#/${screenOf(route).address(route)}`;

/** The address of a tab of an event. */
export const tabHref = (event: number, tab: Tab) => href({ screen: 'event', event, tab, round: null });
