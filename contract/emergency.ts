import * as z from 'zod/mini';

/** A bad day that operators announce: a new address of the app, or a pause. */
export const emergencyAlert = z.strictObject({
  kind: z.enum(['moved', 'pause']),
  /** The new address; null for a pause. */
  url: z.nullable(z.string().check(z.maxLength(200), z.regex(/^https:\/\/[a-z0-9.-]+(:[0-9]{2,5})?\/?$/))),
  /** When play is expected to go on; null where nobody knows yet. */
  backAt: z.nullable(z.iso.datetime()),
});

export type EmergencyAlert = z.output<typeof emergencyAlert>;
