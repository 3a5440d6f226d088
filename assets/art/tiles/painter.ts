import {
  type Canvas,
  type Context,
  contextOf,
  disc,
  hsl,
  linear,
  type MakeCanvas,
  pathOf,
  radial,
  SILHOUETTE,
} from './canvas';
import { GROUNDS } from './grounds';
import { facesOf, lettering } from './lettering';
import { ORNAMENTS_OF } from './ornaments';
import { MATERIAL_NAMES, MATERIALS } from './palette';
import { planOf, seededRandom, type TileGame } from './plan';
import { relief } from './relief';

/** lettered: the name is part of the picture. plain: a square without it, for skins that write it below. */
export type TileClass = 'lettered' | 'plain';

export const TILE_SIZES: Readonly<Record<TileClass, readonly [number, number]>> = {
  lettered: [216, 288],
  plain: [216, 216],
};

export interface TileRequest extends TileGame {
  readonly variant: number;
  readonly kind: TileClass;
}

/** Some silhouettes are rotated in the set they come from. */
const TURNS: Readonly<Record<string, number>> = { rocket: -Math.PI / 2 };

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] as T;

/**
 * Paints a game's tile: background, ornaments, hero in relief, lettering, noise, light along the edge. The same game
 * gives the same picture on every device.
 */
export function paintTile(request: TileRequest, make: MakeCanvas): Canvas {
  const [width, height] = TILE_SIZES[request.kind];
  const plan = planOf(request, request.variant);
  const { ground, hues, material, motif } = plan;
  const { glow } = MATERIALS[material];
  const random = seededRandom(plan.seed ^ 0x9e3779b9);
  const canvas = make(width, height);
  const on = contextOf(canvas);
  const isPlain = request.kind === 'plain';
  const heroSize = isPlain ? width * 0.74 : width * 0.78;
  const [x, y] = [width * 0.5, height * (isPlain ? 0.5 : 0.42)];

  on.save();
  GROUNDS[ground]({ on, width, height, hues, random });
  on.restore();
  ornaments(on, { width, height, names: ORNAMENTS_OF[ground], random });

  on.save();
  on.globalCompositeOperation = 'lighter';
  on.fillStyle = radial(on, x, y, width * 0.62, [
    `rgba(${glow},.75)`,
    `rgba(${glow},.22)`,
    `rgba(${glow},0)`,
  ]);
  on.fillRect(0, 0, width, height);
  on.restore();

  if (random() < 0.5) {
    const side = relief(pick(ORNAMENTS_OF[ground], random), width * 0.34, pick(MATERIAL_NAMES, random), make);
    for (const [dx, dy, turn] of [
      [-0.36, 0.17, -0.35],
      [0.36, 0.2, 0.3],
    ] as const) {
      stand(on, side, { x: x + dx * width, y: y + dy * height, turn });
    }
  }
  on.save();
  on.shadowColor = 'rgba(0,0,0,.55)';
  on.shadowBlur = width * 0.07;
  on.shadowOffsetY = width * 0.04;
  const turn = (random() - 0.5) * 0.16 + (TURNS[motif] ?? 0);
  stand(on, relief(motif, heroSize, material, make), { x, y, turn, mirrored: plan.mirrored });
  on.restore();

  if (!isPlain) {
    const floor = hues[1];
    on.fillStyle = linear(
      on,
      [0, height * 0.5],
      [0, height],
      [hsl(floor, 80, 8, 0), hsl(floor, 82, 9, 0.62), hsl(floor, 85, 5, 0.95)],
    );
    on.fillRect(0, height * 0.5, width, height * 0.5);
  }
  for (let index = 0; index < 9; index += 1) {
    const radius = width * (0.018 + random() * random() * 0.075);
    sparkle(on, random() * width, height * (0.08 + random() * 0.7), radius, `rgba(${glow},.9)`);
  }
  const face = pick(facesOf(request.name), random);
  if (!isPlain) lettering(on, { name: request.name, width, height, material, hue: hues[1], face });
  noise(on, { width, height, random, make });
  edge(on, width, height, isPlain);
  return canvas;
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly mirrored?: boolean;
}

function stand(on: Context, picture: Canvas, { x, y, turn, mirrored = false }: Stand): void {
  on.save();
  on.translate(x, y);
  on.rotate(turn);
  if (mirrored) on.scale(-1, 1);
  on.drawImage(picture, -picture.width / 2, -picture.height / 2);
  on.restore();
}

interface Scatter {
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly random: () => number;
}

function ornaments(on: Context, { width, height, names, random }: Scatter): void {
  on.save();
  on.globalAlpha = 0.28;
  on.globalCompositeOperation = 'overlay';
  on.fillStyle = '#fff';
  for (let index = 0; index < 5; index += 1) {
    const scale = (width * (0.14 + random() * 0.16)) / SILHOUETTE;
    on.save();
    on.translate(random() * width, random() * height * 0.8);
    on.rotate(random() * 2 - 1);
    on.scale(scale, scale);
    on.translate(-SILHOUETTE / 2, -SILHOUETTE / 2);
    on.fill(pathOf(pick(names, random)));
    on.restore();
  }
  on.restore();
}

function sparkle(on: Context, x: number, y: number, radius: number, color: string): void {
  on.save();
  on.translate(x, y);
  on.globalCompositeOperation = 'lighter';
  on.fillStyle = radial(on, 0, 0, radius, [
    [0, '#fff'],
    [0.18, color],
    [1, 'rgba(0,0,0,0)'],
  ]);
  on.beginPath();
  for (let index = 0; index < 8; index += 1) {
    const angle = (index * Math.PI) / 4;
    const reach = index % 2 === 1 ? radius * 0.16 : radius;
    on.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  on.fill();
  on.restore();
}

const GRAIN = 64;
const GRAIN_ALPHA = 16;

interface Noise {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  readonly make: MakeCanvas;
}

/** 6 % of grey noise, so that large gradients show no bands. */
function noise(on: Context, { width, height, random, make }: Noise): void {
  const grain = make(GRAIN, GRAIN);
  const onGrain = contextOf(grain);
  const image = onGrain.createImageData(GRAIN, GRAIN);
  for (let index = 0; index < image.data.length; index += 4) {
    image.data.fill(random() * 255, index, index + 3);
    image.data[index + 3] = GRAIN_ALPHA;
  }
  onGrain.putImageData(image, 0, 0);
  const pattern = on.createPattern(grain, 'repeat');
  if (pattern === null) return;
  on.save();
  on.globalCompositeOperation = 'overlay';
  on.fillStyle = pattern;
  on.fillRect(0, 0, width, height);
  on.restore();
}

function edge(on: Context, width: number, height: number, isPlain: boolean): void {
  if (isPlain) {
    disc(
      on,
      width * 0.2,
      height * 0.1,
      width * 0.7,
      radial(on, width * 0.2, height * 0.1, width * 0.7, ['rgba(255,255,255,.16)', 'rgba(255,255,255,0)']),
    );
    return;
  }
  on.strokeStyle = linear(
    on,
    [0, 0],
    [width * 0.4, height],
    ['rgba(255,255,255,.6)', 'rgba(255,255,255,.06)', 'rgba(255,255,255,.02)', 'rgba(255,255,255,.28)'],
  );
  on.lineWidth = width * 0.012;
  const inset = on.lineWidth / 2;
  on.beginPath();
  on.roundRect(inset, inset, width - on.lineWidth, height - on.lineWidth, width * 0.1);
  on.stroke();
}
