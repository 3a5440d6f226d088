import { useState } from 'react';
import DeviceRotate from '~icons/ph/device-rotate-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import * as css from './GameFrame.css';

/** On a phone that lies on its side, where a game made to stand would be a stripe. It can be put away. */
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
