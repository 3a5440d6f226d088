import type { Frames } from './page';

/** What a game's figures are taken in: at rest, and in the second in which most moves. */
export const LOADS = ['idle', 'busiest'] as const;
export type Load = (typeof LOADS)[number];

/** The busiest moment has no name of its own where a mega win is it. */
const BUSIEST: Readonly<Record<string, string>> = { color: 'mega-win' };
const SPAN_MS = 1_000;

export const momentOf = (game: string, load: Load): string =>
  load === 'idle' ? 'idle' : (BUSIEST[game] ?? 'busiest');

/** So many frames around a moment, again and again. */
export const around = (atMs: number, load: Load, count: number): Frames => ({
  count,
  fromMs: load === 'idle' ? atMs : Math.max(0, atMs - SPAN_MS / 2),
  spanMs: SPAN_MS,
});

/** The games asked for on the command line; all of them when none is. */
export function chosen(games: readonly string[], asked: readonly string[]): readonly string[] {
  const unknown = asked.find((name) => !games.includes(name));
  if (unknown !== undefined) throw new Error(`no game named ${unknown}; there are ${games.join(', ')}`);
  return asked.length === 0 ? games : asked;
}
