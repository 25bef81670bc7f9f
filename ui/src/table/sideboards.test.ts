import { afterEach, expect, test, vi } from 'vitest';
import { api, type GameView, type SideboardView } from '../lib/api';
import { GameTable } from './gameTable.svelte';

afterEach(() => void vi.restoreAllMocks());

const deck = (seat: number): SideboardView => ({
  seat,
  name: '',
  minimum: 50,
  main: [{ id: 'SOR_095', count: 50 }],
  sideboard: [{ id: 'SOR_046', count: 2 }],
});

test('a changed deck stays while the table is viewed, and the next game begins once with it', async () => {
  const load = vi.spyOn(api, 'sideboards').mockResolvedValue([deck(0), deck(1)]);
  let begin: ((view: GameView) => void) | undefined;
  const next = vi.spyOn(api, 'nextGame').mockImplementation(() => new Promise((resolve) => (begin = resolve)));
  const table = new GameTable(1);
  const view = { reader: 0, seats: [], sides: [], cards: [], log: [], logFrom: 0, series: { number: 1 } };
  table.view = view as unknown as GameView;
  await table.loadSideboards();
  table.changeDeck({
    ...deck(1),
    main: [
      { id: 'SOR_095', count: 49 },
      { id: 'SOR_046', count: 1 },
    ],
  });
  // The panel of the finished game was closed and opened.
  await table.loadSideboards();
  expect(load).toHaveBeenCalledTimes(1);
  expect(table.sideboards[1]?.main).toHaveLength(2);

  const [first, second] = [table.next(), table.next()];
  begin?.({ ...view, series: { number: 2 } } as unknown as GameView);
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(next).toHaveBeenCalledTimes(1);
  expect(next.mock.calls[0]?.[1]).toEqual([
    {
      seat: 1,
      main: [
        { id: 'SOR_095', count: 49 },
        { id: 'SOR_046', count: 1 },
      ],
    },
  ]);
  table.leave();
});
