import { extend, useApplication } from '@pixi/react';
import { type Container, Mesh, type MeshGeometry, RendererType, TilingSprite } from 'pixi.js';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { mix } from '../../../kit/scene/easing';
import { quadsGeometry } from '../../../kit/scene/quads';
import { usePart } from '../../../kit/scene/stagehand';
import { tuned } from '../../../kit/scene/tuning';
import { STAR_TILE, STARS } from '../art/scenery';
import type { Pose } from '../pose';
import type { PartProps } from './part';

extend({ Mesh, TilingSprite });

/** Stars end so far above the ground's middle: design px. */
const ABOVE_GROUND = 60;

/** Stars over the whole sky, tile beside tile. They go by as the ride climbs. */
export function Stars({ art, layout, stagehand, tuning }: PartProps) {
  const { app } = useApplication();
  const sky = useRef<Container>(null);
  const { left, right, top } = layout;
  const width = right - left;
  const height = -top - ABOVE_GROUND;
  const field = useMemo(() => new StarField(width + GRID, height + GRID), [width, height]);
  usePart(
    stagehand,
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
        // Only the few that come and go are told apart; all others move as one.
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

/** Every star of every tile as a square of its own: between them the tile is clear, and there nothing is drawn. */
class StarField {
  readonly geometry: MeshGeometry;
  readonly #columns: number;
  readonly #width: number;
  readonly #height: number;
  #x = Number.NaN;
  #y = Number.NaN;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#columns = Math.ceil(width / STAR_TILE);
    const tiles = this.#columns * Math.ceil(height / STAR_TILE);
    this.geometry = quadsGeometry(
      Array.from({ length: tiles }).flatMap(() =>
        STARS.map(({ x, y, radius }) => {
          const [left, top, right, bottom] = [-1, -1, 1, 1].map(
            (side, at) => ((at % 2 === 0 ? x : y) + side * (radius + AIR)) / STAR_TILE,
          ) as [number, number, number, number];
          return {
            corners: [0, 0, 0, 0, 0, 0, 0, 0],
            uvs: [left, top, right, top, right, bottom, left, bottom],
          } as const;
        }),
      ),
    );
  }

  /** Puts the tiles' corner here; what leaves on one side comes in on the other. */
  lay(x: number, y: number): void {
    if (x === this.#x && y === this.#y) return;
    this.#x = x;
    this.#y = y;
    const { positions } = this.geometry;
    for (let at = 0, square = 0; at < positions.length; at += 8, square += 1) {
      const star = STARS[square % STARS.length];
      if (star === undefined) continue;
      const tile = Math.floor(square / STARS.length);
      const across = wrapped(star.x + x) + STAR_TILE * (tile % this.#columns);
      const down = wrapped(star.y + y) + STAR_TILE * Math.floor(tile / this.#columns);
      const isSeen = across - star.radius < this.#width && down + star.radius < this.#height;
      const reach = isSeen ? star.radius + AIR : 0;
      positions[at] = across - reach;
      positions[at + 1] = down - reach;
      positions[at + 2] = across + reach;
      positions[at + 3] = down - reach;
      positions[at + 4] = across + reach;
      positions[at + 5] = down + reach;
      positions[at + 6] = across - reach;
      positions[at + 7] = down + reach;
    }
    this.geometry.getBuffer('aPosition').update();
  }
}

/** The field is laid anew when it has gone so far: design px. */
const GRID = 12;
const gridOf = (value: number): number => Math.floor(value / GRID) * GRID;

/** Its edge is soft: design px. */
const AIR = 1;
const wrapped = (value: number): number => ((value % STAR_TILE) + STAR_TILE) % STAR_TILE;
