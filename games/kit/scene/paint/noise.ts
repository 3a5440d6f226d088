import { mulberry32 } from '../motion/random';
import { sheet } from './paint';

/** A tile of grey grain that repeats without a seam, centred on mid grey. */
export function noiseTile(sizePx: number, seed: number): HTMLCanvasElement {
  const { canvas, paint } = sheet(sizePx, sizePx, 1);
  const random = mulberry32(seed);
  const image = paint.createImageData(sizePx, sizePx);
  for (let offset = 0; offset < image.data.length; offset += 4) {
    const grey = Math.round(255 * ((random() + random() + random()) / 3));
    image.data[offset] = grey;
    image.data[offset + 1] = grey;
    image.data[offset + 2] = grey;
    image.data[offset + 3] = 255;
  }
  paint.putImageData(image, 0, 0);
  return canvas;
}
