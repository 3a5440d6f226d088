import * as z from 'zod/mini';
import type { Envelope, RefusalData } from './envelope';

/** The envelope of a reply, apart from its codes, which the app needs before any reply has come. */
export const envelope: z.ZodMiniType<Envelope> = z.object({
  code: z.string(),
  message: z.string(),
  data: z.unknown(),
  status: z.number(),
});

export const refusalData: z.ZodMiniType<RefusalData> = z.object({
  waitMs: z.optional(z.int()),
  leftPesos: z.optional(z.int()),
  lines: z.optional(z.array(z.object({ line: z.int(), leftPesos: z.int() }))),
});
