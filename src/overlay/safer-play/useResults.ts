import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type PlayResult, saferPlayCalls } from '../../../contract/account/saferPlay';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';

export interface Results {
  /** Null until loaded. */
  readonly list: readonly PlayResult[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The results of the current day, week and month; loaded again when the network returns. */
export function useResults(): Results {
  const uid = useAtomValue(uidAtom);
  const query = useQuery(callQuery(saferPlayCalls.results, {}, { uid, noLoginRedirect: true }));
  return {
    // After a failed refresh the cached figures may lack the latest rounds: the failure is shown instead.
    list: query.isError ? null : (query.data?.results ?? null),
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
