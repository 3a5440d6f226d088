import { useAtomValue } from 'jotai';
import Headset from '~icons/ph/headset-fill';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** Whether customer service answers in the app. While the configuration is unknown it is taken to. */
export const useDeskOpen = (): boolean => useAtomValue(publicConfigAtom)?.serviceDesk ?? true;

/** Shown where nobody would answer. */
export function DeskClosed() {
  const { t } = useTranslation();
  return (
    <Empty
      icon={<Headset />}
      title={t('support.closedDesk')}
      text={t('support.closedDeskText')}
      action={<Button to="/faq">{t('support.helpCentre')}</Button>}
    />
  );
}
