import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import { wheelRules } from '../rules/play';
import { type Prize, prizeCentavos, prizePoints, WEDGES, WEIGHT_TOTAL } from '../rules/prizes';
import type { RoundViewProps } from './strings';

type View = Pick<RoundViewProps, 'translate' | 'formatAmount'>;

/** An outcome from the wire; null for anything else. */
export function prizeOf(outcome: Json): Prize | null {
  const read = z.safeDecode(wheelRules.outcome, outcome as never);
  return read.success ? read.data : null;
}

/** "₱5.00" or "20 points". */
export const prizeName = ({ translate, formatAmount }: View, prize: Prize): string =>
  prize === 'points'
    ? translate('points', { count: prizePoints(prize) })
    : formatAmount(prizeCentavos(prize));

export interface Chance {
  readonly prize: Prize;
  /** In percent, exact: weights are of ten thousand. */
  readonly percent: string;
}

/** Every prize with its chance, in the order of the wheel. */
export const CHANCES: readonly Chance[] = WEDGES.map(({ prize, weight }) => ({
  prize,
  percent: String((weight * 100) / WEIGHT_TOTAL),
}));
