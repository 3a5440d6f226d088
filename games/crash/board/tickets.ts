import * as z from 'zod/mini';
import type { LateTap, Ticket } from '../../kit/card';
import { type Centavos, centavos } from '../../kit/rules/money';
import { type Bet, bet, cut, partOf, worth } from '../rules/bet';
import type { SharedBoardProps } from './strings';

/** A panel's tickets: the one of the current round, and the one queued for the next. */
export interface PanelTickets {
  readonly current: Ticket | null;
  readonly next: Ticket | null;
}

export function ticketsOf(
  { tickets, roundNumber, replay }: Pick<SharedBoardProps, 'tickets' | 'roundNumber' | 'replay'>,
  panel: number,
): PanelTickets {
  const own = tickets.filter((ticket) => ticket.panel === panel && ticket.state !== 'takenBack');
  if (replay) return { current: own.at(-1) ?? null, next: null };
  return {
    current: own.findLast((ticket) => ticket.roundNumber === roundNumber) ?? null,
    next: own.findLast((ticket) => roundNumber !== null && ticket.roundNumber > roundNumber) ?? null,
  };
}

export function betOf(ticket: Ticket | null): Bet | null {
  if (ticket === null) return null;
  const parsed = z.safeDecode(bet, ticket.bet as never);
  return parsed.success ? parsed.data : null;
}

/** The part of a ticket's stake still in the round; zero once it is settled. */
export function ridingOf(ticket: Ticket | null): Centavos {
  const placed = betOf(ticket);
  return placed === null || ticket?.state !== 'open' ? centavos(0n) : cut(placed).riding;
}

/** What a cash-out now would pay, whole or half. */
export const worthNow = (riding: Centavos, part: 'all' | 'half', hundredths: bigint): Centavos =>
  worth(partOf(riding, part), hundredths);

/** The reason of a ticket's result. */
export type Reason = 'reached' | 'hopped' | 'partly' | 'notReached' | 'stayed' | 'late';

export interface TicketResult {
  readonly reason: Reason;
  /** The multiplier that the reason mentions, in hundredths. */
  readonly at: bigint;
  readonly stakeCentavos: Centavos;
  readonly target: bigint;
  /** Whether the target was set by the exposure limit or not at all, and not by the player. */
  readonly isOff: boolean;
  readonly payoutCentavos: Centavos;
  readonly late: LateTap | null;
}

/** The result of a settled ticket in a round that ended at `endedAt`; null for an invalid ticket. */
export function resultOf(
  ticket: Ticket,
  endedAt: bigint,
  late: LateTap | null,
  lastStop: bigint,
): TicketResult | null {
  const placed = betOf(ticket);
  if (placed === null) return null;
  const { ended, riding } = cut(placed);
  const base = {
    stakeCentavos: placed.stake,
    target: placed.target,
    isOff: placed.target >= lastStop,
    payoutCentavos: ticket.payoutCentavos,
    late: null,
  };
  const last = ended.at(-1);
  if (placed.target <= endedAt && (riding > 0n || last?.multiplier === placed.target)) {
    return { ...base, reason: 'reached', at: placed.target };
  }
  if (riding === 0n && last !== undefined) return { ...base, reason: 'hopped', at: last.multiplier };
  if (late?.ticketId === ticket.ticketId) return { ...base, reason: 'late', at: endedAt, late };
  if (last !== undefined) return { ...base, reason: 'partly', at: last.multiplier };
  return { ...base, reason: placed.target >= lastStop ? 'stayed' : 'notReached', at: endedAt };
}
