import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { deskCalls } from '../../../../contract/desk/calls';
import type { Context } from '../../../context';
import { type Operator, streamRoute } from '../../../http/route';
import { record } from '../audit';
import { countReveal } from '../reveals';
import type { ListFile } from './file';
import { streamOf } from './file';
import { auditFile, depositsFile, ledgerFile, playersFile, withdrawalsFile } from './lists';

interface Taken {
  readonly operator: Operator;
  readonly reason: string;
  /** What the audit trail calls it, as in `withdrawals`. */
  readonly object: string;
  /** Whether names, phones or accounts are in it: such a file counts among the reveals of its maker. */
  readonly isPersonal: boolean;
}

/**
 * Sends a list as a file, after the audit trail has told who takes it, why, and with which filters: a file that breaks off
 * was taken all the same.
 */
async function take<Row>(
  context: Context,
  file: ListFile<Row>,
  { operator, reason, object, isPersonal }: Taken,
): Promise<Readable> {
  const now = context.clock.now();
  const deed = { action: 'list.export', object, reason, detail: { ...file.filters, isPersonal } };
  if (isPersonal) await countReveal(context, operator, deed);
  else await context.db.transaction((transaction) => record(transaction, { ...deed, operator }, now));
  return streamOf(file, { maker: operator.name, at: now });
}

/** The lists of the console as files. */
export function registerExports(desk: FastifyInstance, context: Context): void {
  const { export: calls } = deskCalls;
  streamRoute(desk, calls.withdrawals, ({ operator, body: { reason, ...filter } }) =>
    take(context, withdrawalsFile(context, filter), {
      operator,
      reason,
      object: 'withdrawals',
      isPersonal: true,
    }),
  );
  streamRoute(desk, calls.players, ({ operator, body: { reason, ...filter } }) =>
    take(context, playersFile(context, filter), { operator, reason, object: 'players', isPersonal: true }),
  );
  streamRoute(desk, calls.deposits, async ({ operator, body: { reason, ...filter } }) =>
    take(context, depositsFile(context, filter), { operator, reason, object: 'deposits', isPersonal: false }),
  );
  streamRoute(desk, calls.ledger, ({ operator, body: { reason, ...filter } }) =>
    take(context, ledgerFile(context, filter), {
      operator,
      reason,
      object: `player ${filter.uid}`,
      isPersonal: false,
    }),
  );
  streamRoute(desk, calls.audit, ({ operator, body: { reason, ...filter } }) =>
    take(context, auditFile(context, operator, filter), {
      operator,
      reason,
      object: 'audit trail',
      isPersonal: false,
    }),
  );
}
