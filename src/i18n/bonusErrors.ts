import type { ErrorName } from '../../contract/envelope';

/** Refusals of bonus money in a bet, which games have strings for. */
export const OF_BONUS = ['bonusNotHere', 'bonusStakeTooHigh'] as const satisfies ErrorName[];
