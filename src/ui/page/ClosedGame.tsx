import GameController from '~icons/ph/game-controller-fill';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../form/Button';
import { Empty } from '../text/Empty';
import * as css from './ClosedGame.css';

/** The game does not exist or is hidden from this visitor: shows a link to the games they have. */
export function ClosedGame() {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <Empty
        isPage
        icon={<GameController aria-hidden />}
        title={t('play.closedTitle')}
        text={t('play.closedText')}
        action={<Button to="/">{t('play.toLobby')}</Button>}
      />
    </div>
  );
}
