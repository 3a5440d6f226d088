import type { WithdrawalTerms } from '../../../contract/wallet/withdrawals';
import { formatPesos } from '../../../games/kit/rules/money';

/** The most that can be cashed out now, as a player would type it: to the centavo, without ".00". */
export function mostTyped({ available, max }: Pick<WithdrawalTerms, 'available' | 'max'>): string {
  // Math.min knows no bigint.
  const most = available <= max ? available : max;
  return formatPesos(most).replace(/\.00$/, '');
}
