import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Hand } from '../../kit/scene/hand';
import { Backlight, type BacklightPlace } from '../../kit/scene/light/Backlight';
import { CelebrationLayers } from '../../kit/scene/light/CelebrationLayers';
import {
  type Celebration,
  celebrate,
  fireworksFor,
  NOTHING,
  winThrows,
} from '../../kit/scene/light/celebration';
import { DarkCorners } from '../../kit/scene/light/DarkCorners';
import { confettiNames } from '../../kit/scene/light/sparkles';
import { clamp } from '../../kit/scene/motion/easing';
import { PosePublisher } from '../../kit/scene/motion/posePublisher';
import { hashText } from '../../kit/scene/motion/random';
import { usePosing } from '../../kit/scene/motion/usePosing';
import { useBaked } from '../../kit/scene/paint/useBaked';
import { resolutionOf } from '../../kit/scene/quality';
import type { QualityTier, SceneProps } from '../../kit/scene/scene';
import { middleOf, TICKET } from '../foil/panels';
import { type Stroke, strokesOf } from '../foil/strokes';
import { type Art, type BakeRequest, bake } from './art/bake';
import { flakesOf } from './flakes';
import { type Layout, layoutFor } from './layout';
import { Coin } from './parts/Coin';
import { Counter } from './parts/Counter';
import { Foil } from './parts/Foil';
import { Frontlight } from './parts/Frontlight';
import { ABOUT, type StrokeSource } from './parts/part';
import { Sunburst } from './parts/Sunburst';
import { Ticket } from './parts/Ticket';
import type { Pose, Round } from './pose';
import { posing } from './posing';
import { planOf } from './timeline';

extend({ Container, Sprite });

/** The most celebration particles alive at once; crumbs are counted separately, and are gone by then. */
export const PARTICLES_MAX: Readonly<Record<QualityTier, number>> = { high: 160, mid: 74, low: 40 };

/** A ticket on a sari-sari counter. */
export function Scene(props: SceneProps) {
  const layout = useMemo(() => layoutFor(props.frame), [props.frame]);
  const art = useArt(props, layout);
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
  haloScale: { x: 10, y: 11 },
  raysY: 0,
  rayScales: [4.6, 3.8],
};

function Layers(props: LayersProps) {
  const { frame, layout, art, tier, tuning, onReady } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useRound(props);
  const celebration = useCelebration(props, round);
  const hand = useMemo(() => strokeSource(props.hand), [props.hand]);
  usePosing(props, round, posePublisher, posing);

  // The foil is ready last: its mask is created after the textures.
  const reported = useRef(false);
  const handleStanding = useCallback(() => {
    if (reported.current) return;
    reported.current = true;
    onReady();
  }, [onReady]);

  const part = { art, posePublisher, tuning };
  const place = { x: layout.x, y: layout.y, scale: layout.scale };
  return (
    <>
      <Counter {...part} frame={frame} />
      <pixiContainer {...place}>
        <pixiContainer x={ABOUT.x} y={ABOUT.y}>
          <Backlight
            posePublisher={posePublisher}
            cells={art.cells}
            celebration={celebration}
            tuning={tuning}
            place={BACKLIGHT}
          />
        </pixiContainer>
        <Ticket {...part} />
        <Foil {...part} hand={hand} onStanding={handleStanding} />
        <Sunburst {...part} />
        <Frontlight {...part} />
        <Coin {...part} hand={hand} tier={tier} />
        <CelebrationLayers
          posePublisher={posePublisher}
          cells={art.cells}
          celebration={celebration}
          capacity={PARTICLES_MAX[tier]}
        />
      </pixiContainer>
      <DarkCorners texture={art.vignette} frame={frame} alpha={0.75} panel />
    </>
  );
}

/** Reads the hand once for each of its changes. */
function strokeSource(hand: Hand): StrokeSource {
  let seen = { version: -1, roundId: '', strokes: NO_STROKES };
  return {
    strokesOf(roundId) {
      if (seen.version !== hand.version || seen.roundId !== roundId) {
        seen = { version: hand.version, roundId, strokes: strokesOf(hand.content, roundId) };
      }
      return seen.strokes;
    },
  };
}

const NO_STROKES: readonly Stroke[] = [];

const up = (value: number, step: number): number => Math.ceil(value / step) * step;

/** Size of the label under a motif on screen, if its panel has room. CSS px. */
const LABEL_CSS_PX = 11;
/** In design px. */
const LABEL_LEAST = 15;
const LABEL_MOST = 22;

function useArt({ frame, skin, tier }: SceneProps, layout: Layout): Art | null {
  const resolution = resolutionOf(tier, window.devicePixelRatio);
  const request: BakeRequest = {
    counter: {
      width: up(frame.width, 8),
      height: up(frame.height, 8),
      horizon: Math.round(layout.y + TICKET.height * layout.scale * 0.24),
    },
    sharpness: Math.round(resolution * layout.scale * 4) / 4,
    resolution,
    tier,
    labelSize: clamp(Math.ceil(LABEL_CSS_PX / layout.scale), LABEL_LEAST, LABEL_MOST),
  };
  return useBaked(
    request,
    useCallback((wanted: BakeRequest) => bake(wanted, skin), [skin]),
  );
}

/** The current round, as far as the player has opened it. */
function useRound({ playback, tuning, reducedMotion }: LayersProps): Round | null {
  return useMemo(() => {
    if (playback === null) return null;
    const { roundId, events, acts } = playback;
    return { roundId, plan: planOf(events, tuning, reducedMotion, acts) };
  }, [playback, tuning, reducedMotion]);
}

function useCelebration(props: LayersProps, round: Round | null): Celebration {
  const { tuning, reducedMotion, tier, layout, frame, art } = props;
  return useMemo(() => {
    if (round === null || reducedMotion || !Number.isFinite(round.plan.resultMs)) return NOTHING;
    const sky = {
      left: (frame.focus.x - layout.x) / layout.scale,
      right: (frame.focus.x + frame.focus.width - layout.x) / layout.scale,
      top: -layout.y / layout.scale,
      bottom: TICKET.height,
      ground: TICKET.height - 30,
      horizon: TICKET.height * 0.3,
      balance: {
        x: (layout.balanceX - layout.x) / layout.scale,
        y: (layout.balanceY - layout.y) / layout.scale,
      },
    };
    const seed = hashText(round.roundId);
    const winners = (round.plan.matched ?? []).map(middleOf);
    const throws = [
      ...winThrows(round.plan, winners, tuning, sky, confettiNames(art.palette), seed),
      ...flakesOf(round.plan, tuning, seed),
    ];
    return celebrate(throws, PARTICLES_MAX[tier], fireworksFor(round.plan, tuning, sky));
  }, [round, reducedMotion, tuning, tier, layout, frame, art]);
}
