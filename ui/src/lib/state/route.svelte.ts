// The current route, in sync with the address.

import { href, parse, type Route } from '../router';
import { lastAddress, leaveScreen, rememberPlace } from './lastRoute';

class Place {
  route = $state.raw<Route>(parse(location.hash));
  /** Counts up when everything on screen must be reloaded, as after a restore. */
  changed = $state(0);

  constructor() {
    // A window that opens with an address shows that screen; the program itself starts on the last one.
    if (location.hash === '' && lastAddress() !== '') this.replace(parse(lastAddress()));
    addEventListener('hashchange', () => {
      const next = parse(location.hash);
      if (href(next) !== href(this.route)) leaveScreen(location.hash);
      this.route = next;
      rememberPlace(this.route);
    });
  }

  go(route: Route) {
    const wanted = href(route);
    if (location.hash === wanted) return;
    leaveScreen(wanted);
    location.hash = wanted;
    // The event arrives later, but the next drawing already needs the route.
    this.route = route;
  }

  /** Opens a tab without adding it to the history. */
  replace(route: Route) {
    history.replaceState(null, '', href(route));
    this.route = route;
  }
}

export const place = new Place();
