/** The dialogs that the sidebar opens. */
export type Panel = 'settings' | 'keys' | 'about' | 'palette' | 'guide' | 'server';
