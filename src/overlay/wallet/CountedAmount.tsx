import { useEffect, useRef, useState } from 'react';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../i18n/amountText';
import { unseen } from '../../theme/recipes.css';
import { REDUCED_MOTION } from '../../theme/screens';

const COUNT_MS = 600;

interface CountedAmountProps {
  centavos: Centavos;
  symbol?: CurrencySymbol;
  className?: string;
}

/** The value of a count after a share of its time, 0 to 1: fast at first, slow at the end. */
export function countedAt(from: Centavos, to: Centavos, share: number): Centavos {
  const eased = 1 - (1 - Math.min(Math.max(share, 0), 1)) ** 3;
  return (from + ((to - from) * BigInt(Math.round(eased * 1000))) / 1000n) as Centavos;
}

/** An amount that counts to its new value when it changes. The final value is set even if frames are dropped. */
export function CountedAmount({ centavos, symbol = '₱', className }: CountedAmountProps) {
  const [shown, setShown] = useState(centavos);
  const from = useRef(centavos);
  useEffect(() => {
    const start = from.current;
    from.current = centavos;
    if (start === centavos || window.matchMedia(REDUCED_MOTION).matches) {
      setShown(centavos);
      return;
    }
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      setShown(countedAt(start, centavos, (nowMs - startedAtMs) / COUNT_MS));
      if (nowMs - startedAtMs < COUNT_MS) frame = requestAnimationFrame(step);
    });
    const end = setTimeout(() => setShown(centavos), COUNT_MS + 100);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [centavos]);
  return (
    <span className={className}>
      <span aria-hidden="true">{amountText(shown, symbol)}</span>
      <span className={unseen}>{amountText(centavos, symbol)}</span>
    </span>
  );
}
