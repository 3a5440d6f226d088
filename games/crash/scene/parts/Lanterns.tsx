import { type Container, type Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { glowShapes, shineIn } from '../../../kit/scene/light/Glow';
import { clamp01, mix, smoothstep } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import type { Shape } from '../../../kit/scene/particleBatch/shape';
import { reachedMs } from '../../rules/flight';
import { LANTERNS } from '../art/bits';
import { roadY } from '../course';
import type { Layout } from '../layout';
import type { Palette } from '../palette';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** Seconds from departure to each lantern. */
const LANTERN_SECONDS = LANTERNS.map((times) => reachedMs(BigInt(times) * 100n) / 1000);

/** What a lantern hangs above, so that its sign is read while the jeepney passes under it: the jeepney's height. */
const CAR_PX = 112;
/** From a lantern's middle to the lower edge of its sign. */
const SIGN_PX = 58;
/** Above the road, once the jeepney has gone on: the figure is read where it would hang otherwise. */
const LOW_PX = 66;

/** Parol lanterns on long strings at x2, x3, x5 ...; they flare up as the jeepney passes. */
export function Lanterns({ art, layout, posePublisher }: PartProps) {
  const hung = useRef<Container>(null);
  const flares = useRef<Container>(null);
  const { palette, cells } = art;
  const shapes = useMemo(() => glowShapes(cells), [cells]);
  const lights = useMemo(
    () =>
      shapes.slice(0, 1).flatMap((shape) => LANTERNS.map(() => particleOf(shape, { tint: palette.orbGlow }))),
    [shapes, palette],
  );
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!hung.current || !flares.current) return;
        hang(hung.current, { shapes, lights }, pose, layout, palette);
        updateParticles(flares.current, lights);
      },
      [layout, palette, shapes, lights],
    ),
  );
  const lantern = cells.get('lantern');
  const pill = cells.get('pill');
  if (lantern === undefined || pill === undefined) return null;
  return (
    <>
      <pixiContainer ref={hung}>
        {LANTERNS.map((times) => (
          <pixiContainer key={times}>
            <pixiSprite texture={Texture.WHITE} anchor={{ x: 0.5, y: 1 }} y={-28} alpha={0.32} />
            <pixiSprite texture={lantern} anchor={{ x: 0.5, y: 100 / 222 }} />
            <pixiSprite texture={pill} anchor={0.5} y={47} />
            <pixiSprite texture={cells.get(`sign${times}`) ?? Texture.WHITE} anchor={0.5} y={47} />
          </pixiContainer>
        ))}
      </pixiContainer>
      <ParticleBatch label="lantern flares" displayRef={flares} particles={lights} />
    </>
  );
}

interface Flares {
  readonly shapes: readonly Shape[];
  readonly lights: readonly Particle[];
}

function hang(
  hung: Container,
  { shapes, lights }: Flares,
  pose: Pose,
  layout: Layout,
  palette: Palette,
): void {
  const { course, seconds } = pose;
  LANTERN_SECONDS.forEach((atSeconds, index) => {
    const child = hung.children[index];
    const flare = lights[index];
    if (child === undefined || flare === undefined) return;
    const behind = (seconds - atSeconds) * course.pxPerSecond;
    const x = course.rideX - behind;
    const isShown = x > layout.left - 40 && x < layout.right + 40 && behind > -340;
    child.visible = isShown;
    flare.alpha = 0;
    if (!isShown) return;
    const size = mix(0.72, 0.86, clamp01(1 - behind / course.reach));
    const roof = CAR_PX * layout.carScale + SIGN_PX * size;
    const above = mix(roof, LOW_PX, smoothstep(0.4 * roof, 1.2 * roof, behind));
    const y = Math.max(roadY(course, course.tipX - x) - above, layout.eaves + 46 * size);
    const isPassed = behind >= 0;
    const flared = pose.flares[index] ?? 0;
    child.position.set(x, y);
    child.scale.set(size * (1 + 0.16 * flared));
    child.alpha = (1 - 0.55 * pose.lampsOut) * clamp01(seconds * 1.5);
    child.rotation = pose.driftMs === 0 ? 0 : 0.035 * Math.sin(pose.driftMs / 700 + index * 2) + 0.2 * flared;
    const [string, , pill, sign] = child.children as [Sprite?, Sprite?, Sprite?, Sprite?];
    if (!string || !pill || !sign) return;
    string.scale.y = (y - layout.eaves) / size - 26;
    const { lit, litInk, dark, darkInk } = palette.sign;
    tintTo(pill, isPassed ? lit : dark);
    pill.alpha = isPassed ? 1 : 0.88;
    tintTo(sign, isPassed ? litInk : darkInk);
    flare.x = x;
    flare.y = y;
    shineIn(
      flare,
      shapes,
      ((isPassed ? 0.4 : 0.3) * (1 - 0.6 * pose.lampsOut) + 0.6 * flared) * clamp01(seconds * 1.5),
    );
    scaleTo(flare, size * (1.7 + 2.4 * flared));
  });
}
