import type { WinTier } from '../../kit/rules/tier';
import type { Tuning } from '../../kit/scene/scene';
import { tuned } from '../../kit/scene/tuning';

/** Jeepneys in the parade that honks past after a large win. */
export const PARADES: Readonly<Record<WinTier, number>> = { loss: 0, returned: 0, small: 0, big: 3, mega: 7 };

/** When each jeepney of the parade is in the middle and honks, in ms after the cash-out. */
export const honksMs = (tier: WinTier, tuning: Tuning): readonly number[] =>
  Array.from({ length: PARADES[tier] }, (_, index) =>
    Math.round(index * tuned(tuning, 'paradeGapMs') + tuned(tuning, 'paradeMs') / 2),
  );
