import { useCallback, useEffect, useRef, useState } from 'react';
import type { Moment } from '../../games/kit/card';
import type { Tuning } from '../../games/kit/scene/scene';
import { Camera } from '../Camera';
import type { Cell } from '../cell';
import type { LoadedGame } from '../game';
import type { Playback } from '../playback';
import { words } from '../words';
import { download } from './download';
import { type ClipFrame, clipRange, clipSize, gifFrames } from './frames';
import { GifClip } from './gif';
import { recordWebm } from './webm';

interface RecordMenuProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  readonly tuning: Tuning;
  readonly playback: Playback;
  readonly lengthMs: number;
}

/** Records the loop, or the whole round, as a WebM in real time or as a GIF picture by picture. */
export function RecordMenu(props: RecordMenuProps) {
  const { cell, moment, playback, lengthMs } = props;
  const [isOpen, setOpen] = useState(false);
  const [progress, setProgress] = useState<string | null>(null);
  const [makesGif, setMakesGif] = useState(false);
  const range = clipRange(cell.loop, lengthMs);
  const file = `${cell.game}-${moment.name}-${cell.skin}`;
  const length = `${((range.toMs - range.fromMs) / 1_000).toFixed(1)} s`;
  const failed = (error: unknown) => setProgress(String(error));

  const recordVideo = () => {
    setOpen(false);
    const canvas = document.querySelector<HTMLIFrameElement>('.main-screen iframe')?.contentDocument;
    const drawn = canvas?.querySelector('canvas');
    if (drawn == null) return failed(words.failed);
    setProgress(`${words.recording} ${length}`);
    recordWebm(drawn, playback, range).then((blob) => {
      download(blob, `${file}.webm`);
      setProgress(null);
    }, failed);
  };
  const handleGif = useCallback(
    (blob: Blob) => {
      download(blob, `${file}.gif`);
      setMakesGif(false);
      setProgress(null);
    },
    [file],
  );
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
          <button type="button" onClick={recordVideo}>
            WebM
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setMakesGif(true);
            }}
          >
            GIF
          </button>
        </div>
      ) : null}
      {makesGif ? (
        <GifMaker {...props} frames={gifFrames(range)} onProgress={setProgress} onMade={handleGif} />
      ) : null}
    </div>
  );
}

interface GifMakerProps extends RecordMenuProps {
  readonly frames: readonly ClipFrame[];
  readonly onProgress: (text: string) => void;
  readonly onMade: (blob: Blob) => void;
}

/** Draws every frame at its own time, however long that takes: the GIF misses none. */
function GifMaker({ cell, moment, game, tuning, frames, onProgress, onMade }: GifMakerProps) {
  const clip = useRef<GifClip | null>(null);
  const [at, setAt] = useState(0);
  const [list] = useState(frames);
  const frame = list[at];
  const handleTaken = useCallback(
    (canvas: HTMLCanvasElement) => {
      if (frame === undefined) return;
      const { width, height } = clipSize(cell.width, cell.height);
      clip.current ??= new GifClip(width, height);
      clip.current.add(canvas, frame.forMs);
      setAt(at + 1);
    },
    [frame, at, cell.width, cell.height],
  );
  useEffect(() => {
    onProgress(`GIF ${Math.min(at + 1, list.length)} ${words.of} ${list.length}`);
    if (at === list.length && clip.current !== null) onMade(clip.current.finish());
  }, [at, list, onProgress, onMade]);
  return frame === undefined ? null : (
    <Camera cell={cell} game={game} moment={moment} tuning={tuning} atMs={frame.atMs} onTaken={handleTaken} />
  );
}
