import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { SettledRound } from '../../../../contract/play';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { stageProgressAtom } from '../../../shared/play/stageShow';
import { stageClock } from '../../../stage/clock';
import type { TableState } from './liveTable';
import { pastPerformance } from './sharedRound';

interface Replay {
  readonly round: SettledRound;
  readonly performance: RoundPlayback;
}

/** A past round of the player's own shown again over the table, until he ends it or a bet of his runs. */
export function useReplay(table: TableState | null) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const progress = useAtomValue(stageProgressAtom);
  const rides =
    table?.tickets.some(
      ({ state, roundNumber }) =>
        state === 'open' && roundNumber === table.round.roundNumber && table.round.phase === 'running',
    ) ?? false;
  useEffect(() => {
    if (rides) setReplay(null);
  }, [rides]);

  const mine = replay !== null && progress?.roundId === replay.performance.roundId ? progress : null;
  const told = mine?.beatsPassed ?? 0;
  const events = useMemo(() => replay?.performance.events.slice(0, told) ?? [], [replay, told]);
  return {
    replay,
    /** Performed so far. */
    events,
    over: mine?.resultShown === true,
    /** Whether a bet of the player's is on its way just now. */
    rides,
    start: (round: SettledRound) =>
      setReplay({ round, performance: pastPerformance(round, stageClock.nowMs()) }),
    end: () => setReplay(null),
  };
}
