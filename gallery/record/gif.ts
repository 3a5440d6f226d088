import { applyPalette, type Encoder, GIFEncoder, quantize } from 'gifenc';

const COLORS_MAX = 256;

/** A GIF that grows frame by frame. */
export class GifClip {
  readonly #encoder: Encoder = GIFEncoder();

  add(picture: OffscreenCanvas, forMs: number): void {
    const { width, height } = picture;
    const context = picture.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('this browser draws no pictures');
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, COLORS_MAX);
    this.#encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay: forMs });
  }

  finish(): Promise<Blob> {
    this.#encoder.finish();
    return Promise.resolve(new Blob([this.#encoder.bytes()], { type: 'image/gif' }));
  }
}
