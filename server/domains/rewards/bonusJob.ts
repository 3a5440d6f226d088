import type { Context } from '../../context';
import { type EachPlayer, untilOneFails } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { playersWithDueBonus, takeBonusWarnings } from '../../ledger/bonusGrants';
import { closeBonus, type LaterStake, settleBonusStakes } from '../../ledger/bonusStakes';
import { sendMessage } from '../messages/send';

type Ground = Pick<Context, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;
const WARN_DAYS = 3;

/** Ends the bonuses whose time has come, a player at a time. Returns how many. */
export async function closeDueBonuses(
  { db, clock }: Ground,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const players = await playersWithDueBonus(db, clock.now(), after);
    const last = players.at(-1);
    if (last === undefined) return count;
    const leftOut = await each(
      players.map((uid) => ({ uid })),
      ({ uid }) =>
        db.transaction(async (transaction) => {
          await lockPlayers(transaction, [uid]);
          await closeBonus(transaction, uid, clock.now());
        }),
    );
    count += players.length - leftOut;
    after = last;
  }
}

/**
 * Settles the bonus stakes of tickets that a process of an earlier version has settled or refunded without them.
 * Returns how many there were.
 */
export async function settleForgottenStakes(
  { db, clock }: Ground,
  each: EachPlayer = untilOneFails,
): Promise<number> {
  const forgotten = await db.query<LaterStake & { kind: 'payout' | 'refund' }>({
    name: 'bonus-stakes-forgotten',
    text: `
      SELECT t.uid, t.ticket_id AS "ticketId", t.stake, t.cash_stake AS "cashStake",
        CASE t.state WHEN 'settled' THEN 'payout' ELSE 'refund' END AS kind
      FROM bonus_stakes s
        JOIN live_tickets t ON t.ticket_id = CASE WHEN s.reference ~ '^[0-9]+$' THEN s.reference::bigint END
      WHERE s.settled_at IS NULL AND t.state <> 'open' LIMIT 1000`,
  });
  const leftOut = await each(forgotten, ({ kind, ...stake }) =>
    db.transaction(async (transaction) => {
      await lockPlayers(transaction, [stake.uid]);
      await settleBonusStakes(transaction, kind, [stake], clock.now());
    }),
  );
  return forgotten.length - leftOut;
}

/** Tells players once, three days before, that their bonus expires. Returns how many were told. */
export function warnOfExpiry({ db, clock }: Ground): Promise<number> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const before = new Date(now.getTime() + WARN_DAYS * DAY_MS);
    const warnings = await takeBonusWarnings(transaction, before, now);
    for (const { uid, turnoverLeft, expiresAt } of warnings) {
      const content = { kind: 'bonusExpires', turnoverLeft, at: expiresAt.toISOString() } as const;
      await sendMessage(transaction, { uid, content, now });
    }
    return warnings.length;
  });
}
