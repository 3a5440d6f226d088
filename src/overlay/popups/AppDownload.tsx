import { useAtomValue } from 'jotai';
import Phone from '~icons/ph/device-mobile-fill';
import Drive from '~icons/ph/hard-drives-fill';
import Plugs from '~icons/ph/wifi-slash-fill';
import { useTranslation } from '../../i18n/i18n';
import { inviteBrandAtom } from '../../shared/config/config';
import { reportApkButtonClick, reportBrandH5UpgradeClick } from '../../shared/device';
import { install } from '../../shared/install/install';
import { useTheme } from '../../theme/shown';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './popups.css';

/** Offers to install the app with the browser's own prompt. Shown only if the browser has one. */
export function AppDownload({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const inviteBrand = useAtomValue(inviteBrandAtom);
  const ask = () => {
    onClose();
    reportApkButtonClick();
    if (inviteBrand) reportBrandH5UpgradeClick();
    void install();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.installTitle', { brand: brand.name })}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('popups.installLater')}
          </Button>
          <Button onClick={ask}>{t('popups.installDo')}</Button>
        </div>
      }
    >
      <div className={css.show}>
        <img className={css.icon} src={`/brand/${brand.id}/icon.svg`} width={84} height={84} alt="" />
      </div>
      <ul className={css.facts}>
        <li>
          <Phone aria-hidden />
          {t('popups.installOpens')}
        </li>
        <li>
          <Plugs aria-hidden />
          {t('popups.installOffline')}
        </li>
        <li>
          <Drive aria-hidden />
          {t('popups.installSmall')}
        </li>
      </ul>
    </Sheet>
  );
}
