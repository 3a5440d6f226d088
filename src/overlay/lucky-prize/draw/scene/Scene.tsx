import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Backlight } from '../../../../../games/kit/scene/light/Backlight';
import { CelebrationLayers } from '../../../../../games/kit/scene/light/CelebrationLayers';
import {
  type Celebration,
  celebrate,
  NOTHING,
  type Sky,
  winThrows,
} from '../../../../../games/kit/scene/light/celebration';
import { DarkCorners } from '../../../../../games/kit/scene/light/DarkCorners';
import { confettiNames } from '../../../../../games/kit/scene/light/sparkles';
import { PosePublisher } from '../../../../../games/kit/scene/motion/posePublisher';
import { hashText } from '../../../../../games/kit/scene/motion/random';
import { usePosing } from '../../../../../games/kit/scene/motion/usePosing';
import { useBaked } from '../../../../../games/kit/scene/paint/useBaked';
import { resolutionOf } from '../../../../../games/kit/scene/quality';
import type { Frame, QualityTier, SceneProps } from '../../../../../games/kit/scene/scene';
import { type Art, type BakeRequest, bake } from './art/bake';
import { HELD_Y, type Layout, layoutFor } from './layout';
import { paletteFor } from './palette';
import { Drum } from './parts/Drum';
import { BACKLIGHT, Room } from './parts/Room';
import { Ticket } from './parts/Ticket';
import type { Pose, Round } from './pose';
import { drawPosing } from './posing';
import { planOf } from './timeline';

extend({ Container, Sprite });

const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 200, mid: 120, low: 60 };

/** A drum of tickets in its room, and the tickets that are drawn from it. */
export function Scene(props: SceneProps) {
  const { frame, skin, tier } = props;
  const layout = useMemo(() => layoutFor(frame), [frame]);
  const paint = useCallback((request: BakeRequest) => bake(request, paletteFor(skin)), [skin]);
  const art = useBaked(requestFor(frame, layout, tier), paint);
  if (art === null) return null;
  return <Layers {...props} layout={layout} art={art} />;
}

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

function requestFor(frame: Frame, layout: Layout, tier: QualityTier): BakeRequest {
  const reach = Math.max(layout.x, frame.width - layout.x) / layout.scale;
  return {
    wall: {
      halfWidth: up(reach + 14, 16),
      above: up(layout.y / layout.scale + 10, 16),
      below: up((frame.height - layout.y) / layout.scale + 10, 16),
    },
    sharpness: Math.round(resolutionOf(tier, window.devicePixelRatio) * layout.scale * 4) / 4,
    tier,
  };
}

interface LayersProps extends SceneProps {
  readonly layout: Layout;
  readonly art: Art;
}

function Layers(props: LayersProps) {
  const { frame, layout, art, tier, tuning, playback, reducedMotion, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useMemo<Round | null>(
    () => (playback === null ? null : { plan: planOf(playback.events, tuning, reducedMotion) }),
    [playback, tuning, reducedMotion],
  );
  const celebration = useCelebration(props, round);
  usePosing(props, round, posePublisher, drawPosing);

  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, posePublisher };
  const { cells } = art;
  return (
    <>
      <pixiContainer x={layout.x} y={layout.y} scale={layout.scale}>
        <Room {...part} />
        <Backlight {...part} cells={cells} celebration={celebration} tuning={tuning} place={BACKLIGHT} />
        <Drum {...part} />
        <Ticket {...part} plan={round?.plan ?? null} />
        <CelebrationLayers {...part} cells={cells} celebration={celebration} capacity={PARTICLES_MAX[tier]} />
      </pixiContainer>
      <DarkCorners texture={art.vignette} frame={frame} panel />
    </>
  );
}

/** Sparks at the ticket of the main prize; confetti as well where the player has won. */
function useCelebration(props: LayersProps, round: Round | null): Celebration {
  const { playback, tuning, reducedMotion, tier, layout, frame, art } = props;
  return useMemo(() => {
    if (round === null || playback === null || reducedMotion) return NOTHING;
    const { x, y, scale } = layout;
    const sky: Sky = {
      left: (frame.focus.x - x) / scale,
      right: (frame.focus.x + frame.focus.width - x) / scale,
      top: -y / scale,
      bottom: 160,
      ground: 130,
      horizon: -40,
      balance: { x: (frame.focus.x + frame.focus.width - 60 - x) / scale, y: (24 - y) / scale },
    };
    const throws = winThrows(
      round.plan,
      [{ x: 0, y: HELD_Y }],
      tuning,
      sky,
      confettiNames(art.palette),
      hashText(playback.roundId),
    );
    return celebrate(throws, PARTICLES_MAX[tier], []);
  }, [round, playback, tuning, reducedMotion, tier, layout, frame, art]);
}
