import { useState } from 'react';
import * as z from 'zod/mini';
import type { BoardProps } from '../card';
import { amount } from '../rules/amount';
import { type Centavos, formatPesos } from '../rules/money';
import { clampStake } from './stakes';

interface Bounds {
  /** The stake of a player who has not chosen one yet. */
  readonly first: Centavos;
  readonly min: Centavos;
  /** The largest stake that the rules and the product allow. */
  readonly max: Centavos;
}

const kept = z.object({ stake: amount });

/**
 * The selected stake, remembered between visits as `habits.stake` (decimal pesos). `maxCentavos` is the most that can
 * be chosen now: never above the balance, never below the least stake.
 */
export function useStake(
  { habits, onHabits, balanceCentavos }: Pick<BoardProps, 'habits' | 'onHabits' | 'balanceCentavos'>,
  { first, min, max }: Bounds,
) {
  const [stake, keepStake] = useState<Centavos>(() => {
    const parsed = z.safeDecode(kept, habits as never);
    return parsed.success ? parsed.data.stake : first;
  });
  const setStake = (next: Centavos) => {
    const chosen = clampStake(next, min, max);
    keepStake(chosen);
    onHabits({ stake: formatPesos(chosen) });
  };
  return {
    stakeCentavos: clampStake(stake, min, max),
    setStake,
    maxCentavos: clampStake(balanceCentavos < max ? balanceCentavos : max, min, max),
  };
}
