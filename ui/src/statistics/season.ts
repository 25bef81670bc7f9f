// Numbers of a season with tens of thousands of picks, for tests. They replace responses of the program, which would need
// such a season.

import type {
  ArchetypeLine,
  CardHistoryView,
  CardStatisticsLine,
  CardStatisticsView,
  MatchupLine,
  PlayerRecordView,
  PlayerStatisticsView,
  SharedStatisticsView,
  ShareView,
  StatisticsSharingView,
} from '../lib/api';
import type { Replaced } from '../bridge';

/** Returns a share with its Wilson interval. */
function share(wins: number, games: number): ShareView {
  const [p, z] = [wins / games, 1.96];
  const scale = 1 + (z * z) / games;
  const middle = (p + (z * z) / (2 * games)) / scale;
  const reach = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / scale;
  const percent = (value: number) => Math.round(value * 10_000) / 100;
  return { percent: percent(p), low: percent(middle - reach), high: percent(middle + reach) };
}

const number = (place: number) => `SOR_${String(place).padStart(3, '0')}`;
const LEADERS = Array.from({ length: 8 }, (_, place) => ({ id: number(place + 1), name: `Leader ${place + 1}` }));
const COLOURS = ['Vigilance', 'Command', 'Aggression', 'Cunning'];

/** A card in `place` of twenty: the first are the strongest, and the last four have too few games. */
function card(place: number, shown: boolean): CardStatisticsLine {
  const [strength, decks] = [0.5 - place / 20, 60 - 3 * place];
  const [games, isKnown] = [decks * 6, decks >= 12];
  const wins = Math.round(games * (0.5 + strength * 0.12));
  const offered = decks * 4;
  return {
    ...{ id: number(place + 31), name: `Card ${place + 1}`, aspects: 'Vigilance', rarity: 'Common' },
    ...{ seen: Math.ceil(offered * 0.8), offered, picked: decks, firstPick: null, hands: null },
    lastSeenAt: isKnown ? 8.1 - strength * 4 : null,
    takenAt: isKnown ? 7 - strength * 4 : null,
    takenWhenSeen: isKnown ? share(decks, offered) : null,
    preference: isKnown ? strength * 3 : null,
    botPreference: isKnown ? strength * 2 : null,
    decks,
    deckShare: isKnown ? share(decks, 480) : null,
    mainDeck: isKnown ? 60 + strength * 50 : null,
    copies: isKnown ? 1.2 : null,
    ...{ games, wins, gameCopies: games },
    winRate: isKnown ? share(wins, games) : null,
    played: isKnown ? 60 : null,
    deq: isKnown ? strength * 8 : null,
    effect: isKnown && shown ? { mean: strength * 5, low: strength * 5 - 1.6, high: strength * 5 + 1.6 } : null,
  };
}

const cards = (shown: boolean) => Array.from({ length: 20 }, (_, place) => card(place, shown));

function archetypes(): ArchetypeLine[] {
  return LEADERS.map((face, place) => {
    const [decks, games] = [60 - place * 6, 360 - place * 36];
    const wins = Math.round(games * (0.56 - place * 0.015));
    const matches = Math.floor(games / 2.4);
    const matchWins = Math.round((matches * wins) / games);
    return {
      leader: face.id,
      name: face.name,
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
    counting: 0,
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

/** A card over a year. */
function history(id: string, bots: boolean): CardHistoryView {
  const card = cards(true).find((one) => one.id === id);
  return {
    id,
    name: card?.name ?? id,
    bots,
    counting: 0,
    months: Array.from({ length: 10 }, (_, index) => {
      const [games, decks] = [48 + index * 4, 12 + index];
      const isKnown = index !== 3;
      return {
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        events: 4,
        offered: 90,
        picked: 14 + (index % 3),
        takenAt: isKnown ? 6.5 - index / 4 : null,
        takenWhenSeen: isKnown ? share(14 + (index % 3), 90) : null,
        decks,
        games,
        wins: 22 + index * 3,
        winRate: isKnown ? share(22 + index * 3, games) : null,
      };
    }),
    archetypes: archetypes()
      .slice(0, 6)
      .map(({ leader, name, base }, place) => ({
        deck: { leader, name, base },
        decks: 30 - place * 5,
        games: 150 - place * 25,
        wins: 80 - place * 13,
        winRate: place < 4 ? share(80 - place * 13, 150 - place * 25) : null,
      })),
  };
}

/** A person with a season of results. */
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
    picks: cards(true).map(({ id, name: cardName, takenAt, takenWhenSeen }, place) => ({
      id,
      name: cardName,
      offered: 40 - place,
      picked: 9 - Math.floor(place / 9),
      takenAt: place < 8 ? 4.25 + place / 10 : null,
      takenWhenSeen: place < 8 ? share(9 - Math.floor(place / 9), 40 - place) : null,
      othersTakenAt: takenAt,
      othersTakenWhenSeen: takenWhenSeen,
    })),
  };
}

export const season = {
  cardStatistics: (query) => view(query.bots),
  cardHistory: (card, query) => history(card, query.bots),
  shopKeyCode: () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  readShopKey: () => `untrusted comment: public key of Cantina statistics\n${OWN_KEY}\n`,
  statisticsSharing: () => sharing(),
  exportDigests: () => ({ folder: '/home/organiser/digests', files: 38, leftOut: 2 }),
  importDigests: () => ({ added: 12, replaced: 1, present: 25, problems: [] }),
  sharedStatistics: () => shared(),
  playerStatistics: (name) => player(name),
  statisticsPlayers: () => ['Ada Byron', 'Ben Okafor', 'Cleo Wolf'].map((name) => ({ name, events: 12 })),
  saveCardStatistics: () => '/home/organiser/cards.csv',
  saveCardStatisticsPaper: () => '/home/organiser/cards.pdf',
  savePlayerPaper: () => '/home/organiser/player.pdf',
} satisfies Replaced;
