import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import Coins from '~icons/ph/coins-fill';
import Joystick from '~icons/ph/joystick-fill';
import Spiral from '~icons/ph/spiral-fill';
import type { Address } from '../../../../contract/addresses';
import { useTranslation } from '../../../i18n/i18n';
import { allGamesAtom } from '../../../shared/catalogue/gameList';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../../shared/session/session';
import { Link } from '../../../ui/page/Link';
import { BrandName } from '../../../ui/text/BrandName';
import type { Category } from '../category';
import { Footer } from '../Footer';
import { Head } from '../Header';
import { LobbyGames } from '../LobbyGames';
import type { LayoutProps } from '../layout';
import { demoAddress, shelfOf } from '../ownGames';
import { type Browse, useBrowse } from '../useBrowse';
import { useFeatured } from '../useFeatured';
import { wheel } from '../Wheel.css';
import * as css from './FiestaLobby.css';
import { FiestaSkeleton } from './FiestaSkeleton';

/** The mango lobby: a fiesta picture at the top, round badges, stickers in three columns, and a strip for the wheel. */
export function FiestaLobby({ loading, instead }: LayoutProps) {
  return (
    <>
      <Fiesta />
      <div className={css.lobby}>{loading ? <FiestaSkeleton /> : (instead ?? <Lobby />)}</div>
    </>
  );
}

function Fiesta() {
  const featured = useFeatured();
  return (
    <div className={css.head}>
      <img
        className={css.scene}
        src="/art/lobby-v2-750.webp"
        srcSet="/art/lobby-v2-750.webp 2x, /art/lobby-v2-1125.webp 3x"
        alt=""
        fetchPriority="high"
      />
      <div className={css.inside}>
        <Head slogan={css.slogan} guestLinks={css.guestLinks}>
          <BrandName className={css.name} />
        </Head>
        {featured !== null && (
          <section className={css.words} aria-labelledby="featured">
            <h2 id="featured" className={css.title}>
              {featured.title}
            </h2>
            <p className={css.text}>{featured.text}</p>
            <Link className={css.action} to={featured.to}>
              {featured.action}
            </Link>
          </section>
        )}
      </div>
    </div>
  );
}

function Lobby() {
  const shelf = shelfOf(useAtomValue(allGamesAtom));
  const [category, setCategory] = useState<Category>('all');
  const browse = useBrowse();
  const demo = shelf.find(({ listed, hasDemo }) => listed !== null && hasDemo);
  return (
    <>
      <Badges
        active={category}
        onChange={setCategory}
        demo={demo === undefined ? null : demoAddress(demo)}
        browse={browse}
      />
      <LobbyGames category={category} shelf={shelf} browse={browse} strip={<Strip />} />
      {browse && <browse.FairPlay />}
      <Footer />
    </>
  );
}

interface BadgesProps {
  active: Category;
  onChange: (category: Category) => void;
  /** The address of the free demo. */
  demo: Address | null;
  browse: Browse | null;
}

function Badges({ active, onChange, demo, browse }: BadgesProps) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  const list = (category: Category, label: string, icon: ReactNode) => (
    <button
      key={category}
      type="button"
      className={css.badge}
      aria-pressed={category === active}
      onClick={() => onChange(category)}
    >
      <span className={css.discs[category]}>{icon}</span>
      {label}
    </button>
  );
  return (
    <nav className={css.badges} aria-label={t('lobby.categories')}>
      {list('all', t('lobby.all'), <Joystick aria-hidden />)}
      {browse && (
        <browse.CategoryChoices each={({ key, label, Icon }) => list(key, label, <Icon aria-hidden />)} />
      )}
      {demo !== null && (
        <Link className={css.badge} to={demo}>
          <span className={css.discs.demo}>
            <Coins aria-hidden />
          </span>
          {t('lobby.shortcutDemo')}
        </Link>
      )}
      <Link className={css.badge} to={loginRedirect('/spin', loggedIn)}>
        <span className={css.discs.spin}>
          <Spiral aria-hidden />
        </span>
        {t('lobby.shortcutSpin')}
      </Link>
    </nav>
  );
}

function Strip() {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <section className={css.strip} aria-labelledby="strip">
      <span className={wheel} aria-hidden="true" />
      <div className={css.stripWords}>
        <h3 id="strip" className={css.stripTitle}>
          {t('lobby.stripTitle')}
        </h3>
        <p className={css.stripText}>{t('lobby.stripText')}</p>
      </div>
      <Link className={css.stripAction} to={loginRedirect('/spin', loggedIn)}>
        {t('lobby.stripAction')}
      </Link>
    </section>
  );
}
