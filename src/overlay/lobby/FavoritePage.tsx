import { useState } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { useBack } from '../../shared/navigation/useBack';
import { Page } from '../../ui/page/Page';
import { Tabs } from '../../ui/page/Tabs';
import { OwnList } from './browse/browse';
import { useLobby } from './useLobby';

type List = 'favourites' | 'recent';

/** The player's own lists: favourites and recently opened games. */
export function FavoritePage() {
  const { t } = useTranslation();
  const [list, setList] = useState<List>('favourites');
  return (
    <Page wide title={t(`lobby.${list}`)} onBack={useBack()}>
      <Tabs<List>
        label={t('lobby.categories')}
        look="pill"
        active={list}
        onChange={setList}
        tabs={[
          { key: 'favourites', label: t('lobby.favourites') },
          { key: 'recent', label: t('lobby.recent') },
        ]}
      />
      <OwnList list={list} lobby={useLobby()} />
    </Page>
  );
}
