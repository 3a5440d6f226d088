import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ERRORS } from '../../../contract/envelope';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import type { Direction, OrderSeconds } from '../../../games/kit/rules/trade/order';
import { useTranslation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { openPopup } from '../../shared/popups/popups';
import { isHeldByBreak } from '../../shared/record/recordWatch';
import { explainRefusal } from '../../shared/safer-play/saferPlayRefusal';
import { lacksAge, refreshUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';
import { accountAtom, balanceAtom, type TradeAccount } from './account';
import { openDemoOrder } from './demoAccount';
import { feedAtom } from './feed';
import { demoErrorText, orderErrorText } from './orderErrorText';
import { openRealOrder } from './orders/realOrders';
import { useStandstillText } from './StandstillNote';
import type { Trade } from './useTrade';
import { useUnanswered } from './useUnanswered';

/** What stakes the buttons step through, in pesos; others can be typed. */
const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const FIRST: Readonly<Record<TradeAccount, number>> = { demo: 10, real: 100 };

export type OrderForm = ReturnType<typeof useOrderForm>;

/** Why the last order was not taken. */
interface Wrong {
  readonly text: string;
  /** The largest stake that the market still takes, in pesos; null where that is not why. */
  readonly leftPesos: number | null;
}

const pesosOf = (pesos: number): Centavos => centavos(BigInt(pesos) * 100n);

/** The order that a player is about to place: duration, stake, and what became of the last one. */
export function useOrderForm(market: MarketCode, trade: Trade) {
  const { t } = useTranslation();
  const account = useAtomValue(accountAtom);
  const balance = useAtomValue(balanceAtom);
  const [seconds, setSeconds] = useState<OrderSeconds>(60);
  const [stakes, setStakes] = useState(FIRST);
  const [state, setState] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [tooLow, setTooLow] = useState<Centavos | null>(null);
  const still = useStandstillText(trade);
  const { limits } = trade.page ?? {};
  const min = Number((limits?.stakeMin ?? 1_000n) / 100n);
  const max = Number((limits?.stakeMax ?? 500_000n) / 100n);
  const pesos = stakes[account];
  const setPesos = (next: number) => {
    setWrong(null);
    setStakes({ ...stakes, [account]: next });
  };
  useEffect(() => setWrong(null), [account]);
  const isLost = useUnanswered(setState);

  const fail = (error: unknown, stake: Centavos, again: () => void) => {
    if (explainRefusal(error) || !(error instanceof ApiError)) return;
    const { code, outcome } = error;
    // An order without an answer is asked about until there is one; a log-in opens by itself.
    if (outcome === 'unknown' || code === ERRORS.loginNeeded.code) return;
    if (code === ERRORS.birthdayNeeded.code || code === ERRORS.underAge.code)
      return openPopup('birthday', { onDone: again });
    if (code === ERRORS.balanceTooLow.code) {
      void refreshUser().catch(() => null);
      return setTooLow(stake);
    }
    setWrong({ text: orderErrorText(error, t), leftPesos: error.leftPesos });
  };

  const place = async (direction: Direction) => {
    const { tick } = readAtom(feedAtom);
    if (state !== 'idle' || tick === null) return;
    setWrong(null);
    const stake = pesosOf(pesos);
    if (pesos < min || pesos > max)
      return setWrong({
        text: t('trade.stakeRange', { min, max: max.toLocaleString('en') }),
        leftPesos: null,
      });
    if (stake > (balance ?? stake)) return setTooLow(stake);
    const placing = { market, direction, seconds, stake, seenTick: tick };
    if (account === 'demo') {
      const opened = openDemoOrder(placing);
      if (typeof opened === 'string') setWrong({ text: demoErrorText(opened, t), leftPesos: null });
      return;
    }
    if (isHeldByBreak()) return;
    const again = () => void place(direction);
    if (lacksAge(readAtom(userAtom))) return openPopup('birthday', { onDone: again });
    setState('sending');
    try {
      await openRealOrder(placing, () => setState('checking'));
      setState('idle');
    } catch (error) {
      isLost.current = error instanceof ApiError && error.outcome === 'unknown';
      setState(isLost.current ? 'checking' : 'idle');
      fail(error, stake, again);
    }
  };

  return {
    account,
    seconds,
    setSeconds,
    pesos,
    setPesos,
    stake: pesosOf(pesos),
    less: () => setPesos(Math.max(min, STEPS.findLast((step) => step < pesos) ?? min)),
    more: () => setPesos(Math.min(max, STEPS.find((step) => step > pesos) ?? max)),
    isLeast: pesos <= min,
    isMost: pesos >= max,
    max,
    state,
    wrong,
    tooLow,
    closeTooLow: () => setTooLow(null),
    /** Why the buttons are off; null while orders are taken. */
    off: trade.standstill === null ? null : (still ?? t('trade.loading')),
    place: (direction: Direction) => void place(direction),
  };
}
