import type { Container, Texture } from 'pixi.js';
import { useCallback, useMemo, useRef } from 'react';
import { glowShapes } from '../../../kit/scene/light/Glow';
import { hump, mix } from '../../../kit/scene/motion/easing';
import { usePart } from '../../../kit/scene/motion/posePublisher';
import { progress } from '../../../kit/scene/motion/tween';
import { ParticleBatch, updateParticles } from '../../../kit/scene/particleBatch/ParticleBatch';
import { type Particle, particleOf, scaleTo } from '../../../kit/scene/particleBatch/particle';
import { wholeShape } from '../../../kit/scene/particleBatch/shape';
import { tuned, tunedColor } from '../../../kit/scene/tuning';
import { JEEPNEY_SCALE } from '../art/bits';
import { FRONT, JEEPNEY_BOX, REAR } from '../art/jeepney';
import { PARADES } from '../parade';
import type { Pose } from '../pose';
import type { PartProps } from './part';

const S = JEEPNEY_SCALE;
/** The jeepney's picture hangs at its rear wheel's contact point; the drawing's ground is at this y. */
const GROUND = 199;
const [BOX_X, BOX_Y] = JEEPNEY_BOX;
/** Pictures of one jeepney: back, front, two wheels, the light of its lamp. */
const PIECES = 5;
const LAMP = { x: 304, y: 124 } as const;
/** Length of a jeepney's picture, and of a honk with its hop. */
const LENGTH = 172;
const HONK_MS = 320;
/** Above the lower edge of the action, in design px. */
const ROADSIDE = -7;

/** A large win: jeepneys drive past below the road, one after the other, and each honks in the middle. */
export function Parade({ art, layout, posePublisher, tuning }: PartProps) {
  const row = useRef<Container>(null);
  const { cells } = art;
  const jeepneys = useMemo(
    () => Array.from({ length: PARADES.mega }, (_, index) => jeepneyOf(cells, tintOf(tuning, index))).flat(),
    [cells, tuning],
  );
  const gapMs = tuned(tuning, 'paradeGapMs');
  const crossMs = tuned(tuning, 'paradeMs');
  const hopPx = tuned(tuning, 'paradeHopPx');
  const size = tuned(tuning, 'paradeSize');
  usePart(
    posePublisher,
    useCallback(
      (pose: Pose) => {
        if (!row.current) return;
        row.current.visible = pose.parade > 0;
        if (!row.current.visible) return;
        const from = Math.max(layout.left, -240) - LENGTH * size;
        const to = Math.min(layout.right, 240) + 0.3 * LENGTH * size;
        for (let index = 0; index * PIECES < jeepneys.length; index += 1) {
          const share = index < pose.parade ? progress(pose.paradeMs, index * gapMs, crossMs) : 0;
          const honk = hump(progress(pose.paradeMs, index * gapMs + crossMs / 2 - HONK_MS / 3, HONK_MS));
          const x = mix(from, to, share);
          drive(
            jeepneys,
            index * PIECES,
            x,
            ROADSIDE - hopPx * honk,
            size,
            share > 0 && share < 1 ? 1 : 0,
            honk,
          );
        }
        updateParticles(row.current, jeepneys);
      },
      [jeepneys, layout, gapMs, crossMs, hopPx, size],
    ),
  );
  return <ParticleBatch label="parade" displayRef={row} particles={jeepneys} />;
}

const tintOf = (tuning: PartProps['tuning'], index: number): number =>
  tunedColor(tuning, (['rayColor', 'emberColor', 'haloColor'] as const)[index % 3] ?? 'rayColor');

/** The parade may arrive after a frame was posed. */
const HIDDEN = { alpha: 0 } as const;

function jeepneyOf(cells: ReadonlyMap<string, Texture>, tint: number): readonly Particle[] {
  const [back, front, wheel] = ['jeepBack', 'jeepFront', 'wheel'].map((name) => cells.get(name));
  const [lamp] = glowShapes(cells);
  if (!back || !front || !wheel || !lamp) return [];
  const hung = (texture: Texture) =>
    wholeShape(texture, ((REAR.x - BOX_X) * S) / texture.width, ((GROUND - BOX_Y) * S) / texture.height);
  return [
    particleOf(hung(back), HIDDEN),
    particleOf(hung(front), HIDDEN),
    particleOf(wholeShape(wheel), HIDDEN),
    particleOf(wholeShape(wheel), HIDDEN),
    particleOf(lamp, { ...HIDDEN, tint }),
  ];
}

/** Places the pieces of one jeepney; a honk lights its lamp. */
function drive(
  jeepneys: readonly Particle[],
  first: number,
  x: number,
  y: number,
  size: number,
  alpha: number,
  honk: number,
): void {
  for (let piece = 0; piece < PIECES; piece += 1) {
    const each = jeepneys[first + piece];
    if (each === undefined) continue;
    const at = piece === 2 ? REAR : piece === 3 ? FRONT : piece === 4 ? LAMP : null;
    each.x = at === null ? x : x + (at.x - REAR.x) * S * size;
    // The wheels stay on the ground while the body hops.
    const ground = piece === 2 || piece === 3 ? ROADSIDE : y;
    each.y = at === null ? y : ground + (at.y - GROUND) * S * size;
    each.rotation = piece === 2 || piece === 3 ? x / (13 * size) : piece < 2 ? -0.05 * honk : 0;
    scaleTo(each, piece === 4 ? size * (0.5 + 1.3 * honk) : size);
    each.alpha = piece === 4 ? alpha * (0.35 + 0.6 * honk) : alpha;
  }
}
