import Moon from '~icons/ph/moon-stars-fill';
import Warning from '~icons/ph/warning-circle-fill';
import { useTranslation } from '../../i18n/i18n';
import { isRest } from '../../shared/rewards/isRest';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** Why nothing of invitations is shown: rewards rest, or it could not be loaded. */
export function Trouble({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
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
