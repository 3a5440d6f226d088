import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERRORS } from '../../../../contract/envelope';
import type { LiveTicket } from '../../../../contract/live';
import type { GameCard } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { errorText } from '../../../i18n/errorText';
import { currentTranslation } from '../../../i18n/i18n';
import { ApiError } from '../../../shared/api/apiError';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import type { PlayMode } from '../../../shared/play/play';
import { openPopup } from '../../../shared/popups/popups';
import { showToast } from '../../../shared/popups/toasts';
import { explainRefusal } from '../../../shared/safer-play/saferPlayRefusal';
import { loggedInAtom } from '../../../shared/session/session';
import { refreshUser, spendableAtom, userAtom } from '../../../shared/session/user';
import { readAtom } from '../../../shared/store/store';
import { DemoBalanceTooLow } from '../demo/demo';
import { gameAddress } from '../useMode';
import { BetsClosed, type LiveTable } from './live';

interface BetWishes {
  readonly card: GameCard;
  readonly mode: PlayMode;
  readonly table: LiveTable | null;
  /** The balance does not hold the bet. */
  readonly onTooLow: (stakeCentavos: Centavos) => void;
}

/** Bets, takes back and cashes out at a table; what stands in the way is said or asked, nothing is thrown. */
export function useSharedBets({ card, mode, table, onTooLow }: BetWishes) {
  const navigate = useNavigate();

  /** Whether a bet may go out; else the player is led to what is missing. `onBirthday`: it has been told now. */
  const mayBet = useCallback(
    (stakeCentavos: Centavos, onBirthday: () => void): boolean => {
      if (mode === 'demo') return true;
      if (!readAtom(loggedInAtom)) navigate(loginRedirect(gameAddress(card, 'real'), false));
      else if (readAtom(userAtom)?.birthday === null) openPopup('birthday', { onDone: onBirthday });
      else if (stakeCentavos > (readAtom(spendableAtom) ?? stakeCentavos)) onTooLow(stakeCentavos);
      else return true;
      return false;
    },
    [card, mode, navigate, onTooLow],
  );

  /** Resolves with the ticket, or with null when there is none and the player knows why. */
  const join = useCallback(
    async (
      panel: number,
      bet: Json,
      stakeCentavos: Centavos,
      runId: string | null = null,
    ): Promise<LiveTicket | null> => {
      if (table === null) return null;
      // A run does not go on behind a question: the player begins it anew.
      const again = () => (runId === null ? void join(panel, bet, stakeCentavos) : undefined);
      const askBirthday = () => {
        openPopup('birthday', { onDone: again });
        return null;
      };
      if (!mayBet(stakeCentavos, again)) return null;
      try {
        return await table.join(panel, bet, stakeCentavos, runId);
      } catch (error) {
        // The board tells that it came too late; why a run is over is told with its end.
        if (error instanceof BetsClosed || codeOf(error) === ERRORS.runOver.code) return null;
        if (codeOf(error) === ERRORS.birthdayNeeded.code) return askBirthday();
        if (error instanceof DemoBalanceTooLow || codeOf(error) === ERRORS.balanceTooLow.code) {
          if (mode === 'real') await refreshUser().catch(() => null);
          onTooLow(stakeCentavos);
          return null;
        }
        complain(error);
        return null;
      }
    },
    [mode, table, mayBet, onTooLow],
  );

  const takeBack = useCallback((ticketId: string) => void table?.takeBack(ticketId).catch(complain), [table]);
  const cashOut = useCallback(
    (ticketId: string, part: 'all' | 'half') => void table?.cashOut(ticketId, part).catch(complain),
    [table],
  );
  return { mayBet, join, takeBack, cashOut };
}

const codeOf = (error: unknown): string | null =>
  error instanceof ApiError && error.outcome === 'refused' ? error.code : null;

/** What nobody could say is found at the table, which is asked again by itself; the rest is told. */
function complain(error: unknown): void {
  const { t } = currentTranslation();
  if (explainRefusal(error)) return;
  if (error instanceof ApiError) {
    if (error.code === ERRORS.loginNeeded.code || error.outcome === 'unknown') return;
    showToast({ text: errorText(error, t), tone: 'error' });
  } else {
    showToast({ text: t('live.demoBroken'), tone: 'error' });
  }
}
