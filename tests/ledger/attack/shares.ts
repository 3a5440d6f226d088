import type { Random } from '../simulation/random';

/** Things with how often each is picked. */
export type Shares<T> = readonly (readonly [share: number, item: T])[];

export function pickByShare<T>(shares: Shares<T>, random: Random): T {
  let place = random.below(shares.reduce((sum, [share]) => sum + share, 0));
  for (const [share, item] of shares) {
    if (place < share) return item;
    place -= share;
  }
  throw new RangeError('the shares do not add up');
}
