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

/** All bets of the round, with the player's own marked. */
export function tableBets({ round, tickets }: TableState): readonly TableBet[] {
  const own = new Set(
    tickets.flatMap(({ seat, roundNumber }) =>
      roundNumber === round.roundNumber && seat !== null ? [seat] : [],
    ),
  );
  return round.bets.map(({ stake, ...bet }) => ({ ...bet, stakeCentavos: stake, mine: own.has(bet.seat) }));
}

/** The part of a table that the stage shows. */
export interface Staged {
  readonly round: Pick<LiveRound, 'roundNumber' | 'openedAt' | 'phase' | 'events'>;
  readonly tickets: readonly LiveTicket[];
}

/**
 * The table's round as a playback: it starts when betting opened, and grows. Events of the player's own seats are
 * marked `mine`, and once the round is over the player's result is added.
 */
export function livePlayback(game: string, { round, tickets }: Staged, clock: TableClock): RoundPlayback {
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

/** The total result of the player's tickets, at the time of the round's last event. */
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

/** A replay skips the betting phase except for its last part, in ms. */
const LEAD_MS = 700;

/** A replay of a past round, from shortly before it began to run. */
export function pastPlayback(round: SettledRound, nowMs: number): RoundPlayback {
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

/** The settled ticket of a past round. */
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
  closed: 'playing',
  running: 'playing',
  result: 'result',
};

/** The phase in the terms of instant games. */
export const boardPhase = (phase: TablePhase): BoardPhase => PHASES[phase];
