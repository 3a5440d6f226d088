import type { BodyOf, ReplyOf } from '../../../contract/call';
import { type grantCalls as calls, GRANT_MAX_CENTAVOS, type HandGrant } from '../../../contract/desk/grants';
import { centavos, formatPesos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { lockPlayers } from '../../ledger/accounts';
import { grantBonus } from '../../ledger/deposit';
import { readPlayer } from '../players/desk';
import { requireRewards } from '../rewards/claim';
import { givePoints } from '../rewards/points';
import { decide, listProposals, type ProposalRow, proposalOf, propose } from './proposals';

/** As stored: an amount as text in centavos. */
interface Content {
  readonly uid: number;
  readonly gift:
    | { readonly kind: 'bonus'; readonly amount: string }
    | { readonly kind: 'points'; readonly points: number };
}

function grantOf(row: ProposalRow, now: Date): HandGrant {
  const { uid, gift } = row.content as Content;
  return {
    ...proposalOf(row, now),
    uid,
    gift: gift.kind === 'bonus' ? { kind: 'bonus', amount: centavos(BigInt(gift.amount)) } : gift,
  };
}

export async function listGrants(
  { db, clock }: Context,
  { state, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const now = clock.now();
  const { list, cursor } = await listProposals(db, {
    kind: 'grant',
    isOpen: state === 'open',
    now,
    ...request,
  });
  return { list: list.map((row) => grantOf(row, now)), cursor };
}

/** Refuses a gift while rewards are closed to the player, who is locked until the transaction ends. */
async function requireOpen(
  context: Context,
  transaction: Queryable,
  { uid, gift }: Content,
  now: Date,
): Promise<void> {
  await lockPlayers(transaction, [uid]);
  await requireRewards(context, transaction, { uid, gift: gift.kind === 'bonus' ? 'money' : 'points', now });
}

/** Proposes a gift. Refuses "notFound", "amountOutOfRange", "keyReused", and what closes rewards to a player. */
export async function proposeGrant(
  context: Context,
  operator: Operator,
  { uid, gift, reason, key }: BodyOf<typeof calls.propose>,
): Promise<HandGrant> {
  const { db, clock } = context;
  const now = clock.now();
  if (gift.kind === 'bonus' && (gift.amount <= 0n || gift.amount > GRANT_MAX_CENTAVOS)) {
    throw refuse('amountOutOfRange');
  }
  await readPlayer(db, uid, now);
  const content: Content = {
    uid,
    gift: gift.kind === 'bonus' ? { kind: 'bonus', amount: `${gift.amount}` } : gift,
  };
  await db.transaction((transaction) => requireOpen(context, transaction, content, now));
  const row = await propose(context, operator, {
    kind: 'grant',
    object: `player ${uid}`,
    content,
    evidence: {},
    reason,
    key,
    told: { detail: gift.kind === 'bonus' ? { bonus: formatPesos(gift.amount) } : { points: gift.points } },
  });
  return grantOf(row, clock.now());
}

/** Decides on a gift; the approval gives it. Refuses what closes rewards to the player now. */
export async function decideGrant(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof calls.decide>,
): Promise<ReplyOf<typeof calls.decide>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'grant',
    carryOut: async ({ id, content }, transaction, now) => {
      const { uid, gift } = content as Content;
      await requireOpen(context, transaction, content as Content, now);
      if (gift.kind === 'points') {
        await givePoints(transaction, { uid, kind: 'CORRECTION', id: `GR${id}`, points: gift.points, now });
        return `${gift.points} points`;
      }
      const amountCentavos = centavos(BigInt(gift.amount));
      const { bonusId } = await grantBonus(transaction, {
        uid,
        amountCentavos,
        reference: `grant:${id}`,
        now,
      });
      return bonusId.toString();
    },
  });
  return { isDone, proposal: grantOf(row, context.clock.now()) };
}
