import type {
  LiveMessage,
  LivePastRound,
  LiveRound,
  LiveTableBet,
  LiveTicket,
  TableCompany,
} from '../../../../contract/live';
import { type Centavos, centavos, sum } from '../../../../games/kit/rules/money';

/** The state of a table: the round on show, past rounds, and the player's tickets. */
export interface TableState {
  /** The end of the seed chain, published before its first round. */
  readonly chainEnd: string;
  /** The number of the first round of the chain. */
  readonly chainFrom: number;
  readonly round: LiveRound;
  /** Newest first. The round on show joins them when it is over. */
  readonly past: readonly LivePastRound[];
  /** The player's tickets of this round and the next, oldest first. */
  readonly tickets: readonly LiveTicket[];
  /** The player's stakes that came back because the round on show was called off. */
  readonly refundedCentavos: Centavos;
  /** Who else is at the table; null until it has been counted, and in the demo. */
  readonly company: TableCompany | null;
  /** The commitments of rounds that were seen to open, by round number. */
  readonly published: ReadonlyMap<number, Published>;
}

/** What the table publishes while a round takes bets. */
export interface Published {
  readonly commitment: string;
  readonly chainEnd: string;
  readonly chainFrom: number;
}

/** A message that changes a table, from the server or the demo worker. */
export type TableStep =
  | Extract<LiveMessage, { type: 'table' | 'round' | 'tick' }>
  | { readonly type: 'ticket'; readonly ticket: LiveTicket };

/** As many past rounds as the statistics count. */
const PAST_KEPT = 200;
/** The most bets of other players that a list shows; `aboard` counts all of them. */
const BETS_KEPT = 200;

/** A table with all messages received so far, in order. */
export interface TableFeed {
  /** Null until the full state has been received. The same object as long as no message changes anything. */
  readonly table: TableState | null;
  /** The sequence number of the last message applied. */
  readonly seq: number;
  /** Whether a message is missing: rounds and ticks are dropped until the full state has been received again. */
  readonly isBehind: boolean;
}

const NOTHING = centavos(0n);

export const NO_FEED: TableFeed = { table: null, seq: 0, isBehind: false };

/** Applies one message. A repeated one changes nothing; a gap marks the feed as behind. */
export function stepFeed(feed: TableFeed, step: TableStep): TableFeed {
  if (step.type === 'ticket') return { ...feed, table: stepTable(feed.table, step) };
  if (step.type === 'table') {
    return { table: stepTable(feed.table, step), seq: step.seq, isBehind: false };
  }
  if (feed.table === null || feed.isBehind || step.seq <= feed.seq) return feed;
  if (step.seq !== feed.seq + 1) return { ...feed, isBehind: true };
  return { ...feed, table: stepTable(feed.table, step), seq: step.seq };
}

/** Applies one message in order. A message of another round changes nothing. */
function stepTable(state: TableState | null, step: TableStep): TableState | null {
  if (step.type === 'table') {
    const { chainEnd, chainFrom, round, past, tickets } = step;
    const published = withPublished(state?.published ?? new Map(), step);
    return {
      chainEnd,
      chainFrom,
      round,
      past: past.slice(0, PAST_KEPT),
      tickets,
      refundedCentavos: state === null ? NOTHING : refundedBy(state, step),
      company: step.company ?? null,
      published,
    };
  }
  if (state === null) return null;
  switch (step.type) {
    case 'round': {
      const first = step.round.roundNumber;
      return {
        chainEnd: step.chainEnd,
        chainFrom: step.chainFrom,
        round: step.round,
        past: withPast(state.past, step.ended),
        tickets: state.tickets.filter(({ roundNumber }) => roundNumber >= first),
        refundedCentavos: NOTHING,
        company: state.company,
        published: withPublished(state.published, step),
      };
    }
    case 'tick':
      return step.roundNumber === state.round.roundNumber ? afterTick(state, step) : state;
    case 'ticket':
      return {
        ...state,
        tickets: withTicket(state.tickets, step.ticket),
        refundedCentavos: centavos(state.refundedCentavos + refundOf(state, step.ticket)),
      };
  }
}

/** What a ticket that was taken back returns because its round was called off: nobody else takes back that late. */
function refundOf({ round, tickets }: TableState, { ticketId, state, stake }: LiveTicket): Centavos {
  const known = tickets.find((ticket) => ticket.ticketId === ticketId);
  const isRefund =
    state === 'takenBack' && round.phase === 'result' && known?.roundNumber === round.roundNumber;
  return isRefund ? stake : NOTHING;
}

/** The same where the whole table no longer has the tickets of a round that has been called off. */
function refundedBy(state: TableState, whole: Extract<TableStep, { type: 'table' }>): Centavos {
  const { roundNumber } = whole.round;
  if (roundNumber !== state.round.roundNumber) return NOTHING;
  if (calledOffReason(whole) === null) return state.refundedCentavos;
  const gone = state.tickets.filter(
    (ticket) =>
      ticket.roundNumber === roundNumber &&
      !whole.tickets.some(({ ticketId }) => ticketId === ticket.ticketId),
  );
  return centavos(state.refundedCentavos + sum(gone.map(({ stake }) => stake)));
}

/** Why the round on show was called off; null if it was not. */
export function calledOffReason({ round, past }: Pick<TableState, 'round' | 'past'>): CalledOffReason | null {
  if (round.phase !== 'result') return null;
  return past.find(({ roundNumber }) => roundNumber === round.roundNumber)?.calledOff ?? null;
}

export type CalledOffReason = NonNullable<LivePastRound['calledOff']>;

/**
 * The commitment of a past round: what was seen while it took bets, otherwise what the current chain implies. Unknown
 * parts are null: the round belongs to an older chain.
 */
export function publishedFor(
  roundNumber: number,
  { past, published, chainEnd, chainFrom }: TableState,
): { readonly commitment: string | null; readonly chain: Omit<Published, 'commitment'> | null } {
  const seen = published.get(roundNumber);
  if (seen !== undefined) return { commitment: seen.commitment, chain: seen };
  if (roundNumber < chainFrom) return { commitment: null, chain: null };
  const before = past.find((round) => round.roundNumber === roundNumber - 1)?.serverSeed ?? null;
  return { commitment: roundNumber === chainFrom ? chainEnd : before, chain: { chainEnd, chainFrom } };
}

function withPublished(
  published: ReadonlyMap<number, Published>,
  { round, chainEnd, chainFrom }: Extract<TableStep, { type: 'table' | 'round' }>,
): ReadonlyMap<number, Published> {
  const { roundNumber, commitment } = round;
  const after = new Map(published).set(roundNumber, { commitment, chainEnd, chainFrom });
  for (const seen of published.keys()) if (seen < roundNumber - PAST_KEPT) after.delete(seen);
  return after;
}

/** Returns the same table for a tick without changes: most ticks only keep the connection alive. */
function afterTick(state: TableState, tick: Extract<TableStep, { type: 'tick' }>): TableState {
  const { round } = state;
  const next = {
    ...round,
    phase: tick.phase,
    aboard: tick.aboard,
    events: tick.events.length === 0 ? round.events : [...round.events, ...tick.events],
    bets: withBets(round.bets, tick.bets, tick.left),
    ...(tick.closing && { closing: tick.closing }),
    ...(tick.departure && { departure: tick.departure }),
  };
  const past = withPast(state.past, tick.ended);
  const company = tick.company ?? state.company;
  const isSame =
    tick.closing === undefined &&
    tick.departure === undefined &&
    next.phase === round.phase &&
    next.aboard === round.aboard &&
    next.events === round.events &&
    next.bets === round.bets;
  if (isSame && past === state.past && company === state.company) return state;
  return { ...state, round: isSame ? round : next, past, company };
}

/** What a ticket has paid since its previous state. */
export interface TicketPayout {
  readonly ticket: LiveTicket;
  readonly addedCentavos: Centavos;
}

/**
 * The tickets that paid or ended between two states of a table. A ticket that first appears when it is already
 * settled is skipped: it was settled while the player was not watching.
 */
export function payoutsBetween(
  before: readonly LiveTicket[],
  after: readonly LiveTicket[],
): readonly TicketPayout[] {
  return after.flatMap((ticket) => {
    const known = before.find(({ ticketId }) => ticketId === ticket.ticketId);
    if (known === undefined || ticket.state === 'takenBack') return [];
    const addedCentavos = centavos(ticket.payout - known.payout);
    const hasEnded = known.state === 'open' && ticket.state === 'settled';
    return addedCentavos > 0n || hasEnded ? [{ ticket, addedCentavos }] : [];
  });
}

function withPast(past: readonly LivePastRound[], ended: LivePastRound | null): readonly LivePastRound[] {
  if (ended === null || past.some(({ roundNumber }) => roundNumber === ended.roundNumber)) return past;
  return [ended, ...past].slice(0, PAST_KEPT);
}

function withBets(
  bets: LiveTableBet[],
  changed: readonly LiveTableBet[],
  left: readonly number[],
): LiveTableBet[] {
  if (changed.length === 0 && left.length === 0) return bets;
  const bySeat = new Map([...bets, ...changed].map((bet) => [bet.seat, bet]));
  for (const seat of left) bySeat.delete(seat);
  return [...bySeat.values()].toSorted((a, b) => a.seat - b.seat).slice(0, BETS_KEPT);
}

/** A ticket only moves forward; an older state of it, received another way, is ignored. */
function withTicket(tickets: readonly LiveTicket[], received: LiveTicket): readonly LiveTicket[] {
  if (received.state === 'takenBack') return tickets.filter(({ ticketId }) => ticketId !== received.ticketId);
  const known = tickets.find(({ ticketId }) => ticketId === received.ticketId);
  if (known === undefined) return [...tickets, received];
  const older = (known.state !== 'open' && received.state === 'open') || received.payout < known.payout;
  return older ? tickets : tickets.map((ticket) => (ticket === known ? received : ticket));
}
