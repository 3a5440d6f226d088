import { useTranslation } from '../../../i18n/i18n';
import { unseen } from '../../../theme/recipes.css';
import { Picture, wave } from '../GameTile';
import * as css from '../GameTile.css';
import type { OwnGame } from '../ownGames';

/** A tile of a game that is not available yet. It is not interactive and does not look so. */
export function AnnouncedTile({ game, index }: { game: OwnGame; index: number }) {
  const { t } = useTranslation();
  return (
    <article className={css.tile} style={wave(index)} aria-disabled="true">
      <div className={css.announced}>
        <Picture name={game.name} className={css.dimmed} />
      </div>
      <span className={css.tags.soon} aria-hidden="true">
        {t('lobby.soon')}
      </span>
      <span className={unseen}>{t('lobby.soonGame', { game: t(`lobby.game.${game.name}`) })}</span>
    </article>
  );
}
