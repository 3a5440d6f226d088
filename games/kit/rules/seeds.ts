/** Rules for client seeds. A file of its own, because pages need it long before they need the draw or the verifier. */

/** 1 to 64 printable ASCII characters, colon excluded because it separates the parts of the message. */
export const isClientSeed = (text: string): boolean => /^[\x20-\x39\x3b-\x7e]{1,64}$/.test(text);

/** What a draw takes: one client seed, or up to three joined by "-". */
export const isDrawSeed = (text: string): boolean => /^[\x20-\x39\x3b-\x7e]{1,194}$/.test(text);
