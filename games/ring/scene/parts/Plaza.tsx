import type { Container } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned, tunedColor } from '../../../kit/scene/tuning';
import { STAR_OUTER } from '../geometry';
import type { Pose } from '../pose';
import type { PartProps } from './part';

const POINTS = 5;
/** Beams are as long as this many of their picture. */
const BEAM = { wide: 1.5, long: 2.1 } as const;

/** A large win: beams from the star's points sweep over the plaza, and its lamps light up wave by wave. */
export function Plaza({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const lights = useRef<Container>(null);
  const { cells, palette } = art;
  const lit = useMemo(() => {
    const [cone, glow] = [cells.get('cone'), cells.get('glow')];
    if (cone === undefined || glow === undefined) return { beams: [], lamps: [], all: [] };
    const beams = Array.from({ length: POINTS }, () => particleOf(wholeShape(cone, 0.5, 0)));
    const tints = [tunedColor(tuning, 'rayColor'), tunedColor(tuning, 'emberColor'), palette.bulb];
    const lamps = LAMPS.map(({ x, y }, index) =>
      particleOf(wholeShape(glow), { x, y, tint: tints[index % tints.length] ?? 0xffffff }),
    );
    return { beams, lamps, all: [...beams, ...lamps] };
  }, [cells, palette, tuning]);
  const beamLight = tuned(tuning, 'plazaBeam');
  const sweep = tuned(tuning, 'plazaSweep');
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !lights.current) return;
        plane.current.visible = pose.plaza > 0;
        if (!plane.current.visible) return;
        aim(plane.current, pose.shot, 0.9, 0, 0);
        const { beams, lamps, all } = lit;
        const tint = palette.flood[pose.floodColor];
        for (let index = 0; index < beams.length; index += 1) {
          const beam = beams[index];
          if (beam === undefined) continue;
          const turned = (index / POINTS) * Math.PI * 2 + pose.sway;
          beam.x = Math.sin(turned) * STAR_OUTER * 0.8;
          beam.y = -Math.cos(turned) * STAR_OUTER * 0.8;
          beam.rotation = turned + Math.PI + sweep * Math.sin(pose.spread * Math.PI * 2 + index * 2.4);
          beam.scaleX = BEAM.wide;
          beam.scaleY = BEAM.long * Math.min(1, pose.spread * 3);
          beam.alpha = beamLight * pose.plaza;
          beam.tint = tint;
        }
        for (let index = 0; index < lamps.length; index += 1) {
          const lamp = lamps[index];
          const reach = LAMPS[index]?.reach ?? 1;
          if (lamp === undefined) continue;
          // Once the first wave has passed, a lamp stays on; every further wave flares it.
          const since = pose.spread - reach;
          const flare = since < 0 ? 0 : Math.exp(-4 * (since % 1));
          lamp.alpha = pose.plaza * Math.min(1, (since < 0 ? 0 : 0.4) + 0.6 * flare);
          scaleTo(lamp, (LAMPS[index]?.size ?? 1) * (0.8 + 0.5 * flare));
        }
        updateParticles(lights.current, all);
      },
      [lit, palette, beamLight, sweep],
    ),
  );
  return (
    <pixiContainer ref={plane} blendMode="add" visible={false}>
      <ParticleBatch label="plaza lights" displayRef={lights} particles={lit.all} />
    </pixiContainer>
  );
}

/** Lamps of the plaza around the ring: `reach` is when a wave gets there, as a share of the time between two. */
const LAMPS = lamps();

function lamps() {
  const random = mulberry32(31);
  return Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2 + between(random, -0.06, 0.06);
    const far = between(random, 176, 262);
    return {
      x: Math.sin(angle) * far,
      y: -Math.cos(angle) * far,
      reach: (far - 160) / 130,
      size: between(random, 0.35, 0.75),
    };
  });
}
