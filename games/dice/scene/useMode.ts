import { useState } from 'react';
import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { RoundPlayback } from '../../kit/scene/scene';
import { MODES, type Mode } from '../rules/mode';

const said = z.object({ mode: z.enum(MODES) });

const modeIn = (json: Json | undefined): Mode | null => {
  const parsed = z.safeDecode(said, json as never);
  return parsed.success ? parsed.data.mode : null;
};

/**
 * The current mode: that of the round or of the bet being built, whichever changed last. A past round of the other mode
 * is shown as it was, and the board's own mode comes back with the next change of the bet.
 */
export function useMode(playback: RoundPlayback | null, bet: Json | null): Mode {
  const betMode = modeIn(bet ?? undefined);
  const roundMode = modeIn(playback?.events[0]);
  const roundKey = playback === null ? null : `${playback.roundId} ${playback.startedAtMs}`;
  const [seen, setSeen] = useState({ mode: roundMode ?? betMode ?? 'percent', betMode, roundKey });
  const keptBet = betMode ?? seen.betMode;
  const next =
    roundKey !== seen.roundKey
      ? (roundMode ?? keptBet ?? seen.mode)
      : keptBet !== null && keptBet !== seen.betMode
        ? keptBet
        : seen.mode;
  if (next !== seen.mode || keptBet !== seen.betMode || roundKey !== seen.roundKey) {
    setSeen({ mode: next, betMode: keptBet, roundKey });
  }
  return next;
}
