import type { SpinPage } from '../../../contract/rewards';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { showSeeds } from '../../fairness/pairs';
import { balances } from '../../ledger/balances';
import { countRounds, history } from '../play/rounds';
import { DAILY_LOGIN_POINTS } from './dailyLogin';
import { hasAcceptedTerms } from './spinTerms';
import { MEAN_CENTAVOS, MEAN_POINTS, SEGMENTS, SPIN_PRICE_POINTS, WEIGHT_TOTAL, wheel } from './wheel';

const ROUNDS_SHOWN = 20;

/** All data of the wheel's page for a player. A client seed is handled as in `showSeeds`. */
export async function spinPage(
  context: Pick<Context, 'db' | 'clock' | 'pairSeals'>,
  uid: number,
  clientSeed: string | null,
): Promise<SpinPage> {
  const { db, clock } = context;
  const game = wheel.name;
  const [money, termsAccepted, seeds, { rounds, cursor }, total] = await Promise.all([
    balances(db, uid),
    hasAcceptedTerms(db, uid),
    showSeeds(context, { uid, game, clientSeed, now: clock.now() }),
    history(db, { uid, game, pageSize: ROUNDS_SHOWN }),
    countRounds(db, { uid, game }),
  ]);
  return {
    points: money.points,
    price: SPIN_PRICE_POINTS,
    dailyPoints: DAILY_LOGIN_POINTS,
    segments: [...SEGMENTS],
    weightTotal: WEIGHT_TOTAL,
    meanAmount: MEAN_CENTAVOS,
    meanPoints: MEAN_POINTS,
    termsAccepted,
    mayJoin: money.depositedCentavos > ZERO,
    seeds,
    rounds,
    total,
    cursor,
  };
}
