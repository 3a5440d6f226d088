import { extend } from '@pixi/react';
import { Container, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { Glow } from '../../../kit/scene/light/Glow';
import { clamp01, mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { sizedTo } from '../../../kit/scene/paint/textures';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { tuned } from '../../../kit/scene/tuning';
import { LANDMARK, TOWN } from '../art/scenery';
import type { Pose } from '../pose';
import type { PartProps } from './part';
import { tintOf } from './part';
import { Stars } from './Stars';

extend({ Container, Sprite });

/** Sky, stars, moon, far clouds: the background. */
export function Sky({ art, layout, posePublisher, tuning, plan }: PartProps) {
  const now = useRef<Sprite>(null);
  const haze = useRef<Sprite>(null);
  const next = useRef<Sprite>(null);
  const aurora = useRef<Container>(null);
  const orb = useRef<Container>(null);
  const clouds = useRef<Container>(null);
  const floats = useRef<Container>(null);
  const { left, right, top, bottom, height, eaves } = layout;
  const horizons = useMemo(() => art.palette.skies.map((sky) => tintOf(sky[5])), [art]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (
          !now.current ||
          !next.current ||
          !haze.current ||
          !aurora.current ||
          !orb.current ||
          !clouds.current
        ) {
          return;
        }
        const index = Math.min(art.skies.length - 1, Math.floor(pose.sky));
        const share = pose.sky - index;
        const light = grey(mix(0.35, 1, pose.stage));
        now.current.texture = art.skies[index] ?? now.current.texture;
        next.current.texture = art.skies[index + 1] ?? now.current.texture;
        next.current.alpha = share;
        next.current.visible = share > 0.002;
        const horizon = horizons[index] ?? 0;
        tintTo(haze.current, between(horizon, horizons[index + 1] ?? horizon, share, pose.stage));
        // The ground covers the lower part; it becomes visible as the ground sinks.
        haze.current.scale.y =
          Math.min(bottom, GROUND_Y + 1 + pose.climb * tuned(tuning, 'sinkPalms')) - HORIZON_Y;
        tintTo(now.current, light);
        tintTo(next.current, light);
        aurora.current.alpha = clamp01(pose.sky - 2) * (0.75 + 0.25 * Math.sin(pose.driftMs / 1700));
        aurora.current.visible = pose.sky > 2;
        orb.current.y = eaves + ORB_Y + pose.climb * tuned(tuning, 'sinkOrb');
        driftClouds(clouds.current, pose, left, right);
        if (floats.current) driftFloats(floats.current, pose, left, right, height);
      },
      [art, horizons, tuning, left, right, bottom, height, eaves],
    ),
  );
  const glow = art.cells.get('glow');
  const auroraCell = art.cells.get('aurora');
  const sky = art.skies[0];
  const width = right - left;
  const skyHeight = HORIZON_Y - top;
  if (glow === undefined || sky === undefined) return null;
  return (
    <>
      <pixiSprite ref={now} texture={sky} x={left} y={top} scale={sizedTo(sky, width, skyHeight)} />
      <pixiSprite
        ref={next}
        texture={sky}
        x={left}
        y={top}
        scale={sizedTo(sky, width, skyHeight)}
        alpha={0}
      />
      <pixiSprite
        ref={haze}
        texture={Texture.WHITE}
        x={left}
        y={top + skyHeight}
        scale={sizedTo(Texture.WHITE, width, bottom - HORIZON_Y)}
      />
      <Stars art={art} layout={layout} posePublisher={posePublisher} tuning={tuning} plan={plan} />
      <pixiContainer ref={aurora} blendMode="add" visible={false}>
        <pixiSprite
          texture={auroraCell ?? glow}
          anchor={{ x: 0.5, y: 0 }}
          y={-height - 30}
          scale={sizedTo(auroraCell ?? glow, Math.max(420, width * 1.05), 220)}
        />
      </pixiContainer>
      <pixiContainer ref={orb} x={ORB_X}>
        {art.palette.isDay ? (
          <pixiSprite texture={glow} anchor={0.5} scale={3.3} tint={art.palette.orbGlow} alpha={0.62} />
        ) : (
          <Glow cells={art.cells} scale={3.3} tint={art.palette.orbGlow} alpha={0.62} />
        )}
        <pixiSprite texture={art.cells.get('orb') ?? glow} anchor={0.5} />
      </pixiContainer>
      <pixiContainer ref={floats}>
        {FLOATS.map(([x, , scale]) => (
          <pixiSprite key={x} texture={art.cells.get('float') ?? glow} anchor={0.5} scale={scale} />
        ))}
      </pixiContainer>
      <pixiContainer ref={clouds}>
        {FAR_CLOUDS.map(([x, y, scale, alpha]) => (
          <pixiSprite
            key={x}
            texture={art.cells.get('cloud') ?? glow}
            anchor={0.5}
            y={-height * y}
            scale={scale}
            alpha={alpha}
          />
        ))}
      </pixiContainer>
    </>
  );
}

/** The end of the sky's picture, where its haze continues, and the top of the ground: design px. */
const HORIZON_Y = -22;
const GROUND_Y = -12;
const ORB_X = 70;
const ORB_Y = 46;

/** Far clouds: start, height as a share of the stage, size and alpha. */
const FAR_CLOUDS = [
  [62, 0.7, 1, 0.5],
  [-130, 0.6, 1.1, 0.6],
  [170, 0.46, 0.95, 0.4],
  [300, 0.82, 0.8, 0.35],
] as const;
const CLOUD_SPAN = 520;
/** Paper lanterns, by day kites, in the sky before the ride is high: start, height as a share of the stage, size, alpha. */
const FLOATS = [
  [24, 0.5, 0.7, 0.9],
  [128, 0.41, 0.5, 0.75],
  [232, 0.66, 0.55, 0.8],
  [350, 0.53, 0.8, 0.95],
  [452, 0.38, 0.45, 0.7],
] as const;
/** The skies in which they fade. */
const FLOATS_FADE = [1.2, 2] as const;
/** How far they sink as the ride climbs, in design px. */
const FLOATS_SINK = 60;

/** The horizon colour between two skies, darkened with the stage. */
function between(from: number, to: number, share: number, stage: number): number {
  const light = mix(0.35, 1, stage);
  let color = 0;
  for (let shift = 16; shift >= 0; shift -= 8) {
    const level = mix((from >> shift) & 255, (to >> shift) & 255, share);
    color |= Math.round(level * light) << shift;
  }
  return color;
}

const wrap = (value: number, span: number): number => ((value % span) + span) % span;

function driftClouds(container: Container, pose: Pose, left: number, right: number): void {
  const span = Math.max(CLOUD_SPAN, right - left + 200);
  container.children.forEach((child, index) => {
    const start = FAR_CLOUDS[index]?.[0] ?? 0;
    const travelled = pose.driftMs / 900 + pose.seconds * (3 + index);
    child.x = left - 100 + wrap(start - left + 100 - travelled, span);
  });
}

function driftFloats(container: Container, pose: Pose, left: number, right: number, height: number): void {
  const [from, to] = FLOATS_FADE;
  const shown = 1 - clamp01((pose.sky - from) / (to - from));
  container.visible = shown > 0;
  container.alpha = shown * mix(0.35, 1, pose.stage);
  const span = Math.max(CLOUD_SPAN, right - left + 120);
  container.children.forEach((child, index) => {
    const [start = 0, share = 0, , alpha = 1] = FLOATS[index] ?? [];
    const sway = Math.sin(pose.driftMs / 1_400 + index * 2.1);
    const travelled = pose.driftMs / 1_500 + pose.seconds * (2 + index * 0.5);
    child.x = left - 60 + wrap(start - left + 60 - travelled, span);
    child.y = -height * share + 4 * sway + pose.climb * FLOATS_SINK;
    child.rotation = 0.06 * sway;
    child.alpha = alpha;
  });
}

/** Volcano, town, street, stop, palms and the strings of banderitas; all of it sinks as the jeepney climbs. */
export function Scenery({ art, layout, posePublisher, tuning }: PartProps) {
  const landmark = useRef<Sprite>(null);
  const town = useRef<Sprite>(null);
  const ground = useRef<Container>(null);
  const palms = useRef<Container>(null);
  const shade = useRef<Sprite>(null);
  const stop = useRef<Sprite>(null);
  const { left, right, top, bottom } = layout;
  const townWidth = Math.max(TOWN.width, right - left + 300);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (
          !landmark.current ||
          !town.current ||
          !ground.current ||
          !palms.current ||
          !shade.current ||
          !stop.current
        )
          return;
        const { climb, seconds } = pose;
        landmark.current.position.set(
          LANDMARK_X - seconds * 0.9,
          -22 + climb * tuned(tuning, 'sinkLandmark'),
        );
        town.current.position.set(left - 10 - seconds * 2.2, 2 + climb * tuned(tuning, 'sinkTown'));
        const sunk = climb * tuned(tuning, 'sinkPalms');
        const cool = grey(1 - 0.42 * Math.min(1, pose.sky / 2.2));
        tintTo(landmark.current, cool);
        tintTo(town.current, cool);
        ground.current.y = sunk;
        stop.current.x = STOP_X - seconds * pose.course.pxPerSecond;
        palms.current.position.set(-seconds * 5, sunk);
        shade.current.alpha = 1 - pose.stage;
        shade.current.visible = pose.stage < 1;
      },
      [tuning, left],
    ),
  );
  const palm = art.cells.get('palm');
  const flags = art.cells.get('flags');
  const street = art.cells.get('street');
  if (palm === undefined || flags === undefined || street === undefined) return null;
  const strings = Math.ceil((right - left) / 220) + 1;
  return (
    <>
      <pixiSprite
        ref={landmark}
        texture={art.landmark}
        anchor={{ x: 0.5, y: 1 }}
        scale={LANDMARK.width / 340}
      />
      <pixiSprite
        ref={town}
        texture={art.town}
        anchor={{ x: 0, y: 1 }}
        scale={sizedTo(art.town, townWidth)}
      />
      <pixiContainer ref={ground}>
        <pixiSprite
          texture={street}
          x={left}
          y={-27}
          scale={sizedTo(street, right - left, 16)}
          alpha={0.85}
        />
        <pixiSprite
          texture={Texture.WHITE}
          tint={tintOf(art.palette.town[0])}
          x={left}
          y={GROUND_Y}
          scale={sizedTo(Texture.WHITE, right - left, bottom - GROUND_Y)}
        />
        <pixiSprite
          ref={stop}
          texture={art.cells.get('shelter') ?? Texture.WHITE}
          anchor={{ x: 0, y: 1 }}
          y={-24}
        />
      </pixiContainer>
      <pixiContainer ref={palms}>
        <pixiSprite texture={palm} anchor={{ x: 0.5, y: 1 }} x={-160} y={2} scale={0.9} />
        <pixiSprite texture={palm} anchor={{ x: 0.5, y: 1 }} x={166} y={6} scale={1.1} />
        <pixiSprite texture={palm} anchor={{ x: 0.5, y: 1 }} x={132} y={4} scale={0.72} />
      </pixiContainer>
      <pixiContainer y={layout.eaves - 2}>
        {Array.from({ length: strings }, (_, index) => (
          <pixiSprite
            key={index}
            texture={flags}
            x={left - 14 + index * 220}
            y={index % 2 === 0 ? 2 : -3}
            alpha={0.92}
          />
        ))}
      </pixiContainer>
      <pixiSprite
        ref={shade}
        texture={Texture.WHITE}
        tint={tintOf(art.palette.night)}
        x={left}
        y={top}
        scale={sizedTo(Texture.WHITE, right - left, bottom - top)}
        alpha={0}
      />
    </>
  );
}

const LANDMARK_X = -118;
const STOP_X = -186;
