import type { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import type { Mode } from '../../rules/mode';
import type { Art } from '../art/bake';
import type { DiePose, Pose } from '../pose';
import { kindOf } from '../posing';
import { project, projected, VIEWS } from '../view';
import { ABOUT_Y, type PartProps } from './part';

/** The sprites of each die: its reflection, two shadows, its light on the bowl, itself, and light on itself. */
interface DieSprites {
  readonly touch: Sprite;
  readonly cast: Sprite;
  readonly spill: Sprite;
  readonly mirror: Sprite;
  readonly body: Sprite;
  readonly glow: Sprite;
}

const LAYERS = ['cast', 'touch', 'spill', 'mirror', 'body', 'glow'] as const;
type Layer = (typeof LAYERS)[number];
const ADDED: readonly Layer[] = ['spill', 'glow'];

/** The dice, farther ones first, each over its shadows; layer by layer, so that a layer is one call. */
export function Dice({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const { mode } = art.request;
  const order = useMemo(() => orderOf(mode), [mode]);
  /** Looked up once: looking them up in every frame would allocate. */
  const found = useRef<readonly DieSprites[]>([]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (plane.current === null) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        if (found.current[0]?.body.parent?.parent !== plane.current)
          found.current = order.flatMap((_, child) => spritesOf(plane.current, child) ?? []);
        for (let child = 0; child < order.length; child += 1) {
          const index = order[child] ?? 0;
          const die = pose.dice[index];
          const sprites = found.current[child];
          if (die !== undefined && sprites !== undefined) lay(art, index, die, pose, sprites);
        }
      },
      [art, order],
    ),
  );
  const glow = art.cells.get('glow');
  const touch = art.cells.get('touch');
  const cast = art.cells.get('cast');
  if (glow === undefined || touch === undefined || cast === undefined) return null;
  const textures = { cast, touch, spill: glow, mirror: glow, body: glow, glow };
  return (
    <pixiContainer ref={plane}>
      {LAYERS.map((layer) => (
        <pixiContainer key={layer} {...(ADDED.includes(layer) ? { blendMode: 'add' as const } : {})}>
          {order.map((index) => (
            <pixiSprite key={index} texture={textures[layer]} anchor={0.5} alpha={0} />
          ))}
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}

function spritesOf(plane: Container | null, child: number): DieSprites | null {
  const [cast, touch, spill, mirror, body, glow] = LAYERS.map(
    (_, layer) => plane?.children[layer]?.children[child] as Sprite | undefined,
  );
  return cast && touch && spill && mirror && body && glow ? { cast, touch, spill, mirror, body, glow } : null;
}

/** The dice of a mode, farther ones first. */
const orderOf = (mode: Mode): readonly number[] =>
  VIEWS[mode].places
    .map(([, z], index) => ({ z, index }))
    .sort((a, b) => a.z - b.z)
    .map(({ index }) => index);

/** The dice are drawn a little larger than they were baked for the bowl: they are what one looks at. */
const DIE_SIZE = 1.1;

/** Size of a shadow's cell in design px. */
const CELL = 64;

/** Written for each die in turn. */
const atMiddle = projected();
const atFloor = projected();
const atFoot = projected();

function lay(art: Art, index: number, die: DiePose, pose: Pose, sprites: DieSprites): void {
  const { palette, request } = art;
  const view = VIEWS[request.mode];
  const place = view.places[index];
  const worldX = place?.[0] ?? 0;
  const worldZ = place?.[1] ?? 0;
  const middle = project(view, worldX, view.dieHalf, worldZ, atMiddle);
  const floor = project(view, worldX, 0, worldZ, atFloor);
  const x = middle.x + die.x;
  const y = middle.y - die.lift;
  const cut = art.atlas.get(die.frame);
  const shown = die.alpha > 0 && cut !== undefined;
  for (const layer of LAYERS) sprites[layer].visible = shown;
  if (!shown) return;

  const { body, mirror, touch, cast, spill, glow } = sprites;
  body.texture = cut.texture;
  body.anchor.set(cut.anchorX, cut.anchorY);
  body.position.set(x, y);
  const size = cut.scale * middle.scale * DIE_SIZE;
  body.scale.set(size);
  body.rotation = die.rotation;
  body.alpha = die.alpha;
  tintTo(body, grey(Math.min(1, pose.light)));

  mirror.texture = cut.texture;
  mirror.anchor.set(cut.anchorX, cut.anchorY);
  const below = project(view, worldX, -view.dieHalf, worldZ, atFoot);
  mirror.position.set(x, below.y + die.lift);
  mirror.scale.set(size, -size);
  mirror.rotation = -die.rotation;
  // The shadow of a die high in the air would be beside the bowl.
  mirror.alpha = palette.mirror * die.alpha * clamp01((36 - die.lift) / 18);

  const wide = (view.dieHalf * view.pxPerUnit * DIE_SIZE) / CELL;
  const away = clamp01(1 - die.lift / 40);
  put(
    touch,
    floor.x + die.x,
    floor.y + 2,
    wide * 3.1,
    0.66,
    palette.shadow,
    palette.shadowAlpha * away * die.alpha,
  );
  const reach = 10 + die.lift * 0.8;
  put(
    cast,
    floor.x + die.x + reach,
    floor.y - 2 - die.lift * 0.2,
    wide * (4 + die.lift * 0.03),
    0.6,
    palette.shadow,
    palette.shadowAlpha * 0.6 * away * die.alpha,
  );

  const light = palette.spill?.[kindOf(request.mode, index)];
  put(
    spill,
    floor.x + die.x,
    floor.y + 6,
    wide * 5.4,
    0.62,
    light ?? palette.glow,
    die.alpha * (light === undefined ? 0.22 * die.glow : 0.34 + 0.3 * die.glow),
  );
  put(glow, x, y - 6, wide * 3.6, 0.9, light ?? palette.glow, palette.glowAlpha * die.glow * die.alpha);
}

function put(
  sprite: Sprite,
  x: number,
  y: number,
  scale: number,
  flat: number,
  tint: number,
  alpha: number,
): void {
  sprite.position.set(x, y);
  sprite.scale.set(scale, scale * flat);
  tintTo(sprite, tint);
  sprite.alpha = alpha;
}
