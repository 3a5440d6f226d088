import type { Container } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { glowShapes } from '../../../kit/scene/light/Glow';
import { aim } from '../../../kit/scene/motion/camera';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { tunedColor } from '../../../kit/scene/tuning';
import { chaseOf, runAt } from '../chase';
import type { Pose } from '../pose';
import { project, TRAY } from '../projection';
import { ABOUT_Y } from './Booth';
import type { PartProps } from './part';

/** Lamps along one side of the tray. */
const SIDE_LAMPS = 12;

/** The lamps around the tray: up one side, along the back, down the other. Only a large win lights them. */
export function Marquee({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const lamps = useRef<Container>(null);
  const lit = useMemo(() => {
    const [glow] = glowShapes(art.cells);
    if (glow === undefined) return [];
    const tints = [tunedColor(tuning, 'rayColor'), tunedColor(tuning, 'glowColor'), art.palette.bulb];
    return SPOTS.flatMap(({ x, y }, index) => [
      particleOf(glow, { x, y, tint: tints[index % tints.length] ?? 0xffffff }),
      particleOf(glow, { x, y, scaleX: 0.12, scaleY: 0.12 }),
    ]);
  }, [art, tuning]);
  const { runs, tail } = useMemo(() => chaseOf(tuning), [tuning]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !lamps.current) return;
        plane.current.visible = pose.marquee > 0;
        if (!plane.current.visible) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        for (let index = 0; index < SPOTS.length; index += 1) {
          const halo = lit[2 * index];
          const glass = lit[2 * index + 1];
          if (halo === undefined || glass === undefined) continue;
          const level = Math.min(1, runAt(index / SPOTS.length, runs, tail, pose)) * pose.marquee;
          halo.alpha = 0.9 * level;
          scaleTo(halo, 0.3 + 0.35 * level);
          glass.alpha = level;
        }
        updateParticles(lamps.current, lit);
      },
      [lit, runs, tail],
    ),
  );
  return (
    <pixiContainer ref={plane} visible={false}>
      <ParticleBatch label="lamps" displayRef={lamps} particles={lit} />
    </pixiContainer>
  );
}

/** Evenly along the tray's rim, from its lower left corner to its lower right one. */
const SPOTS = spots();

function spots(): readonly { readonly x: number; readonly y: number }[] {
  const corners = [
    [-TRAY.halfWidth, TRAY.front],
    [-TRAY.halfWidth, TRAY.back],
    [TRAY.halfWidth, TRAY.back],
    [TRAY.halfWidth, TRAY.front],
  ] as const;
  return corners.slice(1).flatMap(([toX, toZ], side) => {
    const [fromX, fromZ] = corners[side] ?? corners[0];
    return Array.from({ length: SIDE_LAMPS }, (_, index) => {
      const share = (index + 0.5) / SIDE_LAMPS;
      const [x, y] = project(fromX + (toX - fromX) * share, TRAY.rail, fromZ + (toZ - fromZ) * share);
      return { x, y };
    });
  });
}
