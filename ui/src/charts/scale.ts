// Scales of charts: places of values, round steps of axes, and numbers as text. Pure, except for the language.

import { here } from '../lib/i18n/here';

/** A whole number with its separators: "1,200". */
export const countText = (value: number) => here().number(value);

/** The number with its decimal digits and, if wanted, its sign: "+1.2". */
export function decimalText(value: number, digits: number, signed = false): string {
  const text = here().decimal(Math.abs(value), digits);
  // A number that is rounded to zero has no sign.
  const isZero = Number(Math.abs(value).toFixed(digits)) === 0;
  if (isZero) return text;
  return value < 0 ? `−${text}` : signed ? `+${text}` : text;
}

/** A number of percent with its sign, as the language writes it: "52.4%", in German "52,4 %". */
export const percentText = (value: number, digits: number) => here().percent(value / 100, digits);

/** The sign of percent with the blank that the language sets before it. */
export const percentSign = () => here().percent(0).replace('0', '');

/** Returns the place of a value on a scale, in per cent from 0 to 100. */
export function placed(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The ends of an interval; `null` is an open one. */
type Interval = { low: number | null; high: number | null };

/** Returns the end of a scale that starts at 0 and covers all shares in per cent: a multiple of 10. */
export function shareEnd(shares: readonly (Interval | null)[]): number {
  const highest = Math.max(0, ...shares.map((share) => share?.high ?? 0));
  return Math.min(100, Math.max(10, Math.ceil(highest / 10) * 10));
}

/**
 * Returns the distance from `middle` to the ends of a scale that covers all intervals: a multiple of `step`, at least
 * `least`.
 */
export function reachAround(
  middle: number,
  intervals: readonly (Interval | null)[],
  step: number,
  least: number,
): number {
  const ends = intervals.flatMap((one) => (one ? [one.low ?? middle, one.high ?? middle] : []));
  const furthest = Math.max(0, ...ends.map((end) => Math.abs(end - middle)));
  return Math.max(least, Math.ceil(furthest / step) * step);
}

/** Returns the ends of a scale with 50 % in its middle that covers most win rates; the few widest ones run to its ends. */
export function rateScale(rates: readonly (Interval | null)[]): { from: number; to: number; middle: number } {
  const reaches = rates.flatMap((rate) => (rate ? [reachAround(50, [rate], 5, 15)] : [])).toSorted((a, b) => a - b);
  const reach = Math.min(50, reaches[Math.floor(0.8 * (reaches.length - 1))] ?? 15);
  return { from: 50 - reach, to: 50 + reach, middle: 50 };
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
