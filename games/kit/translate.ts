/**
 * Looks a string up, first in the game's own strings and then in those of the kit. A game knows which keys exist, and
 * says so: see `strings.ts` in its board folder. The host passes what works with any key.
 */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;
