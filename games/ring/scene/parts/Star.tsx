import type { Container, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { Glow, shine } from '../../../kit/scene/light/Glow';
import { Rays } from '../../../kit/scene/light/Rays';
import { aim } from '../../../kit/scene/motion/camera';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { inSteps } from '../../../kit/scene/motion/steps';
import { lightName } from '../../../kit/scene/paint/textures';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf } from '../../../kit/scene/particleBatch/particle';
import { cutShape, wholeShape } from '../../../kit/scene/particleBatch/shape';
import { COLORS } from '../../rules/segments';
import { FACET, FACET_OUTLINE, TASSEL_PARTS, TASSEL_STEP } from '../art/star';
import { STAR_HIDES, STAR_OUTER } from '../geometry';
import type { Pose } from '../pose';
import type { PartProps } from './part';
import { StarShape } from './StarShape';

/** The star hangs from its upper point and swings about it. */
const HANGS_AT = -STAR_OUTER;
const PUSH = 0.045;
const RAY_SCALE = 2.5;

function hang(star: Container, pose: Pose): void {
  star.pivot.set(0, HANGS_AT);
  star.position.set(0, HANGS_AT);
  star.rotation = pose.sway;
  star.scale.set(1 + PUSH * pose.hop);
}

/** Halo and rays behind the star, with a slow pulse. All additive. */
export function Halo({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const halo = useRef<Container>(null);
  const rays = useRef<Container>(null);
  const { palette } = art;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !halo.current || !rays.current) return;
        aim(plane.current, pose.shot, 0.9, 0, 0);
        const level = pose.breath * pose.key * palette.haloLight;
        shine(halo.current, inSteps(Math.min(1, 0.95 * level)));
        rays.current.alpha = inSteps(0.36 * level);
        rays.current.rotation = pose.rayTurn * 0.6;
      },
      [palette],
    ),
  );
  const fan = art.cells.get('rays');
  if (fan === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <Glow displayRef={halo} cells={art.cells} scale={5.4} tint={tintOf(palette.halo[1])} />
      <Rays
        displayRef={rays}
        texture={fan}
        light={art.cells.get(lightName('rays'))}
        hidden={STAR_HIDES / (RAY_SCALE * 0.5 * fan.width)}
        scale={RAY_SCALE}
        tint={tintOf(palette.halo[1])}
      />
    </pixiContainer>
  );
}

/** "255,170,70" as a tint. */
const tintOf = (rgb: string): number => rgb.split(',').reduce((tint, part) => tint * 256 + Number(part), 0);

/** The star of panes, its wires and tassels, and the colour that floods it. */
export function Star({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const star = useRef<Container>(null);
  const panes = useRef<Container>(null);
  const glass = useRef<Sprite>(null);
  const wires = useRef<Container>(null);
  const left = useRef<Container>(null);
  const right = useRef<Container>(null);
  const { palette, cells } = art;
  const tassels = useMemo(() => ({ left: tasselOf(cells), right: tasselOf(cells) }), [cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !star.current || !panes.current || !glass.current || !wires.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        hang(star.current, pose);
        tintTo(panes.current, grey(pose.key * mix(pose.stage, 1, 0.85)));
        tintTo(wires.current, grey(pose.key * mix(pose.stage, 1, 0.85)));
        glass.current.visible = pose.flood > 0 && pose.floodLight > 0;
        tintTo(glass.current, palette.flood[pose.floodColor]);
        glass.current.alpha = 0.86 * pose.floodLight;
        glass.current.scale.set(Math.max(0.001, pose.flood));
        hangTassel(left.current, tassels.left, pose.lag, -pose.sway);
        hangTassel(right.current, tassels.right, pose.lag * 0.9, -pose.sway);
      },
      [palette, tassels],
    ),
  );
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={star}>
        <ParticleBatch label="left tassel" displayRef={left} particles={tassels.left} x={-64} y={86} />
        <ParticleBatch label="right tassel" displayRef={right} particles={tassels.right} x={64} y={86} />
        <StarShape displayRef={panes} texture={art.star} />
        <pixiSprite ref={glass} texture={art.glass} anchor={0.5} />
        <StarShape displayRef={wires} texture={art.wires} />
      </pixiContainer>
    </pixiContainer>
  );
}

/** Slices, each attached to the one above. */
function tasselOf(cells: ReadonlyMap<string, Texture>): readonly Particle[] {
  return Array.from({ length: TASSEL_PARTS }, (_, part) => cells.get(`tassel${part}`))
    .filter((texture) => texture !== undefined)
    .map((texture) => particleOf(wholeShape(texture, 0.5, 0)));
}

function hangTassel(view: Container | null, tassel: readonly Particle[], lag: number, upright: number): void {
  if (view === null) return;
  dangle(tassel, lag, upright);
  updateParticles(view, tassel);
}

/** Each slice is attached to the bottom of the one above, rotated a little further. */
function dangle(tassel: readonly Particle[], lag: number, upright: number): void {
  let x = 0;
  let y = 0;
  for (let part = 0; part < tassel.length; part += 1) {
    const slice = tassel[part];
    if (slice === undefined) continue;
    const angle = upright + lag * (0.4 + part * 0.25);
    slice.x = x;
    slice.y = y;
    slice.rotation = angle;
    x -= Math.sin(angle) * TASSEL_STEP;
    y += Math.cos(angle) * TASSEL_STEP;
  }
}

const FACETS = 10;

/** Light in the facets, one after the other or all at once. Additive. */
export function StarLight({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const star = useRef<Container>(null);
  const panes = useRef<Container>(null);
  const heart = useRef<Container>(null);
  const core = useRef<Container>(null);
  const { palette } = art;
  const facets = useMemo(() => facetsOf(art.cells), [art.cells]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !star.current || !panes.current || !heart.current || !core.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        hang(star.current, pose);
        const tint = pose.flood > 0.5 ? palette.flood[pose.floodColor] : tintOf(palette.halo[0]);
        for (let index = 0; index < facets.length; index += 1) {
          const facet = facets[index];
          if (facet === undefined) continue;
          const away = ((((pose.pulse - index / FACETS) % 1) + 1.5) % 1) - 0.5;
          const pulse = Math.exp(-((away * 6) ** 2)) * pose.pulsing;
          const alpha = inSteps(0.36 * pulse + 0.55 * pose.facets);
          facet.alpha = alpha > 0.01 ? alpha : 0;
          facet.tint = tint;
        }
        updateParticles(panes.current, facets);
        const flooded = pose.flood * pose.floodLight;
        tintTo(heart.current, tint);
        heart.current.alpha = inSteps(pose.key * (0.42 + 0.14 * pose.breath + 0.2 * flooded));
        heart.current.scale.set(3 + 0.8 * flooded);
        core.current.alpha = inSteps(pose.key * (0.66 + 0.14 * pose.breath));
        core.current.scale.set(1.9 + 0.7 * flooded);
      },
      [palette, facets],
    ),
  );
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={star}>
        <ParticleBatch label="panes" displayRef={panes} particles={facets} />
        <Glow displayRef={heart} cells={art.cells} />
        <Glow displayRef={core} cells={art.cells} tint={palette.heart} />
      </pixiContainer>
    </pixiContainer>
  );
}

/** Each half of a point has its own: the same picture, and its mirror image. */
function facetsOf(cells: ReadonlyMap<string, Texture>): readonly Particle[] {
  const texture = cells.get(FACET);
  if (texture === undefined) return [];
  const light = cells.get(lightName(FACET));
  const shape = cutShape({ texture, light, outline: FACET_OUTLINE, anchorX: 1, anchorY: 1 });
  return Array.from({ length: FACETS }, (_, index) =>
    particleOf(shape, {
      rotation: (Math.floor(index / 2) * Math.PI * 2) / 5,
      scaleX: index % 2 === 0 ? 1 : -1,
    }),
  );
}

/** The boss in the middle: a sun, and after a stop the colour's multiplier. */
export function Hub({ art, posePublisher }: PartProps) {
  const plane = useRef<Container>(null);
  const star = useRef<Container>(null);
  const boss = useRef<Sprite>(null);
  const sun = useRef<Sprite>(null);
  const pays = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !star.current || !boss.current || !sun.current || !pays.current) return;
      aim(plane.current, pose.shot, 1, 0, 0);
      hang(star.current, pose);
      tintTo(boss.current, grey(pose.key * mix(pose.stage, 1, 0.9)));
      const shown = Math.min(1, Math.max(0, pose.pay));
      sun.current.alpha = 1 - shown;
      pays.current.rotation = -pose.sway;
      pays.current.children.forEach((pay, index) => {
        pay.visible = shown > 0 && COLORS[index] === pose.floodColor;
        pay.alpha = shown;
        pay.scale.set(mix(0.6, 1, pose.pay));
      });
    }, []),
  );
  const hub = art.cells.get('hub');
  const emblem = art.cells.get('emblem');
  if (hub === undefined || emblem === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={star}>
        <pixiSprite ref={boss} texture={hub} anchor={0.5} />
        <pixiSprite ref={sun} texture={emblem} anchor={0.5} />
        <pixiContainer ref={pays}>
          {COLORS.map((color) => {
            const texture = art.cells.get(`pay-${color}`);
            return texture && <pixiSprite key={color} texture={texture} anchor={0.5} />;
          })}
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
}
