import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { RoundPlayback, SceneModule, Timeline } from '../../games/kit/scene/scene';
import { reportError } from '../shared/errors';
import { type StageShow, stageProgressAtom } from '../shared/play/stageShow';
import type { GameClock } from './clock';
import { RoundPlayer } from './RoundPlayer';
import { playCue } from './sound/sound';

/** Where nothing is drawn, there may be no frames: a result waits no longer than about this for one, in ms. */
const NO_FRAME_MS = 500;

/**
 * Plays the current round against the clock: reports its progress and fires its sounds, whether a scene is drawn or
 * not. Returns whether it is playing. A round whose scene cannot be loaded is over at once. When the same playback gets
 * more events or acts, it continues where it was.
 */
export function useRoundPlayback(
  clock: GameClock,
  show: StageShow | null,
  module: SceneModule | null,
  moduleFailed: boolean,
): boolean {
  const setProgress = useSetAtom(stageProgressAtom);
  const [playing, setPlaying] = useState(false);
  const playback = show?.playback ?? null;
  const reducedMotion = show?.reducedMotion ?? false;
  const last = useRef<RoundPlayer | null>(null);

  useEffect(() => {
    const before = last.current;
    last.current = null;
    const timeline =
      module === null || playback === null ? null : timelineOf(module, playback, reducedMotion);
    if (timeline === null) setPlaying(false);
    if (playback === null) return setProgress(null);
    if (timeline === null) {
      if (moduleFailed || module !== null) {
        const { roundId, events } = playback;
        setProgress({ roundId, beatsPassed: events.length, resultShown: true, ended: true });
      }
      return;
    }

    const player = new RoundPlayer(clock, playback, timeline, before);
    last.current = player;
    let request: number | null = null;
    const step = () => {
      if (request !== null) cancelAnimationFrame(request);
      request = null;
      player.step(setProgress, ({ name, volume, rate }) => playCue(name, { volume, rate }));
      setPlaying(!player.ended);
      if (!player.ended && clock.running) request = requestAnimationFrame(step);
    };
    step();
    const backstop = setInterval(() => request !== null && step(), NO_FRAME_MS);
    // A clock that is released, or sought back into the round, plays on.
    const forget = clock.onChange(() => {
      if (request === null) request = requestAnimationFrame(step);
    });
    return () => {
      forget();
      clearInterval(backstop);
      if (request !== null) cancelAnimationFrame(request);
    };
  }, [clock, playback, module, moduleFailed, reducedMotion, setProgress]);

  return playing;
}

/** Null when the scene does not know an event: the board then shows the result by itself. */
function timelineOf(
  module: SceneModule,
  { roundId, events, acts }: RoundPlayback,
  reducedMotion: boolean,
): Timeline | null {
  try {
    return module.timeline(events, module.tuning, reducedMotion, acts, roundId);
  } catch (error) {
    reportError(error);
    return null;
  }
}
