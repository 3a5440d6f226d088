import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { clamp01, smoothstep } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned } from '../../../kit/scene/tuning';
import type { Pose } from '../pose';
import { pointOn } from '../rig';
import type { PartProps } from './part';

extend({ Container, Sprite });

interface Spark {
  readonly lifeMs: number;
  readonly phaseMs: number;
  readonly angle: number;
  readonly reach: number;
  readonly size: number;
  readonly tint: number;
}

const EXHAUST = [20, 158] as const;

/** Endless sparks from the exhaust during the round: each restarts again and again, by the clock. */
export function Exhaust({ art, posePublisher, tuning }: PartProps) {
  const layer = useRef<Container>(null);
  const sparks = useMemo(
    () => sparksOf(tuned(tuning, 'exhaustSparks'), art.palette.sparks),
    [tuning, art.palette.sparks],
  );
  const thrown = useMemo(() => {
    const texture = art.cells.get('spark');
    if (texture === undefined) return [];
    const shape = wholeShape(texture);
    return sparks.map(({ tint }) => particleOf(shape, { tint }));
  }, [art.cells, sparks]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const container = layer.current;
        if (container === null) return;
        container.visible = pose.exhaust > 0;
        if (!container.visible) return;
        const from = pointOn(pose.jeepney, ...EXHAUST);
        for (let index = 0; index < thrown.length; index += 1) {
          const member = thrown[index];
          const spark = sparks[index];
          if (member === undefined || spark === undefined) continue;
          const age = pose.seconds * 1000 + spark.phaseMs;
          const q = (age % spark.lifeMs) / spark.lifeMs;
          const far = 8 + q * spark.reach;
          member.x = from.x + Math.cos(spark.angle) * far;
          member.y = Math.min(
            pose.course.groundY - 1,
            from.y + Math.sin(spark.angle) * far * 0.8 + q * q * 44,
          );
          scaleTo(member, spark.size * (1 - 0.75 * q));
          member.alpha = pose.exhaust * (1 - q) * clamp01(q * 9);
        }
        updateParticles(container, thrown);
      },
      [sparks, thrown],
    ),
  );
  return (
    <pixiContainer blendMode="add">
      <ParticleBatch label="dust" displayRef={layer} particles={thrown} />
    </pixiContainer>
  );
}

function sparksOf(count: number, tints: readonly number[]): readonly Spark[] {
  const random = mulberry32(60);
  return Array.from({ length: count }, (_, index) => ({
    lifeMs: between(random, 620, 1250),
    phaseMs: index * 91 + random() * 60,
    angle: between(random, 2.35, 2.95),
    reach: between(random, 60, 150),
    size: between(random, 0.28, 0.62),
    tint: tints[index % tints.length] ?? 0xffffff,
  }));
}

/** Clouds that pass below once the jeepney is high. */
const CLOUDS = [
  [0, 20, 1.7, 1],
  [230, 2, 1.3, 1.3],
  [440, 34, 2.1, 0.8],
] as const;

export function NearClouds({ art, layout, posePublisher }: PartProps) {
  const clouds = useRef<Container>(null);
  const { left, right } = layout;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const shown = 0.62 * smoothstep(0.7, 1.9, pose.climb);
        if (!clouds.current) return;
        clouds.current.visible = shown > 0;
        const span = Math.max(640, right - left + 320);
        if (shown <= 0) return;
        clouds.current.children.forEach((child, index) => {
          const [start, y, , speed] = CLOUDS[index] ?? [0, 0, 1, 1];
          const travelled = pose.seconds * 46 * speed + pose.driftMs / 200;
          child.position.set(left - 150 + ((((start - travelled) % span) + span) % span), y - 6);
          child.alpha = shown;
        });
      },
      [left, right],
    ),
  );
  const cloud = art.cells.get('cloud');
  if (cloud === undefined) return null;
  return (
    <pixiContainer ref={clouds} visible={false}>
      {CLOUDS.map(([start, , scale]) => (
        <pixiSprite key={start} texture={cloud} anchor={0.5} scale={scale} />
      ))}
    </pixiContainer>
  );
}
