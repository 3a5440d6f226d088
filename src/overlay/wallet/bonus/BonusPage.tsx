import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { useBack } from '../../../shared/navigation/useBack';
import { refreshUser, userAtom, userFailedAtom } from '../../../shared/session/user';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import { Page } from '../../../ui/page/Page';
import { Split } from '../../../ui/page/Split';
import { Tabs } from '../../../ui/page/Tabs';
import { BrandCard } from '../../../ui/picture/BrandCard';
import { Skeleton } from '../../../ui/text/Skeleton';
import { CountedAmount } from '../CountedAmount';
import { MembersOnly } from '../MembersOnly';
import { BonusFacts } from './BonusFacts';
import * as css from './BonusPage.css';
import { GRANT_STATES, GrantList, type GrantState } from './GrantList';
import { useBonus } from './useBonus';

/** /bonus: the bonus wallet, what it may be used for, and all bonuses. */
export function BonusPage() {
  const { t } = useTranslation();
  const current = useBonus();
  const [state, setState] = useState<GrantState>('processing');
  return (
    <Page title={t('pages.bonusTitle')} onBack={useBack('/wallet')} wide>
      <MembersOnly>
        <Split
          lead={
            <>
              <BonusCard />
              <div className={classes(card, css.rules)}>
                <ul className={css.ruleList}>
                  {([1, 2, 3] as const).map((rule) => (
                    <li key={rule} className={css.rule}>
                      {t(`pages.bonusRule_${rule}`)}
                    </li>
                  ))}
                </ul>
                {current !== undefined && <BonusFacts terms={current.terms} />}
              </div>
            </>
          }
        >
          <Tabs<GrantState>
            label={t('pages.bonusStates')}
            look="pill"
            active={state}
            onChange={setState}
            tabs={GRANT_STATES.map((key) => ({ key, label: t(`pages.bonus_${key}`) }))}
          />
          <GrantList key={state} state={state} />
        </Split>
      </MembersOnly>
    </Page>
  );
}

function BonusCard() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const trouble = useAtomValue(userFailedAtom);
  return (
    <BrandCard label={t('pages.bonusBalance')}>
      <h2 className={css.caption}>{t('pages.bonusBalance')}</h2>
      {user !== null ? (
        <CountedAmount centavos={user.bonus} className={css.amount} />
      ) : trouble ? (
        <span className={css.trouble} role="alert">
          {t('wallet.trouble')}
          <Button size="m" tone="secondary" onClick={() => void refreshUser().catch(() => null)}>
            {t('ui.retry')}
          </Button>
        </span>
      ) : (
        <Skeleton width="9rem" height="2.4rem" />
      )}
      <p className={css.note}>{t('wallet.bonusNote')}</p>
    </BrandCard>
  );
}
