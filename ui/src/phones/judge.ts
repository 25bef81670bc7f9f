// The script /judge.js: the page of a floor judge's phone, in Svelte. It signs what it asks for with the secret of its
// address, which it never sends. `npm run phones` builds it.
import { mount } from 'svelte';
import { language } from '../lib/i18n/language.svelte';
import { bestOf } from '../lib/i18n/languages';
import { openDevice } from './device';
import { byId } from './elements';
import FloorPage from './floor/FloorPage.svelte';
import { FloorDesk, type FloorAnswer } from './floor/floorDesk.svelte';

function start(settings: DOMStringMap): void {
  language.code = bestOf([document.documentElement.lang]);
  const server = { url: '/j/ask', domain: settings.domain ?? '', epoch: settings.epoch ?? '' };
  const device = openDevice<FloorAnswer>('cantina-judge', server, () => location.pathname);
  const desk = device && new FloorDesk(device, '/j/news', settings.revision ?? '');
  addEventListener('hashchange', () => location.reload());
  document.body.replaceChildren();
  mount(FloorPage, { target: document.body, props: { desk, title: settings.title ?? '' } });
}

const content = byId('content');
if (content) start(content.dataset);
