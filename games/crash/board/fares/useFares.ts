import { useState } from 'react';
import { clampStake } from '../../../kit/board/stakes';
import { useFirstStake } from '../../../kit/board/useStake';
import { centavos } from '../../../kit/rules/money';
import type { SharedBoardProps } from '../strings';
import { type Fare, type Fares, faresIn, habitsOf, STAKE_MIN, STAKE_USUAL, withTarget } from './fares';

/** The two bets being built, remembered between visits. */
export function useFares({
  habits,
  onHabits,
  balanceCentavos,
}: Pick<SharedBoardProps, 'habits' | 'onHabits' | 'balanceCentavos'>) {
  const [changed, setChanged] = useState<Fares | null>(null);
  const suggested = useFirstStake(STAKE_USUAL, STAKE_MIN, balanceCentavos);
  const kept = changed ?? faresIn(habits, suggested);
  const keep = (next: Fares) => {
    setChanged(next);
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
    /** Sets a target that the player typed, and keeps it as a preset. */
    typeTarget: (panel: number, target: bigint) => {
      const [a, b] = kept.fares;
      keep({
        ...kept,
        fares: panel === 0 ? [{ ...a, target }, b] : [a, { ...b, target }],
        targets: withTarget(kept.targets, target),
      });
    },
  };
}

/** Far above any balance; keeps the digits within the width of the button. */
const MOST = centavos(1_000_000_000n);
