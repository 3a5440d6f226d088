import { Container, type Renderer, RenderTexture, Sprite, type Texture } from 'pixi.js';
import type { Stroke } from '../foil/strokes';
import { BRUSHES } from './art/bits';
import { FOIL_BOX, FOIL_PAD } from './art/foil';
import { type Stamp, StrokeReader, stampsOf } from './strokeReader';

/** Stamps drawn in one call. */
const BATCH = 96;

/** A texture of the removed foil, at half the canvas's resolution. Drawn from the strokes alone. */
export class FoilMask {
  readonly texture: RenderTexture;
  readonly #renderer: Renderer;
  readonly #reader = new StrokeReader();
  readonly #stage = new Container();
  readonly #sprites: readonly Sprite[];
  readonly #brushes: readonly Texture[];
  #blank = false;

  constructor(renderer: Renderer, cells: ReadonlyMap<string, Texture>, sharpness: number) {
    this.#renderer = renderer;
    this.#brushes = BRUSHES.flatMap((name) => cells.get(name) ?? []);
    this.texture = RenderTexture.create({
      width: FOIL_BOX.width,
      height: FOIL_BOX.height,
      resolution: Math.max(0.5, sharpness / 2),
      antialias: false,
    });
    this.#sprites = Array.from({ length: BATCH }, () => {
      const sprite = new Sprite({ anchor: 0.5, visible: false });
      this.#stage.addChild(sprite);
      return sprite;
    });
  }

  /** Updates the mask to the strokes up to a time of the round. */
  show(strokes: readonly Stroke[], untilMs: number): void {
    const { restart, pieces } = this.#reader.read(strokes, untilMs);
    if (restart || !this.#blank) {
      this.#blank = true;
      this.#render([], true);
    }
    const stamps = pieces.flatMap(stampsOf);
    for (let first = 0; first < stamps.length; first += BATCH) {
      this.#render(stamps.slice(first, first + BATCH), false);
    }
  }

  free(): void {
    this.#stage.destroy({ children: true });
    this.texture.destroy(true);
  }

  #render(stamps: readonly Stamp[], clear: boolean): void {
    this.#sprites.forEach((sprite, index) => {
      const stamp = stamps[index];
      sprite.visible = stamp !== undefined;
      const brush = stamp === undefined ? undefined : this.#brushes[stamp.brush];
      if (stamp === undefined || brush === undefined) return;
      sprite.texture = brush;
      sprite.position.set(stamp.x + FOIL_PAD, stamp.y + FOIL_PAD);
      sprite.rotation = stamp.turn;
      sprite.scale.set(stamp.size);
    });
    this.#renderer.render({
      container: this.#stage,
      target: this.texture,
      clear,
      clearColor: [0, 0, 0, 0],
    });
  }
}
