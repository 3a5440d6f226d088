import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { channelDays, channelSum, channelTransfers, firstChannelTransfer } from '../../ledger/desk/channels';
import { dayAfter, endOf, manilaDate, startOf } from '../../manilaDay';
import { depositSources } from '../payments/desk';
import { paidOut } from '../withdrawals/reports';
import { endsOf } from './ends';
import type { End, OurItem, TheirItem } from './items';
import { type Matching, matchItems, sumOf } from './match';
import { linesOf, linesSum, type Statement, statementsOf } from './statements';

/** The sums of a day in centavos, cash out negative. What was carried over to it from earlier days is in them. */
export interface Sums {
  readonly ours: bigint;
  readonly theirs: bigint;
  readonly matched: bigint;
  readonly onlyOurs: bigint;
  readonly onlyTheirs: bigint;
}

export interface ReconciledDay extends Matching {
  readonly day: string;
  readonly ends: readonly End[];
  readonly statements: readonly Statement[];
  readonly sums: Sums;
  /** Whether both sides add up, and to what the ledger and the statements themselves sum up to. */
  readonly isProved: boolean;
  /** Items without a match and without an end. */
  readonly open: number;
  /** An earlier day that has to be closed first; null where there is none. */
  readonly closeFirst: string | null;
  readonly closed: ClosedDay | null;
  /** Changes when anything of the day does. */
  readonly digest: string;
}

export interface ClosedDay {
  readonly day: string;
  readonly proposalId: bigint;
  readonly closedAt: Date;
}

/** What the ledger has moved through payment channels on a day. */
async function transfersOf(on: Queryable, day: string): Promise<OurItem[]> {
  const transfers = await channelTransfers(on, startOf(day), endOf(day));
  const itemOf = (reference: string) => reference.replace(/:paid$/, '');
  /** A payment that the bank has taken back is an item of its own. */
  const referenceOf = (item: string) => item.replace(/:reversed$/, '');
  const items = transfers.map(({ reference }) => referenceOf(itemOf(reference)));
  const numbers = items
    .filter((item) => /^CO[1-9][0-9]{0,17}$/.test(item))
    .map((item) => BigInt(item.slice(2)));
  const deposits = new Map((await depositSources(on, items)).map((row) => [row.reference, row]));
  const payouts = new Map((await paidOut(on, numbers)).map((row) => [row.reference, row]));
  return transfers.map(({ reference, uid, kind, amount, at }) => {
    const item = itemOf(reference);
    const known = referenceOf(item);
    const deposit = kind === 'deposit' ? deposits.get(known) : undefined;
    const payout = kind === 'withdrawal' ? payouts.get(known) : undefined;
    return {
      item,
      reference: known,
      uid,
      amount,
      at,
      channel: deposit?.channel ?? payout?.channel ?? null,
      method: deposit?.method ?? payout?.type ?? null,
      channelId: deposit?.channelId ?? payout?.channelReference ?? null,
      carriedFrom: null,
    };
  });
}

/** The day that was closed last before this one; null for the first. */
async function closedBefore(on: Queryable, day: string): Promise<string | null> {
  const [row] = await on.query<{ day: string | null }>({
    name: 'reconciliation-closed-before',
    text: `SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM reconciliation_days WHERE day < $1`,
    values: [day],
  });
  return row?.day ?? null;
}

/** The first day after the last closed one and before this one that has anything to reconcile. */
async function dayToCloseFirst(on: Queryable, day: string, closed: string | null): Promise<string | null> {
  const since = closed === null ? new Date(0) : endOf(closed);
  const first = await firstChannelTransfer(on, since, startOf(day));
  const [line] = await on.query<{ day: string | null }>({
    name: 'reconciliation-first-line',
    text: `
      SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM statement_lines
      WHERE day < $1 AND ($2::date IS NULL OR day > $2)`,
    values: [day, closed],
  });
  const days = [first === null ? null : manilaDate(first), line?.day ?? null].filter((one) => one !== null);
  return days.toSorted()[0] ?? null;
}

/** The earliest day before this one that has to be closed; null where there is none. */
export const dayToClose = async (on: Queryable, day: string): Promise<string | null> =>
  dayToCloseFirst(on, day, await closedBefore(on, day));

/** Items that the last closed day has carried over to this one. */
async function carriedTo(
  on: Queryable,
  closed: string | null,
): Promise<{ ours: OurItem[]; theirs: TheirItem[] }> {
  const carried =
    closed === null ? [] : (await endsOf(on, closed)).filter(({ outcome }) => outcome === 'carried');
  const ours: OurItem[] = [];
  const theirs: TheirItem[] = [];
  for (const origin of new Set(carried.map((end) => end.origin))) {
    const wanted = (side: End['side']) =>
      new Set(carried.filter((end) => end.origin === origin && end.side === side).map(({ item }) => item));
    const [our, their] = [wanted('ours'), wanted('theirs')];
    const came = <Item extends OurItem | TheirItem>(item: Item): Item => ({ ...item, carriedFrom: origin });
    if (our.size > 0)
      ours.push(...(await transfersOf(on, origin)).filter(({ item }) => our.has(item)).map(came));
    if (their.size > 0)
      theirs.push(...(await linesOf(on, origin)).filter(({ item }) => their.has(item)).map(came));
  }
  return { ours, theirs };
}

/** One day: what matches, what does not, and whether the sums prove it. */
export async function readDay(on: Queryable, day: string): Promise<ReconciledDay> {
  const before = await closedBefore(on, day);
  const closeFirst = await dayToCloseFirst(on, day, before);
  // Until the days between are closed, nobody knows what they carry over.
  const carried = closeFirst === null ? await carriedTo(on, before) : { ours: [], theirs: [] };
  const ours = [...carried.ours, ...(await transfersOf(on, day))];
  const theirs = [...carried.theirs, ...(await linesOf(on, day))];
  const ends = await endsOf(on, day);
  const matching = matchItems(ours, theirs, ends);
  const { pairs, onlyOurs, onlyTheirs } = matching;
  const sums = {
    ours: (await channelSum(on, startOf(day), endOf(day))) + sumOf(carried.ours),
    theirs: (await linesSum(on, day)) + sumOf(carried.theirs),
    matched: sumOf(pairs.map((pair) => pair.ours)),
    onlyOurs: sumOf(onlyOurs),
    onlyTheirs: sumOf(onlyTheirs),
  };
  const decided = new Set(ends.map(({ side, item }) => `${side} ${item}`));
  const open =
    onlyOurs.filter(({ item }) => !decided.has(`ours ${item}`)).length +
    onlyTheirs.filter(({ item }) => !decided.has(`theirs ${item}`)).length;
  const read = {
    ...matching,
    day,
    ends,
    statements: await statementsOf(on, day),
    sums,
    isProved:
      sums.ours === sums.matched + sums.onlyOurs &&
      sums.theirs === sums.matched + sums.onlyTheirs &&
      sums.matched === sumOf(pairs.map((pair) => pair.theirs)),
    open,
    closeFirst,
    closed: await closedDay(on, day),
  };
  return { ...read, digest: digestOf(read) };
}

const digestOf = ({ day, pairs, onlyOurs, onlyTheirs, ends }: Omit<ReconciledDay, 'digest'>): string => {
  const facts = [
    day,
    pairs.map(({ ours, theirs, how }) => [ours.item, theirs.item, how, `${ours.amount}`]),
    [onlyOurs, onlyTheirs].map((items) => items.map(({ item, amount }) => [item, `${amount}`])),
    ends,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
};

async function closedDay(on: Queryable, day: string): Promise<ClosedDay | null> {
  const [row] = await on.query<ClosedDay>({
    name: 'reconciliation-closed',
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, proposal_id AS "proposalId", closed_at AS "closedAt"
      FROM reconciliation_days WHERE day = $1`,
    values: [day],
  });
  return row ?? null;
}

/** Why a day cannot be closed yet, in words for an operator; null where it can. */
export function closingRefusal(day: ReconciledDay, now: Date): string | null {
  if (day.closed !== null) return 'The day is closed.';
  if (now < endOf(day.day)) return 'The day is not over.';
  if (day.closeFirst !== null) return `Close ${day.closeFirst} first.`;
  if (!day.isProved) return 'The sums do not agree.';
  return day.open > 0 ? `${day.open} items are open.` : null;
}

/** Closes a day that the caller has locked; nothing of it changes any more. Refuses "alreadySet". */
export async function closeDay(
  tx: Queryable,
  { day, sums }: ReconciledDay,
  proposalId: bigint,
  now: Date,
): Promise<void> {
  const { ours, theirs, matched, onlyOurs, onlyTheirs } = sums;
  const rows = await tx.query({
    name: 'reconciliation-close',
    text: `
      INSERT INTO reconciliation_days
        (day, ours, theirs, matched, only_ours, only_theirs, proposal_id, closed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING day`,
    values: [day, ours, theirs, matched, onlyOurs, onlyTheirs, proposalId, now],
  });
  if (rows.length === 0) throw refuse('alreadySet', 'The day is closed.');
}

/** The state of each of the last days, the newest last. A day without any movement is empty. */
export async function recentDays(on: Queryable, today: string, count: number) {
  const first = dayAfter(today, 1 - count);
  const days = Array.from({ length: count }, (_, index) => dayAfter(first, index));
  const moved = await channelDays(on, startOf(first), endOf(today));
  const rows = await on.query<{ day: string; isClosed: boolean }>({
    name: 'reconciliation-recent',
    text: `
      SELECT to_char(day, 'YYYY-MM-DD') AS day, true AS "isClosed" FROM reconciliation_days WHERE day >= $1
      UNION SELECT DISTINCT to_char(day, 'YYYY-MM-DD'), false FROM statement_lines WHERE day >= $1`,
    values: [first],
  });
  const closed = new Set(rows.filter(({ isClosed }) => isClosed).map(({ day }) => day));
  const told = new Set(rows.map(({ day }) => day));
  const stateOf = (day: string) => {
    if (closed.has(day)) return 'closed' as const;
    if (day === today) return 'running' as const;
    return moved.has(day) || told.has(day) ? ('open' as const) : ('empty' as const);
  };
  return days.map((day) => ({ day, state: stateOf(day) }));
}
