import { ERRORS } from '../../../../contract/envelope';
import { ApiError } from '../../../shared/api/apiError';
import { loadSeeds, type Placed, placeBet, type RealBet, seedsAtom } from '../../../shared/play/play';
import { readAtom } from '../../../shared/store/store';

/**
 * Places a real bet under the player's pair of seeds, which is loaded where it is missing or was changed
 * elsewhere meanwhile. Throws an ApiError.
 */
export async function placeRealBet(game: string, bet: RealBet, onChecking: () => void): Promise<Placed> {
  if (!hasSeeds(game)) await loadSeeds(game);
  try {
    return await placeBet(game, bet, onChecking);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERRORS.seedChanged.code) throw error;
    await loadSeeds(game);
    return placeBet(game, bet, onChecking);
  }
}

const hasSeeds = (game: string): boolean => (readAtom(seedsAtom(game))?.clientSeed ?? '') !== '';
