import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import Moon from '~icons/ph/moon-stars-fill';
import Plugs from '~icons/ph/plugs-fill';
import Warning from '~icons/ph/warning-circle-fill';
import { useTranslation } from '../../i18n/i18n';
import { onlineAtom } from '../../shared/online';
import { isRest } from '../../shared/rewards/isRest';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

interface TroubleProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why nothing of invitations is shown: rewards rest, or it could not be loaded. */
export function Trouble({ error, onRetry }: TroubleProps) {
  const { t } = useTranslation();
  return isRest(error) ? (
    <Empty icon={<Moon />} title={t('invite.resting')} text={rewardErrorText(error, t)} />
  ) : (
    <Empty
      icon={<Warning />}
      title={t('invite.trouble')}
      text={t('invite.troubleText')}
      action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
    />
  );
}

/** Before the first answer: the shape of what loads, or that the device is offline. */
export function Awaiting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (online) return children;
  return <Empty icon={<Plugs />} title={t('points.offline')} text={t('invite.troubleText')} />;
}
