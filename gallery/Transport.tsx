import { useEffect, useRef } from 'react';
import BackIcon from '~icons/ph/caret-left-bold';
import ForwardIcon from '~icons/ph/caret-right-bold';
import PauseIcon from '~icons/ph/pause-fill';
import PlayIcon from '~icons/ph/play-fill';
import StartIcon from '~icons/ph/skip-back-fill';
import EndIcon from '~icons/ph/skip-forward-fill';
import type { Timeline } from '../games/kit/scene/scene';
import { Segments, Toggle, ToolButton } from './controls';
import type { Playback } from './playback';
import { ScrubBar } from './ScrubBar';
import { words } from './words';

const SPEEDS = [0.1, 0.25, 0.5, 1, 2] as const;

interface TransportProps {
  readonly playback: Playback;
  readonly timeline: Timeline | null;
  readonly lengthMs: number;
  /** The time was set by hand and belongs in the address. */
  readonly onRest: () => void;
}

/** Plays, steps and scrubs a cell. */
export function Transport({ playback, timeline, lengthMs, onRest }: TransportProps) {
  const { clock, playing, seek, pause } = playback;
  const jump = (ms: number) => {
    seek(ms);
    if (!playing) onRest();
  };
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
        <span className="spring" />
        <Toggle label={words.loop} on={playback.loop} onChange={playback.setLoop} />
        <Segments
          label={words.speed}
          options={SPEEDS.map((value) => ({ value, name: `×${value}` }))}
          value={playback.rate}
          onChange={playback.setRate}
        />
      </div>
      <ScrubBar
        clock={clock}
        timeline={timeline}
        lengthMs={lengthMs}
        onScrub={(ms) => {
          pause();
          seek(ms);
          onRest();
        }}
      />
    </section>
  );
}

function Time({ playback: { clock }, lengthMs }: { readonly playback: Playback; readonly lengthMs: number }) {
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let request = requestAnimationFrame(function write() {
      request = requestAnimationFrame(write);
      // The frame that reaches the end may come after it.
      const shownMs = Math.min(Math.round(clock.nowMs()), Math.round(lengthMs));
      if (text.current !== null) text.current.textContent = shownMs.toString().padStart(4, '0');
    });
    return () => cancelAnimationFrame(request);
  }, [clock, lengthMs]);
  return (
    <p className="time">
      <output ref={text} />
      <span>/ {Math.round(lengthMs)} ms</span>
    </p>
  );
}
