import type { ErrorName } from '../../../contract/envelope';
import { type Withdrawal, withdrawalCalls } from '../../../contract/wallet/withdrawals';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { moneySettings } from '../../http/moneySettings';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import type { MoneyRequest } from '../../http/route';
import { type Intent, once } from '../../ledger/once';
import { holdMoney, returnHeld } from '../../ledger/withdrawal';
import { take } from '../players/tries';
import { withdrawalFacts } from '../players/withdrawalFacts';
import { queuePriorityOf } from '../vip/privileges';
import { findAccount, isMismatch, noteUse } from './accounts';
import type { PayoutChannel } from './channel';
import { type Bar, standingOf } from './terms';
import {
  changeState,
  findWithdrawal,
  idOf,
  insertWithdrawal,
  lockWithdrawal,
  nextNumber,
  numberOf,
  statesOf,
  withdrawalOf,
} from './withdrawals';

const HOUR_MS = 60 * 60_000;
/** So that asking and canceling in turn does not flood the operator's list. */
const ASKED_PER_HOUR = 20;

const REFUSALS: Readonly<Record<Bar, ErrorName>> = {
  blocked: 'accountBlocked',
  underAge: 'underAge',
  identity: 'identityNeeded',
  held: 'withdrawalsHeld',
  hours: 'outsideHours',
  count: 'withdrawalCount',
};

/**
 * Asks for a withdrawal: the amount goes on hold and waits for the operator. All limits are checked under the player's
 * lock, so that parallel calls cannot pass them together. Breaks, exclusions and limits of play do not matter here.
 * Refuses "orderFailed" (no payout channel), "notFound" (no such account), "amountOutOfRange", "accountBlocked", "underAge",
 * "identityNeeded", "withdrawalsHeld", "outsideHours", "withdrawalCount", "accountMismatch", "tooMany" and
 * "balanceTooLow".
 */
export function applyForWithdrawal(
  context: Context,
  channel: PayoutChannel | null,
  request: MoneyRequest<typeof withdrawalCalls.apply>,
): Promise<string> {
  const { clock } = context;
  const { body, player } = request;
  const { uid } = player;
  return once(context, intentOf(request, withdrawalCalls.apply.path), async (tx) => {
    const now = clock.now();
    const account = await findAccount(tx, uid, body.accountId);
    if (account === null) throw refuse('notFound');
    if (channel === null || !channel.types.includes(account.type)) throw refuse('orderFailed');
    const settings = moneySettings(context);
    const standing = await standingOf(settings, tx, uid, now);
    if (standing.bar !== null) throw refuse(REFUSALS[standing.bar]);
    const { amount: amountCentavos } = body;
    if (amountCentavos < settings.withdrawMinCentavos || amountCentavos > standing.maxCentavos) {
      throw refuse('amountOutOfRange');
    }
    if (isMismatch(account, standing.facts.phone) && body.acceptsMismatch !== true) {
      throw refuse('accountMismatch');
    }
    const limit = { key: `withdraw:${uid}`, most: ASKED_PER_HOUR, windowMs: HOUR_MS };
    if (!(await take(tx, limit, now))) throw refuse('tooMany');
    const number = await nextNumber(tx);
    await holdMoney(tx, { uid, reference: idOf(number), amountCentavos, now });
    const { accountId } = account;
    const feeCentavos = settings.withdrawFeeCentavos;
    const priority = queuePriorityOf(standing.level);
    await insertWithdrawal(tx, { number, uid, accountId, amountCentavos, feeCentavos, priority, now });
    await noteUse(tx, accountId, now);
    return successText(withdrawalCalls.apply, await ownWithdrawal(context, tx, uid, number));
  });
}

/**
 * Cancels a withdrawal that nobody has begun to review, and gives its money back. Refuses "notFound" and
 * "notCancelable".
 */
export function cancelWithdrawal(
  context: Context,
  request: MoneyRequest<typeof withdrawalCalls.cancel>,
): Promise<string> {
  const { uid } = request.player;
  return once(context, intentOf(request, withdrawalCalls.cancel.path), async (tx) => {
    const now = context.clock.now();
    const row = await lockWithdrawal(tx, numberOf(request.body.withdrawalId));
    if (row === null || row.uid !== uid) throw refuse('notFound');
    if (row.state !== 'requested') throw refuse('notCancelable');
    const { number, amountCentavos } = row;
    await changeState(tx, row, { state: 'canceled', now });
    await returnHeld(tx, { uid, reference: idOf(number), amountCentavos, now });
    return successText(withdrawalCalls.cancel, await ownWithdrawal(context, tx, uid, number));
  });
}

const intentOf = (
  { player, key, bodyHash }: Pick<MoneyRequest<typeof withdrawalCalls.apply>, 'player' | 'key' | 'bodyHash'>,
  call: string,
): Intent => ({ uid: player.uid, key, call, bodyHash });

/** One withdrawal of a player as they see it. Refuses "notFound". */
export async function ownWithdrawal(
  { clock }: Pick<Context, 'clock'>,
  on: Queryable,
  uid: number,
  number: bigint,
): Promise<Withdrawal> {
  const row = await findWithdrawal(on, number, uid);
  if (row === null) throw refuse('notFound');
  const states = await statesOf(on, [number]);
  const { phone } = await withdrawalFacts(on, uid, clock.now());
  return withdrawalOf(row, states.get(number) ?? [], phone);
}
