import { agentCalls } from './agents';
import { auditCalls } from './audit';
import type { DeskCall } from './call';
import { contentCalls, operationCalls } from './configuration';
import { economicsCalls } from './economics';
import { exportCalls } from './exports';
import { fundsCalls } from './funds';
import { grantCalls } from './grants';
import { deskGuaranteedCalls } from './guaranteed';
import { deskIdentityCalls } from './identity';
import { adjustmentCalls, ledgerCalls } from './ledger';
import { lottoTicketCalls, tradeOrderCalls } from './otherPlay';
import { overviewCalls } from './overview';
import { parkedCalls } from './parked';
import { pauseCalls } from './pauses';
import { playerCalls } from './players';
import { presenceCalls } from './presence';
import { reconciliationCalls } from './reconciliation';
import { rewardReviewCalls } from './rewardReviews';
import { roundCalls } from './rounds';
import { sessionCalls } from './session';
import { deskSupportCalls } from './support';
import { teamCalls } from './team';
import { usageCalls } from './usage';
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
  grant: grantCalls,
  guaranteed: deskGuaranteedCalls,
  agent: agentCalls,
  rewardReview: rewardReviewCalls,
  support: deskSupportCalls,
  withdrawal: deskWithdrawalCalls,
  parked: parkedCalls,
  reconciliation: reconciliationCalls,
  funds: fundsCalls,
  identity: deskIdentityCalls,
  watch: watchCalls,
  economics: economicsCalls,
  usage: usageCalls,
  round: roundCalls,
  lottoTicket: lottoTicketCalls,
  tradeOrder: tradeOrderCalls,
  export: exportCalls,
  presence: presenceCalls,
  content: contentCalls,
  operation: operationCalls,
  pause: pauseCalls,
} as const;

export const allDeskCalls: readonly DeskCall[] = Object.values(deskCalls).flatMap(
  (area) => Object.values(area) as DeskCall[],
);
