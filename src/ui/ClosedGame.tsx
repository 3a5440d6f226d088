import GameController from '~icons/ph/game-controller-fill';
import { useWords } from '../words/words';
import { Button } from './Button';
import * as css from './ClosedGame.css';
import { Empty } from './Empty';

/** There is no such game for this visitor, whether nobody has it or he alone may not: the way to those he has. */
export function ClosedGame() {
  const { t } = useWords();
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
