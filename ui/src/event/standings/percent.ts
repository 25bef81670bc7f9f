// Percentages as standings show them: two places, the exact fraction behind them.

import type { Percent } from '../../lib/api';
import { here } from '../../lib/i18n/here';

/** "41.67", never rounded up to a full 100 or down to nothing; a dash where there is no figure. */
export function percentText(value: Percent): string {
  if (value.percent === null) return '–';
  const { percent } = value;
  const shown = Number(percent.toFixed(2));
  const near = shown === 100 && percent < 100 ? 99.99 : shown === 0 && percent > 0 ? 0.01 : percent;
  return here().decimal(near, 2);
}
