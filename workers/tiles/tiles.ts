import type { Canvas, MakeCanvas } from '../../assets/art/tiles/canvas';
import { paintTile, type TileRequest } from '../../assets/art/tiles/painter';

/** What differs between a worker and a page without one. */
export interface TileHost {
  readonly make: MakeCanvas;
  readonly encode: (canvas: Canvas) => Promise<Blob>;
  /** Loads the fonts of titles. Never rejects: a title in another font is acceptable. */
  readonly loadFaces: () => Promise<void>;
  /** Where pictures are cached; undefined where the browser has no cache storage. */
  readonly caches: CacheStorage | undefined;
}

const CACHE = 'tiles';
/** About 15 kB each. */
const KEPT_AT_MOST = 600;
/** How many are dropped at once when the cache is full, so that not every new picture has to check. */
const DROPPED_AT_ONCE = 60;
const NAME_HEADER = 'x-tile';

const addressOf = ({ kind, provider, id, variant }: TileRequest): string =>
  `/tile:v1:${kind}:${encodeURIComponent(`${provider}_${id}`)}${variant === 0 ? '' : `:${variant}`}`;

/** Paints tiles, and caches them on the device. */
export class Tiles {
  readonly #easel: TileHost;
  #faces: Promise<void> | null = null;
  #cache: Promise<Cache | null> | null = null;
  #kept: number | null = null;

  constructor(easel: TileHost) {
    this.#easel = easel;
  }

  async picture(request: TileRequest): Promise<Blob> {
    const cache = await this.#open();
    const address = addressOf(request);
    const name = encodeURIComponent(request.name);
    const known = await cache?.match(address).catch(() => undefined);
    // A game with a changed name needs another picture.
    if (known !== undefined && known.headers.get(NAME_HEADER) === name) return known.blob();
    if (request.kind === 'lettered') {
      this.#faces ??= this.#easel.loadFaces();
      await this.#faces;
    }
    const blob = await this.#easel.encode(paintTile(request, this.#easel.make));
    // Returned before it is cached.
    if (cache !== null) void this.#keep(cache, address, blob, name);
    return blob;
  }

  async #open(): Promise<Cache | null> {
    // Private windows and plain http have no cache.
    this.#cache ??= this.#easel.caches?.open(CACHE).catch(() => null) ?? Promise.resolve(null);
    return this.#cache;
  }

  async #keep(cache: Cache, address: string, blob: Blob, name: string): Promise<void> {
    try {
      await cache.put(
        address,
        new Response(blob, { headers: { 'content-type': blob.type, [NAME_HEADER]: name } }),
      );
      this.#kept = (this.#kept ?? (await cache.keys()).length - 1) + 1;
      if (this.#kept <= KEPT_AT_MOST) return;
      const oldest = (await cache.keys()).slice(0, this.#kept - KEPT_AT_MOST + DROPPED_AT_ONCE);
      await Promise.all(oldest.map((entry) => cache.delete(entry)));
      this.#kept -= oldest.length;
    } catch {
      // The disk is full: the picture is shown without caching it.
    }
  }
}
