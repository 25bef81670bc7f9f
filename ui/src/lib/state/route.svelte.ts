// Where the page is, in step with the address.

import { href, parse, type Route } from '../router';
import { lastAddress, leaveScreen, rememberPlace } from './lastPlace';

class Place {
  route = $state.raw<Route>(parse(location.hash));
  /** Counts up when everything on screen must be asked for anew, as after a restore. */
  changed = $state(0);

  constructor() {
    // A window that opens with an address was told where to; the program itself begins where it was left.
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
    // The event comes later; what is drawn next must know already.
    this.route = route;
  }

  /** Where a tab that should not stay in the history leads. */
  replace(route: Route) {
    history.replaceState(null, '', href(route));
    this.route = route;
  }
}

export const place = new Place();
