import type { Queryable } from '../../db/database';
import type { Forgettable, Players } from '../../db/forgetPartition';
import { keepPlay } from '../play/forgetRounds';

/** Bets in shared rounds. Their rounds stay: they are part of the public record. */
export const LIVE_TICKETS: Forgettable = {
  name: 'live_tickets',
  span: 'month',
  refuses: 'DELETE OR TRUNCATE',
  storage: 'WITH (fillfactor = 70)',
  // Without the name, which an account that is closed takes back.
  columns: `ticket_id, uid, game, round_number, panel, seat, client_seed, bet, stake, cash_stake, payout, state, out_ms,
    out_multiplier, events, created_at, run_id, salt, settled_at`,
  stays: null,
  neededFor: openTickets,
  keepSums: (transaction, partition, players) =>
    keepPlay(transaction, players, { partition, id: 'ticket_id', isRound: "state = 'settled'" }),
};

async function openTickets(
  on: Queryable,
  partition: string,
  { after, through }: Players,
): Promise<string | null> {
  const open = await on.query({
    text: `SELECT FROM ${partition} WHERE state = 'open' AND uid > $1 AND uid <= $2 LIMIT 1`,
    values: [after, through],
  });
  return open.length > 0 ? 'a bet is still open' : null;
}
