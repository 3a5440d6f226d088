import * as z from 'zod/mini';

/** Why rewards are closed to a player for now. */
export const restReason = z.enum(['underAge', 'selfExcluded', 'onBreak', 'rewardsResting']);

export type RestReason = z.output<typeof restReason>;
