import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Json } from '../../games/kit/rules/round';
import { Hand } from '../../games/kit/scene/hand';
import type { RoundPlayback } from '../../games/kit/scene/scene';
import { type StageShow, stageProgressAtom, stageShowAtom, stageStateAtom } from '../shared/play/stageShow';
import { useTheme } from '../theme/shown';
import { stageClock } from './clock';

/** After this time, in ms, everything is shown even if the stage has not loaded. */
const STAGE_LATEST_MS = 8_000;
/** Longer than any show: one that began so long ago is over. */
const LONG_AGO_MS = 600_000;

interface DrawShowOptions {
  readonly card: StageShow['card'];
  /** Different for every draw. */
  readonly name: string;
  /** Keeps its identity between renders. */
  readonly events: readonly Json[];
  readonly reducedMotion: boolean;
}

/** Puts a draw on stage, in which nobody plays. Tells how far its show is, starts it anew and ends it. */
export function useDrawShow({ card, name, events, reducedMotion }: DrawShowOptions) {
  const setShow = useSetAtom(stageShowAtom);
  const setProgress = useSetAtom(stageProgressAtom);
  const progress = useAtomValue(stageProgressAtom);
  const state = useAtomValue(stageStateAtom);
  const { skin } = useTheme();
  const [hand] = useState(() => new Hand());
  const [take, setTake] = useState({ index: 0, startedAtMs: stageClock.nowMs() });
  const [isOver, setOver] = useState(false);

  const roundId = `${name} ${take.index}`;
  const playback = useMemo<RoundPlayback>(
    () => ({ roundId, events, startedAtMs: take.startedAtMs }),
    [roundId, events, take],
  );
  useEffect(() => {
    const bare = { waiting: false, bet: null, hand };
    setShow({ card, skin, reducedMotion, playback, ...bare });
  }, [setShow, card, skin, reducedMotion, playback, hand]);
  useEffect(() => () => setShow(null), [setShow]);

  const own = progress?.roundId === roundId ? progress : null;
  const isShown = own?.resultShown === true;
  useEffect(() => {
    if (isShown) setOver(true);
  }, [isShown]);
  const standing = state === 'off' || state === 'loading';
  useEffect(() => {
    if (!standing || isOver) return;
    const late = setTimeout(() => setOver(true), STAGE_LATEST_MS);
    return () => clearTimeout(late);
  }, [standing, isOver]);

  const start = useCallback(
    (startedAtMs: number, over: boolean) => {
      setProgress(null);
      setOver(over);
      setTake(({ index }) => ({ index: index + 1, startedAtMs }));
    },
    [setProgress],
  );
  return {
    /** Everything is shown. */
    isOver,
    /** The events that have been shown. */
    shown: isOver ? events : events.slice(0, own?.beatsPassed ?? 0),
    again: () => start(stageClock.nowMs(), false),
    showAll: () => start(stageClock.nowMs() - LONG_AGO_MS, true),
  };
}
