import type { ParsedBet } from '../../../games/kit/rules/round';
import type { Context } from '../../context';
import { type Refusal, refuse } from '../../http/refusal';

/** Why the house takes no bet of this size; null where it does. */
export function limitRefusal({ config }: Pick<Context, 'config'>, bet: ParsedBet): Refusal | null {
  if (bet.stakeCentavos < config.stakeMinCentavos) return refuse('amountOutOfRange');
  return bet.maxPayoutCentavos > config.exposureMaxCentavos ? refuse('exposureTooHigh') : null;
}
