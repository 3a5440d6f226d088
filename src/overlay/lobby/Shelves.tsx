import { useAtomValue } from 'jotai';
import Heart from '~icons/ph/heart-fill';
import Joystick from '~icons/ph/joystick-fill';
import { allGamesAtom } from '../../state/config';
import { favouritesAtom } from '../../state/favourites';
import { gamesByKey, keyOf } from '../../state/games';
import { recentsAtom } from '../../state/recents';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { useWords } from '../../words/words';
import { AnnouncedTile, GameTile } from './GameTile';
import { GuideInvite } from './GuideInvite';
import { drawnGame, type ShelvedGame } from './ownGames';
import * as css from './Shelves.css';

/** Every game of the house: playable ones are doors, the others are announced and say so. */
export function OriginalsShelf({ shelf }: { shelf: readonly ShelvedGame[] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="originals">
      <GuideInvite />
      <div className={css.heading}>
        <h3 id="originals">{t('lobby.originals')}</h3>
      </div>
      <ul className={css.grid}>
        {shelf.map((game, index) => (
          <li key={game.id}>
            {game.listed === null ? (
              <AnnouncedTile game={game} index={index} />
            ) : (
              <GameTile game={game} listed={game.listed} index={index} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChosenGamesProps {
  list: 'favourites' | 'recent';
  onSeeAll: () => void;
}

/** The player's own list: hearts, or the games opened last. */
export function ChosenGames({ list, onSeeAll }: ChosenGamesProps) {
  const { t } = useWords();
  const games = useAtomValue(allGamesAtom);
  const keys = useAtomValue(list === 'favourites' ? favouritesAtom : recentsAtom);
  const chosen = gamesByKey(games, keys).flatMap((listed) => {
    const game = drawnGame(listed);
    return game === undefined ? [] : [{ game, listed }];
  });
  const empty =
    list === 'favourites'
      ? { icon: <Heart />, title: 'lobby.noFavouritesTitle', text: 'lobby.noFavouritesText' }
      : { icon: <Joystick />, title: 'lobby.noRecentTitle', text: 'lobby.noRecentText' };
  if (chosen.length === 0) {
    return (
      <Empty
        icon={empty.icon}
        title={t(empty.title)}
        text={t(empty.text)}
        action={<Button onClick={onSeeAll}>{t('lobby.seeAll')}</Button>}
      />
    );
  }
  return (
    <section aria-labelledby="chosen">
      <div className={css.heading}>
        <h3 id="chosen">{t(`lobby.${list}`)}</h3>
      </div>
      <ul className={css.grid}>
        {chosen.map(({ game, listed }, index) => (
          <li key={keyOf(listed)}>
            <GameTile game={game} listed={listed} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}
