import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import Joystick from '~icons/ph/joystick-fill';
import Plugs from '~icons/ph/plugs-fill';
import { allGamesAtom } from '../../state/config';
import { keyOf } from '../../state/games';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { Skeleton } from '../../ui/Skeleton';
import { useBack } from '../../ui/useBack';
import { useWords } from '../../words/words';
import { GameTile } from './GameTile';
import { drawnGame } from './ownGames';
import * as shelf from './Shelves.css';
import { useLobby } from './useLobby';

/** /allgames: every game there is, found by its name. `?search=` is what is looked for. */
export function AllGamesPage() {
  const { t } = useWords();
  const { state, retry } = useLobby();
  const games = useAtomValue(allGamesAtom);
  const [query, setQuery] = useSearchParams();
  const sought = query.get('search') ?? '';
  const seek = (next: string) => setQuery(next === '' ? {} : { search: next }, { replace: true });
  const shown = games.flatMap((listed) => {
    const game = drawnGame(listed);
    return game === undefined ? [] : [{ game, listed, name: t(`lobby.game.${game.name}`) }];
  });
  const wanted = sought.trim().toLowerCase();
  const found = shown.filter(({ name, listed }) =>
    [name, listed.gameName].some((one) => one.toLowerCase().includes(wanted)),
  );
  return (
    <Page title={t('pages.allGames')} onBack={useBack()}>
      <SearchField
        label={t('pages.searchGames')}
        clearLabel={t('pages.clearSearch')}
        value={sought}
        onChange={seek}
      />
      {shown.length === 0 && state === 'loading' && (
        <div className={shelf.grid} aria-busy="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} height="9rem" radius="0.9rem" />
          ))}
        </div>
      )}
      {shown.length === 0 && state !== 'loading' && (
        <Empty
          icon={<Plugs />}
          title={t('lobby.failedTitle')}
          text={t('lobby.failedText')}
          action={<Button onClick={retry}>{t('ui.retry')}</Button>}
        />
      )}
      {shown.length > 0 && found.length === 0 && (
        <Empty
          icon={<Joystick />}
          title={t('pages.noneFoundTitle')}
          text={t('pages.noneFoundText')}
          action={
            <Button tone="secondary" onClick={() => seek('')}>
              {t('lobby.seeAll')}
            </Button>
          }
        />
      )}
      <ul className={shelf.grid} aria-label={t('pages.allGames')}>
        {found.map(({ game, listed }, index) => (
          <li key={keyOf(listed)}>
            <GameTile game={game} listed={listed} index={index} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
