import { extend } from '@pixi/react';
import { Container, Sprite, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { Glow, shine } from '../../../kit/scene/light/Glow';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { turnMs } from '../../../kit/scene/motion/steps';
import type { Outline } from '../../../kit/scene/paint/outline';
import type { Stop } from '../../../kit/scene/paint/paint';
import { SpriteAround } from '../../../kit/scene/paint/SpriteAround';
import { sizedTo } from '../../../kit/scene/paint/textures';
import { grey, nightTint, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned } from '../../../kit/scene/tuning';
import { CROWD_ROWS, crowdCell } from '../art/bits';
import { BANNER, CROWD, FLAGS, RAIL, ROOF, SAND } from '../art/pit';
import type { Pose } from '../pose';
import { type PartProps, tintOf } from './part';

extend({ Container, Sprite });

/** The camera depth of each plane: 0 infinitely far, 1 where the birds are. */
const DEPTHS = { roof: 0.3, crowd: 0.55, banners: 0.7, fence: 0.85 } as const;

/** Roof, crowd, banderitas, banners, fence and sand. */
export function Pit({ art, layout, posePublisher, tuning }: PartProps) {
  const pit = useRef<Container>(null);
  const roof = useRef<Container>(null);
  const fence = useRef<Container>(null);
  const { left, right, top, bottom, sand, rail, height } = layout;
  const night = tintOf(art.palette.night);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!pit.current || !roof.current || !fence.current) return;
        aim(roof.current, pose.shot, DEPTHS.roof, 0, -height / 2);
        aim(fence.current, pose.shot, DEPTHS.fence, 0, -height / 2);
        tintTo(pit.current, nightTint(night, 1 - (1 - pose.hush) * pose.stage));
      },
      [height, night],
    ),
  );
  const width = right - left;
  const roofWidth = Math.max(ROOF.width, width * 1.1);
  const cane = art.cells.get('fence') ?? Texture.EMPTY;
  const tall = sand - rail;
  const step = (RAIL.width * tall) / RAIL.height;
  // On screens wider than the design the last column of a stretch may be half transparent: the next one lies over it.
  const overlap = layout.scale > 1 ? 2 : 0.5;
  const count = Math.ceil((width + 80) / step / 2);
  const sandTall = (SAND.height * height) / 321;
  return (
    <pixiContainer ref={pit}>
      <pixiContainer ref={roof}>
        <SpriteAround
          texture={art.roof}
          x={-roofWidth / 2}
          y={top - 20}
          width={roofWidth}
          height={sand + 30 - top}
          hole={NO_HOLE}
          seenTo={rail + BEHIND_FENCE}
        />
      </pixiContainer>
      <Spectators {...{ art, layout, posePublisher, tuning }} />
      <Banners {...{ art, layout, posePublisher }} />
      <pixiContainer ref={fence}>
        {Array.from({ length: count * 2 }, (_, index) => (
          <pixiSprite
            key={index}
            texture={cane}
            x={(index - count) * step}
            y={rail}
            scale={sizedTo(cane, step + overlap, tall + 1)}
          />
        ))}
        <pixiSprite
          texture={Texture.WHITE}
          tint={tintOf(deepest(art.palette.sand))}
          x={left - 40}
          y={sand + sandTall - 1}
          scale={sizedTo(Texture.WHITE, width + 80, Math.max(0, bottom - sand - sandTall + 1))}
        />
        <pixiSprite
          texture={art.sand}
          anchor={{ x: 0.5, y: 0 }}
          y={sand}
          scale={sizedTo(art.sand, Math.max(SAND.width, width * 1.1), sandTall)}
        />
      </pixiContainer>
    </pixiContainer>
  );
}

/** The fence covers the roof from its rail down; the camera shifts the two relative to each other by less than this. */
const BEHIND_FENCE = 20;
const NO_HOLE: Outline = [];

/** The last colour of a list of stops. */
function deepest(stops: readonly Stop[]): string {
  const last = stops.at(-1) ?? '#000000';
  return typeof last === 'string' ? last : last[1];
}

type LayerProps = Omit<PartProps, 'tuning'>;

/** Three rows of people, who rise and raise their arms when something happens. */
function Spectators({ art, layout, posePublisher, tuning }: PartProps) {
  const rows = useRef<Container>(null);
  const { left, right, rail, height } = layout;
  const half = Math.ceil((right - left + 60) / CROWD.width / 2);
  const { cells } = art;
  const stretch = tuned(tuning, 'arenaRise');
  const people = useMemo(() => peopleOf(cells, half, rail), [cells, half, rail]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!rows.current) return;
        aim(rows.current, pose.shot, DEPTHS.crowd, 0, -height / 2);
        const up = clamp01(pose.crowd - 1);
        const lively = clamp01(pose.crowd) + up;
        for (let index = 0; index < people.length; index += 1) {
          const person = people[index];
          if (person === undefined) continue;
          const row = Math.floor(index / (4 * half));
          const isUp = index % 2 === 1;
          const stood = pose.rising > 0 ? pose.rising * waveAt(person.x, right - left, pose.waves) : 0;
          person.alpha = isUp ? Math.max(clamp01(up * 1.8), stood) : 1;
          person.scaleY = 1 + stretch * stood;
          if (person.alpha <= 0) continue;
          const beat = Math.sin(pose.driftMs / (up > 0.2 ? 150 : 520) + index * 1.9);
          // In steps of a quarter px, so that people who sit still are not updated.
          const risen =
            4 * stood + (pose.driftMs === 0 ? 0 : (1.2 * lively + 4 * up) * Math.max(0, beat)) + 5 * up;
          person.y = rowY(row, rail) - Math.round(4 * risen) / 4;
        }
        updateParticles(rows.current, people);
      },
      [rail, height, half, people, left, right, stretch],
    ),
  );
  return <ParticleBatch label="crowd" displayRef={rows} particles={people} />;
}

/** How far somebody at x has stood up: most of the arena stands, and a wave through it stands tallest. */
function waveAt(x: number, width: number, waves: number): number {
  const away = ((((x / width + 0.5 - waves) % 1) + 1.5) % 1) - 0.5;
  return Math.min(1, waves * 3) * (0.45 + 0.55 * Math.exp(-((away * 5) ** 2)));
}

/** Row behind row, each stretch in both poses. */
function peopleOf(cells: ReadonlyMap<string, Texture>, half: number, rail: number) {
  const stretches = Array.from({ length: half * 2 }, (_, index) => index - half);
  return Array.from({ length: CROWD_ROWS }, (_, row) =>
    stretches.flatMap((stretch) =>
      [false, true].map((isUp) =>
        particleOf(wholeShape(cells.get(crowdCell(row, stretch < 0, isUp)) ?? Texture.EMPTY, 0, 1), {
          x: stretch * CROWD.width - CROWD.reach + (row % 2 === 0 ? 0 : 12),
          y: rowY(row, rail),
          tint: grey(0.68 + 0.16 * row),
        }),
      ),
    ),
  ).flat();
}

const rowY = (row: number, rail: number): number => rail - 20 + row * 17;

/** The corners' banners, and banderitas from one to the other. */
function Banners({ art, layout, posePublisher }: LayerProps) {
  const plane = useRef<Container>(null);
  const cloths = useRef<Container>(null);
  const lights = useRef<Container>(null);
  const strings = useRef<Container>(null);
  const lamps = useRef<Container>(null);
  const { eaves, left, right, height } = layout;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !cloths.current || !lights.current || !strings.current || !lamps.current)
          return;
        aim(plane.current, pose.shot, DEPTHS.banners, 0, -height / 2);
        const sway = pose.driftMs === 0 ? 0 : Math.sin(pose.driftMs / 900);
        for (let side = 0; side < 2; side += 1) {
          const cloth = cloths.current.children[side];
          const light = lights.current.children[side];
          if (cloth === undefined || light === undefined) continue;
          cloth.scale.y = pose.banners[side === 0 ? 0 : 1];
          cloth.skew.x = 0.02 * sway * (side === 0 ? 1 : -1);
          shine(light, 0.12 + 0.8 * pose.glows[side === 0 ? 0 : 1]);
        }
        for (let index = 0; index < POINTS_MAX * 2; index += 1) {
          const lamp = lamps.current.children[index];
          if (lamp === undefined) continue;
          const side = index < POINTS_MAX ? 0 : 1;
          lamp.y = eaves + 6 + LAMP_Y * pose.banners[side];
          lamp.visible = index % POINTS_MAX < pose.score[side];
        }
        const flown = strings.current.children;
        for (let index = 0; index < flown.length; index += 1) {
          const string = flown[index];
          if (string === undefined) continue;
          string.scale.y =
            1 + 0.05 * (pose.driftMs === 0 ? 0 : Math.sin(turnMs(pose.driftMs, index) / 700 + index * 1.3));
        }
      },
      [height, eaves],
    ),
  );
  const { cells, palette } = art;
  const flags = cells.get('flags') ?? Texture.EMPTY;
  const half = Math.ceil((right - left + 40) / FLAGS.width / 2);
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={lights}>
        {([0, 1] as const).map((side) => (
          <Glow
            key={side}
            cells={cells}
            x={(side === 0 ? -1 : 1) * CORNER_X}
            y={eaves + 62}
            scale={BANNER_GLOW}
            tint={palette.bannerGlow[side]}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={strings}>
        {Array.from({ length: half * 2 }, (_, index) => (
          <pixiSprite
            key={index}
            texture={flags}
            x={(index - half) * FLAGS.width}
            y={eaves + (index % 2 ? 2 : 0)}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={cloths}>
        {([0, 1] as const).map((side) => (
          <pixiSprite
            key={side}
            texture={cells.get(`banner${side}`) ?? Texture.EMPTY}
            anchor={{ x: 0.5, y: 3 / BANNER.height }}
            x={(side === 0 ? -1 : 1) * CORNER_X}
            y={eaves + 6}
          />
        ))}
      </pixiContainer>
      <pixiContainer ref={lamps}>
        {Array.from({ length: POINTS_MAX * 2 }, (_, index) => (
          <pixiContainer
            key={index}
            x={(index < POINTS_MAX ? -1 : 1) * CORNER_X + ((index % POINTS_MAX) - 0.5) * 18}
            visible={false}
          >
            <Glow cells={cells} scale={0.9} tint={palette.bannerGlow[index < POINTS_MAX ? 0 : 1]} />
            <Glow cells={cells} scale={0.42} />
          </pixiContainer>
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

const BANNER_GLOW = { x: 2.6, y: 3.4 };
const CORNER_X = 148;
/** A lamp on a corner's banner lights up for each point, two at most; design px from its rod. */
const POINTS_MAX = 2;
const LAMP_Y = 78;
