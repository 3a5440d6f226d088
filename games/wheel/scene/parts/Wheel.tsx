import type { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { bulbsOf, lightBulb } from '../../../kit/scene/light/bulbs';
import { aim } from '../../../kit/scene/motion/camera';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { Cutout } from '../../../kit/scene/paint/Cutout';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { tuned, tunedColor } from '../../../kit/scene/tuning';
import { WEDGE, wedgeName } from '../art/wedges';
import { BULB_COUNT, PIN_Y, POINTER } from '../art/wheel';
import { BULBS } from '../layout';
import type { Pose } from '../pose';
import { WEDGE_COUNT } from '../spin';
import { Frame } from './Frame';
import { Gloss } from './Gloss';
import type { PartProps } from './part';

const TURN = Math.PI * 2;
const WEDGES = Array.from({ length: WEDGE_COUNT }, (_, index) => index);
const TIP = { x: WEDGE.tipX / WEDGE.width, y: WEDGE.tipY / WEDGE.height };

/** Rim, wedges, hub and pointer. The wedges turn; rim, gloss and hub do not. */
export function Wheel({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const face = useRef<Container>(null);
  const spokes = useRef<Container>(null);
  const blur = useRef<Sprite>(null);
  const risen = useRef<Container>(null);
  const pointer = useRef<Sprite>(null);
  const lift = tuned(tuning, 'lift');
  const blurFrom = tuned(tuning, 'blurFrom');
  const clear = tuned(tuning, 'clearPx');
  const { setting } = art.palette;
  // By daylight a shade of the same depth would look burnt.
  const daylight = setting === 'sea' || setting === 'fiesta' ? 0.5 : 0;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !face.current || !spokes.current) return;
        if (!blur.current || !risen.current || !pointer.current) return;
        aim(plane.current, pose.shot, 1, 0, 0);
        const rotation = pose.turn * TURN;
        for (const turning of [face.current, spokes.current, blur.current, risen.current]) {
          turning.rotation = rotation;
          turning.alpha = pose.alpha;
        }
        blur.current.alpha = pose.alpha * pose.blur * blurFrom;
        blur.current.visible = pose.blur > 0.01;
        face.current.children.forEach((wedge, index) => {
          tintTo(wedge as Sprite, grey(index === pose.lit ? 1 : mix(pose.others, 1, daylight)));
        });
        tintTo(spokes.current, grey(mix(pose.others, 1, 0.4)));
        raise(risen.current, pose, lift);
        pointer.current.rotation = pose.bend;
        pointer.current.y = PIN_Y - clear * pose.clear;
      },
      [lift, blurFrom, clear, daylight],
    ),
  );
  const cell = (name: string) => art.cells.get(name);
  const spoke = cell('spoke');
  const hub = cell('hub');
  const blade = cell('pointer');
  const glow = cell('glow');
  if (spoke === undefined || hub === undefined || blade === undefined || glow === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <Frame art={art} posePublisher={posePublisher} />
      <pixiContainer ref={face}>
        {WEDGES.map((index) => (
          <Wedge key={index} art={art} index={index} rotation={(index / WEDGE_COUNT) * TURN} />
        ))}
      </pixiContainer>
      <pixiContainer ref={spokes}>
        {WEDGES.map((index) => (
          <pixiSprite
            key={index}
            texture={spoke}
            anchor={{ x: 0.5, y: 1 }}
            rotation={((index + 0.5) / WEDGE_COUNT) * TURN}
          />
        ))}
      </pixiContainer>
      <pixiSprite ref={blur} texture={art.blur} anchor={0.5} visible={false} />
      <Gloss art={art} />
      <pixiContainer ref={risen} visible={false}>
        <pixiSprite
          texture={glow}
          anchor={0.5}
          y={-96}
          scale={{ x: 2.5, y: 3.1 }}
          tint={tunedColor(tuning, 'glowColor')}
          blendMode="add"
        />
        {WEDGES.map((index) => (
          <Wedge key={index} art={art} index={index} rotation={0} />
        ))}
      </pixiContainer>
      <pixiSprite texture={hub} anchor={0.5} />
      <Bulbs art={art} posePublisher={posePublisher} />
      <pixiSprite
        ref={pointer}
        texture={blade}
        anchor={{ x: POINTER.pinX / POINTER.width, y: POINTER.pinY / POINTER.height }}
        y={PIN_Y}
      />
    </pixiContainer>
  );
}

interface WedgeProps extends Pick<PartProps, 'art'> {
  readonly index: number;
  readonly rotation: number;
}

/** One wedge, rotated about its tip. */
function Wedge({ art, index, rotation }: WedgeProps) {
  const name = wedgeName(index);
  const texture = art.cells.get(name);
  const outline = art.wedges.get(name);
  if (texture === undefined || outline === undefined) return null;
  return <Cutout texture={texture} outline={outline} anchorX={TIP.x} anchorY={TIP.y} rotation={rotation} />;
}

/** The winning wedge is raised above gloss and neighbours. */
function raise(risen: Container, pose: Pose, lift: number): void {
  risen.visible = pose.lit >= 0 && pose.lift > 0;
  if (!risen.visible) return;
  risen.rotation = (pose.turn + pose.lit / WEDGE_COUNT) * TURN;
  risen.scale.set(1 + lift * pose.lift);
  risen.children.forEach((child, index) => {
    if (index === 0) child.alpha = 0.5 * pose.lift;
    else child.visible = index - 1 === pose.lit;
  });
}

const BULB_KEYS = Array.from({ length: BULB_COUNT }, (_, index) => index);

/** The rim's lamps: two phases at rest, one running light while the wheel turns. */
function Bulbs({ art, posePublisher }: Pick<PartProps, 'art' | 'posePublisher'>) {
  const lamps = useRef<Container>(null);
  const bulbs = useMemo(() => rimBulbs(art), [art]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!lamps.current) return;
        for (let index = 0; index < BULB_COUNT; index += 1) {
          const level = lightOf(pose, index);
          lightBulb(bulbs, index, level, 0.62 + 0.42 * level);
        }
        updateParticles(lamps.current, bulbs.members);
      },
      [bulbs],
    ),
  );
  return bulbs.members.length === 0 ? null : (
    <ParticleBatch label="lamps" displayRef={lamps} particles={bulbs.members} />
  );
}

/** None if the palette has none. */
function rimBulbs({ cells, palette: { bulbs } }: PartProps['art']) {
  if (bulbs === null) return bulbsOf(cells, []);
  return bulbsOf(
    cells,
    BULB_KEYS.map((index) => {
      const angle = (index / BULB_COUNT) * TURN - Math.PI / 2;
      const tint = bulbs[index % 2] ?? bulbs[0];
      return {
        x: Math.cos(angle) * BULBS,
        y: Math.sin(angle) * BULBS,
        glowScale: 0.62,
        glowTint: tint,
        glassScale: 0.66,
        glassTint: tint,
      };
    }),
  );
}

function lightOf({ chase, chasing, bulbs }: Pose, index: number): number {
  const place = index / BULB_COUNT;
  // Three lights that run around one behind the other.
  const run = 0.5 + 0.5 * Math.cos((chase - place) * TURN * 3);
  return Math.min(1, bulbs + chasing * 0.75 * run ** 3);
}
