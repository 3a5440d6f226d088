import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { payHeld, returnHeld } from '../../ledger/withdrawal';
import { sendMessage } from '../messages/send';
import type { PayoutReport } from './channel';
import { closePayout } from './outbox';
import { changeState, idOf, type Operator, type WithdrawalRow } from './withdrawals';

/* The two ends of a payout. Whoever calls has locked the player, the withdrawal and the payout, in this order. */

/** Who ends a payout by hand, and why; absent where its channel has said how it ended. */
export interface EndedBy {
  readonly operator: Operator;
  readonly note: string;
}

interface End {
  readonly channelReference: string | null;
  readonly by?: EndedBy;
  readonly now: Date;
}

/** Ends a withdrawal whose payout has arrived: what was on hold has left, and its player is told. */
export async function confirmPayout(
  tx: Queryable,
  row: WithdrawalRow,
  { channelReference, by, now }: End,
): Promise<void> {
  const { number, uid, amountCentavos, feeCentavos } = row;
  const sent = row.state === 'approved' ? await changeState(tx, row, { state: 'sent', now }) : row;
  await changeState(tx, sent, { state: 'confirmed', ...by, now });
  await closePayout(tx, number, channelReference, now);
  await payHeld(tx, { uid, reference: idOf(number), amountCentavos, feeCentavos, now });
  const content = {
    kind: 'withdrawal',
    withdrawalId: idOf(number),
    amount: centavos(amountCentavos - feeCentavos),
    state: 'confirmed',
  } as const;
  await sendMessage(tx, { uid, content, now });
}

/** Ends a withdrawal whose payout will not arrive: the whole amount is the player's again, and they are told. */
export async function failPayout(
  tx: Queryable,
  row: WithdrawalRow,
  { fault, channelReference, by, now }: End & Pick<PayoutReport, 'fault'>,
): Promise<void> {
  const { number, uid, amountCentavos } = row;
  const withdrawalId = idOf(number);
  const reason = fault === 'account' ? 'accountRefused' : 'channelFailed';
  await changeState(tx, row, { state: 'failed', reason, ...by, now });
  await closePayout(tx, number, channelReference, now);
  await returnHeld(tx, { uid, reference: withdrawalId, amountCentavos, now });
  const content = { kind: 'withdrawal', withdrawalId, amount: amountCentavos, state: 'failed' } as const;
  await sendMessage(tx, { uid, content, now });
}
