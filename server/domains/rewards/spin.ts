import type { SettledRound } from '../../../contract/play';
import { rewardCalls } from '../../../contract/rewards';
import { ZERO } from '../../../games/kit/rules/money';
import { parseBet, playRound, type Round } from '../../../games/kit/rules/round';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type ActivePair, activePair, takeNonce } from '../../fairness/pairs';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import { once } from '../../ledger/once';
import { post } from '../../ledger/post';
import { sendMessage } from '../messages/send';
import { keepRound } from '../play/keepRound';
import { requireOpenAccount } from '../players/age';
import { requireNotBarred } from '../safer-play/guard';
import { acceptTerms, hasAcceptedTerms } from './spinTerms';
import { SPIN_PRICE_POINTS, wheel } from './wheel';

interface SpinRequest {
  readonly uid: number;
  /** Whether the player accepts the terms with this spin. */
  readonly acceptsTerms: boolean;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Spins the wheel in one transaction and returns the envelope as text; a repeat under the same key gets the
 * first text. Refuses "birthdayNeeded", "underAge", "selfExcluded", "onBreak", "depositNeeded", "agreementMissing", "pointsTooLow",
 * "seedsMissing", "keyReused" and "busy".
 */
export function spin(context: Context, { uid, acceptsTerms, key, bodyHash }: SpinRequest): Promise<string> {
  const intent = { uid, key, call: rewardCalls.spin.path, bodyHash };
  return once(context, intent, async (transaction) => {
    const now = context.clock.now();
    await requireMembership(context, transaction, uid);
    if (acceptsTerms) await acceptTerms(transaction, uid, now);
    else if (!(await hasAcceptedTerms(transaction, uid))) throw refuse('agreementMissing');

    const { points } = await balances(transaction, uid);
    if (points < SPIN_PRICE_POINTS) throw refuse('pointsTooLow');
    const pair = await activePair(transaction, context.pairSeals, { uid, game: wheel.name });
    if (pair === null) throw refuse('seedsMissing');
    const round = draw(pair);
    // Rotated after it was read: the next try reads the new pair.
    if (!(await takeNonce(transaction, pair))) throw refuse('busy');
    const roundId = await keepRound(transaction, { uid, pair, round, now });
    await pay(transaction, { uid, roundId, round, now });

    const left = await balances(transaction, uid);
    return successText(rewardCalls.spin, {
      round: settled(round, roundId, pair, now),
      finance: left.cashCentavos,
      bonus: left.bonusCentavos,
      points: left.points,
    });
  });
}

/** The wheel is for players of age who have deposited. */
async function requireMembership(context: Context, on: Queryable, uid: number): Promise<void> {
  await requireOpenAccount(context, on, uid);
  await requireNotBarred(on, uid, context.clock.now());
  const { depositedCentavos } = await balances(on, uid);
  if (depositedCentavos === ZERO) throw refuse('depositNeeded');
}

function draw(pair: ActivePair): Round {
  const bet = parseBet(wheel, wheel.onlyBet);
  if (bet === null) throw new Error('the wheel refuses its only bet');
  return playRound(wheel, bet, pair);
}

interface Payment {
  readonly uid: number;
  readonly roundId: bigint;
  readonly round: Round;
  readonly now: Date;
}

/** Price and prize are separate transfers, even in the same currency. */
async function pay(transaction: Queryable, { uid, roundId, round, now }: Payment): Promise<void> {
  const price = BigInt(SPIN_PRICE_POINTS);
  await post(transaction, {
    uid,
    kind: 'points',
    reference: `spin:${roundId}`,
    legs: [{ from: 'points', to: 'pointsIssued', amount: price }],
    now,
  });
  const prize = { uid, reference: `spin-prize:${roundId}`, now };
  if (round.payoutCentavos > 0n) {
    const legs = [{ from: 'promotions', to: 'cash', amount: round.payoutCentavos }] as const;
    await post(transaction, { ...prize, kind: 'prize', legs });
    await sendMessage(transaction, { uid, content: { kind: 'prize', amount: round.payoutCentavos }, now });
  }
  const points = round.points?.payout ?? 0;
  if (points > 0) {
    const legs = [{ from: 'pointsIssued', to: 'points', amount: BigInt(points) }] as const;
    await post(transaction, { ...prize, kind: 'points', legs });
  }
}

const settled = (round: Round, roundId: bigint, pair: ActivePair, now: Date): SettledRound => ({
  roundId: roundId.toString(),
  game: round.game,
  bet: round.bet,
  outcome: round.outcome,
  events: [...round.events],
  stake: round.stakeCentavos,
  payout: round.payoutCentavos,
  commitment: pair.commitment,
  clientSeed: pair.clientSeed,
  nonce: pair.nonce,
  serverSeed: null,
  createdAt: now.toISOString(),
});
