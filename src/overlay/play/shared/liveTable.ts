import type {
  LiveMessage,
  LivePastRound,
  LiveRound,
  LiveTableBet,
  LiveTicket,
} from '../../../../contract/live';
import { type Centavos, centavos } from '../../../../games/kit/rules/money';

/** All that is known of a table: the round on show, the rounds before it, and the player's own bets. */
export interface TableState {
  /** The end of the chain of seeds, published before its first round. */
  readonly chainEnd: string;
  /** The number of that round. */
  readonly chainFrom: number;
  readonly round: LiveRound;
  /** Newest first. The round on show joins them when it is over. */
  readonly past: readonly LivePastRound[];
  /** The player's own, of this round and the next, in the order they were bet. */
  readonly tickets: readonly LiveTicket[];
  /** What was published for the rounds that were seen to open, by their numbers. */
  readonly published: ReadonlyMap<number, Published>;
}

/** What the table commits to while a round takes bets. */
export interface Published {
  readonly commitment: string;
  readonly chainEnd: string;
  readonly chainFrom: number;
}

/** What changes a table, whether a server tells it or the demo. */
export type TableStep =
  | Extract<LiveMessage, { type: 'table' | 'round' | 'tick' }>
  | { readonly type: 'ticket'; readonly ticket: LiveTicket };

/** More past rounds than any strip or list shows. */
const PAST_KEPT = 50;
/** As many of the others' bets as a list shows; `aboard` counts them all. */
const BETS_KEPT = 200;

/** A table as far as its messages have been received, in their order. */
export interface TableFeed {
  /** Null until the whole table has come. The same object for as long as no message changes anything. */
  readonly table: TableState | null;
  /** The number of the last message that is in the table. */
  readonly seq: number;
  /** A message is missing: rounds and ticks are dropped until the whole table has come again. */
  readonly isBehind: boolean;
}

export const NO_FEED: TableFeed = { table: null, seq: 0, isBehind: false };

/** Takes one message in. One that came before changes nothing; one that leaves a gap says that the feed is behind. */
export function stepFeed(feed: TableFeed, step: TableStep): TableFeed {
  if (step.type === 'ticket') return { ...feed, table: stepTable(feed.table, step) };
  if (step.type === 'table') {
    return { table: stepTable(feed.table, step), seq: step.seq, isBehind: false };
  }
  if (feed.table === null || feed.isBehind || step.seq <= feed.seq) return feed;
  if (step.seq !== feed.seq + 1) return { ...feed, isBehind: true };
  return { ...feed, table: stepTable(feed.table, step), seq: step.seq };
}

/** One step of a table, in its turn. What belongs to another round changes nothing. */
function stepTable(state: TableState | null, step: TableStep): TableState | null {
  if (step.type === 'table') {
    const { chainEnd, chainFrom, round, past, tickets } = step;
    const published = withPublished(state?.published ?? new Map(), step);
    return { chainEnd, chainFrom, round, past: past.slice(0, PAST_KEPT), tickets, published };
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
        published: withPublished(state.published, step),
      };
    }
    case 'tick':
      return step.roundNumber === state.round.roundNumber ? afterTick(state, step) : state;
    case 'ticket':
      return { ...state, tickets: withTicket(state.tickets, step.ticket) };
  }
}

/**
 * What was committed to for a past round: what was seen while it took bets, else what the chain on show tells.
 * Null parts are not known here: the round belongs to an older chain.
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

/** A tick that says nothing new gives the same table again: most of them only say that the line stands. */
function afterTick(state: TableState, tick: Extract<TableStep, { type: 'tick' }>): TableState {
  const { round } = state;
  const next = {
    ...round,
    phase: tick.phase,
    aboard: tick.aboard,
    events: tick.events.length === 0 ? round.events : [...round.events, ...tick.events],
    bets: withBets(round.bets, tick.bets, tick.left),
  };
  const past = withPast(state.past, tick.ended);
  const isSame =
    next.phase === round.phase &&
    next.aboard === round.aboard &&
    next.events === round.events &&
    next.bets === round.bets;
  if (isSame && past === state.past) return state;
  return { ...state, round: isSame ? round : next, past };
}

/** What a ticket has paid since it was last heard of. */
export interface TicketPayout {
  readonly ticket: LiveTicket;
  readonly addedCentavos: Centavos;
}

/**
 * The tickets that paid or came to their end between two states of a table. A ticket that is heard of for the
 * first time when all is over says nothing new: it was settled while nobody looked.
 */
export function payoutsBetween(
  before: readonly LiveTicket[],
  after: readonly LiveTicket[],
): readonly TicketPayout[] {
  return after.flatMap((ticket) => {
    const known = before.find(({ ticketId }) => ticketId === ticket.ticketId);
    if (known === undefined || known.state !== 'open' || ticket.state === 'takenBack') return [];
    const addedCentavos = centavos(ticket.payout - known.payout);
    return addedCentavos > 0n || ticket.state === 'settled' ? [{ ticket, addedCentavos }] : [];
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

/** A ticket only ever gains; an older word of it, which came another way, is not listened to. */
function withTicket(tickets: readonly LiveTicket[], told: LiveTicket): readonly LiveTicket[] {
  if (told.state === 'takenBack') return tickets.filter(({ ticketId }) => ticketId !== told.ticketId);
  const known = tickets.find(({ ticketId }) => ticketId === told.ticketId);
  if (known === undefined) return [...tickets, told];
  const older = (known.state !== 'open' && told.state === 'open') || told.payout < known.payout;
  return older ? tickets : tickets.map((ticket) => (ticket === known ? told : ticket));
}
