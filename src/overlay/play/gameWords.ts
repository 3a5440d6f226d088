import type { Translate } from '../../../games/kit/card';

type Strings = Readonly<Record<string, string>>;

/**
 * Looks strings up in a game's own words, then in those of the kit's parts; `{{name}}` is filled from the
 * values. A missing string shows its key.
 */
export const translatorOf =
  (words: Strings, kitWords: Strings): Translate =>
  (key, values = {}) =>
    (words[key] ?? kitWords[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
