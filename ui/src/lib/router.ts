// Addresses of the page: the part after '#'. Pure: the part that listens is in state/route.svelte.ts.

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

/** Reads an address. Whatever it does not know leads to the list of events. */
export function parse(hash: string): Route {
  const [head, first, second, third, ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (head === 'cards' && first === undefined) return { screen: 'cards' };
  if (head === 'profiles' && first === undefined) return { screen: 'profiles' };
  if (head === 'card-data' && first === undefined) return { screen: 'cardData' };
  if (head === 'safety' && first === undefined) return { screen: 'safety' };
  if (head === 'collection' && first === undefined) return { screen: 'collection' };
  if (head === 'statistics') {
    const id = positive(second);
    const isOne = (first === 'league' || first === 'event') && id !== null && third === undefined;
    return { screen: 'statistics', of: isOne ? { kind: first, id } : { kind: 'all' } };
  }
  if (head === 'puzzles' && first === undefined) return { screen: 'puzzles' };
  if (head === 'judge' && first === undefined) return { screen: 'judge' };
  if (head === 'rules' && second === undefined) {
    const known = first !== undefined && /^\d{1,2}(\.\d{1,2}){0,2}[A-Z]?$/.test(first);
    return { screen: 'rules', rule: known ? first : null };
  }
  if (head === 'leagues') {
    const league = positive(first);
    return league === null || second !== undefined ? { screen: 'leagues' } : { screen: 'league', league };
  }
  if (head === 'decks') {
    const deck = positive(first);
    return deck === null || second !== undefined ? { screen: 'library' } : { screen: 'builder', deck };
  }
  if (head === 'games') {
    const game = positive(first);
    return game === null || second !== undefined ? { screen: 'games' } : { screen: 'game', game };
  }
  const event = positive(first);
  if (head !== 'event' || event === null || rest.length > 0) return { screen: 'events' };
  if (second === 'clock' && third === undefined) return { screen: 'clock', event };
  const number = positive(third);
  if (second === 'draft' && number !== null) return { screen: 'draft', event, pod: number };
  if (second === 'deck' && number !== null) return { screen: 'deck', event, player: number };
  if (!isTab(second)) return { screen: 'event', event, tab: 'players', round: null };
  return { screen: 'event', event, tab: second, round: second === 'rounds' ? number : null };
}

/** The address of a route, with its '#'. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'events':
      return '#/events';
    case 'cards':
      return '#/cards';
    case 'clock':
      return `#/event/${route.event}/clock`;
    case 'profiles':
      return '#/profiles';
    case 'cardData':
      return '#/card-data';
    case 'safety':
      return '#/safety';
    case 'statistics':
      return route.of.kind === 'all' ? '#/statistics' : `#/statistics/${route.of.kind}/${route.of.id}`;
    case 'leagues':
      return '#/leagues';
    case 'league':
      return `#/leagues/${route.league}`;
    case 'library':
      return '#/decks';
    case 'builder':
      return `#/decks/${route.deck}`;
    case 'collection':
      return '#/collection';
    case 'judge':
      return '#/judge';
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${route.rule}`;
    case 'puzzles':
      return '#/puzzles';
    case 'games':
      return '#/games';
    case 'game':
      return `#/games/${route.game}`;
    case 'draft':
      return `#/event/${route.event}/draft/${route.pod}`;
    case 'deck':
      return `#/event/${route.event}/deck/${route.player}`;
    case 'event': {
      const round = route.round === null ? '' : `/${route.round}`;
      return `#/event/${route.event}/${route.tab}${round}`;
    }
  }
}

/** The address of a tab of an event. */
export const tabHref = (event: number, tab: Tab) => href({ screen: 'event', event, tab, round: null });
