/** What may be mixed into a draw. By itself, for a page asks it long before anything is drawn or proven. */

/** 1 to 64 printable ASCII characters, colon excluded because it separates the parts of the message. */
export const isClientSeed = (text: string): boolean => /^[\x20-\x39\x3b-\x7e]{1,64}$/.test(text);

/** What a draw takes: one client seed, or up to three joined by "-". */
export const isDrawSeed = (text: string): boolean => /^[\x20-\x39\x3b-\x7e]{1,194}$/.test(text);
