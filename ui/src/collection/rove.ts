// One stop of the Tab key for a column of buttons: the arrows lead up and down.

/** For `{@attach}` on the group. */
export function rove(group: HTMLElement) {
  const stops = () => [...group.querySelectorAll<HTMLElement>('button')];
  const only = (one: HTMLElement | undefined) => {
    for (const stop of stops()) stop.tabIndex = stop === one ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined || at < 0 || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, to))]?.focus();
  };
  const focus = (event: FocusEvent) => only(stops().find((stop) => stop === event.target));
  // Buttons that come later are stops only by the arrows.
  const watch = new MutationObserver(() =>
    only(stops().find((stop) => stop.tabIndex === 0 && stop.matches('[aria-pressed="true"]')) ?? stops()[0]),
  );
  only(stops()[0]);
  watch.observe(group, { childList: true });
  group.addEventListener('keydown', key);
  group.addEventListener('focusin', focus);
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', key);
    group.removeEventListener('focusin', focus);
  };
}
