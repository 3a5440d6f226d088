import type { SharedGame } from '../../games/kit/rules/shared';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { notify } from '../domains/live/notices';
import { enterTable, latestRound } from '../domains/live/rounds';

/** Longer than any round. */
const LONG_AGO_MS = 3_600_000;

/**
 * Brings a table to its next step at once, by moving the opening of its round into the past: a round in betting
 * is closed, or called off without bets; a running round ends as its seeds say; after an ended round the next
 * one opens. Returns false and does nothing when the table has another round. Only the sandbox calls it, so
 * that nobody has to wait for other players' rounds.
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
    // The leader waits for a time that it has read before: losing its lease makes it read the round again.
    await transaction.query({
      text: 'UPDATE live_leases SET epoch = epoch + 1 WHERE game = $1',
      values: [name],
    });
    await notify(transaction, { game: name, kind: 'round', round: roundNumber });
    return true;
  });
}

async function hasBets(on: Queryable, game: string, roundNumber: number): Promise<boolean> {
  const [row] = await on.query<{ hasBets: boolean }>({
    text: `
      SELECT EXISTS (
        SELECT FROM live_tickets WHERE game = $1 AND round_number = $2 AND state = 'open'
      ) AS "hasBets"`,
    values: [game, roundNumber],
  });
  return row?.hasBets === true;
}
