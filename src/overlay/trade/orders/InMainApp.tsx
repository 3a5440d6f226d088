import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { appInfoQuery } from '../../../shared/apps/appInfo';
import { showToast } from '../../../shared/popups/toasts';
import { Button } from '../../../ui/form/Button';

/** In a child app: opens an order in the main app, with a ticket that moves the account along. Elsewhere nothing. */
export function InMainApp({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const { data: info } = useQuery(appInfoQuery);
  const [busy, setBusy] = useState(false);
  if (info === undefined || info.isMain || info.mainAppUrl === null) return null;
  const go = async () => {
    setBusy(true);
    // Loaded on demand: otherwise the first download would grow by it.
    const jump = await import('../../../shared/apps/jump').catch(() => null);
    if (jump === null) showToast({ text: t('trade.failedText'), tone: 'error' });
    if (!(await jump?.jumpToMain(`/trade/order?id=${orderId}`))) setBusy(false);
  };
  return (
    <Button wide tone="secondary" busy={busy} onClick={() => void go()}>
      {t('trade.inMainApp')}
    </Button>
  );
}
