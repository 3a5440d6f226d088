import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { Tuning } from '../games/kit/scene/scene';
import type { SkinName } from '../games/kit/skin';
import { type Cell, cellHash, SKIN_NAMES } from './cell';
import type { LoadedGame } from './game';
import { OnionSkin } from './OnionSkin';
import type { Playback } from './playback';
import type { ScreenInput, ScreenPort, ScreenReport } from './screens/port';
import { ScreenFrame, useScreenPort } from './screens/ScreenFrame';
import { words } from './words';

interface ViewportProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  readonly port: ScreenPort;
  readonly report: ScreenReport;
  readonly playback: Playback;
  readonly filed: Tuning;
  readonly tuning: Tuning;
  readonly changeCount: number;
  /** Why the cell cannot be shown; null where it can. */
  readonly failure: string | null;
  readonly onChange: (change: Partial<Cell>) => void;
}

/** The cell at its real size, scaled down to fit; A and B divided by a line, and every skin beside it. */
export function Viewport(props: ViewportProps) {
  const { cell, moment, port, report, playback, tuning, filed, changeCount, failure } = props;
  const { width, height, allSkins, compared } = cell;
  const room = useRef<HTMLDivElement>(null);
  const isTall = height >= width;
  const space = useSpace(room);
  const part = allSkins ? (isTall ? { width: 0.46, height: 1 } : { width: 1, height: 0.6 }) : WHOLE;
  const scale = fit(space, part, width, height);
  const { clock, playing } = playback;
  const shown = compared === 'filed' ? filed : tuning;
  const input = useMemo<ScreenInput>(
    () => ({ cell, moment, tuning: shown, clock, playing }),
    [cell, moment, shown, clock, playing],
  );
  return (
    <div className="viewport">
      <div ref={room} className="room" data-tall={isTall || undefined}>
        <div className="main-screen">
          <ScreenFrame port={port} input={input} title={words.scene} scale={scale} />
          {compared === 'both' ? <SavedHalf {...props} scale={scale} changeCount={changeCount} /> : null}
          {cell.onionMs > 0 && !playing ? (
            <OnionSkin cell={cell} moment={moment} game={props.game} tuning={shown} clock={clock} />
          ) : null}
          {failure === null ? null : (
            <p className="failure" role="alert">
              <b>{words.failed}</b>
              {failure}
            </p>
          )}
        </div>
        {allSkins ? <Skins {...props} space={space} part={part} /> : null}
      </div>
      <p className="caption">
        <output data-state={report.state}>{report.state}</output> · {width} × {height} ·{' '}
        {Math.round(scale * 100)} % ·{' '}
        <a
          className="still-link"
          href={cellHash({ ...cell, tMs: clock.nowMs(), still: true })}
          onClick={(event) => {
            event.currentTarget.href = cellHash({ ...cell, tMs: clock.nowMs(), still: true });
          }}
          target="_blank"
          rel="noreferrer"
        >
          {words.stillLink}
        </a>
      </p>
    </div>
  );
}

interface SavedHalfProps extends ViewportProps {
  readonly scale: number;
}

/** The saved tuning over the left part of the screen, up to a line that can be dragged. */
function SavedHalf({ cell, moment, playback, filed, scale, changeCount, onChange }: SavedHalfProps) {
  const { clock, playing } = playback;
  const [port] = useScreenPort();
  const input = useMemo<ScreenInput>(
    () => ({ cell, moment, tuning: filed, clock, playing }),
    [cell, moment, filed, clock, playing],
  );
  const half = useRef<HTMLDivElement>(null);
  const divide = (share: number) => onChange({ divide: Math.min(Math.max(share, 0), 1) });
  const handleMove = (event: PointerEvent) => {
    const box = half.current?.getBoundingClientRect();
    if (event.buttons === 1 && box !== undefined) divide((event.clientX - box.left) / box.width);
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -0.02, ArrowRight: 0.02 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    divide(cell.divide + by);
  };
  const percent = cell.divide * 100;
  return (
    <div ref={half} className="compare">
      <div className="saved" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <ScreenFrame port={port} input={input} title={`${words.scene} A`} scale={scale} />
      </div>
      <span className="tag a">A, {words.saved}</span>
      <span className="tag b">
        B, {changeCount} {changeCount === 1 ? words.change : words.changes}
      </span>
      <div
        className="divider"
        role="slider"
        tabIndex={0}
        aria-label={words.divider}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        style={{ left: `${percent}%` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleMove}
        onKeyDown={handleKey}
      >
        <i aria-hidden="true">⇆</i>
      </div>
    </div>
  );
}

interface SkinsProps extends ViewportProps {
  readonly space: Space | null;
  readonly part: Share;
}

/** The same moment in every skin, at the same time. */
function Skins({ space, part, ...props }: SkinsProps) {
  const { width, height } = props.cell;
  const isTall = height >= width;
  // Two by two beside a tall screen, four in a row below a wide one.
  const own = isTall ? { width: 0.26, height: 0.44 } : { width: 0.24, height: 1 - part.height - 0.1 };
  const boxWidth = (space?.width ?? 0) * own.width;
  const boxHeight = (space?.height ?? 0) * own.height;
  const scale = isTall ? boxWidth / width : fit(space, own, width, height);
  return (
    <div className="skins">
      {SKIN_NAMES.map((skin) => (
        <SkinScreen key={skin} {...props} skin={skin} scale={scale} heightMax={boxHeight} />
      ))}
    </div>
  );
}

interface SkinScreenProps extends ViewportProps {
  readonly skin: SkinName;
  readonly scale: number;
  readonly heightMax: number;
}

function SkinScreen({ skin, cell, moment, tuning, playback, scale, heightMax, onChange }: SkinScreenProps) {
  const { clock, playing } = playback;
  const [port, report] = useScreenPort();
  const input = useMemo<ScreenInput>(
    () => ({ cell: { ...cell, skin }, moment, tuning, clock, playing }),
    [cell, skin, moment, tuning, clock, playing],
  );
  const figures = useFigureText(report.readFigures);
  return (
    <button
      type="button"
      className="skin"
      aria-pressed={cell.skin === skin}
      onClick={() => onChange({ skin })}
    >
      <span className="skin-picture" style={{ maxHeight: heightMax }}>
        <ScreenFrame port={port} input={input} title={`${words.skin} ${skin}`} scale={scale} />
      </span>
      <span className="skin-name">
        {skin} <small>{report.failure ?? figures}</small>
      </span>
    </button>
  );
}

/** `20 calls, 8.6 ms`, read twice a second. */
function useFigureText(read: ScreenReport['readFigures']): string {
  const [text, setText] = useState('');
  useEffect(() => {
    if (read === null) return;
    const timer = setInterval(() => {
      const { drawCalls, workP95Ms } = read();
      setText(`${drawCalls ?? '–'} ${words.calls}, ${workP95Ms.toFixed(1)} ms`);
    }, 500);
    return () => clearInterval(timer);
  }, [read]);
  return text;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

/** The share of the room that a screen may take. */
interface Share {
  readonly width: number;
  readonly height: number;
}

const WHOLE: Share = { width: 1, height: 1 };

const fit = (space: Space | null, share: Share, width: number, height: number): number =>
  space === null
    ? 1
    : Math.min(1, (space.width * share.width) / width, (space.height * share.height) / height);

function useSpace(room: React.RefObject<HTMLElement | null>): Space | null {
  const [space, setSpace] = useState<Space | null>(null);
  useEffect(() => {
    const target = room.current;
    if (target === null) return;
    const observer = new ResizeObserver(() =>
      setSpace({ width: target.clientWidth, height: target.clientHeight }),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [room]);
  return space;
}
