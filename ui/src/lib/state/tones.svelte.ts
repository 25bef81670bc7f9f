// Short tones for what happens while no one looks at the screen. They are synthesized, so there are no files.

import { remember, remembered } from '../../library/preferences';

export type Tone = 'minute' | 'over' | 'call' | 'turn';

/** Pitches in hertz, in turn. */
const NOTES: Record<Tone, readonly number[]> = {
  minute: [660, 660],
  over: [660, 550, 440],
  call: [520, 780],
  turn: [620],
};
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.08;
const KEPT = 'sound';

function add(context: AudioContext, pitch: number, at: number) {
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(LOUDNESS, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}

class Tones {
  on = $state(remembered(KEPT) !== 'off');
  private context: AudioContext | null = null;

  /** Turns the tones on or off; when on, it plays an example. */
  choose(on: boolean) {
    this.on = on;
    remember(KEPT, on ? 'on' : 'off');
    this.play('turn');
  }

  /** Plays a tone, unless tones are off. */
  play(tone: Tone) {
    if (!this.on) return;
    try {
      const context = (this.context ??= new AudioContext());
      void context.resume().catch(() => undefined);
      NOTES[tone].forEach((pitch, index) => add(context, pitch, context.currentTime + index * NOTE_SECONDS));
    } catch {
      // Without audio output; everything is on screen too.
    }
  }
}

export const tones = new Tones();
