import type { ReplyOf } from '../../../contract/call';
import { liveCalls } from '../../../contract/live';
import { type Centavos, centavos, type Multiplier } from '../../../games/kit/rules/money';
import { type Json, parseBet } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { once } from '../../ledger/once';
import { cashPart, type Repayment, repay } from '../../ledger/wager';
import type { TicketTeller } from './bus/teller';
import type { TableRequest } from './openSharedGame';
import { paySettled } from './paySettled';
import { openEnd } from './rounds';
import { findTicket, multiplierText, type StoredTicket, storeCashOuts, ticketOf } from './tickets';

type CashOut = NonNullable<SharedGame['cashOut']>;

/**
 * Cashes out a ticket, or half of it, at the multiplier of the moment when the whole call had arrived, even when
 * the ticket has been settled as lost meanwhile. A ticket that had reached its own target by then is cashed out
 * at the target. Returns the envelope as text, the first one for a repeat; `late` holds the true times of a call
 * that arrived after the end. Refuses "notFound", and "notRunning" for a round that was not running yet or was called
 * off.
 */
export async function cashOut(
  context: Context,
  teller: TicketTeller,
  { game, intent, arrivedAtMs, ageMs, pace }: TableRequest,
  { ticketId, part }: { readonly ticketId: string; readonly part: 'all' | 'half' },
): Promise<string> {
  const rules = game.cashOut;
  if (rules === null) throw refuse('notFound');
  let changed: StoredTicket | null = null;
  const text = await once(context, intent, async (transaction) => {
    changed = null;
    const ticket = await findTicket(transaction, { uid: intent.uid, game: game.rules.name, ticketId });
    if (ticket === null) throw refuse('notFound');
    if (ticket.state === 'takenBack') throw refuse('notRunning');
    const moment = await momentOf(
      context,
      transaction,
      { game, pace, arrivedAtMs, ageMs },
      ticket.roundNumber,
    );
    const { receivedAtMs, endedAtMs } = moment;
    if (endedAtMs !== null) return answer(transaction, game, ticket, { endedAtMs, receivedAtMs });
    if (ticket.outMs !== null) return answer(transaction, game, ticket, null);
    const now = context.clock.now();
    const out = endAt(game, rules, ticket, part, receivedAtMs);
    const paid = ticket.state === 'open' ? out : await paySettled(transaction, game, { ticket, out, now });
    if (ticket.state === 'open') await storeCashOuts(transaction, [out]);
    await repay(transaction, 'payout', [repaymentOf(ticket, centavos(paid.payout))], now);
    if (ticket.state === 'settled') await settleBonusStakes(transaction, 'payout', [ticket], now);
    changed = ticket;
    return answer(transaction, game, paid, null);
  });
  teller.tellOf(game, changed);
  return text;
}

async function answer(
  transaction: Queryable,
  game: SharedGame,
  ticket: StoredTicket,
  late: ReplyOf<typeof liveCalls.cashOut>['late'],
): Promise<string> {
  const { cashCentavos, bonusCentavos } = await balances(transaction, ticket.uid);
  return successText(liveCalls.cashOut, {
    ticket: ticketOf(game, ticket),
    finance: cashCentavos,
    bonus: bonusCentavos,
    late,
  });
}

/** A call's time within its round, in ms after betting closed. */
interface Moment {
  readonly receivedAtMs: number;
  /** When the round had ended; null for a call that arrived before. */
  readonly endedAtMs: number | null;
}

/**
 * Decides whether a call arrived before the end, which stays secret until the round is over. One that arrived after the end
 * was stored is late even where this process believes that it is earlier. Refuses "notRunning", also for
 * a call that arrived before the departure and is processed after it: it would take back the stake of a round that ends
 * at 1.00.
 */
async function momentOf(
  { seals }: Pick<Context, 'seals'>,
  transaction: Queryable,
  { game, pace, arrivedAtMs, ageMs }: Pick<TableRequest, 'game' | 'pace' | 'arrivedAtMs' | 'ageMs'>,
  roundNumber: number,
): Promise<Moment> {
  const { name } = game.rules;
  const [row] = await transaction.query<{
    openedAtMs: number;
    departsMs: number;
    endsMs: number | null;
    sinceEndMs: number | null;
    sealed: Uint8Array | null;
  }>({
    name: 'live-cash-out-moment',
    text: `
      SELECT r.opened_at AS "openedAtMs", r.departs_ms AS "departsMs", coalesce(r.ends_ms, s.ends_ms) AS "endsMs",
        extract(epoch FROM clock_timestamp())::double precision * 1000 - r.ended_at AS "sinceEndMs", s.sealed
      FROM live_rounds r LEFT JOIN live_secrets s USING (game, round_number)
      WHERE game = $1 AND round_number = $2 AND r.state IN ('running', 'ended')`,
    values: [name, roundNumber],
  });
  if (row === undefined) throw refuse('notRunning');
  const { openedAtMs, departsMs, sinceEndMs, sealed } = row;
  // Read after the answer, so that it is at least the call's age when the database looked at its clock: what arrived before
  // the end was stored never counts as later.
  const afterEndMs = sinceEndMs === null ? 0 : sinceEndMs - ageMs();
  const endsMs = row.endsMs ?? (sealed === null ? null : openEnd(seals, sealed, name, roundNumber));
  const byClockMs = (arrivedAtMs - openedAtMs) * pace - game.bettingMs - departsMs;
  const receivedAtMs =
    endsMs !== null && afterEndMs > 0 ? Math.max(byClockMs, endsMs + afterEndMs * pace) : byClockMs;
  if (receivedAtMs < 0) throw refuse('notRunning');
  return { receivedAtMs, endedAtMs: endsMs !== null && endsMs <= receivedAtMs ? endsMs : null };
}

/**
 * The ticket with one more cash-out: by hand at that moment, or at its target if it had reached that. Of two calls that
 * are processed in the other order than they arrived, the earlier one counts from the later one's moment, which came
 * before the end too.
 */
export function endAt(
  game: SharedGame,
  rules: CashOut,
  ticket: StoredTicket,
  part: 'all' | 'half',
  arrivedMs: number,
): StoredTicket {
  const runningMs = Math.max(arrivedMs, rules.lastMs(ticket.bet));
  const automaticMs = rules.automaticMs(ticket.bet);
  const target = rules.target(ticket.bet);
  if (target !== null && automaticMs !== null && automaticMs <= runningMs) {
    return ended(game, rules, ticket, 'all', { multiplier: target, runningMs: automaticMs });
  }
  return ended(game, rules, ticket, part, { multiplier: rules.multiplierAt(runningMs), runningMs });
}

function ended(
  game: SharedGame,
  rules: CashOut,
  ticket: StoredTicket,
  part: 'all' | 'half',
  { multiplier, runningMs }: { readonly multiplier: Multiplier; readonly runningMs: number },
): StoredTicket {
  const bet: Json = rules.end(ticket.bet, part, multiplier);
  // For example more half cash-outs than a ticket allows.
  if (parseBet(game.rules, bet) === null) throw refuse('badRequest');
  const isOver = rules.isOver(bet);
  return {
    ...ticket,
    bet,
    payout: rules.paidCentavos(bet),
    outMs: isOver ? Math.max(0, runningMs) : null,
    outMultiplier: isOver ? multiplierText(multiplier) : null,
  };
}

/** The unpaid part of a payout, split like the stake. */
export function repaymentOf(
  { uid, ticketId, stake, cashStake, payout: paid }: StoredTicket,
  payout: Centavos,
): Repayment {
  const cashOf = (amount: bigint) => cashPart(centavos(amount), centavos(cashStake), centavos(stake));
  const cash = cashOf(payout) - cashOf(paid);
  return {
    uid,
    reference: ticketId.toString(),
    cashCentavos: centavos(cash),
    bonusCentavos: centavos(payout - paid - cash),
  };
}
