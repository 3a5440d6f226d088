import { useCallback, useEffect, useRef, useState } from 'react';
import type { Moment } from '../../games/kit/card';
import type { Tuning } from '../../games/kit/scene/scene';
import { Camera } from '../Camera';
import type { Cell } from '../cell';
import type { LoadedGame } from '../game';
import { words } from '../words';
import { type ClipKind, startClip } from './clip';
import { download } from './download';
import { type ClipFrame, clipRange, clipSize, gifFrames, webmFrames } from './frames';

const KINDS: readonly (readonly [kind: ClipKind, name: string])[] = [
  ['webm', 'WebM'],
  ['gif', 'GIF'],
];

interface RecordMenuProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  readonly tuning: Tuning;
  readonly lengthMs: number;
}

/** Records the loop, or the whole round, picture by picture: no frame is missed, however slow the machine is. */
export function RecordMenu(props: RecordMenuProps) {
  const { cell, moment, lengthMs } = props;
  const [isOpen, setOpen] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [making, setMaking] = useState<ClipKind | null>(null);
  const range = clipRange(cell.loop, lengthMs);
  const file = `${cell.game}-${moment.name}-${cell.skin}`;
  const length = `${((range.toMs - range.fromMs) / 1_000).toFixed(1)} s`;

  const handleMade = useCallback(
    (blob: Blob) => {
      download(blob, `${file}.${making}`);
      setMaking(null);
      setProgress(null);
    },
    [file, making],
  );
  const handleFailed = useCallback((error: unknown) => {
    setMaking(null);
    setProgress(String(error));
  }, []);
  return (
    <div className="record">
      <button
        type="button"
        className="record-button"
        aria-expanded={isOpen}
        title={words.recordClip}
        onClick={() => setOpen(!isOpen)}
      >
        <i className="record-dot" aria-hidden="true" />
        {progress ?? `${words.record} ${length}`}
      </button>
      {isOpen ? (
        <div className="menu">
          {KINDS.map(([kind, name]) => (
            <button
              key={kind}
              type="button"
              onClick={() => {
                setOpen(false);
                setMaking(kind);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
      {making !== null ? (
        <ClipMaker
          key={making}
          {...props}
          kind={making}
          frames={making === 'gif' ? gifFrames(range) : webmFrames(range)}
          onProgress={setProgress}
          onMade={handleMade}
          onFailed={handleFailed}
        />
      ) : null}
    </div>
  );
}

interface ClipMakerProps extends RecordMenuProps {
  readonly kind: ClipKind;
  readonly frames: readonly ClipFrame[];
  readonly onProgress: (text: string) => void;
  readonly onMade: (blob: Blob) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Draws every frame at its own time, however long that takes. */
function ClipMaker(props: ClipMakerProps) {
  const { kind, cell, moment, game, tuning, frames, onProgress, onMade, onFailed } = props;
  const clip = useRef<ReturnType<typeof startClip> | null>(null);
  const [at, setAt] = useState(0);
  const [list] = useState(frames);
  const frame = list[at];
  const handleTaken = useCallback(
    (canvas: HTMLCanvasElement) => {
      if (frame === undefined) return;
      try {
        const { width, height } = clipSize(cell.width, cell.height);
        clip.current ??= startClip(kind, width, height);
        clip.current.add(canvas, frame.forMs);
        setAt(at + 1);
      } catch (error) {
        onFailed(error);
      }
    },
    [kind, frame, at, cell.width, cell.height, onFailed],
  );
  useEffect(() => {
    onProgress(`${kind.toUpperCase()} ${Math.min(at + 1, list.length)} ${words.of} ${list.length}`);
    if (at === list.length && clip.current !== null) clip.current.finish().then(onMade, onFailed);
  }, [kind, at, list, onProgress, onMade, onFailed]);
  return frame === undefined ? null : (
    <Camera cell={cell} game={game} moment={moment} tuning={tuning} atMs={frame.atMs} onTaken={handleTaken} />
  );
}
