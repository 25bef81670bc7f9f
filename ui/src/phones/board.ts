// The script /board.js: updates the live board with each message, and offers joining, also on error pages. Without it, the
// board loads again every 30 seconds.
// `npm run phones` builds it.
import { byId, LiveLine, make, tickClocks } from './elements';
import { News } from './news';

/** A seat that this browser has in an event. */
interface Seat {
  player?: number;
  event?: string;
}

/** Phones of one room do not load the page at the same moment, but within this time, in milliseconds. */
const SPREAD = 400;

function seatIn(event: string | undefined): Seat | null {
  let seat: Seat | null;
  try {
    seat = JSON.parse(localStorage.getItem('cantina-phone') ?? 'null') as Seat | null;
  } catch {
    return null;
  }
  return seat?.event && String(seat.event) !== event ? null : seat;
}

/** A phone with a seat in this event has its own page; any other is offered a seat. */
function offerJoin(seat: Seat | null): void {
  const [tab, join] = [byId('own-tab'), byId('join-first')];
  if (tab) tab.hidden = !seat;
  if (join) join.hidden = !!seat;
}

function start(first: HTMLElement, line: HTMLElement, seat: Seat | null): void {
  let content = first;
  let shownAt = performance.now();
  const live = new LiveLine(line, line.dataset);

  function mark(): void {
    const find = document.querySelector<HTMLElement>('form.find');
    if (find && seat) find.hidden = true;
    if (!seat?.player) return;
    for (const row of document.querySelectorAll(`tr[data-players~="${Number(seat.player)}"]`)) {
      row.classList.add('mine');
      row.querySelector('th')?.append(make('br', ''), make('span', 'tag', content.dataset.you));
    }
  }

  const tick = () => tickClocks(document, performance.now() - shownAt);

  async function refresh(): Promise<void> {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (!answer.ok) throw new Error(String(answer.status));
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('content');
    if (!fresh) throw new Error('no board');
    const { activeElement } = document;
    const form = activeElement instanceof HTMLInputElement && activeElement.id === 'name' ? activeElement.form : null;
    if (form) {
      // Someone is typing: the form is kept, and everything after it is replaced.
      while (form.nextSibling) form.nextSibling.remove();
      fresh.querySelector('form')?.remove();
      content.append(...fresh.childNodes);
      content.dataset.revision = fresh.dataset.revision;
    } else {
      content.replaceWith(fresh);
      content = fresh;
    }
    shownAt = performance.now();
    mark();
    tick();
  }
  const refreshOrShowLost = () => void refresh().catch(() => live.show(false));

  mark();
  setInterval(tick, 1000);
  new News('/news', {
    news: (revision) => {
      live.show(true);
      if (revision !== content.dataset.revision) setTimeout(refreshOrShowLost, Math.random() * SPREAD);
    },
    lost: () => live.show(false),
    awake: () => {
      if (!document.hidden) refreshOrShowLost();
    },
  });
}

const [content, line] = [byId('content'), byId('live')];
if (content) {
  const seat = seatIn(content.dataset.event);
  offerJoin(seat);
  if (line) start(content, line, seat);
}
