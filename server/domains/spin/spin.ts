import type { SettledRound } from '../../../contract/play';
import { type SpinPay, spinCalls } from '../../../contract/rewards/spin';
import { ZERO } from '../../../games/kit/rules/money';
import { parseBet, playRound, type Round } from '../../../games/kit/rules/round';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type ActivePair, activePair, takeNonce } from '../../fairness/pairs';
import { moneySettings } from '../../http/moneySettings';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { type Balances, balances } from '../../ledger/balances';
import { sendMessage } from '../messages/send';
import { hasForgotten } from '../play/forgetRounds';
import { keepRound } from '../play/keepRound';
import { claim, payOnce } from '../rewards/claim';
import { availablePlay, usePlay } from '../rewards/countedPlay';
import { givePoints, takePoints } from '../rewards/points';
import { noteAddress } from './addresses';
import { requireSpinLeft, spinsOfDay } from './dayLimit';
import { rebateOf } from './rebate';
import { acceptTerms, hasAcceptedTerms } from './spinTerms';
import { takeSpinTicket } from './tickets';
import { SPIN_PRICE_POINTS, wheel } from './wheel';

interface SpinRequest {
  readonly uid: number;
  /** Whether the player accepts the terms with this spin. */
  readonly acceptsTerms: boolean;
  readonly pay: SpinPay;
  /** The player's address. */
  readonly ip: string;
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Spins the wheel in one transaction and returns the envelope as text; a repeat under the same key gets the
 * first text. Refuses "accountBlocked", "birthdayNeeded", "underAge", "selfExcluded", "onBreak",
 * "rewardsResting", "gamePaused", "depositNeeded", "agreementMissing", "spinLimit", "playNeeded", "pointsTooLow",
 * "ticketMissing", "seedsMissing", "keyReused" and "busy".
 */
export function spin(
  context: Context,
  { uid, acceptsTerms, pay, ip, key, bodyHash }: SpinRequest,
): Promise<string> {
  const intent = { uid, key, call: spinCalls.spin.path, bodyHash };
  return claim(context, intent, 'money', async (transaction, now) => {
    if (moneySettings(context).pausedGames.includes(wheel.name)) throw refuse('gamePaused');
    const before = await balances(transaction, uid);
    // The wheel is for players who have deposited.
    if (before.depositedCentavos === ZERO) throw refuse('depositNeeded');
    if (acceptsTerms) await acceptTerms(transaction, uid, now);
    else if (!(await hasAcceptedTerms(transaction, uid))) throw refuse('agreementMissing');
    await requireSpinLeft(transaction, uid, now);
    if (pay === 'points' && before.points < SPIN_PRICE_POINTS) throw refuse('pointsTooLow');
    if (pay === 'ticket' && before.spinTickets === 0) throw refuse('ticketMissing');
    await usePlayOfSpin(context, transaction, uid);

    const pair = await activePair(transaction, context.pairSeals, { uid, game: wheel.name });
    if (pair === null) throw refuse('seedsMissing');
    const round = draw(pair);
    // Rotated after it was read: the next try reads the new pair.
    if (!(await takeNonce(transaction, pair))) throw refuse('busy');
    const roundId = await keepRound(transaction, { uid, pair, round, now });
    const id = roundId.toString();
    await takePrice(transaction, { uid, id, now }, pay, before);
    await payPrize(transaction, { uid, id, now }, round);
    await noteAddress(transaction, { uid, ip, now });

    const left = await balances(transaction, uid);
    const { spinsLeft } = await spinsOfDay(transaction, uid, now);
    return successText(spinCalls.spin, {
      round: settled(round, roundId, pair, now),
      finance: left.cashCentavos,
      bonus: left.bonusCentavos,
      points: left.points,
      spinTickets: left.spinTickets,
      spinsLeft,
    });
  });
}

/** Uses up the counted play that the operator asks for a spin. A player's first spin needs none. Refuses "playNeeded". */
async function usePlayOfSpin({ config }: Context, transaction: Queryable, uid: number): Promise<void> {
  const needed = config.spinPlayCentavos;
  if (needed === ZERO || (await isFirstSpin(transaction, uid))) return;
  if ((await availablePlay(transaction, uid)) < needed) throw refuse('playNeeded');
  await usePlay(transaction, uid, needed);
}

/** Whether the player has never spun. */
export async function isFirstSpin(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'spin-any',
    text: 'SELECT FROM play_rounds WHERE uid = $1 AND game = $2 LIMIT 1',
    values: [uid, wheel.name],
  });
  return rows.length === 0 && !(await hasForgotten(on, uid, wheel.name));
}

function draw(pair: ActivePair): Round {
  const bet = parseBet(wheel, wheel.onlyBet);
  if (bet === null) throw new Error('the wheel refuses its only bet');
  return playRound(wheel, bet, pair);
}

/** A spin in the ledger; `id` is that of its round. */
interface Spin {
  readonly uid: number;
  readonly id: string;
  readonly now: Date;
}

/** The price is points or a ticket. Of points a part comes back by VIP level, as a transfer of its own. */
async function takePrice(
  transaction: Queryable,
  { uid, id, now }: Spin,
  pay: SpinPay,
  before: Balances,
): Promise<void> {
  if (pay === 'ticket') return takeSpinTicket(transaction, { uid, id, now });
  await takePoints(transaction, { uid, kind: 'SPIN', id, points: SPIN_PRICE_POINTS, now });
  const points = rebateOf(before);
  if (points > 0) await givePoints(transaction, { uid, kind: 'SPIN_REBATE', id, points, now });
}

/** Price and prize are separate transfers, even in the same currency. */
async function payPrize(transaction: Queryable, { uid, id, now }: Spin, round: Round): Promise<void> {
  if (round.payoutCentavos > 0n) {
    const legs = [{ from: 'promotions', to: 'cash', amount: round.payoutCentavos }] as const;
    await payOnce(transaction, { uid, kind: 'prize', reference: `spin-prize:${id}`, legs, now });
    await sendMessage(transaction, { uid, content: { kind: 'prize', amount: round.payoutCentavos }, now });
  }
  const points = round.points?.payout ?? 0;
  if (points > 0) await givePoints(transaction, { uid, kind: 'SPIN_PRIZE', id, points, now });
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
