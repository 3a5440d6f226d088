import type { SkinName } from '../../skin';
import type { Tuning } from '../scene';
import { tunedColor } from '../tuning';

/** The light of a win in one skin: bright forms of the skin's own colours, because light is added to the picture. */
export interface SkinLight {
  /** The two fans of rays, and the glow behind what won. */
  readonly rays: number;
  readonly ember: number;
  readonly halo: number;
  /** Beams, lines and glints on the winners. */
  readonly glow: number;
}

export const SKIN_LIGHTS: Readonly<Record<SkinName, SkinLight>> = {
  bg24: { rays: 0xffb84e, ember: 0xff5a4a, halo: 0xff6a30, glow: 0xffd98a },
  v2: { rays: 0xffb51f, ember: 0xff3d6e, halo: 0xff9a00, glow: 0xffe08a },
  v3: { rays: 0xff4fc3, ember: 0x2be3ff, halo: 0xb04bff, glow: 0x9cf0ff },
  v4: { rays: 0x9fe8d4, ember: 0x4cc3ee, halo: 0x3fc8ac, glow: 0xd8f5ec },
};

/** What a win dims the stage to: black, or a colour where black would turn white surfaces to mud. */
export const DUSKS: Readonly<Record<SkinName, number | null>> = {
  bg24: null,
  v2: 0x3a0a28,
  v3: null,
  v4: 0x0b4a48,
};

/** The colours of a tuning file that tint the skin's light, and what they tint. */
const TINTS: Readonly<Record<string, keyof SkinLight>> = {
  rayColor: 'rays',
  emberColor: 'ember',
  haloColor: 'halo',
  glowColor: 'glow',
  linkColor: 'glow',
  wedgeColor: 'glow',
};

/** The tuning with the light of a skin: a colour in the file is a tint of the skin's, and white leaves it as it is. */
export function inSkinLight(tuning: Tuning, skin: SkinName): Tuning {
  const light = SKIN_LIGHTS[skin];
  const lit = Object.entries(TINTS)
    .filter(([name]) => name in tuning)
    .map(([name, what]) => [name, hexOf(times(light[what], tunedColor(tuning, name)))]);
  return { ...tuning, ...Object.fromEntries(lit) };
}

const times = (one: number, other: number): number =>
  [16, 8, 0].reduce(
    (tint, shift) => tint | (Math.round((((one >> shift) & 255) * ((other >> shift) & 255)) / 255) << shift),
    0,
  );

const hexOf = (tint: number): string => `#${tint.toString(16).padStart(6, '0')}`;
