import * as z from 'zod/mini';
import type { LiveRound, LiveTicket } from '../../../../contract/live';
import type { SettledRound } from '../../../../contract/play';
import type { BoardPhase, TableBet, TablePhase, Ticket } from '../../../../games/kit/card';
import { formatPesos, sum } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { winTier } from '../../../../games/kit/rules/tier';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import type { TableClock } from './live';
import type { TableState } from './liveTable';

export const ticketOf = ({ stake, payout, ...ticket }: LiveTicket): Ticket => ({
  ...ticket,
  stakeCentavos: stake,
  payoutCentavos: payout,
});

/** Everybody's bets, and which of them are the player's own. */
export function tableBets({ round, tickets }: TableState): readonly TableBet[] {
  const own = new Set(
    tickets.flatMap(({ seat, roundNumber }) =>
      roundNumber === round.roundNumber && seat !== null ? [seat] : [],
    ),
  );
  return round.bets.map(({ stake, ...bet }) => ({ ...bet, stakeCentavos: stake, mine: own.has(bet.seat) }));
}

/** What of a table is seen on stage. */
export interface Staged {
  readonly round: Pick<LiveRound, 'roundNumber' | 'openedAt' | 'phase' | 'events'>;
  readonly tickets: readonly LiveTicket[];
}

/**
 * The table's round as the stage performs it: it starts when betting opened, and grows. What happened to the
 * player's own seats is marked `mine`, and once the round is over his own result joins what everybody is told.
 */
export function livePerformance(game: string, { round, tickets }: Staged, clock: TableClock): RoundPlayback {
  const own = tickets.filter(({ roundNumber }) => roundNumber === round.roundNumber);
  const seats = new Set(own.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  const events = round.events.map((event) => {
    const placed = z.safeParse(seated, event);
    return placed.success && seats.has(placed.data.seat) ? { ...(event as object), mine: true } : event;
  });
  const over = round.phase === 'result' && own.length > 0 && own.every(({ state }) => state === 'settled');
  return {
    roundId: `${game}-${round.roundNumber}`,
    events: over ? [...events, resultEvent(own, events.at(-1) ?? null)] : events,
    startedAtMs: clock.at(round.openedAt),
  };
}

/** What the player's tickets came to in all, at the time of the round's last event. */
function resultEvent(own: readonly LiveTicket[], last: Json): Json {
  const stake = sum(own.map((ticket) => ticket.stake));
  const payout = sum(own.map((ticket) => ticket.payout));
  const at = z.safeParse(timed, last);
  return {
    type: 'roundSettled',
    atMs: at.success ? at.data.atMs : 0,
    stake: formatPesos(stake),
    payout: formatPesos(payout),
    tier: winTier(stake, payout),
  };
}

const seated = z.object({ seat: z.int() });
const timed = z.object({ atMs: z.number() });

/** A past round shows the time of betting only as far as its last moment. */
const LEAD_MS = 700;

/** A past round, shown again from shortly before it began to run. */
export function pastPerformance(round: SettledRound, nowMs: number): RoundPlayback {
  const times = round.events.flatMap((event) => {
    const parsed = z.safeParse(timed, event);
    return parsed.success ? [parsed.data.atMs] : [];
  });
  const beganMs = times.find((atMs) => atMs > 0) ?? 0;
  const { roundId, events } = round;
  return {
    roundId: `${round.game}-own-${roundId}`,
    events,
    startedAtMs: nowMs - Math.max(0, beganMs - LEAD_MS),
  };
}

/** The ticket of a past round, as it was settled. */
export const pastTicket = (round: SettledRound): Ticket => ({
  ticketId: round.roundId,
  panel: 0,
  roundNumber: round.nonce,
  bet: round.bet,
  stakeCentavos: round.stake,
  payoutCentavos: round.payout,
  state: 'settled',
});

const PHASES: Readonly<Record<TablePhase, BoardPhase>> = {
  joining: 'betting',
  betting: 'betting',
  running: 'playing',
  result: 'result',
};

/** The same phase in the words of games that play alone. */
export const boardPhase = (phase: TablePhase): BoardPhase => PHASES[phase];
