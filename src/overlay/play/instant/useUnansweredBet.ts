import { useAtomValue } from 'jotai';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { Centavos } from '../../../../games/kit/rules/money';
import { currentTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
import { placePaced } from '../../../shared/play/pace';
import { betOf, type Placed, type PlayMode, settleBet, unansweredBet } from '../../../shared/play/play';
import { showToast } from '../../../shared/popups/toasts';
import { refreshUser } from '../../../shared/session/user';
import type { RoundState, RoundStep } from './roundState';

interface UnansweredBetInput {
  readonly game: string;
  readonly mode: PlayMode;
  readonly state: RoundState;
  readonly step: Dispatch<RoundStep>;
  readonly onSettled: (placed: Placed) => void;
  readonly onFailed: (error: unknown) => void;
}

/** How long a bet that nobody answers rests before it is asked about again, in ms. */
const CHECK_AGAIN_MS = 15_000;
const NOTHING = 0n as Centavos;

/**
 * Resolves a bet without an answer: one from before a reload, or one whose reply was lost. It is sent again under its
 * idempotency key, so it counts at most once: when the network is back, and now and then while it seems to be there. Returns a function that asks again.
 */
export function useUnansweredBet({
  game,
  mode,
  state,
  step,
  onSettled,
  onFailed,
}: UnansweredBetInput): () => void {
  const online = useAtomValue(onlineAtom);

  const check = useCallback(async () => {
    step({ type: 'doubt', certainty: 'checking' });
    const intent = unansweredBet(game);
    if (intent === null) {
      // Too old to resend: the balance already shows the outcome.
      step({ type: 'refuse' });
      await refreshUser().catch(() => null);
      return showToast({ text: currentTranslation().t('play.expiredBet') });
    }
    try {
      onSettled(await placePaced(game, () => settleBet(intent)));
    } catch (error) {
      onFailed(error);
    }
  }, [game, step, onSettled, onFailed]);

  // Once per visit and wallet: after a reload in the middle of a bet this resumes it.
  useEffect(() => {
    const intent = mode === 'real' ? unansweredBet(game) : null;
    if (intent === null) return;
    step({ type: 'send', bet: betOf(intent), stakeCentavos: NOTHING });
    void check();
  }, [game, mode, step, check]);

  const lost = state.sent?.certainty === 'unreachable';
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !lost) return;
    // At once when the network is back. Where the rest of the network is there, the player reads first what is wrong.
    const wait = setTimeout(() => void check(), wasOffline.current ? 0 : CHECK_AGAIN_MS);
    wasOffline.current = false;
    return () => clearTimeout(wait);
  }, [online, lost, check]);

  return () => void check();
}
