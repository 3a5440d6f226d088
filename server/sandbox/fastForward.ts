import { seedToHex } from '../../games/kit/rules/draw';
import type { SharedGame } from '../../games/kit/rules/shared';
import type { Context } from '../context';
import type { Queryable } from '../db/database';
import { logCalledOff } from '../domains/live/ledTable';
import { notify } from '../domains/live/notices';
import { RoundScheduler } from '../domains/live/roundSchedule';
import { callOff, enterTable, latestRound, type StoredRound } from '../domains/live/rounds';

/** Longer than any round. */
const LONG_AGO_MS = 3_600_000;

/**
 * Brings a table to its next step at once, by moving the opening of its round into the past: a round in betting
 * is closed, or called off without bets; a running round ends as its seeds say; after an ended round the next
 * one opens. A round with a beacon still waits for its number, which cannot be moved. Returns false and does nothing
 * when the table has another round. Only the sandbox calls it, so that nobody has to wait for other players' rounds.
 */
export function fastForwardRound(context: Context, game: SharedGame, roundNumber: number): Promise<boolean> {
  const { name } = game.rules;
  return context.db.transaction(async (transaction) => {
    await enterTable(transaction, name, 'leader');
    const round = await latestRound(transaction, name);
    if (round?.roundNumber !== roundNumber) return false;
    const isEmpty = round.state === 'betting' && !(await hasBets(transaction, name, roundNumber));
    if (isEmpty && round.beacon !== null) await callOffEmpty(context, transaction, game, round);
    else
      await moveOpening(transaction, name, roundNumber, isEmpty ? LONG_AGO_MS : agoMs(context, game, round));
    // The leader waits for a time that it has read before: losing its lease makes it read the round again.
    await transaction.query({
      text: 'UPDATE live_leases SET epoch = epoch + 1 WHERE game = $1',
      values: [name],
    });
    await notify(transaction, { game: name, kind: 'round', round: roundNumber });
    return true;
  });
}

/** How long ago a round must have opened to be at its next step now, in ms. */
function agoMs({ config }: Context, { bettingMs }: SharedGame, { state }: StoredRound): number {
  if (state === 'betting') return bettingMs / config.livePace;
  // What is shown while the number is waited for is over, but the round has not started.
  if (state === 'closed') return (bettingMs + config.beaconDepartMs) / config.livePace;
  return LONG_AGO_MS;
}

async function moveOpening(
  transaction: Queryable,
  game: string,
  roundNumber: number,
  ago: number,
): Promise<void> {
  await transaction.query({
    text: `
      UPDATE live_rounds SET opened_at = least(opened_at, extract(epoch FROM clock_timestamp()) * 1000 - $3)
      WHERE game = $1 AND round_number = $2`,
    values: [game, roundNumber, ago],
  });
}

/** Its number would keep an empty round from ending. */
async function callOffEmpty(
  { clock, seals }: Context,
  transaction: Queryable,
  game: SharedGame,
  round: StoredRound,
): Promise<void> {
  const { roundNumber } = round;
  const { serverSeed } = await new RoundScheduler(game, seals).seedOf(transaction, roundNumber);
  const called = { roundNumber, serverSeed: seedToHex(serverSeed), reason: 'switchedOff' } as const;
  if (!(await callOff(transaction, game.rules.name, called))) return;
  await logCalledOff(transaction, game.rules.name, round, called.reason, clock.now());
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
