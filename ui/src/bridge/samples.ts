// The sample data: events at every stage, decks, a game and a league, made with the program's own commands.

import type { Api, EventAct, NewEvent, ResultEntry } from '../lib/api';
import { api } from '../lib/api';
import type { Ask } from './page';

const FIRST =
  'Ada Bruno Chiara Dmitri Elif Farid Greta Hanna Ines Jonas Karim Lena Milan Nora Oskar Priya Quentin Rosa Sven Tariq Ulla Viktor Wanda Ximena Yusuf Zoe'.split(
    ' ',
  );
const LAST =
  'Albrecht Baumann Castellanos-Whitworth Dietrich Engel Fournier Gutierrez Hofer Ivanova Jansen Kowalski Lindqvist Moreau Nakamura Okafor Petrov'.split(
    ' ',
  );

/** Returns names of people who never came to an event. */
function people(count: number, from = 0): string {
  const name = (index: number) =>
    `${FIRST[index % FIRST.length]} ${LAST[(index * 7 + Math.floor(index / FIRST.length)) % LAST.length]}`;
  return Array.from({ length: count }, (_, index) => name(from + index)).join('\n');
}

const DRAFT: NewEvent = {
  name: '',
  kind: 'draft',
  set: 'SOR',
  digital: false,
  podSize: 8,
  profile: null,
  seed: '7',
  structure: { rounds: 'swiss', bestOf: null, cutBestOf: null, cut: null, trilogy: false },
};

/** An event of the sample data while it is played. */
class Sample {
  private constructor(
    private readonly program: Api,
    readonly id: number,
  ) {}

  static async create(program: Api, wanted: Partial<NewEvent>, players: string): Promise<Sample> {
    const update = await program.createEvent({ ...DRAFT, ...wanted });
    if (update.kind !== 'whole') throw new Error('a new event has no earlier view');
    const sample = new Sample(program, update.view.summary.id);
    await sample.act({ act: 'register', text: players });
    return sample;
  }

  async act(...acts: EventAct[]): Promise<void> {
    for (const act of acts) await this.program.act(this.id, act, null);
  }

  /** Pairs the next round and enters the results of its first tables, by default of all. */
  async play(tables = Infinity): Promise<void> {
    await this.act({ act: 'pair', scope: 'wholeEvent', byHand: [], note: '' });
    const round = (await this.program.event(this.id)).rounds.at(-1);
    for (const { table, players } of (round?.tables ?? []).slice(0, tables)) {
      if (!round || players.length < 2) continue;
      const at = { round: round.number, table };
      if (round.kind === 'tables') {
        await this.act({ act: 'tableResult', ...at, hp: players.map(({ id }) => (id * 7 + round.number) % 26) });
      } else {
        await this.act({ act: 'result', ...at, result: RESULTS[(table + round.number) % RESULTS.length] ?? DRAWN });
      }
    }
  }
}

const games = (a: number, b: number, drawn = 0): ResultEntry => ({ kind: 'games', a, b, drawn });
const DRAWN = games(1, 1, 1);
const RESULTS = [games(2, 0), games(1, 2), games(2, 1), games(0, 2), games(2, 0), DRAWN, games(2, 1)];

const DRAFTED: EventAct[] = [{ act: 'seat' }, { act: 'startDraft' }, { act: 'finishDraft' }];

/** Creates the sample data in an empty program. The events have the numbers in the comments. */
export async function createSamples(ask: Ask): Promise<void> {
  // The generated commands look for the program here.
  const place = globalThis as { window?: unknown };
  const before = place.window;
  place.window = { __TAURI_INTERNALS__: { invoke: ask } };
  try {
    await createEvents(api);
    await createOthers(api);
  } finally {
    place.window = before;
  }
}

async function createEvents(program: Api): Promise<void> {
  // 1: a big event in its third round, tables 20 to 31 open, table 32 a bye.
  const big = await Sample.create(program, { name: 'Saturday draft, 64 seats' }, people(63));
  await big.act(...DRAFTED);
  await big.play();
  await big.play();
  await big.play(19);
  await big.act({ act: 'drop', player: 12 });

  // 2: real cards, the pick clock running.
  const paper = await Sample.create(program, { name: 'Store draft with real cards' }, people(22, 30));
  await paper.act({ act: 'seat' }, { act: 'startDraft' });
  for (let pick = 0; pick < 9; pick++) await paper.act({ act: 'pickClock', pod: 1, action: 'next' });
  await paper.act({ act: 'pickClock', pod: 1, action: 'run' });

  // 3: players are still being entered.
  const early = await Sample.create(program, { name: 'Friday night draft', digital: true }, people(5, 60));
  await early.act({ act: 'registerBots', count: 2 });

  // 4: over and archived.
  const over = await Sample.create(program, { name: 'October league' }, people(8, 90));
  await over.act(...DRAFTED);
  for (let round = 1; round <= 3; round++) await over.play();
  await program.archiveEvent(over.id, true);

  // 5: drafting at this computer, two people and six bots.
  const digital = await Sample.create(program, { name: 'Two against six bots', digital: true }, people(2, 100));
  await digital.act({ act: 'registerBots', count: 6 }, { act: 'seat' }, { act: 'startDraft' });

  // 6: decks are being built.
  const decks = await Sample.create(program, { name: 'Deck building', digital: true }, people(4, 110));
  await decks.act({ act: 'registerBots', count: 4 }, ...DRAFTED);

  // 7: a Twin Suns night, its second round half played.
  const twin = { kind: 'constructed', set: null, structure: { ...DRAFT.structure, rounds: 'tables' } } as const;
  const suns = await Sample.create(program, { ...twin, name: 'Twin Suns night' }, people(11, 120));
  await suns.play();
  await suns.play(1);

  // 8: a sealed event, its Swiss rounds over, a cut to eight planned.
  const cut = { kind: 'sealed', structure: { ...DRAFT.structure, cut: 8 } } as const;
  const sealed = await Sample.create(program, { ...cut, name: 'Sealed with a cut to eight' }, people(16, 140));
  for (let round = 1; round <= 4; round++) await sealed.play();
}

async function createOthers(program: Api): Promise<void> {
  await program.takeDeckFromEvent(6, 1);
  const league = await program.createLeague('Autumn league', null);
  await program.leagueAct(league.id, { act: 'add', event: 4 });
  const [one, other] = (await program.gameDecks()).filter((deck) => deck.whyNot === null);
  if (!one || !other) throw new Error('the program has no decks to play with');
  const seat = { thinkMs: 100 };
  await program.startGame({
    seats: [
      { ...seat, name: 'Ann', kind: 'person', deck: one.source },
      { ...seat, name: 'Quick', kind: 'quick', deck: other.source },
    ],
    bestOf: 1,
    seed: '7',
  });
}
