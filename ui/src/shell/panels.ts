/** The dialogs that the rail opens. */
export type Panel = 'settings' | 'keys' | 'about' | 'finder' | 'guide';
