import * as cards from './cabinet';
import type { GameCard, LoyaltyCard } from './kit/card';

/** Everything that has a scene, for the gallery: the games of the lobby and the loyalty games, each by their ids. */
export const stageCards: readonly (GameCard | LoyaltyCard)[] = Object.values(
  cards as Readonly<Record<string, GameCard | LoyaltyCard>>,
).sort((a, b) => Number('isLoyalty' in a) - Number('isLoyalty' in b) || a.id - b.id);

/** The card of every game of the lobby. The app opens games through this list alone. */
export const cabinet: readonly GameCard[] = stageCards.flatMap((card) => ('isLoyalty' in card ? [] : [card]));

/** The wheel that loyalty points pay for. Its page opens it; the lobby and its table do not know it. */
export const loyaltyWheel: LoyaltyCard = cards.wheel;
