import { useMemo } from 'react';
import { ERRORS } from '../../../contract/envelope';
import type { GameCard } from '../../../games/kit/card';
import type { Centavos } from '../../../games/kit/rules/money';
import { OF_BONUS } from '../../i18n/bonusErrors';
import { errorText } from '../../i18n/errorText';
import { currentTranslation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { bonusRefusal } from '../../shared/play/bonusStake';
import type { PlayMode } from '../../shared/play/play';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { explainRefusal } from '../../shared/safer-play/saferPlayRefusal';
import { loggedInAtom } from '../../shared/session/session';
import { lacksAge, refreshUser, spendableAtom, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { DemoBalanceTooLow } from './demo/demo';
import { gameAddress } from './useMode';

/** Why a bet was not placed. `unknown`: the outcome is not known yet. */
export type BetFailure = 'tooLow' | 'birthday' | 'runOver' | 'unknown' | 'refused';

const FAILURES: Readonly<Record<string, BetFailure>> = {
  [ERRORS.balanceTooLow.code]: 'tooLow',
  [ERRORS.birthdayNeeded.code]: 'birthday',
  [ERRORS.underAge.code]: 'birthday',
  [ERRORS.runOver.code]: 'runOver',
};

/** Why a bet was not placed, from the error of the call or of the demo. */
export function failureOf(error: unknown): BetFailure {
  if (error instanceof DemoBalanceTooLow) return 'tooLow';
  if (!(error instanceof ApiError)) return 'refused';
  return error.outcome === 'unknown' ? 'unknown' : (FAILURES[error.code] ?? 'refused');
}

/** Shows why a call of the game failed. `demoText` is the text for a failure of the demo. */
export function explainFailure(error: unknown, demoText: 'play.demoBroken' | 'live.demoBroken'): void {
  const { t } = currentTranslation();
  if (explainRefusal(error)) return;
  if (error instanceof ApiError) {
    // The call itself redirects to the log-in, and an unknown outcome is queried again.
    if (error.code === ERRORS.loginNeeded.code || error.outcome === 'unknown') return;
    const ofBonus = OF_BONUS.find((name) => ERRORS[name].code === error.code);
    const text = ofBonus === undefined ? errorText(error, t) : t(`play.${ofBonus}`);
    showToast({ text, tone: 'error' });
  } else {
    showToast({ text: t(demoText), tone: 'error' });
  }
}

interface BetChecksInput {
  readonly card: GameCard;
  readonly mode: PlayMode;
  /** The balance does not cover the bet. */
  readonly onTooLow: (stakeCentavos: Centavos) => void;
}

export type BetChecks = ReturnType<typeof useBetChecks>;

/** Whether bonus money may be staked where the stake needs it; if not, the player is told why. */
function isBonusAllowed({ turnoverWeight }: GameCard, stakeCentavos: Centavos): boolean {
  const user = readAtom(userAtom);
  const refusal = user === null ? null : bonusRefusal(user, stakeCentavos, turnoverWeight);
  if (refusal !== null) showToast({ text: currentTranslation().t(`play.${refusal}`), tone: 'error' });
  return refusal === null;
}

/** The checks before a bet: log-in, birthday, balance and the rules of bonus money. The player is asked for what is missing. */
export function useBetChecks({ card, mode, onTooLow }: BetChecksInput) {
  const navigate = useNavigate();
  return useMemo(() => {
    const askBirthday = (onDone: () => void) => openPopup('birthday', { onDone });
    return {
      /**
       * Whether a bet may be sent; if not, the player has been asked for what is missing. `onBirthday` is called once
       * the birthday is known.
       */
      mayBet(stakeCentavos: Centavos, onBirthday: () => void): boolean {
        if (mode === 'demo') return true;
        if (!readAtom(loggedInAtom)) navigate(loginRedirect(gameAddress(card, 'real'), false));
        else if (lacksAge(readAtom(userAtom))) askBirthday(onBirthday);
        else if (stakeCentavos > (readAtom(spendableAtom) ?? stakeCentavos)) onTooLow(stakeCentavos);
        else return isBonusAllowed(card, stakeCentavos);
        return false;
      },
      /** Asks for what the server reported missing. Resolves with whether anything was. */
      async askForMissing(
        failure: string,
        stakeCentavos: Centavos,
        onBirthday: () => void,
      ): Promise<boolean> {
        if (failure === 'birthday') askBirthday(onBirthday);
        else if (failure === 'tooLow') {
          if (mode === 'real') await refreshUser().catch(() => null);
          onTooLow(stakeCentavos);
        } else return false;
        return true;
      },
    };
  }, [card, mode, navigate, onTooLow]);
}
