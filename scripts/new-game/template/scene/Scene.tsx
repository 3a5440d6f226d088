import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PosePublisher, usePart } from '../../../../games/kit/scene/motion/posePublisher';
import { usePosing } from '../../../../games/kit/scene/motion/usePosing';
import { sizedTo } from '../../../../games/kit/scene/paint/textures';
import { useBaked } from '../../../../games/kit/scene/paint/useBaked';
import type { SceneProps } from '../../../../games/kit/scene/scene';
import { tuned } from '../../../../games/kit/scene/tuning';
import { type Art, bake, COIN_EDGE, COIN_RADIUS } from './art';
import { type Pose, posing, type Round } from './posing';
import { planOf } from './timeline';

extend({ Container, Sprite });

/** A coin on a table. It is thrown towards the player, turns over, and lands on a side. */
export function Scene(props: SceneProps) {
  const art = useBaked(props.skin, bake);
  if (art === null) return null;
  return <Table {...props} art={art} />;
}

interface TableProps extends SceneProps {
  readonly art: Art;
}

function Table(props: TableProps) {
  const { frame, tuning, playback, reducedMotion, onReady, art } = props;
  const [posePublisher] = useState(() => new PosePublisher<Pose>());
  const round = useMemo<Round | null>(
    () => (playback === null ? null : { plan: planOf(playback.events, tuning, reducedMotion) }),
    [playback, tuning, reducedMotion],
  );
  usePosing(props, round, posePublisher, posing);
  useLayoutEffect(() => onReady(), [onReady]);

  const { focus } = frame;
  const x = focus.x + focus.width / 2;
  const y = focus.y + focus.height / 2;
  const reach = 2 * Math.max(x, y, frame.width - x, frame.height - y);
  const diameter = Math.min(focus.width, focus.height) * tuned(tuning, 'coinShare');
  return (
    <pixiContainer x={x} y={y}>
      <pixiSprite texture={art.table} anchor={0.5} scale={sizedTo(art.table, reach, reach)} />
      <pixiContainer scale={diameter / (2 * COIN_RADIUS)}>
        <pixiSprite texture={art.inlay} anchor={0.5} alpha={0.55} />
        <Light art={art} posePublisher={posePublisher} />
        <Coin art={art} posePublisher={posePublisher} tuning={tuning} />
      </pixiContainer>
    </pixiContainer>
  );
}

type PartProps = Pick<TableProps, 'art'> & { readonly posePublisher: PosePublisher<Pose> };

/** A halo and slow rays behind a winner. */
function Light({ art, posePublisher }: PartProps) {
  const light = useRef<Container>(null);
  const rays = useRef<Sprite>(null);
  const apply = useCallback((pose: Pose) => {
    if (light.current === null || rays.current === null) return;
    light.current.visible = pose.glow > 0;
    light.current.alpha = pose.glow;
    rays.current.rotation = pose.rayTurn;
  }, []);
  usePart(posePublisher, apply);
  return (
    <pixiContainer ref={light} blendMode="add" visible={false}>
      <pixiSprite texture={art.halo} anchor={0.5} scale={5} alpha={0.45} />
      <pixiSprite ref={rays} texture={art.rays} anchor={0.5} scale={2.4} />
    </pixiContainer>
  );
}

/** How much larger it is at the top of its flight, where it is closest. */
const NEARER = 0.25;

/** The coin is a face over its edge, which shows as far as the face is turned away, and another rim below. */
function Coin({ art, posePublisher, tuning }: PartProps & Pick<TableProps, 'tuning'>) {
  const shadow = useRef<Sprite>(null);
  const coin = useRef<Container>(null);
  const back = useRef<Sprite>(null);
  const edge = useRef<Sprite>(null);
  const front = useRef<Sprite>(null);
  const rise = tuned(tuning, 'rise');
  const apply = useCallback(
    ({ side, open, height, bright }: Pose) => {
      if (!shadow.current || !coin.current || !back.current || !edge.current || !front.current) return;
      const thick = COIN_EDGE * Math.sqrt(1 - open * open);
      coin.current.y = -rise * height;
      coin.current.scale.set(1 + NEARER * height);
      front.current.texture = art.faces[side];
      front.current.scale.y = open;
      front.current.y = -thick / 2;
      back.current.scale.y = open;
      back.current.y = thick / 2;
      edge.current.scale.y = thick / COIN_EDGE;
      front.current.tint = Math.round(255 * bright) * 0x010101;
      // The lamp is above: the higher the coin, the wider and paler its shadow.
      shadow.current.y = 14 + 60 * height;
      shadow.current.scale.set(2.75 + height, 2.75 + height);
      shadow.current.alpha = 0.85 - 0.5 * height;
    },
    [art, rise],
  );
  usePart(posePublisher, apply);
  return (
    <>
      <pixiSprite ref={shadow} texture={art.shadow} anchor={0.5} x={8} y={14} />
      <pixiContainer ref={coin}>
        <pixiSprite ref={back} texture={art.faces.heads} anchor={0.5} tint={0x8f5510} />
        <pixiSprite ref={edge} texture={art.edge} anchor={0.5} />
        <pixiSprite ref={front} texture={art.faces.heads} anchor={0.5} />
      </pixiContainer>
    </>
  );
}
