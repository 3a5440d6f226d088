import type { TileRequest } from '../../../assets/art/tiles/painter';
import type { Tiles } from '../../../workers/tiles/tiles';
import { brokenWorker, throwReported } from './brokenWorker';

export type { TileRequest };

type Painter = Pick<Tiles, 'picture'>;

const hasCanvasInWorkers = (): boolean =>
  'Worker' in window && 'OffscreenCanvas' in window && 'convertToBlob' in OffscreenCanvas.prototype;

const onPage = async (): Promise<Painter> => (await import('../../../workers/tiles/page')).tilesOnPage();

let painter: Promise<Painter> | null = null;

async function start(): Promise<Painter> {
  if (!hasCanvasInWorkers()) return onPage();
  const worker = new Worker(new URL('../../../workers/tiles/worker.ts', import.meta.url), { type: 'module' });
  const broken = brokenWorker(worker, 'tiles', () => {
    worker.terminate();
    // Later tiles are painted on the page.
    painter = onPage();
  });
  const { wrap } = await import('comlink');
  const remote = wrap<Tiles>(worker);
  return { picture: (request) => Promise.race([remote.picture(request).catch(throwReported), broken]) };
}

/** The picture of a game's tile, from the cache or painted now. */
export async function tilePicture(request: TileRequest): Promise<Blob> {
  painter ??= start();
  return (await painter).picture(request);
}
