import type { Mode } from '../../../games/dice/rules/mode';
import { blend, linear, scaled, smooth, unit, type Vec } from '../space';
import type { SolidLook, Surface } from '../stage';
import { plaited, wound } from '../weave';
import { DIGITS, FLOOR_TO, type Look, PIPS, RIM_FROM, skyOf, thread } from './look';

const RED = linear('#D81E3C');
const WHITE: Vec = [0.8, 0.76, 0.68];
const plain = (color: Vec) => (): Vec => color;

const lacquer = (mode: Mode, color: Vec, ink: Vec, one: Vec): SolidLook => ({
  kind: 'solid',
  ...(mode === 'percent' ? DIGITS : PIPS),
  color: plain(color),
  mirror: 0.05,
  ink,
  dim: mode === 'percent' ? 0.2 : 1,
  one,
  shine: mode === 'percent' ? 0.12 : 0.02,
});

const red = (mode: Mode) => lacquer(mode, scaled(RED, 0.72), [0.92, 0.88, 0.8], [0.95, 0.6, 0.04]);
const white = (mode: Mode) => lacquer(mode, WHITE, [0.3, 0.008, 0.03], scaled(RED, 0.9));

const BAMBOO: Vec = [0.78, 0.52, 0.17];
const BARK: Vec = [0.42, 0.2, 0.05];
/** The colours a mat is dyed in. */
const DYES: readonly Vec[] = [linear('#E0115F'), linear('#0B8F5A'), linear('#F08A00'), linear('#1668C8')];

/** Strips of a mat, dyed in bands around the middle. */
function dyed(surface: Surface, share: number): Surface {
  const band = Math.floor(share * 14);
  const dye = band % 3 === 1 ? DYES[Math.floor(band / 3) % DYES.length] : undefined;
  return dye === undefined ? surface : { ...surface, color: blend(scaled(surface.color, 0.35), dye, 0.72) };
}

/** Red and white dice on a bright mat. */
export const FIESTA: Look = {
  light: {
    key: { direction: [-0.52, 0.8, 0.34], color: [1.5, 1.38, 1.16], size: 0.22 },
    ambient: [0.34, 0.3, 0.25],
    bounce: [0.3, 0.22, 0.14],
    rim: [0.5, 0.32, 0.16],
    rimDirection: unit([0.7, -0.05, 0.6]),
    sky: skyOf(
      [0.3, 0.24, 0.16],
      [0.62, 0.6, 0.56],
      [
        { from: unit([-0.5, 0.78, 0.37]), soft: [0.9, 0.955], color: [1, 0.96, 0.86], power: 4.2 },
        { from: unit([-0.86, 0.4, -0.3]), soft: [0.88, 0.95], color: [1, 0.9, 0.6], power: 1.6 },
        { from: unit([0.86, 0.36, -0.34]), soft: [0.86, 0.95], color: [1, 0.62, 0.4], power: 1.4 },
      ],
    ),
    exposure: 1.12,
  },
  dice: { percent: [red('percent'), white('percent')], seven: [red('seven'), white('seven')] },
  bowl({ x, z, y, radius, angle, outward, mode }) {
    if (radius > RIM_FROM[mode]) return wound(angle, y - 0.86, 74, BAMBOO, BARK);
    if (outward > 0) return plaited(angle * 3, y * 2.4, 0.26, scaled(BAMBOO, 0.8), BARK);
    const mat = plaited(x, z * 1.1, mode === 'percent' ? 0.2 : 0.17, [0.86, 0.66, 0.3], [0.6, 0.4, 0.14]);
    const out = radius / RIM_FROM[mode];
    const hem = thread(radius, FLOOR_TO[mode] * 0.98);
    const cloth = out > 0.66 ? dyed(mat, out) : mat;
    return { ...cloth, color: blend(cloth.color, DYES[0] ?? BAMBOO, hem * 0.9), mirror: 0.02, glance: 0.2 };
  },
  cover({ x, z, y, radius, angle, mode }) {
    const edge = RIM_FROM[mode];
    if (y < 0.1) return wound(angle, y, 74, DYES[0] ?? BAMBOO, scaled(DYES[0] ?? BARK, 0.4));
    if (radius < 0.34) return { color: DYES[2] ?? BAMBOO, mirror: 0.06, glance: 0.7 };
    const weave = plaited(x, z * 1.15, mode === 'percent' ? 0.2 : 0.17, BAMBOO, BARK);
    const out = radius / edge;
    const inside = smooth(0.3, 0.32, out) * (1 - smooth(0.9, 0.92, out));
    return inside > 0.5 ? dyed(weave, out) : weave;
  },
  groundShade: 0.62,
};
