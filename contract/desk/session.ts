import * as z from 'zod/mini';
import { deskCall, instant, totpCode } from './call';
import { deskRole } from './roles';

export const deskEmail = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/));
export const deskPersonName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u));
export const DESK_PASSWORD_MIN = 12;
const password = z.string().check(z.minLength(1), z.maxLength(200));
const newPassword = z.string().check(z.minLength(DESK_PASSWORD_MIN), z.maxLength(200));
/** The secret part of a one-time link: 32 random bytes. */
const link = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const deskOperator = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(deskRole),
});

export type DeskOperator = z.output<typeof deskOperator>;

const opened = z.object({ token: z.string(), operator: deskOperator });

export const sessionCalls = {
  open: deskCall({
    path: '/x2/desk/session/open',
    auth: 'none',
    about: 'Logs an operator in with e-mail, password and the code of their authenticator app.',
    body: z.strictObject({ email: deskEmail, password, code: totpCode }),
    reply: opened,
  }),
  link: deskCall({
    path: '/x2/desk/link/read',
    auth: 'none',
    about: 'What a one-time link is for: whose it is, and the secret for their authenticator app.',
    body: z.strictObject({ link }),
    reply: z.object({ email: z.string(), name: z.string(), totpUri: z.string(), totpSecret: z.string() }),
  }),
  accept: deskCall({
    path: '/x2/desk/link/accept',
    auth: 'none',
    about: 'Uses a one-time link: sets the password and the authenticator app, and logs in.',
    body: z.strictObject({ link, password: newPassword, code: totpCode }),
    reply: opened,
  }),
  read: deskCall({
    path: '/x2/desk/session/read',
    about: 'The operator who is logged in, and which system this is.',
    reply: z.object({
      operator: deskOperator,
      environment: z.enum(['development', 'production', 'test']),
      isSandbox: z.boolean(),
      version: z.string(),
      now: instant,
      /** English titles of what is played for money, by name. */
      games: z.record(z.string(), z.string()),
    }),
  }),
  close: deskCall({ path: '/x2/desk/session/close', about: 'Logs the operator out.' }),
};
