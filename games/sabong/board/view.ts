import * as z from 'zod/mini';
import type { Ticket } from '../../kit/card';
import { type Centavos, centavos } from '../../kit/rules/money';
import { type Bet, bet } from '../rules/bet';
import type { Side } from '../rules/matchups';
import { type Contest, contestOf } from './contest';
import type { SharedBoardProps } from './strings';

/** The one panel of this board. */
export const PANEL = 0;

/** open: bets are accepted. placed: the player has one. closed: no bet is accepted any more, and the birds meet. over: it is decided. */
export type Standing = 'joining' | 'open' | 'placed' | 'closed' | 'over';

/** The result of the player's bet. */
export interface BetResult {
  readonly side: Side;
  readonly winner: Side;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** won: more than the stake was paid. back: the stake was returned. */
  readonly tone: 'won' | 'back' | 'lost';
}

export interface BoardView {
  readonly contest: Contest;
  readonly standing: Standing;
  /** The player's bet in the current contest, decoded. */
  readonly ticket: Ticket | null;
  readonly placed: Bet | null;
  /** Set while the result is shown. */
  readonly result: BetResult | null;
  readonly winner: Side | null;
}

/** The state of the contest for this player. */
export function viewOf(props: SharedBoardProps): BoardView {
  const { phase, performance, replay } = props;
  const contest = contestOf(performance?.events ?? []);
  const ticket = ticketOf(props);
  const placed = betOf(ticket);
  const standing = standingOf(props, contest, ticket);
  // In a replay the result is known before the scene has reached it.
  const winner = phase === 'result' ? (contest.decided?.winner ?? null) : null;
  const hasResult = winner !== null && placed !== null && ticket?.state === 'settled';
  return {
    contest: replay ? { ...contest, points: [] } : contest,
    standing,
    ticket,
    placed,
    winner,
    result: hasResult ? resultOf(ticket, placed, winner) : null,
  };
}

function standingOf({ phase, replay }: SharedBoardProps, { card }: Contest, ticket: Ticket | null): Standing {
  if (phase === 'joining' || card === null) return 'joining';
  if (phase === 'result') return 'over';
  if (phase === 'closed' || phase === 'running' || replay) return 'closed';
  return ticket?.state === 'open' ? 'placed' : 'open';
}

function ticketOf({ tickets, roundNumber, replay }: SharedBoardProps): Ticket | null {
  const own = tickets.filter(({ panel, state }) => panel === PANEL && state !== 'takenBack');
  return (replay ? own.at(-1) : own.findLast((ticket) => ticket.roundNumber === roundNumber)) ?? null;
}

function betOf(ticket: Ticket | null): Bet | null {
  const parsed = z.safeDecode(bet, (ticket?.bet ?? null) as never);
  return parsed.success ? parsed.data : null;
}

function resultOf({ stakeCentavos, payoutCentavos }: Ticket, { side }: Bet, winner: Side): BetResult {
  const net = centavos(payoutCentavos - stakeCentavos);
  const tone = net > 0n ? 'won' : payoutCentavos > 0n ? 'back' : 'lost';
  return { side, winner, stakeCentavos, payoutCentavos, tone };
}
