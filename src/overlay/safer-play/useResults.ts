import { useCallback, useEffect, useState } from 'react';
import { type PlayResult, saferPlayCalls } from '../../../contract/saferPlay';
import { send } from '../../shared/api/api';

export interface Results {
  /** Null until they are known. */
  readonly list: readonly PlayResult[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What the running day, week and month have come to; asked again when the network is back. */
export function useResults(online: boolean): Results {
  const [list, setList] = useState<readonly PlayResult[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // Named so that another try, or the network coming back, asks again.
    void tries;
    if (!online) return;
    let left = false;
    setFailed(false);
    send(saferPlayCalls.results, {}, { noLoginRedirect: true })
      .then(({ results }) => left || setList(results))
      .catch(() => left || setFailed(true));
    return () => {
      left = true;
    };
  }, [online, tries]);
  return { list, failed, retry: useCallback(() => setTries((before) => before + 1), []) };
}
