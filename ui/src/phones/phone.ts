// The script /phone.js: the page of a player's phone and the page for joining, in Svelte. The first signs what it asks for
// with the secret of its address, which it never sends. `npm run phones` builds it.
import { mount } from 'svelte';
import type { JoinView } from '../lib/api';
import { language } from '../lib/i18n/language.svelte';
import { bestOf } from '../lib/i18n/languages';
import { openDevice } from './device';
import { byId } from './elements';
import { JoinDesk } from './join/joinDesk.svelte';
import JoinPage from './join/JoinPage.svelte';
import { PlayerDesk, type PlayerAnswer } from './player/playerDesk.svelte';
import PlayerPage from './player/PlayerPage.svelte';

function start({ title = '', domain = '', epoch = '', event = '', revision = '', join }: DOMStringMap): void {
  const first = byId('first');
  const firstPlayer = Number(first?.dataset.player);
  const isInvited = location.search !== '';
  language.code = bestOf([document.documentElement.lang]);
  if (join !== undefined) {
    const view = JSON.parse(join) as JoinView;
    const desk = new JoinDesk(view, event, domain, (address) => location.replace(address));
    document.body.replaceChildren();
    mount(JoinPage, { target: document.body, props: { desk, title } });
    return;
  }
  const device = openDevice<PlayerAnswer>('cantina-phone', { url: '/p/ask', domain, epoch }, () => location.pathname);
  // A seat of an earlier event at the same address does not belong to this event.
  const isOther = device?.event && String(device.event) !== event;
  const desk = device && !isOther ? new PlayerDesk(device, '/news', event, revision) : null;
  addEventListener('hashchange', () => location.reload());
  // A device that is new here has the seat that its invitation names.
  const isOwn = device?.player === undefined ? isInvited : device.player === firstPlayer;
  document.body.replaceChildren();
  mount(PlayerPage, { target: document.body, props: { desk, title, first: isOwn ? first : null } });
}

const content = byId('content');
if (content) start(content.dataset);
