import { BufferImageSource, CanvasSource, Rectangle, Texture, type TextureSource } from 'pixi.js';
import { type Packing, paintAtlas } from './packing';

/**
 * Owns the textures of one bake, so that all of them can be freed at once. Their sources are canvases, which survive a
 * lost context: Pixi uploads them again.
 */
export class TextureStore {
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

  /**
   * The cells of a packing, by name. Those named in `lit` also get an additive texture for meshes, under {@link
   * lightName}; missing cells are skipped.
   */
  keepAtlas(
    packing: Packing,
    resolution: number,
    lit: readonly string[] = ['glow'],
  ): ReadonlyMap<string, Texture> {
    const canvas = paintAtlas(packing, resolution);
    const whole = this.keep(canvas, resolution);
    const cut = cutAtlas(packing, whole.source);
    const frames = lit.flatMap((name) => {
      const frame = cut.get(name)?.frame;
      return frame === undefined ? [] : [{ name, frame }];
    });
    if (frames.length > 0) {
      for (const [name, light] of lightsOf(canvas, frames, resolution)) cut.set(lightName(name), light);
    }
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

/** The name of a cell's additive texture. */
export const lightName = (name: string): string => `light of ${name}`;

interface Lit {
  readonly name: string;
  readonly frame: Rectangle;
}

/** Clear pixels between two cells, so that neither bleeds into the other. */
const GAP_PX = 2;

/**
 * Additive textures: with an alpha of 0 their premultiplied colour is added to what is behind them, so that they are
 * drawn in the same call as normal sprites. All on one source, side by side; its units are pixels.
 */
function lightsOf(
  canvas: HTMLCanvasElement,
  lit: readonly Lit[],
  resolution: number,
): readonly (readonly [name: string, light: Texture])[] {
  const paint = canvas.getContext('2d');
  const boxes = lit.map(({ frame }) =>
    [frame.x, frame.y, frame.width, frame.height].map((units) => Math.round(units * resolution)),
  ) as [number, number, number, number][];
  const width = boxes.reduce((sum, [, , wide]) => sum + wide + GAP_PX, -GAP_PX);
  const height = Math.max(...boxes.map(([, , , tall]) => tall));
  const light = new Uint8Array(width * height * 4);
  let left = 0;
  const frames = boxes.map(([x, y, wide, tall]) => {
    const frame = new Rectangle(left, 0, wide, tall);
    const bytes = paint?.getImageData(x, y, wide, tall).data ?? new Uint8ClampedArray();
    // Skipping clear pixels, which are most of a cell, shortens the opening of a game.
    for (let row = 0; row < tall; row += 1) {
      let to = (row * width + left) * 4;
      for (let at = row * wide * 4; at < (row + 1) * wide * 4; at += 4, to += 4) {
        const alpha = bytes[at + 3] ?? 0;
        if (alpha === 0) continue;
        const cover = alpha / 255;
        light[to] = Math.round((bytes[at] ?? 0) * cover);
        light[to + 1] = Math.round((bytes[at + 1] ?? 0) * cover);
        light[to + 2] = Math.round((bytes[at + 2] ?? 0) * cover);
      }
    }
    left += wide + GAP_PX;
    return frame;
  });
  const source = new BufferImageSource({
    resource: light,
    width,
    height,
    format: 'rgba8unorm',
    alphaMode: 'premultiplied-alpha',
    scaleMode: 'linear',
  });
  return lit.map(({ name }, index) => [name, new Texture({ source, frame: frames[index] as Rectangle })]);
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

/**
 * The scale at which a picture has this size. Not by width and height: setting these gives a sprite another hidden
 * class in the JavaScript engine, and every later change allocates.
 */
export const sizedTo = (
  { width, height }: Texture,
  wide: number,
  tall = height,
): { readonly x: number; readonly y: number } => ({ x: wide / width, y: tall / height });
