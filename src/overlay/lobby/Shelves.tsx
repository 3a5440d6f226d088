import { useTranslation } from '../../i18n/i18n';
import { GuideInvite } from './cards/GuideInvite';
import { GameTile } from './GameTile';
import type { ShelvedGame } from './ownGames';
import * as css from './Shelves.css';
import type { Browse } from './useBrowse';

/** Our own games: links to the playable ones, the others announced. */
export function OriginalsShelf({ shelf, browse }: { shelf: readonly ShelvedGame[]; browse: Browse | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="originals">
      <GuideInvite />
      <div className={css.heading}>
        <h3 id="originals">{t('lobby.originals')}</h3>
        {browse && <browse.SeeAllGames />}
      </div>
      <ul className={css.grid}>
        {shelf.map((game, index) => (
          <li key={game.id}>
            {game.listed === null ? (
              browse && <browse.AnnouncedTile game={game} index={index} />
            ) : (
              <GameTile game={game} listed={game.listed} index={index} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
