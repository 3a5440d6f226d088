import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, RendererType } from 'pixi.js';
import { TilingSprite } from 'pixi.js/lib/scene/sprite-tiling/TilingSprite';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { quadsGeometry } from '../../../kit/scene/paint/quads';
import { tuned } from '../../../kit/scene/tuning';
import { STAR_TILE, STARS } from '../art/scenery';
import type { Pose } from '../pose';
import type { PartProps } from './part';

extend({ Mesh, TilingSprite });

/** Stars end at this height above the middle of the ground: design px. */
const ABOVE_GROUND = 60;

/** Stars over the whole sky, in tiles. They move past as the jeepney climbs. */
export function Stars({ art, layout, posePublisher, tuning }: PartProps) {
  const { app } = useApplication();
  const sky = useRef<Container>(null);
  const { left, right, top } = layout;
  const width = right - left;
  const height = -top - ABOVE_GROUND;
  const field = useMemo(() => new StarField(width + GRID, height + GRID), [width, height]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const { current } = sky;
        if (current === null) return;
        const index = Math.min(art.skies.length - 1, Math.floor(pose.sky));
        const { stars: shown } = art.palette;
        const light = mix(shown[index] ?? 0, shown[index + 1] ?? shown[index] ?? 0, pose.sky - index);
        current.alpha = light * pose.stage;
        current.visible = current.alpha > 0;
        const x = -pose.seconds * 3;
        const y = pose.climb * tuned(tuning, 'sinkStars');
        if (current instanceof TilingSprite) {
          current.tilePosition.set(x, y);
          return;
        }
        // Only the few twinkling ones are separate; all others move as one.
        const [fromX, fromY] = [gridOf(x), gridOf(y)];
        field.lay(fromX + GRID, fromY + GRID);
        current.position.set(left - GRID + x - fromX, top - GRID + y - fromY);
      },
      [art, tuning, field, left, top],
    ),
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiTilingSprite
      ref={sky as RefObject<TilingSprite | null>}
      texture={art.stars}
      x={left}
      y={top}
      width={width}
      height={height}
    />
  ) : (
    <pixiMesh
      ref={sky as RefObject<Mesh | null>}
      geometry={field.geometry}
      texture={art.stars}
      x={left}
      y={top}
    />
  );
}

/** Every visible star as a square of its own: the clear area between them is not drawn. */
class StarField {
  readonly geometry = quadsGeometry([]);
  readonly #columns: number;
  readonly #rows: number;
  readonly #width: number;
  readonly #height: number;
  #x = Number.NaN;
  #y = Number.NaN;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / STAR_TILE);
    this.#rows = Math.ceil(height / STAR_TILE);
  }

  /** Sets the corner of the tiles; stars that leave on one side come in on the other. */
  lay(x: number, y: number): void {
    if (x === this.#x && y === this.#y) return;
    this.#x = x;
    this.#y = y;
    const count = this.#seen(x, y, skip);
    if (count * SQUARE > this.geometry.positions.length) this.#makeRoom(Math.ceil(count * ROOM));
    const { positions, uvs } = this.geometry;
    // Unused squares have no area, and are neither computed nor drawn.
    positions.fill(0, count * SQUARE);
    this.#seen(x, y, (square, { x: starX, y: starY, radius }, across, down) => {
      setSquare(positions, square, across, down, radius + AIR, 1);
      setSquare(uvs, square, starX, starY, radius + AIR, STAR_TILE);
    });
    this.geometry.getBuffer('aUV').update();
    this.geometry.getBuffer('aPosition').update();
  }

  /** Calls `see` for each visible star with its position. Returns how many there are. */
  #seen(x: number, y: number, see: See): number {
    let count = 0;
    for (let tile = 0; tile < this.#columns * this.#rows; tile += 1) {
      for (const star of STARS) {
        const across = wrapped(star.x + x) + STAR_TILE * (tile % this.#columns);
        const down = wrapped(star.y + y) + STAR_TILE * Math.floor(tile / this.#columns);
        const isSeen = across - star.radius < this.#width && down + star.radius < this.#height;
        if (!isSeen) continue;
        see(count, star, across, down);
        count += 1;
      }
    }
    return count;
  }

  #makeRoom(squares: number): void {
    const { geometry } = this;
    geometry.indices = new Uint32Array(
      Array.from({ length: squares }).flatMap((_, square) => [0, 1, 2, 0, 2, 3].map((at) => square * 4 + at)),
    );
    geometry.uvs = new Float32Array(squares * SQUARE);
    geometry.positions = new Float32Array(squares * SQUARE);
  }
}

type See = (square: number, star: (typeof STARS)[number], across: number, down: number) => void;
const skip: See = () => undefined;

/** Coordinates of a square: four corners. */
const SQUARE = 8;
/** The buffer is created with spare room, so that it is rarely resized. */
const ROOM = 1.1;

function setSquare(
  out: Float32Array,
  square: number,
  x: number,
  y: number,
  reach: number,
  unit: number,
): void {
  const at = square * SQUARE;
  const [left, top, right, bottom] = [x - reach, y - reach, x + reach, y + reach];
  out[at] = left / unit;
  out[at + 1] = top / unit;
  out[at + 2] = right / unit;
  out[at + 3] = top / unit;
  out[at + 4] = right / unit;
  out[at + 5] = bottom / unit;
  out[at + 6] = left / unit;
  out[at + 7] = bottom / unit;
}

/** The field is updated after it has moved this far: design px. */
const GRID = 12;
const gridOf = (value: number): number => Math.floor(value / GRID) * GRID;

/** Width of a star's soft edge: design px. */
const AIR = 1;
const wrapped = (value: number): number => ((value % STAR_TILE) + STAR_TILE) % STAR_TILE;
