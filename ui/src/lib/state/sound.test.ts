import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sound } from './sound.svelte';

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

it('plays the notes of a tone, and nothing while sounds are off', () => {
  sound.choose(true);
  sound.play('over');
  expect(pitches).toEqual([620, 660, 550, 440]);
  sound.choose(false);
  sound.play('call');
  expect(pitches).toHaveLength(4);
  expect(localStorage.getItem('cantina.sound')).toBe('off');
  sound.choose(true);
});
