import { activityCalls } from '../../../contract/rewards/activities';
import type { Centavos } from '../../../games/kit/rules/money';
import { RedBag } from '../../overlay/popups/RedBag';
import { BonusFacts } from '../../overlay/wallet/bonus/BonusFacts';
import { BonusSheet } from '../../overlay/wallet/bonus/BonusSheet';
import { useBonus } from '../../overlay/wallet/bonus/useBonus';
import { send } from '../../shared/api/api';
import { useTheme } from '../../theme/shown';

interface BonusPopupProps {
  readonly onClose: () => void;
  readonly amountCentavos: Centavos;
  /** The newest bonus of the amount: closing marks those up to it as seen. */
  readonly bonusId: string;
}

/** Bonuses credited since one was last shown. The neon skin shows them as a red envelope. */
export function BonusPopup({ onClose, amountCentavos, bonusId }: BonusPopupProps) {
  const close = () => {
    // If it fails, the popup opens again with the next start.
    send(activityCalls.seen, { bonusId }, { noLoginRedirect: true, quiet: true }).catch(() => null);
    onClose();
  };
  const current = useBonus();
  const Shown = useTheme().skin === 'v3' ? RedBag : BonusSheet;
  return (
    <Shown onClose={close} amountCentavos={amountCentavos}>
      {current === undefined ? undefined : <BonusFacts terms={current.terms} />}
    </Shown>
  );
}
