import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { install } from '../bridge';
import { api } from '../lib/api';
import LeaguesScreen from './LeaguesScreen.svelte';

test('the list of leagues shows who leads each of them', async () => {
  install();
  const [finished] = (await api.listEvents()).filter((one) => one.stage === 'finished');
  const { id } = await api.createLeague('Season', null);
  const { standings } = await api.leagueAct(id, { act: 'add', event: finished?.id ?? 0 });
  const [leader] = standings;
  render(LeaguesScreen);
  const row = await screen.findByTestId(`league-${id}`);
  await expect.poll(() => row.textContent).toContain(`${leader?.name} · ${leader?.points} points`);
});
