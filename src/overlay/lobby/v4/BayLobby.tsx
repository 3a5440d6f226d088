import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react';
import Coins from '~icons/ph/coins-fill';
import Globe from '~icons/ph/globe-simple';
import Glass from '~icons/ph/magnifying-glass';
import Plus from '~icons/ph/plus-bold';
import Sparkle from '~icons/ph/sparkle-fill';
import Spiral from '~icons/ph/spiral';
import type { Game } from '../../../../contract/config';
import { useTranslation } from '../../../i18n/i18n';
import { allGamesAtom, isListedAtom } from '../../../shared/catalogue/gameList';
import { gamesByKey } from '../../../shared/catalogue/games';
import { drawnGame, useOwnTexts } from '../../../shared/catalogue/ownGames';
import { recentsAtom, recentsMax } from '../../../shared/catalogue/recents';
import { pausedGamesAtom } from '../../../shared/config/config';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { openPopup } from '../../../shared/popups/popups';
import { playerName } from '../../../shared/session/playerName';
import { loggedInAtom } from '../../../shared/session/session';
import { userAtom } from '../../../shared/session/user';
import { unseen } from '../../../theme/recipes.css';
import { useTheme } from '../../../theme/shown';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/page/Link';
import { Amount, amountText } from '../../../ui/text/Amount';
import { Skeleton } from '../../../ui/text/Skeleton';
import { titleLengthStyle } from '../../../ui/text/titleLength';
import { askFirst } from '../askFirst';
import { GuideInvite } from '../cards/GuideInvite';
import type { Category } from '../category';
import { Footer } from '../Footer';
import type { LayoutProps } from '../layout';
import { demoAddress, type ShelvedGame, shelfOf } from '../ownGames';
import { SquareTile } from '../SquareTile';
import { type Browse, useBrowse } from '../useBrowse';
import * as css from './BayLobby.css';
import { BaySkeleton } from './BaySkeleton';

/** The bay lobby: balance first, then recently played games, then all games with their names below. */
export function BayLobby({ loading, instead }: LayoutProps) {
  return (
    <div className={css.lobby} onClickCapture={askFirst}>
      <Head />
      <Money />
      {loading ? <BaySkeleton /> : (instead ?? <Lobby />)}
    </div>
  );
}

function Head() {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const user = useAtomValue(userAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const greeting =
    user === null ? t('lobby.helloGuest') : t('lobby.hello', { name: playerName(user.name, t) });
  return (
    <header className={css.header}>
      <div className={css.hello}>
        <p className={css.brand}>{brand.name}</p>
        <h1 className={css.greeting} style={titleLengthStyle(css.letters, greeting)}>
          {greeting}
        </h1>
      </div>
      <Link className={css.round} to="/allgames" aria-label={t('lobby.seeAll')}>
        <Glass aria-hidden />
      </Link>
      <Link className={css.round} to={loginRedirect('/spin', loggedIn)} aria-label={t('lobby.shortcutSpin')}>
        <Spiral aria-hidden />
      </Link>
      <button
        type="button"
        className={css.round}
        aria-label={t('lobby.shortcutLanguage')}
        onClick={() => openPopup('language')}
      >
        <Globe aria-hidden />
      </button>
    </header>
  );
}

/** The player's balance, or a guest's links to log-in and registration. */
function Money() {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const loggedIn = useAtomValue(loggedInAtom);
  const user = useAtomValue(userAtom);
  return (
    <section className={css.money} aria-label={t('lobby.mainWallet')}>
      <Bay />
      <img className={css.mark} src={`/brand/${brand.id}/mark.svg`} width={84} height={84} alt="" />
      {loggedIn ? (
        <>
          <p className={css.label}>{t('lobby.mainWallet')}</p>
          <div className={css.amount}>
            {user === null ? (
              <Skeleton width="9rem" height="2.4rem" />
            ) : (
              <Amount centavos={user.finance} size="xl" />
            )}
          </div>
          {user !== null && (
            <p className={css.bonus}>{t('lobby.bonus', { amount: amountText(user.bonus) })}</p>
          )}
          <p className={css.guestLinks}>
            <Link className={css.first} to="/cashin">
              <Plus aria-hidden />
              {t('lobby.cashIn')}
            </Link>
            <Link className={css.second} to="/wallet">
              {t('lobby.toWallet')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <h2 className={css.guestTitle}>{t('lobby.guestTitle')}</h2>
          <p className={css.bonus}>{t('lobby.guestText')}</p>
          <p className={css.guestLinks}>
            <Link className={css.first} to="/login?type=0">
              {t('lobby.register')}
            </Link>
            <Link className={css.second} to="/login?type=1">
              {t('lobby.logIn')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

/** Water and a headland, in shades of the card's colour. */
function Bay() {
  return (
    <svg className={css.bay} viewBox="0 0 343 166" preserveAspectRatio="none" aria-hidden="true">
      <circle cx="70" cy="30" r="90" fill="#fff" opacity=".04" />
      <circle cx="70" cy="30" r="60" fill="#fff" opacity=".04" />
      <path d="M226 132Q252 104 284 106 322 108 350 128V170H220Z" fill="#021A22" opacity=".42" />
      <path d="M-5 140Q40 130 90 140T190 138 290 142 350 136V170H-5Z" fill="#fff" opacity=".1" />
      <path d="M-5 152Q50 142 110 152T220 150 350 150V170H-5Z" fill="#021A22" opacity=".3" />
    </svg>
  );
}

function Lobby() {
  const { t } = useTranslation();
  const shelf = shelfOf(useAtomValue(allGamesAtom));
  const [category, setCategory] = useState<Category>('all');
  const demo = shelf.find(({ listed, hasDemo }) => listed !== null && hasDemo);
  const browse = useBrowse();
  const chip = ({
    key,
    label,
    Icon,
  }: {
    key: Category;
    label: string;
    Icon: ComponentType<SVGProps<SVGSVGElement>>;
  }) => (
    <button
      key={key}
      type="button"
      className={css.chip}
      aria-pressed={key === category}
      onClick={() => setCategory(key)}
    >
      <Icon aria-hidden />
      {label}
    </button>
  );
  return (
    <>
      <nav className={css.chips} aria-label={t('lobby.categories')}>
        {chip({ key: 'all', label: t('lobby.all'), Icon: Sparkle })}
        {browse && <browse.CategoryChoices each={chip} />}
        {demo !== undefined && (
          <Link className={css.chip} to={demoAddress(demo)}>
            <Coins aria-hidden />
            {t('lobby.shortcutDemo')}
          </Link>
        )}
      </nav>
      {category === 'all' ? (
        <>
          <GuideInvite />
          <Continue browse={browse} />
          <Games shelf={shelf} more={browse && <browse.SeeAllGames />} />
          {browse && <browse.Shelves />}
        </>
      ) : (
        browse && <browse.Chosen category={category} />
      )}
      {browse && <browse.FairPlay />}
      <Footer />
    </>
  );
}

/** Recently opened games, each one tap away. Games of studios have placeholders until the list is loaded. */
function Continue({ browse }: { browse: Browse | null }) {
  const { t } = useTranslation();
  const games = useAtomValue(allGamesAtom);
  const isListed = useAtomValue(isListedAtom);
  const played = useAtomValue(recentsAtom)
    .slice(0, recentsMax('v4'))
    .flatMap((key) => {
      const [listed] = gamesByKey(games, [key]);
      return listed === undefined && isListed ? [] : [{ key, listed }];
    });
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue" className={css.heading}>
        {t('lobby.continue')}
      </h2>
      <ul className={css.played} data-many={played.length > 1 || undefined}>
        {played.map(({ key, listed }) => (
          <li key={key}>
            {listed === undefined ? (
              <Skeleton height="100%" radius="var(--r-l)" />
            ) : (
              <Played game={listed} browse={browse} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Played({ game, browse }: { game: Game; browse: Browse | null }) {
  const { t } = useTranslation();
  const { titleOf, kindOf } = useOwnTexts();
  const own = drawnGame(game);
  const name = own === undefined ? game.gameName : titleOf(own.name);
  return (
    <article className={css.last}>
      <span className={css.thumb}>
        {own === undefined ? (
          browse && <browse.TilePicture game={game} variant={0} kind="plain" />
        ) : (
          <SquareTile name={own.name} className={css.picture} />
        )}
      </span>
      <div className={css.lastWords}>
        <p className={css.gameName}>{name}</p>
        <p className={css.gameKind}>{own === undefined ? game.gameProvider : kindOf(own.name)}</p>
      </div>
      <Button size="m" to={game.gameUrl}>
        {t('lobby.continueAction')}
        <span className={unseen}> {name}</span>
      </Button>
    </article>
  );
}

function Games({ shelf, more }: { shelf: readonly ShelvedGame[]; more: ReactNode }) {
  const { t } = useTranslation();
  const { titleOf, kindOf } = useOwnTexts();
  const paused = useAtomValue(pausedGamesAtom);
  return (
    <section aria-labelledby="originals">
      <div className={css.headed}>
        <h2 id="originals" className={css.heading}>
          {t('lobby.originals')}
        </h2>
        {more}
      </div>
      <ul className={css.games}>
        {shelf.map(({ id, name, hot, listed }) => {
          const inside = (
            <>
              <span className={css.thumbs[listed === null || paused.includes(name) ? 'soon' : 'open']}>
                <SquareTile name={name} className={css.picture} />
                {listed === null || paused.includes(name) ? (
                  <span className={css.tags.soon}>{t(listed === null ? 'lobby.soon' : 'lobby.paused')}</span>
                ) : (
                  hot && <span className={css.tags.hot}>{t('lobby.hot')}</span>
                )}
              </span>
              <span className={css.gameName}>{titleOf(name)}</span>
              <span className={css.gameKind}>{kindOf(name)}</span>
            </>
          );
          return (
            <li key={id}>
              {listed === null ? (
                <span className={css.game} aria-disabled="true">
                  {inside}
                </span>
              ) : (
                <Link className={css.game} to={listed.gameUrl}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
