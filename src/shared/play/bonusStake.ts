import type { User } from '../../../contract/account/user';
import { BONUS_STAKE_MAX } from '../../../contract/wallet/bonusRules';
import type { Centavos } from '../../../games/kit/rules/money';

/**
 * Why the server would refuse a stake that main money does not cover, by the balances that are shown; null where it would
 * not. `turnoverWeight` is that of the game, in percent.
 */
export function bonusRefusal(
  { finance, bonus }: Pick<User, 'finance' | 'bonus'>,
  stakeCentavos: Centavos,
  turnoverWeight: number,
): 'bonusNotHere' | 'bonusStakeTooHigh' | null {
  if (stakeCentavos <= finance || stakeCentavos > finance + bonus) return null;
  if (turnoverWeight === 0) return 'bonusNotHere';
  return stakeCentavos > BONUS_STAKE_MAX ? 'bonusStakeTooHigh' : null;
}
