import type { Frames } from './page';

/** Each game is measured at rest and in its busiest second. */
export const LOADS = ['idle', 'busiest'] as const;
export type Load = (typeof LOADS)[number];

/** Games whose busiest moment is a mega win, and has no name of its own. */
const BUSIEST: Readonly<Record<string, string>> = { color: 'mega-win' };
const SPAN_MS = 1_000;

export const momentOf = (game: string, load: Load): string =>
  load === 'idle' ? 'idle' : (BUSIEST[game] ?? 'busiest');

/** `count` frames around a moment, in a loop. */
export const around = (atMs: number, load: Load, count: number): Frames => ({
  count,
  fromMs: load === 'idle' ? atMs : Math.max(0, atMs - SPAN_MS / 2),
  spanMs: SPAN_MS,
});

/** The games named on the command line, or all if none is. */
export function chosen(games: readonly string[], asked: readonly string[]): readonly string[] {
  const unknown = asked.find((name) => !games.includes(name));
  if (unknown !== undefined) throw new Error(`no game named ${unknown}; there are ${games.join(', ')}`);
  return asked.length === 0 ? games : asked;
}
