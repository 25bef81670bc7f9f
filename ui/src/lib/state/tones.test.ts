import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tones } from './tones.svelte';

const pitches: number[] = [];

class FakeContext {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => pitches.push(frequency.value),
      stop: () => undefined,
    };
  };
}

beforeEach(() => {
  pitches.length = 0;
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('plays the notes of a tone, and nothing while tones are off', () => {
  tones.choose(true);
  tones.play('over');
  expect(pitches).toEqual([620, 660, 550, 440]);
  tones.choose(false);
  tones.play('call');
  expect(pitches).toHaveLength(4);
  expect(localStorage.getItem('cantina.sound')).toBe('off');
  tones.choose(true);
});
