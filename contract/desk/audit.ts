import * as z from 'zod/mini';
import { deskCall, deskId, deskPage, instant } from './call';

/** One entry of the audit trail. `hash` is SHA-256 of `line`, which names the hash of the entry before. */
export const auditEntry = z.object({
  n: z.int(),
  at: instant,
  operator: z.nullable(z.object({ id: z.int(), name: z.string() })),
  action: z.string(),
  object: z.string(),
  /** The entry as it is hashed. */
  line: z.string(),
  prev: z.string(),
  hash: z.string(),
});

export type AuditEntry = z.output<typeof auditEntry>;

const check = z.object({
  entries: z.int(),
  head: z.string(),
  /** The number of the first entry that does not follow from the one before; null for an unbroken chain. */
  brokenAt: z.nullable(z.int()),
  at: instant,
});

export type AuditCheck = z.output<typeof check>;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The hash of an entry, to be kept where nobody who runs the server can change it. */
const auditSeal = z.object({
  /** The day in Manila that it ends; null for the newest entry of a day that still runs. */
  day: z.nullable(z.iso.date()),
  n: z.int(),
  hash,
  at: instant,
});

export type AuditSeal = z.output<typeof auditSeal>;

export const auditFilter = {
  operatorId: z.optional(z.int().check(z.minimum(1))),
  action: z.optional(z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/))),
  object: z.optional(z.string().check(z.regex(/^[\w .:-]{1,80}$/))),
};

export const auditCalls = {
  list: deskCall({
    path: '/x2/desk/audit/list',
    needs: { action: 'audit', step: 'read' },
    about: 'The audit trail, newest first. Payments officers and checkers see their own entries.',
    body: z.strictObject({ ...deskPage, ...auditFilter }),
    reply: z.object({ list: z.array(auditEntry), cursor: z.nullable(deskId) }),
  }),
  check: deskCall({
    path: '/x2/desk/audit/check',
    needs: { action: 'audit', step: 'read' },
    about: 'Computes the whole chain again, from the first entry.',
    reply: check,
  }),
  seal: deskCall({
    path: '/x2/desk/audit/seal',
    needs: { action: 'audit', step: 'do' },
    about: 'The seal of the last day and the newest entry with their hashes, to be kept elsewhere.',
    reply: z.object({ sealed: z.nullable(auditSeal), newest: z.nullable(auditSeal) }),
  }),
  checkSeal: deskCall({
    path: '/x2/desk/audit/check-seal',
    needs: { action: 'audit', step: 'read' },
    about:
      'Holds a seal that was kept elsewhere against the entry of its number, and checks the chain up to today.',
    body: z.strictObject({ n: z.int().check(z.minimum(1)), hash }),
    reply: z.object({
      /** `missing` where the chain has no entry of this number. */
      found: z.enum(['same', 'other', 'missing']),
      check,
    }),
  }),
};
