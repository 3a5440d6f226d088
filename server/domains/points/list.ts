import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { PointItem, pointCalls } from '../../../contract/rewards/points';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, skipOf } from '../../http/cursor';
import { ACCOUNTS } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { startOf } from '../../manilaDay';
import { POINT_REFERENCES, type PointKind } from '../rewards/points';
import { movedDeadline } from '../rewards/restDays';
import { restReasonOf } from '../rewards/restReason';
import { deadlinesOf, expiryDayOf, monthOf, pointsAccountOf } from './months';

interface Row {
  readonly id: bigint;
  readonly reference: string;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly createdAt: Date;
}

const KINDS = Object.entries(POINT_REFERENCES) as readonly (readonly [PointKind, string])[];

const isOfKind = (reference: string, start: string): boolean =>
  start.endsWith(':') ? reference.startsWith(start) : reference === start;

/** What points were given or taken for; a reference of none of the kinds is a correction. */
const kindOf = (reference: string): PointKind =>
  KINDS.find(([, start]) => isOfKind(reference, start))?.[0] ?? 'CORRECTION';

/**
 * One page of a player's points, newest first, with the balance and what expires next. Refuses "badRequest" for an
 * invalid cursor.
 */
export async function listPoints(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  { kind, ...request }: BodyOf<typeof pointCalls.list>,
): Promise<ReplyOf<typeof pointCalls.list>> {
  const on = context.db;
  const start = kind === undefined ? '' : POINT_REFERENCES[kind];
  const [rows, { points }, account, resting] = await Promise.all([
    readRows(on, uid, start, request),
    balances(on, uid),
    pointsAccountOf(on, uid),
    restReasonOf(context, uid),
  ]);
  const { page, cursor } = cutPage(rows, request.pageSize, ({ id }) => id);
  const [next] = deadlinesOf(account);
  return {
    points,
    next: next === undefined ? null : { points: next.points, at: startOf(next.day).toISOString() },
    list: page.map((row) => itemOf(row, account.restDays)),
    resting,
    cursor,
    total: request.cursor === undefined ? await count(on, uid, start) : null,
  };
}

function itemOf({ id, reference, amount, balance, createdAt }: Row, restDays: readonly string[]): PointItem {
  const month = monthOf(createdAt);
  const day = movedDeadline({ deadline: expiryDayOf(month), since: `${month}-01` }, restDays);
  return {
    id: id.toString(),
    kind: kindOf(reference),
    amount: Number(amount),
    balance: Number(balance),
    createdAt: createdAt.toISOString(),
    expiresAt: amount > 0n ? startOf(day).toISOString() : null,
  };
}

const MOVEMENTS = `
  SELECT e.transfer_id AS id, r.reference, m.amount, sum(m.amount) OVER (ORDER BY e.transfer_id)::bigint AS balance,
    e.created_at
  FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id),
    LATERAL (SELECT CASE e.to_code WHEN $2 THEN e.amount ELSE -e.amount END AS amount) AS m
  WHERE r.uid = $1 AND r.kind = 'points' AND $2 IN (e.from_code, e.to_code)`;

const readRows = (
  on: Queryable,
  uid: number,
  start: string,
  request: Omit<BodyOf<typeof pointCalls.list>, 'kind'>,
): Promise<Row[]> =>
  on.query<Row>({
    name: 'points-list',
    text: `
      SELECT id, reference, amount, balance, created_at AS "createdAt" FROM (${MOVEMENTS}) AS movements
      WHERE id < $3 AND starts_with(reference, $4) ORDER BY id DESC LIMIT $5 OFFSET $6`,
    values: [uid, ACCOUNTS.points, keyOf(request.cursor), start, request.pageSize + 1, skipOf(request)],
  });

async function count(on: Queryable, uid: number, start: string): Promise<number> {
  const [row] = await on.query<{ total: bigint }>({
    name: 'points-count',
    text: `SELECT count(*) AS total FROM (${MOVEMENTS}) AS movements WHERE starts_with(reference, $3)`,
    values: [uid, ACCOUNTS.points, start],
  });
  return Number(row?.total ?? 0);
}
