import { GifClip } from './gif';
import { WebmClip } from './webm';

export type ClipKind = 'gif' | 'webm';

/** A moving picture that grows frame by frame. */
export interface Clip {
  /** Adds a picture of the clip's size, which stands for `forMs`. */
  readonly add: (picture: OffscreenCanvas, forMs: number) => void;
  readonly finish: () => Promise<Blob>;
}

/** Scales the pictures of a canvas to the clip's size. Throws an Error where the browser cannot make such a clip. */
export function startClip(kind: ClipKind, width: number, height: number) {
  const page = new OffscreenCanvas(width, height);
  const context = page.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws no pictures');
  const clip: Clip = kind === 'gif' ? new GifClip() : new WebmClip(width, height);
  return {
    add(canvas: HTMLCanvasElement, forMs: number): void {
      context.fillRect(0, 0, width, height);
      context.drawImage(canvas, 0, 0, width, height);
      clip.add(page, forMs);
    },
    finish: () => clip.finish(),
  };
}
