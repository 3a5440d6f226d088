import type { Canvas, MakeCanvas } from '../../assets/art/tiles/canvas';
import { paintTile, type TileRequest } from '../../assets/art/tiles/painter';

/** What differs between a worker and a page that has none. */
export interface Easel {
  readonly make: MakeCanvas;
  readonly encode: (canvas: Canvas) => Promise<Blob>;
  /** Loads the faces that titles are lettered in. Never rejects: a title in another face is a title still. */
  readonly loadFaces: () => Promise<void>;
  /** Where pictures are kept; undefined where the browser keeps none. */
  readonly caches: CacheStorage | undefined;
}

const CACHE = 'tiles';
/** About 15 kB each. */
const KEPT_AT_MOST = 600;
/** How many go at once when it is full, so that not every new picture has to look. */
const DROPPED_AT_ONCE = 60;
const NAME_HEADER = 'x-tile';

const addressOf = ({ kind, provider, id, variant }: TileRequest): string =>
  `/tile:v1:${kind}:${encodeURIComponent(`${provider}_${id}`)}${variant === 0 ? '' : `:${variant}`}`;

/** Paints tiles, and keeps them on the device: a picture that was painted once is only looked up. */
export class Tiles {
  readonly #easel: Easel;
  #faces: Promise<void> | null = null;
  #cache: Promise<Cache | null> | null = null;
  #kept: number | null = null;

  constructor(easel: Easel) {
    this.#easel = easel;
  }

  async picture(request: TileRequest): Promise<Blob> {
    const cache = await this.#open();
    const address = addressOf(request);
    const name = encodeURIComponent(request.name);
    const known = await cache?.match(address).catch(() => undefined);
    // A game that got another name gets another picture.
    if (known !== undefined && known.headers.get(NAME_HEADER) === name) return known.blob();
    if (request.kind === 'lettered') {
      this.#faces ??= this.#easel.loadFaces();
      await this.#faces;
    }
    const blob = await this.#easel.encode(paintTile(request, this.#easel.make));
    // Shown before it is written down.
    if (cache !== null) void this.#keep(cache, address, blob, name);
    return blob;
  }

  async #open(): Promise<Cache | null> {
    // Private windows and plain http keep nothing.
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
      // A full disk: the picture is shown all the same.
    }
  }
}
