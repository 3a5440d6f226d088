import * as cards from './cabinet';
import type { GameCard } from './kit/card';
import type { LoyaltyCard } from './kit/loyaltyCard';

/** Everything that has a scene, for the gallery: the games of the lobby and the loyalty games, each ordered by id. */
export const stageCards: readonly (GameCard | LoyaltyCard)[] = Object.values(
  cards as Readonly<Record<string, GameCard | LoyaltyCard>>,
).sort((a, b) => Number('isLoyalty' in a) - Number('isLoyalty' in b) || a.id - b.id);

/** The card of every game of the lobby. The app opens games only through this list. */
export const cabinet: readonly GameCard[] = stageCards.flatMap((card) => ('isLoyalty' in card ? [] : [card]));

/** The wheel that is paid with loyalty points. Its page opens it; it is not in the lobby. */
export const loyaltyWheel: LoyaltyCard = cards.wheel;
