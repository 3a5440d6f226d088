import { sharedBook } from '../../../games/allGames';
import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { repay } from '../../ledger/wager';
import { notifyTickets } from './notices';
import { enterTable, latestRound } from './rounds';
import { lockOpenTickets, markTakenBack, ownTickets, type StoredTicket } from './tickets';

/** Refunds a player's queued bets of every shared game. The caller has locked the player. */
export async function refundQueuedBets(transaction: Queryable, uid: number, now: Date): Promise<void> {
  for (const { rules } of Object.values(sharedBook)) {
    for (const ticket of await takeQueuedBets(transaction, rules.name, uid)) {
      const { stake, cashStake, ticketId, roundNumber } = ticket;
      const parts = { cashCentavos: centavos(cashStake), bonusCentavos: centavos(stake - cashStake) };
      await repay(transaction, 'refund', [{ uid, reference: ticketId.toString(), ...parts }], now);
      await settleBonusStakes(transaction, 'refund', [ticket], now);
      await notifyTickets(transaction, { game: rules.name, round: roundNumber }, [ticketId]);
    }
  }
}

/** Marks queued bets as taken back. No round can open meanwhile. */
async function takeQueuedBets(transaction: Queryable, game: string, uid: number): Promise<StoredTicket[]> {
  const latest = await latestRound(transaction, game);
  const mine = { uids: [uid], game, fromRound: (latest?.roundNumber ?? 0) + 1 };
  // The player's lock keeps new tickets out, so the table lock is needed only if there is a queued bet.
  if ((await ownTickets(transaction, mine)).length === 0) return [];
  await enterTable(transaction, game, 'bettor');
  const opened = (await latestRound(transaction, game))?.roundNumber ?? 0;
  const waiting = (await ownTickets(transaction, mine)).filter(({ roundNumber }) => roundNumber > opened);
  const ids = waiting.map(({ ticketId }) => ticketId);
  const locked = await lockOpenTickets(transaction, ids);
  await markTakenBack(transaction, ids);
  return locked;
}
