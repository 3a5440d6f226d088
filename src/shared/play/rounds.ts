import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { playCalls, type SettledRound } from '../../../contract/play';
import { send } from '../api/api';
import { pageAfter } from '../api/page';
import { unlessLeft } from '../query/leftPlayer';
import { queryClient } from '../query/queryClient';
import { uidAtom } from '../session/session';
import { readAtom } from '../store/store';

/** The loaded part of the player's rounds of one game. */
export interface RoundHistory {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly list: readonly SettledRound[];
  readonly hasMore: boolean;
  /** At the end of the list, where rounds from before this time are no longer kept. */
  readonly keptFrom?: string | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface Page {
  readonly rounds: readonly SettledRound[];
  /** Of the page after this one; null on the last. */
  readonly cursor: string | null;
  readonly keptFrom?: string | undefined;
}
type Pages = InfiniteData<Page, string | null>;

const PAGE_SIZE = 20;
const NO_ROUNDS: readonly SettledRound[] = [];

const historyKey = (game: string, uid: number | null) => [playCalls.history.path, { game }, uid] as const;

/** A round that was added when it was settled may be in a page that is loaded later: duplicates are removed by id. */
const roundsOf = (pages: readonly Page[]): readonly SettledRound[] => [
  ...new Map(pages.flatMap(({ rounds }) => rounds.map((round) => [round.roundId, round] as const))).values(),
];

/**
 * The player's rounds of a game. With `isLoaded` they are loaded; otherwise they are what {@link setRounds} was given.
 */
export function useRoundHistory(game: string, isLoaded: boolean): RoundHistory {
  const uid = useAtomValue(uidAtom);
  const { data, ...query } = useInfiniteQuery(
    {
      queryKey: historyKey(game, uid),
      queryFn: ({ pageParam }): Promise<Page> =>
        send(playCalls.history, pageAfter(pageParam, PAGE_SIZE), { params: { game } }),
      initialPageParam: null as string | null,
      getNextPageParam: (last: Page) => last.cursor,
      enabled: isLoaded && uid !== null,
      // The list shows its own failure with a retry button.
      retry: false,
      networkMode: 'always',
      gcTime: 0,
    },
    queryClient,
  );
  // The same list as long as no page changes: what is counted of it is not counted again for every tick of a table.
  const list = useMemo(() => (data === undefined ? NO_ROUNDS : roundsOf(data.pages)), [data]);
  return {
    state: query.isFetching ? 'loading' : query.isError ? 'failed' : data === undefined ? 'loading' : 'ready',
    list,
    hasMore: query.hasNextPage,
    keptFrom: data?.pages.at(-1)?.keptFrom,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

const changePages = (game: string, change: (pages: Pages | undefined) => Pages | undefined): void => {
  queryClient.setQueryData<Pages>(historyKey(game, readAtom(uidAtom)), change);
};

/** Reloads the rounds of an open game. */
export const refreshRounds = (game: string): void =>
  void queryClient.invalidateQueries({ queryKey: historyKey(game, readAtom(uidAtom)) });

/** Sets the newest rounds when they come from elsewhere. */
export const setRounds = (game: string, rounds: readonly SettledRound[], cursor: string | null): void =>
  changePages(game, () => ({ pages: [{ rounds, cursor }], pageParams: [null] }));

/** Adds a round that was just settled. A list that is not loaded yet will contain it. */
export const addRound = (round: SettledRound): void =>
  changePages(round.game, (known) => {
    const [first, ...others] = known?.pages ?? [];
    if (known === undefined || first === undefined) return known;
    if (roundsOf(known.pages).some(({ roundId }) => roundId === round.roundId)) return known;
    return { ...known, pages: [{ ...first, rounds: [round, ...first.rounds] }, ...others] };
  });

/** Sets a revealed server seed in the rounds that it drew. */
export const revealInRounds = (game: string, commitment: string, serverSeed: string): void =>
  changePages(
    game,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          rounds: page.rounds.map((round) =>
            round.commitment === commitment ? { ...round, serverSeed } : round,
          ),
        })),
      },
  );

const roundQuery = (game: string, roundId: string, quiet: boolean) => ({
  queryKey: [playCalls.round.path, { game, roundId }, readAtom(uidAtom)] as const,
  queryFn: () =>
    send(playCalls.round, { roundId }, { params: { game }, ...(quiet && { quiet, noLoginRedirect: true }) }),
  retry: false as const,
  networkMode: 'always' as const,
  gcTime: 0,
});

/** One past round of the player, for a component that shows a failure itself. */
export const useRound = (game: string, roundId: string) =>
  useQuery({ ...roundQuery(game, roundId, true), enabled: roundId !== '' }, queryClient);

/** Loads one past round of the player; `quiet` shows no message if that fails. Rejects with an ApiError. */
export const loadRound = (game: string, roundId: string, quiet = false): Promise<SettledRound> =>
  unlessLeft(
    playCalls.round.path,
    queryClient.fetchQuery({ ...roundQuery(game, roundId, quiet), staleTime: 0 }),
  );
