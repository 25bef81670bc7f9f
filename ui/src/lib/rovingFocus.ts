// Roving tabindex: a group of buttons is one stop of the Tab key, and the arrow keys move within it.

/** The elements of the group that can have the focus, and the index that a key leads to. */
interface Group {
  /** The selector of the stops. */
  stops: string;
  /** Returns the index to move to, or `undefined` for other keys. It may lie outside the group. */
  target: (key: string, at: number, count: number) => number | undefined;
  /** Returns `true` if keys in this element belong to the element itself. */
  isTyping: (element: EventTarget | null) => boolean;
  /** `true` if stops may be added or removed. */
  changes: boolean;
}

const ROW: Group = {
  stops: 'button:not(:disabled), select, input',
  target: (key, at, count) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    return step === undefined ? undefined : (at + step + count) % count;
  },
  isTyping: (element) => element instanceof HTMLInputElement,
  changes: false,
};

const COLUMN: Group = {
  stops: 'button',
  target: (key, at, count) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
    return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
  },
  isTyping: () => false,
  changes: true,
};

function rove(group: HTMLElement, { stops: selector, target, isTyping, changes }: Group) {
  const stops = () => [...group.querySelectorAll<HTMLElement>(selector)];
  const only = (one: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === one ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const to = target(event.key, at, all.length);
    if (to === undefined || at < 0 || event.ctrlKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const focus = (event: FocusEvent) => {
    const stop = stops().find((one) => one === event.target);
    if (stop) only(stop);
  };
  // Buttons that are added later are reached by the arrows alone.
  const watch = new MutationObserver(() =>
    only(stops().find((stop) => stop.tabIndex === 0 && stop.matches('[aria-pressed="true"]')) ?? stops()[0]),
  );
  only(stops()[0]);
  if (changes) watch.observe(group, { childList: true });
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', focus);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', key);
    group.removeEventListener('focusin', focus);
  };
}

/** For `{@attach}` on a row of buttons: the left and right arrows move around it. */
export const rovingRow = (group: HTMLElement) => rove(group, ROW);

/** For `{@attach}` on a list of buttons: up, down, Home and End move in it. The list may change. */
export const rovingColumn = (group: HTMLElement) => rove(group, COLUMN);
