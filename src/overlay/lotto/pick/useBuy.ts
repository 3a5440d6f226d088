import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../../contract/call';
import { ERRORS, type LineLeft } from '../../../../contract/envelope';
import { type LottoTicket, lottoCalls } from '../../../../contract/lotto';
import { repeatIntent, send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { type Intent, openIntents } from '../../../shared/api/intents';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { openPopup } from '../../../shared/popups/popups';
import { isHeldByBreak } from '../../../shared/record/recordWatch';
import { explainRefusal, isSaferRefusal } from '../../../shared/safer-play/saferPlayRefusal';
import { loggedInAtom, uidAtom } from '../../../shared/session/session';
import { lacksAge, refreshUser, setBalances, spendableAtom, userAtom } from '../../../shared/session/user';
import { readAtom } from '../../../shared/store/store';
import { reloadLotto } from '../queries';
import { type DraftLine, totalPesos, wireLines } from './draft';

type Bought = ReplyOf<(typeof lottoCalls)['buy']>;

/** `checking`: the answer is late and asked for again. `lost`: there is none yet, so nobody knows whether it was bought. */
export type BuyPhase = 'idle' | 'sending' | 'checking' | 'lost';

export interface Buying {
  readonly phase: BuyPhase;
  /** Why the last attempt was refused; null after another one. */
  readonly refusal: unknown;
  /** What is left for lines that are too much, by their place from 0. */
  readonly left: readonly LineLeft[];
  /** The balance does not cover the ticket. */
  readonly isTooLow: boolean;
  /** The ticket that was just bought. */
  readonly ticket: LottoTicket | null;
  buy(draw: number, lines: readonly DraftLine[]): void;
  /** Asks again how a purchase without an answer ended. */
  checkAgain(): void;
  /** Forgets the refusal: the lines have changed. */
  change(): void;
  closeTicket(): void;
}

/** The purchase of this player from this device that has no answer yet, or null. */
function unanswered(): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null) return null;
  return openIntents(uid, Date.now()).find(({ url }) => url === lottoCalls.buy.path) ?? null;
}

/** Buys tickets. `onBought` is called with the ticket once the server has sold it, also if that was before a reload. */
export function useBuy(onBought: (ticket: LottoTicket) => void): Buying {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<BuyPhase>('idle');
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isTooLow, setTooLow] = useState(false);
  const [ticket, setTicket] = useState<LottoTicket | null>(null);
  const done = useRef(onBought);
  useEffect(() => {
    done.current = onBought;
  });

  const settle = useCallback(async (answer: Promise<Bought>) => {
    setRefusal(null);
    setTooLow(false);
    try {
      const bought = await answer;
      setBalances(bought.finance, bought.bonus);
      setTicket(bought.ticket);
      setPhase('idle');
      done.current(bought.ticket);
      reloadLotto();
      void refreshUser().catch(() => null);
    } catch (error) {
      const isLost = error instanceof ApiError && error.outcome === 'unknown';
      setPhase(isLost ? 'lost' : 'idle');
      if (isLost) return;
      const code = error instanceof ApiError ? error.code : '';
      if (code === ERRORS.loginNeeded.code) return;
      if (code === ERRORS.birthdayNeeded.code || code === ERRORS.underAge.code) {
        openPopup('birthday');
        return;
      }
      if (isSaferRefusal(error)) {
        explainRefusal(error);
        return;
      }
      setTooLow(code === ERRORS.balanceTooLow.code);
      setRefusal(error);
      reloadLotto();
      void refreshUser().catch(() => null);
    }
  }, []);

  const buy = useCallback(
    (draw: number, lines: readonly DraftLine[]) => {
      if (!readAtom(loggedInAtom)) return navigate(loginRedirect('/lottoPanel', false));
      if (isHeldByBreak()) return;
      if (lacksAge(readAtom(userAtom))) return openPopup('birthday', { onDone: () => buy(draw, lines) });
      const spendable = readAtom(spendableAtom);
      if (spendable !== null && BigInt(totalPesos(lines)) * 100n > spendable) return setTooLow(true);
      setPhase('sending');
      const onChecking = () => setPhase('checking');
      void settle(send(lottoCalls.buy, { draw, lines: wireLines(lines) }, { quiet: true, onChecking }));
    },
    [navigate, settle],
  );

  const checkAgain = useCallback(() => {
    const intent = unanswered();
    if (intent === null) {
      // Too old to repeat: the player's tickets show how it ended.
      setPhase('idle');
      reloadLotto();
      void refreshUser().catch(() => null);
      return;
    }
    setPhase('checking');
    void settle(repeatIntent(lottoCalls.buy, intent));
  }, [settle]);

  // Once per visit: goes on with a purchase that a reload has interrupted.
  useEffect(() => {
    if (unanswered() !== null) checkAgain();
  }, [checkAgain]);

  return {
    phase,
    refusal,
    left: (refusal instanceof ApiError ? refusal.lines : null) ?? [],
    isTooLow,
    ticket,
    buy,
    checkAgain,
    change: useCallback(() => {
      setRefusal(null);
      setTooLow(false);
    }, []),
    closeTicket: useCallback(() => setTicket(null), []),
  };
}
