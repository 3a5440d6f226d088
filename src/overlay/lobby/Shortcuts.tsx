import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import Coins from '~icons/ph/coins-fill';
import DiceFive from '~icons/ph/dice-five-fill';
import ShieldCheck from '~icons/ph/shield-check-fill';
import Spiral from '~icons/ph/spiral-fill';
import Translate from '~icons/ph/translate-fill';
import { useTranslation } from '../../i18n/i18n';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { openPopup } from '../../shared/popups/popups';
import { loggedInAtom } from '../../shared/session/session';
import { Link } from '../../ui/page/Link';
import { showFairPlay } from './cards/showFairPlay';
import { demoAddress, shelfOf } from './ownGames';
import * as css from './Shortcuts.css';

/** Five shortcuts within reach of the thumb, only to available pages. */
export function Shortcuts() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const playable = shelfOf(useAtomValue(allGamesAtom)).filter(({ listed }) => listed !== null);
  const game = playable[0]?.listed;
  const demo = playable.find(({ hasDemo }) => hasDemo);
  return (
    <nav className={css.row} aria-label={t('lobby.shortcuts')}>
      {game != null && (
        <Link className={css.shortcut} to={game.gameUrl}>
          <Icon>
            <DiceFive />
          </Icon>
          {t('lobby.shortcutPlay')}
        </Link>
      )}
      {demo !== undefined && (
        <Link className={css.shortcut} to={demoAddress(demo)}>
          <Icon>
            <Coins />
          </Icon>
          {t('lobby.shortcutDemo')}
        </Link>
      )}
      <Link className={css.shortcut} to={loginRedirect('/spin', loggedIn)}>
        <Icon>
          <Spiral />
        </Icon>
        {t('lobby.shortcutSpin')}
      </Link>
      <button type="button" className={css.shortcut} onClick={showFairPlay}>
        <Icon>
          <ShieldCheck />
        </Icon>
        {t('lobby.shortcutFair')}
      </button>
      <button type="button" className={css.shortcut} onClick={() => openPopup('language')}>
        <Icon>
          <Translate />
        </Icon>
        {t('lobby.shortcutLanguage')}
      </button>
    </nav>
  );
}

const Icon = ({ children }: { children: ReactNode }) => (
  <span className={css.icon} aria-hidden="true">
    {children}
  </span>
);
