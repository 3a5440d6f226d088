import { auditCalls } from './audit';
import type { DeskCall } from './call';
import { contentCalls, operationCalls } from './configuration';
import { deskIdentityCalls } from './identity';
import { adjustmentCalls, ledgerCalls } from './ledger';
import { overviewCalls } from './overview';
import { parkedCalls } from './parked';
import { pauseCalls } from './pauses';
import { playerCalls } from './players';
import { reconciliationCalls } from './reconciliation';
import { sessionCalls } from './session';
import { deskSupportCalls } from './support';
import { teamCalls } from './team';
import { watchCalls } from './watch';
import { deskWithdrawalCalls } from './withdrawals';

/** Every call of the console, by area. They are no part of the players' contract. */
export const deskCalls = {
  session: sessionCalls,
  overview: overviewCalls,
  team: teamCalls,
  audit: auditCalls,
  player: playerCalls,
  ledger: ledgerCalls,
  adjustment: adjustmentCalls,
  support: deskSupportCalls,
  withdrawal: deskWithdrawalCalls,
  parked: parkedCalls,
  reconciliation: reconciliationCalls,
  identity: deskIdentityCalls,
  watch: watchCalls,
  content: contentCalls,
  operation: operationCalls,
  pause: pauseCalls,
} as const;

export const allDeskCalls: readonly DeskCall[] = Object.values(deskCalls).flatMap(
  (area) => Object.values(area) as DeskCall[],
);
