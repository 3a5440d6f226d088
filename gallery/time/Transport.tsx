import { useEffect, useRef } from 'react';
import BackIcon from '~icons/ph/caret-left-bold';
import ForwardIcon from '~icons/ph/caret-right-bold';
import PauseIcon from '~icons/ph/pause-fill';
import PlayIcon from '~icons/ph/play-fill';
import StartIcon from '~icons/ph/skip-back-fill';
import EndIcon from '~icons/ph/skip-forward-fill';
import type { Timeline, Tuning } from '../../games/kit/scene/scene';
import { type Cell, ONION_MS } from '../cell';
import { Segments, Toggle, ToolButton } from '../controls';
import { FRAME_MS, type Playback } from '../playback';
import type { Show } from '../show';
import type { Tuned } from '../tuning/useTuning';
import { words } from '../words';
import { Lanes } from './Lanes';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;

interface TransportProps {
  readonly cell: Cell;
  readonly playback: Playback;
  readonly show: Show;
  readonly tuned: Tuned;
  /** The timeline of the moment with other values. */
  readonly layOut: (tuning: Tuning) => Timeline | null;
  readonly onChange: (change: Partial<Cell>) => void;
}

/** Plays, steps and scrubs a cell. */
export function Transport({ cell, playback, show, tuned, layOut, onChange }: TransportProps) {
  const { clock, playing, seek, pause } = playback;
  const { lengthMs } = show;
  const rest = () => onChange({ tMs: clock.nowMs() });
  const jump = (ms: number) => {
    seek(ms);
    if (!playing) rest();
  };
  const { loop } = cell;
  return (
    <section className="transport">
      <div className="buttons">
        <ToolButton label={words.start} onClick={() => jump(0)}>
          <StartIcon />
        </ToolButton>
        <ToolButton label={words.back} onClick={() => playback.stepFrames(-1)}>
          <BackIcon />
        </ToolButton>
        <ToolButton label={playing ? words.pause : words.play} onClick={playback.toggle} strong>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </ToolButton>
        <ToolButton label={words.forward} onClick={() => playback.stepFrames(1)}>
          <ForwardIcon />
        </ToolButton>
        <ToolButton label={words.end} onClick={() => jump(lengthMs)}>
          <EndIcon />
        </ToolButton>
        <Time playback={playback} lengthMs={lengthMs} />
        <Segments
          label={words.speed}
          options={SPEEDS.map((value) => ({ value, name: `×${value}` }))}
          value={playback.rate}
          onChange={playback.setRate}
        />
        <Toggle
          label={loop === null ? words.loop : `${words.loop} ${whole(loop.fromMs)} to ${whole(loop.toMs)}`}
          on={playback.loops}
          onChange={playback.setLoops}
        />
        <span className="spring" />
        <Segments
          label={words.onion}
          showsLabel
          options={[0, ...ONION_MS].map((value) => ({
            value,
            name: value === 0 ? words.off : `${value} ms`,
          }))}
          value={cell.onionMs}
          onChange={(onionMs) => onChange({ onionMs })}
        />
      </div>
      <Lanes
        clock={clock}
        timeline={show.timeline}
        lengthMs={lengthMs}
        loop={loop}
        tuned={tuned}
        layOut={layOut}
        onLoop={(range) => onChange({ loop: range })}
        onScrub={(ms) => {
          pause();
          seek(ms);
          rest();
        }}
      />
    </section>
  );
}

const whole = (ms: number): string => Math.round(ms).toLocaleString('en');

function Time({ playback: { clock }, lengthMs }: { readonly playback: Playback; readonly lengthMs: number }) {
  const text = useRef<HTMLOutputElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let request = requestAnimationFrame(function write() {
      request = requestAnimationFrame(write);
      // The frame that reaches the end may come after it.
      const shownMs = Math.min(Math.round(clock.nowMs()), Math.round(lengthMs));
      if (text.current !== null) text.current.textContent = whole(shownMs);
      if (frame.current !== null) frame.current.textContent = whole(shownMs / FRAME_MS);
    });
    return () => cancelAnimationFrame(request);
  }, [clock, lengthMs]);
  return (
    <p className="time">
      <output ref={text} />
      <span>
        {words.of} {whole(lengthMs)} ms, {words.frame.toLowerCase()} <span ref={frame} />
      </span>
    </p>
  );
}
