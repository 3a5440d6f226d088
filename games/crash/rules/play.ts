import { type Centavos, sum } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet, cut, type Ended, maxPayoutCentavos, worth } from './bet';
import { type CrashEvent, event } from './events';
import { reachedMs } from './flight';
import { manifest } from './manifest';
import { odds } from './odds';
import { endOf, outcome, type Point, pointOf } from './point';

/** From the opening to the closing of betting. */
export const BETTING_MS = 6_000;

/** The cash-outs before the end, then the rest at its target if the round got so far. */
function endedBy(placed: Bet, end: bigint): readonly Ended[] {
  const { ended, riding } = cut(placed);
  const byHand = ended.filter(({ multiplier }) => multiplier <= end);
  if (riding === 0n || placed.target > end) return byHand;
  return [...byHand, { stake: riding, multiplier: placed.target, runningMs: reachedMs(placed.target) }];
}

function settle(placed: Bet, point: Point): Settlement<CrashEvent> {
  const end = endOf(point);
  const hops = endedBy(placed, end).map(
    ({
      stake,
      multiplier,
      runningMs,
    }): Extract<CrashEvent, { type: 'hoppedOff' }> & { payout: Centavos } => ({
      type: 'hoppedOff',
      atMs: BETTING_MS + runningMs,
      seat: 0,
      multiplier,
      payout: worth(stake, multiplier),
    }),
  );
  const payout = sum(hops.map((hop) => hop.payout));
  const endMs = BETTING_MS + reachedMs(end);
  const { stake } = placed;
  return {
    payoutCentavos: payout,
    events: [
      { type: 'bettingOpened', atMs: 0, closesAtMs: BETTING_MS },
      { type: 'departed', atMs: BETTING_MS },
      ...hops,
      { type: 'crashed', atMs: endMs, multiplier: end },
      { type: 'roundSettled', atMs: endMs, stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** 10003, Jeepney Jump: one number decides where the round ends, and each bet where it cashes out. */
export const crashRules: GameRules<Bet, Point, CrashEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome,
  event,
  odds,
  stakeCentavos: ({ stake }) => stake,
  maxPayoutCentavos,
  draw: (draw) => pointOf(draw.bits52()),
  settle,
};
