// Files and links opened with the program, for example by a double click: an event or a game is imported, a list goes
// to the library, a table of players to an event or a league, a case to the judge's table, and a card data package to
// its check.

import { listen } from '@tauri-apps/api/event';
import { cardData } from '../cardData/cardData.svelte';
import { stageTab } from '../event/stage';
import { words as eventWords } from '../events/i18n';
import { offered } from '../events/pendingPlayerImport.svelte';
import { openCase } from '../judge/pendingCase.svelte';
import { arrived } from '../library/pendingLists.svelte';
import { api, BackendError, type OpenedFile } from '../lib/api';
import { isolated } from '../lib/isolate';
import { dropResults } from '../leagues/dropped';
import { words as leagueWords } from '../leagues/i18n';
import { words as sharedWords } from '../lib/i18n';
import { tabHref } from '../lib/router';
import { confirmation } from '../lib/state/confirm.svelte';
import { fileText } from '../lib/fileText';
import { notices } from '../lib/state/notices.svelte';
import { place } from '../lib/state/route.svelte';

/** Maximum number of files opened together. */
const MOST = 100;
/** Maximum size of a dropped file, which is sent to the program in one piece. */
const MOST_BYTES = 64 << 20;

/** Opens all pending files. A rejected file does not block the next one. */
async function takeAll() {
  for (let taken = 0; taken < MOST; taken++) {
    let file;
    try {
      file = await api.openWaitingFile();
    } catch (thrown) {
      notices.fail(thrown);
      continue;
    }
    if (file === null) return;
    take(file);
  }
}

/** Shows an opened file on its screen. */
function take(file: OpenedFile) {
  if (file.kind === 'event') {
    const { id, name, stage } = file.event;
    notices.say(file.known ? eventWords.carry.known(name) : eventWords.carry.taken(name));
    location.hash = tabHref(id, stageTab(stage));
  } else if (file.kind === 'league') {
    notices.say(file.known ? leagueWords.known(isolated(file.name)) : leagueWords.imported(isolated(file.name)));
    place.go({ screen: 'league', league: file.league });
  } else if (file.kind === 'game') {
    place.go({ screen: 'game', game: file.game });
  } else if (file.kind === 'case') {
    openCase(file.ruling);
  } else if (file.kind === 'cardData') {
    place.go({ screen: 'cardData' });
    cardData.opened(file.report);
  } else if (file.kind === 'players') {
    void takeTable(file);
  } else {
    arrived.add({ text: file.text, name: file.name });
    place.go({ screen: 'library' });
  }
}

/** Results go to the league on screen; for players without one, or without results, a new event is offered. */
async function takeTable(file: Extract<OpenedFile, { kind: 'players' }>) {
  if (file.results && dropResults(file)) return;
  const { title, text, inLeague, yes } = eventWords.table;
  const atLeague = place.route.screen === 'league';
  const sure = await confirmation.ask({
    title: title(file.name),
    text: atLeague ? inLeague : text(file.decks, file.results),
    yes,
  });
  if (!sure) return;
  offered.add(file);
  place.go({ screen: 'events' });
}

/** Opens files dropped onto the window, one at a time. */
export async function takeDropped(files: readonly File[]) {
  for (const file of files.slice(0, MOST)) {
    if (file.size > MOST_BYTES) {
      const [message, wayOut] = [sharedWords.dropTooLarge(file.name), sharedWords.dropTooLargeWay];
      notices.fail(new BackendError({ code: 'page.file_too_large', message, place: null, wayOut }));
      continue;
    }
    const text = await fileText(file);
    const opened = await notices.watch(() => api.openDroppedFile(file.name, text));
    if (opened) take(opened);
  }
}

/** Opens the files given at the start and later ones. Returns a function that stops it. */
export function openFiles(): () => void {
  void takeAll();
  const listening = listen('file-arrived', () => void takeAll());
  return () => void listening.then((end) => end());
}
