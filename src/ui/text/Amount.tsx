import type { Centavos } from '../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../i18n/amountText';
import * as css from './Amount.css';

export { amountText, type CurrencySymbol };

interface AmountProps {
  centavos: Centavos;
  symbol?: CurrencySymbol;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Shows a plus before positive amounts; a minus is always shown. */
  signed?: boolean;
}

export function Amount({ centavos, symbol = '₱', size = 'm', signed = false }: AmountProps) {
  return <span className={css.size[size]}>{amountText(centavos, symbol, signed)}</span>;
}
