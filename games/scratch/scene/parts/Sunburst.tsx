import type { Container } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { cubicOut } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress, ring } from '../../../kit/scene/motion/tween';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned, tunedColor } from '../../../kit/scene/tuning';
import { middleOf } from '../../foil/panels';
import type { Pose } from '../pose';
import { type PartProps, ride } from './part';

/** A large win: the eight-rayed sun bursts from the last of the three panels, and its rays turn behind the motifs. */
export function Sunburst({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const suns = useRef<Container>(null);
  const { cells } = art;
  const lit = useMemo(() => {
    const [sun, glow] = [cells.get('sun'), cells.get('glow')];
    if (sun === undefined || glow === undefined) return [];
    return [
      particleOf(wholeShape(glow), { tint: tunedColor(tuning, 'haloColor') }),
      particleOf(wholeShape(sun), { tint: tunedColor(tuning, 'rayColor') }),
      particleOf(wholeShape(sun), { tint: tunedColor(tuning, 'glowColor') }),
    ];
  }, [cells, tuning]);
  const openMs = tuned(tuning, 'sunOpenMs');
  const reach = tuned(tuning, 'sunReach');
  const turnMs = tuned(tuning, 'sunTurnMs');
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !suns.current) return;
        const panel = pose.card?.plan.matched?.at(-1);
        plane.current.visible = pose.sunLight > 0 && panel !== undefined;
        if (panel === undefined || !plane.current.visible) return;
        ride(plane.current, pose);
        const { x, y } = middleOf(panel);
        const { sunMs, sunLight } = pose;
        const open = progress(sunMs, 0, openMs, cubicOut) + 0.12 * ring(sunMs, openMs * 0.7, 420, 160);
        const flash = 1 - progress(sunMs, 60, openMs);
        const [glow, back, front] = lit;
        if (glow === undefined || back === undefined || front === undefined) return;
        for (let index = 0; index < lit.length; index += 1) {
          const each = lit[index];
          if (each === undefined) continue;
          each.x = x;
          each.y = y;
        }
        scaleTo(glow, (2.4 + 2 * flash) * open);
        glow.alpha = sunLight * (0.4 + 0.5 * flash);
        scaleTo(back, reach * open);
        back.rotation = (sunMs / turnMs) * Math.PI * 2;
        back.alpha = sunLight * (0.45 + 0.4 * flash);
        // A second sun runs ahead of the first and is gone when that one has opened.
        scaleTo(front, 1.5 * reach * open);
        front.rotation = Math.PI / 8 - back.rotation;
        front.alpha = sunLight * 0.85 * flash;
        updateParticles(suns.current, lit);
      },
      [lit, openMs, reach, turnMs],
    ),
  );
  return (
    <pixiContainer ref={plane} blendMode="add" visible={false}>
      <ParticleBatch label="suns" displayRef={suns} particles={lit} />
    </pixiContainer>
  );
}
