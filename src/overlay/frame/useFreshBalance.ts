import { useCallback, useEffect, useRef } from 'react';
import { hasToken } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';

/** However often a game asks, the server is asked so often. */
const BETWEEN_MS = 700;

/**
 * Asks the server for the balances, whenever a game says that they have changed and once more when it is left:
 * a game tells no figures that are believed.
 */
export function useFreshBalance(onAnswer: () => void): () => void {
  const told = useRef(onAnswer);
  useEffect(() => {
    told.current = onAnswer;
  });
  const waits = useRef<ReturnType<typeof setTimeout> | null>(null);
  const ask = useCallback(() => {
    waits.current ??= setTimeout(() => {
      waits.current = null;
      refreshUser().then(
        () => told.current(),
        () => undefined,
      );
    }, BETWEEN_MS);
  }, []);
  useEffect(
    () => () => {
      if (waits.current !== null) clearTimeout(waits.current);
      if (hasToken()) refreshUser().catch(() => null);
    },
    [],
  );
  return ask;
}
