import * as z from 'zod/mini';

/** Days, weeks and months begin at 0:00 GMT+8, weeks on Monday. */
export const period = z.enum(['day', 'week', 'month']);
/** `bet` limits each single stake. */
export const limitPeriod = z.enum(['bet', 'day', 'week', 'month']);
export const limitKind = z.enum(['deposit', 'loss', 'stake', 'session']);

/** A month of minutes. */
export const limitMinutes = z.int().check(z.minimum(0), z.maximum(44_640));
