import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Backlight, type BacklightPlace } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING } from '../../kit/scene/light/celebration';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { PosePublisher } from '../../kit/scene/motion/posePublisher';
import { type Posing, usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import { bet as betSchema } from '../rules/bet';
import type { Color } from '../rules/segments';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { Backdrop } from './parts/Backdrop';
import { Glints } from './parts/Glints';
import { Lens } from './parts/Lens';
import { Plaza } from './parts/Plaza';
import { Ring, RingLight } from './parts/Ring';
import { Halo, Hub, Star, StarLight } from './parts/Star';
import { blankPose, type Pose, type Round } from './pose';
import { LEAVE_MS, poseAt } from './posing';
import { planOf } from './timeline';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** The parol and the ring of 200 lights around it. */
export function Scene(props: SceneProps) {
  const layout = useMemo(() => layoutFor(props.frame), [props.frame]);
  const art = useArt(props.frame, layout, props.skin, props.tier);
  if (art === null) return null;
  return <Layers {...props} layout={layout} art={art} />;
}

interface LayersProps extends SceneProps {
  readonly layout: Layout;
  readonly art: Art;
}

const BACKLIGHT: BacklightPlace = {
  aboutY: 0,
  haloY: 0,
  haloScale: { x: 7, y: 7 },
  raysY: 0,
  rayScales: [4.2, 3.3],
};

function Layers(props: LayersProps) {
  const { layout, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  usePosing(props, round, posePublisher, usePoses(props.bet));
  useEffect(() => onReady(), [onReady]);

  const part = { art, posePublisher, tuning };
  const lit = { posePublisher, cells: art.cells, celebration };
  return (
    <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
      <Backdrop {...part} />
      <Backlight {...lit} tuning={tuning} place={BACKLIGHT} />
      <Ring {...part} />
      <RingLight {...part} />
      <Halo {...part} />
      <Plaza {...part} />
      <Star {...part} />
      <StarLight {...part} />
      <Hub {...part} />
      <Lens {...part} />
      <Glints {...part} />
      <CelebrationLayers {...lit} capacity={PARTICLES_MAX[tier]} />
    </pixiContainer>
  );
}

const NONE: ReadonlySet<Color> = new Set();

/** The ring's poses for the stakes being built. */
function usePoses(bet: SceneProps['bet']): Posing<Round, Pose> {
  return useMemo(() => {
    const parsed = bet === null ? null : z.safeDecode(betSchema, bet as never);
    const backed = parsed?.success ? new Set(parsed.data.positions.map(({ color }) => color)) : NONE;
    return {
      blank: blankPose,
      poseAt: (moment, pose) => poseAt(moment, backed, pose),
      leaveMs: LEAVE_MS,
    };
  }, [bet]);
}

/** The current round, decoded once. */
function useRound({ playback, tuning, reducedMotion }: LayersProps): Round | null {
  return useMemo(
    () => (playback === null ? null : { plan: planOf(playback.events, tuning, reducedMotion) }),
    [playback, tuning, reducedMotion],
  );
}

function useCelebration(props: LayersProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, frame, art } = props;
  return useMemo(() => {
    if (round === null || playback === null || reducedMotion) return NOTHING;
    const { focus } = frame;
    const at = (x: number, y: number) => ({
      x: (x - layout.x) / layout.scale,
      y: (y - layout.y) / layout.scale,
    });
    const low = at(focus.x, focus.y + focus.height);
    const high = at(focus.x + focus.width, 0);
    const sky = {
      left: low.x,
      right: high.x,
      top: high.y,
      bottom: low.y,
      ground: low.y - 20,
      horizon: 60,
      balance: at(layout.balanceX, layout.balanceY),
    };
    const confetti = confettiNames(art.palette);
    return celebrationFor(round.plan, tuning, sky, tier, confetti, playback.roundId);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
