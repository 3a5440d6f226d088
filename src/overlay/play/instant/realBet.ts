import { ERRORS } from '../../../../contract/envelope';
import { ApiError } from '../../../shared/api/apiError';
import { type Placed, placeBet, type RealBet } from '../../../shared/play/play';
import { knownSeeds, loadSeeds } from '../../../shared/play/seeds';

/**
 * Places a real bet with the player's seed pair. Loads the pair if it is missing or was changed elsewhere. Throws an
 * ApiError.
 */
export async function placeRealBet(game: string, bet: RealBet, onChecking: () => void): Promise<Placed> {
  if ((knownSeeds(game)?.clientSeed ?? '') === '') await loadSeeds(game);
  try {
    return await placeBet(game, bet, onChecking);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERRORS.seedChanged.code) throw error;
    await loadSeeds(game);
    return placeBet(game, bet, onChecking);
  }
}
