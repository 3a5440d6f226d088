import { atom, useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/apiError';
import { publicConfigAtom } from '../config/config';
import { changeAtom, readAtom } from '../store/store';
import { realTimer, type Timer, waitMs } from '../timer';

/** When the next bet for money may be placed in a game, by `performance.now()`. */
const readyAtAtom = atomFamily((_game: string) => atom(0));

/**
 * Begins the least time until the game's next bet. Called when a bet has been answered: the server counts from a little
 * earlier, so a bet placed after this time is never too soon.
 */
function startPause(game: string): void {
  const cycleMs = readAtom(publicConfigAtom)?.betCycleMs[game] ?? 0;
  if (cycleMs > 0) changeAtom(readyAtAtom(game), performance.now() + cycleMs);
}

/** How much of the least time until the game's next bet is left, in ms; 0 when a bet may be placed. */
export const pauseLeftMs = (game: string): number =>
  Math.max(0, Math.ceil(readAtom(readyAtAtom(game)) - performance.now()));

/** When the pause of a game ends, by `performance.now()`; null when a bet may be placed. */
export function usePauseEnd(game: string): number | null {
  const readyAtMs = useAtomValue(readyAtAtom(game));
  const [overAtMs, setOverAtMs] = useState(0);
  const isOver = overAtMs === readyAtMs || pauseLeftMs(game) === 0;
  useEffect(() => {
    if (isOver) return;
    return realTimer.after(pauseLeftMs(game), () => setOverAtMs(readyAtMs));
  }, [isOver, game, readyAtMs]);
  return isOver ? null : readyAtMs;
}

/** A bet from another tab or device can make one too soon more than once; each wait is one cycle at most. */
const TRIES_MAX = 5;

interface PacedOptions {
  /** Whether the bet is still wanted after a wait. */
  readonly isWanted?: () => boolean;
  readonly timer?: Timer;
}

/**
 * Places a bet once the least time since the last one is over. If the server knows of a later bet, from another tab for
 * example, waits as long as it says and tries again. Rejects with the error of `place`.
 */
export async function placePaced<Placed>(
  game: string,
  place: () => Promise<Placed>,
  { isWanted = () => true, timer = realTimer }: PacedOptions = {},
): Promise<Placed> {
  const leftMs = pauseLeftMs(game);
  if (leftMs > 0) await waitMs(timer, leftMs);
  for (let tries = 1; ; tries += 1) {
    try {
      const placed = await place();
      startPause(game);
      return placed;
    } catch (error) {
      if (!(error instanceof ApiError) || error.waitMs === null || tries === TRIES_MAX) throw error;
      await waitMs(timer, error.waitMs);
      if (!isWanted()) throw error;
    }
  }
}
