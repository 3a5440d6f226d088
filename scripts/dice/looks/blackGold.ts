import type { Mode } from '../../../games/dice/rules/mode';
import { blend, scaled, smooth, unit, type Vec } from '../space';
import type { SolidLook } from '../stage';
import { plaited, wound } from '../weave';
import { DIGITS, FLOOR_TO, type Look, PIPS, RIM_FROM, silk, skyOf, stone, sunRay, thread } from './look';

const onyx = (mode: Mode): SolidLook => ({
  kind: 'solid',
  ...(mode === 'percent' ? DIGITS : PIPS),
  color: stone([0.011, 0.01, 0.012], [0.06, 0.05, 0.045], 0.5),
  mirror: 0.06,
  ink: mode === 'percent' ? [0.82, 0.38, 0.065] : [0.6, 0.32, 0.07],
  dim: mode === 'percent' ? 0.13 : 1,
  one: [0.62, 0.012, 0.03],
  shine: mode === 'percent' ? 0.4 : 0.05,
});

const honeyOnyx: SolidLook = {
  kind: 'solid',
  ...DIGITS,
  color: stone([0.42, 0.29, 0.145], [0.68, 0.56, 0.37], 0.9),
  mirror: 0.05,
  ink: [0.045, 0.0015, 0.005],
  dim: 0.22,
  shine: 0.02,
};

/** Onyx dice with gold pips, a bowl lined with wine silk. */
export const BLACK_GOLD: Look = {
  light: {
    key: { direction: [-0.52, 0.8, 0.34], color: [1.75, 1.45, 1.08], size: 0.17 },
    ambient: [0.2, 0.15, 0.12],
    bounce: [0.2, 0.08, 0.06],
    rim: [1.5, 0.8, 0.35],
    rimDirection: unit([0.7, -0.05, 0.6]),
    sky: skyOf(
      [0.03, 0.015, 0.012],
      [0.07, 0.05, 0.035],
      [
        { from: unit([-0.5, 0.78, 0.37]), soft: [0.9, 0.955], color: [1, 0.9, 0.74], power: 5.5 },
        { from: unit([-0.86, 0.4, -0.3]), soft: [0.88, 0.95], color: [1, 0.62, 0.26], power: 2.4 },
        { from: unit([0.86, 0.36, -0.34]), soft: [0.86, 0.95], color: [1, 0.56, 0.22], power: 2 },
        { from: unit([0, 0.5, -0.87]), soft: [0.92, 0.98], color: [1, 0.78, 0.46], power: 1.7 },
        { from: unit([0.7, 0.3, 0.65]), soft: [0.9, 0.96], color: [1, 0.4, 0.16], power: 1.1 },
      ],
    ),
    exposure: 1.2,
  },
  dice: { percent: [onyx('percent'), honeyOnyx], seven: [onyx('seven'), onyx('seven')] },
  bowl(spot) {
    const { radius, angle, y, outward, mode } = spot;
    const light: Vec = [0.66, 0.4, 0.13];
    const dark: Vec = [0.3, 0.14, 0.035];
    if (radius > RIM_FROM[mode]) return wound(angle, y - 0.86, 74, light, dark);
    if (outward > 0) return plaited(angle * 3, y * 2.4, 0.26, scaled(light, 0.7), dark);
    // Two gold threads: one under the rim, one where the floor ends.
    const hem = Math.max(thread(radius, RIM_FROM[mode] - 0.16), 0.8 * thread(radius, FLOOR_TO[mode] * 0.93));
    const cloth = silk(spot, [0.18, 0.0095, 0.024]);
    const gold = Math.max(hem, 0.42 * sunRay(angle, radius / FLOOR_TO[mode]));
    return { ...cloth, color: blend(cloth.color, [0.7, 0.42, 0.13], gold), mirror: 0.035 + 0.16 * gold };
  },
  cover({ x, z, y, radius, angle, mode }) {
    const light: Vec = [0.72, 0.43, 0.14];
    const dark: Vec = [0.34, 0.15, 0.035];
    const edge = RIM_FROM[mode];
    if (y < 0.1) return wound(angle, y, 74, light, dark);
    if (radius < 0.34) return { color: [0.5, 0.24, 0.07], mirror: 0.09, glance: 0.8 };
    const weave = plaited(x, z * 1.15, mode === 'percent' ? 0.2 : 0.17, light, dark);
    // A band of black strands with gold between them.
    const band = smooth(0.62, 0.64, radius / edge) * (1 - smooth(0.78, 0.8, radius / edge));
    return { ...weave, color: blend(weave.color, scaled(weave.color, 0.09), band) };
  },
  groundShade: 0.92,
};
