import type { PlayResult } from '../../../contract/account/saferPlay';
import type { Sitting } from '../../../contract/account/saferPlayState';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';

interface TallyRow {
  readonly period: PlayResult['period'];
  readonly startsAt: Date;
  readonly deposited: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly playedMs: bigint;
}

const MINUTE_MS = 60_000n;

/** Totals of the current day, week and month, from the ledger. */
export async function resultsOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<PlayResult[]> {
  const rows = await db.transaction((transaction) => talliesOf(transaction, uid, clock.now()));
  return rows.map(({ period, startsAt, deposited, staked, paid, playedMs }) => ({
    period,
    from: startsAt.toISOString(),
    deposited: centavos(deposited),
    staked: centavos(staked),
    paid: centavos(paid),
    net: centavos(paid - staked),
    playedMinutes: Number(playedMs / MINUTE_MS),
  }));
}

/** The result of a player's current session of play. */
export function sittingOf({ db, clock }: Pick<Context, 'db' | 'clock'>, uid: number): Promise<Sitting> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const [today] = await talliesOf(transaction, uid, now);
    const [row] = await transaction.query<{ since: Date | null; staked: bigint; paid: bigint }>({
      name: 'safer-play-sitting',
      text: 'SELECT since, staked, paid FROM safer_play_sitting($1)',
      values: [uid],
    });
    if (row === undefined || today === undefined) throw new Error('the totals of play are missing');
    const { since, staked, paid } = row;
    return {
      since: since?.toISOString() ?? null,
      minutes: since === null ? 0 : Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000)),
      staked: centavos(staked),
      paid: centavos(paid),
      net: centavos(paid - staked),
      playedTodayMinutes: Number(today.playedMs / MINUTE_MS),
    };
  });
}

/** Day, week and month, updated from the ledger. */
async function talliesOf(transaction: Queryable, uid: number, now: Date): Promise<TallyRow[]> {
  // Updates the stored totals; two at once would count the same transfers.
  await lockPlayers(transaction, [uid]);
  await transaction.query({
    name: 'safer-play-count',
    text: 'SELECT safer_play_count($1, $2)',
    values: [uid, now],
  });
  return transaction.query<TallyRow>({
    name: 'safer-play-tallies',
    text: `
      SELECT period, starts_at AS "startsAt", deposited, staked, paid, played_ms AS "playedMs"
      FROM safer_play_tallies WHERE uid = $1 ORDER BY array_position(ARRAY['day', 'week', 'month'], period)`,
    values: [uid],
  });
}
