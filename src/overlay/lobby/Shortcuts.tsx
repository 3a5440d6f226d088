import { useAtomValue } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import CalendarCheck from '~icons/ph/calendar-check-fill';
import Coins from '~icons/ph/coins-fill';
import DiceFive from '~icons/ph/dice-five-fill';
import ShieldCheck from '~icons/ph/shield-check-fill';
import Spiral from '~icons/ph/spiral-fill';
import Storefront from '~icons/ph/storefront-fill';
import Target from '~icons/ph/target-bold';
import Translate from '~icons/ph/translate-fill';
import Friends from '~icons/ph/users-three-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { openPopup } from '../../shared/popups/popups';
import { loggedInAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { Link } from '../../ui/page/Link';
import { showFairPlay } from './cards/showFairPlay';
import { demoAddress, shelfOf } from './ownGames';
import * as css from './Shortcuts.css';

/** Five shortcuts within reach of the thumb: a player's to what is new each day, a guest's to what they can try. */
export function Shortcuts() {
  const user = useAtomValue(userAtom);
  // During a break or an exclusion nothing invites to rewards.
  return user?.storeStatus === 1 ? <PlayersShortcuts /> : <GuestsShortcuts />;
}

interface PlayersShortcut {
  readonly label: StringKey;
  readonly Icon: ComponentType;
  readonly to: Address | null;
}

const PLAYERS_SHORTCUTS: readonly PlayersShortcut[] = [
  { label: 'lobby.shortcutCheckIn', Icon: CalendarCheck, to: null },
  { label: 'lobby.shortcutMissions', Icon: Target, to: '/task' },
  { label: 'lobby.shortcutSpin', Icon: Spiral, to: '/spin' },
  { label: 'lobby.shortcutMall', Icon: Storefront, to: '/mall' },
  { label: 'lobby.shortcutInvite', Icon: Friends, to: '/invite' },
];

function PlayersShortcuts() {
  const { t } = useTranslation();
  return (
    <nav className={css.row} aria-label={t('lobby.shortcuts')}>
      {PLAYERS_SHORTCUTS.map(({ label, Icon: Picture, to }) => {
        const content = (
          <>
            <Icon>
              <Picture />
            </Icon>
            {t(label)}
          </>
        );
        return to === null ? (
          <button key={label} type="button" className={css.shortcut} onClick={() => openPopup('signIn')}>
            {content}
          </button>
        ) : (
          <Link key={label} className={css.shortcut} to={to}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
}

function GuestsShortcuts() {
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
