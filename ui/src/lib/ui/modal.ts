// The modal state for global key handlers.

/** Returns `true` if a modal dialog is open. */
export const modalIsOpen = () => document.querySelector('dialog[open]') !== null;
