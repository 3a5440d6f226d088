import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RoundPlayback, Timeline } from '../games/kit/scene/scene';
import { GameClock } from '../src/stage/clock';
import { RoundPlayer } from '../src/stage/RoundPlayer';
import { playCue } from '../src/stage/sound';

export const FRAME_MS = 1000 / 60;

/** A cell's time, controlled by the transport and the keyboard. */
export interface Playback {
  readonly clock: GameClock;
  readonly playing: boolean;
  readonly rate: number;
  readonly loop: boolean;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(ms: number): void;
  stepFrames(count: number): void;
  setRate(rate: number): void;
  setLoop(loop: boolean): void;
}

export function usePlayback(startMs: number, lengthMs: number): Playback {
  const clock = useMemo(() => {
    const created = new GameClock();
    created.hold('user');
    return created;
  }, []);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const [loop, setLoop] = useState(false);

  useEffect(() => clock.seek(startMs), [clock]);

  const pause = useCallback(() => {
    clock.hold('user');
    setPlaying(false);
  }, [clock]);
  const seek = useCallback(
    (ms: number) => clock.seek(Math.min(Math.max(ms, 0), lengthMs)),
    [clock, lengthMs],
  );
  const play = useCallback(() => {
    if (clock.nowMs() >= lengthMs - 1) clock.seek(0);
    clock.release('user');
    setPlaying(true);
  }, [clock, lengthMs]);

  useEffect(() => clock.setRate(rate), [clock, rate]);

  useEffect(() => {
    if (!playing) return;
    let request = requestAnimationFrame(function look() {
      request = requestAnimationFrame(look);
      if (clock.nowMs() < lengthMs) return;
      if (loop) return clock.seek(0);
      // Paused first: otherwise time would run on between the two calls.
      pause();
      clock.seek(lengthMs);
    });
    return () => cancelAnimationFrame(request);
  }, [clock, playing, loop, lengthMs, pause]);

  return {
    clock,
    playing,
    rate,
    loop,
    play,
    pause,
    toggle: playing ? pause : play,
    seek,
    stepFrames(count) {
      pause();
      seek((Math.round(clock.nowMs() / FRAME_MS) + count) * FRAME_MS);
    },
    setRate,
    setLoop,
  };
}

/** Fires the cell's cues while it plays. */
export function useCues(
  { clock, playing }: Playback,
  performance: RoundPlayback | null,
  timeline: Timeline | null,
) {
  useEffect(() => {
    if (!playing || performance === null || timeline === null) return;
    const performer = new RoundPlayer(clock, performance, timeline);
    let request = requestAnimationFrame(function step() {
      request = requestAnimationFrame(step);
      performer.step(
        () => undefined,
        ({ name, volume, rate }) => playCue(name, { volume, rate }),
      );
    });
    return () => cancelAnimationFrame(request);
  }, [clock, playing, performance, timeline]);
}

/** Space, arrows, Home and End, unless a text field has the focus. */
export function useKeys(playback: Playback, lengthMs: number) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typing = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
      if (typing.some((element) => event.target instanceof element)) return;
      const frames = event.shiftKey ? 10 : 1;
      const actions: Readonly<Record<string, () => void>> = {
        ' ': playback.toggle,
        ArrowLeft: () => playback.stepFrames(-frames),
        ArrowRight: () => playback.stepFrames(frames),
        Home: () => playback.seek(0),
        End: () => playback.seek(lengthMs),
      };
      const action = actions[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [playback, lengthMs]);
}
