// Parser for the gains a judge enters for a unit: "+2/+0, Sentinel, Raid 2". Pure.

import type { ManualAction, ManualDuration } from '../lib/api';

/** The acts of it, one for each thing gained; empty when nothing is written. What is no number is taken for a keyword. */
export function gained(text: string, card: number, lasts: ManualDuration): ManualAction[] {
  const parts = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return parts.map((one) => {
    const nothing = { act: 'gains', card, power: 0, hp: 0, keyword: null, value: 0, withTrait: null, lasts } as const;
    const stats = /^([+\-−–]?\d{1,3})\s*\/\s*([+\-−–]?\d{1,3})$/.exec(one);
    if (stats) return { ...nothing, power: number(stats[1]), hp: number(stats[2]) };
    const [, word = one, value = '0'] = /^(.*?)\s+(\d{1,2})$/.exec(one) ?? [];
    return { ...nothing, keyword: word, value: Number(value) };
  });
}

/** With any of the signs that people type for a minus. */
const number = (text = '') => Number(text.replace(/^[−–]/, '-'));
