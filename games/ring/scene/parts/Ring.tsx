import type { Container, Sprite, Texture } from 'pixi.js';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { Glow } from '../../../kit/scene/light/Glow';
import { type CopyPlace, SpriteCopies } from '../../../kit/scene/light/SpriteCopies';
import { aim } from '../../../kit/scene/motion/camera';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { inSteps } from '../../../kit/scene/motion/steps';
import { Annulus } from '../../../kit/scene/paint/Cutout';
import type { Outline } from '../../../kit/scene/paint/outline';
import { lightName } from '../../../kit/scene/paint/textures';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { cutShape } from '../../../kit/scene/particleBatch/shape';
import { COLORS, type Color, SEGMENTS } from '../../rules/segments';
import { BED_HALF } from '../art/bed';
import { BLUR_HALF } from '../art/blades';
import { BLADE_LENGTH, LENS_BOTTOM, RAIL_RADIUS, SEGMENT_TURN, STAR_HIDES } from '../geometry';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** Minimum alpha of a blade that has faded into the blur. */
const LEFT_IN_BLUR = 0.12;

/** The lens covers everything this far behind its lower edge. */
const BEHIND_LENS = 8;

/** The blades of a colour on the rotating ring. */
const FEET = copiesOf((_, index) => placeAt(index, RAIL_RADIUS));

/**
 * Steps of the rotation per segment, each a quarter of a px: a slowly drifting ring is updated in every fourth frame
 * only.
 */
const STEPS = 20;
const turnOf = ({ top }: Pose): number => -(Math.round(top * STEPS) / STEPS) * SEGMENT_TURN;

/** The bed with its rails, and the 200 rotating blades. */
export function Ring({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const bed = useRef<Container>(null);
  const blur = useRef<Sprite>(null);
  const blades = useRef<Container>(null);
  const opened = useRef<Sprite>(null);
  const groups = useGroups();
  const textures = useMemo(() => bladeTextures(art.cells), [art.cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !bed.current || !blur.current || !blades.current || !opened.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        tintTo(bed.current, grey(mix(pose.stage, 1, 0.35) * pose.key));
        blur.current.visible = pose.blur > 0;
        blur.current.alpha = pose.blur * mix(pose.stage, 1, 0.5);
        blades.current.rotation = turnOf(pose);
        for (const color of COLORS) {
          const { current } = groups[color];
          if (current !== null) current.alpha = inSteps(bladeLight(color, pose));
        }
        if (textures !== null) openBlade(opened.current, textures, pose);
      },
      [groups, textures],
    ),
  );
  if (textures === null) return null;
  return (
    <pixiContainer ref={plane}>
      <Annulus
        hold={bed}
        texture={art.bed}
        inner={STAR_HIDES / BED_HALF}
        outer={1}
        top={(BEHIND_LENS - LENS_BOTTOM) / BED_HALF}
      />
      <pixiSprite ref={blur} texture={art.blur} x={-BLUR_HALF} y={-BLUR_HALF} />
      <pixiContainer ref={blades}>
        {COLORS.map((color) => (
          <SpriteCopies
            key={color}
            displayRef={groups[color]}
            texture={textures[color]}
            copies={FEET[color]}
            anchorX={0.5}
            anchorY={1}
            scale={1}
            tint={0xffffff}
          />
        ))}
        <pixiSprite ref={opened} texture={textures.grey} anchor={{ x: 0.5, y: 1 }} visible={false} />
      </pixiContainer>
    </pixiContainer>
  );
}

/** References to the display objects of each colour. */
function useGroups(): Readonly<Record<Color, RefObject<Container | null>>> {
  const grey = useRef<Container>(null);
  const blue = useRef<Container>(null);
  const orange = useRef<Container>(null);
  const green = useRef<Container>(null);
  return useMemo(() => ({ grey, blue, orange, green }), []);
}

/** The places of each colour's segments. */
function copiesOf(
  placeOf: (color: Color, index: number) => CopyPlace,
): Readonly<Record<Color, readonly CopyPlace[]>> {
  const of = (wanted: Color) =>
    SEGMENTS.flatMap((color, index) => (color === wanted ? [placeOf(color, index)] : []));
  return { grey: of('grey'), blue: of('blue'), orange: of('orange'), green: of('green') };
}

/** Upright on the ring, at a distance from its centre. */
function placeAt(index: number, radius: number): CopyPlace {
  const rotation = index * SEGMENT_TURN;
  return { x: Math.sin(rotation) * radius, y: -Math.cos(rotation) * radius, rotation };
}

function bladeTextures(cells: ReadonlyMap<string, Texture>): Readonly<Record<Color, Texture>> | null {
  const [grey, blue, orange, green] = COLORS.map((color) => cells.get(`blade-${color}`));
  return grey && blue && orange && green ? { grey, blue, orange, green } : null;
}

function bladeLight(color: Color, pose: Pose): number {
  // There are only two greens: they can be followed while all others are a blur.
  return pose.blades[color] * pose.bladeAlpha * mix(1, color === 'green' ? 0.75 : LEFT_IN_BLUR, pose.blur);
}

/** A larger copy of the blade that the light stopped on grows over it. */
function openBlade(opened: Sprite, textures: Readonly<Record<Color, Texture>>, pose: Pose): void {
  const color = SEGMENTS[pose.stopped];
  opened.visible = color !== undefined && pose.bloom > 0;
  if (color === undefined || !opened.visible) return;
  const { x, y, rotation } = placeAt(pose.stopped, RAIL_RADIUS);
  if (opened.texture !== textures[color]) opened.texture = textures[color];
  opened.position.set(x, y);
  opened.rotation = rotation;
  opened.alpha = mix(bladeLight(color, pose), 1, Math.min(1, pose.bloom));
  opened.scale.set(1 + 0.5 * pose.bloom, 1 + 0.22 * pose.bloom);
}

const LIGHT = lightName('glow');
/** The whole of a picture. */
const WHOLE: Outline = [0, 0, 1, 1, 0, 1];
const TAIL = 16;
/** Just inside the blades' tips. */
const TIPS = copiesOf((color, index) => ({
  ...placeAt(index, RAIL_RADIUS + BLADE_LENGTH[color] - 2),
  rotation: 0,
}));

/** The lights of the ring: the tips of blades with a bet, the running light and its tail. All additive. */
export function RingLight({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const turning = useRef<Container>(null);
  const runner = useRef<Container>(null);
  const bloom = useRef<Container>(null);
  const { palette } = art;
  const tips = useGroups();
  const links = useMemo(() => {
    const texture = art.cells.get('glow');
    if (texture === undefined) return [];
    const light = art.cells.get(LIGHT);
    const shape = cutShape({ texture, light, outline: WHOLE, anchorX: 0.5, anchorY: 0.5 });
    return Array.from({ length: TAIL + 1 }, () => particleOf(shape, { tint: palette.runner }));
  }, [art.cells, palette]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !turning.current || !runner.current || !bloom.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        turning.current.rotation = turnOf(pose);
        for (const color of COLORS) {
          const { current } = tips[color];
          if (current === null) continue;
          const alpha = inSteps(tipLight(color, pose));
          current.alpha = alpha;
          current.visible = alpha > 0.01;
        }
        runner.current.visible = pose.light.level > 0.005;
        if (runner.current.visible) {
          drawRunner(links, pose);
          updateParticles(runner.current, links);
        }
        const color = SEGMENTS[pose.stopped] ?? 'grey';
        bloom.current.visible = pose.bloom > 0 && pose.stopped >= 0;
        tintTo(bloom.current, palette.blades[color].glow);
        bloom.current.alpha = 0.9 * Math.min(1, pose.bloom);
        bloom.current.scale.set(0.7 + 0.5 * pose.bloom);
      },
      [palette, tips, links],
    ),
  );
  const glow = art.cells.get('glow');
  if (glow === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={turning}>
        {COLORS.map((color) => (
          <SpriteCopies
            key={color}
            displayRef={tips[color]}
            texture={glow}
            light={art.cells.get(LIGHT)}
            copies={TIPS[color]}
            anchorX={0.5}
            anchorY={0.5}
            scale={color === 'green' ? 0.66 : 0.36}
            seen={TIP_SEEN[color]}
            tint={palette.blades[color].glow}
          />
        ))}
      </pixiContainer>
      <ParticleBatch label="runner" displayRef={runner} particles={links} />
      <Glow displayRef={bloom} cells={art.cells} y={-RAIL_RADIUS - 26} />
    </pixiContainer>
  );
}

/** Brightness of a tip's glow: only bright blades glow, and greens more than others. */
const TIP_LIGHT: Readonly<Record<Color, number>> = { grey: 0.16, blue: 0.42, orange: 0.5, green: 0.8 };

/** The visible part of a glow: smaller for a dimmer one. */
const TIP_SEEN: Readonly<Record<Color, number>> = { grey: 0.78, blue: 0.9, orange: 0.91, green: 0.94 };

function tipLight(color: Color, pose: Pose): number {
  const bright = Math.max(0, (pose.blades[color] - 0.5) * 2);
  const fade = color === 'green' ? 1 : 1 - 0.8 * pose.blur;
  return TIP_LIGHT[color] * bright * fade * pose.bladeAlpha;
}

/** Radians between two parts of the tail at full speed. */
const TAIL_GAP = 0.06;
const LIGHT_RADIUS = RAIL_RADIUS + 16;

function drawRunner(links: readonly Particle[], { light }: Pose): void {
  links.forEach((link, index) => {
    const share = 1 - index / (TAIL + 1);
    const angle = light.angle - index * TAIL_GAP * mix(0.12, 1, light.tail);
    link.x = Math.sin(angle) * LIGHT_RADIUS;
    link.y = -Math.cos(angle) * LIGHT_RADIUS;
    link.alpha = light.level * (index === 0 ? 1 : 0.72 * share ** 1.5);
    scaleTo(link, index === 0 ? 1.05 : 0.34 + 0.62 * share);
  });
}
