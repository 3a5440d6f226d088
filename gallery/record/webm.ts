import type { Range } from '../cell';
import type { Playback } from '../playback';

const BITS_PER_SECOND = 8_000_000;
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];

/** Plays a range in real time and records the canvas meanwhile. Rejects where the browser records no canvas. */
export async function recordWebm(canvas: HTMLCanvasElement, playback: Playback, range: Range): Promise<Blob> {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) throw new Error('this browser cannot record WebM');
  const recorder = new MediaRecorder(canvas.captureStream(60), {
    mimeType,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  playback.pause();
  playback.seek(range.fromMs);
  recorder.start();
  playback.play();
  await reached(playback, range.toMs);
  recorder.stop();
  playback.pause();
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
}

/** Resolves once the clock has reached a time, or jumped back because it loops or ended. */
function reached({ clock }: Playback, toMs: number): Promise<void> {
  return new Promise((resolve) => {
    const begunMs = clock.nowMs();
    let lastMs = begunMs;
    requestAnimationFrame(function look() {
      const nowMs = clock.nowMs();
      if (nowMs >= toMs - 1 || nowMs < lastMs || !clock.running) return resolve();
      lastMs = nowMs;
      requestAnimationFrame(look);
    });
  });
}
