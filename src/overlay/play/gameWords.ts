import type { Translate } from '../../../games/kit/card';

type Strings = Readonly<Record<string, string>>;

/**
 * Looks strings up in the game's own strings, then in those of the kit; `{{name}}` is replaced by the value. A
 * missing string shows its key.
 */
export const translatorOf =
  (words: Strings, kitWords: Strings): Translate =>
  (key, values = {}) =>
    (words[key] ?? kitWords[key] ?? key).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
