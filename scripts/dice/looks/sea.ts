import type { Mode } from '../../../games/dice/rules/mode';
import { blend, linear, scaled, smooth, unit, type Vec } from '../space';
import type { SolidLook } from '../stage';
import { plaited, wound } from '../weave';
import { DIGITS, type Look, PIPS, RIM_FROM, skyOf, thread } from './look';

const TEAL = linear('#0B6B5B');
const CORAL = linear('#FF7A4A');
const IVORY: Vec = [0.93, 0.905, 0.85];
const plain = (color: Vec) => (): Vec => color;

const ceramic = (mode: Mode, color: Vec, ink: Vec): SolidLook => ({
  kind: 'solid',
  ...(mode === 'percent' ? DIGITS : PIPS),
  color: plain(color),
  mirror: 0.045,
  ink,
  dim: mode === 'percent' ? 0.16 : 1,
  one: CORAL,
  shine: mode === 'percent' ? 0.03 : 0,
});

const ivory = (mode: Mode) => ceramic(mode, scaled(IVORY, 0.9), scaled(TEAL, 0.6));
const teal = (mode: Mode) => ceramic(mode, scaled(TEAL, 1.1), [0.92, 0.92, 0.88]);

/** Ceramic dice in a white bowl on linen. */
export const SEA: Look = {
  light: {
    key: { direction: [-0.55, 0.78, 0.3], color: [0.98, 0.92, 0.8], size: 0.3 },
    ambient: [0.235, 0.265, 0.275],
    bounce: [0.2, 0.22, 0.21],
    rim: [0.25, 0.5, 0.52],
    rimDirection: unit([0.8, -0.05, 0.5]),
    sky: skyOf(
      [0.42, 0.52, 0.5],
      [0.72, 0.82, 0.8],
      [
        { from: unit([-0.52, 0.77, 0.36]), soft: [0.91, 0.95], color: [1, 0.96, 0.88], power: 4 },
        { from: unit([-0.75, 0.55, -0.36]), soft: [0.9, 0.95], color: [1, 0.95, 0.86], power: 2.2 },
        { from: unit([0.8, 0.4, 0.4]), soft: [0.88, 0.97], color: [0.6, 0.95, 1], power: 0.9 },
      ],
    ),
    exposure: 1.13,
  },
  dice: { percent: [ivory('percent'), teal('percent')], seven: [ivory('seven'), ivory('seven')] },
  bowl({ y, radius, angle, mode }) {
    const rim = RIM_FROM[mode];
    if (radius > rim) return { color: scaled(TEAL, 1.1), mirror: 0.05, glance: 0.8 };
    const wave =
      radius > rim * 0.72 ? Math.exp(-(((y - 0.56 - 0.035 * Math.sin(angle * 22)) / 0.03) ** 2)) : 0;
    const line = Math.min(1, wave + 0.8 * thread(radius, rim * 0.68));
    return { color: blend([0.86, 0.9, 0.87], [0.13, 0.42, 0.38], line), mirror: 0.045, glance: 0.7 };
  },
  cover({ x, z, y, radius, angle, mode }) {
    const edge = RIM_FROM[mode];
    if (y < 0.1) return wound(angle, y, 74, scaled(TEAL, 1.4), scaled(TEAL, 0.6));
    if (radius < 0.34) return { color: scaled(TEAL, 1.1), mirror: 0.06, glance: 0.8 };
    const weave = plaited(
      x,
      z * 1.15,
      mode === 'percent' ? 0.2 : 0.17,
      [0.9, 0.84, 0.72],
      [0.66, 0.57, 0.44],
    );
    const out = radius / edge;
    const band = smooth(0.66, 0.68, out) * (1 - smooth(0.76, 0.78, out));
    return { ...weave, color: blend(weave.color, scaled(TEAL, 1.3), band * 0.8) };
  },
  groundShade: 0.5,
};
