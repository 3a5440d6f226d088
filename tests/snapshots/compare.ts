import { PNG } from 'pngjs';

/**
 * The smallest visible difference between two colors, as a squared distance in YIQ, which weighs luma more
 * than chroma: that of two grays 3 of 255 levels apart.
 */
const SEEN_FROM = 0.5053 * 3 ** 2;

/** The share of pixels that may differ visibly: 1 in 10 000, which is 30 pixels on a phone. */
export const SHARE_MAX = 0.0001;

export type Comparison =
  | { readonly kind: 'equal' }
  /** Different bytes, but no visible difference. `pixels` is how many differ at all. */
  | { readonly kind: 'unseen'; readonly pixels: number; readonly of: number }
  /** `pixels` differ visibly. `picture` is a PNG: the expected picture in light gray, differences in red. */
  | { readonly kind: 'seen'; readonly pixels: number; readonly of: number; readonly picture: Buffer }
  | { readonly kind: 'resized'; readonly expected: string; readonly actual: string };

/** Compares two PNG files. Throws if either is not a PNG. */
export function comparePictures(actual: Buffer, expected: Buffer): Comparison {
  if (actual.equals(expected)) return { kind: 'equal' };
  const a = PNG.sync.read(actual);
  const b = PNG.sync.read(expected);
  if (a.width !== b.width || a.height !== b.height) {
    return { kind: 'resized', expected: `${b.width}x${b.height}`, actual: `${a.width}x${a.height}` };
  }
  const marked = new PNG({ width: b.width, height: b.height });
  const of = b.width * b.height;
  let different = 0;
  let seen = 0;
  for (let at = 0; at < of * 4; at += 4) {
    const distance = distanceBetween(a.data, b.data, at);
    if (distance > 0) different += 1;
    const isSeen = distance > SEEN_FROM;
    if (isSeen) seen += 1;
    const pale = 255 - (255 - luma(b.data, at)) * 0.2;
    marked.data.set(isSeen ? [255, 0, 0, 255] : [pale, pale, pale, 255], at);
  }
  if (seen <= of * SHARE_MAX) return { kind: 'unseen', pixels: different, of };
  return { kind: 'seen', pixels: seen, of, picture: PNG.sync.write(marked) };
}

const channel = (data: Uint8Array, at: number) => data[at] ?? 0;

const luma = (data: Uint8Array, at: number) =>
  0.299 * channel(data, at) + 0.587 * channel(data, at + 1) + 0.114 * channel(data, at + 2);

/**
 * Squared distance in YIQ of the two pixels at an offset, weighted as in "Measuring perceived color
 * difference using YIQ".
 */
function distanceBetween(a: Uint8Array, b: Uint8Array, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map(
    (index) => channel(a, at + index) - channel(b, at + index),
  );
  if (alpha !== 0) return Number.POSITIVE_INFINITY;
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  const i = 0.596 * red - 0.274 * green - 0.322 * blue;
  const q = 0.211 * red - 0.523 * green + 0.312 * blue;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}
