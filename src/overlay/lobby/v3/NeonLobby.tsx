import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import Coins from '~icons/ph/coins-fill';
import Joystick from '~icons/ph/joystick-fill';
import Shield from '~icons/ph/shield-check-fill';
import Spiral from '~icons/ph/spiral-fill';
import Friends from '~icons/ph/users-three-fill';
import { useTranslation } from '../../../i18n/i18n';
import { allGamesAtom, frontGameAtom } from '../../../shared/catalogue/gameList';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { openPopup } from '../../../shared/popups/popups';
import { loggedInAtom } from '../../../shared/session/session';
import { useMedia } from '../../../shared/useMedia';
import { DESKTOP } from '../../../theme/screens';
import { useTheme } from '../../../theme/shown';
import { Button } from '../../../ui/form/Button';
import { Link } from '../../../ui/page/Link';
import { askFirst } from '../askFirst';
import { showFairPlay } from '../cards/showFairPlay';
import type { Category } from '../category';
import { Footer } from '../Footer';
import { Head } from '../Header';
import { bannersFor } from '../hero/banners';
import { board } from '../hero/Hero.css';
import { HeroCards } from '../hero/HeroCards';
import { LobbyGames } from '../LobbyGames';
import type { LayoutProps } from '../layout';
import { demoAddress, shelfOf } from '../ownGames';
import { type Browse, useBrowse } from '../useBrowse';
import { useFeatured } from '../useFeatured';
import * as css from './NeonLobby.css';
import { NeonSkeleton } from './NeonSkeleton';

/** The neon lobby: a night drive picture at the top, a rail of lists at the left, tiles in two columns. */
export function NeonLobby({ loading, instead }: LayoutProps) {
  return (
    <div className={css.lobby} onClickCapture={askFirst}>
      <Head slogan={css.slogan}>
        <Sign />
      </Head>
      {loading ? <NeonSkeleton /> : (instead ?? <Lobby />)}
    </div>
  );
}

/** The name in two lines, the second smaller. */
function Sign() {
  const { brand } = useTheme();
  const [first = '', ...rest] = brand.name.split(' ');
  return (
    <span className={css.sign}>
      {first} {rest.length > 0 && <span className={css.second}>{rest.join(' ')}</span>}
    </span>
  );
}

/** The night drive banner, and on desktops two more banners beside it. */
function Offers() {
  const desktop = useMedia(DESKTOP);
  const guest = !useAtomValue(loggedInAtom);
  const served = useAtomValue(frontGameAtom)?.banners ?? [];
  const demo = shelfOf(useAtomValue(allGamesAtom)).find(({ listed, hasDemo }) => listed !== null && hasDemo);
  const banners = bannersFor(served, guest, demo);
  if (!desktop || banners.length === 0) return <Hero />;
  return (
    <div className={board}>
      <Hero />
      <HeroCards banners={banners} />
    </div>
  );
}

function Hero() {
  const featured = useFeatured();
  if (featured === null) return null;
  return (
    <section className={css.hero} aria-labelledby="featured">
      <img
        className={css.scene}
        src="/art/lobby-v3-702.webp"
        srcSet="/art/lobby-v3-702.webp 2x, /art/lobby-v3-1053.webp 3x"
        alt=""
        fetchPriority="high"
      />
      <div className={css.words}>
        <h2 id="featured" className={css.title}>
          {featured.name}
        </h2>
        <p className={css.text}>{featured.text}</p>
        <span className={css.action}>
          <Button size="m" to={featured.address}>
            {featured.action}
          </Button>
        </span>
      </div>
    </section>
  );
}

function Lobby() {
  const shelf = shelfOf(useAtomValue(allGamesAtom));
  const [category, setCategory] = useState<Category>('all');
  const browse = useBrowse();
  return (
    <>
      <Offers />
      <div className={css.body}>
        <Rail active={category} onChange={setCategory} browse={browse} />
        <div className={css.shelf}>
          <LobbyGames category={category} shelf={shelf} browse={browse} />
        </div>
      </div>
      {browse && <browse.FairPlay />}
      <Footer />
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface RailProps {
  active: Category;
  onChange: (category: Category) => void;
  browse: Browse | null;
}

function Rail({ browse, ...props }: RailProps) {
  return browse === null ? <Keys {...props} choices={[]} /> : <AllKeys {...props} browse={browse} />;
}

function AllKeys({ browse, ...props }: RailProps & { browse: Browse }) {
  return <Keys {...props} choices={browse.useCategoryChoices()} />;
}

type KeysProps = Omit<RailProps, 'browse'> & { choices: ReturnType<Browse['useCategoryChoices']> };

/** Buttons to choose a list, and below them links to other pages. */
function Keys({ active, onChange, choices }: KeysProps) {
  const { t } = useTranslation();
  const lists: readonly (readonly [Category, string, ReactNode])[] = [
    ['all', t('lobby.all'), <Joystick key="all" aria-hidden />],
    ...choices.map(({ key, label, Icon }) => [key, label, <Icon key={key} aria-hidden />] as const),
  ];
  const loggedIn = useAtomValue(loggedInAtom);
  const demo = shelfOf(useAtomValue(allGamesAtom)).find(({ listed, hasDemo }) => listed !== null && hasDemo);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = lists.findIndex(([category]) => category === active) + step;
    const next = lists.at(at % lists.length);
    if (next === undefined) return;
    onChange(next[0]);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next[0]}"]`)?.focus();
  };
  return (
    <div className={css.rail}>
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-label={t('lobby.categories')}
        className={css.lists}
        onKeyDown={onKeyDown}
      >
        {lists.map(([category, label, icon]) => (
          <button
            key={category}
            type="button"
            role="tab"
            data-key={category}
            aria-selected={category === active}
            tabIndex={category === active ? 0 : -1}
            className={css.key}
            onClick={() => onChange(category)}
          >
            <span className={css.icon}>{icon}</span>
            {label}
          </button>
        ))}
      </div>
      <nav className={css.lists} aria-label={t('lobby.shortcuts')}>
        {demo !== undefined && (
          <Link className={css.key} to={demoAddress(demo)}>
            <span className={css.icon}>
              <Coins aria-hidden />
            </span>
            {t('lobby.shortcutDemo')}
          </Link>
        )}
        <Link className={css.key} to={loginRedirect('/spin', loggedIn)}>
          <span className={css.icon}>
            <Spiral aria-hidden />
          </span>
          {t('lobby.shortcutSpin')}
        </Link>
        {loggedIn ? (
          <Link className={css.key} to="/v3invite">
            <span className={css.icon}>
              <Friends aria-hidden />
            </span>
            {t('lobby.shortcutInvite')}
          </Link>
        ) : (
          <button type="button" className={css.key} onClick={() => openPopup('inviteCode')}>
            <span className={css.icon}>
              <Friends aria-hidden />
            </span>
            {t('lobby.shortcutInvite')}
          </button>
        )}
        <button type="button" className={css.key} onClick={showFairPlay}>
          <span className={css.icon}>
            <Shield aria-hidden />
          </span>
          {t('lobby.shortcutFair')}
        </button>
      </nav>
    </div>
  );
}
