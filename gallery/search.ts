import { spaced } from './words';

/** A moment that fits a search, or any moment without one. */
export interface Hit {
  readonly game: string;
  readonly moment: string;
  readonly atMs: number;
  /** The name in parts; every second one fits the search. */
  readonly parts: readonly string[];
}

/** A game with its hits. */
export interface GameHits {
  readonly game: string;
  readonly hits: readonly Hit[];
  /** How many moments it has. */
  readonly of: number;
}

/**
 * The moments whose names contain all words of a search, in the order of the games. A word that is in the game's title
 * fits all of its moments.
 */
export function search(
  games: readonly {
    readonly game: string;
    readonly title: string;
    readonly moments: readonly { readonly name: string; readonly atMs: number }[];
  }[],
  query: string,
): readonly GameHits[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return games.flatMap(({ game, title, moments }) => {
    const rest = words.filter((word) => !title.toLowerCase().includes(word));
    const hits = moments.flatMap(({ name, atMs }) => {
      const text = spaced(name);
      const fits = rest.every((word) => text.includes(word));
      return fits ? [{ game, moment: name, atMs, parts: partsOf(text, words) }] : [];
    });
    return hits.length === 0 && words.length > 0 ? [] : [{ game, hits, of: moments.length }];
  });
}

/** Splits a text at the first place of the longest word that it contains. */
function partsOf(text: string, words: readonly string[]): readonly string[] {
  const word = [...words].sort((a, b) => b.length - a.length).find((one) => text.includes(one));
  if (word === undefined) return [text];
  const at = text.indexOf(word);
  return [text.slice(0, at), word, text.slice(at + word.length)];
}

/** The hit before or after another one, around the ends. */
export function neighbour(games: readonly GameHits[], current: Hit | null, by: 1 | -1): Hit | null {
  const all = games.flatMap(({ hits }) => hits);
  const at = all.findIndex(({ game, moment }) => game === current?.game && moment === current.moment);
  if (all.length === 0) return null;
  return all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length] ?? null;
}
