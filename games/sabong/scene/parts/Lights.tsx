import { extend } from '@pixi/react';
import { Container, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { glowShapes, shineIn } from '../../../kit/scene/light/Glow';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { inSteps, turnMs } from '../../../kit/scene/motion/steps';
import { Cutout } from '../../../kit/scene/paint/Cutout';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { SHAFT_SEEN } from '../art/bits';
import type { Pose } from '../pose';
import { type PartProps, stand } from './part';

extend({ Container, Sprite });

/** Written for each light in turn. */
const at = { x: 0, y: 0, scale: 1 };

/** Behind the birds: each one's light on sand and air, and the glow of the winner of a point or the contest. */
export function Crests({ art, layout, posePublisher }: PartProps) {
  const crests = useRef<Container>(null);
  const { birdScale } = layout;
  const { cells, palette } = art;
  const shapes = useMemo(() => glowShapes(cells), [cells]);
  const lights = useMemo(
    () =>
      shapes
        .slice(0, 1)
        .flatMap((glow) =>
          [0, 1, 2, 3].map((index) => particleOf(glow, { tint: palette.crests[index % 2 === 0 ? 0 : 1] })),
        ),
    [shapes, palette],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        for (let index = 0; index < lights.length; index += 1) {
          const light = lights[index];
          if (light === undefined) continue;
          const side = index % 2 === 0 ? 0 : 1;
          const bird = pose.birds[side];
          const { x, y } = stand(layout, side, bird.x, bird.near, at);
          const onSand = index >= 2;
          light.x = x;
          light.y = onSand ? y : y - bird.lift - 120 * birdScale;
          shineIn(
            light,
            shapes,
            onSand
              ? 0.16 + 0.3 * pose.spots[side] + 0.3 * pose.crests[side]
              : 0.16 * pose.spots[side] + pose.crests[side],
          );
          // When a bird stands still, no wider than what is visible beside it.
          const open = onSand ? 1 : 0.8 + 0.45 * pose.crests[side];
          light.scaleX = (onSand ? 3.6 : 5.6) * open;
          light.scaleY = (onSand ? 0.9 : 5.2) * open;
        }
        if (crests.current) updateParticles(crests.current, lights);
      },
      [layout, birdScale, shapes, lights],
    ),
  );
  return <ParticleBatch label="crests" displayRef={crests} particles={lights} />;
}

interface Mote {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly periodMs: number;
}

/** Dust that drifts in the light. */
const MOTES: readonly Mote[] = Array.from({ length: 16 }, (_, index) => {
  const random = mulberry32(70 + index);
  return {
    x: between(random, -150, 150),
    y: between(random, 0.06, 0.8),
    size: between(random, 0.04, 0.12),
    periodMs: between(random, 5_000, 9_000),
  };
});

export function Motes({ art, layout, posePublisher }: PartProps) {
  const motes = useRef<Container>(null);
  const { height, floor } = layout;
  const { cells, palette } = art;
  const hung = useMemo(() => {
    const texture = cells.get('glow');
    if (texture === undefined) return [];
    const shape = wholeShape(texture);
    return MOTES.map(({ size }) => particleOf(shape, { scaleX: size, scaleY: size, tint: palette.puff }));
  }, [cells, palette]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        for (let index = 0; index < hung.length; index += 1) {
          const child = hung[index];
          const mote = MOTES[index];
          if (child === undefined || mote === undefined) continue;
          const driftMs = turnMs(pose.driftMs, index);
          const turn = (driftMs / mote.periodMs) * Math.PI * 2 + index;
          const climbed = (mote.y + driftMs / (mote.periodMs * 9)) % 1;
          child.x = mote.x + 12 * Math.sin(turn);
          child.y = floor - climbed * height * 0.8;
          child.alpha = inSteps(
            0.5 * (0.55 + 0.45 * Math.sin(turn * 1.7)) * Math.sin(climbed * Math.PI) * pose.stage,
          );
        }
        if (motes.current) updateParticles(motes.current, hung);
      },
      [height, floor, hung],
    ),
  );
  return (
    <pixiContainer blendMode="add">
      <ParticleBatch label="motes" displayRef={motes} particles={hung} />
    </pixiContainer>
  );
}

/** A beam's sides, narrow at the top. */
const SHAFT = [0, 0.36, 0.64, SHAFT_SEEN, 0.36 * (1 - SHAFT_SEEN), 1 - 0.36 * (1 - SHAFT_SEEN)] as const;

/** In front of the birds: beams that sway a little, and the flash where they meet. */
export function Shafts({ art, layout, posePublisher }: PartProps) {
  const shafts = useRef<Container>(null);
  const flash = useRef<Container>(null);
  const { leap, floor, eaves } = layout;
  const { palette, cells } = art;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!shafts.current || !flash.current) return;
        const { children } = shafts.current;
        for (let index = 0; index < children.length; index += 1) {
          const shaft = children[index];
          if (shaft === undefined) continue;
          const side = index === 0 ? 0 : 1;
          shaft.rotation = (side === 0 ? -1 : 1) * (0.13 + 0.02 * Math.sin(pose.driftMs / 1700 + index * 2));
          shaft.alpha = palette.shaftLight * (0.4 + 0.9 * pose.spots[side]) * pose.stage;
        }
        const { level, open, side, x, y } = pose.flash;
        flash.current.visible = level > 0;
        if (level <= 0) return;
        flash.current.position.set(x, y);
        const tint = side === 0 ? 0xfff6e0 : palette.crests[side > 0 ? 0 : 1];
        const [halo, needles, core] = flash.current.children as Sprite[];
        if (!halo || !needles || !core) return;
        halo.tint = tint;
        halo.alpha = 0.9 * level;
        halo.scale.set(1.6 + 2.2 * open);
        needles.alpha = level;
        needles.scale.set(0.4 + 0.95 * open);
        needles.rotation = open * 0.3;
        core.alpha = level * level;
        core.scale.set(1.5 - 0.6 * open);
      },
      [palette],
    ),
  );
  const glow = cells.get('glow') ?? Texture.EMPTY;
  const shaft = cells.get('shaft') ?? Texture.EMPTY;
  return (
    <pixiContainer blendMode="add">
      <pixiContainer ref={shafts}>
        {([-1, 1] as const).map((side) => (
          <Cutout
            key={side}
            texture={shaft}
            outline={SHAFT}
            anchorX={0.5}
            anchorY={0}
            x={side * 52}
            y={eaves - 190}
            scale={{ x: 210 / shaft.width, y: (floor - eaves + 230) / shaft.height }}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={flash} visible={false} scale={leap}>
        <pixiSprite texture={glow} anchor={0.5} />
        <pixiSprite texture={cells.get('burst') ?? glow} anchor={0.5} />
        <pixiSprite texture={glow} anchor={0.5} />
      </pixiContainer>
    </pixiContainer>
  );
}
