import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadLobby } from '../../shared/config/config';
import { onlineAtom } from '../../shared/online';
import { loggedInAtom } from '../../shared/session/session';

export type LobbyState = 'loading' | 'ready' | 'failed';

/** Loads banners and games; once more whenever the network comes back after a failure. */
export function useLobby(): { state: LobbyState; retry: () => void } {
  const [state, setState] = useState<LobbyState>('loading');
  const ready = useRef(false);
  const online = useAtomValue(onlineAtom);
  const retry = useCallback(() => {
    setState('loading');
    loadLobby().then(
      () => {
        ready.current = true;
        setState('ready');
      },
      () => setState('failed'),
    );
  }, []);
  useEffect(() => {
    if (online && !ready.current) retry();
  }, [online, retry]);
  // A member may see games that a guest does not, and the other way about.
  const loggedIn = useAtomValue(loggedInAtom);
  const askedAs = useRef(loggedIn);
  useEffect(() => {
    if (askedAs.current === loggedIn) return;
    askedAs.current = loggedIn;
    loadLobby().catch(() => undefined);
  }, [loggedIn]);
  return { state: online || state === 'ready' ? state : 'failed', retry };
}
