import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Backlight } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING, type Sky } from '../../kit/scene/light/celebration';
import { DarkCorners } from '../../kit/scene/light/DarkCorners';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { PosePublisher } from '../../kit/scene/motion/posePublisher';
import { hashText } from '../../kit/scene/motion/random';
import { usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { Awning, Booth, Gate } from './parts/Booth';
import { Cubes, Shadows } from './parts/Cubes';
import { Marquee } from './parts/Marquee';
import { BACKLIGHT, Frontlight } from './parts/Show';
import type { Pose, Round } from './pose';
import { posing } from './posing';
import { planOf } from './timeline';
import { tracksFor, VARIANT_COUNT } from './tracks';
import { useArt } from './useArt';

extend({ Container, Sprite });

/** The perya booth of the colour game. */
export function Scene(props: SceneProps) {
  const layout = useMemo(() => layoutFor(props.frame), [props.frame]);
  const art = useArt(props.frame, layout, props, props.tier);
  if (art === null) return null;
  return <Layers {...props} layout={layout} art={art} />;
}

interface LayersProps extends SceneProps {
  readonly layout: Layout;
  readonly art: Art;
}

function Layers(props: LayersProps) {
  const { frame, layout, art, tier, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  usePosing(props, round, posePublisher, posing);

  // The cubes are ready last: their mesh is created after the textures.
  const reported = useRef(false);
  const handleStanding = useCallback(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, layout, posePublisher, tuning: props.tuning };
  return (
    <>
      <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
        <Booth {...part} />
        <Awning {...part} />
        <Backlight
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          tuning={props.tuning}
          place={BACKLIGHT}
        />
        <Marquee {...part} />
        <Gate {...part} open />
        <Shadows {...part} />
        <Cubes {...part} onStanding={handleStanding} />
        <Gate {...part} open={false} />
        <Frontlight {...part} plan={round?.plan ?? null} />
        <CelebrationLayers
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          capacity={PARTICLES_MAX[tier]}
        />
      </pixiContainer>
      <DarkCorners texture={art.vignette} frame={frame} panel />
    </>
  );
}

/** The current round, with its timeline, built once. */
function useRound({ playback, tuning, reducedMotion }: LayersProps): Round | null {
  return useMemo(() => {
    if (playback === null) return null;
    const plan = planOf(playback.events, tuning, reducedMotion);
    const seed = hashText(playback.roundId);
    const tracks = tracksFor(
      plan.cubes,
      seed % VARIANT_COUNT,
      (seed >>> 8) % 2 === 1,
      plan.gateMs,
      reducedMotion ? plan.stopsMs.map(() => 1) : plan.stopsMs,
    );
    return { plan, tracks };
  }, [playback, tuning, reducedMotion]);
}

function useCelebration(props: LayersProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, frame, art } = props;
  return useMemo(() => {
    if (round === null || playback === null || reducedMotion) return NOTHING;
    const sky: Sky = {
      left: (frame.focus.x - layout.x) / layout.scale,
      right: (frame.focus.x + frame.focus.width - layout.x) / layout.scale,
      top: -layout.y / layout.scale,
      bottom: 90,
      ground: 50,
      horizon: -40,
      balance: {
        x: (layout.balanceX - layout.x) / layout.scale,
        y: (layout.balanceY - layout.y) / layout.scale,
      },
    };
    const confetti = confettiNames(art.palette);
    return celebrationFor(round.plan, round.tracks, tuning, sky, tier, confetti, playback.roundId);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
