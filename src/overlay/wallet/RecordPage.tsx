import { useState } from 'react';
import { Page } from '../../ui/Page';
import { useWords } from '../../words/words';
import { MembersOnly } from './MembersOnly';
import { RecordList } from './RecordList';
import { RecordTabs } from './RecordTabs';
import type { RecordType } from './records';
import { ServerLists } from './ServerLists';

/** Every movement of the player's money, by kind. */
export function RecordPage() {
  const { t } = useWords();
  const [type, setType] = useState<RecordType>('all');
  return (
    <Page title={t('wallet.records')}>
      <MembersOnly>
        <RecordTabs type={type} onChange={setType} />
        <ServerLists>
          <RecordList type={type} />
        </ServerLists>
      </MembersOnly>
    </Page>
  );
}
