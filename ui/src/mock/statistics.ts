// Statistics of cards of the mock: a season of one set, with believable numbers.

import type {
  ArchetypeLine,
  CardStatisticsLine,
  CardStatisticsView,
  MatchupLine,
  PlayerRecordView,
  PlayerStatisticsView,
  SharedStatisticsView,
  ShareView,
  StatisticsSharingView,
} from '../lib/api';
import type { Answers } from './answers';
import { CATALOGUE } from './catalogue';
import { seededRandom } from './cards';

/** Returns a share with its Wilson interval. */
function share(wins: number, games: number): ShareView {
  const [p, z] = [wins / games, 1.96];
  const scale = 1 + (z * z) / games;
  const middle = (p + (z * z) / (2 * games)) / scale;
  const reach = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / scale;
  const percent = (value: number) => Math.round(value * 10_000) / 100;
  return { percent: percent(p), low: percent(middle - reach), high: percent(middle + reach) };
}

const LEADERS = CATALOGUE.filter((face) => face.id.startsWith('SOR_') && face.kind === 'leader').slice(0, 8);
const COLOURS = ['Vigilance', 'Command', 'Aggression', 'Cunning'];

function cards(shown: boolean): CardStatisticsLine[] {
  const roll = seededRandom(51);
  return CATALOGUE.filter((face) => face.id.startsWith('SOR_') && face.kind !== 'base' && face.kind !== 'leader').map(
    (face) => {
      const strength = roll() - 0.5;
      const decks = Math.floor(roll() * 60);
      const games = decks * 6;
      const isKnown = decks >= 10;
      const wins = Math.round(games * (0.5 + strength * 0.12));
      const picked = decks + Math.floor(roll() * 20);
      const offered = picked * (3 + Math.floor(roll() * 3)) + 10;
      const effect = Math.round(strength * 500) / 100;
      const takenAt = Math.round((7 - strength * 4 + (roll() - 0.5) * 7) * 100) / 100;
      return {
        id: face.id,
        name: face.subtitle ? `${face.name}, ${face.subtitle}` : face.name,
        aspects: face.aspects.join(' '),
        rarity: 'Common',
        seen: Math.ceil(offered * 0.8),
        offered,
        picked,
        lastSeenAt: isKnown ? takenAt + 1.1 : null,
        takenAt: isKnown ? takenAt : null,
        takenWhenSeen: isKnown ? share(picked, offered) : null,
        firstPick: null,
        preference: isKnown ? Math.round(strength * 300) / 100 : null,
        decks,
        deckShare: isKnown ? share(decks, 480) : null,
        mainDeck: isKnown ? 60 + Math.round(strength * 50) : null,
        copies: isKnown ? 1.2 : null,
        games,
        wins,
        gameCopies: games,
        winRate: isKnown ? share(wins, games) : null,
        played: isKnown ? 60 : null,
        deq: isKnown ? Math.round(strength * 800) / 100 : null,
        hands: null,
        effect: isKnown && shown ? { mean: effect, low: effect - 1.6, high: effect + 1.6 } : null,
      };
    },
  );
}

function archetypes(): ArchetypeLine[] {
  return LEADERS.map((face, place) => {
    const [decks, games] = [60 - place * 6, 360 - place * 36];
    const wins = Math.round(games * (0.56 - place * 0.015));
    const matches = Math.floor(games / 2.4);
    const matchWins = Math.round((matches * wins) / games);
    return {
      leader: face.id,
      name: face.subtitle ? `${face.name}, ${face.subtitle}` : face.name,
      base: COLOURS[place % COLOURS.length] ?? null,
      decks,
      share: share(decks, 480),
      matches,
      matchWins,
      matchLosses: matches - matchWins,
      games,
      wins,
      mirrors: place,
      winRate: share(wins, games),
    };
  });
}

function matchups(): MatchupLine[] {
  return LEADERS.flatMap((_, first) =>
    LEADERS.slice(first + 1).flatMap((_face, index): MatchupLine[] => {
      const [second, games] = [first + 1 + index, 8 + ((first * 7 + index * 5) % 20)];
      if ((first + index) % 6 === 5) return [];
      const wins = Math.round(games * (0.5 + (second - first) * 0.04));
      return [{ first, second, matches: Math.ceil(games / 2.4), games, wins }];
    }),
  );
}

/** Bots have too few events for the check, so that both kinds of page are here. */
function view(bots: boolean): CardStatisticsView {
  const check = {
    events: 40,
    games: 3060,
    fifty: 0.6931,
    players: 0.6874,
    rates: 0.6861,
    model: 0.6812,
    gain: 0.0062,
    standardError: 0.0018,
    shown: true,
  };
  return {
    events: bots ? 4 : 40,
    bots,
    choices: 28_800,
    decks: 480,
    matches: 1280,
    games: 3060,
    engineGames: 0,
    mixedMatches: bots ? 0 : 320,
    unreadable: 0,
    counting: 0,
    estimates: 'current',
    check: bots ? null : check,
    cards: cards(!bots),
    archetypes: archetypes(),
    matchups: matchups(),
  };
}

const OWN_KEY = 'RWRfzSvoQSIjVYMHDn3iN0yrbm3Rz1gYm5f6Q0cBuGwGvBDC9wmlqz3F';

function sharing(): StatisticsSharingView {
  const shop = (name: string, weight: number, events: number) => ({
    name,
    weight,
    events,
    games: events * 90,
    key: OWN_KEY,
  });
  return { key: OWN_KEY, shops: [shop('Docking Bay 94', 100, 24), shop('The Outpost', 50, 14)] };
}

function shared(): SharedStatisticsView {
  const own = { key: OWN_KEY, name: '', weight: 100, events: 40, games: 3060 };
  const shops = [own, ...sharing().shops];
  return {
    events: 78,
    games: 6480,
    shops,
    cards: cards(true).map(({ id, name, games, winRate }) => ({
      id,
      name,
      games: games * 2,
      winRate,
      without:
        winRate?.percent == null
          ? []
          : shops.map((shop, place) => ({
              shop: shop.name,
              winRate: { ...winRate, percent: (winRate.percent ?? 50) + place - 1 },
            })),
    })),
  };
}

/** A person of the mock with a season of results. */
function player(name: string): PlayerStatisticsView {
  const record = (matches: number, matchWins: number): PlayerRecordView => {
    const [games, wins] = [Math.round(matches * 2.4), Math.round(matches * 0.4 + matchWins * 1.6)];
    const winRate = games >= 30 ? share(wins, games) : null;
    return { matches, matchWins, matchLosses: matches - matchWins, games, wins, winRate };
  };
  const decks = archetypes().map(({ leader, name: leaderName, base }) => ({ leader, name: leaderName, base }));
  return {
    name,
    counting: 0,
    choices: 540,
    record: record(42, 24),
    againstBots: record(6, 5),
    events: Array.from({ length: 12 }, (_, index) => ({
      event: 12 - index,
      name: `Draft night ${12 - index}`,
      date: `2026-${String(11 - Math.floor(index / 4)).padStart(2, '0')}-${String(27 - (index % 4) * 7).padStart(2, '0')}`,
      decks: decks.slice(index % 5, (index % 5) + 1),
      record: record(3 + (index % 2), 1 + (index % 3)),
      againstBots: record(index % 2, index % 2),
    })),
    archetypes: decks
      .slice(0, 5)
      .map((deck, place) => ({ deck, decks: 4 - (place % 3), record: record(14 - place * 3, 8 - place * 2) })),
    opponents: decks.map((deck, place) => ({ deck, decks: 0, record: record(14 - place, 8 - place) })),
    picks: cards(true)
      .slice(0, 80)
      .map(({ id, name: card, takenAt, takenWhenSeen }, place) => ({
        id,
        name: card,
        offered: 80 - place,
        picked: 9 - Math.floor(place / 9),
        takenAt: place < 30 ? 4.25 + place / 10 : null,
        takenWhenSeen: place < 30 ? share(9 - Math.floor(place / 9), 80 - place) : null,
        othersTakenAt: takenAt,
        othersTakenWhenSeen: takenWhenSeen,
      })),
  };
}

export const statisticsAnswers = {
  cardStatistics: (query) => view(query.bots),
  statisticsSharing: () => sharing(),
  trustShop: () => sharing(),
  distrustShop: () => ({ ...sharing(), shops: [] }),
  exportDigests: () => ({ folder: '/home/organiser/digests', files: 38, leftOut: 2 }),
  importDigests: () => ({ added: 12, replaced: 1, present: 25, problems: [] }),
  sharedStatistics: () => shared(),
  playerStatistics: (name) => player(name),
  statisticsPlayers: () => ['Ada Byron', 'Ben Okafor', 'Cleo Wolf'].map((name) => ({ name, events: 12 })),
  saveCardStatistics: () => '/home/organiser/cards.csv',
  saveCardStatisticsPaper: () => '/home/organiser/cards.pdf',
} satisfies Partial<Answers>;
