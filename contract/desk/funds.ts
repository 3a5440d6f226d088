import * as z from 'zod/mini';
import { amount, signedAmount } from '../../games/kit/rules/amount';
import { deskCall, instant, operatorName, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';

/** A month in Manila, as in `2026-11`. */
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

const monthLine = z.object({
  month,
  /** What players own at its end: main and held money. For the running month: now. */
  main: amount,
  held: amount,
  /** Bonus money, which is not part of what has to be kept apart. */
  bonus: amount,
  /** What the segregated account held at its end, as an operator read it from the bank; null until then. */
  account: z.nullable(amount),
  /** The account less main and held money. */
  difference: z.nullable(signedAmount),
  state: z.enum(['running', 'open', 'proposed', 'closed']),
  proposal: z.nullable(proposal),
  closed: z.nullable(z.object({ preparedBy: operatorName, checkedBy: operatorName, at: instant })),
});

export type FundsMonth = z.output<typeof monthLine>;

const list = z.object({ list: z.array(monthLine), at: instant });

export const fundsCalls = {
  list: deskCall({
    path: '/x2/desk/funds/list',
    needs: { action: 'reconciliation', step: 'read' },
    about: "Players' funds at the end of each month against the segregated account, the newest first.",
    reply: list,
  }),
  propose: deskCall({
    path: '/x2/desk/funds/propose',
    needs: { action: 'reconciliation', step: 'propose' },
    about: 'Proposes what the segregated account held at the end of a month, as the bank says.',
    body: z.strictObject({
      month,
      account: amount,
      reason,
      key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    }),
    reply: list,
  }),
  decide: deskCall({
    path: '/x2/desk/funds/decide',
    needs: { action: 'reconciliation', step: 'approve' },
    about: 'Closes a month that another operator has prepared, or sends it back.',
    body: z.strictObject({
      ...proposalVersion,
      decision: z.enum(['approve', 'sendBack']),
      reason,
      code: totpCode,
    }),
    reply: z.object({ isDone: z.boolean(), funds: list }),
  }),
};
