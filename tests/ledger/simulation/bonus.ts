import type { Person } from './world';

/** A bonus of the model. Amounts are centavos. */
export interface ModelBonus {
  readonly amount: bigint;
  /** What counts of its turnover. */
  counted: bigint;
}

/** The largest bet with bonus money in it. */
export const BONUS_STAKE_MAX = 2_000n;
const TIMES = 5n;

/** Grants a bonus: it is credited at once, or waits for those before it. */
export function grant(person: Person, amount: bigint): void {
  person.bonuses.push({ amount, counted: 0n });
  if (person.bonuses.length === 1) person.bonus += amount;
}

/** Counts a settled stake in bonus money at weight 1; a bonus that is over moves to main money, and the next begins. */
export function countStake(person: Person, bonusStake: bigint): void {
  const [current, next] = person.bonuses;
  if (bonusStake === 0n || current === undefined) return;
  current.counted += bonusStake;
  if (current.counted < TIMES * current.amount && person.bonus > 0n) return;
  person.cash += person.bonus;
  person.bonus = next?.amount ?? 0n;
  person.bonuses.shift();
}
