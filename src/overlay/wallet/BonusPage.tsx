import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { FinanceItem } from '../../../contract/money';
import { useTranslation } from '../../i18n/i18n';
import { refreshUser, userAtom, userFailedAtom } from '../../shared/session/user';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Split } from '../../ui/page/Split';
import { Tabs } from '../../ui/page/Tabs';
import { useBack } from '../../ui/page/useBack';
import { Skeleton } from '../../ui/text/Skeleton';
import { Rays } from './art/Rays';
import * as css from './BonusPage.css';
import { CountedAmount } from './CountedAmount';
import { MembersOnly } from './MembersOnly';
import { RecordList } from './RecordList';

/** The tabs of bonuses, and the record states in each. */
const STATES = {
  processing: ['pending'],
  completed: ['success'],
  expired: ['failed', 'canceled'],
} as const satisfies Readonly<Record<string, readonly FinanceItem['status'][]>>;

type State = keyof typeof STATES;

/** /bonus: the bonus wallet, what it may be used for, and all bonuses. */
export function BonusPage() {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('completed');
  return (
    <Page title={t('pages.bonusTitle')} onBack={useBack('/wallet')} wide>
      <MembersOnly>
        <Split
          lead={
            <>
              <BonusCard />
              <ul className={classes(card, css.rules)}>
                {([1, 2, 3] as const).map((rule) => (
                  <li key={rule} className={css.rule}>
                    {t(`pages.bonusRule_${rule}`)}
                  </li>
                ))}
              </ul>
            </>
          }
        >
          <Tabs<State>
            label={t('pages.bonusStates')}
            look="pill"
            active={state}
            onChange={setState}
            tabs={(Object.keys(STATES) as State[]).map((key) => ({ key, label: t(`pages.bonus_${key}`) }))}
          />
          <RecordList
            key={state}
            type="bonus"
            only={STATES[state]}
            empty={{ title: t(`pages.bonusNone_${state}`), text: t('pages.bonusNoneText') }}
          />
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
    <section className={css.balance}>
      <Rays className={css.rays} />
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
    </section>
  );
}
