import { bySkin } from '../../kit/scene/paint/palette';
import { BLACK_GOLD } from './palettes/blackGold';
import { FIESTA_YARD } from './palettes/fiestaYard';
import { NEON_ARENA } from './palettes/neonArena';
import { SAND_SEA } from './palettes/sandSea';

export const paletteFor = bySkin({ bg24: BLACK_GOLD, v2: FIESTA_YARD, v3: NEON_ARENA, v4: SAND_SEA });
