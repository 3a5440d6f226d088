import type { SettledRound } from '../../../contract/play';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import { dayOf } from '../../shared/dateText';
import type { WheelPage } from './spin';

/** What the spins of a day cost and brought. */
export interface SpinsOfDay {
  readonly spins: number;
  readonly points: number;
  readonly tickets: number;
  readonly won: Centavos;
  readonly wonPoints: number;
}

/** Adds up the spins of the day of `now`, in Manila. */
export function spinsOfDay(
  rounds: readonly Pick<SettledRound, 'roundId' | 'payout' | 'createdAt'>[],
  { price, segments, ticketRounds }: Pick<WheelPage, 'price' | 'segments' | 'ticketRounds'>,
  now: Date,
): SpinsOfDay {
  const today = dayOf(now);
  const ofDay = rounds.filter(({ createdAt }) => dayOf(new Date(createdAt)) === today);
  const tickets = ofDay.filter(({ roundId }) => ticketRounds.includes(roundId)).length;
  // A wedge pays pesos or points, never both.
  const pointsPrize = segments.find(({ points }) => points > 0)?.points ?? 0;
  return {
    spins: ofDay.length,
    points: (ofDay.length - tickets) * price,
    tickets,
    won: ofDay.reduce((sum, { payout }) => centavos(sum + payout), ZERO),
    wonPoints: ofDay.filter(({ payout }) => payout === 0n).length * pointsPrize,
  };
}
