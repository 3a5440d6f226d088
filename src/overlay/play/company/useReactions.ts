import { useEffect, useState } from 'react';
import type { LiveTable } from '../shared/live';
import { nextChangeMs, type ReceivedReaction, withReactions } from './reactionList';

const NONE: readonly ReceivedReaction[] = [];

/** What the players of a table sent in the last seconds, and the time to look at it. */
export function useReactions(table: LiveTable | null) {
  const [list, setList] = useState(NONE);
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    if (table === null) return;
    const stop = table.onReactions((arrived) => {
      const atMs = performance.now();
      setNowMs(atMs);
      setList((known) => withReactions(known, arrived, atMs));
    });
    return () => {
      stop();
      setList(NONE);
    };
  }, [table]);
  useEffect(() => {
    const next = nextChangeMs(list, nowMs);
    if (next === null) return;
    const soon = setTimeout(() => setNowMs(performance.now()), Math.max(0, next - performance.now()) + 1);
    return () => clearTimeout(soon);
  }, [list, nowMs]);
  return { list, nowMs };
}
