import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ERRORS } from '../../../contract/envelope';
import type { SettledRound } from '../../../contract/play';
import type { SpinPay } from '../../../contract/rewards/spin';
import { currentTranslation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { onlineAtom } from '../../shared/online';
import { areSeedsRefused } from '../../shared/play/seedsRefused';
import { stageProgressAtom } from '../../shared/play/stageShow';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { lacksAge, refreshUser, userAtom } from '../../shared/session/user';
import { changeAtom, readAtom } from '../../shared/store/store';
import { realTimer, waitMs } from '../../shared/timer';
import { stageClock } from '../../stage/clock';
import { playCue } from '../../stage/sound/sound';
import { loadWheel, noteSpun, type Spun, settleSpin, spinWheel, unansweredSpin, wheelData } from './spin';
import { AT_REST, isFree, type SpinState, stepSpin } from './spinState';

/** The time, in ms, until the wheel is at full speed; a landing starts no earlier. */
const WIND_UP_MS = 760;
/** After this time, in ms, the player is told that the reply is late, and the wheel stops. */
const ANSWER_LATEST_MS = 6_000;
/** The interval between sounds at full speed, in ms. */
const WHIR_MS = 590;

/** Buys spins, waits for their outcome, and puts them on show. */
export function useSpin(reducedMotion: boolean) {
  const [state, step] = useReducer(stepSpin, AT_REST);
  const online = useAtomValue(onlineAtom);
  const latest = useLatest(state);

  const turn = useCallback(async () => {
    step({ type: 'turn' });
    if (reducedMotion) return;
    playCue('whoosh');
    await waitMs(realTimer, WIND_UP_MS);
  }, [reducedMotion]);

  const land = useCallback((round: SettledRound, spun: Spun | null) => {
    // Stale progress of an earlier playback of the same round would end this one before it starts.
    changeAtom(stageProgressAtom, null);
    const { roundId, events } = round;
    const playback = { roundId, events, startedAtMs: stageClock.nowMs() };
    step({ type: 'land', shown: { round, spun, playback } });
  }, []);

  const fail = useCallback(async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.outcome === 'unknown') return step({ type: 'lose' });
    step({ type: 'rest' });
    if (error.code === ERRORS.loginNeeded.code) return;
    const page = error.code === ERRORS.ticketMissing.code ? wheelData() : undefined;
    if (page === undefined)
      showToast({ text: rewardErrorText(error, currentTranslation().t), tone: 'error' });
    else {
      const { points, price, dailyPoints } = page;
      openPopup('spinTicketMissing', { points, price, dailyPoints });
    }
    // Points, deposit or terms differ from what the page shows.
    await loadWheel();
  }, []);

  /** Turns the wheel while waiting for `answer`; if it comes late, the stopped wheel turns again. */
  const settle = useCallback(
    async (answer: Promise<Spun>, turned: Promise<void>) => {
      const late = setTimeout(() => {
        step({ type: 'ask' });
        showToast({ text: currentTranslation().t('spin.slow'), tone: 'error' });
      }, ANSWER_LATEST_MS);
      try {
        const spun = await answer;
        clearTimeout(late);
        await turned;
        if (latest.current === null) return noteSpun(spun);
        if (latest.current.phase !== 'turning') await turn();
        // The player left the page while the wheel turned.
        if (latest.current === null) noteSpun(spun);
        else land(spun.round, spun);
      } catch (error) {
        clearTimeout(late);
        if (latest.current !== null) await fail(error);
      }
    },
    [fail, land, latest, turn],
  );

  const spin = useCallback(
    (acceptTerms: boolean, pay: SpinPay) => {
      if (latest.current === null || !isFree(latest.current)) return;
      if (lacksAge(readAtom(userAtom))) {
        return openPopup('birthday', { onDone: () => spin(acceptTerms, pay) });
      }
      void settle(spinUnderSeeds(acceptTerms, pay), turn());
    },
    [latest, settle, turn],
  );

  const check = useCallback(async () => {
    const intent = unansweredSpin();
    if (intent !== null) {
      step({ type: 'ask' });
      return settle(settleSpin(intent), Promise.resolve());
    }
    // Too old to repeat: the points already show the outcome.
    step({ type: 'rest' });
    await Promise.all([loadWheel(), refreshUser().catch(() => null)]);
    showToast({ text: currentTranslation().t('spin.expired') });
  }, [settle]);

  const replay = useCallback(
    async (round: SettledRound) => {
      if (latest.current === null || !isFree(latest.current)) return;
      await turn();
      if (latest.current !== null) land(round, null);
    },
    [land, latest, turn],
  );

  // Once per visit: resumes a spin after a reload.
  useEffect(() => {
    if (unansweredSpin() !== null) void check();
  }, [check]);
  const lost = state.phase === 'lost';
  useEffect(() => {
    if (online && lost) void check();
  }, [online, lost, check]);

  const turning = state.phase === 'turning' && !reducedMotion;
  useEffect(() => {
    if (!turning) return;
    const whir = setInterval(() => playCue('whir', { volume: 0.8 }), WHIR_MS);
    return () => clearInterval(whir);
  }, [turning]);

  return {
    state,
    spin,
    check: () => void check(),
    replay: (round: SettledRound) => void replay(round),
    reveal: useCallback(() => step({ type: 'reveal' }), []),
    rest: useCallback(() => step({ type: 'rest' }), []),
  };
}

/** Spins with the player's seed pair, which is reloaded if it was changed elsewhere. */
async function spinUnderSeeds(acceptTerms: boolean, pay: SpinPay): Promise<Spun> {
  const spin = () => spinWheel(acceptTerms, pay, () => undefined);
  try {
    return await spin();
  } catch (error) {
    if (!areSeedsRefused(error)) throw error;
    await loadWheel();
    return spin();
  }
}

/**
 * The latest state for late replies; null once the page has been left. Prizes are stored when they may be shown, at
 * the latest when the page is left.
 */
function useLatest(state: SpinState) {
  const latest = useRef<SpinState | null>(state);
  latest.current = state;
  const storedRoundId = useRef<string | null>(null);
  const note = useRef((of: SpinState) => {
    const spun = of.shown?.spun ?? null;
    if (spun === null || storedRoundId.current === spun.round.roundId) return;
    storedRoundId.current = spun.round.roundId;
    noteSpun(spun);
  });
  useEffect(() => {
    if (state.phase === 'shown') note.current(state);
  }, [state]);
  useEffect(
    () => () => {
      if (latest.current !== null) note.current(latest.current);
      latest.current = null;
    },
    [],
  );
  return latest;
}
