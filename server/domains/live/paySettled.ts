import { seedFromHex } from '../../../games/kit/rules/draw';
import { parseBet, playRound } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Queryable } from '../../db/database';
import { countMoreIntoRun } from './inRun';
import { drawSourceOf } from './roundSchedule';
import { findRound } from './rounds';
import { type StoredTicket, storeSettledCashOut } from './tickets';
import { atTheirTimes } from './timeline';

interface SettledCashOut {
  /** The ticket as it was settled. */
  readonly ticket: StoredTicket;
  /** The ticket with the cash-out. */
  readonly out: StoredTicket;
  readonly now: Date;
}

/**
 * Settles a ticket again with a cash-out that had arrived before the end of its round, but was processed after
 * the ticket had been settled: stores the result that the rules give for it, and corrects the run that placed
 * it. Returns the ticket as stored; the caller pays the difference. Throws an Error if the rules pay less than
 * the cash-out, or if the round has not ended.
 */
export async function paySettled(
  transaction: Queryable,
  game: SharedGame,
  { ticket, out, now }: SettledCashOut,
): Promise<StoredTicket> {
  const bet = parseBet(game.rules, out.bet);
  const round = await findRound(transaction, game.rules.name, ticket.roundNumber);
  if (bet === null || round === null || round.serverSeed === null) {
    throw new Error('a settled ticket has no bet or no seeds');
  }
  const source = drawSourceOf(round, seedFromHex(round.serverSeed));
  const { payoutCentavos, events: played } = playRound(game.rules, bet, source);
  const events = atTheirTimes(played, game.bettingMs, round.departsMs);
  if (payoutCentavos < out.payout) throw new Error('the rules pay less than the cash-out');
  const paid = { ...out, payout: payoutCentavos };
  await storeSettledCashOut(transaction, { ...paid, events });
  await countMoreIntoRun(transaction, ticket, payoutCentavos, now);
  return paid;
}
