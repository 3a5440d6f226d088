import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Backlight, type BacklightPlace } from '../../../../../games/kit/scene/light/Backlight';
import { CelebrationLayers } from '../../../../../games/kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING, type Sky } from '../../../../../games/kit/scene/light/celebration';
import { confettiNames } from '../../../../../games/kit/scene/light/sparkles';
import { PosePublisher } from '../../../../../games/kit/scene/motion/posePublisher';
import { usePosing } from '../../../../../games/kit/scene/motion/usePosing';
import type { SceneProps } from '../../../../../games/kit/scene/scene';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { GATHER, type Layout, layoutFor } from './layout';
import { Backdrop } from './parts/Backdrop';
import { Drum } from './parts/Drum';
import { Numbers } from './parts/Numbers';
import type { Pose, Round } from './pose';
import { drawPosing } from './posing';
import { planOf } from './timeline';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** A win's light, behind the numbers that have gathered. */
const BACKLIGHT: BacklightPlace = {
  aboutY: GATHER.toY,
  haloY: GATHER.toY,
  haloScale: { x: 8, y: 7 },
  raysY: GATHER.toY,
  rayScales: [4.2, 3.4],
};

/** The draw of lotto: a drum, two cups and three flaps. */
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
  const { layout, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  usePosing(props, round, posePublisher, drawPosing);

  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, posePublisher, tuning };
  const { cells } = art;
  return (
    <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
      <Backdrop {...part} />
      <Backlight
        posePublisher={posePublisher}
        cells={cells}
        celebration={celebration}
        tuning={tuning}
        place={BACKLIGHT}
      />
      <Drum {...part} />
      <Numbers {...part} />
      <CelebrationLayers
        posePublisher={posePublisher}
        cells={cells}
        celebration={celebration}
        capacity={PARTICLES_MAX[tier]}
      />
    </pixiContainer>
  );
}

/** The show's timeline, built once. */
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
    const { x, y, scale } = layout;
    const sky: Sky = {
      left: (frame.focus.x - x) / scale,
      right: (frame.focus.x + frame.focus.width - x) / scale,
      top: (frame.focus.y - y) / scale,
      bottom: 290,
      ground: 270,
      horizon: -40,
      balance: { x: (layout.balanceX - x) / scale, y: (layout.balanceY - y) / scale },
    };
    return celebrationFor(round.plan, tuning, sky, tier, confettiNames(art.palette), playback.roundId);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
