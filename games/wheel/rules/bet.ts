import * as z from 'zod/mini';
import { SPIN_PRICE_POINTS } from './prizes';

/** A spin names its price, so that a round says for good what was paid for it. */
export const bet = z.strictObject({ points: z.literal(SPIN_PRICE_POINTS) });

export type Bet = z.output<typeof bet>;
