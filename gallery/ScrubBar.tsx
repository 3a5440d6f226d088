import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Timeline } from '../games/kit/scene/scene';
import type { GameClock } from '../src/stage/clock';
import { spaced } from './Sidebar';
import { words } from './words';

interface ScrubBarProps {
  readonly clock: GameClock;
  readonly timeline: Timeline | null;
  readonly lengthMs: number;
  readonly onScrub: (ms: number) => void;
}

/** Time as a bar: beats above, cues below, result and end as lines. */
export function ScrubBar({ clock, timeline, lengthMs, onScrub }: ScrubBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(bar);

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

  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onScrub(((event.clientX - box.left) / box.width) * lengthMs);
  };

  const beats = timeline?.beats.map(({ type, atMs }) => ({ name: spaced(type), atMs })) ?? [];
  const cues = timeline?.cues.map(({ name, atMs }) => ({ name: spaced(name), atMs })) ?? [];
  return (
    <div className="scrub">
      <Marks kind="beat" marks={beats} lengthMs={lengthMs} widthPx={widthPx} onPick={onScrub} />
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
          scrub(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && scrub(event)}
      >
        {timeline === null ? null : (
          <>
            <i
              className="line"
              style={{ left: `${(timeline.resultMs / lengthMs) * 100}%` }}
              title={words.result}
            />
            <i
              className="line over"
              style={{ left: `${(timeline.endMs / lengthMs) * 100}%` }}
              title={words.over}
            />
          </>
        )}
        <div ref={head} className="head" />
      </div>
      <Marks kind="cue" marks={cues} lengthMs={lengthMs} widthPx={widthPx} onPick={onScrub} />
    </div>
  );
}

interface MarksProps {
  readonly kind: 'beat' | 'cue';
  readonly marks: readonly { readonly name: string; readonly atMs: number }[];
  readonly lengthMs: number;
  readonly widthPx: number;
  readonly onPick: (ms: number) => void;
}

const ROW_PX = 17;
const ROWS = 3;

function Marks({ kind, marks, lengthMs, widthPx, onPick }: MarksProps) {
  const rows = rowsOf(
    marks.map(({ name, atMs }) => ({ fromPx: (atMs / lengthMs) * widthPx, widthPx: name.length * 6.3 + 16 })),
  );
  return (
    <div className={`marks ${kind}s`} style={{ height: ROW_PX * ROWS }}>
      {marks.map(({ name, atMs }, index) => {
        const row = rows[index] ?? 0;
        const away = ROW_PX * (ROWS - 1 - row);
        return (
          <button
            key={index}
            type="button"
            className="mark"
            tabIndex={-1}
            title={`${name} · ${Math.round(atMs)} ms`}
            style={{
              left: (atMs / lengthMs) * widthPx,
              ...(kind === 'beat' ? { top: away } : { bottom: away }),
            }}
            onClick={() => onPick(atMs)}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

/** For each label the first row, counted from the bar, in which it does not overlap an earlier one. */
function rowsOf(labels: readonly { readonly fromPx: number; readonly widthPx: number }[]): readonly number[] {
  const endsPx = Array.from({ length: ROWS }, () => Number.NEGATIVE_INFINITY);
  return labels.map(({ fromPx, widthPx }) => {
    const free = endsPx.findIndex((endPx) => endPx <= fromPx);
    const row = free < 0 ? ROWS - 1 : free;
    endsPx[row] = fromPx + widthPx;
    // Row 0 is next to the bar.
    return row;
  });
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(600);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new ResizeObserver(() => setWidthPx(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
