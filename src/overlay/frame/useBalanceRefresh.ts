import { useCallback, useEffect, useRef } from 'react';
import { hasToken } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';

/** The shortest time between two calls, in ms, however often a game reports a change. */
const BETWEEN_MS = 700;

/**
 * Loads the balances from the server when a game reports a change, and once more when it is left. Figures sent by the
 * game are never used.
 */
export function useBalanceRefresh(onAnswer: () => void): () => void {
  const onRefreshed = useRef(onAnswer);
  useEffect(() => {
    onRefreshed.current = onAnswer;
  });
  const waits = useRef<ReturnType<typeof setTimeout> | null>(null);
  const ask = useCallback(() => {
    waits.current ??= setTimeout(() => {
      waits.current = null;
      refreshUser().then(
        () => onRefreshed.current(),
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
