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

export const auditCalls = {
  list: deskCall({
    path: '/x2/desk/audit/list',
    needs: { action: 'audit', step: 'read' },
    about: 'The audit trail, newest first. Payments officers and checkers see their own entries.',
    body: z.strictObject({
      ...deskPage,
      operatorId: z.optional(z.int().check(z.minimum(1))),
      action: z.optional(z.string().check(z.regex(/^[a-zA-Z.]{1,40}$/))),
      object: z.optional(z.string().check(z.regex(/^[\w .:-]{1,80}$/))),
    }),
    reply: z.object({ list: z.array(auditEntry), cursor: z.nullable(deskId) }),
  }),
  check: deskCall({
    path: '/x2/desk/audit/check',
    needs: { action: 'audit', step: 'read' },
    about: 'Computes the whole chain again, from the first entry.',
    reply: check,
  }),
};
