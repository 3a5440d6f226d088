import { useCallback } from 'react';
import type { LiveTicket } from '../../../../contract/live';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { currentTranslation } from '../../../i18n/i18n';
import { showToast } from '../../../shared/popups/toasts';
import { readAtom } from '../../../shared/store/store';
import { explainFailure, failureOf } from '../useBetChecks';
import type { Host } from '../useHost';
import { BetsClosed, type LiveTable } from './live';

const explain = (error: unknown) => explainFailure(error, 'live.demoBroken');

/** Places, takes back and cashes out bets at a table. Failures are shown to the player, never thrown. */
export function useTickets({ checks }: Pick<Host, 'checks'>, table: LiveTable | null) {
  /** Resolves with the ticket, or with null if there is none and the player has seen why. */
  const join = useCallback(
    async (
      panel: number,
      bet: Json,
      stakeCentavos: Centavos,
      runId: string | null = null,
    ): Promise<LiveTicket | null> => {
      if (table === null) return null;
      // A bet that the player confirmed in a question, after the connection was lost.
      if (readAtom(table.view).cut !== null) {
        showToast({ text: currentTranslation().t('live.lockedReconnecting') });
        return null;
      }
      // A run does not continue behind a question: the player starts it again.
      const again = () => (runId === null ? void join(panel, bet, stakeCentavos) : undefined);
      if (!checks.mayBet(stakeCentavos, again)) return null;
      try {
        return await table.join(panel, bet, stakeCentavos, runId);
      } catch (error) {
        const failure = failureOf(error);
        // The board shows that a bet came too late; the end of a run shows its own reason.
        if (error instanceof BetsClosed || failure === 'runOver') return null;
        if (!(await checks.askForMissing(failure, stakeCentavos, again))) explain(error);
        return null;
      }
    },
    [table, checks],
  );

  const takeBack = useCallback((ticketId: string) => void table?.takeBack(ticketId).catch(explain), [table]);
  const cashOut = useCallback(
    (ticketId: string, part: 'all' | 'half') => void table?.cashOut(ticketId, part).catch(explain),
    [table],
  );
  return { join, takeBack, cashOut };
}
