import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { AuditSeal, auditCalls as calls } from '../../../contract/desk/audit';
import type { Context } from '../../context';
import type { Operator } from '../../http/route';
import { checkAudit, record } from './audit';

/** What an auditor keeps elsewhere: the seal of the last day that has ended, and the newest entry. The export is an entry itself. */
export async function exportSeal(
  { db, clock }: Context,
  operator: Operator,
): Promise<ReplyOf<typeof calls.seal>> {
  const now = clock.now();
  const [sealed] = await db.query<{ day: string; n: bigint; hash: Buffer; at: Date }>({
    name: 'desk-seals-newest',
    text: 'SELECT day, n, hash, sealed_at AS at FROM desk_seals ORDER BY day DESC LIMIT 1',
  });
  const newest = await db.transaction(async (transaction) => {
    const detail = { sealed: sealed?.day ?? null };
    const n = await record(
      transaction,
      { operator, action: 'audit.seal', object: 'audit trail', detail },
      now,
    );
    const [entry] = await transaction.query<{ hash: Buffer }>({
      name: 'desk-audit-hash',
      text: 'SELECT hash FROM desk_audit WHERE n = $1',
      values: [n],
    });
    if (entry === undefined) throw new Error(`the audit trail has no entry ${n}`);
    return { day: null, n, hash: entry.hash.toString('hex'), at: now.toISOString() } satisfies AuditSeal;
  });
  return {
    sealed:
      sealed === undefined
        ? null
        : {
            day: sealed.day,
            n: Number(sealed.n),
            hash: sealed.hash.toString('hex'),
            at: sealed.at.toISOString(),
          },
    newest,
  };
}

/** Holds a kept seal against the entry of its number. The chain is checked too: an equal entry alone proves nothing after it. */
export async function checkSeal(
  context: Context,
  operator: Operator,
  { n, hash }: BodyOf<typeof calls.checkSeal>,
): Promise<ReplyOf<typeof calls.checkSeal>> {
  const { db, clock } = context;
  const [entry] = await db.query<{ hash: Buffer }>({
    name: 'desk-audit-hash',
    text: 'SELECT hash FROM desk_audit WHERE n = $1',
    values: [n],
  });
  const found = entry === undefined ? 'missing' : entry.hash.toString('hex') === hash ? 'same' : 'other';
  const check = await checkAudit(context);
  const deed = {
    operator,
    action: 'audit.checkSeal',
    object: 'audit trail',
    detail: { n, found, brokenAt: check.brokenAt },
  };
  await db.transaction((transaction) => record(transaction, deed, clock.now()));
  return { found, check };
}
