import { useState } from 'react';
import DeviceRotate from '~icons/ph/device-rotate-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import * as css from './GameFrame.css';

/** A hint to rotate the phone, for portrait games in landscape. It can be dismissed. */
export function RotateHint() {
  const { t } = useTranslation();
  const [away, setAway] = useState(false);
  if (away) return null;
  return (
    <div className={css.rotate}>
      <span className={css.rotateIcon}>
        <DeviceRotate aria-hidden />
      </span>
      <p className={css.coverTitle}>{t('frame.rotate')}</p>
      <Button tone="secondary" size="m" onClick={() => setAway(true)}>
        {t('frame.rotateNot')}
      </Button>
    </div>
  );
}
