import type { SpinPage } from '../../../contract/rewards/spin';
import { ZERO } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { showSeeds } from '../../fairness/pairs';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { countRounds, history } from '../play/rounds';
import { availablePlay } from '../rewards/countedPlay';
import { DAILY_LOGIN_POINTS } from '../rewards/dailyLogin';
import { restReasonOf } from '../rewards/restReason';
import { SPINS_A_DAY, spinsOfDay } from './dayLimit';
import { rebateOf } from './rebate';
import { isFirstSpin } from './spin';
import { hasAcceptedTerms } from './spinTerms';
import { nextTicketExpiry, roundsByTicket } from './tickets';
import { MEAN_CENTAVOS, MEAN_POINTS, SEGMENTS, SPIN_PRICE_POINTS, WEIGHT_TOTAL, wheel } from './wheel';

const ROUNDS_SHOWN = 20;

/** All data of the wheel's page for a player. A client seed is handled as in `showSeeds`. */
export async function spinPage(
  context: Pick<Context, 'config' | 'db' | 'clock' | 'pairSeals'>,
  uid: number,
  clientSeed: string | null,
): Promise<SpinPage> {
  const { db, clock } = context;
  const game = wheel.name;
  const now = clock.now();
  const [
    money,
    termsAccepted,
    seeds,
    { rounds, cursor },
    total,
    { spinsLeft },
    play,
    ticketExpiresAt,
    ticketRounds,
    resting,
  ] = await Promise.all([
    balances(db, uid),
    hasAcceptedTerms(db, uid),
    showSeeds(context, { uid, game, clientSeed, now }),
    history(db, { uid, game, pageSize: ROUNDS_SHOWN }),
    countRounds(db, { uid, game }),
    spinsOfDay(db, uid, now),
    playOfNext(context, uid),
    nextTicketExpiry(db, uid),
    roundsByTicket(db, uid),
    restReasonOf(context, uid),
  ]);
  return {
    points: money.points,
    price: SPIN_PRICE_POINTS,
    rebate: rebateOf(money),
    spinTickets: money.spinTickets,
    ticketExpiresAt: ticketExpiresAt?.toISOString() ?? null,
    spinsADay: SPINS_A_DAY,
    spinsLeft,
    ...play,
    ticketRounds,
    dailyPoints: DAILY_LOGIN_POINTS,
    segments: [...SEGMENTS],
    weightTotal: WEIGHT_TOTAL,
    meanAmount: MEAN_CENTAVOS,
    meanPoints: MEAN_POINTS,
    termsAccepted,
    mayJoin: money.depositedCentavos > ZERO,
    resting,
    seeds,
    rounds,
    total,
    cursor,
  };
}

/** Counted play that the next spin uses up, and what the player has of it. */
async function playOfNext(
  { config, db }: Pick<Context, 'config' | 'db'>,
  uid: number,
): Promise<Pick<SpinPage, 'playNeeded' | 'play'>> {
  const needed = config.spinPlayCentavos;
  if (needed === ZERO || (await isFirstSpin(db, uid))) return { playNeeded: ZERO, play: ZERO };
  const play = await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    return availablePlay(transaction, uid);
  });
  return { playNeeded: needed, play };
}
