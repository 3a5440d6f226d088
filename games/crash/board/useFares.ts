import { useState } from 'react';
import { clampStake } from '../../kit/board/stakes';
import { centavos } from '../../kit/rules/money';
import { type Fare, type Fares, faresIn, habitsOf, STAKE_MIN } from './fares';
import type { SharedBoardProps } from './strings';

/** The two bets being built, remembered between visits. */
export function useFares({ habits, onHabits }: Pick<SharedBoardProps, 'habits' | 'onHabits'>) {
  const [kept, setKept] = useState<Fares>(() => faresIn(habits));
  const keep = (next: Fares) => {
    setKept(next);
    onHabits(habitsOf(next));
  };
  return {
    ...kept,
    change: (panel: number, part: Partial<Fare>) => {
      const stake = part.stakeCentavos;
      const safe =
        stake === undefined ? part : { ...part, stakeCentavos: clampStake(stake, STAKE_MIN, MOST) };
      const [a, b] = kept.fares;
      keep({ ...kept, fares: panel === 0 ? [{ ...a, ...safe }, b] : [a, { ...b, ...safe }] });
    },
    setTwo: (two: boolean) => keep({ ...kept, two }),
  };
}

/** Far above any balance; keeps the digits within the width of the button. */
const MOST = centavos(1_000_000_000n);
