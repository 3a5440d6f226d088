import { useEffect, useRef } from 'react';
import type { Centavos } from '../../../games/kit/rules/money';

interface CountUpProps {
  readonly from: Centavos;
  readonly to: Centavos;
  /** 0 shows the end at once. */
  readonly lengthMs: number;
  readonly format: (amount: Centavos) => string;
}

const PARTS = 1_000_000;

/** An amount that counts up to its value. Each frame writes the text node directly, without a React render. */
export function CountUp({ from, to, lengthMs, format }: CountUpProps) {
  const text = useRef<HTMLSpanElement>(null);
  const write = useRef(format);
  write.current = format;
  useEffect(() => {
    const show = (amount: bigint) => {
      if (text.current !== null) text.current.textContent = write.current(amount as Centavos);
    };
    if (lengthMs <= 0 || from === to) return show(to);
    const startMs = performance.now();
    let request = 0;
    const frame = (nowMs: number) => {
      const part = Math.min(1, Math.max(0, (nowMs - startMs) / lengthMs));
      const eased = BigInt(Math.round((1 - (1 - part) ** 3) * PARTS));
      show(from + ((to - from) * eased) / BigInt(PARTS));
      if (part < 1) request = requestAnimationFrame(frame);
    };
    request = requestAnimationFrame(frame);
    // Frames may never come, for example in a hidden tab, so a timer sets the final value.
    const end = setTimeout(() => show(to), lengthMs + 50);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(end);
    };
  }, [from, to, lengthMs]);
  // React renders the final value, so screen readers and tests never read an intermediate one.
  return <span ref={text}>{format(to)}</span>;
}
