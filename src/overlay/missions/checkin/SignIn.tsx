import Calendar from '~icons/ph/calendar-x-fill';
import Moon from '~icons/ph/moon-stars-fill';
import type { ReplyOf } from '../../../../contract/call';
import type { checkinCalls } from '../../../../contract/rewards/checkin';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import { Steps } from './Steps';
import * as css from './Steps.css';
import { useCheckin } from './useCheckin';

/** The daily check-in: seven steps, of which one can be signed a day. Says so where it cannot be shown now. */
export function SignIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { page, failed, retry, next, busy, sign } = useCheckin();
  const canSign = page !== null && page.resting === null && next !== undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('checkin.title')}
      footer={
        canSign ? (
          <div className={css.pair}>
            <Button tone="secondary" onClick={onClose}>
              {t('checkin.later')}
            </Button>
            <Button busy={busy} onClick={() => void sign().then(onClose)}>
              {t('checkin.sign', { step: next.step })}
            </Button>
          </div>
        ) : (
          <Button wide tone={page === null ? 'secondary' : 'primary'} onClick={onClose}>
            {t(page === null ? 'ui.close' : 'popups.ticketDone')}
          </Button>
        )
      }
    >
      {page !== null && <Content page={page} />}
      {page === null && !failed && (
        <div aria-busy="true">
          <Skeleton width="100%" height="15rem" radius="1rem" />
        </div>
      )}
      {page === null && failed && (
        <div role="alert">
          <Empty
            icon={<Calendar />}
            title={t('checkin.failed')}
            action={<Button onClick={retry}>{t('ui.retry')}</Button>}
          />
        </div>
      )}
    </Sheet>
  );
}

function Content({
  page: { resting, previous, list },
}: {
  readonly page: ReplyOf<typeof checkinCalls.page>;
}) {
  const { t } = useTranslation();
  if (resting !== null) {
    return (
      <Empty icon={<Moon />} title={t('missions.restingTitle')} text={t(`missions.resting_${resting}`)} />
    );
  }
  return (
    <>
      <p className={css.text}>{t(previous === null ? 'checkin.text' : 'checkin.previous')}</p>
      <Steps list={list} />
      <p className={css.text}>{t('checkin.note')}</p>
    </>
  );
}
