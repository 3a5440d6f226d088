import { useEffect, useState } from 'react';

/** A pause in typing, in ms. */
const PAUSE_MS = 250;

/** Whether a value has not changed for a while; true for the first one. For work that waits for a pause in typing. */
export function useIsSettled(value: object): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const pause = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value, settled]);
  return value === settled;
}
