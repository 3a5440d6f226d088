import { useAtomValue } from 'jotai';
import { ArrowUpRight, Plus } from 'lucide-react';
import { useState } from 'react';
import Shield from '~icons/ph/shield-check-fill';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Page } from '../../ui/page/Page';
import { Split } from '../../ui/page/Split';
import { MembersOnly } from './MembersOnly';
import { RecordList } from './RecordList';
import { RecordTabs } from './RecordTabs';
import type { RecordType } from './records';
import { TotalCard } from './TotalCard';
import { UnpaidCard } from './UnpaidCard';
import { useCashOutShown } from './useCashOutShown';
import * as css from './WalletPage.css';

/** The wallet: balances, links to cash in and cash out, and the latest records. */
export function WalletPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const online = useAtomValue(onlineAtom);
  const [type, setType] = useState<RecordType>('all');
  const cashOutShown = useCashOutShown();
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
                <div className={cashOutShown ? css.both : undefined}>
                  <Button
                    wide
                    to="/cashin?from=wallet"
                    disabled={!online}
                    describedBy="wallet-offline"
                    icon={<Plus size="1.25rem" strokeWidth={2.5} aria-hidden />}
                  >
                    {t('wallet.cashIn')}
                  </Button>
                  {cashOutShown && (
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
                {!online && (
                  <p id="wallet-offline" className={css.reason}>
                    {t('wallet.offlineReason')}
                  </p>
                )}
              </div>
              <UnpaidCard />
            </>
          }
        >
          <RecordTabs type={type} onChange={setType} />
          <RecordList type={type} />
        </Split>
      </MembersOnly>
    </Page>
  );
}
