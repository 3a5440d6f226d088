import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import GameController from '~icons/ph/game-controller-fill';
import { cabinet } from '../../../games/cabinet';
import { publicConfigAtom } from '../../state/config';
import { memberDoor } from '../../state/doors';
import { loggedInAtom } from '../../state/session';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { useWords } from '../../words/words';
import * as css from './GamePage.css';
import { OpenGame } from './OpenGame';
import { OpenSharedGame } from './OpenSharedGame';

/** /games/og?id=…&mode=…: one of the house's own games. */
export function GamePage() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const loggedIn = useAtomValue(loggedInAtom);
  const open = useAtomValue(publicConfigAtom)?.ownGames;
  const card = cabinet.find(({ id }) => String(id) === search.get('id'));
  if (card === undefined || open?.includes(card.name) === false) return <Closed />;
  if (card.membersOnly === true && !loggedIn)
    return <Navigate to={memberDoor(pathname + query, false)} replace />;
  const asked = search.get('mode');
  const key = `${card.name} ${asked ?? ''}`;
  if (card.shared === true) return <OpenSharedGame key={key} card={card} asked={asked} />;
  return <OpenGame key={key} card={card} asked={asked} />;
}

function Closed() {
  const { t } = useWords();
  return (
    <div className={css.trouble}>
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
