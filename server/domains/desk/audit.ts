import { createHash } from 'node:crypto';
import type { BodyOf } from '../../../contract/call';
import type { AuditCheck, AuditEntry, auditCalls } from '../../../contract/desk/audit';
import { readsOwnAuditOnly } from '../../../contract/desk/roles';
import { type Centavos, formatPesos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf } from '../../http/cursor';
import type { Operator } from '../../http/route';

/** What is written into the audit trail. Personal data stays out: entries cannot be removed. */
export interface Deed {
  /** Null for what the server does by itself. */
  readonly operator: Pick<Operator, 'id' | 'name'> | null;
  /** As in `adjustment.approve`. */
  readonly action: string;
  /** What it was done to, as in `player 20000001`. */
  readonly object: string;
  readonly reason?: string;
  readonly amountCentavos?: Centavos;
  /** What changed: names with the value before and after. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Adds an entry to the audit trail, in the transaction of what it tells, and returns its number. */
export async function record(transaction: Queryable, deed: Deed, now: Date): Promise<number> {
  const { operator, action, object, reason, amountCentavos, detail } = deed;
  const content = {
    at: now.toISOString(),
    operator: operator === null ? null : { id: operator.id, name: operator.name },
    action,
    object,
    ...(reason === undefined ? {} : { reason }),
    ...(amountCentavos === undefined ? {} : { amount: formatPesos(amountCentavos) }),
    ...(detail === undefined ? {} : { detail }),
  };
  const [row] = await transaction.query<{ n: bigint }>({
    name: 'desk-audit-append',
    text: 'SELECT desk_audit_append($1) AS n',
    values: [JSON.stringify(content)],
  });
  if (row === undefined) throw new Error('the audit trail returned no entry');
  return Number(row.n);
}

interface EntryRow {
  readonly n: bigint;
  readonly line: string;
  readonly hash: Buffer;
}

function entryOf({ n, line, hash }: EntryRow): AuditEntry {
  const { at, operator, action, object, prev } = JSON.parse(line) as Omit<AuditEntry, 'n' | 'line' | 'hash'>;
  return { n: Number(n), at, operator, action, object, line, prev, hash: hash.toString('hex') };
}

/** One page of the audit trail, newest first; of the reader's own entries where their roles allow no more. */
export async function listAudit(
  { db }: Context,
  reader: Operator,
  { operatorId, action, object, ...request }: BodyOf<typeof auditCalls.list>,
): Promise<{ list: AuditEntry[]; cursor: string | null }> {
  const whose = readsOwnAuditOnly(reader.roles) ? reader.id : (operatorId ?? null);
  const rows = await db.query<EntryRow>({
    name: 'desk-audit-list',
    text: `
      SELECT n, line, hash FROM desk_audit
      WHERE n < $1 AND ($2::int IS NULL OR operator_id = $2) AND ($3::text IS NULL OR action = $3)
        AND ($4::text IS NULL OR object = $4)
      ORDER BY n DESC LIMIT $5`,
    values: [keyOf(request.cursor), whose, action ?? null, object ?? null, request.pageSize + 1],
  });
  const { page, cursor } = cutPage(rows, request.pageSize, ({ n }) => n);
  return { list: page.map(entryOf), cursor };
}

const CHECKED_AT_ONCE = 5_000;
const START = createHash('sha256').digest('hex');

/** Computes the whole chain again, and holds it against the seals of past days. */
export async function checkAudit({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<AuditCheck> {
  const seals = await sealsOf(db);
  let head = START;
  let entries = 0;
  const found = (brokenAt: number | null): AuditCheck => ({
    entries,
    head,
    brokenAt,
    at: clock.now().toISOString(),
  });
  for (;;) {
    const rows = await db.query<EntryRow>({
      name: 'desk-audit-check',
      text: 'SELECT n, line, hash FROM desk_audit WHERE n > $1 ORDER BY n LIMIT $2',
      values: [entries, CHECKED_AT_ONCE],
    });
    for (const row of rows) {
      const { n, prev } = readLine(row.line);
      const hash = createHash('sha256').update(row.line).digest('hex');
      const follows = Number(row.n) === entries + 1 && n === entries + 1 && prev === head;
      const seal = seals.get(entries + 1);
      if (!follows || hash !== row.hash.toString('hex') || (seal !== undefined && seal !== hash)) {
        return found(entries + 1);
      }
      entries += 1;
      head = hash;
    }
    if (rows.length < CHECKED_AT_ONCE) break;
  }
  // A sealed entry that is missing at the end of the chain leaves no gap.
  const lost = [...seals.keys()].find((n) => n > entries);
  return found(lost === undefined ? null : entries + 1);
}

function readLine(line: string): { n: unknown; prev: unknown } {
  try {
    return JSON.parse(line) as { n: unknown; prev: unknown };
  } catch {
    return { n: null, prev: null };
  }
}

async function sealsOf(on: Queryable): Promise<ReadonlyMap<number, string>> {
  const rows = await on.query<{ n: bigint; hash: Buffer }>({
    name: 'desk-seals-all',
    text: 'SELECT n, hash FROM desk_seals ORDER BY day',
  });
  return new Map(rows.map(({ n, hash }) => [Number(n), hash.toString('hex')]));
}
