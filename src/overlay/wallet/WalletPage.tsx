import { useAtomValue } from 'jotai';
import { ArrowUpRight, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import Shield from '~icons/ph/shield-check-fill';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { loggedInAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Link } from '../../ui/page/Link';
import { Page } from '../../ui/page/Page';
import { Split } from '../../ui/page/Split';
import { TurnoverCard } from './bonus/TurnoverCard';
import { firstDemo, useDemoPlayed } from './demoPlayed';
import { MembersOnly } from './MembersOnly';
import { NewWallet } from './NewWallet';
import { RecordList } from './RecordList';
import { RecordTabs } from './RecordTabs';
import type { RecordType } from './records';
import { TotalCard } from './TotalCard';
import { UnpaidCard } from './UnpaidCard';
import { useCashOutShown } from './useCashOutShown';
import { useFreshBalances } from './useFreshBalances';
import * as css from './WalletPage.css';

/** How many records the wallet shows; the rest stand on their own page. */
const LATEST = 3;

/** The wallet: balances, links to cash in and cash out, the turnover of a bonus, and the latest records. */
export function WalletPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const online = useAtomValue(onlineAtom);
  const [type, setType] = useState<RecordType>('all');
  const cashOutShown = useCashOutShown();
  const user = useAtomValue(userAtom);
  const [lastDemo] = useDemoPlayed();
  useFreshBalances(useAtomValue(loggedInAtom));
  const isBlocked = user != null && user.restriction !== null;
  const isNew = user?.isNopayUser === true && user.finance + user.bonus + user.hold === 0n;
  const demo = isNew ? (lastDemo ?? firstDemo()) : undefined;
  return (
    <Page
      title={t('wallet.title')}
      wide
      actions={
        <IconButton
          label={t('safer.title')}
          icon={<Shield aria-hidden />}
          onClick={() => navigate('/playsafe')}
        />
      }
    >
      <MembersOnly>
        <Split
          lead={
            <>
              <TotalCard />
              <div className={css.cashIn}>
                <div className={demo !== undefined ? css.withDemo : cashOutShown ? css.both : undefined}>
                  <Button
                    wide
                    to="/cashin?from=wallet"
                    disabled={!online || isBlocked}
                    describedBy={online ? 'wallet-blocked' : 'wallet-offline'}
                    icon={<Plus size="1.25rem" strokeWidth={2.5} aria-hidden />}
                  >
                    {t('wallet.cashIn')}
                  </Button>
                  {demo !== undefined && (
                    <Button
                      wide
                      tone="secondary"
                      to={`/games/og?id=${demo.id}&mode=demo`}
                      icon={<Play size="1.1rem" fill="currentColor" aria-hidden />}
                    >
                      {t('wallet.demoButton', { amount: amountText(demo.balanceCentavos, 'D$') })}
                    </Button>
                  )}
                  {demo === undefined && cashOutShown && (
                    <Button
                      wide
                      tone="secondary"
                      to="/cashout"
                      icon={<ArrowUpRight size="1.25rem" strokeWidth={2.5} aria-hidden />}
                    >
                      {t('wallet.cashOut')}
                    </Button>
                  )}
                </div>
                {isBlocked && (
                  <p id="wallet-blocked" className={css.reason}>
                    {t('account.blocked')}{' '}
                    <Link className={css.reasonLink} to="/account">
                      {t('wallet.blockedWhy')}
                    </Link>
                  </p>
                )}
                {!online && (
                  <p id="wallet-offline" className={css.reason}>
                    {t('wallet.offlineReason')}
                  </p>
                )}
              </div>
              <UnpaidCard />
              <TurnoverCard />
            </>
          }
        >
          {isNew ? (
            <NewWallet />
          ) : (
            <>
              <RecordTabs type={type} onChange={setType} />
              <RecordList type={type} latest={LATEST} />
              <Link className={css.seeAll} to="/record">
                {t('wallet.seeAll')}
              </Link>
            </>
          )}
        </Split>
      </MembersOnly>
    </Page>
  );
}
