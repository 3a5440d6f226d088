import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { sheet } from '../../../kit/scene/paint/paint';
import { decodedPicture } from '../../../kit/scene/paint/raster';
import type { SkinName } from '../../../kit/skin';
import type { Mode } from '../../rules/mode';
import { BAKED } from './baked';

/** Design px are baked at twice their number of pixels. */
const PX = 2;

/** A picture of the atlas, with the point of its anchor, scaled to design px. */
export interface Cut {
  readonly texture: Texture;
  readonly anchorX: number;
  readonly anchorY: number;
  readonly scale: number;
}

export interface Atlas {
  readonly cuts: ReadonlyMap<string, Cut>;
  free(): void;
}

/** Loads the pictures of one mode in one skin. Rejects if they cannot be loaded. */
export async function loadAtlas(skin: SkinName, mode: Mode): Promise<Atlas> {
  const baked = BAKED[skin][mode];
  const [{ cuts: places }, image] = await Promise.all([baked.sheet(), decodedPicture(baked.url)]);
  // On a canvas it survives a lost context.
  const { canvas, paint } = sheet(image.naturalWidth, image.naturalHeight, 1);
  paint.drawImage(image, 0, 0);
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const cuts = new Map<string, Cut>();
  for (const [name, { x, y, width, height, anchorX, anchorY, share }] of Object.entries(places)) {
    const texture = new Texture({ source, frame: new Rectangle(x, y, width, height) });
    cuts.set(name, { texture, anchorX, anchorY, scale: 1 / (PX * share) });
  }
  return {
    cuts,
    free() {
      for (const { texture } of cuts.values()) texture.destroy(false);
      source.destroy();
    },
  };
}
