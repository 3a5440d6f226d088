import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { SettledRound } from '../../../../contract/play';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { stageProgressAtom } from '../../../shared/play/stageShow';
import { stageClock } from '../../../stage/clock';
import type { TableState } from './liveTable';
import { pastPlayback } from './sharedRound';

interface Replay {
  readonly round: SettledRound;
  readonly playback: RoundPlayback;
}

/** Replays one of the player's past rounds until they end it or a bet of theirs runs. */
export function useReplay(table: TableState | null) {
  const [shown, setShown] = useState<Replay | null>(null);
  const progress = useAtomValue(stageProgressAtom);
  const isLocked =
    table?.tickets.some(
      ({ state, roundNumber }) =>
        state === 'open' && roundNumber === table.round.roundNumber && table.round.phase === 'running',
    ) ?? false;
  useEffect(() => {
    if (isLocked) setShown(null);
  }, [isLocked]);

  const mine = shown !== null && progress?.roundId === shown.playback.roundId ? progress : null;
  const performed = mine?.beatsPassed ?? 0;
  const events = useMemo(() => shown?.playback.events.slice(0, performed) ?? [], [shown, performed]);
  return {
    /** Null while the table's current round is on stage. */
    round: shown?.round ?? null,
    playback: shown?.playback ?? null,
    /** The events played so far. */
    events,
    over: mine?.resultShown === true,
    /** Whether a bet of the player is running, which a replay must not hide. */
    isLocked,
    start: (round: SettledRound) => setShown({ round, playback: pastPlayback(round, stageClock.nowMs()) }),
    end: () => setShown(null),
  };
}
