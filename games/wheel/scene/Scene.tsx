import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Backlight } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING, type Sky } from '../../kit/scene/light/celebration';
import { DarkCorners } from '../../kit/scene/light/DarkCorners';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { PosePublisher } from '../../kit/scene/motion/posePublisher';
import { usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { BACKLIGHT, Stage } from './parts/Stage';
import { Wheel } from './parts/Wheel';
import type { Pose, Round } from './pose';
import { wheelPosing } from './posing';
import { planOf } from './timeline';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** The loyalty wheel on its stage. */
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

function Layers(props: LayersProps) {
  const { frame, layout, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const [posing] = useState(wheelPosing);
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  usePosing(props, round, posePublisher, posing);

  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, layout, posePublisher, tuning };
  const { cells } = art;
  return (
    <>
      <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
        <Stage {...part} frame={frame} />
        <Backlight
          posePublisher={posePublisher}
          cells={cells}
          celebration={celebration}
          tuning={tuning}
          place={BACKLIGHT}
        />
        <Wheel {...part} />
        <CelebrationLayers
          posePublisher={posePublisher}
          cells={cells}
          celebration={celebration}
          capacity={PARTICLES_MAX[tier]}
        />
      </pixiContainer>
      <DarkCorners texture={art.vignette} frame={frame} panel />
    </>
  );
}

/** The current spin's timeline, built once. */
function useRound({ playback, tuning, reducedMotion }: LayersProps): Round | null {
  return useMemo(
    () =>
      playback === null ? null : { plan: planOf(playback.events, tuning, reducedMotion, playback.roundId) },
    [playback, tuning, reducedMotion],
  );
}

function useCelebration(props: LayersProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, frame, art } = props;
  return useMemo(() => {
    if (round === null || playback === null || reducedMotion) return NOTHING;
    const { x, y, scale } = layout;
    const sky: Sky = {
      left: (frame.focus.x - x) / scale,
      right: (frame.focus.x + frame.focus.width - x) / scale,
      top: -y / scale,
      bottom: 200,
      ground: 180,
      horizon: -60,
      balance: { x: (layout.balanceX - x) / scale, y: (layout.balanceY - y) / scale },
    };
    return celebrationFor(round.plan, tuning, sky, tier, confettiNames(art.palette), playback.roundId);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
