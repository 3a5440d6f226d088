import type { SkinName } from '../../games/kit/skin';
import { BLACK_GOLD } from './looks/blackGold';
import { FIESTA } from './looks/fiesta';
import type { Look } from './looks/look';
import { NEON } from './looks/neon';
import { SEA } from './looks/sea';

/** The materials of each skin. */
export const LOOKS: Readonly<Record<SkinName, Look>> = { bg24: BLACK_GOLD, v2: FIESTA, v3: NEON, v4: SEA };
