import * as z from 'zod/mini';
import type { Ticket } from '../../kit/card';
import { type Centavos, sum } from '../../kit/rules/money';
import { bet } from '../rules/bet';
import { SIDES, type Side } from '../rules/matchups';
import { sabongShared } from '../rules/shared';
import { type Contest, contestOf } from './contest';
import { paysCentavos } from './figures';
import type { SharedBoardProps } from './strings';

/** The panel of a run. Each bet of a contest has a panel of its own; single ones take the first that is free. */
export const RUN_PANEL = 0;

/** open: bets are accepted. closed: no bet is accepted any more, and the birds meet. over: it is decided. */
export type Standing = 'joining' | 'open' | 'closed' | 'over';

/** The player's bets on one side of the contest. */
export interface Backed {
  readonly side: Side;
  readonly card: number;
  readonly stakeCentavos: Centavos;
  /** The sum of what each bet pays if the side wins. */
  readonly paysCentavos: Centavos;
  /** The newest of them, which is taken back first. */
  readonly lastTicketId: string;
}

/** The result of the player's bets. */
export interface BetResult {
  /** The side backed; the winner where the player backed several. */
  readonly side: Side;
  readonly isMixed: boolean;
  readonly winner: Side;
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** won: more than the stakes was paid. back: the stakes were returned. */
  readonly tone: 'won' | 'back' | 'lost';
}

export interface BoardView {
  readonly contest: Contest;
  readonly standing: Standing;
  /** The player's bets in the current contest by side, in the order of the sides. */
  readonly backed: readonly Backed[];
  /** The player's newest bet that can be taken back; null without one. */
  readonly lastTicketId: string | null;
  /** Where the next bet goes; null where the contest takes no more of this player. */
  readonly freePanel: number | null;
  /** Set while the result is shown. */
  readonly result: BetResult | null;
  readonly winner: Side | null;
}

/** The state of the contest for this player. */
export function viewOf(props: SharedBoardProps): BoardView {
  const { phase, playback, replay } = props;
  const contest = contestOf(playback?.events ?? []);
  const own = ownTickets(props);
  const backed = backedBy(own);
  const standing = standingOf(props, contest);
  // In a replay the result is known before the scene has reached it.
  const winner = phase === 'result' ? (contest.decided?.winner ?? null) : null;
  const isSettled = own.length > 0 && own.every(({ state }) => state === 'settled');
  return {
    contest: replay ? { ...contest, points: [] } : contest,
    standing,
    backed,
    lastTicketId: own.findLast(({ state }) => state === 'open')?.ticketId ?? null,
    freePanel: PANELS.find((panel) => !own.some((ticket) => ticket.panel === panel)) ?? null,
    winner,
    result: winner !== null && isSettled ? resultOf(own, backed, winner) : null,
  };
}

const PANELS = Array.from({ length: sabongShared.panels }, (_, panel) => panel);

function standingOf({ phase, replay }: SharedBoardProps, { card }: Contest): Standing {
  if (phase === 'joining' || card === null) return 'joining';
  if (phase === 'result') return 'over';
  return phase === 'closed' || phase === 'running' || replay ? 'closed' : 'open';
}

function ownTickets({ tickets, roundNumber, replay }: SharedBoardProps): readonly Ticket[] {
  return tickets.filter(
    (ticket) => ticket.state !== 'takenBack' && (replay || ticket.roundNumber === roundNumber),
  );
}

function backedBy(tickets: readonly Ticket[]): readonly Backed[] {
  const bets = tickets.flatMap((ticket) => {
    const parsed = z.safeDecode(bet, ticket.bet as never);
    return parsed.success ? [{ ...parsed.data, ticketId: ticket.ticketId }] : [];
  });
  return SIDES.flatMap((side) => {
    const on = bets.filter((placed) => placed.side === side);
    const last = on.at(-1);
    if (last === undefined) return [];
    const pays = on.map(({ stake, card }) => paysCentavos(stake, card, side));
    return [
      {
        side,
        card: last.card,
        stakeCentavos: sum(on.map(({ stake }) => stake)),
        paysCentavos: sum(pays),
        lastTicketId: last.ticketId,
      },
    ];
  });
}

function resultOf(tickets: readonly Ticket[], backed: readonly Backed[], winner: Side): BetResult {
  const stakeCentavos = sum(tickets.map((ticket) => ticket.stakeCentavos));
  const payoutCentavos = sum(tickets.map((ticket) => ticket.payoutCentavos));
  const tone = payoutCentavos > stakeCentavos ? 'won' : payoutCentavos > 0n ? 'back' : 'lost';
  const isMixed = backed.length > 1;
  const side = isMixed ? winner : (backed[0]?.side ?? winner);
  return { side, isMixed, winner, stakeCentavos, payoutCentavos, tone };
}
