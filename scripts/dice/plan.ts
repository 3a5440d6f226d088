import type { Mode } from '../../games/dice/rules/mode';
import { VIEWS, type View } from '../../games/dice/scene/view';
import type { Look, Spot } from './looks/look';
import type { Box } from './render';
import { type SixShown, type Solid, sixSided, tenSided } from './solids';
import { leaned, pitched, then } from './space';
import type { DieLook, Stage, Surface } from './stage';
import { bowlProfile, coverProfile, Turned } from './turned';

/** Picture px per design px: as sharp as the canvas of the tier for which the game is made. */
export const PX = 2;
/** Steps of the last quarter turn. */
export const TUMBLE_STEPS = 8;

/** The scale at which bowl and cover are baked: they are large and soft. */
const BODY_SHARE = 0.8;

/** One picture of the atlas, still to be rendered. */
export interface Frame {
  readonly name: string;
  readonly stage: Stage;
  readonly what: 'die' | 'body';
  readonly box: Box;
  /** The scale at which it is baked: what is seen only in motion needs less. */
  readonly share: number;
}

const BOWLS = {
  percent: new Turned(bowlProfile(3.5, 4.32, VIEWS.percent.rimY, 0.07, 0.13, 1.62)),
  seven: new Turned(bowlProfile(2.15, 3.02, VIEWS.seven.rimY, 0.075, 0.115, 1.12)),
};
const COVERS = {
  percent: new Turned(coverProfile(4.3, 1.75, 0.12, 1.62)),
  seven: new Turned(coverProfile(3.0, 2.05, 0.11, 1.12)),
};

/** The sides of the six-sided dice by the top one, as rotations of one die. */
const SHOWN: readonly (readonly [first: SixShown, second: SixShown])[] = [
  [
    [1, 2, 3],
    [1, 4, 2],
  ],
  [
    [2, 6, 3],
    [2, 3, 1],
  ],
  [
    [3, 2, 6],
    [3, 6, 5],
  ],
  [
    [4, 1, 5],
    [4, 2, 1],
  ],
  [
    [5, 1, 3],
    [5, 3, 6],
  ],
  [
    [6, 5, 3],
    [6, 3, 2],
  ],
];
/** The rotation of each of the two kinds of dice at rest. */
const YAW: Readonly<Record<Mode, readonly [number, number]>> = {
  percent: [0.05, -0.06],
  seven: [0.42, -0.3],
};

type Digit = Stage['digit'];

/** Every picture of a skin's mode. */
export function framesOf(look: Look, mode: Mode, digit: Digit): readonly Frame[] {
  const view = VIEWS[mode];
  return [
    bodyFrame('bowl', look, mode, view, digit),
    bodyFrame('cover', look, mode, view, digit),
    ...([0, 1] as const).flatMap((kind) => [
      ...Array.from({ length: mode === 'percent' ? 10 : 6 }, (_, index) => {
        const value = mode === 'percent' ? index : index + 1;
        return dieFrame(
          `${kind}:${value}`,
          look,
          mode,
          view,
          look.dice[mode][kind],
          lying(mode, kind, value, view),
          digit,
        );
      }),
      ...(mode === 'percent' ? [restFrame(kind, look, view, digit)] : []),
      ...Array.from({ length: TUMBLE_STEPS }, (_, step) =>
        dieFrame(
          `${kind}:t${step}`,
          look,
          mode,
          view,
          { ...look.dice[mode][kind], shine: 0.1 },
          tumbling(mode, kind, step, view),
          digit,
          0.68,
        ),
      ),
    ]),
  ];
}

/** A die before the first throw: at rest, without a lit side. */
function restFrame(kind: 0 | 1, look: Look, view: View, digit: Digit): Frame {
  const solid = unlit(lying('percent', kind, 8, view));
  return dieFrame(`${kind}:rest`, look, 'percent', view, look.dice.percent[kind], solid, digit);
}

const unlit = (solid: Solid): Solid => ({
  ...solid,
  faces: solid.faces.map((face) => ({ ...face, isTop: false })),
});

function lying(mode: Mode, kind: 0 | 1, value: number, { dieHalf }: View): Solid {
  const yaw = YAW[mode][kind];
  if (mode === 'percent') return tenSided(value, dieHalf, yaw);
  return sixSided(SHOWN[value - 1]?.[kind] ?? [1, 2, 3], dieHalf, yaw);
}

/** The last quarter turn before the die comes to rest; step 0 is the farthest from rest. */
function tumbling(mode: Mode, kind: 0 | 1, step: number, { dieHalf }: View): Solid {
  const left = (1 - step / TUMBLE_STEPS) * (Math.PI / 2);
  const turn = then(pitched(-left), leaned(left * (kind === 0 ? 0.35 : -0.35)));
  const solid =
    mode === 'percent'
      ? tenSided(kind === 0 ? 6 : 4, dieHalf, YAW[mode][kind], turn)
      : sixSided(kind === 0 ? [2, 6, 3] : [3, 6, 5], dieHalf, YAW[mode][kind], turn);
  // While it turns, no side is on top.
  return mode === 'percent' ? unlit(solid) : solid;
}

const stageOf = (
  look: Look,
  digit: Digit,
): Omit<Stage, 'camera' | 'die' | 'body' | 'bodySurface' | 'groundY'> => ({
  ...look.light,
  groundShade: look.groundShade,
  digit,
});

const surfaceOf =
  (paint: (spot: Spot) => Surface, mode: Mode, stretch: number): Stage['bodySurface'] =>
  (x, y, z, radius, outward) =>
    paint({ x, y, z, radius, angle: Math.atan2(z * stretch, x), outward, mode });

function bodyFrame(name: 'bowl' | 'cover', look: Look, mode: Mode, view: View, digit: Digit): Frame {
  const body = name === 'bowl' ? BOWLS[mode] : COVERS[mode];
  // The cover is modelled with its edge at 0, and placed on the rim.
  const lift = name === 'cover' ? view.rimY : 0;
  const width = 900;
  const height = name === 'cover' ? 640 : 620;
  return {
    name,
    what: 'body',
    share: BODY_SHARE,
    box: {
      width: width * BODY_SHARE,
      height: height * BODY_SHARE,
      x: (width / 2) * BODY_SHARE,
      y: height * (name === 'cover' ? 0.62 : 0.5) * BODY_SHARE,
    },
    stage: {
      ...stageOf(look, digit),
      camera: cameraOf(view, view.targetY - lift, BODY_SHARE),
      die: null,
      body,
      bodySurface: surfaceOf(look[name], mode, body.profile.stretch),
      groundY: name === 'bowl' ? -0.4 : null,
    },
  };
}

function dieFrame(
  name: string,
  look: Look,
  mode: Mode,
  view: View,
  dieLook: DieLook,
  solid: Solid,
  digit: Digit,
  share = 1,
): Frame {
  const bowl = BOWLS[mode];
  const size = Math.ceil(((mode === 'percent' ? 200 : 270) * share) / 20) * 20;
  return {
    name,
    what: 'die',
    share,
    // A die on its edge is higher than one at rest.
    box: { width: size, height: size * 1.3, x: size / 2, y: size * 0.8 },
    stage: {
      ...stageOf(look, digit),
      camera: cameraOf(view, view.dieHalf, share),
      die: { solid, look: dieLook },
      body: bowl,
      bodySurface: surfaceOf(look.bowl, mode, bowl.profile.stretch),
      groundY: null,
    },
  };
}

const cameraOf = (view: View, targetY: number, share: number): Stage['camera'] => ({
  pitchDegrees: view.pitchDegrees,
  distance: view.distance,
  target: [0, targetY, 0],
  pxPerUnit: view.pxPerUnit * PX * share,
});
