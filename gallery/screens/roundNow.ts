import * as z from 'zod/mini';
import type { BoardPhase, Moment, TablePhase, Ticket } from '../../games/kit/card';
import { type Centavos, centavos, formatPesos, parsePesos, ZERO } from '../../games/kit/rules/money';
import type { Json } from '../../games/kit/rules/round';
import type { Timeline } from '../../games/kit/scene/scene';

/** How far a round is: it changes with its beats, not with its frames. */
export interface RoundNow {
  readonly phase: BoardPhase;
  /** The events shown so far. */
  readonly eventCount: number;
  /** Whether the celebration is over. */
  readonly over: boolean;
}

/** Where the moment's round is at a time in ms since its start. */
export function roundAt(moment: Moment, timeline: Timeline | null, nowMs: number): RoundNow {
  if (moment.waiting === true) return { phase: 'waiting', eventCount: 0, over: true };
  if (timeline === null) return { phase: 'betting', eventCount: 0, over: true };
  const passed = timeline.beats.filter(({ atMs }) => atMs <= nowMs);
  const eventCount = passed.reduce((most, { eventIndex }) => Math.max(most, eventIndex + 1), 0);
  if (nowMs < timeline.resultMs) return { phase: 'playing', eventCount, over: true };
  return { phase: 'result', eventCount: moment.events.length, over: nowMs >= timeline.endMs };
}

/** The phase of a shared table; its events say when betting closes. */
export function tablePhaseAt(moment: Moment, timeline: Timeline | null, nowMs: number): TablePhase {
  const opening = z.safeParse(opened, moment.events[0]);
  if (!opening.success || nowMs < opening.data.closesAtMs) return 'betting';
  if (timeline !== null && nowMs >= timeline.resultMs) return 'result';
  const hasBegun = moment.events.slice(1).some((event) => timeOf(event) <= nowMs);
  return hasBegun ? 'running' : 'closed';
}

const opened = z.object({ closesAtMs: z.number() });
const timed = z.object({ atMs: z.number() });
const settled = z.object({ type: z.literal('roundSettled'), stake: z.string(), payout: z.string() });
const cashedOut = z.object({ mine: z.literal(true), multiplier: z.string(), atMs: z.number() });

const timeOf = (event: Json): number => {
  const parsed = z.safeParse(timed, event);
  return parsed.success ? parsed.data.atMs : 0;
};

/** What the round paid. */
export interface Paid {
  readonly stake: Centavos;
  readonly payout: Centavos;
}

/** The result that the events of an instant round name; null while there is none. */
export function paidIn(events: readonly Json[]): Paid | null {
  for (const event of events) {
    const parsed = z.safeParse(settled, event);
    if (parsed.success)
      return { stake: inCentavos(parsed.data.stake), payout: inCentavos(parsed.data.payout) };
  }
  return null;
}

/** The stake of the ticket in a moment that names none. */
const TICKET_STAKE = centavos(10_000n);

/** The player's own ticket in a moment of a shared round; null where the moment has no bet of theirs. */
export function ticketAt(moment: Moment, usualBet: Json, nowMs: number): Ticket | null {
  const paid = paidIn(moment.events);
  const hop = moment.events
    .map((event) => z.safeParse(cashedOut, event))
    .find(({ success }) => success)?.data;
  if (paid === null && hop === undefined) return null;
  const stake = paid?.stake ?? TICKET_STAKE;
  const isOut = hop !== undefined && nowMs >= hop.atMs;
  const payout = paid?.payout ?? (isOut ? times(stake, hop.multiplier) : ZERO);
  const isSettled = paid === null ? isOut : nowMs >= Math.max(...moment.events.map(timeOf));
  return {
    ticketId: 'gallery',
    panel: 0,
    roundNumber: ROUND_NUMBER,
    bet: { ...(usualBet as object), ...moment.ownBet, stake: formatPesos(stake) },
    stakeCentavos: stake,
    payoutCentavos: isSettled ? payout : ZERO,
    state: isSettled ? 'settled' : 'open',
  };
}

/** The number of every shared round in the gallery. */
export const ROUND_NUMBER = 12;

const inCentavos = (pesos: string): Centavos => parsePesos(pesos) ?? ZERO;
/** A multiplier has two decimals. */
const times = (stake: Centavos, multiplier: string): Centavos =>
  centavos((stake * BigInt(multiplier.replace('.', ''))) / 100n);
