import type { Mode } from '../../../games/dice/rules/mode';
import { blend, linear, scaled, smooth, unit, type Vec } from '../space';
import type { GlassLook } from '../stage';
import { plaited, wound } from '../weave';
import { DIGITS, type Look, PIPS, RIM_FROM, skyOf } from './look';

const MAGENTA = linear('#FF4FC3');
const CYAN = linear('#2BE3FF');

const glass = (mode: Mode, core: Vec, absorbs: Vec): GlassLook => ({
  kind: 'glass',
  ...(mode === 'percent' ? DIGITS : PIPS),
  core,
  absorbs,
  glow: mode === 'percent' ? 0.8 : 0.62,
  spill: 1.1,
  ink: mode === 'percent' ? [5.6, 5.6, 6] : [3.6, 3.6, 4],
  dim: mode === 'percent' ? 0.16 : 0.55,
  shine: 1,
});

const magenta = (mode: Mode) => glass(mode, MAGENTA, [0.22, 0.9, 0.34]);
const cyan = (mode: Mode) => glass(mode, CYAN, [1, 0.22, 0.16]);

const CANE: Vec = [0.46, 0.27, 0.11];
const BARK: Vec = [0.2, 0.09, 0.06];

/** Glass dice with a light inside, a ring of light on a dark mirror. */
export const NEON: Look = {
  light: {
    key: { direction: [-0.52, 0.8, 0.34], color: [1.5, 1.32, 1.15], size: 0.16 },
    ambient: [0.22, 0.13, 0.5],
    bounce: [0.3, 0.06, 0.3],
    rim: CYAN,
    rimDirection: unit([0.7, -0.1, 0.7]),
    sky: skyOf(
      [0.012, 0.006, 0.04],
      [0.06, 0.02, 0.14],
      [
        { from: unit([-0.5, 0.78, 0.37]), soft: [0.9, 0.955], color: [1, 0.93, 0.82], power: 5.5 },
        { from: unit([-0.86, 0.4, -0.3]), soft: [0.88, 0.95], color: MAGENTA, power: 3.2 },
        { from: unit([0.86, 0.36, -0.34]), soft: [0.86, 0.95], color: CYAN, power: 3 },
        { from: unit([0.7, 0.3, 0.65]), soft: [0.9, 0.96], color: CYAN, power: 1.4 },
        { from: unit([0, 0.5, -0.87]), soft: [0.93, 0.98], color: [0.8, 0.5, 1], power: 1.6 },
      ],
    ),
    exposure: 1.22,
  },
  dice: { percent: [magenta('percent'), cyan('percent')], seven: [magenta('seven'), cyan('seven')] },
  bowl({ radius, angle, y, outward, mode }) {
    const rim = RIM_FROM[mode];
    if (radius > rim || outward > 0) return wound(angle, y - 0.86, 74, CANE, BARK);
    const line = Math.exp(-(((radius - rim + 0.2) / 0.035) ** 2));
    const out = radius / rim;
    const rays =
      Math.abs(Math.sin(angle * 4)) ** 26 * smooth(0.24, 0.78, out) * (1 - smooth(0.79, 0.83, out));
    return {
      color: [0.02 + 0.05 * rays, 0.01 + 0.02 * rays, 0.05 + 0.1 * rays],
      mirror: 0.075,
      glance: 0.9,
      emits: [0.2 * line + MAGENTA[0] * line * 1.6, line * 0.35 + CYAN[1] * line * 0.5, line * 1.5],
    };
  },
  cover({ x, z, y, radius, angle, mode }) {
    const edge = RIM_FROM[mode];
    if (y < 0.1) return { ...wound(angle, y, 74, CANE, BARK), emits: scaled(MAGENTA, 0.1) };
    if (radius < 0.34) return { color: [0.1, 0.06, 0.3], mirror: 0.1, glance: 0.9, emits: scaled(CYAN, 0.3) };
    const weave = plaited(x, z * 1.15, mode === 'percent' ? 0.2 : 0.17, [0.2, 0.13, 0.5], [0.05, 0.03, 0.16]);
    const out = radius / edge;
    const band = smooth(0.62, 0.64, out) * (1 - smooth(0.78, 0.8, out));
    const ring = Math.exp(-(((out - 0.9) / 0.012) ** 2));
    return {
      ...weave,
      color: blend(weave.color, scaled(MAGENTA, 0.5), band * 0.6),
      emits: blend(scaled(CYAN, 0.9 * ring), scaled(MAGENTA, 0.12), band),
      mirror: 0.06,
      glance: 0.6,
    };
  },
  groundShade: 0.86,
};
