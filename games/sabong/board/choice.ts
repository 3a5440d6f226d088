import { useState } from 'react';
import * as z from 'zod/mini';
import { useStake } from '../../kit/board/useStake';
import { type Centavos, centavos, formatPesos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { bet } from '../rules/bet';
import { matchupOf, SIDES, type Side } from '../rules/matchups';
import { contestOf } from './contest';
import type { SharedBoardProps } from './strings';
import type { Backed } from './view';

export const STAKE_MIN = centavos(STAKE_MIN_CENTAVOS);
const STAKE_FIRST = centavos(2_000n);
/** While no card is known, no bet can be placed; the selected stake is kept. */
const ANY = centavos(100_000_000n);

/** The highest stake on this side of this card within the exposure limit; without a side, on the one that pays most. */
export function stakeLimit(card: number | null, side: Side | null, exposureMaxCentavos: Centavos): Centavos {
  if (card === null) return ANY;
  const { pays } = matchupOf(card);
  const chosen = side === null ? SIDES.filter((each) => each !== 'draw') : [side];
  const most = chosen.map((each) => (exposureMaxCentavos * pays[each].denominator) / pays[each].numerator);
  return centavos(most.toSorted((a, b) => Number(a - b))[0] ?? 0n);
}

export const wireOf = (side: Side, card: number, stakeCentavos: Centavos): Json => ({
  stake: formatPesos(stakeCentavos),
  side,
  card,
});

/** The same bet on the card that is posted now; null without one. */
export function betIn(wire: Json, events: readonly Json[]): Json | null {
  const parsed = z.safeDecode(bet, wire as never);
  const { card } = contestOf(events);
  return parsed.success && card !== null ? wireOf(parsed.data.side, card, parsed.data.stake) : null;
}

const kept = z.object({ side: z.enum(SIDES) });

/** The side and stake being chosen, remembered between visits. */
export function useChoice(props: SharedBoardProps, card: number | null, backed: readonly Backed[]) {
  const { habits, onHabits, exposureMaxCentavos } = props;
  const [side, setSide] = useState<Side | null>(() => {
    const parsed = z.safeDecode(kept, habits as never);
    return parsed.success ? parsed.data.side : null;
  });
  const limit = stakeLimit(card, side, exposureMaxCentavos);
  const placed = backed.find((each) => each.side === side)?.stakeCentavos ?? 0n;
  // Bets on one side count together against the limit of the largest payout.
  const left = limit - placed;
  const isFull = left < STAKE_MIN;
  const max = isFull ? STAKE_MIN : centavos(left);
  const stake = useStake(props, { first: STAKE_FIRST, min: STAKE_MIN, max });
  return {
    side,
    /** Whether the chosen side takes no further bet within the limit. */
    isFull,
    ...stake,
    choose: (next: Side) => {
      setSide(next);
      onHabits({ side: next });
    },
  };
}
