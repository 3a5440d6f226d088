import { useAtomValue } from 'jotai';
import { type Dispatch, useCallback, useEffect } from 'react';
import type { Centavos } from '../../../../games/kit/rules/money';
import { currentTranslation } from '../../../i18n/i18n';
import { onlineAtom } from '../../../shared/online';
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

const NOTHING = 0n as Centavos;

/**
 * Finds out what became of a bet that nobody has answered: one from before a reload, or one whose answer the
 * network has lost. It is asked for again under its own key, so it counts once or not at all. Returns how to
 * ask once more.
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
      // Too old to be asked for: the balance has told the player since.
      step({ type: 'refuse' });
      await refreshUser().catch(() => null);
      return showToast({ text: currentTranslation().t('play.expiredBet') });
    }
    try {
      onSettled(await settleBet(intent));
    } catch (error) {
      onFailed(error);
    }
  }, [game, step, onSettled, onFailed]);

  // Once per visit of the wallet: a reload in the middle of a bet comes back to it.
  useEffect(() => {
    const intent = mode === 'real' ? unansweredBet(game) : null;
    if (intent === null) return;
    step({ type: 'send', bet: betOf(intent), stakeCentavos: NOTHING });
    void check();
  }, [game, mode, step, check]);

  const lost = state.sent?.certainty === 'unreachable';
  useEffect(() => {
    if (online && lost) void check();
  }, [online, lost, check]);

  return () => void check();
}
