import type { Withdrawal, WithdrawalReason, WithdrawalState } from '../../../contract/wallet/withdrawals';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { ABOVE_ALL, cursorOf, cutPage, keyOf, keysOf, type PageRequest, skipOf } from '../../http/cursor';
import { type AccountRow, shownAccount } from './accounts';
import { expectedBy } from './businessDay';

/** Who of the operator's people acts. */
export interface Operator {
  readonly id: string;
  readonly name: string;
}

/** What a first person proposes to a second one. */
export interface Proposal {
  readonly decision: 'approve' | 'reject';
  /** Set for a rejection. */
  readonly reason: WithdrawalReason | null;
  readonly note: string;
  readonly operator: Operator;
  /** ISO 8601. */
  readonly at: string;
  /** The signals as the first person saw them; the proposal is void when they change. */
  readonly evidence: string;
}

/** A withdrawal as stored. */
export interface WithdrawalRow {
  readonly number: bigint;
  readonly uid: number;
  readonly amountCentavos: Centavos;
  readonly feeCentavos: Centavos;
  readonly state: WithdrawalState;
  readonly version: number;
  readonly reason: WithdrawalReason | null;
  readonly proposal: Proposal | null;
  /** Those of a higher priority stand first in the queue. */
  readonly priority: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly account: AccountRow;
}

/** One state that a withdrawal has had. */
export interface StateRow {
  readonly version: number;
  readonly state: WithdrawalState;
  readonly reason: WithdrawalReason | null;
  readonly note: string | null;
  /** Null for the player and the server. */
  readonly operator: Operator | null;
  readonly at: Date;
}

/** The id that players and operators see. */
export const idOf = (number: bigint): string => `CO${number}`;

/** The number in an id that the contract has checked. */
export const numberOf = (withdrawalId: string): bigint => BigInt(withdrawalId.slice(2));

const COLUMNS = `
  w.number, w.uid, w.amount_centavos AS "amountCentavos", w.fee_centavos AS "feeCentavos", w.state, w.version,
  w.reason, w.proposal, w.priority, w.created_at AS "createdAt", w.changed_at AS "changedAt",
  json_build_object('accountId', a.account_id::text, 'type', a.type, 'number', a.number, 'holder', a.holder,
    'bankCode', a.bank_code, 'agencyCode', a.agency_code, 'kind', a.kind) AS account`;
const FROM = 'FROM withdrawals w JOIN payout_accounts a USING (account_id)';

/** Stores a withdrawal in state "requested". The caller has put its amount on hold in the same transaction. */
export async function insertWithdrawal(
  tx: Queryable,
  request: {
    readonly number: bigint;
    readonly uid: number;
    readonly accountId: string;
    readonly amountCentavos: Centavos;
    readonly feeCentavos: Centavos;
    readonly priority: number;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'withdrawals-insert',
    text: `
      INSERT INTO withdrawals (number, uid, account_id, amount_centavos, fee_centavos, state, priority, created_at,
        changed_at)
      OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, 'requested', $6, $7, $7)`,
    values: [
      request.number,
      request.uid,
      request.accountId,
      request.amountCentavos,
      request.feeCentavos,
      request.priority,
      request.now,
    ],
  });
  await insertState(tx, request.number, { version: 1, state: 'requested', at: request.now });
}

/** The number of the next withdrawal. */
export async function nextNumber(tx: Queryable): Promise<bigint> {
  const [row] = await tx.query<{ number: bigint }>({
    name: 'withdrawals-next-number',
    text: "SELECT nextval(pg_get_serial_sequence('withdrawals', 'number')) AS number",
  });
  if (row === undefined) throw new Error('the sequence of withdrawals gave no number');
  return row.number;
}

/** A withdrawal; null where there is none, or it is not this player's. */
export async function findWithdrawal(
  on: Queryable,
  number: bigint,
  uid: number | null = null,
): Promise<WithdrawalRow | null> {
  const [row] = await on.query<WithdrawalRow>({
    name: 'withdrawals-find',
    text: `SELECT ${COLUMNS} ${FROM} WHERE w.number = $1 AND ($2::integer IS NULL OR w.uid = $2)`,
    values: [number, uid],
  });
  return row ?? null;
}

/** How withdrawals of a player stand, by number. */
export async function currentStates(
  on: Queryable,
  uid: number,
  numbers: readonly bigint[],
): Promise<ReadonlyMap<bigint, WithdrawalState>> {
  if (numbers.length === 0) return new Map();
  const rows = await on.query<Pick<WithdrawalRow, 'number' | 'state'>>({
    name: 'withdrawals-current-states',
    text: 'SELECT number, state FROM withdrawals WHERE uid = $1 AND number = ANY ($2)',
    values: [uid, numbers],
  });
  return new Map(rows.map(({ number, state }) => [number, state]));
}

/** A withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Queryable, number: bigint): Promise<WithdrawalRow | null> {
  const [row] = await tx.query<WithdrawalRow>({
    name: 'withdrawals-lock',
    text: `SELECT ${COLUMNS} ${FROM} WHERE w.number = $1 FOR NO KEY UPDATE OF w`,
    values: [number],
  });
  return row ?? null;
}

/**
 * Moves a locked withdrawal into its next state and clears a proposal. Throws a database error for a way that does
 * not exist.
 */
export async function changeState(
  tx: Queryable,
  row: WithdrawalRow,
  to: {
    readonly state: WithdrawalState;
    readonly reason?: WithdrawalReason;
    readonly note?: string;
    readonly operator?: Operator;
    readonly now: Date;
  },
): Promise<WithdrawalRow> {
  const version = row.version + 1;
  const { state, now, reason = null } = to;
  const rows = await tx.query({
    name: 'withdrawals-change',
    text: `
      UPDATE withdrawals SET state = $3, reason = $4, version = $5, proposal = NULL, changed_at = $6
      WHERE number = $1 AND version = $2 RETURNING number`,
    values: [row.number, row.version, state, reason, version, now],
  });
  requireUpdated(rows, 1, 'a withdrawal that changed its state');
  await insertState(tx, row.number, { ...to, reason, version, at: now });
  return { ...row, state, reason, version, proposal: null, changedAt: now };
}

async function insertState(
  tx: Queryable,
  number: bigint,
  entry: {
    readonly version: number;
    readonly state: WithdrawalState;
    readonly reason?: WithdrawalReason | null;
    readonly note?: string;
    readonly operator?: Operator;
    readonly at: Date;
  },
): Promise<void> {
  const { version, state, reason = null, note = null, operator, at } = entry;
  await tx.query({
    name: 'withdrawal-states-insert',
    text: `
      INSERT INTO withdrawal_states (number, version, state, reason, note, operator_id, operator_name, at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [number, version, state, reason, note, operator?.id ?? null, operator?.name ?? null, at],
  });
}

/** The states that a withdrawal has had, oldest first. */
export async function statesOf(
  on: Queryable,
  numbers: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly StateRow[]>> {
  const rows = await on.query<
    Omit<StateRow, 'operator'> & {
      number: bigint;
      operatorId: string | null;
      operatorName: string | null;
    }
  >({
    name: 'withdrawal-states-list',
    text: `
      SELECT number, version, state, reason, note, operator_id AS "operatorId", operator_name AS "operatorName", at
      FROM withdrawal_states WHERE number = ANY ($1::bigint[]) ORDER BY number, version`,
    values: [numbers],
  });
  const found = new Map<bigint, StateRow[]>();
  for (const { number, operatorId, operatorName, ...row } of rows) {
    const operator = operatorId === null ? null : { id: operatorId, name: operatorName ?? '' };
    const states = found.get(number) ?? [];
    states.push({ ...row, operator });
    found.set(number, states);
  }
  return found;
}

/** One page of a player's withdrawals, newest first. Refuses "badRequest" for an invalid cursor. */
export async function listOwn(
  on: Queryable,
  uid: number,
  request: PageRequest,
): Promise<{ rows: readonly WithdrawalRow[]; total: number | null; cursor: string | null }> {
  const rows = await on.query<WithdrawalRow>({
    name: 'withdrawals-own',
    text: `
      SELECT ${COLUMNS} ${FROM} WHERE w.uid = $1 AND w.number < $2 ORDER BY w.number DESC LIMIT $3 OFFSET $4`,
    values: [uid, keyOf(request.cursor), request.pageSize + 1, skipOf(request)],
  });
  const { page, cursor } = cutPage(rows, request.pageSize, ({ number }) => number);
  if (request.cursor !== undefined) return { rows: page, total: null, cursor };
  const [count] = await on.query<{ total: bigint }>({
    name: 'withdrawals-own-total',
    text: 'SELECT count(*) AS total FROM withdrawals WHERE uid = $1',
    values: [uid],
  });
  return { rows: page, total: Number(count?.total ?? 0), cursor };
}

/** What a list of an operator shows: these states, of this player, within these amounts. */
export interface ListFilter {
  readonly states: readonly WithdrawalState[];
  readonly uid?: number | undefined;
  readonly type?: AccountRow['type'] | undefined;
  readonly minCentavos?: bigint | undefined;
  readonly maxCentavos?: bigint | undefined;
  /** Only proposals that wait for a second person, or only others. */
  readonly isProposed?: boolean | undefined;
  readonly newestFirst?: boolean | undefined;
}

/** Greater than every priority. */
const ABOVE_PRIORITIES = 100;

/**
 * One page of all withdrawals that match: those of a higher priority first, then those that wait longest, unless the newest
 * are asked for. Refuses "badRequest" for an invalid cursor.
 */
export async function listMatching(
  on: Queryable,
  filter: ListFilter,
  request: PageRequest,
): Promise<{ rows: readonly WithdrawalRow[]; cursor: string | null }> {
  const newestFirst = filter.newestFirst === true;
  const order = newestFirst ? 'number DESC' : 'priority DESC, w.number';
  const [first = ABOVE_ALL, second = 0n] = keysOf(request.cursor, newestFirst ? 1 : 2);
  const isFirstPage = request.cursor === undefined;
  const after = newestFirst ? [first] : isFirstPage ? [ABOVE_PRIORITIES, 0n] : [first, second];
  const rows = await on.query<WithdrawalRow>({
    name: `withdrawals-matching-${newestFirst ? 'newest' : 'queue'}`,
    text: `
      SELECT ${COLUMNS} ${FROM}
      WHERE w.state = ANY ($1::text[]) AND ($2::integer IS NULL OR w.uid = $2) AND ($3::text IS NULL OR a.type = $3)
        AND ($4::bigint IS NULL OR w.amount_centavos >= $4) AND ($5::bigint IS NULL OR w.amount_centavos <= $5)
        AND ($6::boolean IS NULL OR (w.proposal IS NOT NULL) = $6)
        AND ${newestFirst ? 'w.number < $9' : '(w.priority < $9 OR w.priority = $9 AND w.number > $10)'}
      ORDER BY w.${order} LIMIT $7 OFFSET $8`,
    values: [
      filter.states,
      filter.uid ?? null,
      filter.type ?? null,
      filter.minCentavos ?? null,
      filter.maxCentavos ?? null,
      filter.isProposed ?? null,
      request.pageSize + 1,
      skipOf(request),
      ...after,
    ],
  });
  const page = rows.slice(0, request.pageSize);
  const last = rows.length > request.pageSize ? page.at(-1) : undefined;
  const keys = last === undefined ? [] : newestFirst ? [last.number] : [BigInt(last.priority), last.number];
  const cursor = last === undefined ? null : cursorOf(keys);
  return { rows: page, cursor };
}

/** A withdrawal as its player sees it. `ownPhone` is the player's number in E.164. */
export const withdrawalOf = (
  row: WithdrawalRow,
  states: readonly StateRow[],
  ownPhone: string,
): Withdrawal => ({
  withdrawalId: idOf(row.number),
  state: row.state,
  amount: row.amountCentavos,
  fee: row.feeCentavos,
  actualAmount: centavos(row.amountCentavos - row.feeCentavos),
  account: shownAccount(row.account, ownPhone),
  createdAt: row.createdAt.toISOString(),
  expectedBy: expectedBy(row.createdAt).toISOString(),
  reason: row.reason,
  history: states.map(({ state, at }) => ({ state, at: at.toISOString() })),
});
