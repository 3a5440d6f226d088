import type { ParsedBet } from '../../../games/kit/rules/round';
import type { Context } from '../../context';
import { exposureMaxOf } from '../../exposure';
import { type Refusal, refuse } from '../../http/refusal';

/** Why a bet of this size on a game is refused; null when it is accepted. */
export function limitRefusal(
  { config }: Pick<Context, 'config'>,
  game: string,
  bet: ParsedBet,
): Refusal | null {
  if (bet.stakeCentavos < config.stakeMinCentavos) return refuse('amountOutOfRange');
  return bet.maxPayoutCentavos > exposureMaxOf(config, game) ? refuse('exposureTooHigh') : null;
}
