import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { uidAtom } from '../session/session';
import { sittingQuery } from './saferPlay';

/** How many minutes the player has played today; null for a guest and until it is known. */
export function usePlayedToday(): number | null {
  const { data } = useQuery(sittingQuery(useAtomValue(uidAtom)));
  return data?.playedTodayMinutes ?? null;
}
