// What those who read keys of the whole screen must know: whether a dialog has them now.

/** Whether a modal dialog is open. */
export const modalIsOpen = () => document.querySelector('dialog[open]') !== null;
