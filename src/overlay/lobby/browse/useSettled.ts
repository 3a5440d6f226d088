import { useEffect, useState } from 'react';

/** As long as one types without a pause. */
const PAUSE_MS = 250;

/** Whether a value has stood for a while; the first has. What can wait for a pause in typing waits for this. */
export function useSettled(value: object): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const pause = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value, settled]);
  return value === settled;
}
