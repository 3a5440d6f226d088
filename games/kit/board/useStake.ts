import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { BoardProps } from '../card';
import { amount } from '../rules/amount';
import { type Centavos, formatPesos } from '../rules/money';
import { clampStake, firstStake } from './stakes';

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
  const [chosen, keepStake] = useState<Centavos | null>(() => {
    const parsed = z.safeDecode(kept, habits as never);
    return parsed.success ? parsed.data.stake : null;
  });
  const suggested = useFirstStake(first, min, balanceCentavos);
  const stake = chosen ?? suggested;
  const setStake = (next: Centavos) => {
    const clamped = clampStake(next, min, max);
    keepStake(clamped);
    onHabits({ stake: formatPesos(clamped) });
  };
  return {
    stakeCentavos: clampStake(stake, min, max),
    setStake,
    maxCentavos: clampStake(balanceCentavos < max ? balanceCentavos : max, min, max),
  };
}

/** The first stake by the balance at which the board was opened; it does not follow the balance from bet to bet. */
export function useFirstStake(usual: Centavos, min: Centavos, balanceCentavos: Centavos): Centavos {
  const opened = useRef<Centavos | null>(null);
  if (opened.current === null && balanceCentavos > 0n) opened.current = balanceCentavos;
  return firstStake(usual, min, opened.current ?? balanceCentavos);
}
