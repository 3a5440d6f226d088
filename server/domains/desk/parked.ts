import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { parkedCalls as calls, DeskParked, DeskParkedInFull } from '../../../contract/desk/parked';
import { centavos, formatPesos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import {
  creditOf,
  type DeskOrder,
  findDeskOrder,
  findParked,
  listParked,
  type ParkedOutcome,
  type ParkedRow,
  parkedIdOf,
  parkedNumberOf,
  settleParked,
} from '../payments/parked';
import { saysNothing } from '../withdrawals/applyReport';
import {
  askAgain,
  endByHand,
  findUnended,
  holdForDecision,
  type UnendedPayout,
} from '../withdrawals/endByHand';
import { findPaidOut, type PaidOut } from '../withdrawals/reports';
import { numberOf } from '../withdrawals/withdrawals';
import {
  decide,
  openProposal,
  openProposals,
  type ProposalRow,
  proposalOf,
  proposalsOf,
  propose,
} from './proposals';

/** As stored with a proposal. */
interface Content {
  readonly decision: BodyOf<typeof calls.propose>['decision'];
  readonly orderId: string | null;
}

const OUTCOMES: Readonly<Record<Content['decision'], ParkedOutcome>> = {
  match: 'matched',
  return: 'returned',
  dismiss: 'dismissed',
  paid: 'paid',
  unpaid: 'unpaid',
};

const endsPayout = (decision: Content['decision']): boolean => decision === 'paid' || decision === 'unpaid';

const objectOf = (parkedId: string): string => `payment ${parkedId}`;

const lineOf = (row: ParkedRow, proposal: ProposalRow | null): DeskParked => ({
  parkedId: parkedIdOf(row.id),
  direction: row.told?.direction ?? null,
  reason: row.reason,
  channel: row.channel,
  reference: row.reference,
  amount: row.told?.currency === 'PHP' ? amountOf(row.told.amountCentavos) : null,
  parkedAt: row.openedAt.toISOString(),
  outcome: row.outcome,
  proposed: proposal === null ? null : (proposal.content as Content).decision,
});

const amountOf = (text: string | null) => (text === null ? null : centavos(BigInt(text)));

/** One page of a view. */
export async function listParkedPayments(
  { db, clock }: Context,
  { view, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const { list, cursor } = await listParked(db, { isOpen: view === 'open', ...request });
  const objects = list.map(({ id }) => objectOf(parkedIdOf(id)));
  const proposals = await openProposals(db, 'parked', objects, clock.now());
  const byObject = new Map(proposals.map((row) => [row.object, row]));
  return {
    list: list.map((row) => lineOf(row, byObject.get(objectOf(parkedIdOf(row.id))) ?? null)),
    cursor,
  };
}

/** One parked payment with all that a decision needs. Refuses "notFound". */
export async function readParkedPayment({ db, clock }: Context, parkedId: string): Promise<DeskParkedInFull> {
  const row = await findParked(db, parkedNumberOf(parkedId));
  const now = clock.now();
  const history = await proposalsOf(db, 'parked', objectOf(parkedId));
  const open = history.find(({ state, expiresAt }) => state === 'open' && expiresAt > now) ?? null;
  const shown = (proposal: ProposalRow) => ({
    ...proposalOf(proposal, now),
    ...(proposal.content as Content),
  });
  const order = row.reference?.startsWith('CI') ? await findDeskOrder(db, row.reference) : null;
  const paidOut = row.reference?.startsWith('CO') ? await findPaidOut(db, row.reference) : null;
  return {
    ...lineOf(row, open),
    uid: order?.uid ?? paidOut?.uid ?? null,
    eventId: row.eventId,
    compared: order !== null ? comparedIn(row, order) : comparedOut(row, paidOut),
    mayMatch: creditOf(row) !== null,
    held: (await payoutOf(db, row))?.heldCentavos ?? null,
    proposal: open === null ? null : shown(open),
    history: history.filter((one) => one !== open).map(shown),
  };
}

/** The payout that an open parked event names and that has no end; null for any other event. */
async function payoutOf(on: Queryable, { outcome, reference }: ParkedRow): Promise<UnendedPayout | null> {
  if (outcome !== null || reference === null || (await findPaidOut(on, reference)) === null) return null;
  return findUnended(on, reference);
}

type Compared = DeskParkedInFull['compared'];

/** Compares one fact. Where one of the two does not say, only a required fact differs. */
const fact = (
  what: Compared[number]['what'],
  ours: string | null,
  theirs: string | null,
  isRequired = false,
): Compared[number] => ({
  what,
  ours,
  theirs,
  differs: theirs === null ? isRequired : ours !== null && ours !== theirs,
});

const pesos = (text: string | null | undefined): string | null =>
  text == null ? null : formatPesos(centavos(BigInt(text)));

function comparedIn({ channel, reference, kind, told, isSpent }: ParkedRow, order: DeskOrder): Compared {
  const isPaid = order.status === 'success';
  return [
    fact('channel', order.channel, channel),
    fact('order', order.orderId, reference),
    fact('reference', order.gatewayReference, told?.reference ?? null),
    fact('method', order.method, told?.method ?? null),
    fact('amount', formatPesos(order.amountCentavos), pesos(told?.amountCentavos), true),
    fact('currency', 'PHP', told?.currency ?? null, true),
    { what: 'state', ours: order.status, theirs: kind, differs: isPaid },
    {
      what: 'payment',
      ours: order.paymentId,
      theirs: told?.paymentId ?? null,
      differs: told?.paymentId == null || isSpent || isPaid,
    },
  ];
}

/** An event about a payout, or one that names nothing that we know. */
function comparedOut(row: ParkedRow, paidOut: PaidOut | null): Compared {
  const { channel, reference, kind, told } = row;
  const ours = <Name extends keyof PaidOut>(name: Name) => paidOut?.[name] ?? null;
  const amount = paidOut === null ? null : formatPesos(paidOut.amountCentavos);
  if (saysNothing(row.reason)) {
    return [
      fact('channel', ours('channel'), null),
      fact('order', ours('reference'), null),
      fact('reference', ours('channelReference'), null),
      fact('method', ours('type'), null),
      fact('amount', amount, null),
      fact('state', ours('state'), null),
      fact('account', ours('numberEnd'), null),
    ];
  }
  const isUnknown = paidOut === null;
  return [
    fact('channel', ours('channel'), channel),
    { what: 'order', ours: ours('reference'), theirs: reference, differs: isUnknown },
    fact('reference', ours('channelReference'), told?.reference ?? null),
    fact('method', ours('type'), told?.method ?? null),
    fact('amount', amount, pesos(told?.amountCentavos), true),
    fact('currency', isUnknown ? null : 'PHP', told?.currency ?? null, true),
    { what: 'state', ours: ours('state'), theirs: kind, differs: false },
    fact('account', ours('numberEnd'), told?.numberEnd ?? null),
  ];
}

/** What the first person saw: the proposal is void when it changes. */
interface Evidence {
  /** The order that is to be credited. */
  readonly order: string;
  /** The payout that is to be ended. */
  readonly payout?: Pick<UnendedPayout, 'state' | 'tries'>;
}

async function orderSeen(on: Queryable, orderId: string | null): Promise<string> {
  const order = orderId === null ? null : await findDeskOrder(on, orderId);
  return order === null ? '' : `${order.status} ${order.paymentId ?? ''}`;
}

/**
 * Proposes what to do with a parked payment. A payout that is to be ended is not sent or asked about until the proposal is
 * decided or has run out. Refuses "notFound", "badRequest", "alreadySet" and "keyReused".
 */
export async function proposeParked(
  context: Context,
  operator: Operator,
  { parkedId, decision, orderId, reason, key }: BodyOf<typeof calls.propose>,
): Promise<DeskParkedInFull> {
  const { db, clock } = context;
  const row = await findParked(db, parkedNumberOf(parkedId));
  if ((decision === 'match') !== (orderId !== null)) throw refuse('badRequest');
  if (row.outcome !== null) throw refuse('alreadySet', 'This has been decided before.');
  const amount = creditOf(row);
  if (decision === 'match') {
    if (amount === null) throw refuse('badRequest', 'It tells of no money that can be credited.');
    if ((await findDeskOrder(db, orderId ?? '')) === null)
      throw refuse('notFound', 'There is no such order.');
  }
  const payout = endsPayout(decision) ? await payoutOf(db, row) : null;
  if (endsPayout(decision) && payout === null)
    throw refuse('badRequest', 'It names no payout without an end.');
  const object = objectOf(parkedId);
  const waiting = await openProposal(db, 'parked', object, clock.now());
  if (waiting !== null && waiting.key !== key)
    throw refuse('alreadySet', 'Another proposal waits for a second person.');
  const moved = payout?.heldCentavos ?? amount;
  await propose(context, operator, {
    kind: 'parked',
    object,
    content: { decision, orderId } satisfies Content,
    evidence: {
      order: await orderSeen(db, orderId),
      ...(payout === null ? {} : { payout: { state: payout.state, tries: payout.tries } }),
    } satisfies Evidence,
    reason,
    key,
    told: {
      ...(moved === null ? {} : { amountCentavos: moved }),
      detail: { decision, order: payout === null ? orderId : row.reference },
    },
    also: async (transaction, expiresAt) => {
      if (payout !== null) await holdForDecision(transaction, payout, expiresAt);
    },
  });
  return readParkedPayment(context, parkedId);
}

/** Decides on a proposal about a parked payment; see {@link settleParked} and {@link endByHand}. */
export async function decideParked(
  context: Context,
  operator: Operator,
  { parkedId, ...body }: BodyOf<typeof calls.decide>,
): Promise<ReplyOf<typeof calls.decide>> {
  const id = parkedNumberOf(parkedId);
  const { isDone } = await decide(context, operator, body, {
    kind: 'parked',
    isMine: (row) => row.object === objectOf(parkedId),
    carryOut: async ({ content, evidence, reason, proposedAt }, transaction, now) => {
      const { decision, orderId } = content as Content;
      const { order, payout } = evidence as Evidence;
      if (order !== (await orderSeen(transaction, orderId))) {
        throw refuse('alreadySet', 'The order has changed since the proposal. Send it back.');
      }
      await settleParked(transaction, { id, outcome: OUTCOMES[decision], orderId, now });
      if (payout !== undefined) {
        const { reference } = await findParked(transaction, id);
        await endByHand(transaction, {
          seen: { number: numberOf(reference ?? ''), ...payout },
          isPaid: decision === 'paid',
          proposedAt,
          by: { operator: { id: `${operator.id}`, name: operator.name }, note: reason },
          now,
        });
      }
      return OUTCOMES[decision];
    },
    sendBack: async ({ content }, transaction, now) => {
      if (!endsPayout((content as Content).decision)) return;
      const { reference } = await findParked(transaction, id);
      await askAgain(transaction, reference ?? '', now);
    },
  });
  return { isDone, parked: await readParkedPayment(context, parkedId) };
}
