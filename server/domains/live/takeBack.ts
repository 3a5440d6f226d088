import { liveCalls } from '../../../contract/live';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { once } from '../../ledger/once';
import { repay } from '../../ledger/wager';
import type { TicketTeller } from './bus/teller';
import type { TableRequest } from './openSharedGame';
import { enterTable, latestRound } from './rounds';
import { findTicket, markTakenBack, type StoredTicket, ticketOf } from './tickets';

/**
 * Refunds a bet whose round takes bets or has not opened yet. Returns the envelope as text, the first one for a
 * repeat. Refuses "notFound", "alreadySet" (taken back before) and "betsClosed".
 */
export async function takeBack(
  context: Context,
  teller: TicketTeller,
  { game, intent, arrivedAtMs, pace }: TableRequest,
  ticketId: string,
): Promise<string> {
  const { uid } = intent;
  const { name } = game.rules;
  let changed: StoredTicket | null = null;
  const text = await once(context, intent, async (transaction) => {
    changed = null;
    await enterTable(transaction, name, 'bettor');
    const ticket = await findTicket(transaction, { uid, game: name, ticketId });
    if (ticket === null) throw refuse('notFound');
    if (ticket.state === 'takenBack') throw refuse('alreadySet');
    const latest = await latestRound(transaction, name);
    const isWaiting = ticket.roundNumber > (latest?.roundNumber ?? 0);
    const isOpen =
      latest?.state === 'betting' &&
      latest.roundNumber === ticket.roundNumber &&
      arrivedAtMs < latest.openedAtMs + game.bettingMs / pace;
    if (!isWaiting && !isOpen) throw refuse('betsClosed');

    await markTakenBack(transaction, [ticket.ticketId]);
    const { stake, cashStake } = ticket;
    const parts = { cashCentavos: centavos(cashStake), bonusCentavos: centavos(stake - cashStake) };
    const now = context.clock.now();
    await repay(transaction, 'refund', [{ uid, reference: ticketId, ...parts }], now);
    await settleBonusStakes(transaction, 'refund', [ticket], now);
    changed = ticket;
    const { cashCentavos, bonusCentavos } = await balances(transaction, uid);
    return successText(liveCalls.takeBack, {
      ticket: ticketOf(game, { ...ticket, state: 'takenBack' }),
      finance: cashCentavos,
      bonus: bonusCentavos,
    });
  });
  teller.tellOf(game, changed);
  return text;
}
