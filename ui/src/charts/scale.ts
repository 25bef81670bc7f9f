// Scales of charts: places of values, round steps of axes, and numbers as text. Pure, except for the language.

import { here } from '../lib/i18n/here';

/** The number with its decimal digits and, if wanted, its sign: "+1.2". */
export function decimalText(value: number, digits: number, signed = false): string {
  const text = here().decimal(Math.abs(value), digits);
  // A number that is rounded to zero has no sign.
  const isZero = Number(Math.abs(value).toFixed(digits)) === 0;
  if (isZero) return text;
  return value < 0 ? `−${text}` : signed ? `+${text}` : text;
}

/** Returns the place of a value on a scale, in per cent from 0 to 100. */
export function placed(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** Returns the round values of an axis that covers `low` to `high` with about `count` steps. */
export function ticks(low: number, high: number, count = 5): number[] {
  const span = high > low ? high - low : 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** A name on a chart, in pixels: where it starts, and the middle of its line. */
export type Label = { key: string; x: number; y: number; width: number };

/** Returns the labels that do not cover an earlier one. */
export function apart(labels: readonly Label[], lineHeight: number): Label[] {
  const kept: Label[] = [];
  for (const one of labels) {
    const covers = (other: Label) =>
      Math.abs(one.y - other.y) < lineHeight && one.x < other.x + other.width && other.x < one.x + one.width;
    if (!kept.some(covers)) kept.push(one);
  }
  return kept;
}

/** Returns the keys of the `count` highest and the `count` lowest points. */
export function outermost(points: readonly { key: string; y: number }[], count: number): string[] {
  const ordered = points.toSorted((a, b) => a.y - b.y).map((point) => point.key);
  return ordered.length <= 2 * count ? ordered : [...ordered.slice(0, count), ...ordered.slice(-count)];
}
