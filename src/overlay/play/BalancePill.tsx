import { useEffect, useRef, useState } from 'react';
import type { Centavos } from '../../../games/kit/rules/money';
import { CountUp } from './CountUp';
import * as css from './GamePage.css';

interface BalancePillProps {
  readonly label: string;
  readonly centavos: Centavos;
  readonly format: (amount: Centavos) => string;
  readonly reducedMotion: boolean;
  readonly onPress: () => void;
}

const COUNT_MS = 600;

/** The balance. It counts up when it grows and changes at once when it falls. */
export function BalancePill({ label, centavos, format, reducedMotion, onPress }: BalancePillProps) {
  const last = useRef(centavos);
  const [run, setRun] = useState({ from: centavos, to: centavos });
  useEffect(() => {
    if (centavos !== last.current) setRun({ from: last.current, to: centavos });
    last.current = centavos;
  }, [centavos]);
  const counts = !reducedMotion && run.to > run.from;
  return (
    <button
      type="button"
      className={css.balance}
      aria-label={label}
      onClick={onPress}
      data-balance={String(centavos)}
    >
      <CountUp
        from={counts ? run.from : run.to}
        to={run.to}
        lengthMs={counts ? COUNT_MS : 0}
        format={format}
      />
    </button>
  );
}
