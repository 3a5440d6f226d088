import type { Container, Sprite } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { ParticleLayer } from '../../../kit/scene/ParticleLayer';
import type { QualityTier } from '../../../kit/scene/scene';
import { FIELD } from '../../foil/panels';
import type { Pose } from '../pose';
import { type CoinPlace, Crumbs, placeCoin } from '../trace';
import { type PartProps, ride, type StrokeSource } from './part';

/** Crumbs alive at once. */
export const CRUMBS_MAX: Readonly<Record<QualityTier, number>> = { high: 80, mid: 60, low: 24 };

interface CoinProps extends PartProps {
  readonly hand: StrokeSource;
  readonly tier: QualityTier;
}

/** The scratching edge, relative to the coin's centre. Design px. */
const EDGE = { x: 17, y: 19 };

const elapsedMs = (pose: Pose): number => pose.card?.elapsedMs ?? Number.NEGATIVE_INFINITY;

/** The coin under the pointer, and its crumbs. */
export function Coin({ art, posePublisher, hand, tier, tuning }: CoinProps) {
  const plane = useRef<Container>(null);
  const coin = useRef<Sprite>(null);
  const crumbs = useMemo(() => new Crumbs(), []);
  const place = useRef<CoinPlace>({ x: 0, y: 0, alpha: 0, turn: 0 });
  // Subscribes before the layer of crumbs does, so that crumbs exist when they are drawn.
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!plane.current || !coin.current) return;
        ride(plane.current, pose);
        const { card } = pose;
        coin.current.visible = false;
        if (card === null) return;
        const strokes = hand.strokesOf(card.roundId);
        crumbs.follow(strokes, card.elapsedMs, card.plan, tuning);
        placeCoin(strokes, card.elapsedMs, place.current);
        const { x, y, alpha, turn } = place.current;
        const isDecided = card.elapsedMs >= card.plan.resultMs;
        coin.current.visible = alpha > 0 && !isDecided;
        coin.current.alpha = alpha;
        coin.current.position.set(FIELD.x + x + EDGE.x, FIELD.y + y + EDGE.y);
        coin.current.rotation = turn;
      },
      [crumbs, hand, tuning],
    ),
  );
  const texture = art.cells.get('scratchCoin');
  if (texture === undefined) return null;
  return (
    <pixiContainer ref={plane}>
      <ParticleLayer
        label="crumbs"
        posePublisher={posePublisher}
        cells={art.cells}
        particles={crumbs.particles}
        nowMs={elapsedMs}
        capacity={CRUMBS_MAX[tier]}
      />
      <pixiSprite ref={coin} texture={texture} anchor={{ x: 0.47, y: 0.443 }} scale={0.78} />
    </pixiContainer>
  );
}
