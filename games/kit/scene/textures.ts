import { BufferImageSource, CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js';
import { type Packing, paintAtlas } from './packing';

/**
 * Owns the textures of one bake, so that all of them can be let go at once. They stand on canvases, which
 * outlive a lost context: Pixi uploads them again by itself.
 */
export class TextureShelf {
  readonly #textures: Texture[] = [];

  /** A texture of the whole canvas, `resolution` canvas pixels per unit. */
  keep(canvas: HTMLCanvasElement, resolution: number, mipmaps = false): Texture {
    const source = new CanvasSource({
      resource: canvas,
      resolution,
      autoGenerateMipmaps: mipmaps,
      scaleMode: 'linear',
    });
    const texture = new Texture({ source });
    this.#textures.push(texture);
    return texture;
  }

  /** The cells of a packing, by name. With a `glow` among them comes its `light`, for meshes. */
  keepAtlas(packing: Packing, resolution: number): ReadonlyMap<string, Texture> {
    const canvas = paintAtlas(packing, resolution);
    const whole = this.keep(canvas, resolution);
    const cut = cutAtlas(packing, whole.source);
    const glow = cut.get('glow');
    if (glow !== undefined) cut.set('light', lightOf(canvas, glow.frame, resolution));
    this.#textures.unshift(...cut.values());
    return cut;
  }

  /** Frees everything. Nothing on stage may show one of these textures any more. */
  free(): void {
    const sources = new Set(this.#textures.map(({ source }) => source));
    for (const texture of this.#textures) texture.destroy(false);
    for (const source of sources) source.destroy();
    this.#textures.length = 0;
  }
}

/**
 * A glow without cover: its colour is added to what is behind it, though it is drawn the way covering pictures
 * are and so in the same call. Its units are pixels.
 */
function lightOf(canvas: HTMLCanvasElement, frame: Rectangle, resolution: number): Texture {
  const [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map((units) =>
    Math.round(units * resolution),
  ) as [number, number, number, number];
  const bytes = canvas.getContext('2d')?.getImageData(x, y, width, height).data ?? new Uint8ClampedArray();
  const light = new Uint8Array(width * height * 4);
  for (let at = 0; at < light.length; at += 4) {
    const cover = (bytes[at + 3] ?? 0) / 255;
    for (const channel of [at, at + 1, at + 2]) light[channel] = Math.round((bytes[channel] ?? 0) * cover);
  }
  const source = new BufferImageSource({
    resource: light,
    width,
    height,
    format: 'rgba8unorm',
    alphaMode: 'premultiplied-alpha',
    scaleMode: 'linear',
  });
  return new Texture({ source });
}

/** A texture for each cell, all on one source, so that sprites of an atlas share a draw call. */
function cutAtlas(packing: Packing, source: TextureSource): Map<string, Texture> {
  return new Map(
    packing.spots.map(({ cell, x, y }) => [
      cell.name,
      new Texture({ source, frame: new Rectangle(x, y, cell.width, cell.height) }),
    ]),
  );
}
