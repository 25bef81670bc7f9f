// Elements of the phone pages: creating them, clocks, and sheets over the page.

type Child = Node | string | number | null | undefined;

/** Creates an element with a class, its content, and what a press does. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  kind: string,
  inside: Child | readonly Child[] = [],
  press?: () => void,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  if (tag === 'button') element.setAttribute('type', 'button');
  if (press) element.addEventListener('click', press);
  const children = Array.isArray(inside) ? (inside as readonly Child[]) : [inside as Child];
  for (const child of children) {
    if (child === null || child === undefined || child === '') continue;
    element.append(typeof child === 'object' ? child : String(child));
  }
  return element;
}

/** Returns the element with an id, or `null` if the page has none. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind | null {
  return document.getElementById(id) as Kind | null;
}

/** Returns the time of day as "14:03". */
export function timeOfDay(date: Date): string {
  return date.toTimeString().slice(0, 5);
}

/** Returns the time of day now. */
export function timeNow(): string {
  return timeOfDay(new Date());
}

/** Returns milliseconds as minutes and seconds, without the sign. */
export function minutes(milliseconds: number, round = Math.floor): string {
  const seconds = round(Math.abs(milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Lets the clocks of a round run on. They show the time that was left `since` milliseconds ago. */
export function tickClocks(page: ParentNode, since: number): void {
  for (const time of page.querySelectorAll<HTMLElement>('time[data-left][data-left-word]')) {
    const left = Number(time.dataset.left) - since;
    const clock = time.parentElement;
    time.textContent = (left < 0 ? '+' : '') + minutes(left);
    clock?.classList.toggle('over', left < 0);
    const what = clock?.querySelector('.what');
    if (what) what.textContent = (left < 0 ? time.dataset.overWord : time.dataset.leftWord) ?? '';
  }
}

/** The line that shows whether the page is live. */
export class LiveLine {
  private readonly line: HTMLElement;
  private readonly words: { live: string; notLive: string };
  /** When the page stopped being live; each failed try after that leaves the time as it is. */
  private lost: Date | null = null;

  constructor(line: HTMLElement, words: { live?: string; notLive?: string }) {
    this.line = line;
    this.words = { live: words.live ?? '', notLive: words.notLive ?? '' };
  }

  show(isLive: boolean): void {
    if (isLive) this.lost = null;
    else this.lost ??= new Date();
    this.line.textContent = this.lost
      ? `${this.words.notLive} ${timeOfDay(this.lost)}`
      : `${this.words.live} · ${timeOfDay(new Date())}`;
    this.line.classList.toggle('problem', !isLive);
  }
}

/** Asks for a confirmation on a sheet of the page: the question, with a second line under it. */
export function confirmOnSheet(question: string, yes: string, cancel: string): Promise<boolean> {
  return new Promise((answered) => {
    const button = (text: string, name: string, meant: boolean) =>
      make('button', name, text, () => {
        answered(meant);
        sheet.close();
      });
    const lines = question.split('\n').map((line) => make('p', '', line));
    const buttons = make('div', 'buttons', [button(cancel, 'plain no', false), button(yes, 'yes', true)]);
    const sheet = make('dialog', 'sheet sure', [...lines, buttons]);
    sheet.addEventListener('close', () => {
      sheet.remove();
      answered(false);
    });
    closeOutside(sheet);
    document.body.append(sheet);
    sheet.showModal();
  });
}

/** Closes a sheet when the area outside it is pressed. */
export function closeOutside(sheet: HTMLDialogElement): void {
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close();
  });
}
