import { type ComponentType, lazy, Suspense } from 'react';
import type { OwnTileProps } from './PaintedOwnTile';

/** Loaded on demand: nearly every own game has a drawn tile. If it cannot be loaded, the tile stays empty. */
const PaintedOwnTile = lazy<ComponentType<OwnTileProps>>(() =>
  import('./PaintedOwnTile').then(
    (loaded) => ({ default: loaded.PaintedOwnTile }),
    () => ({ default: () => null }),
  ),
);

/** The tile of an own game that has no drawn one yet. */
export const UndrawnTile = (props: OwnTileProps) => (
  <Suspense fallback={null}>
    <PaintedOwnTile {...props} />
  </Suspense>
);
