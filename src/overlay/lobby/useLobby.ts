import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { frontGameQuery, gameListQuery } from '../../shared/catalogue/gameList';
import { onlineAtom } from '../../shared/online';

export type LobbyState = 'loading' | 'ready' | 'failed';

/** Loads banners and games; retries whenever the network returns after a failure. */
export function useLobby(): { state: LobbyState; retry: () => void } {
  const front = useQuery(frontGameQuery);
  const list = useQuery(gameListQuery);
  const online = useAtomValue(onlineAtom);
  const parts = [front, list];
  // Data cached by the last visit is shown, but does not count as loaded.
  const isReady = parts.every(({ dataUpdatedAt }) => dataUpdatedAt > 0);
  const isFailed = !online || parts.some(({ isError, isFetching }) => isError && !isFetching);
  return {
    state: isReady ? 'ready' : isFailed ? 'failed' : 'loading',
    retry: () => void Promise.all([front.refetch(), list.refetch()]),
  };
}
