import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as z from 'zod/mini';
import { Backlight, type BacklightPlace } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING } from '../../kit/scene/light/celebration';
import { DarkCorners } from '../../kit/scene/light/DarkCorners';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { aim } from '../../kit/scene/motion/camera';
import { PosePublisher, usePart } from '../../kit/scene/motion/posePublisher';
import { usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { Jeepney } from './parts/Jeepney';
import { Lanterns } from './parts/Lanterns';
import { type PartProps, tintOf } from './parts/part';
import { HopOffs, Walkers } from './parts/Riders';
import { Road } from './parts/Road';
import { Scenery, Sky } from './parts/Sky';
import { Exhaust, NearClouds } from './parts/Speed';
import type { Pose, Round } from './pose';
import { posingFor } from './posing';
import { planOf } from './timeline';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** The road of light on which the jeepney climbs. */
export function Scene(props: SceneProps) {
  const layout = useMemo(() => layoutFor(props.frame), [props.frame]);
  const art = useArt(layout, props.skin, props.tier);
  const parade = useParade();
  // In the middle of a round the parade may be on the first picture already.
  const stood = useRef(false);
  if (art === null || (!stood.current && parade === undefined && props.playback !== null)) return null;
  stood.current = true;
  return <Ride {...props} layout={layout} art={art} Parade={parade ?? null} />;
}

/** The parade of a large win, loaded by itself: null if that failed, undefined until it is known. */
function useParade(): ComponentType<PartProps> | null | undefined {
  const [parade, setParade] = useState<{ readonly Parade: ComponentType<PartProps> } | null>();
  useEffect(() => {
    import('./parts/Parade').then(setParade, () => setParade(null));
  }, []);
  return parade === null ? null : parade?.Parade;
}

interface RideProps extends SceneProps {
  readonly layout: Layout;
  readonly art: Art;
  readonly Parade: ComponentType<PartProps> | null;
}

function Ride(props: RideProps) {
  const { frame, layout, art, tier, tuning, onReady, Parade } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  const aboard = aboardIn(props.bet);
  const posing = useMemo(() => posingFor(layout, tuning, aboard), [layout, tuning, aboard]);
  const backlight = useMemo(() => backlightOf(layout), [layout]);
  usePosing(props, round, posePublisher, posing);
  const world = useRef<Container>(null);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (world.current) aim(world.current, pose.shot, 1, 0, -layout.height / 2);
      },
      [layout],
    ),
  );
  useLayoutEffect(onReady, [onReady]);

  const part = { art, layout, posePublisher, tuning, plan: round?.plan ?? null };
  return (
    <>
      <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
        <pixiContainer ref={world}>
          <Sky {...part} />
          <Scenery {...part} />
          <Backlight {...{ posePublisher, celebration, tuning }} cells={art.cells} place={backlight} />
          <Road {...part} />
          <Lanterns {...part} />
          <Exhaust {...part} />
          <Walkers {...part} />
          <Jeepney {...part} />
          <HopOffs {...part} />
          <NearClouds {...part} />
        </pixiContainer>
        {Parade !== null && <Parade {...part} />}
        <CelebrationLayers
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          capacity={PARTICLES_MAX[tier]}
        />
      </pixiContainer>
      <DarkCorners texture={art.vignette} frame={frame} alpha={art.palette.isDay ? 0.25 : 0.8} panel />
    </>
  );
}

/** The position of a win's light, behind the jeepney. */
const backlightOf = ({ height }: Layout): BacklightPlace => ({
  aboutY: -height / 2,
  haloY: -0.48 * height,
  haloScale: { x: 7, y: 5.4 },
  raysY: -0.5 * height,
  rayScales: [4, 3.2],
});

/** How many bets the round has: for this game the host passes `{ aboard }` in place of a bet. */
function aboardIn(bet: SceneProps['bet']): number {
  const parsed = z.safeParse(z.object({ aboard: z.int() }), bet);
  return parsed.success ? parsed.data.aboard : 0;
}

/** The current round's timeline, rebuilt each time the round grows. */
function useRound({ playback, tuning, reducedMotion }: RideProps): Round | null {
  return useMemo(
    () => (playback === null ? null : { plan: planOf(playback.events, tuning, reducedMotion) }),
    [playback, tuning, reducedMotion],
  );
}

function useCelebration(props: RideProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, art } = props;
  const roundId = playback?.roundId ?? '';
  return useMemo(() => {
    if (round === null || reducedMotion) return NOTHING;
    const { palette } = art;
    const look = { confetti: confettiNames(palette), steam: palette.steam, dust: tintOf(palette.dust) };
    return celebrationFor(round.plan, layout, tuning, tier, look, roundId);
  }, [round, roundId, tuning, reducedMotion, tier, layout, art]);
}
