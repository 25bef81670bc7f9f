// Focus targets: elements that register a name while they are on the screen.

import type { Attachment } from 'svelte/attachments';

/** The places of one screen or form that the focus is sent to, by name. */
export class FocusPlaces<Name extends string> {
  #elements = new Map<Name, HTMLElement>();

  /** For `{@attach}`: the element has this name while it is there. */
  at(name: Name): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(name, element);
      return () => {
        // A new element may have taken the name before the old one goes.
        if (this.#elements.get(name) === element) this.#elements.delete(name);
      };
    };
  }

  /** Puts the focus there; false when no element has that name now. */
  focus(name: Name): boolean {
    const element = this.#elements.get(name);
    element?.focus();
    return element !== undefined;
  }
}
