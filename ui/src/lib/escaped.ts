/** Returns a regular expression that matches this text literally, as a string. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
