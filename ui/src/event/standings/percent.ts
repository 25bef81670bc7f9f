// Percentages as standings show them: two places, the exact fraction behind them.

import type { Percent } from '../../lib/api';

/** "41.67", never rounded up to a full 100 or down to nothing; a dash where there is no figure. */
export function percentText(value: Percent): string {
  if (value.percent === null) return '–';
  const text = value.percent.toFixed(2);
  if (text === '100.00' && value.percent < 100) return '99.99';
  if (text === '0.00' && value.percent > 0) return '0.01';
  return text;
}
