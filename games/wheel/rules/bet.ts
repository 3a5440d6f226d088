import * as z from 'zod/mini';
import { SPIN_PRICE_POINTS } from './prizes';

/** A spin contains its price, so that a round permanently records what was paid for it. */
export const bet = z.strictObject({ points: z.literal(SPIN_PRICE_POINTS) });

export type Bet = z.output<typeof bet>;
