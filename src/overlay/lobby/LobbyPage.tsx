import { useAtomValue } from 'jotai';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { SkinName } from '../../../games/kit/skin';
import { allGamesAtom, frontGameAtom, hasShelvesAtom, isListedAtom } from '../../shared/catalogue/gameList';
import { useTheme } from '../../theme/shown';
import { BlackGoldLobby } from './BlackGoldLobby';
import { LobbyFailed } from './LobbyFailed';
import { lobby } from './LobbyPage.css';
import { LobbySkeleton } from './LobbySkeleton';
import type { LayoutProps } from './layout';
import { useLobby } from './useLobby';

type Layout = ComponentType<LayoutProps> | LazyExoticComponent<ComponentType<LayoutProps>>;

/** The lobby's layout by skin. The first is part of the first download, the others are lazy. */
const LAYOUTS: Readonly<Record<SkinName, Layout>> = {
  bg24: BlackGoldLobby,
  v2: lazy(async () => ({ default: (await import('./v2/FiestaLobby')).FiestaLobby })),
  v3: lazy(async () => ({ default: (await import('./v3/NeonLobby')).NeonLobby })),
  v4: lazy(async () => ({ default: (await import('./v4/BayLobby')).BayLobby })),
};

export function LobbyPage() {
  const { state, retry } = useLobby();
  const { skin } = useTheme();
  const front = useAtomValue(frontGameAtom);
  const games = useAtomValue(allGamesAtom);
  const isListed = useAtomValue(isListedAtom);
  const hasShelves = useAtomValue(hasShelvesAtom);
  // Known games stay on screen while they are refetched, and if that fails. Our own games, which are embedded in the
  // page, stay while the list and the shelves load.
  const known = front !== null && games.length > 0 && ((isListed && hasShelves) || state !== 'failed');
  const loading = !known && state === 'loading';
  const Layout = LAYOUTS[skin];
  return (
    <Suspense
      fallback={
        <div className={lobby}>
          <LobbySkeleton />
        </div>
      }
    >
      <Layout loading={loading} instead={known || loading ? null : <LobbyFailed onRetry={retry} />} />
    </Suspense>
  );
}
