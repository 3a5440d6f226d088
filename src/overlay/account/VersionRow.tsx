import { useState } from 'react';
import Tag from '~icons/ph/tag-fill';
import { version } from '../../../package.json';
import { useTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import { servedVersion } from '../../shared/version';
import { Row } from '../../ui/page/Row';
import { Spinner } from '../../ui/text/Spinner';

/** The version in use. A tap checks for a newer one, which the player may install at once. */
export function VersionRow() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    if (busy) return;
    setBusy(true);
    const served = await servedVersion();
    setBusy(false);
    if (served === null) return showToast({ text: t('account.updateTrouble'), tone: 'error' });
    if (served === version) return showToast({ text: t('account.updateNone'), tone: 'success' });
    showToast({
      text: t('account.updateThere', { version: served }),
      action: { label: t('account.update'), onPress: () => window.location.reload() },
    });
  };
  return (
    <Row
      icon={<Tag aria-hidden />}
      label={t('account.version')}
      value={busy ? <Spinner size="1rem" /> : version}
      onClick={() => void check()}
    />
  );
}
