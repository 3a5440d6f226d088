import type { ParsedBet } from '../../../games/kit/rules/round';
import type { Context } from '../../context';
import { type Refusal, refuse } from '../../http/refusal';

/** Why a bet of this size is refused; null when it is accepted. */
export function limitRefusal({ config }: Pick<Context, 'config'>, bet: ParsedBet): Refusal | null {
  if (bet.stakeCentavos < config.stakeMinCentavos) return refuse('amountOutOfRange');
  return bet.maxPayoutCentavos > config.exposureMaxCentavos ? refuse('exposureTooHigh') : null;
}
