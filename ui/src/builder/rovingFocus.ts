// One stop of the Tab key for a group of buttons: the arrows lead from one to the next.

const STOPS = 'button:not(:disabled), select, input';

/** For `{@attach}` on the group. */
export function rove(group: HTMLElement) {
  const stops = () => [...group.querySelectorAll<HTMLElement>(STOPS)];
  const only = (one: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === one ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const to = all[(at + step + all.length) % all.length];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  };
  const focus = (event: FocusEvent) => {
    const stop = stops().find((one) => one === event.target);
    if (stop) only(stop);
  };
  only(stops()[0]);
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', focus);
  return () => {
    group.removeEventListener('keydown', key);
    group.removeEventListener('focusin', focus);
  };
}
