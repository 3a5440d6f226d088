import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/i18n';
import { Page } from '../../ui/page/Page';
import { Tabs } from '../../ui/page/Tabs';
import { MembersOnly } from './MembersOnly';
import { PlayRecords } from './plays/PlayRecords';
import { RecordList } from './RecordList';
import { RecordTabs } from './RecordTabs';
import type { RecordType } from './records';

const SHOWN = ['money', 'plays'] as const;
type Shown = (typeof SHOWN)[number];

/** /record: the player's finance records by type, and every round they have played. */
export function RecordPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const shown: Shown = query.get('show') === 'plays' ? 'plays' : 'money';
  return (
    <Page title={t('wallet.records')}>
      <MembersOnly>
        <Tabs<Shown>
          label={t('wallet.recordsOf')}
          tabs={SHOWN.map((key) => ({ key, label: t(`wallet.records_${key}`) }))}
          active={shown}
          onChange={(show) => setQuery(show === 'money' ? {} : { show }, { replace: true })}
        />
        {shown === 'money' ? <MoneyRecords /> : <PlayRecords />}
      </MembersOnly>
    </Page>
  );
}

function MoneyRecords() {
  const [type, setType] = useState<RecordType>('all');
  return (
    <>
      <RecordTabs type={type} onChange={setType} />
      <RecordList type={type} />
    </>
  );
}
