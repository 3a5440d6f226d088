import type { Centavos } from '../../../games/kit/rules/money';
import { RedBag } from '../../overlay/popups/RedBag';
import { BonusSheet } from '../../overlay/wallet/BonusSheet';
import { useTheme } from '../../theme/shown';

interface BonusPopupProps {
  readonly onClose: () => void;
  readonly amountCentavos: Centavos;
}

/** A bonus granted since the last visit. The neon skin shows it as a red envelope. */
export function BonusPopup(props: BonusPopupProps) {
  return useTheme().skin === 'v3' ? <RedBag {...props} /> : <BonusSheet {...props} />;
}
