import { useTranslation } from '../../../i18n/i18n';
import { type OwnGame, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { unseen } from '../../../theme/recipes.css';
import { Picture, wave } from '../GameTile';
import * as css from '../GameTile.css';

/** A tile of a game that is not available yet. It is not interactive and does not look so. */
export function AnnouncedTile({ game, index }: { game: OwnGame; index: number }) {
  const { t } = useTranslation();
  const { titleOf } = useOwnTexts();
  return (
    <article className={css.tile} style={wave(index)} aria-disabled="true">
      <div className={css.announced}>
        <Picture name={game.name} className={css.dimmed} />
      </div>
      <span className={css.tags.soon} aria-hidden="true">
        {t('lobby.soon')}
      </span>
      <span className={unseen}>{t('lobby.soonGame', { game: titleOf(game.name) })}</span>
    </article>
  );
}
