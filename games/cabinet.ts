import { color } from './color/index';
import { crash } from './crash/index';
import { dice } from './dice/index';
import type { GameCard, StageCard } from './kit/card';
import { ring } from './ring/index';
import { sabong } from './sabong/index';
import { scratch } from './scratch/index';
import { wheel } from './wheel/index';

/** Every game's card, in the order of the lobby. The app and the gallery open games through this list alone. */
export const cabinet: readonly GameCard[] = [color, ring, crash, scratch, dice, sabong];

/** The wheel that loyalty points pay for. Its page opens it; the lobby and its table do not know it. */
export const loyaltyWheel = wheel;

/** Everything that has a scene, for the gallery. */
export const stageCards: readonly StageCard[] = [...cabinet, loyaltyWheel];
