import type { Container } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { bulbsOf, lightBulb } from '../../../kit/scene/light/bulbs';
import { glowShapes } from '../../../kit/scene/light/Glow';
import { aim } from '../../../kit/scene/motion/camera';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { inSteps, turnMs } from '../../../kit/scene/motion/steps';
import { SpriteAround } from '../../../kit/scene/paint/SpriteAround';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import type { Pose } from '../pose';
import { bulbSpots } from '../strings';
import type { PartProps } from './part';

/** Embers that rise beside the lens, endlessly. */
const EMBERS = 16;
const EMBER_MS = 5200;

/** Night, church, strings of lights. */
export function Backdrop({ art, posePublisher }: PartProps) {
  const far = useRef<Container>(null);
  const sky = useRef<Container>(null);
  const strings = useRef<Container>(null);
  const embers = useRef<Container>(null);
  const { halfWidth, above } = art.request.sky;
  const bulbs = useMemo(
    () =>
      bulbsOf(
        art.cells,
        bulbSpots(halfWidth).map(({ x, y }) => ({
          x,
          y,
          glowScale: 0.62,
          glowTint: art.palette.bulb,
          glassScale: 0.42,
          glassTint: 0xfff0cc,
        })),
      ),
    [art, halfWidth],
  );
  const risen = useMemo(() => {
    const [glow] = glowShapes(art.cells);
    return glow === undefined ? [] : EMBER_PATHS.map(() => particleOf(glow, { tint: art.palette.runner }));
  }, [art]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!far.current || !sky.current || !strings.current || !embers.current) return;
        aim(far.current, pose.shot, 0.4, 0, 0);
        tintTo(sky.current, grey(pose.stage));
        for (let index = 0; index < bulbs.places.length; index += 1) {
          const phase = pose.twinkle * Math.PI * 2 + (index % 2) * Math.PI + index * 0.7;
          lightBulb(bulbs, index, inSteps(pose.stage * (0.72 + 0.28 * Math.sin(phase))), 1);
        }
        updateParticles(strings.current, bulbs.members);
        raiseEmbers(risen, pose);
        updateParticles(embers.current, risen);
      },
      [bulbs, risen],
    ),
  );
  return (
    <pixiContainer ref={far}>
      <SpriteAround
        displayRef={sky}
        texture={art.sky}
        x={-halfWidth}
        y={-above}
        hole={art.behindBed}
        seenTo={art.request.seenTo}
      />
      <ParticleBatch label="strings" displayRef={strings} particles={bulbs.members} />
      <ParticleBatch label="embers" displayRef={embers} particles={risen} />
    </pixiContainer>
  );
}

/** The constants of each ember. */
const EMBER_PATHS = emberPaths();

function emberPaths() {
  const random = mulberry32(9);
  return Array.from({ length: EMBERS }, (_, index) => ({
    x: (index % 2 === 0 ? -1 : 1) * between(random, 60, 190),
    lifeMs: EMBER_MS * between(random, 0.8, 1.6),
    begun: random(),
    phase: random() * Math.PI * 2,
    size: between(random, 0.1, 0.26),
  }));
}

/** The position of each ember depends on the time alone. */
function raiseEmbers(embers: readonly Particle[], { emberMs, stage }: Pose): void {
  for (let index = 0; index < embers.length; index += 1) {
    const ember = embers[index];
    const path = EMBER_PATHS[index];
    if (ember === undefined || path === undefined) continue;
    const age = (turnMs(emberMs, index) / path.lifeMs + path.begun) % 1;
    ember.x = path.x + 9 * Math.sin(path.phase + age * 5);
    ember.y = -96 - 140 * age;
    scaleTo(ember, path.size * (0.8 + 0.4 * Math.sin(path.phase + age * 40)));
    ember.alpha = inSteps(stage * Math.sin(Math.PI * age));
  }
}
