import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERRORS } from '../../../../contract/envelope';
import type { SettledRound } from '../../../../contract/play';
import type { GameCard } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { errorText } from '../../../i18n/errorText';
import { currentTranslation } from '../../../i18n/i18n';
import { ApiError } from '../../../shared/api/apiError';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { addRound, type Placed, type PlayMode, type RealBet } from '../../../shared/play/play';
import { stageProgressAtom } from '../../../shared/play/stageShow';
import { openPopup } from '../../../shared/popups/popups';
import { showToast } from '../../../shared/popups/toasts';
import { explainRefusal } from '../../../shared/safer-play/saferPlayRefusal';
import { loggedInAtom } from '../../../shared/session/session';
import { refreshUser, setBalances, spendableAtom, userAtom } from '../../../shared/session/user';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { stageClock } from '../../../stage/clock';
import { DemoBalanceTooLow, playDemo } from '../demo/demo';
import { gameAddress } from '../useMode';
import { placeRealBet } from './realBet';
import { AT_REST, stepRound } from './roundState';
import { useUnansweredBet } from './useUnansweredBet';

/** What became of a bet: settled and put on show, or why not. `unknown`: it is asked for until that is known. */
export type BetEnd = 'settled' | 'tooLow' | 'birthday' | 'runOver' | 'unknown' | 'refused' | 'left';

interface RoundWishes {
  readonly card: GameCard;
  readonly mode: PlayMode;
  /** The balance does not hold the bet. */
  readonly onTooLow: (stakeCentavos: Centavos) => void;
}

/** Sends bets, waits for what became of them, and puts rounds on show. */
export function useRound({ card, mode, onTooLow }: RoundWishes) {
  const [state, step] = useReducer(stepRound, AT_REST);
  const left = useLeft();

  const perform = useCallback((round: SettledRound, of: PlayMode, replay: boolean) => {
    // Progress of an earlier showing of the same round would end this one before it began.
    changeAtom(stageProgressAtom, null);
    const { roundId, events } = round;
    const performance = { roundId, events, startedAtMs: stageClock.nowMs() };
    step({ type: 'perform', shown: { round, mode: of, replay, performance } });
  }, []);

  const onSettled = useCallback(
    ({ round, finance, bonus }: Placed) => {
      setBalances(finance, bonus);
      // A page that was left meanwhile shows nothing, and the list has the round all the same.
      if (left.current) addRound(round);
      else perform(round, 'real', false);
    },
    [left, perform],
  );

  const onFailed = useCallback(
    (error: unknown): BetEnd => {
      if (left.current) return 'left';
      // What is no failure of network or server is a fault of ours, and must not look like a refusal.
      if (mode === 'real' && !(error instanceof ApiError)) throw error;
      const end = endOf(error);
      step(end === 'unknown' ? { type: 'doubt', certainty: 'unreachable' } : { type: 'refuse' });
      if (end === 'refused') tell(error);
      return end;
    },
    [mode, left],
  );

  const send = useCallback(
    async (bet: RealBet, stakeCentavos: Centavos): Promise<BetEnd> => {
      step({ type: 'send', bet: bet.bet, stakeCentavos });
      try {
        if (mode === 'real') {
          const onChecking = () => step({ type: 'doubt', certainty: 'checking' });
          onSettled(await placeRealBet(card.name, bet, onChecking));
        } else {
          const round = await playDemo(card.name, bet.bet, stakeCentavos);
          if (!left.current) perform(round, 'demo', false);
        }
        return left.current ? 'left' : 'settled';
      } catch (error) {
        return onFailed(error);
      }
    },
    [card, mode, left, onSettled, onFailed, perform],
  );

  const byHand = useHandBets({ card, mode, onTooLow, send });
  return {
    state,
    ...byHand,
    betInRun: (bet: Json, stakeCentavos: Centavos, runId: string | null) =>
      send(runId === null ? { bet } : { bet, runId }, stakeCentavos),
    replay: (round: SettledRound) => perform(round, mode, true),
    act: (act: Json) => {
      const startedAtMs = state.shown?.performance.startedAtMs ?? 0;
      step({ type: 'act', act, atMs: Math.round(stageClock.nowMs() - startedAtMs) });
    },
    reveal: useCallback(() => step({ type: 'reveal' }), []),
    clear: useCallback(() => step({ type: 'clear' }), []),
    checkAgain: useUnansweredBet({ game: card.name, mode, state, step, onSettled, onFailed }),
  };
}

interface HandWishes extends RoundWishes {
  readonly send: (bet: RealBet, stakeCentavos: Centavos) => Promise<BetEnd>;
}

/** Bets by hand: what a player lacks is asked for, and the bet goes out once it is there. */
function useHandBets({ card, mode, onTooLow, send }: HandWishes) {
  const navigate = useNavigate();

  /** Whether a bet may go out; else the player is led to what is missing. `onBirthday`: it has been told now. */
  const mayBet = (stakeCentavos: Centavos, onBirthday: () => void): boolean => {
    if (mode === 'demo') return true;
    if (!readAtom(loggedInAtom)) navigate(loginRedirect(gameAddress(card, 'real'), false));
    else if (readAtom(userAtom)?.birthday === null) askBirthday(onBirthday);
    else if (stakeCentavos > (readAtom(spendableAtom) ?? stakeCentavos)) onTooLow(stakeCentavos);
    else return true;
    return false;
  };
  const place = async (bet: Json, stakeCentavos: Centavos): Promise<void> => {
    const again = () => void place(bet, stakeCentavos);
    if (!mayBet(stakeCentavos, again)) return;
    const end = await send({ bet }, stakeCentavos);
    if (end === 'birthday') return askBirthday(again);
    if (end !== 'tooLow') return;
    if (mode === 'real') await refreshUser().catch(() => null);
    onTooLow(stakeCentavos);
  };
  return { mayBet, bet: (bet: Json, stakeCentavos: Centavos) => void place(bet, stakeCentavos) };
}

const askBirthday = (onDone: () => void) => openPopup('birthday', { onDone });

/** What a failed bet came to. */
function endOf(error: unknown): BetEnd {
  if (error instanceof DemoBalanceTooLow) return 'tooLow';
  if (!(error instanceof ApiError)) return 'refused';
  if (error.outcome === 'unknown') return 'unknown';
  return ENDS[error.code] ?? 'refused';
}

const ENDS: Readonly<Record<string, BetEnd>> = {
  [ERRORS.balanceTooLow.code]: 'tooLow',
  [ERRORS.birthdayNeeded.code]: 'birthday',
  [ERRORS.runOver.code]: 'runOver',
};

/** Says why a bet was refused. Whoever must log in first is led there instead. */
function tell(error: unknown): void {
  const { t } = currentTranslation();
  if (explainRefusal(error)) return;
  if (!(error instanceof ApiError)) showToast({ text: t('play.demoBroken'), tone: 'error' });
  else if (error.code !== ERRORS.loginNeeded.code) showToast({ text: errorText(error, t), tone: 'error' });
}

/** Whether the page has been left: answers that come later have nobody to be shown to. */
function useLeft() {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}
