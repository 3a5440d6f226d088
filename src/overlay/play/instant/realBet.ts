import { type Placed, placeBet, type RealBet } from '../../../shared/play/play';
import { knownSeeds, loadSeeds } from '../../../shared/play/seeds';
import { areSeedsRefused } from '../../../shared/play/seedsRefused';

/**
 * Places a real bet with the player's seed pair. Loads the pair if it is missing or was changed elsewhere. Throws an
 * ApiError.
 */
export async function placeRealBet(game: string, bet: RealBet, onChecking: () => void): Promise<Placed> {
  if ((knownSeeds(game)?.clientSeed ?? '') === '') await loadSeeds(game);
  try {
    return await placeBet(game, bet, onChecking);
  } catch (error) {
    if (!areSeedsRefused(error)) throw error;
    await loadSeeds(game);
    return placeBet(game, bet, onChecking);
  }
}
