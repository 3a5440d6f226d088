import type { BodyOf, ReplyOf } from '../../../contract/call';
import type {
  reconciliationCalls as calls,
  PairProposal,
  ReconciledDay as Shown,
} from '../../../contract/desk/reconciliation';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { manilaDate } from '../../manilaDay';
import { closeDay, closingRefusal, type ReconciledDay, readDay, recentDays } from '../reconciliation/days';
import { dropEnd, setEnd } from '../reconciliation/ends';
import type { OurItem, TheirItem } from '../reconciliation/items';
import { lockDay } from '../reconciliation/lockDay';
import { bringStatement } from '../reconciliation/statements';
import { record } from './audit';
import { decide, type ProposalRow, proposalsOf, propose } from './proposals';
import { requireCause } from './reconciliationCauses';
import { shownDay, sumsOf, type Waiting } from './reconciliationShown';

/** Days that the list of the screen shows. */
const DAYS_SHOWN = 7;

const objectOf = (day: string): string => `day ${day}`;

/** As stored with a proposal of a pair. */
interface PairContent {
  readonly ours: string;
  readonly theirs: string;
  readonly theirTitle: string;
  readonly amount: string;
}

/** What the first person saw of the day that is to be closed. */
interface Evidence {
  readonly digest: string;
  readonly sums: Readonly<Record<keyof ReconciledDay['sums'], string>>;
}

export const listDays = async ({ db, clock }: Context): Promise<ReplyOf<typeof calls.days>> => ({
  list: await recentDays(db, manilaDate(clock.now()), DAYS_SHOWN),
});

/** One day as the console shows it. `channels` are those that can give a statement. */
export async function showDay(context: Context, channels: readonly string[], day: string): Promise<Shown> {
  const { db, clock } = context;
  const now = clock.now();
  const read = await readDay(db, day);
  const isOpen = (row: ProposalRow) => row.state === 'open' && row.expiresAt > now;
  const object = objectOf(day);
  const waiting: Waiting = {
    pairs: (await proposalsOf(db, 'pair', object)).filter(isOpen).map((row) => ({ row, ...pairOf(row) })),
    closing: (await proposalsOf(db, 'day', object)).find(isOpen) ?? null,
  };
  return shownDay(context, read, waiting, channels);
}

const pairOf = ({
  content,
}: ProposalRow): Pick<PairProposal, 'ours' | 'theirs' | 'theirTitle' | 'amount'> => {
  const { ours, theirs, theirTitle, amount } = content as PairContent;
  return { ours, theirs, theirTitle, amount: centavos(BigInt(amount)) };
};

/** Takes in a channel's statement; see {@link bringStatement}. */
export async function bring(
  context: Context,
  operator: Operator,
  { day, channel, csv }: BodyOf<typeof calls.bring>,
): Promise<{ lines: number; added: number }> {
  const { db, clock } = context;
  const now = clock.now();
  if (day > manilaDate(now)) throw refuse('badRequest', 'The day has not begun.');
  return db.transaction(async (tx) => {
    const brought = await bringStatement(tx, { day, channel, csv, operatorId: operator.id, now });
    const detail = { channel, lines: brought.lines, added: brought.added };
    await record(tx, { operator, action: 'day.statement', object: objectOf(day), detail }, now);
    return brought;
  });
}

/** Says what became of an item, or takes it back. Refuses "notFound", "alreadySet" and "badRequest". */
export async function settle(
  { db, clock }: Context,
  operator: Operator,
  { day, side, item, outcome, because, owner, reason }: BodyOf<typeof calls.settle>,
): Promise<void> {
  const now = clock.now();
  if ((outcome === 'carried') !== (owner !== null)) throw refuse('badRequest', 'Name who looks after it.');
  await db.transaction(async (tx) => {
    await lockDay(tx, day);
    const read = await readDay(tx, day);
    const found = (side === 'ours' ? read.onlyOurs : read.onlyTheirs).find((one) => one.item === item);
    if (found === undefined) throw refuse('notFound');
    if (outcome === null) await dropEnd(tx, day, { side, item });
    else {
      await requireCause(tx, { side, outcome, because, owner });
      const origin = found.carriedFrom ?? day;
      const end = { side, item, outcome, because, origin, owner, reason, setBy: operator.id };
      await setEnd(tx, day, end, now);
    }
    const detail = { side, item, outcome, because, owner };
    const deed = { operator, action: 'day.settle', object: objectOf(day), reason, detail };
    await record(tx, { ...deed, amountCentavos: centavos(found.amount) }, now);
  });
}

/** The two halves of a pair, both open. Refuses "notFound", and "badRequest" for two amounts or channels. */
function halvesOf(
  { onlyOurs, onlyTheirs }: ReconciledDay,
  { ours, theirs }: Pick<PairContent, 'ours' | 'theirs'>,
): { our: OurItem; their: TheirItem } {
  const our = onlyOurs.find(({ item }) => item === ours);
  const their = onlyTheirs.find(({ item }) => item === theirs);
  if (our === undefined || their === undefined) throw refuse('notFound');
  if (our.amount !== their.amount || our.channel !== their.channel) {
    throw refuse('badRequest', 'A pair has one amount and one channel.');
  }
  return { our, their };
}

/** Proposes a pair. Refuses "notFound", "badRequest", "alreadySet" and "keyReused". */
export async function proposePair(
  context: Context,
  operator: Operator,
  { day, ours, theirs, reason, key }: BodyOf<typeof calls.proposePair>,
): Promise<void> {
  const read = await readDay(context.db, day);
  if (read.closed !== null) throw refuse('alreadySet', 'The day is closed.');
  const { our, their } = halvesOf(read, { ours, theirs });
  await propose(context, operator, {
    kind: 'pair',
    object: objectOf(day),
    content: { ours, theirs, theirTitle: their.channelId, amount: `${our.amount}` } satisfies PairContent,
    evidence: {},
    reason,
    key,
    told: { amountCentavos: centavos(our.amount), detail: { ours, theirs: their.channelId } },
  });
}

/** Decides on a pair; an approved one is matched from then on. */
export async function decidePair(
  context: Context,
  operator: Operator,
  { day, ...body }: BodyOf<typeof calls.decidePair>,
): Promise<{ isDone: boolean }> {
  return decide(context, operator, body, {
    kind: 'pair',
    isMine: (row) => row.object === objectOf(day),
    carryOut: async ({ content, by, reason }, tx, now) => {
      await lockDay(tx, day);
      const { our, their } = halvesOf(await readDay(tx, day), content as PairContent);
      const shared = { outcome: 'matched', owner: null, reason, setBy: by.id } as const;
      const { carriedFrom: ourOrigin, item: ourItem } = our;
      const { carriedFrom: theirOrigin, item: theirItem } = their;
      await setEnd(
        tx,
        day,
        { ...shared, side: 'ours', item: ourItem, because: theirItem, origin: ourOrigin ?? day },
        now,
      );
      await setEnd(
        tx,
        day,
        { ...shared, side: 'theirs', item: theirItem, because: ourItem, origin: theirOrigin ?? day },
        now,
      );
      return `${ourItem} ${their.channelId}`;
    },
  });
}

/** Proposes to close a day. Refuses "alreadySet" with what is still to be done, and "keyReused". */
export async function proposeClose(
  context: Context,
  operator: Operator,
  { day, reason, key }: BodyOf<typeof calls.proposeClose>,
): Promise<void> {
  const { db, clock } = context;
  const read = await readDay(db, day);
  const why = closingRefusal(read, clock.now());
  if (why !== null) throw refuse('alreadySet', why);
  const sums = Object.fromEntries(Object.entries(read.sums).map(([name, sum]) => [name, `${sum}`]));
  await propose(context, operator, {
    kind: 'day',
    object: objectOf(day),
    content: { day },
    evidence: { digest: read.digest, sums: sums as Evidence['sums'] } satisfies Evidence,
    reason,
    key,
    told: { detail: sums },
  });
}

/** Decides on the closing of a day, which is void once anything of the day has changed. */
export async function decideClose(
  context: Context,
  operator: Operator,
  { day, ...body }: BodyOf<typeof calls.decideClose>,
): Promise<{ isDone: boolean }> {
  return decide(context, operator, body, {
    kind: 'day',
    isMine: (row) => row.object === objectOf(day),
    carryOut: async ({ id, evidence }, tx, now) => {
      await lockDay(tx, day);
      const read = await readDay(tx, day);
      const why = closingRefusal(read, now);
      if (why !== null) throw refuse('alreadySet', why);
      if (read.digest !== (evidence as Evidence).digest) {
        throw refuse('alreadySet', 'The day has changed since the proposal. Send it back.');
      }
      await closeDay(tx, read, id, now);
      return day;
    },
  });
}

/** Every movement of a day, for a file. */
export async function dayFile(
  { db, clock }: Context,
  names: (on: Queryable) => Promise<ReadonlyMap<number, string>>,
  day: string,
): Promise<ReplyOf<typeof calls.file>> {
  const read = await readDay(db, day);
  const people = await names(db);
  const matched = read.pairs.map(({ how, ours, theirs }) => ({
    ours: ours.item,
    theirs: theirs.channelId,
    channel: theirs.channel,
    method: theirs.method,
    ourAmount: centavos(ours.amount),
    theirAmount: centavos(theirs.amount),
    at: ours.at.toISOString(),
    outcome: `matched by ${how}`,
    because: null,
    owner: null,
    reason: null,
    carriedFrom: ours.carriedFrom,
  }));
  const single = (side: 'ours' | 'theirs', item: OurItem | TheirItem) => {
    const end = read.ends.find((one) => one.side === side && one.item === item.item);
    const amount = centavos(item.amount);
    return {
      ours: side === 'ours' ? item.item : null,
      theirs: side === 'theirs' ? item.channelId : null,
      channel: item.channel,
      method: item.method,
      ourAmount: side === 'ours' ? amount : null,
      theirAmount: side === 'theirs' ? amount : null,
      at: item.at.toISOString(),
      outcome: end?.outcome ?? 'open',
      because: end?.because ?? null,
      owner: end?.owner == null ? null : (people.get(end.owner) ?? null),
      reason: end?.reason ?? null,
      carriedFrom: item.carriedFrom,
    };
  };
  return {
    rows: [
      ...matched,
      ...read.onlyOurs.map((one) => single('ours', one)),
      ...read.onlyTheirs.map((one) => single('theirs', one)),
    ],
    sums: sumsOf(read.sums),
    isProved: read.isProved,
    madeAt: clock.now().toISOString(),
  };
}
