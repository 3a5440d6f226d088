import { type Centavos, centavos, payoutFloor, sum } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet, stakeCentavos } from './bet';
import { event, type RingEvent, segment } from './events';
import { manifest } from './manifest';
import { odds, PAYS } from './paytable';
import { colorAt, SEGMENT_COUNT } from './segments';

function settle(placed: Bet, index: number): Settlement<RingEvent> {
  const stake = stakeCentavos(placed);
  const stopped = colorAt(index);
  const won = placed.positions
    .filter(({ color }) => color === stopped)
    .map((position): Extract<RingEvent, { type: 'colorWon' }> => {
      const pays = PAYS[position.color];
      const fraction = `${pays.numerator}/${pays.denominator}`;
      return { type: 'colorWon', ...position, pays: fraction, payout: payoutFloor(position.stake, pays) };
    });
  const payout = sum(won.map((position) => position.payout));
  return {
    payoutCentavos: payout,
    events: [
      { type: 'ringSpun' },
      { type: 'segmentStopped', index, color: stopped },
      ...won,
      { type: 'roundSettled', stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** The light stops on only one segment, so the highest payout is that of the best colour. */
function maxPayoutCentavos({ positions }: Bet): Centavos {
  let most = 0n;
  for (const { color, stake } of positions) {
    const payout = payoutFloor(stake, PAYS[color]);
    if (payout > most) most = payout;
  }
  return centavos(most);
}

/** 10002, Parol Ring: a light runs around 200 segments of four colours and stops on one. */
export const ringRules: GameRules<Bet, number, RingEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome: segment,
  event,
  odds,
  stakeCentavos,
  maxPayoutCentavos,
  draw: (draw) => draw.uniform(SEGMENT_COUNT),
  settle,
};
