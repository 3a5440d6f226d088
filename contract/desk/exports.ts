import * as z from 'zod/mini';
import { auditFilter } from './audit';
import { deskCall, reason } from './call';
import { ledgerFilter } from './ledger';
import { playerFilter } from './players';
import type { DeskPermission } from './roles';
import { withdrawalFilter } from './withdrawals';

/** The most rows of one file. A list that has more is cut there, and its last line says so. */
export const EXPORT_ROWS_MAX = 10_000;
/** The most days of deposits in one file. */
export const EXPORT_DAYS_MAX = 31;

export const depositStates = ['pending', 'expired', 'failed', 'canceled', 'success'] as const;

/** Deposits of whole days in Manila, both ends counted. */
const depositFilter = {
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.optional(z.enum(depositStates)),
};

const exportCall = <const Path extends `/x2/desk/${string}`, Shape extends z.core.$ZodShape>(
  path: Path,
  needs: DeskPermission,
  about: string,
  filter: Shape,
) =>
  deskCall({
    path,
    needs,
    raw: 'text/csv',
    about: `${about} Personal data stays masked. The reason is kept in the audit trail.`,
    body: z.strictObject({ ...filter, reason }),
    reply: z.string(),
  });

/** A list as a file, with the filters of the list. Who may read a list may take it away. */
export const exportCalls = {
  withdrawals: exportCall(
    '/x2/desk/withdrawal/export',
    { action: 'withdrawal', step: 'read' },
    'Withdrawals in one view of the queue, as CSV.',
    withdrawalFilter,
  ),
  deposits: exportCall(
    '/x2/desk/deposit/export',
    { action: 'ledger', step: 'read' },
    'Deposits of some days, as CSV.',
    depositFilter,
  ),
  ledger: exportCall(
    '/x2/desk/ledger/export',
    { action: 'ledger', step: 'read' },
    "The transfers of one of a player's accounts, as CSV.",
    ledgerFilter,
  ),
  players: exportCall(
    '/x2/desk/player/export',
    { action: 'player', step: 'read' },
    'Players that a text finds, as CSV.',
    playerFilter,
  ),
  audit: exportCall(
    '/x2/desk/audit/export',
    { action: 'audit', step: 'do' },
    'The audit trail, as CSV.',
    auditFilter,
  ),
};
