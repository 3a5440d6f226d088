import { cabinet, stageCards } from '../games/cards';
import type { GameCard, StageCard } from '../games/kit/card';
import { lottoDraw } from '../src/overlay/lotto/draw/card';
import { luckyDraw } from '../src/overlay/lucky-prize/draw/card';

/** What the gallery can show. A scene that is no game has no bet, no sound and no strings of its own. */
export type SceneCard = Pick<StageCard, 'name' | 'scene' | 'moments'> &
  Partial<Pick<StageCard, 'usualBet' | 'sound' | 'words'>> & { readonly id?: number };

/** Everything that has a scene: the games, then the draws of the weekly lucky prize and of lotto. */
export const scenes: readonly SceneCard[] = [...stageCards, luckyDraw, lottoDraw];

/** The games with a board, which a cell shows below its scene. */
export const boardCards: readonly GameCard[] = cabinet;
