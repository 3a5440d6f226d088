import type { Context } from '../context';
import { newLaunch, openSession } from '../domains/providers/sessions';
import { rollback } from '../domains/providers/wallet';

/**
 * The stand-in settles a hand that waits within minutes of its last decision, so a round that is open this long was
 * left by a process that has ended.
 */
const ABANDONED_MS = 2 * 3_600_000;
const ROUNDS_MAX = 100;

interface AbandonedBet {
  readonly provider: string;
  readonly uid: number;
  readonly gameId: string;
  readonly roundId: string;
  readonly betId: string;
  readonly loginSession: string;
}

/**
 * Rolls back the stakes of rounds that the stand-in left open when its process ended, so that none is lost. Rounds of
 * live providers are theirs. Returns the number of bets.
 */
export async function refundAbandonedRounds(context: Context): Promise<number> {
  const { db, clock, config } = context;
  const live = [...config.providers].flatMap(([name, { url }]) => (url === null ? [] : [name]));
  const bets = await db.query<AbandonedBet>({
    name: 'sandbox-abandoned-bets',
    text: `
      SELECT r.provider, r.uid, r.game_id AS "gameId", r.round_id AS "roundId", b.transaction_id AS "betId",
        s.login_session AS "loginSession"
      FROM (
        SELECT * FROM provider_rounds
        WHERE state = 'open' AND created_at < $1 AND provider <> ALL ($2) ORDER BY created_at LIMIT $3
      ) r
      JOIN provider_transactions b
        ON b.provider = r.provider AND b.uid = r.uid AND b.round_id = r.round_id AND b.kind = 'bet'
          AND NOT b.is_refused
      JOIN LATERAL (
        SELECT login_session FROM provider_sessions
        WHERE provider = r.provider AND uid = r.uid AND game_id = r.game_id ORDER BY created_at DESC LIMIT 1
      ) s ON true`,
    values: [new Date(clock.now().getTime() - ABANDONED_MS), live, ROUNDS_MAX],
  });
  for (const { provider, uid, gameId, roundId, betId, loginSession } of bets) {
    const launch = await newLaunch(context, { provider, gameId, uid, loginSession });
    const { token: session } = await openSession(context, provider, launch.token);
    await rollback(context, provider, {
      ...{ session, playerId: String(uid), gameId, currency: 'PHP', roundId },
      ...{ transactionId: `left-${betId}`.slice(0, 64), betTransactionId: betId },
    });
  }
  return bets.length;
}
