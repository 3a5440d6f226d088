import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { playCalls, type Seeds } from '../../../contract/play';
import { send } from '../api/api';
import { unlessLeft } from '../query/leftPlayer';
import { queryClient } from '../query/queryClient';
import { uidAtom } from '../session/session';
import { readAtom } from '../store/store';
import { newClientSeed, sentClientSeed } from './clientSeed';
import { revealInRounds } from './rounds';

/**
 * The query of the player's seed pair. A new pair has no client seed yet: its commitments are shown first, and only
 * then is one made on this device and sent, a new one for each pair. Rejects with an ApiError.
 */
const seedsQuery = (game: string, uid: number | null) => ({
  queryKey: [playCalls.seeds.path, { game }, uid] as const,
  async queryFn(): Promise<Seeds> {
    const params = { game };
    const shown = await send(playCalls.seeds, {}, { params });
    return shown.clientSeed === ''
      ? send(playCalls.seeds, { clientSeed: sentClientSeed(newClientSeed()) }, { params })
      : shown;
  },
  retry: false as const,
  networkMode: 'always' as const,
});

/** The player's seed pair, loaded while a component shows it or a game may need it. */
export function useSeeds(game: string, isWanted = true) {
  const uid = useAtomValue(uidAtom);
  return useQuery({ ...seedsQuery(game, uid), enabled: isWanted && uid !== null }, queryClient);
}

/** The seed pair in the cache; null until it has been loaded. */
export const knownSeeds = (game: string): Seeds | null =>
  queryClient.getQueryData<Seeds>(seedsQuery(game, readAtom(uidAtom)).queryKey) ?? null;

/** Loads the pair now. Rejects with an ApiError. */
export const loadSeeds = (game: string): Promise<Seeds> =>
  unlessLeft(
    playCalls.seeds.path,
    queryClient.fetchQuery({ ...seedsQuery(game, readAtom(uidAtom)), staleTime: 0 }),
  );

/**
 * Reveals the current pair and starts the next with a client seed, to which random digits are added unless it was made
 * here. `nextCommitment` is the one the player was shown.
 * The revealed server seed is stored in the rounds it drew, and returned. Rejects with an ApiError, which the caller shows.
 */
export async function rotateSeeds(
  game: string,
  clientSeed: string,
  nextCommitment: string,
): Promise<{ readonly serverSeed: string; readonly seeds: Seeds }> {
  const body = { game, clientSeed: sentClientSeed(clientSeed), nextCommitment };
  const { revealed, seeds } = await send(playCalls.rotate, body, { quiet: true });
  queryClient.setQueryData(seedsQuery(game, readAtom(uidAtom)).queryKey, seeds);
  revealInRounds(game, revealed.commitment, revealed.serverSeed);
  void queryClient.invalidateQueries({ queryKey: [playCalls.round.path, { game }] });
  return { serverSeed: revealed.serverSeed, seeds };
}
