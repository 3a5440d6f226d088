import type { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { type Bulbs, bulbsOf, lightBulb } from '../../../kit/scene/light/bulbs';
import { aim } from '../../../kit/scene/motion/camera';
import { clamp01, mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { Cutout } from '../../../kit/scene/paint/Cutout';
import { SpriteAround } from '../../../kit/scene/paint/SpriteAround';
import { dimmed, tintTo } from '../../../kit/scene/paint/tint';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { tunedColor } from '../../../kit/scene/tuning';
import { bulbSpots } from '../art/awning';
import { TRAY_BOX } from '../art/tray';
import { type Chase, chaseOf, runAt } from '../chase';
import type { Pose } from '../pose';
import { project, TRAY } from '../projection';
import type { PartProps } from './part';

/** The fixed point of zooming, in design px. */
export const ABOUT_Y = -24;

/** Wall, spotlights, tray. */
export function Booth({ art, posePublisher, tuning }: PartProps) {
  const tint = tunedColor(tuning, 'glowColor');
  const far = useRef<Container>(null);
  const wall = useRef<Container & { tint: number }>(null);
  const spots = useRef<Container>(null);
  const near = useRef<Container>(null);
  const tray = useRef<Sprite>(null);
  const { halfWidth, above } = art.request.wall;
  const { dusk } = art.palette;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (far.current && wall.current && spots.current && near.current && tray.current) {
          aim(far.current, pose.shot, 0.45, 0, ABOUT_Y);
          aim(near.current, pose.shot, 1, 0, ABOUT_Y);
          tintTo(wall.current, dimmed(dusk, pose.stage));
          tintTo(tray.current, dimmed(dusk, mix(pose.stage, 1, 0.12)));
          spots.current.alpha = pose.spots * mix(pose.stage, 1, 0.3);
        }
      },
      [dusk],
    ),
  );
  return (
    <>
      <pixiContainer ref={far}>
        <SpriteAround displayRef={wall} texture={art.wall} x={-halfWidth} y={-above} hole={art.behindTray} />
      </pixiContainer>
      <pixiContainer ref={near}>
        <pixiSprite ref={tray} texture={art.tray} x={TRAY_BOX.left} y={TRAY_BOX.top} />
      </pixiContainer>
      <pixiContainer ref={spots} blendMode="add">
        <Cone art={art} tint={tint} x={-92} rotation={-0.17} />
        <Cone art={art} tint={tint} x={92} rotation={0.17} />
      </pixiContainer>
    </>
  );
}

/** A cone's sides, narrow at the top. */
const CONE = [0, 0.4, 0.6, 1, 0, 1] as const;

interface ConeProps extends Pick<PartProps, 'art'> {
  readonly tint: number;
  readonly x: number;
  readonly rotation: number;
}

function Cone({ art, tint, x, rotation }: ConeProps) {
  const texture = art.cells.get('cone');
  if (texture === undefined) return null;
  return (
    <Cutout
      texture={texture}
      outline={CONE}
      anchorX={0.5}
      anchorY={0}
      x={x}
      y={-262}
      rotation={-rotation}
      scale={{ x: 2.9, y: 3.1 }}
      tint={tint}
      alpha={art.palette.cone}
    />
  );
}

/** The awning with its string of bulbs; in front of the wall, behind only the celebration. */
export function Awning({ art, layout, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const cloth = useRef<Container>(null);
  const sprite = useRef<Sprite>(null);
  const glows = useRef<Container>(null);
  const { wall, awningAbove } = art.request;
  const { dusk } = art.palette;
  const bulbs = useMemo(
    () =>
      bulbsOf(
        art.cells,
        bulbSpots(wall.halfWidth).map(({ x, y }) => ({
          x,
          y: y + 1,
          glowScale: 0.95,
          glowTint: art.palette.bulb,
          glassScale: 0.8,
          glassTint: 0xfff0cc,
        })),
      ),
    [art, wall.halfWidth],
  );
  const chase = useMemo(() => chaseOf(tuning), [tuning]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !cloth.current || !sprite.current || !glows.current) return;
        aim(plane.current, pose.shot, 0.75, 0, ABOUT_Y);
        cloth.current.skew.x = pose.sway;
        tintTo(sprite.current, dimmed(dusk, pose.stage));
        lightBulbs(bulbs, chase, pose);
        updateParticles(glows.current, bulbs.members);
      },
      [bulbs, chase, dusk],
    ),
  );
  return (
    <pixiContainer ref={plane}>
      <pixiContainer ref={cloth} y={(layout.awningY - layout.y) / layout.scale}>
        <pixiSprite ref={sprite} texture={art.awning} x={-wall.halfWidth} y={-awningAbove} />
        <ParticleBatch label="glows" displayRef={glows} particles={bulbs.members} />
      </pixiContainer>
    </pixiContainer>
  );
}

function lightBulbs(bulbs: Bulbs, { runs, tail }: Chase, pose: Pose): void {
  const count = bulbs.places.length;
  const last = Math.max(1, count - 1);
  for (let index = 0; index < count; index += 1) {
    const turn = pose.chase - index / 4;
    const chase = 0.42 + 0.58 * (0.5 + 0.5 * Math.cos(turn * Math.PI * 2)) ** 1.6;
    let level = Math.max(chase * pose.chasing, pose.bulbsLit);
    if (pose.wave >= 0) {
      const reached = clamp01(pose.wave * 1.25 * (last + 1) - index);
      level = mix(0.16, 1.25, reached);
    }
    if (pose.marquee > 0) level = mix(level, runAt(index / (count + 1), runs, tail, pose), pose.marquee);
    lightBulb(bulbs, index, Math.min(1, level), 0.78 + 0.3 * level);
  }
}

/** The gate: closed in front of the cubes, or lying open under them. */
export function Gate({ art, posePublisher, open }: PartProps & { readonly open: boolean }) {
  const plane = useRef<Container>(null);
  const sprite = useRef<Sprite>(null);
  const { dusk } = art.palette;
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !sprite.current) return;
        const angle = pose.gate * 2.85;
        const lies = angle > Math.PI / 2;
        sprite.current.visible = lies === open;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        sprite.current.scale.set(1 + 0.02 * Math.sin(angle), Math.cos(angle) * (lies ? 0.92 : 1));
        tintTo(sprite.current, dimmed(dusk, (lies ? 0.62 : 1) * mix(pose.stage, 1, 0.2)));
      },
      [dusk, open],
    ),
  );
  return (
    <pixiContainer ref={plane}>
      <pixiSprite ref={sprite} texture={art.gate} anchor={{ x: 0.5, y: 1 }} y={HINGE_Y} />
    </pixiContainer>
  );
}

/** The ledge's front edge. */
const [, HINGE_Y] = project(0, TRAY.ledge, TRAY.back);
