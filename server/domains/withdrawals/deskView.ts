import type { WithdrawalReason, WithdrawalState } from '../../../contract/wallet/withdrawals';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import type { PageRequest } from '../../http/cursor';
import { moneySettings } from '../../http/moneySettings';
import { refuse } from '../../http/refusal';
import { verifiedName } from '../identity/checks';
import { type AccountRow, maskHolder } from './accounts';
import { bankName } from './banks';
import { expectedBy } from './businessDay';
import { type DeskPayout, findPayout } from './outbox';
import { type Signal, signalsOf } from './signals';
import {
  findWithdrawal,
  idOf,
  type ListFilter,
  listMatching,
  numberOf,
  type Proposal,
  type StateRow,
  statesOf,
  type WithdrawalRow,
} from './withdrawals';

/* What the operator's console reads of withdrawals. Whoever calls has checked who the operator is. */

/** A withdrawal in a list. Numbers and names are masked; {@link revealAccount} shows one. */
export interface DeskWithdrawal {
  /** As in "CO20487731". */
  readonly withdrawalId: string;
  readonly uid: number;
  readonly state: WithdrawalState;
  /** 0 to 2, by the player's VIP level. */
  readonly priority: number;
  /** Sent back with a decision. */
  readonly version: number;
  readonly amountCentavos: Centavos;
  readonly feeCentavos: Centavos;
  readonly account: {
    readonly type: AccountRow['type'];
    readonly name: string;
    readonly numberEnd: string;
    readonly holder: string;
    readonly kind: AccountRow['kind'];
  };
  readonly reason: WithdrawalReason | null;
  readonly proposal: Proposal | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly expectedBy: Date;
}

/** A withdrawal with all that a decision needs. */
export interface DeskWithdrawalInFull extends DeskWithdrawal {
  readonly signals: readonly Signal[];
  /** Checks without a finding. */
  readonly passed: readonly Signal['name'][];
  /** Whether one person proposes and another approves. */
  readonly needsSecond: boolean;
  readonly history: readonly StateRow[];
}

/** One page of the withdrawals that match. Refuses "badRequest" for an invalid cursor. */
export async function listForDesk(
  { db }: Pick<Context, 'db'>,
  filter: ListFilter,
  request: PageRequest,
): Promise<{ list: DeskWithdrawal[]; cursor: string | null }> {
  const { rows, cursor } = await listMatching(db, filter, request);
  return { list: rows.map(shown), cursor };
}

/** One withdrawal in full. Refuses "notFound". */
export async function findForDesk(
  context: Pick<Context, 'settings' | 'db' | 'clock' | 'personKey'>,
  withdrawalId: string,
): Promise<DeskWithdrawalInFull> {
  const row = await findWithdrawal(context.db, numberOf(withdrawalId));
  if (row === null) throw refuse('notFound');
  return inFull(context, context.db, row);
}

/**
 * The whole account of a withdrawal and the name on the player's document, for an operator who has given a reason. Refuses
 * "notFound".
 */
export async function revealAccount(
  { db }: Pick<Context, 'db'>,
  withdrawalId: string,
): Promise<Omit<AccountRow, 'accountId'> & { readonly document: string | null }> {
  const row = await findWithdrawal(db, numberOf(withdrawalId));
  if (row === null) throw refuse('notFound');
  const { accountId: _, ...account } = row.account;
  return { ...account, document: await verifiedName(db, row.uid) };
}

/** A withdrawal with its row of the outbox, which is null before its approval. */
export async function payoutForDesk(
  on: Queryable,
  withdrawalId: string,
): Promise<{ uid: number; state: WithdrawalState; payout: DeskPayout | null } | null> {
  const row = await findWithdrawal(on, numberOf(withdrawalId));
  if (row === null) return null;
  const payout = await findPayout(on, row.number);
  return { uid: row.uid, state: row.state, payout };
}

/** Other players who are paid to an account of this one; at most `most`. */
export async function playersOfAccounts(on: Queryable, uid: number, most: number): Promise<number[]> {
  const rows = await on.query<{ uid: number }>({
    name: 'payout-accounts-desk-shared',
    text: `
      SELECT DISTINCT o.uid FROM payout_accounts a
      JOIN payout_accounts o ON o.type = a.type AND o.bank_code = a.bank_code AND o.number = a.number
      WHERE a.uid = $1 AND o.uid <> $1 ORDER BY o.uid LIMIT $2`,
    values: [uid, most],
  });
  return rows.map((row) => row.uid);
}

/** Whether one person proposes an approval and another carries it out. */
export const needsSecond = (
  context: Pick<Context, 'settings'>,
  { amountCentavos }: WithdrawalRow,
  signals: readonly Signal[],
): boolean => amountCentavos >= moneySettings(context).withdrawSecondFromCentavos || signals.length > 0;

async function inFull(
  context: Pick<Context, 'settings' | 'clock' | 'personKey'>,
  on: Queryable,
  row: WithdrawalRow,
): Promise<DeskWithdrawalInFull> {
  const { signals, passed } = await signalsOf(context, on, row);
  const history = (await statesOf(on, [row.number])).get(row.number) ?? [];
  return {
    ...shown(row),
    signals: signals.map(masked),
    passed,
    needsSecond: needsSecond(context, row, signals),
    history,
  };
}

/** A signal without names in full. */
function masked(signal: Signal): Signal {
  const { document, holder } = signal.compared;
  if (document === undefined || holder === undefined) return signal;
  const compared = {
    ...signal.compared,
    document: document === '' ? '' : maskHolder(String(document)),
    holder: maskHolder(String(holder)),
  };
  return { ...signal, compared };
}

const shown = (row: WithdrawalRow): DeskWithdrawal => {
  const { account } = row;
  return {
    withdrawalId: idOf(row.number),
    uid: row.uid,
    state: row.state,
    priority: row.priority,
    version: row.version,
    amountCentavos: row.amountCentavos,
    feeCentavos: row.feeCentavos,
    account: {
      type: account.type,
      name: account.type === 'GCASH' ? 'GCash' : (bankName(account.bankCode) ?? account.bankCode),
      numberEnd: account.number.slice(-4),
      holder: maskHolder(account.holder),
      kind: account.kind,
    },
    reason: row.reason,
    proposal: row.proposal,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    expectedBy: expectedBy(row.createdAt),
  };
};
