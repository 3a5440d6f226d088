import type { BodyOf, ReplyOf } from '../../../contract/call';
import {
  ADJUSTMENT_BOTH_CENTAVOS,
  ADJUSTMENT_MAX_CENTAVOS,
  type Adjustment,
  type adjustmentCalls,
} from '../../../contract/desk/ledger';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { adjust } from '../../ledger/adjust';
import { balances } from '../../ledger/balances';
import { readPlayer } from '../players/desk';
import { decide, listProposals, type ProposalRow, proposalOf, propose } from './proposals';

/** As stored: amounts in centavos as text. */
interface Content {
  readonly uid: number;
  readonly change: string;
}

interface Evidence {
  readonly cash: string;
  readonly bonus: string;
  readonly hold: string;
}

async function evidenceOf(on: Queryable, uid: number): Promise<Evidence> {
  const { cashCentavos, bonusCentavos, holdCentavos } = await balances(on, uid);
  return { cash: `${cashCentavos}`, bonus: `${bonusCentavos}`, hold: `${holdCentavos}` };
}

const amountsOf = ({ cash, bonus, hold }: Evidence) => ({
  cash: centavos(BigInt(cash)),
  bonus: centavos(BigInt(bonus)),
  hold: centavos(BigInt(hold)),
});

const absolute = (change: bigint): bigint => (change < 0n ? -change : change);

async function adjustmentOf(on: Queryable, row: ProposalRow, now: Date): Promise<Adjustment> {
  const { uid, change } = row.content as Content;
  return {
    ...proposalOf(row, now),
    uid,
    amount: centavos(BigInt(change)),
    seen: amountsOf(row.evidence as Evidence),
    now: amountsOf(await evidenceOf(on, uid)),
    needsTwo: absolute(BigInt(change)) >= ADJUSTMENT_BOTH_CENTAVOS,
    transferId: row.result,
  };
}

export async function listAdjustments(
  { db, clock }: Context,
  { state, ...request }: BodyOf<typeof adjustmentCalls.list>,
): Promise<ReplyOf<typeof adjustmentCalls.list>> {
  const now = clock.now();
  const { list, cursor } = await listProposals(db, {
    kind: 'adjustment',
    isOpen: state === 'open',
    now,
    ...request,
  });
  return { list: await Promise.all(list.map((row) => adjustmentOf(db, row, now))), cursor };
}

/** Proposes an adjustment of main money. Refuses "notFound", "amountOutOfRange" and "keyReused". */
export async function proposeAdjustment(
  context: Context,
  operator: Operator,
  { uid, direction, amount, reason, key }: BodyOf<typeof adjustmentCalls.propose>,
): Promise<Adjustment> {
  const { db, clock } = context;
  if (amount <= 0n || amount > ADJUSTMENT_MAX_CENTAVOS) throw refuse('amountOutOfRange');
  await readPlayer(db, uid, clock.now());
  const change = centavos(direction === 'credit' ? amount : -amount);
  const row = await propose(context, operator, {
    kind: 'adjustment',
    object: `player ${uid}`,
    content: { uid, change: `${change}` } satisfies Content,
    evidence: await evidenceOf(db, uid),
    reason,
    key,
    told: { amountCentavos: change },
  });
  return adjustmentOf(db, row, clock.now());
}

/**
 * Decides on an adjustment; the last approval posts it. From {@link ADJUSTMENT_BOTH_CENTAVOS} on it takes a checker and
 * an owner, who are two people. Refuses "balanceTooLow" for a debit that the player's main money does not cover.
 */
export async function decideAdjustment(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof adjustmentCalls.decide>,
): Promise<ReplyOf<typeof adjustmentCalls.decide>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'adjustment',
    isEnough,
    carryOut: async ({ id, content }, transaction, now) => {
      const { uid, change } = content as Content;
      const posted = await adjust(transaction, {
        uid,
        changeCentavos: centavos(BigInt(change)),
        reference: `AD${id}`,
        now,
      });
      return posted.transferId.toString();
    },
  });
  return { isDone, proposal: await adjustmentOf(context.db, row, context.clock.now()) };
}

async function isEnough({ content, decisions }: ProposalRow, on: Queryable): Promise<boolean> {
  if (absolute(BigInt((content as Content).change)) < ADJUSTMENT_BOTH_CENTAVOS) return true;
  const deciders = await on.query<{ isChecker: boolean; isOwner: boolean }>({
    name: 'desk-adjustment-deciders',
    text: `
      SELECT 'checker' = ANY (roles) AS "isChecker", 'owner' = ANY (roles) AS "isOwner"
      FROM desk_operators WHERE operator_id = ANY ($1)`,
    values: [decisions.map(({ by }) => by.id)],
  });
  return deciders.some((one) => one.isChecker && deciders.some((other) => other !== one && other.isOwner));
}
