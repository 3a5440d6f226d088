import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import Megaphone from '~icons/ph/megaphone-fill';
import Moon from '~icons/ph/moon-stars-fill';
import Plugs from '~icons/ph/plugs-fill';
import Warning from '~icons/ph/warning-circle-fill';
import { type ActivityTerms, activityCalls } from '../../../contract/rewards/activities';
import { useTranslation } from '../../i18n/i18n';
import { useService } from '../../shared/config/service';
import { addressIn } from '../../shared/navigation/skinAddresses';
import { useBack } from '../../shared/navigation/useBack';
import { onlineAtom } from '../../shared/online';
import { callQuery } from '../../shared/query/callQuery';
import { isRest } from '../../shared/rewards/isRest';
import { rewardErrorText } from '../../shared/rewards/rewardErrorText';
import { useAnnounced } from '../../shared/rewards/useAnnounced';
import { uidAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Announced } from '../../ui/text/Announced';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { GuaranteedList } from './guaranteed/GuaranteedList';
import { isShown, MechanicCard } from './MechanicCard';
import { OfferCard } from './OfferCard';
import { OfferTerms } from './OfferTerms';
import * as css from './Promo.css';
import { MECHANICS } from './promos';

/** The terms of the offers. Guests have them too; a player whose rewards rest is refused. */
const termsQuery = (uid: number | null) => ({
  ...callQuery(activityCalls.terms, {}, { noLoginRedirect: true }),
  queryKey: [activityCalls.terms.path, {}, uid ?? 'guest'],
});

/** /promo and /v3Promo: all promotions with their conditions; with an `id`, all terms of one. */
export function PromoPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const { data, error, refetch } = useQuery(termsQuery(useAtomValue(uidAtom)));
  // What was loaded stays when it cannot be loaded again, unless nothing may be offered any more.
  const offers = isRest(error) ? undefined : data?.list;
  if (offers !== undefined) return id === null ? <All offers={offers} /> : <One offers={offers} id={id} />;
  return error === null ? <Waiting /> : <Trouble error={error} onRetry={() => void refetch()} />;
}

function All({ offers }: { readonly offers: readonly ActivityTerms[] }) {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.promo')} onBack={useBack()} wide>
      <Changes />
      <GuaranteedList />
      <div className={css.promos}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
        {MECHANICS.filter(isShown).map((mechanic) => (
          <MechanicCard key={mechanic.id} mechanic={mechanic} />
        ))}
      </div>
      <Claim />
      <p className={css.small}>{t('pages.promoEnds')}</p>
    </Page>
  );
}

/** What operators have announced to change of the bonuses of deposits, or to end. */
function Changes() {
  const { t } = useTranslation();
  const days = useAnnounced(['deposit', 'offers'], ({ id }) => {
    if (id === null) return t('mall.offer');
    return t(id === 'first-deposit' ? 'promo.first' : 'promo.topUp');
  });
  return days.map(({ key, ...day }) => <Announced key={key} {...day} />);
}

function One({ offers, id }: { readonly offers: readonly ActivityTerms[]; readonly id: string }) {
  const { t } = useTranslation();
  const { skin } = useTheme();
  const list = addressIn(skin, 'promo');
  // Another query is no other page, and would keep the place in the list.
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  const offer = offers.find((one) => one.id === id);
  const mechanic = MECHANICS.filter(isShown).find((one) => one.id === id);
  return (
    <Page title={t('pages.promo')} onBack={useBack(list)}>
      <Changes />
      {offer !== undefined ? (
        <OfferTerms offer={offer} />
      ) : mechanic !== undefined ? (
        <MechanicCard mechanic={mechanic} />
      ) : (
        <Empty
          icon={<Megaphone />}
          title={t('promo.unknown')}
          text={t('promo.unknownText')}
          action={<Button to={list}>{t('promo.all')}</Button>}
        />
      )}
      <p className={css.small}>{t('pages.promoEnds')}</p>
    </Page>
  );
}

/** Prizes and promotions are claimed through customer service. */
function Claim() {
  const { t } = useTranslation();
  const service = useService('claim');
  if (service === null) return null;
  return (
    <section className={css.claim}>
      <p className={css.small}>{t('support.claimText')}</p>
      <Button
        tone="secondary"
        size="m"
        {...(service.at === 'inside'
          ? { to: service.to }
          : { onClick: () => window.open(service.url, '_blank', 'noopener') })}
      >
        {t('support.write')}
      </Button>
    </section>
  );
}

/** Rewards rest, and nothing is offered; or the terms could not be loaded. */
function Trouble({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.promo')} onBack={useBack()}>
      {isRest(error) ? (
        <Empty icon={<Moon />} title={t('invite.resting')} text={rewardErrorText(error, t)} />
      ) : (
        <Empty
          icon={<Warning />}
          title={t('invite.trouble')}
          text={t('invite.troubleText')}
          action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
        />
      )}
    </Page>
  );
}

/** The shape of what loads, or that the device is offline. */
function Waiting() {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const back = useBack();
  if (!online) {
    return (
      <Page title={t('pages.promo')} onBack={back}>
        <Empty icon={<Plugs />} title={t('points.offline')} text={t('invite.troubleText')} />
      </Page>
    );
  }
  return (
    <Page title={t('pages.promo')} onBack={back} wide>
      <div className={css.promos} aria-busy="true">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} width="100%" height="14rem" radius="1rem" />
        ))}
      </div>
    </Page>
  );
}
