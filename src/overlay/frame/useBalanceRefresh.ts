import { useCallback, useEffect, useRef } from 'react';
import { hasToken } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';

/** The server is asked at most this often, however often a game reports a change, in ms. */
const BETWEEN_MS = 700;

/**
 * Loads the balances from the server whenever a game says that they have changed, and once more when it is left. A
 * game's own figures are never used.
 */
export function useBalanceRefresh(onAnswer: () => void): () => void {
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
