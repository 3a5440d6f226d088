import { placePaced } from '../../../shared/play/pace';
import { type Placed, placeBet, type RealBet } from '../../../shared/play/play';
import { knownSeeds, loadSeeds } from '../../../shared/play/seeds';
import { areSeedsRefused } from '../../../shared/play/seedsRefused';

interface RealBetCalls {
  /** The answer is late and the call is repeated. */
  readonly onChecking: () => void;
  /** Whether the bet is still wanted after a wait. */
  readonly isWanted: () => boolean;
}

/**
 * Places a real bet with the player's seed pair, after the least time since the last one. Loads the pair if it is missing
 * or was changed elsewhere. Throws an ApiError.
 */
export async function placeRealBet(
  game: string,
  bet: RealBet,
  { onChecking, isWanted }: RealBetCalls,
): Promise<Placed> {
  if ((knownSeeds(game)?.clientSeed ?? '') === '') await loadSeeds(game);
  const place = () => placePaced(game, () => placeBet(game, bet, onChecking), { isWanted });
  try {
    return await place();
  } catch (error) {
    if (!areSeedsRefused(error)) throw error;
    await loadSeeds(game);
    return place();
  }
}
