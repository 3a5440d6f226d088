import { applyPalette, type Encoder, GIFEncoder, quantize } from 'gifenc';

const COLORS_MAX = 256;

/** A GIF that grows frame by frame. */
export class GifClip {
  readonly #encoder: Encoder = GIFEncoder();
  readonly #page: OffscreenCanvas;

  constructor(width: number, height: number) {
    this.#page = new OffscreenCanvas(width, height);
  }

  /** Adds the canvas's picture, which stands for `forMs`. */
  add(canvas: HTMLCanvasElement, forMs: number): void {
    const { width, height } = this.#page;
    const context = this.#page.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('this browser draws no pictures');
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, COLORS_MAX);
    this.#encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay: forMs });
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }
}
