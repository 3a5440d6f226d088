import { useEffect, useState } from 'react';
import type { Game } from '../../../contract/config';
import { type Distance, readyTile, type TileRequest, wantTile } from './tiles';

/** The URL of a game's picture while it is wanted; null until it is painted. */
export function useTile(
  { gameProvider: provider, gameId: id, gameName: name, gameType: type }: Game,
  { variant, kind }: Pick<TileRequest, 'variant' | 'kind'>,
  wanted: boolean,
  distance?: Distance,
): { url: string | null; forget: () => void } {
  const [url, setUrl] = useState(() => readyTile({ provider, id, name, type, variant, kind }));
  useEffect(() => {
    if (!wanted) return;
    return wantTile({ provider, id, name, type, variant, kind }, setUrl, distance);
  }, [wanted, distance, provider, id, name, type, variant, kind]);
  return { url, forget: () => setUrl(null) };
}
