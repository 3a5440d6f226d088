import { bySkin } from '../../kit/scene/paint/palette';
import type { Palette } from './palette';
import { BLACK_GOLD } from './palettes/blackGold';
import { DUSK_PLAZA } from './palettes/duskPlaza';
import { NEON_NIGHT } from './palettes/neonNight';
import { PALE_SHELL } from './palettes/paleShell';

export const paletteFor = bySkin<Palette>({
  bg24: BLACK_GOLD,
  v2: DUSK_PLAZA,
  v3: NEON_NIGHT,
  v4: PALE_SHELL,
});
