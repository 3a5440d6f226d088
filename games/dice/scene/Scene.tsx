import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Backlight } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import { type Celebration, NOTHING, type Sky } from '../../kit/scene/light/celebration';
import { DarkCorners } from '../../kit/scene/light/DarkCorners';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { PosePublisher } from '../../kit/scene/motion/posePublisher';
import { usePosing } from '../../kit/scene/motion/usePosing';
import type { SceneProps } from '../../kit/scene/scene';
import type { Mode } from '../rules/mode';
import type { Art } from './art/bake';
import { celebrationFor, PARTICLES_MAX } from './celebration';
import { type Layout, layoutFor } from './layout';
import { Cover, Wedge } from './parts/Cover';
import { Dice } from './parts/Dice';
import { BACKLIGHT, Frontlight } from './parts/Frontlight';
import { Ground } from './parts/Ground';
import { Pile } from './parts/Pile';
import type { Pose, Round } from './pose';
import { posingOf } from './posing';
import { planOf } from './timeline';
import { tableFor, useArt } from './useArt';
import { useMode } from './useMode';

extend({ Container, Sprite });

/** The bowl of the dice game: four ten-sided dice, or two six-sided ones. */
export function Scene(props: SceneProps) {
  const wanted = useMode(props.playback, props.bet);
  const art = useArt(props.frame, wanted, props.skin, props.tier);
  if (art === null) return null;
  // The old pictures stay while the other mode's load.
  return <Layers key={art.request.mode} {...props} mode={art.request.mode} art={art} />;
}

interface LayersProps extends SceneProps {
  readonly mode: Mode;
  readonly art: Art;
}

function Layers(props: LayersProps) {
  const { frame, mode, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const layout = useMemo(() => layoutFor(frame, mode), [frame, mode]);
  const posing = useMemo(() => posingOf(mode), [mode]);
  const round = useRound(props);
  const celebration = useCelebration(props, layout, round);
  usePosing(props, round, posePublisher, posing);

  const reported = useRef(false);
  useLayoutEffect(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, posePublisher, tuning };
  return (
    <>
      <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
        <Ground {...part} needed={tableFor(frame, layout)} />
        <Backlight
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          tuning={tuning}
          place={BACKLIGHT}
        />
        <Wedge {...part} />
        <Dice {...part} />
        <Cover {...part} />
        <Pile {...part} />
        <Frontlight {...part} />
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

/** The current round, decoded once; null while the bowl shows the other mode. */
function useRound({ playback, tuning, reducedMotion, mode }: LayersProps): Round | null {
  return useMemo(() => {
    if (playback === null) return null;
    const plan = planOf(playback.events, tuning, reducedMotion);
    return plan.mode === mode ? { plan } : null;
  }, [playback, tuning, reducedMotion, mode]);
}

function useCelebration(props: LayersProps, layout: Layout, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, frame, art } = props;
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
    return celebrationFor(round.plan, tuning, sky, tier, confettiNames(art.palette), playback.roundId);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
