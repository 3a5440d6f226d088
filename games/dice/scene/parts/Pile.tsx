import type { Container } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { aim } from '../../../kit/scene/motion/camera';
import { hump } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { between, mulberry32 } from '../../../kit/scene/motion/random';
import { progress } from '../../../kit/scene/motion/tween';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned } from '../../../kit/scene/tuning';
import type { Mode } from '../../rules/mode';
import type { Pose } from '../pose';
import { VIEWS } from '../view';
import { ABOUT_Y, type PartProps } from './part';

/** Where the two piles stand: the inner foot of each, design px from the middle and below the target. */
const FOOT: Readonly<Record<Mode, { readonly x: number; readonly y: number }>> = {
  percent: { x: 84, y: 98 },
  seven: { x: 74, y: 128 },
};
/** Dice in the rows of a pile, from the ground up. */
const ROWS = [3, 2, 1] as const;
/** How far a die bounces after it has fallen, as a share of its fall, and for how long, as a share of its time. */
const BOUNCE = { share: 0.07, time: 0.6 } as const;

/** A large win: dice rain from above and pile up in front of the bowl, to its left and right. */
export function Pile({ art, posePublisher, tuning }: PartProps) {
  const plane = useRef<Container>(null);
  const heap = useRef<Container>(null);
  const { mode } = art.request;
  const size = tuned(tuning, 'pileSize');
  const dice = useMemo(() => {
    const side = 2 * VIEWS[mode].dieHalf * VIEWS[mode].pxPerUnit * size;
    return placesIn(mode, side).flatMap(({ x, y, turn, tilt, kind }) => {
      const cut = art.atlas.get(`${kind}:t${turn}`);
      if (cut === undefined) return [];
      const die = particleOf(wholeShape(cut.texture, cut.anchorX, cut.anchorY), { x });
      scaleTo(die, cut.scale * size);
      return [{ die, y, tilt }];
    });
  }, [art, mode, size]);
  const particles = useMemo(() => dice.map(({ die }) => die), [dice]);
  const gapMs = tuned(tuning, 'pileGapMs');
  const fallMs = tuned(tuning, 'pileFallMs');
  const fallPx = tuned(tuning, 'pileFallPx');
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !heap.current) return;
        plane.current.visible = pose.pile > 0 && pose.pileMs > 0;
        if (!plane.current.visible) return;
        aim(plane.current, pose.shot, 1, 0, ABOUT_Y);
        for (let index = 0; index < dice.length; index += 1) {
          const each = dice[index];
          if (each === undefined) continue;
          const { die, y, tilt } = each;
          const ageMs = pose.pileMs - index * gapMs;
          const fallen = progress(ageMs, 0, fallMs);
          const bounced = hump(progress(ageMs, fallMs, fallMs * BOUNCE.time));
          die.y = y - fallPx * (1 - fallen * fallen) - fallPx * BOUNCE.share * bounced;
          die.rotation = tilt + (1 - fallen) * (index % 2 === 0 ? 2.4 : -2.4) + 0.1 * bounced;
          die.alpha = ageMs <= 0 ? 0 : pose.pile * Math.min(1, fallen * 4);
        }
        updateParticles(heap.current, particles);
      },
      [dice, particles, gapMs, fallMs, fallPx],
    ),
  );
  return (
    <pixiContainer ref={plane} visible={false}>
      <ParticleBatch label="pile" displayRef={heap} particles={particles} />
    </pixiContainer>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Which picture of a turning die it shows, and of which kind. */
  readonly turn: number;
  readonly kind: 0 | 1;
  readonly tilt: number;
}

/** The dice of both piles in the order in which they fall: row by row, left and right in turn. */
function placesIn(mode: Mode, side: number): readonly Place[] {
  const random = mulberry32(17);
  const foot = FOOT[mode];
  return ROWS.flatMap((count, row) =>
    Array.from({ length: count * 2 }, (_, index): Place => {
      const way = index % 2 === 0 ? -1 : 1;
      const along = Math.floor(index / 2) + 0.5 * row;
      return {
        x: way * (foot.x + along * side * 0.98),
        y: foot.y - row * side * 0.78 - along * side * 0.16,
        turn: Math.floor(between(random, 0, 8)),
        kind: (index + row) % 3 === 0 ? 1 : 0,
        tilt: between(random, -0.16, 0.16),
      };
    }),
  );
}
