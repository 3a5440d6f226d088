import { moneyText } from '../app/text';

interface MoneyProps {
  readonly centavos: bigint;
  /** A change has a sign and a colour; a balance has neither. */
  readonly isChange?: boolean;
}

/** An amount in pesos. */
export const Money = ({ centavos, isChange = false }: MoneyProps) => (
  <span className={`money ${!isChange || centavos === 0n ? '' : centavos > 0n ? 'pos' : 'neg'}`}>
    {moneyText(centavos, isChange)}
  </span>
);
