import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import TeamStandings from './TeamStandings.svelte';

test('each team has a row with its members, rounds and percentages', () => {
  const share = (percent: number, exact: string) => ({ percent, exact });
  const line = { rank: 1, team: 2, pod: 1, members: ['Ada', 'Ben'], rounds: '1-0-1', matches: '3-1-0' };
  render(TeamStandings, { lines: [{ ...line, opponents: share(50, '1/2'), games: share(75, '3/4') }] });
  const cells = [...screen.getByTestId('team-2').children].map((cell) => cell.textContent.trim());
  expect(cells).toEqual(['1', 'Team 2', 'Ada, Ben', '1-0-1', '50.00', '3-1-0', '75.00']);
});
