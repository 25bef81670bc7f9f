// Files and links that are opened with the program, by a double click: an event is taken in and shown, a list is offered to
// the library, a case is laid on the judge's table.

import { listen } from '@tauri-apps/api/event';
import { stageTab } from '../event/stage';
import { words } from '../events/i18n';
import { layCase } from '../judge/handover.svelte';
import { arrived } from '../library/arrived.svelte';
import { api } from '../lib/api';
import { tabHref } from '../lib/router';
import { notices } from '../lib/state/notices.svelte';
import { place } from '../lib/state/route.svelte';

/** The most files that are taken in at once. */
const MOST = 100;

/** Takes in what waits, until nothing does. A file that is refused does not keep the next one out. */
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
    if (file.kind === 'event') {
      const { id, name, stage } = file.event;
      notices.say(file.known ? words.carry.known(name) : words.carry.taken(name));
      location.hash = tabHref(id, stageTab(stage));
    } else if (file.kind === 'case') {
      layCase(file.ruling);
    } else {
      arrived.add({ text: file.text, name: file.name });
      place.go({ screen: 'library' });
    }
  }
}

/** Takes in what the program was started with, and from then on what is opened. Returns what ends it. */
export function openFiles(): () => void {
  void takeAll();
  const listening = listen('file-arrived', () => void takeAll());
  return () => void listening.then((end) => end());
}
