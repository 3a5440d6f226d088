import * as z from 'zod/mini';
import { amount } from './amount';
import { type Centavos, centavos, formatPesos } from './money';
import type { Json } from './round';

/** A change of the stake that goes back to the first one; its name on the wire. */
export const FIRST_STAKE = 'first';

/** The first stake, in percent of itself. */
export const FULL_PERCENT = 100;

/** A stake in percent of the first one, floored to the centavo. */
export const stakeAtPercent = (first: Centavos, percent: number): Centavos =>
  centavos((first * BigInt(percent)) / 100n);

/** The stakes of a bet in wire form, in its order: in every game, each is a field named "stake". */
export function stakesIn(bet: Json): readonly Centavos[] {
  const stakes: Centavos[] = [];
  mapStakes(bet, (stake) => {
    stakes.push(stake);
    return stake;
  });
  return stakes;
}

/** The bet with each of its stakes at this percentage of itself, in canonical form. */
export const betAtPercent = (bet: Json, percent: number): Json =>
  percent === FULL_PERCENT ? bet : mapStakes(bet, (stake) => stakeAtPercent(stake, percent));

function mapStakes(value: Json, change: (stake: Centavos) => Centavos): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapStakes(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const stake = name === 'stake' ? z.safeDecode(amount, field as string) : null;
      return [name, stake?.success ? formatPesos(change(stake.data)) : mapStakes(field, change)];
    }),
  );
}
