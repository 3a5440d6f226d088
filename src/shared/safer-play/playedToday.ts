import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { saferPlayCalls } from '../../../contract/saferPlay';
import { send } from '../api/api';
import { loggedInAtom } from '../session/session';

/** How many minutes the player has played today; null for a guest and until it is known. */
export function usePlayedToday(): number | null {
  const loggedIn = useAtomValue(loggedInAtom);
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (!loggedIn) return;
    let left = false;
    send(saferPlayCalls.sitting, {}, { noLoginRedirect: true, quiet: true }).then(
      ({ playedTodayMinutes }) => left || setMinutes(playedTodayMinutes),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [loggedIn]);
  return minutes;
}
