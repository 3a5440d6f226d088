import { useAtomValue } from 'jotai';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { SkinName } from '../../../games/kit/skin';
import { allGamesAtom, frontGameAtom, isListedAtom } from '../../shared/catalogue/gameList';
import { useTheme } from '../../theme/shown';
import { BlackGoldLobby } from './BlackGoldLobby';
import { Failed } from './Failed';
import type { LayoutProps } from './layout';
import { useLobby } from './useLobby';

type Layout = ComponentType<LayoutProps> | LazyExoticComponent<ComponentType<LayoutProps>>;

/** Each skin lays the lobby out in its own way. The first travels with the page, the others come when worn. */
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
  const listed = useAtomValue(isListedAtom);
  // What was heard before stays on show while it is asked for again, and when that fails. The house's own games,
  // which the page names, do while all others are on their way.
  const known = front !== null && games.length > 0 && (listed || state !== 'failed');
  const loading = !known && state === 'loading';
  const Layout = LAYOUTS[skin];
  return (
    <Suspense fallback={null}>
      <Layout loading={loading} instead={known || loading ? null : <Failed onRetry={retry} />} />
    </Suspense>
  );
}
