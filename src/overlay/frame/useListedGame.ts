import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Game } from '../../../contract/config';
import { allGamesAtom, gameListQuery } from '../../shared/catalogue/gameList';
import { keyOf } from '../../shared/catalogue/games';
import { onlineAtom } from '../../shared/online';
import type { AskedGame } from './address';

type Listed =
  | { readonly state: 'looking' | 'unlisted' | 'failed'; readonly game: null }
  | { readonly state: 'listed'; readonly game: Game };

/** Finds a game in this visitor's list. If it is missing the list is fetched again, because it may be out of date. */
export function useListedGame(asked: AskedGame | null): Listed & { readonly retry: () => void } {
  const games = useAtomValue(allGamesAtom);
  const online = useAtomValue(onlineAtom);
  const key = asked === null ? null : keyOf(asked);
  const game = key === null ? null : (games.find((one) => !one.isOwn && keyOf(one) === key) ?? null);
  const isMissing = key !== null && game === null;
  const list = useQuery({ ...gameListQuery, enabled: isMissing, refetchOnMount: 'always' });
  const retry = () => void list.refetch();
  if (game !== null) return { state: 'listed', game, retry };
  if (key === null) return { state: 'unlisted', game, retry };
  if (!online || (list.isError && !list.isFetching)) return { state: 'failed', game, retry };
  return { state: list.isFetching ? 'looking' : 'unlisted', game, retry };
}
