import { rulebook, sharedGame } from '../games/allGames';

/** Own games in which each bet is a round of its own; shared rounds have their own clock. */
export const INSTANT_GAMES: readonly string[] = Object.keys(rulebook).filter(
  (name) => sharedGame(name) === null,
);

export const CYCLE_MAX_MS = 60_000;

/**
 * The least time between two bets of a player, in ms by name of every instant game. The text has one number for all,
 * then exceptions, as in `2500,dice=4000`; null if it is not of this form.
 */
export function parseBetCycles(text: string): Readonly<Record<string, number>> | null {
  const [all = '', ...exceptions] = text.split(',');
  const pairs = [
    ...INSTANT_GAMES.map((name) => [name, all]),
    ...exceptions.map((exception) => exception.split('=')),
  ];
  return pairs.every(isCycle) ? Object.fromEntries(pairs.map(([name = '', ms]) => [name, Number(ms)])) : null;
}

const isCycle = ([name = '', ms = '', ...rest]: readonly string[]): boolean =>
  INSTANT_GAMES.includes(name) && /^[0-9]{1,5}$/.test(ms) && Number(ms) <= CYCLE_MAX_MS && rest.length === 0;
