import type {
  PairProposal,
  ReconciliationItem,
  ReconciledDay as Shown,
} from '../../../contract/desk/reconciliation';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { manilaDate } from '../../manilaDay';
import { closingRefusal, type ReconciledDay } from '../reconciliation/days';
import type { OurItem, TheirItem } from '../reconciliation/items';
import { sumOf } from '../reconciliation/match';
import { type ProposalRow, proposalOf } from './proposals';

/** What waits for a second person. */
export interface Waiting {
  readonly pairs: readonly ({ readonly row: ProposalRow } & Pick<
    PairProposal,
    'ours' | 'theirs' | 'theirTitle' | 'amount'
  >)[];
  readonly closing: ProposalRow | null;
}

/** The most that one side shows of what does not match; the file has them all. */
const ITEMS_SHOWN = 500;
const HOWS = ['reference', 'channelId', 'hand'] as const;

export const sumsOf = (sums: ReconciledDay['sums']): Shown['sums'] => ({
  ours: centavos(sums.ours),
  theirs: centavos(sums.theirs),
  matched: centavos(sums.matched),
  onlyOurs: centavos(sums.onlyOurs),
  onlyTheirs: centavos(sums.onlyTheirs),
});

/** Operators by their number. */
export async function operatorNames(on: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await on.query<{ id: number; name: string }>({
    name: 'desk-operators-names',
    text: 'SELECT operator_id AS id, name FROM desk_operators',
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Active operators who work with payments. */
async function peopleOf(on: Queryable) {
  return on.query<{ id: number; name: string }>({
    name: 'desk-operators-of-payments',
    text: `
      SELECT operator_id AS id, name FROM desk_operators
      WHERE state = 'active' AND roles && ARRAY['payments', 'checker'] ORDER BY name`,
  });
}

/** A day as the console shows it. */
export async function shownDay(
  { db, clock }: Context,
  read: ReconciledDay,
  waiting: Waiting,
  channels: readonly string[],
): Promise<Shown> {
  const now = clock.now();
  const names = await operatorNames(db);
  const nameOf = (id: number) => ({ id, name: names.get(id) ?? '' });
  const proposed = new Set(waiting.pairs.flatMap(({ ours, theirs }) => [`ours ${ours}`, `theirs ${theirs}`]));
  const itemOf = (side: 'ours' | 'theirs', one: OurItem | TheirItem): ReconciliationItem => {
    const isTheirs = side === 'theirs';
    const end = read.ends.find((each) => each.side === side && each.item === one.item);
    const likely = read.suggestions.find((each) => each[side] === one.item);
    const other =
      side === 'ours'
        ? read.onlyTheirs.find(({ item }) => item === likely?.theirs)
        : read.onlyOurs.find(({ item }) => item === likely?.ours);
    return {
      item: one.item,
      title: titleOf(one),
      method: one.method,
      amount: centavos(one.amount),
      at: one.at.toISOString(),
      uid: 'uid' in one ? one.uid : null,
      reference: isTheirs ? one.reference : null,
      carriedFrom: one.carriedFrom,
      end:
        end === undefined
          ? null
          : {
              outcome: end.outcome,
              because: end.because,
              reason: end.reason,
              owner: end.owner === null ? null : nameOf(end.owner),
              by: nameOf(end.setBy),
            },
      suggestion:
        likely === undefined || other === undefined
          ? null
          : { item: other.item, title: titleOf(other), why: likely.why, apartMs: likely.apartMs },
      isProposed: proposed.has(`${side} ${one.item}`),
    };
  };
  const { pairs, onlyOurs, onlyTheirs, closed } = read;
  const closedBy = closed === null ? null : await closersOf(db, closed.proposalId);
  const known = new Set([...channels, ...read.statements.map(({ channel }) => channel)]);
  return {
    day: read.day,
    state: closed !== null ? 'closed' : read.day === manilaDate(now) ? 'running' : 'open',
    groups: groupsOf(read),
    matched: HOWS.map((how) => {
      const some = pairs.filter((pair) => pair.how === how);
      return { how, count: some.length, amount: centavos(sumOf(some.map(({ ours }) => ours))) };
    }),
    ours: onlyOurs.slice(0, ITEMS_SHOWN).map((one) => itemOf('ours', one)),
    theirs: onlyTheirs.slice(0, ITEMS_SHOWN).map((one) => itemOf('theirs', one)),
    sums: sumsOf(read.sums),
    isProved: read.isProved,
    open: read.open,
    movements: pairs.length + onlyOurs.length + onlyTheirs.length,
    statements: read.statements.map(({ channel, lines, by, at }) => ({
      channel,
      lines,
      by: nameOf(by),
      at: at.toISOString(),
    })),
    channels: [...known],
    pairs: waiting.pairs.map(({ row, ...pair }) => ({ ...proposalOf(row, now), ...pair })),
    closing: waiting.closing === null ? null : closingOf(waiting.closing, read, now),
    notYet: closingRefusal(read, now),
    closed: closed === null || closedBy === null ? null : { ...closedBy, at: closed.closedAt.toISOString() },
    people: await peopleOf(db),
  };
}

const titleOf = (one: OurItem | TheirItem): string => ('uid' in one ? one.item : one.channelId);

function closingOf(row: ProposalRow, { digest }: ReconciledDay, now: Date): NonNullable<Shown['closing']> {
  const evidence = row.evidence as {
    readonly digest: string;
    readonly sums: Readonly<Record<keyof Shown['sums'], string>>;
  };
  const of = (name: keyof Shown['sums']) => centavos(BigInt(evidence.sums[name]));
  return {
    ...proposalOf(row, now),
    seen: {
      ours: of('ours'),
      theirs: of('theirs'),
      matched: of('matched'),
      onlyOurs: of('onlyOurs'),
      onlyTheirs: of('onlyTheirs'),
    },
    isCurrent: evidence.digest === digest,
  };
}

/** Both sides by method and direction, the largest methods as the channels name them. */
function groupsOf({ pairs, onlyOurs, onlyTheirs, ends }: ReconciledDay): Shown['groups'] {
  const ours = [...pairs.map((pair) => pair.ours), ...onlyOurs];
  const theirs = [...pairs.map((pair) => pair.theirs), ...onlyTheirs];
  const keyOf = ({ method, amount }: { method: string | null; amount: bigint }) =>
    `${method ?? ''} ${amount < 0n ? 'out' : 'in'}`;
  const decided = new Set(ends.map(({ side, item }) => `${side} ${item}`));
  const keys = [...new Set([...ours, ...theirs].map(keyOf))].toSorted();
  return keys.map((key) => {
    const [method = '', direction] = key.split(' ');
    const isIn = (one: OurItem | TheirItem) => keyOf(one) === key;
    return {
      method: method === '' ? null : method,
      direction: direction === 'out' ? ('out' as const) : ('in' as const),
      ours: centavos(sumOf(ours.filter(isIn))),
      theirs: centavos(sumOf(theirs.filter(isIn))),
      openOurs: onlyOurs.filter((one) => isIn(one) && !decided.has(`ours ${one.item}`)).length,
      openTheirs: onlyTheirs.filter((one) => isIn(one) && !decided.has(`theirs ${one.item}`)).length,
    };
  });
}

/** Who has prepared and who has checked what a proposal has closed. */
export async function closersOf(on: Queryable, proposalId: bigint) {
  const [row] = await on.query<{
    preparedBy: { id: number; name: string };
    checkedBy: { id: number; name: string };
  }>({
    name: 'desk-reconciliation-closers',
    text: `
      SELECT json_build_object('id', a.operator_id, 'name', a.name) AS "preparedBy",
        json_build_object('id', b.operator_id, 'name', b.name) AS "checkedBy"
      FROM desk_proposals p JOIN desk_operators a ON a.operator_id = p.proposed_by
        JOIN desk_decisions d ON d.proposal_id = p.proposal_id AND d.decision = 'approve'
        JOIN desk_operators b ON b.operator_id = d.operator_id
      WHERE p.proposal_id = $1`,
    values: [proposalId],
  });
  return row ?? null;
}
