import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { appInfoQuery } from '../../../shared/apps/appInfo';
import { jumpToMain } from '../../../shared/apps/jump';
import { Button } from '../../../ui/form/Button';

/** In a child app: opens an order in the main app, with a ticket that moves the account along. Elsewhere nothing. */
export function InMainApp({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const { data: info } = useQuery(appInfoQuery);
  const [busy, setBusy] = useState(false);
  if (info === undefined || info.isMain || info.mainAppUrl === null) return null;
  const go = async () => {
    setBusy(true);
    if (!(await jumpToMain(`/trade/order?id=${orderId}`))) setBusy(false);
  };
  return (
    <Button wide tone="secondary" busy={busy} onClick={() => void go()}>
      {t('trade.inMainApp')}
    </Button>
  );
}
