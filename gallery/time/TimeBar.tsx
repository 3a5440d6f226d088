import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Timeline } from '../../games/kit/scene/scene';
import type { GameClock } from '../../src/stage/clock';
import type { Range } from '../cell';
import { words } from '../words';
import { ticksOf } from './ticks';

interface TimeBarProps {
  readonly clock: GameClock;
  readonly timeline: Timeline | null;
  readonly lengthMs: number;
  readonly widthPx: number;
  readonly loop: Range | null;
  readonly onScrub: (ms: number) => void;
  readonly onLoop: (loop: Range | null) => void;
}

/** Time as a bar; result and end are lines. A drag moves the time, with Shift it sets the loop. */
export function TimeBar({ clock, timeline, lengthMs, widthPx, loop, onScrub, onLoop }: TimeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [loopFromMs, setLoopFromMs] = useState<number | null>(null);

  // Moved outside React: a state per frame would render the whole workbench 60 times a second.
  useEffect(() => {
    let request = requestAnimationFrame(function place() {
      request = requestAnimationFrame(place);
      const part = Math.min(Math.max(clock.nowMs() / lengthMs, 0), 1);
      if (head.current !== null) head.current.style.transform = `translateX(${part * widthPx}px)`;
      bar.current?.style.setProperty('--played', `${part * 100}%`);
      bar.current?.setAttribute('aria-valuenow', String(Math.round(clock.nowMs())));
    });
    return () => cancelAnimationFrame(request);
  }, [clock, lengthMs, widthPx]);

  const timeAt = (event: PointerEvent<HTMLDivElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.min(Math.max(((event.clientX - box.left) / box.width) * lengthMs, 0), lengthMs);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const atMs = timeAt(event);
    if (loopFromMs === null) return onScrub(atMs);
    const [fromMs, toMs] = [Math.round(Math.min(loopFromMs, atMs)), Math.round(Math.max(loopFromMs, atMs))];
    onLoop(toMs > fromMs ? { fromMs, toMs } : null);
  };
  return (
    <>
      <div className="ticks" aria-hidden="true">
        {ticksOf(lengthMs, widthPx).map((ms) => (
          <span key={ms} style={{ left: (ms / lengthMs) * widthPx }}>
            {ms.toLocaleString('en')}
          </span>
        ))}
      </div>
      <div
        ref={bar}
        className="bar"
        role="slider"
        tabIndex={0}
        aria-label={words.time}
        aria-valuemin={0}
        aria-valuemax={Math.round(lengthMs)}
        aria-valuenow={0}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          if (event.shiftKey) setLoopFromMs(timeAt(event));
          else onScrub(timeAt(event));
        }}
        onPointerMove={(event) => event.buttons === 1 && move(event)}
        onPointerUp={() => setLoopFromMs(null)}
      >
        {loop === null ? null : (
          <i
            className="loop-range"
            style={{
              left: `${(loop.fromMs / lengthMs) * 100}%`,
              width: `${((Math.min(loop.toMs, lengthMs) - loop.fromMs) / lengthMs) * 100}%`,
            }}
          />
        )}
        {timeline === null ? null : (
          <>
            <i
              className="line"
              hidden={!Number.isFinite(timeline.resultMs)}
              style={{ left: `${(timeline.resultMs / lengthMs) * 100}%` }}
              title={words.result}
            />
            <i
              className="line over"
              hidden={!Number.isFinite(timeline.endMs)}
              style={{ left: `${(timeline.endMs / lengthMs) * 100}%` }}
              title={words.over}
            />
          </>
        )}
        <div ref={head} className="head" />
      </div>
    </>
  );
}
