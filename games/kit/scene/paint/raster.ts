/**
 * Renders an SVG body in its own view box to an image that can be drawn into a canvas. Rejects if it does not parse.
 */
export async function rasterize(
  viewBox: readonly [x: number, y: number, width: number, height: number],
  body: string,
  widthPx: number,
  heightPx: number,
): Promise<HTMLImageElement> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" ` +
    `width="${Math.ceil(widthPx)}" height="${Math.ceil(heightPx)}" preserveAspectRatio="none">${body}</svg>`;
  return onePicture(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
}

/** Delays before a picture is asked for again, in ms. Short: until it has come, the game waits for its scene. */
const AGAIN_MS = [300, 1_200];

/**
 * An image that can be drawn into a canvas, asked for again where the line was cut. Rejects if it cannot be loaded or does not
 * parse.
 */
export async function decodedPicture(url: string): Promise<HTMLImageElement> {
  for (const againMs of AGAIN_MS) {
    try {
      return await onePicture(url);
    } catch {
      await new Promise((done) => setTimeout(done, againMs));
    }
  }
  return onePicture(url);
}

async function onePicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the picture cannot be loaded'));
  });
  loaded.catch(() => undefined);
  image.src = url;
  // A browser short of memory may refuse to decode in advance, and still draw the image.
  await image.decode().catch(() => loaded);
  return image;
}

type SvgStop = string | readonly [at: number, color: string, opacity?: number];

const stopTags = (stops: readonly SvgStop[]): string =>
  stops
    .map((stop, index) => {
      const [at, color, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${alpha}/>`;
    })
    .join('');

/** A linear gradient's definition; by default from top to bottom. */
export const svgLinear = (
  id: string,
  stops: readonly SvgStop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string => `<linearGradient id="${id}" ${direction}>${stopTags(stops)}</linearGradient>`;
