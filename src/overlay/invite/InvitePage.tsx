import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Share from '~icons/ph/share-network-bold';
import Trophy from '~icons/ph/trophy-fill';
import type { InvitePage as Page_ } from '../../../contract/rewards/invite';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { openPopup } from '../../shared/popups/popups';
import { isRest } from '../../shared/rewards/isRest';
import { uidAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/text/Skeleton';
import { AgentCard } from './AgentCard';
import { BagList } from './BagList';
import { CodeCard } from './CodeCard';
import { GuestPrompt } from './GuestPrompt';
import * as css from './InvitePage.css';
import { invitePageQuery } from './queries';
import { RuleList } from './RuleList';
import { StageCard } from './StageCard';
import { SumCards } from './SumCards';
import { Awaiting, Trouble } from './Trouble';

/** /invite and /v3invite: the player's code, what invited friends bring, and the red bags that wait. */
export function InvitePage() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data, error, refetch } = useQuery(invitePageQuery(uid));
  // What was loaded stays when it cannot be loaded again, unless nothing may be shown any more.
  const page = isRest(error) ? undefined : data;
  return (
    <Page
      title={t('invite.title')}
      onBack={useBack('/account')}
      actions={
        page !== undefined && (
          <Button
            tone="secondary"
            size="m"
            icon={<Trophy aria-hidden />}
            onClick={() => openPopup('inviteRanking')}
          >
            {t('invite.ranks')}
          </Button>
        )
      }
      footer={
        page !== undefined && (
          <Button wide icon={<Share aria-hidden />} onClick={() => openPopup('inviteCode')}>
            {t('invite.title')}
          </Button>
        )
      }
    >
      {uid === null ? (
        <GuestPrompt />
      ) : page !== undefined ? (
        <Invitations page={page} />
      ) : error !== null ? (
        <Trouble error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Invitations({ page }: { readonly page: Page_ }) {
  return (
    <>
      <Hero />
      <CodeCard page={page} />
      {/* An agent still opens the bags of the time before. */}
      {(!page.isAgent || page.bags.length > 0) && <BagList bags={page.bags} />}
      {!page.isAgent && <StageCard page={page} />}
      <SumCards page={page} />
      <RuleList page={page} />
      <AgentCard isAgent={page.isAgent} />
    </>
  );
}

/** The gang's jeepney; in the neon skin it drives through the city of the lobby. */
function Hero() {
  const { t } = useTranslation();
  const isNeon = useTheme().skin === 'v3';
  return (
    <div className={isNeon ? css.city : css.hero}>
      <h2 className={css.slogan}>{t('invite.slogan')}</h2>
      {isNeon ? (
        <img
          className={css.scene}
          src="/art/lobby-v3-702.webp"
          srcSet="/art/lobby-v3-702.webp 2x, /art/lobby-v3-1053.webp 3x"
          alt=""
          width={351}
          height={168}
        />
      ) : (
        <img className={css.jeepney} src="/art/jeepney.svg" alt="" width={340} height={210} />
      )}
    </div>
  );
}

const Waiting = () => (
  <Awaiting>
    <div className={css.waiting} aria-busy="true">
      <Skeleton width="100%" height="9rem" radius="1.25rem" />
      <Skeleton width="100%" height="8rem" radius="1.25rem" />
      <Skeleton width="100%" height="5rem" radius="1.25rem" />
    </div>
  </Awaiting>
);
