import { loadFaces } from './faces';
import { Tiles } from './tiles';

const QUALITY = 0.86;

/** The same painter on the main thread, for browsers whose workers have no canvas. */
export const tilesOnPage = (): Tiles =>
  new Tiles({
    make: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    encode: (canvas) =>
      new Promise((resolve, reject) => {
        const done = (blob: Blob | null) => (blob === null ? reject(new Error('no picture')) : resolve(blob));
        (canvas as HTMLCanvasElement).toBlob(done, 'image/webp', QUALITY);
      }),
    loadFaces: () => loadFaces(document.fonts),
    caches: globalThis.caches,
  });
