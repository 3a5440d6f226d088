import * as z from 'zod/mini';
import { signedAmount } from '../../games/kit/rules/amount';
import { deskCall, deskId, instant, operatorName, reason, totpCode } from './call';
import { proposal, proposalVersion } from './proposals';

const day = z.iso.date();
const channel = z.string().check(z.regex(/^[a-z]{2,24}$/));
const side = z.enum(['ours', 'theirs']);
/** Our reference, or the number of the channel's line. */
const item = z.string().check(z.regex(/^[\w.:-]{1,64}$/));
const key = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** The adjustment, the parked payment or the withdrawal that an item was settled by. */
const because = z.string().check(z.regex(/^(AD|PR|CO)[1-9][0-9]{0,17}$/));

/** The largest statement, in characters. */
export const STATEMENT_MAX = 2_000_000;

const end = z.object({
  outcome: z.enum(['matched', 'adjusted', 'returned', 'carried']),
  because: z.nullable(z.string()),
  reason: z.string(),
  owner: z.nullable(operatorName),
  by: operatorName,
});

/** A movement that only one side has. */
export const reconciliationItem = z.object({
  item,
  /** What people read: our reference, or the channel's id. */
  title: z.string(),
  method: z.nullable(z.string()),
  amount: signedAmount,
  at: instant,
  uid: z.nullable(z.int()),
  /** Our reference as the channel has it; null on our side, and where the channel has none. */
  reference: z.nullable(z.string()),
  carriedFrom: z.nullable(day),
  end: z.nullable(end),
  /** A likely other half on the other side. */
  suggestion: z.nullable(
    z.object({ item, title: z.string(), why: z.enum(['amount', 'near']), apartMs: z.int() }),
  ),
  /** Whether a pair with it waits for a second person. */
  isProposed: z.boolean(),
});

export type ReconciliationItem = z.output<typeof reconciliationItem>;

const pairProposal = z.extend(proposal, {
  ours: z.string(),
  theirs: z.string(),
  theirTitle: z.string(),
  amount: signedAmount,
});

export type PairProposal = z.output<typeof pairProposal>;

const sums = z.object({
  ours: signedAmount,
  theirs: signedAmount,
  matched: signedAmount,
  onlyOurs: signedAmount,
  onlyTheirs: signedAmount,
});

const closing = z.extend(proposal, {
  /** The sums as the first person saw them. */
  seen: sums,
  /** Whether nothing of the day has changed since. */
  isCurrent: z.boolean(),
});

export const reconciledDay = z.object({
  day,
  state: z.enum(['running', 'open', 'closed']),
  /** One for each method and direction, cash out negative. */
  groups: z.array(
    z.object({
      method: z.nullable(z.string()),
      direction: z.enum(['in', 'out']),
      ours: signedAmount,
      theirs: signedAmount,
      openOurs: z.int(),
      openTheirs: z.int(),
    }),
  ),
  matched: z.array(
    z.object({ how: z.enum(['reference', 'channelId', 'hand']), count: z.int(), amount: signedAmount }),
  ),
  ours: z.array(reconciliationItem),
  theirs: z.array(reconciliationItem),
  sums,
  /** Whether ours = matched + only ours, theirs = matched + only theirs, and both are what ledger and statements sum to. */
  isProved: z.boolean(),
  open: z.int(),
  movements: z.int(),
  statements: z.array(z.object({ channel: z.string(), lines: z.int(), by: operatorName, at: instant })),
  channels: z.array(z.string()),
  pairs: z.array(pairProposal),
  closing: z.nullable(closing),
  /** Why the day cannot be closed yet; null where it can. */
  notYet: z.nullable(z.string()),
  closed: z.nullable(z.object({ preparedBy: operatorName, checkedBy: operatorName, at: instant })),
  /** Who can look after an item that is carried over. */
  people: z.array(operatorName),
});

export type ReconciledDay = z.output<typeof reconciledDay>;

const decision = {
  day,
  ...proposalVersion,
  decision: z.enum(['approve', 'sendBack']),
  reason,
  code: totpCode,
};
const decided = z.object({ isDone: z.boolean(), day: reconciledDay });
const read = { action: 'reconciliation', step: 'read' } as const;
const propose = { action: 'reconciliation', step: 'propose' } as const;
const approve = { action: 'reconciliation', step: 'approve' } as const;

export const reconciliationCalls = {
  days: deskCall({
    path: '/x2/desk/reconciliation/days',
    needs: read,
    about: 'The last days in Manila and whether each is closed, today last.',
    reply: z.object({
      list: z.array(z.object({ day, state: z.enum(['running', 'empty', 'open', 'closed']) })),
    }),
  }),
  read: deskCall({
    path: '/x2/desk/reconciliation/read',
    needs: read,
    about: 'One day: what we have moved through channels against what they say.',
    body: z.strictObject({ day }),
    reply: reconciledDay,
  }),
  file: deskCall({
    path: '/x2/desk/reconciliation/file',
    needs: read,
    about: 'Every movement of a day with its other half or its end, for a file.',
    body: z.strictObject({ day }),
    reply: z.object({
      rows: z.array(
        z.object({
          ours: z.nullable(z.string()),
          theirs: z.nullable(z.string()),
          channel: z.nullable(z.string()),
          method: z.nullable(z.string()),
          ourAmount: z.nullable(signedAmount),
          theirAmount: z.nullable(signedAmount),
          at: instant,
          outcome: z.string(),
          because: z.nullable(z.string()),
          owner: z.nullable(z.string()),
          reason: z.nullable(z.string()),
          carriedFrom: z.nullable(day),
        }),
      ),
      sums,
      isProved: z.boolean(),
      madeAt: instant,
    }),
  }),
  bring: deskCall({
    path: '/x2/desk/reconciliation/bring',
    needs: propose,
    about:
      "Takes in a channel's statement of a day, all of it or nothing. The same file again changes nothing.",
    body: z.strictObject({ day, channel, csv: z.string().check(z.minLength(1), z.maxLength(STATEMENT_MAX)) }),
    reply: z.object({ lines: z.int(), added: z.int(), day: reconciledDay }),
  }),
  settle: deskCall({
    path: '/x2/desk/reconciliation/settle',
    needs: propose,
    about:
      'Says what became of an item that one side alone has: adjusted, returned, or carried over with an owner. ' +
      'Null takes it back. Closing the day confirms it.',
    body: z.strictObject({
      day,
      side,
      item,
      outcome: z.nullable(z.enum(['adjusted', 'returned', 'carried'])),
      because: z.nullable(because),
      owner: z.nullable(z.int().check(z.minimum(1))),
      reason,
    }),
    reply: reconciledDay,
  }),
  proposePair: deskCall({
    path: '/x2/desk/reconciliation/propose-pair',
    needs: propose,
    about: 'Proposes that an item of ours and one of theirs are the same payment. Both have one amount.',
    body: z.strictObject({ day, ours: item, theirs: deskId, reason, key }),
    reply: reconciledDay,
  }),
  decidePair: deskCall({
    path: '/x2/desk/reconciliation/decide-pair',
    needs: approve,
    about: 'Approves or sends back a pair that another operator has proposed.',
    body: z.strictObject(decision),
    reply: decided,
  }),
  proposeClose: deskCall({
    path: '/x2/desk/reconciliation/propose-close',
    needs: propose,
    about: 'Proposes to close a day whose every item has an end and whose sums agree.',
    body: z.strictObject({ day, reason, key }),
    reply: reconciledDay,
  }),
  decideClose: deskCall({
    path: '/x2/desk/reconciliation/decide-close',
    needs: approve,
    about:
      'Closes a day that another operator has prepared, unless anything of it has changed, and locks it.',
    body: z.strictObject(decision),
    reply: decided,
  }),
};
