import type { Centavos } from '../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../i18n/amountText';
import * as css from './Amount.css';

export { amountText, type CurrencySymbol };

interface AmountProps {
  centavos: Centavos;
  symbol?: CurrencySymbol;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Puts a plus before what came in; a minus always shows. */
  signed?: boolean;
}

export function Amount({ centavos, symbol = '₱', size = 'm', signed = false }: AmountProps) {
  return <span className={css.size[size]}>{amountText(centavos, symbol, signed)}</span>;
}
