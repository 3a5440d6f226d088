import type strings from './enPH.json';

/** The keys of the strings of the kit's own parts. */
export type KitKey = keyof typeof strings;
