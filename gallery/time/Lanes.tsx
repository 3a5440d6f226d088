import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline, Tuning } from '../../games/kit/scene/scene';
import type { GameClock } from '../../src/stage/clock';
import type { Range } from '../cell';
import { valueText } from '../tuning/units';
import type { Tuned } from '../tuning/useTuning';
import { labelled, valueName, words } from '../words';
import { draggedTo, type Handle, handleOf, motionsOf, probe } from './handles';
import { layOut as placeLabels, rowsOf } from './lanes';
import { TimeBar } from './TimeBar';

interface LanesProps {
  readonly clock: GameClock;
  readonly timeline: Timeline | null;
  readonly lengthMs: number;
  readonly loop: Range | null;
  readonly tuned: Tuned;
  readonly layOut: (tuning: Tuning) => Timeline | null;
  readonly onScrub: (ms: number) => void;
  readonly onLoop: (loop: Range | null) => void;
}

/** One marker: something at a time, or a stretch of it, and the value that moves it. */
interface Marker {
  readonly name: string;
  readonly atMs: number;
  readonly toMs: number | null;
  readonly handle: Handle | null;
}

const ROW_PX = 22;
const ROWS_MAX = 3;
const LETTER_PX = 7;
const LABEL_PX = 26;

/** Time as a bar, and below it the beats, motions and sounds of the round, each in a lane. */
export function Lanes({ clock, timeline, lengthMs, loop, tuned, layOut, onScrub, onLoop }: LanesProps) {
  const [lane, laneWidthPx] = useWidth();
  const markers = useMarkers(timeline, tuned.values, layOut);
  const [drag, setDrag] = useState<Drag | null>(null);
  const common = { lengthMs, laneWidthPx, tuned, drag, onDrag: setDrag, onPick: onScrub };
  return (
    <div className="lanes">
      <span className="lane-name">{words.time}</span>
      <div ref={lane}>
        <TimeBar
          clock={clock}
          timeline={timeline}
          lengthMs={lengthMs}
          widthPx={laneWidthPx}
          loop={loop}
          onScrub={onScrub}
          onLoop={onLoop}
        />
      </div>
      <span className="lane-name">{words.beats}</span>
      <Lane kind="beats" markers={markers.beats} {...common} />
      <span className="lane-name">{words.motion}</span>
      <Lane kind="motions" markers={markers.motions} {...common} />
      <span className="lane-name">{words.sound}</span>
      <Lane kind="cues" markers={markers.cues} {...common} />
      <p className="drag-note" role="status">
        {drag === null ? '' : noteOf(drag, tuned)}
      </p>
    </div>
  );
}

/** A marker that is being dragged. */
interface Drag {
  readonly name: string;
  readonly from: number;
  readonly slope: number;
  readonly startPx: number;
  /** Whether it has moved: a press without movement goes to the marker's time. */
  readonly moved: boolean;
}

function noteOf({ name, from, moved }: Drag, { values }: Tuned): string {
  const unit = { text: 'ms', factor: 1 };
  const now = values[name];
  if (!moved || now === undefined) return `${valueName(name)}: ${valueText(from, unit)} ms. ${words.snaps}`;
  return `${valueName(name)}: ${valueText(now, unit)} ms, was ${valueText(from, unit)}. ${words.snaps}`;
}

interface LaneProps {
  readonly kind: 'beats' | 'motions' | 'cues';
  readonly markers: readonly Marker[];
  readonly lengthMs: number;
  readonly laneWidthPx: number;
  readonly tuned: Tuned;
  readonly drag: Drag | null;
  readonly onDrag: (drag: Drag | null) => void;
  readonly onPick: (ms: number) => void;
}

function Lane({ kind, markers, lengthMs, laneWidthPx, tuned, drag, onDrag, onPick }: LaneProps) {
  const isMotion = kind === 'motions';
  const stretch = ({ atMs, toMs }: Marker) => (((toMs ?? atMs) - atMs) / lengthMs) * laneWidthPx;
  const placed = isMotion
    ? []
    : placeLabels(
        markers,
        { lengthMs, laneWidthPx, rowsMax: ROWS_MAX },
        (text) => text.length * LETTER_PX + LABEL_PX,
      );
  const handleMove = (event: PointerEvent) => {
    if (drag === null || event.buttons !== 1) return;
    const byMs = ((event.clientX - drag.startPx) / laneWidthPx) * lengthMs;
    const next = draggedTo(drag.from, drag, byMs);
    const hasMoved = drag.moved || Math.abs(event.clientX - drag.startPx) > 3;
    if (!hasMoved) return;
    tuned.set(drag.name, next, drag.moved);
    onDrag({ ...drag, moved: true });
  };
  return (
    <div className={`lane ${kind}`} style={{ height: rowsOf(placed) * ROW_PX }}>
      {isMotion
        ? markers.map((marker, index) => (
            <button
              key={index}
              type="button"
              className="mark stretch"
              tabIndex={-1}
              data-changed={isChanged(marker.handle, tuned) || undefined}
              title={titleOf(marker, tuned)}
              style={{
                left: (marker.atMs / lengthMs) * laneWidthPx,
                width: Math.max(3, stretch(marker) - 2),
              }}
              onPointerDown={(event) => begin(event, marker, tuned, onDrag)}
              onPointerMove={handleMove}
              onPointerUp={() => end(drag, marker, onDrag, onPick)}
            >
              <span>{marker.name}</span>
            </button>
          ))
        : placed.map(({ marks, text, leftPx, widthPx, row }) => {
            const marker = markers[marks[0] ?? 0];
            if (marker === undefined) return null;
            return (
              <button
                key={marks[0]}
                type="button"
                className="mark"
                tabIndex={-1}
                data-fixed={marker.handle === null || undefined}
                data-changed={isChanged(marker.handle, tuned) || undefined}
                title={marks.map((index) => titleOf(markers[index] ?? marker, tuned)).join('\n')}
                style={{ left: leftPx, top: row * ROW_PX, width: widthPx }}
                onPointerDown={(event) => begin(event, marker, tuned, onDrag)}
                onPointerMove={handleMove}
                onPointerUp={() => end(drag, marker, onDrag, onPick)}
              >
                <i aria-hidden="true" />
                <span>{text}</span>
              </button>
            );
          })}
    </div>
  );
}

function begin(
  event: PointerEvent,
  { handle, atMs }: Marker,
  { values }: Tuned,
  onDrag: LaneProps['onDrag'],
) {
  event.currentTarget.setPointerCapture(event.pointerId);
  const from = handle === null ? atMs : values[handle.name];
  if (handle === null || typeof from !== 'number') return onDrag(null);
  onDrag({ ...handle, from, startPx: event.clientX, moved: false });
}

function end(drag: Drag | null, { atMs }: Marker, onDrag: LaneProps['onDrag'], onPick: LaneProps['onPick']) {
  if (drag?.moved !== true) onPick(atMs);
  onDrag(null);
}

const isChanged = (handle: Handle | null, { changes }: Tuned): boolean =>
  handle !== null && handle.name in changes;

function titleOf({ name, atMs, toMs, handle }: Marker, { values }: Tuned): string {
  const time = toMs === null ? `${Math.round(atMs)} ms` : `${Math.round(atMs)} to ${Math.round(toMs)} ms`;
  return handle === null
    ? `${name} · ${time}\n${words.fixed}`
    : `${name} · ${time}\n${valueName(handle.name)}: ${values[handle.name]} ms`;
}

/** The markers of a round; none of an idle moment. */
function useMarkers(timeline: Timeline | null, values: Tuning, layOut: LanesProps['layOut']) {
  const latest = useRef(layOut);
  latest.current = layOut;
  return useMemo(() => {
    if (timeline === null) return { beats: [], motions: [], cues: [] };
    const probes = probe((tuning) => latest.current(tuning) ?? timeline, values);
    const point = (name: string, atMs: number, handle: Handle | null): Marker => ({
      name: labelled(name),
      atMs,
      toMs: null,
      handle,
    });
    return {
      beats: timeline.beats.map(({ type, atMs }, index) =>
        point(type, atMs, handleOf(probes, 'beats', index)),
      ),
      cues: timeline.cues.map(({ name, atMs }, index) => point(name, atMs, handleOf(probes, 'cues', index))),
      motions: motionsOf(probes).map(({ name, fromMs, toMs, handle }) => ({
        name: valueName(name),
        atMs: fromMs,
        toMs,
        handle,
      })),
    };
  }, [timeline, values]);
}

function useWidth(): readonly [React.RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(600);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new ResizeObserver(() => setWidthPx(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, widthPx];
}
