import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Gift from '~icons/ph/gift-fill';
import Seal from '~icons/ph/seal-check-fill';
import type { EmergencyAlert } from '../../../contract/emergency';
import { type Centavos, ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { jumpToMain } from '../../shared/apps/jump';
import { reportEmergencyPopupBonus, reportH5ButtonClick } from '../../shared/device';
import { hasToken } from '../../shared/session/session';
import { emergencyArt } from '../../theme/emergencyArt';
import { useTheme } from '../../theme/shown';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './EmergencyTransfer.css';
import * as shared from './TransferPopup.css';

interface EmergencyTransferProps {
  readonly onClose: () => void;
  readonly alert?: EmergencyAlert;
  /** The bonus for an account that moves from a child app. */
  readonly awardCentavos?: Centavos;
}

/** Operators have announced a new address: says exactly which, and leads there. A child app moves the account along. */
export function EmergencyTransfer({ onClose, alert, awardCentavos = ZERO }: EmergencyTransferProps) {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const { data: info } = useQuery(appInfoQuery);
  const [busy, setBusy] = useState(false);
  const shown = alert ?? info?.alert ?? null;
  const url = shown?.url ?? null;
  const isMoving = info?.mainAppUrl != null && hasToken();
  const move = async () => {
    setBusy(true);
    if (awardCentavos > ZERO) reportEmergencyPopupBonus({ from: 'emergencyTransfer' });
    // The sheet stays open: closing it goes back in the history, which would call the jump off.
    if (!(await jumpToMain())) setBusy(false);
  };
  const follow = (address: string) => {
    reportH5ButtonClick({ from: 'emergencyTransfer', target: new URL(address).host });
    window.location.assign(address);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(url === null ? 'emergency.alertTitle' : 'emergency.movedTitle')}
      footer={
        <div className={pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('migration.notNow')}
          </Button>
          {isMoving ? (
            <Button busy={busy} onClick={() => void move()}>
              {t('migration.moveNow')}
            </Button>
          ) : url === null ? (
            <Button to="/emergencyAlert" onClick={onClose}>
              {t('emergency.moreAbout')}
            </Button>
          ) : (
            <Button onClick={() => void follow(url)}>{t('emergency.openNew')}</Button>
          )}
        </div>
      }
    >
      <img className={css.art} src={emergencyArt(brand.id)} width={343} height={220} alt="" />
      <p className={shared.text}>{t(url === null ? 'emergency.pauseText' : 'emergency.movedText')}</p>
      {url !== null && (
        <p className={shared.fact}>
          <span className={css.good}>
            <Seal aria-hidden />
          </span>
          <span className={shared.address}>
            <span className={shared.small}>{t('emergency.exactly')}</span>
            {new URL(url).host}
          </span>
        </p>
      )}
      {isMoving && awardCentavos > ZERO && (
        <p className={shared.fact}>
          <span className={shared.sign}>
            <Gift aria-hidden />
          </span>
          <span className={shared.label}>{t('migration.bonus')}</span>
          <b className={shared.gain}>+{amountText(awardCentavos)}</b>
        </p>
      )}
    </Sheet>
  );
}
