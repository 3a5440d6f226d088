import { type Below, type Fraction, type InstantEngine, type Played, soleOf } from './engine';

/** Payout of each kind of target, as a multiple of a shot's stake. */
export const TARGETS: readonly number[] = [2, 3, 5, 8, 12, 20, 40, 100];
/** Return to player in percent, the same for each target. */
const RETURN = 96;

/** A target that pays m times the stake is hit by 96 of 100 m shots. */
export function playArcade(stakeCentavos: number, target: number, below: Below): Played | null {
  const times = TARGETS[target];
  if (times === undefined) return null;
  const isHit = below(100 * times) < RETURN;
  return { payoutCentavos: isHit ? stakeCentavos * times : 0, outcome: { isHit, times } };
}

export const arcade: InstantEngine = {
  stakesCentavos: [100, 200, 500, 1_000, 2_000, 5_000],
  play: (stakeCentavos, choice, below) => playArcade(stakeCentavos, soleOf(choice), below),
};

/** Exact, by trying every number that can be drawn. */
export function arcadeReturn(target: number): Fraction {
  const times = TARGETS[target] ?? 0;
  let over = 0;
  for (let drawn = 0; drawn < 100 * times; drawn += 1) {
    over += playArcade(1, target, () => drawn)?.payoutCentavos ?? 0;
  }
  return { over: BigInt(over), under: BigInt(100 * times) };
}
