import { extend, useApplication } from '@pixi/react';
import {
  type BLEND_MODES,
  ParticleContainer,
  Particle as PixiParticle,
  type Renderer,
  RendererType,
  Texture,
} from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isAlive, type Particle, particlePose, poseParticle } from './motion/emitter';
import { type PosePublisher, usePart } from './motion/posePublisher';
import { bgrOf } from './paint/tint';

extend({ ParticleContainer });

interface ParticleLayerProps<Pose> {
  /** What it draws, as the gallery lists it. */
  readonly label: string;
  readonly posePublisher: PosePublisher<Pose>;
  /** Textures by frame name; all on one source. */
  readonly cells: ReadonlyMap<string, Texture>;
  readonly particles: readonly Particle[];
  /** The time from which the particles are posed, in ms. */
  readonly nowMs: (pose: Pose) => number;
  /** The most particles shown at once; further ones are not drawn. */
  readonly capacity: number;
  readonly blendMode?: BLEND_MODES;
}

const DYNAMIC = { vertex: true, position: true, rotation: true, uvs: true, color: true };
const scratch = particlePose();

/** Draws particles in one call, from a pool that is created once. */
export function ParticleLayer<Pose>(props: ParticleLayerProps<Pose>) {
  const { label, posePublisher, cells, particles, nowMs, capacity, blendMode = 'normal' } = props;
  const { app } = useApplication();
  const layer = useRef<ParticleContainer>(null);
  const pool = useRef<PixiParticle[]>([]);

  useLayoutEffect(() => {
    const container = layer.current;
    const first = cells.values().next().value;
    if (container === null || first === undefined) return;
    pool.current = Array.from(
      { length: capacity },
      () => new PixiParticle({ texture: first, anchorX: 0.5, anchorY: 0.5, alpha: 0 }),
    );
    // Pixi keeps the texture of the first particle it drew, which is freed when the art is baked again.
    container.texture = first;
    return () => {
      letGo(app.renderer);
      pool.current = [];
      if (!container.destroyed) container.removeParticles();
    };
  }, [app, cells, capacity]);

  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const container = layer.current;
        if (container === null) return;
        const shown = place(pool.current, particles, cells, nowMs(pose));
        show(container, pool.current, shown);
      },
      [cells, particles, nowMs],
    ),
  );
  return (
    <pixiParticleContainer label={label} ref={layer} blendMode={blendMode} dynamicProperties={DYNAMIC} />
  );
}

/**
 * A renderer draws all particles with one shader, which would keep a reference to the last texture after it is freed.
 */
function letGo(renderer: Renderer | null): void {
  if (renderer?.type !== RendererType.WEBGL) return;
  renderer.renderPipes.particle.defaultShader.resources.uTexture = Texture.WHITE.source;
}

/** Poses the living particles. Returns how many of the pool are used. */
function place(
  pool: readonly PixiParticle[],
  particles: readonly Particle[],
  cells: ReadonlyMap<string, Texture>,
  nowMs: number,
): number {
  let used = 0;
  for (let index = 0; index < particles.length; index += 1) {
    const particle = particles[index];
    if (particle === undefined || !isAlive(particle, nowMs)) continue;
    const target = pool[used];
    const texture = cells.get(particle.frame);
    if (target === undefined || texture === undefined) continue;
    const pose = poseParticle(particle, nowMs, scratch);
    target.texture = texture;
    target.x = pose.x;
    target.y = pose.y;
    target.rotation = pose.rotation;
    target.scaleX = pose.scaleX;
    target.scaleY = pose.scaleY;
    target.alpha = pose.alpha;
    // The colour is computed here: Pixi's `tint` setter converts each value through arrays, for every particle and
    // frame.
    target.color = bgrOf(particle.tint) + (((target.alpha * 255) | 0) << 24);
    used += 1;
  }
  return used;
}

/** Keeps only the first `count` of the pool in the container: hidden particles would cost as much per frame. */
function show(container: ParticleContainer, pool: readonly PixiParticle[], count: number): void {
  const { particleChildren: shown } = container;
  while (shown.length > count) shown.pop();
  while (shown.length < count) {
    const next = pool[shown.length];
    if (next === undefined) break;
    shown.push(next);
  }
  container.visible = count > 0;
}
