import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { FinanceDetail, FinanceItem, moneyCalls } from '../../../contract/money';
import type { WithdrawalState } from '../../../contract/wallet/withdrawals';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { findBonus, findBonusFor } from '../../ledger/bonusGrants';
import {
  countStatement,
  entriesKeptFrom,
  findEntry,
  type StatementType,
  statement,
} from '../../ledger/statement';
import { findOrder } from '../payments/orders';
import { ownWithdrawal } from '../withdrawals/apply';
import { currentStates, numberOf } from '../withdrawals/withdrawals';
import { endOfBets } from './endOfBets';

type List = typeof moneyCalls.list;

/** One page of a player's statement, with how each cash-out stands. Refuses "badRequest" for an invalid cursor. */
export async function financeList(on: Queryable, uid: number, body: BodyOf<List>): Promise<ReplyOf<List>> {
  const { type, ...page } = body;
  const lines = { uid, type: type as StatementType };
  const { list, cursor } = await statement(on, { ...lines, ...page });
  const total = page.cursor === undefined ? await countStatement(on, lines) : null;
  const end = await endOfBets(cursor, () => entriesKeptFrom(on, lines));
  return { list: (await withStatus(on, uid, list)).map(withoutInvitee), cursor, total, ...end };
}

/** One movement with its order. Refuses "notFound". */
export async function financeDetail(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  id: bigint,
): Promise<FinanceDetail> {
  const { db } = context;
  const found = await findEntry(db, uid, id);
  if (found === null) throw refuse('notFound');
  const [shown = found] = await withStatus(db, uid, [found]);
  const item = withoutInvitee(shown);
  const { kind, reference, createdAt } = item;
  const plain: FinanceDetail = {
    item,
    orderNumber: reference,
    fee: ZERO,
    actualAmount: moved(item),
    method: null,
    timeline: [{ state: 'posted', at: createdAt }],
    withdrawalId: null,
    bonus: null,
  };
  if (kind === 'deposit') return { ...plain, ...(await ofOrder(db, uid, item)) };
  if (kind === 'bonus') return { ...plain, ...(await ofBonus(db, uid, reference)) };
  if (isOfWithdrawal(item)) return { ...plain, ...(await ofWithdrawal(context, uid, reference)) };
  return plain;
}

/** The reference of a red bag names the invited player, of whom the inviter may know name and stage only. */
const withoutInvitee = (item: FinanceItem): FinanceItem => ({
  ...item,
  reference: item.reference.replace(/^invite:[0-9]+:/, 'invite:'),
});

const WITHDRAWAL = /^CO[0-9]{8,16}$/;

const isOfWithdrawal = ({ kind, reference }: FinanceItem): boolean =>
  (kind === 'withdrawal' || kind === 'refund') && WITHDRAWAL.test(reference);

const ENDS: Readonly<Partial<Record<WithdrawalState, FinanceItem['status']>>> = {
  confirmed: 'success',
  rejected: 'failed',
  failed: 'failed',
  canceled: 'canceled',
};

async function withStatus(on: Queryable, uid: number, items: readonly FinanceItem[]): Promise<FinanceItem[]> {
  const isCashOut = (item: FinanceItem) => item.kind === 'withdrawal' && isOfWithdrawal(item);
  const numbers = items.filter(isCashOut).map(({ reference }) => numberOf(reference));
  const states = await currentStates(on, uid, numbers);
  return items.map((item) => {
    const state = isCashOut(item) ? states.get(numberOf(item.reference)) : undefined;
    return state === undefined ? item : { ...item, status: ENDS[state] ?? 'pending' };
  });
}

function moved({ amount, bonus }: FinanceItem): Centavos {
  const change = amount + bonus;
  // What a bonus moves to main money leaves the sum as it is.
  const shown = change === 0n ? amount : change;
  return centavos(shown < 0n ? -shown : shown);
}

async function ofOrder(
  on: Queryable,
  uid: number,
  { reference, createdAt }: FinanceItem,
): Promise<Partial<FinanceDetail>> {
  const order = await findOrder(on, uid, reference);
  if (order === null) return {};
  return {
    method: { kind: order.method, numberEnd: null },
    timeline: [
      { state: 'created', at: order.createdAt.toISOString() },
      { state: 'paid', at: createdAt },
    ],
  };
}

async function ofWithdrawal(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  reference: string,
): Promise<Partial<FinanceDetail>> {
  const { withdrawalId, fee, actualAmount, account, history } = await ownWithdrawal(
    context,
    context.db,
    uid,
    numberOf(reference),
  );
  const method = { kind: account.type, numberEnd: account.numberEnd };
  return { withdrawalId, fee, actualAmount, method, timeline: history };
}

const BONUS_END = /^bonus-(?:done|expired|late):([0-9]{1,18})/;

/** A bonus is known by what it was granted for; what ended it names its number. */
async function ofBonus(on: Queryable, uid: number, reference: string): Promise<Partial<FinanceDetail>> {
  const id = BONUS_END.exec(reference)?.[1];
  const bonus =
    id === undefined ? await findBonusFor(on, uid, reference) : await findBonus(on, uid, BigInt(id));
  return bonus === null ? {} : { bonus, orderNumber: bonus.bonusId };
}
