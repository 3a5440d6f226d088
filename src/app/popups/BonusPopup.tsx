import type { Centavos } from '../../../games/kit/rules/money';
import { RedBag } from '../../overlay/popups/RedBag';
import { BonusSheet } from '../../overlay/wallet/BonusSheet';
import { useTheme } from '../../theme/shown';

interface BonusPopupProps {
  readonly onClose: () => void;
  readonly amountCentavos: Centavos;
}

/** A bonus that came since the last visit. The neon skin gives it in a red bag. */
export function BonusPopup(props: BonusPopupProps) {
  return useTheme().skin === 'v3' ? <RedBag {...props} /> : <BonusSheet {...props} />;
}
