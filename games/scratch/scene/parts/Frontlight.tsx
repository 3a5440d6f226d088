import type { Container, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { clamp01 } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress } from '../../../kit/scene/motion/tween';
import { tunedColor } from '../../../kit/scene/tuning';
import { middleOf, TICKET } from '../../foil/panels';
import { MATCH } from '../../rules/card';
import type { Pose } from '../pose';
import { type PartProps, ride } from './part';

const WINNERS = Array.from({ length: MATCH }, (_, index) => index);

/** In front of the ticket: the line through the winners, their glow and glints, and a sweep of gloss. */
export function Frontlight({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const lines = useRef<Container>(null);
  const winners = useRef<Container>(null);
  const sweep = useRef<Sprite>(null);
  usePart(
    posePublisher,
    useCallback((pose: Pose) => {
      if (!plane.current || !lines.current || !winners.current || !sweep.current) return;
      ride(plane.current, pose);
      const matched = pose.link > 0 ? (pose.card?.plan.matched ?? null) : null;
      drawLine(lines.current, matched, pose);
      shine(winners.current, matched, pose);
      const run = pose.gloss >= 0 ? pose.gloss : pose.sweep;
      sweep.current.visible = run >= 0;
      sweep.current.x = -40 + (TICKET.width + 80) * run;
      sweep.current.alpha = 0.34 * Math.sin(Math.PI * clamp01(run));
    }, []),
  );
  const line = art.cells.get('line');
  const glow = art.cells.get('glow');
  const sparkle = art.cells.get('sparkle');
  if (line === undefined || glow === undefined || sparkle === undefined) return null;
  const tint = tunedColor(tuning, 'linkColor');
  return (
    <pixiContainer ref={plane} blendMode="add">
      <pixiContainer ref={lines}>
        {WINNERS.slice(1).map((key) => (
          <pixiSprite key={key} texture={line} anchor={{ x: 0, y: 0.5 }} tint={tint} />
        ))}
      </pixiContainer>
      <pixiContainer ref={winners}>
        {WINNERS.map((key) => (
          <pixiContainer key={key}>
            <pixiSprite texture={glow} anchor={0.5} tint={tint} />
            <pixiSprite texture={sparkle} anchor={0.5} tint={tint} x={28} y={-30} />
          </pixiContainer>
        ))}
      </pixiContainer>
      <pixiSprite
        ref={sweep}
        texture={glow}
        anchor={0.5}
        y={TICKET.height / 2}
        scale={{ x: 1.5, y: 9.5 }}
        rotation={0.3}
        tint={0xfff6e0}
      />
    </pixiContainer>
  );
}

function drawLine(lines: Container, matched: readonly number[] | null, pose: Pose): void {
  lines.children.forEach((child, step) => {
    const [from, to] = [matched?.[step], matched?.[step + 1]];
    const reach = clamp01(pose.link * (MATCH - 1) - step);
    child.visible = from !== undefined && to !== undefined && reach > 0;
    if (from === undefined || to === undefined) return;
    const a = middleOf(from);
    const b = middleOf(to);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    child.position.set(a.x, a.y);
    child.rotation = Math.atan2(b.y - a.y, b.x - a.x);
    child.scale.set((length * reach) / 16, 1.15);
    child.alpha = 0.95 * pose.linkLight;
  });
}

function shine(winners: Container, matched: readonly number[] | null, pose: Pose): void {
  winners.children.forEach((child, index) => {
    const panel = matched?.[index];
    child.visible = panel !== undefined;
    if (panel === undefined) return;
    const { x, y } = middleOf(panel);
    child.position.set(x, y);
    const [pool, glint] = child.children;
    if (pool === undefined || glint === undefined) return;
    const reached = clamp01(pose.link * (MATCH - 1) - index + 1);
    pool.alpha = reached * (0.08 + 0.14 * pose.linkLight);
    pool.scale.set(2.2);
    const age = (((pose.showMs + index * 370) % 1100) + 1100) % 1100;
    const flash = Math.sin(Math.PI * progress(age, 0, 420));
    glint.visible = pose.glints > 0 && flash > 0;
    glint.alpha = pose.glints * flash;
    glint.scale.set(0.35 + 0.6 * flash);
    glint.rotation = 0.3 * flash;
  });
}
