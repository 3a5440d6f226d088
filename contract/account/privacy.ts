import * as z from 'zod/mini';
import { call, instant } from '../call';
import { sixDigits } from './account';

/** The most rows of one kind in a copy of a player's data. */
export const EXPORT_ROWS_MAX = 10_000;
/** How often a player may ask for a copy in a day. */
export const EXPORTS_PER_DAY = 3;

/** Exactly one of the two: the password, or the code sent to the caller's phone. */
const proof = {
  pwd: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  code: z.optional(sixDigits),
};

/** A row of a player's own data: columns by name, times in ISO 8601, amounts in pesos, pictures in base64. */
const row = z.record(z.string(), z.unknown());

export const dataCopy = z.object({
  madeAt: instant,
  /** Rows by kind, such as "sessions"; newest first. */
  data: z.record(z.string(), z.array(row)),
  /** Kinds that have more rows than a copy holds; it has the newest. */
  shortened: z.array(z.string()),
});

export type DataCopy = z.output<typeof dataCopy>;

export const privacyCalls = {
  copy: call({
    path: '/x2/user/data/copy',
    auth: 'player',
    about:
      'Everything that is kept about the caller, for the password or a code sent to their phone. Three times a day at ' +
      'most.',
    body: z.strictObject(proof),
    reply: dataCopy,
  }),
  close: call({
    path: '/x2/user/close',
    auth: 'player',
    about:
      "Closes the caller's account for good, for the password or a code sent to their phone: all sessions end, and " +
      'personal data is erased. The ledger and the rounds stay, under the number of the account alone. Refused while a ' +
      'bet, a deposit or a withdrawal is open, and while there is money to cash out.',
    body: z.strictObject({ ...proof, understood: z.literal(true) }),
  }),
} as const;
