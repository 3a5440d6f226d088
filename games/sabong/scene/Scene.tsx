import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Backlight, type BacklightPlace } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING } from '../../kit/scene/light/celebration';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { aim } from '../../kit/scene/motion/camera';
import { PosePublisher, usePart } from '../../kit/scene/motion/posePublisher';
import { usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { Crests, Motes, Shafts } from './parts/Lights';
import { Pit } from './parts/Pit';
import { Rooster, Shadows } from './parts/Rooster';
import type { Pose, Round } from './pose';
import { posingFor } from './posing';
import { roundOf } from './round';
import { planOf } from './timeline';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** The pit in which Pula and Asul compete. */
export function Scene(props: SceneProps) {
  const layout = useMemo(() => layoutFor(props.frame), [props.frame]);
  const art = useArt(layout, props.skin, props.tier);
  if (art === null) return null;
  return <Contest {...props} layout={layout} art={art} />;
}

interface ContestProps extends SceneProps {
  readonly layout: Layout;
  readonly art: Art;
}

function Contest(props: ContestProps) {
  const { layout, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  const aboard = aboardIn(props.bet);
  const posing = useMemo(() => posingFor(layout, tuning, aboard), [layout, tuning, aboard]);
  const backlight = useMemo(() => backlightOf(layout), [layout]);
  usePosing(props, round, posePublisher, posing);
  const birds = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (birds.current) aim(birds.current, pose.shot, 1, 0, -layout.height / 2);
      },
      [layout],
    ),
  );
  useLayoutEffect(onReady, [onReady]);

  const part = { art, layout, posePublisher, tuning };
  const edges = tier !== 'low';
  return (
    <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
      <Pit {...part} />
      <Backlight {...{ posePublisher, celebration, tuning }} cells={art.cells} place={backlight} />
      <pixiContainer ref={birds}>
        <Crests {...part} />
        <Shadows {...part} />
        <Rooster {...part} side={1} edges={edges} />
        <Rooster {...part} side={0} edges={edges} />
        <Shafts {...part} />
        <Motes {...part} />
        <CelebrationLayers
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          capacity={PARTICLES_MAX[tier]}
        />
      </pixiContainer>
    </pixiContainer>
  );
}

/** The position of a win's light, behind the birds. */
const backlightOf = ({ height }: Layout): BacklightPlace => ({
  aboutY: -height / 2,
  haloY: -0.45 * height,
  haloScale: { x: 6.4, y: 4.6 },
  raysY: -0.46 * height,
  rayScales: [4, 3.2],
});

/** How many bets the round has: for this game the host passes `{ aboard }` in place of a bet. */
function aboardIn(bet: SceneProps['bet']): number {
  const parsed = z.safeParse(z.object({ aboard: z.int() }), bet);
  return parsed.success ? parsed.data.aboard : 0;
}

/** The current contest's timeline, rebuilt each time the contest grows. */
function useRound({ playback, tuning, reducedMotion }: ContestProps): Round | null {
  return useMemo(
    () =>
      playback === null ? null : roundOf(planOf(playback.events, tuning, reducedMotion), playback.roundId),
    [playback, tuning, reducedMotion],
  );
}

function useCelebration(props: ContestProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, art } = props;
  const roundId = playback?.roundId ?? '';
  return useMemo(() => {
    if (round === null || reducedMotion) return NOTHING;
    const look = { confetti: confettiNames(art.palette), puff: art.palette.puff };
    return celebrationFor(round.plan, layout, tuning, tier, look, roundId);
  }, [round, roundId, tuning, reducedMotion, tier, layout, art]);
}
