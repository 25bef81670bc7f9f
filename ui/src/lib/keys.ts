// Shortcuts: which key does what, and how a press is read. Pure: state/keys.svelte.ts holds the list in force.

/** A shortcut's action and its keys: "n", "?", "g p" (in sequence), "Alt+3". */
export type Shortcut = {
  keys: string;
  /** Other keys that do the same. */
  or?: string;
  does: string;
  /** A key that is held down does it once. */
  once?: boolean;
  run: () => void;
};

export type Press = { key: string; alt: boolean; ctrl: boolean; meta: boolean };

const means = (shortcut: Shortcut, keys: string) => shortcut.keys === keys || shortcut.or === keys;

/** The press as a shortcut writes it; null for keys that only modify. */
export function nameOf(press: Press): string | null {
  if (['Alt', 'Control', 'Shift', 'Meta', 'AltGraph', 'Dead'].includes(press.key)) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return `${press.ctrl || press.meta ? 'Ctrl+' : ''}${press.alt ? 'Alt+' : ''}${key}`;
}

/** Reads presses and returns a completed shortcut. In a field, only keys with Ctrl or Alt count. */
export class KeyReader {
  private held = '';
  private heldAt = 0;

  /** `now` in milliseconds; the second key of a pair must come within a second and a half. */
  read(press: Press, now: number, list: readonly Shortcut[], inField: boolean): Shortcut | null {
    const name = nameOf(press);
    if (name === null) return null;
    if (inField && !/^(Ctrl|Alt)\+/.test(name)) return null;
    const pair = this.held && now - this.heldAt < 1500 ? `${this.held} ${name}` : null;
    this.held = '';
    // The latest registration wins: a screen can redefine a key.
    const found =
      (pair && list.findLast((one) => means(one, pair))) || list.findLast((one) => means(one, name)) || null;
    if (!found && list.some((one) => one.keys.startsWith(`${name} `) || one.or?.startsWith(`${name} `))) {
      this.held = name;
      this.heldAt = now;
    }
    return found;
  }
}
