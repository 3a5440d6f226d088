import { useApplication } from '@pixi/react';
import { type Container, Mesh, RendererType, type Sprite } from 'pixi.js';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { type Outline, RUNG } from '../../../kit/scene/paint/outline';
import { type Quad, quadsGeometry } from '../../../kit/scene/paint/quads';
import { grey, tintTo } from '../../../kit/scene/paint/tint';
import { FRAME } from '../art/wheel';
import { FACE } from '../layout';
import type { Pose } from '../pose';
import type { PartProps } from './part';

/** Rim, stand and shadow. The part that the wedges cover is drawn only while the wedges are transparent. */
export function Frame({ art, posePublisher }: Pick<PartProps, 'art' | 'posePublisher'>) {
  const { app } = useApplication();
  const frame = useRef<Container>(null);
  const { frame: texture, frameOutline: outline } = art;
  const open = useMemo(() => quadsGeometry(quadsOf(outline, HOLE)), [outline]);
  const whole = useMemo(() => quadsGeometry(quadsOf(outline, 0)), [outline]);
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        const { current } = frame;
        if (current === null) return;
        tintTo(current, grey(mix(pose.stage, 1, 0.3)));
        if (!(current instanceof Mesh)) return;
        const geometry = pose.alpha < 1 ? whole : open;
        if (current.geometry !== geometry) current.geometry = geometry;
      },
      [open, whole],
    ),
  );
  return app.renderer.type === RendererType.CANVAS ? (
    <pixiSprite ref={frame as RefObject<Sprite | null>} texture={texture} x={FRAME.left} y={FRAME.top} />
  ) : (
    <pixiMesh ref={frame as RefObject<Mesh | null>} geometry={open} texture={texture} />
  );
}

/** Slightly less than the wedges cover, and the number of steps that approximate its edge. */
const HOLE = FACE - 3;
const STEPS = 16;

interface Row {
  readonly share: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** The picture in strips from top to bottom, each left and right of a hole around the centre. */
function quadsOf(outline: Outline, hole: number): readonly Quad[] {
  const rows = rowsOf(outline, hole);
  return rows.slice(1).flatMap((below, index) => {
    const above = rows[index] as Row;
    const parts = [above, below].map(({ y }) => Math.sqrt(Math.max(0, hole ** 2 - y ** 2)));
    const [wide = 0, wider = 0] = parts;
    return wide === 0 && wider === 0
      ? [trapeze(above, below, [above.left, above.right], [below.left, below.right])]
      : [
          trapeze(above, below, [above.left, -wide], [below.left, -wider]),
          trapeze(above, below, [wide, above.right], [wider, below.right]),
        ];
  });
}

type Span = readonly [left: number, right: number];

function trapeze(above: Row, below: Row, [x0, x1]: Span, [x3, x2]: Span): Quad {
  const across = (x: number) => (x - FRAME.left) / (FRAME.right - FRAME.left);
  return {
    corners: [x0, above.y, x1, above.y, x2, below.y, x3, below.y],
    uvs: [across(x0), above.share, across(x1), above.share, across(x2), below.share, across(x3), below.share],
  };
}

/** The left and right end of the picture at every height at which its outline or the hole has a corner. */
function rowsOf(outline: Outline, hole: number): readonly Row[] {
  const height = FRAME.bottom - FRAME.top;
  const rungs = Array.from({ length: outline.length / RUNG }, (_, rung) => outline[rung * RUNG] ?? 0);
  const first = rungs[0] ?? 0;
  const last = rungs.at(-1) ?? 1;
  const bends = Array.from({ length: STEPS + 1 }, (_, step) => {
    const y = -hole * Math.cos((step / STEPS) * Math.PI);
    return (y - FRAME.top) / height;
  }).filter((share) => share > first && share < last);
  const shares = [...new Set([...rungs, ...(hole > 0 ? bends : [])])].sort((a, b) => a - b);
  return shares.map((share) => {
    const [left, right] = sidesAt(outline, share).map(
      (side) => FRAME.left + side * (FRAME.right - FRAME.left),
    ) as [number, number];
    return { share, y: FRAME.top + share * height, left, right };
  });
}

/** The sides of an outline at a height, all as shares of the picture. */
function sidesAt(outline: Outline, share: number): readonly number[] {
  let below = RUNG;
  while (below + RUNG < outline.length && (outline[below] ?? 1) < share) below += RUNG;
  const [y0 = 0, l0 = 0, r0 = 1] = outline.slice(below - RUNG, below);
  const [y1 = 1, l1 = 0, r1 = 1] = outline.slice(below, below + RUNG);
  const part = y1 === y0 ? 0 : (share - y0) / (y1 - y0);
  return [mix(l0, l1, part), mix(r0, r1, part)];
}
