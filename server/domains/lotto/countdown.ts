import type { ReplyOf } from '../../../contract/call';
import type { mallCalls } from '../../../contract/rewards/mall';
import { sellingDraw } from '../../../games/kit/fairness/lotto/times';
import type { Context } from '../../context';
import type { BeaconSource } from '../../fairness/beaconSource';
import type { StoredDraw } from './draws';
import { newestDraws } from './draws';
import { openDraw } from './open';
import { limitsOf } from './rules';

type Countdown = ReplyOf<(typeof mallCalls)['countdown']>;

/** What the call of all countdowns tells of lotto. */
type LottoCountdown = Omit<Countdown, 'now' | 'targets'>;

/** The draw that sells now, opened if nobody has yet; and the newest one that waits for its number. */
export async function lottoCountdown(context: Context, beacon: BeaconSource | null): Promise<LottoCountdown> {
  const now = context.clock.now();
  const closed = {
    serverTime: now.getTime(),
    draw: null,
    closesAt: null,
    drawsAt: null,
    beaconRound: null,
    commitment: null,
    limits: null,
    waiting: null,
  };
  if (beacon === null) return closed;
  const draws = await newestDraws(context.db, 3);
  const selling =
    draws.find(({ draw }) => draw === sellingDraw(now.getTime())) ??
    (await openDraw(context, beacon.network));
  const waiting = waitingOf(draws, now);
  if (selling === null) return { ...closed, waiting };
  return {
    ...closed,
    draw: selling.draw,
    closesAt: selling.closesAt.toISOString(),
    drawsAt: selling.drawsAt.toISOString(),
    beaconRound: selling.beaconRound,
    commitment: selling.commitment,
    limits: limitsOf(context.config),
    waiting,
  };
}

function waitingOf(draws: readonly StoredDraw[], now: Date): LottoCountdown['waiting'] {
  const found = draws.find(({ state, drawsAt }) => state === 'closed' && drawsAt <= now);
  if (found === undefined) return null;
  const { draw, drawsAt, voidAt } = found;
  return { draw, drawsAt: drawsAt.toISOString(), voidAt: voidAt.toISOString() };
}
