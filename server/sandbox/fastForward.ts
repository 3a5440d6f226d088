import type { SharedGame } from '../../games/kit/rules/shared';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { notify } from '../domains/live/notices';
import { enterTable, latestRound } from '../domains/live/rounds';

/** Longer than any round lasts. */
const LONG_AGO_MS = 3_600_000;

/**
 * Brings the round of a table to its next turn at once, by moving its opening into the past: one that takes bets
 * is closed, or called off where nobody has bet; one that runs ends as its seeds say; after one that has ended
 * the next opens. Gives false, and does nothing, where another round is at the table. Only the sandbox calls
 * this: nobody has to wait for a ride that is not his.
 */
export function fastForwardRound(
  { db, config }: Context,
  { rules: { name }, bettingMs }: SharedGame,
  roundNumber: number,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await enterTable(transaction, name, 'leader');
    const round = await latestRound(transaction, name);
    if (round?.roundNumber !== roundNumber) return false;
    const isClosing = round.state === 'betting' && (await hasBets(transaction, name, roundNumber));
    await transaction.query({
      text: `
        UPDATE live_rounds SET opened_at = least(opened_at, extract(epoch FROM clock_timestamp()) * 1000 - $3)
        WHERE game = $1 AND round_number = $2`,
      values: [name, roundNumber, isClosing ? bettingMs / config.livePace : LONG_AGO_MS],
    });
    // Its leader waits for a time that it has read before: deposed, it reads the round anew.
    await transaction.query({
      text: 'UPDATE live_leases SET epoch = epoch + 1 WHERE game = $1',
      values: [name],
    });
    await notify(transaction, { game: name, kind: 'round', round: roundNumber });
    return true;
  });
}

async function hasBets(on: Queryable, game: string, roundNumber: number): Promise<boolean> {
  const [row] = await on.query<{ stands: boolean }>({
    text: `
      SELECT EXISTS (
        SELECT FROM live_tickets WHERE game = $1 AND round_number = $2 AND state = 'open'
      ) AS stands`,
    values: [game, roundNumber],
  });
  return row?.stands === true;
}
