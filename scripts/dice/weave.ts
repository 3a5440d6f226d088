import { blend, grain, scaled, type Vec } from './space';
import type { Surface } from './stage';

/** Split bamboo, woven two over two: each strand is round, and darker where it goes under. */
export function plaited(x: number, z: number, pitch: number, light: Vec, dark: Vec): Surface {
  // Strands run diagonally.
  const u = (x + z) / pitch;
  const v = (x - z) / pitch;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const over = (((i + j) % 4) + 4) % 4 < 2;
  const across = (over ? u - i : v - j) - 0.5;
  const lengthwise = over ? v : u;
  // A strand goes down at the ends of its two-cell run.
  const run = (((lengthwise + (over ? i : j)) % 2) + 2) % 2;
  const dive = Math.abs(run - 1);
  const strand = over ? grain(i, 3) : grain(j, 7);
  const fibre = 0.94 + 0.06 * Math.sin(across * 60 + strand * 40);
  const groove = Math.max(0, 1 - ((Math.abs(across) - 0.36) / 0.14) * (Math.abs(across) > 0.36 ? 1 : 0));
  const tone = (0.3 + 0.7 * groove) * (1 - 0.34 * dive ** 4) * fibre * (0.86 + 0.28 * strand);
  const lean = across * 1.1;
  const dip = (run - 1) ** 3 * 0.5;
  const [a, b] = over ? [lean, dip] : [dip, lean];
  return {
    color: scaled(blend(dark, light, 0.35 + 0.65 * strand * groove), tone),
    mirror: 0.03,
    glance: 0.35,
    bump: [(a + b) * 0.6, 0, (a - b) * 0.6],
  };
}

/** Cane wrapped around a rim: bands that run diagonally over it. */
export function wound(angle: number, height: number, turns: number, light: Vec, dark: Vec): Surface {
  const phase = angle * turns + height * 34;
  const ridge = Math.sin(phase) * 0.5 + 0.5;
  const band = Math.sin(angle * turns * 0.5) * 0.5 + 0.5;
  const lean = Math.cos(phase) * 0.22;
  return {
    color: scaled(blend(dark, light, 0.55 + 0.45 * band), 0.4 + 0.6 * ridge),
    mirror: 0.05,
    glance: 0.5,
    bump: [-Math.sin(angle) * lean, 0, Math.cos(angle) * lean],
  };
}
