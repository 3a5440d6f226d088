import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { RoundPlayback, Timeline } from '../games/kit/scene/scene';
import { GameClock } from '../src/stage/clock';
import { RoundPlayer } from '../src/stage/RoundPlayer';
import { playCue } from '../src/stage/sound/sound';
import { changeCell } from './address';
import type { Cell } from './cell';

export const FRAME_MS = 1000 / 60;

/** A cell's time, controlled by the transport and the keyboard. */
export interface Playback {
  readonly clock: GameClock;
  readonly playing: boolean;
  readonly rate: number;
  readonly loops: boolean;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(ms: number): void;
  stepFrames(count: number): void;
  setRate(rate: number): void;
  setLoops(loops: boolean): void;
}

/** Another moment begins at its own time, or at that of the address; all else keeps the time. */
export function usePlayback(moment: Moment, cell: Cell, lengthMs: number): Playback {
  const clock = useMemo(() => {
    const created = new GameClock();
    created.hold('user');
    return created;
  }, []);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const [loopsAll, setLoopsAll] = useState(false);
  const loops = loopsAll || cell.loop !== null;
  const from = cell.loop?.fromMs ?? 0;
  const to = Math.min(cell.loop?.toMs ?? lengthMs, lengthMs);

  const pause = useCallback(() => {
    clock.hold('user');
    setPlaying(false);
  }, [clock]);
  const begun = useRef<Moment | null>(null);
  useEffect(() => {
    if (begun.current === moment) return;
    begun.current = moment;
    pause();
    clock.seek(cell.tMs ?? moment.atMs);
  }, [clock, moment, cell.tMs, pause]);

  const seek = useCallback(
    (ms: number) => clock.seek(Math.min(Math.max(ms, 0), lengthMs)),
    [clock, lengthMs],
  );
  const play = useCallback(() => {
    if (clock.nowMs() >= to - 1) clock.seek(from);
    clock.release('user');
    setPlaying(true);
  }, [clock, from, to]);

  useEffect(() => clock.setRate(rate), [clock, rate]);

  useEffect(() => {
    if (!playing) return;
    let request = requestAnimationFrame(function look() {
      request = requestAnimationFrame(look);
      if (clock.nowMs() < to) return;
      if (loops) return clock.seek(from);
      // Paused first: otherwise time would run on between the two calls.
      pause();
      clock.seek(to);
    });
    return () => cancelAnimationFrame(request);
  }, [clock, playing, loops, from, to, pause]);

  return {
    clock,
    playing,
    rate,
    loops,
    play,
    pause,
    toggle: playing ? pause : play,
    seek,
    stepFrames(count) {
      pause();
      seek((Math.round(clock.nowMs() / FRAME_MS) + count) * FRAME_MS);
    },
    setRate,
    setLoops(on) {
      setLoopsAll(on);
      if (!on && cell.loop !== null) changeCell({ ...cell, loop: null });
    },
  };
}

/** Fires the cell's cues while it plays. */
export function useCues(
  { clock, playing }: Playback,
  playback: RoundPlayback | null | undefined,
  timeline: Timeline | null,
) {
  useEffect(() => {
    if (!playing || playback == null || timeline === null) return;
    const player = new RoundPlayer(clock, playback, timeline);
    let request = requestAnimationFrame(function step() {
      request = requestAnimationFrame(step);
      player.step(
        () => undefined,
        ({ name, volume, rate }) => playCue(name, { volume, rate }),
      );
    });
    return () => cancelAnimationFrame(request);
  }, [clock, playing, playback, timeline]);
}
