import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { SettledRound } from '../../../../contract/play';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { ApiError } from '../../../shared/api/apiError';
import { placePaced } from '../../../shared/play/pace';
import type { Placed, PlayMode, RealBet } from '../../../shared/play/play';
import { quickAtom } from '../../../shared/play/quick';
import { addRound } from '../../../shared/play/rounds';
import { stageProgressAtom } from '../../../shared/play/stageShow';
import { setBalances } from '../../../shared/session/user';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { stageClock } from '../../../stage/clock';
import { playDemo } from '../demo/demo';
import { type BetFailure, explainFailure, failureOf } from '../useBetChecks';
import type { Host } from '../useHost';
import { placeRealBet } from './realBet';
import { AT_REST, stepRound } from './roundState';
import { useUnansweredBet } from './useUnansweredBet';

/** The outcome of a bet: settled and shown, or why not. An unknown outcome is queried until it is known. */
export type BetEnd = 'settled' | 'left' | BetFailure;

/** Sends bets, waits for their outcome, and puts rounds on show. */
export function useRound({ card, mode, checks }: Pick<Host, 'card' | 'mode' | 'checks'>) {
  const [state, step] = useReducer(stepRound, AT_REST);
  const left = useLeft();

  const perform = useCallback((round: SettledRound, of: PlayMode, replay: boolean) => {
    // Stale progress of an earlier playback of the same round would end this one before it starts.
    changeAtom(stageProgressAtom, null);
    const { roundId, events } = round;
    const playback = { roundId, events, startedAtMs: stageClock.nowMs() };
    step({ type: 'perform', shown: { round, mode: of, replay, playback } });
  }, []);

  const onSettled = useCallback(
    ({ round, finance, bonus }: Placed) => {
      setBalances(finance, bonus);
      // The player has left the page: add the round to the history without showing it.
      if (left.current) addRound(round);
      else perform(round, 'real', false);
    },
    [left, perform],
  );

  const onFailed = useCallback(
    (error: unknown): BetEnd => {
      if (left.current) return 'left';
      // Anything else is a bug of ours and must not look like a refusal.
      if (mode === 'real' && !(error instanceof ApiError)) throw error;
      const failure = failureOf(error);
      step(failure === 'unknown' ? { type: 'doubt', certainty: 'unreachable' } : { type: 'refuse' });
      if (failure === 'refused') explainFailure(error, 'play.demoBroken');
      return failure;
    },
    [mode, left],
  );

  const send = useCallback(
    async (bet: RealBet, stakeCentavos: Centavos): Promise<BetEnd> => {
      step({ type: 'send', bet: bet.bet, stakeCentavos });
      try {
        if (mode === 'real') {
          const onChecking = () => step({ type: 'doubt', certainty: 'checking' });
          const isWanted = () => !left.current;
          onSettled(await placeRealBet(card.name, bet, { onChecking, isWanted }));
        } else {
          const play = () => playDemo(card.name, bet.bet, stakeCentavos);
          // Quick mode keeps the least time between two bets in demo as well.
          const round = await (readAtom(quickAtom) ? placePaced(card.name, play) : play());
          if (!left.current) perform(round, 'demo', false);
        }
        return left.current ? 'left' : 'settled';
      } catch (error) {
        return onFailed(error);
      }
    },
    [card, mode, left, onSettled, onFailed, perform],
  );

  /** A manual bet. Asks the player for what is missing; once the birthday is given, the bet is sent. */
  const bet = async (wire: Json, stakeCentavos: Centavos): Promise<void> => {
    const again = () => void bet(wire, stakeCentavos);
    if (!checks.mayBet(stakeCentavos, again)) return;
    await checks.askForMissing(await send({ bet: wire }, stakeCentavos), stakeCentavos, again);
  };
  return {
    state,
    bet: (wire: Json, stakeCentavos: Centavos) => void bet(wire, stakeCentavos),
    betInRun: (wire: Json, stakeCentavos: Centavos, runId: string | null) =>
      send(runId === null ? { bet: wire } : { bet: wire, runId }, stakeCentavos),
    replay: (round: SettledRound) => perform(round, mode, true),
    act: (act: Json) => {
      const startedAtMs = state.shown?.playback.startedAtMs ?? 0;
      step({ type: 'act', act, atMs: Math.round(stageClock.nowMs() - startedAtMs) });
    },
    reveal: useCallback(() => step({ type: 'reveal' }), []),
    clear: useCallback(() => step({ type: 'clear' }), []),
    checkAgain: useUnansweredBet({ game: card.name, mode, state, step, onSettled, onFailed }),
  };
}

/** Whether the page has been left: later answers are not shown. */
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
