import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { allGamesAtom, frontGameAtom } from '../../../shared/catalogue/gameList';
import { loggedInAtom } from '../../../shared/session/session';
import { useMedia } from '../../../shared/useMedia';
import { rimmed } from '../../../theme/recipes.css';
import { DESKTOP } from '../../../theme/screens';
import { classes } from '../../../ui/classes';
import { shelfOf } from '../ownGames';
import { bannersFor } from './banners';
import * as css from './Hero.css';
import { HeroBoard } from './HeroBoard';
import { HeroSlide } from './HeroSlide';

type Carousel = ComponentType<{ readonly banners: ReturnType<typeof bannersFor> }>;

/** Long enough for the first screen to settle, in ms. */
const SETTLE_MS = 1_200;

/** The banners. The first renders at once; the carousel loads when the page has settled. */
export function Hero() {
  const { t } = useTranslation();
  const front = useAtomValue(frontGameAtom);
  const desktop = useMedia(DESKTOP);
  const guest = !useAtomValue(loggedInAtom);
  const [HeroCarousel, setCarousel] = useState<Carousel | null>(null);
  // The first picture may load slowly: nothing replaces it before it has been shown.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(async () => {
      // Offline, only the first banner is shown: the lobby must not fail because of the others.
      const loaded = await import('./HeroCarousel').catch(() => null);
      if (loaded !== null) setCarousel(() => loaded.HeroCarousel);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  const games = useAtomValue(allGamesAtom);
  const demo = shelfOf(games).find(({ listed, hasDemo }) => listed !== null && hasDemo);
  const banners = bannersFor(front?.banners ?? [], guest, demo);
  const [first] = banners;
  if (first === undefined) return null;
  if (desktop) return <HeroBoard banners={banners} />;
  return (
    <section className={classes(css.frame, rimmed)} aria-label={t('lobby.offers')}>
      {HeroCarousel !== null && banners.length > 1 ? (
        <HeroCarousel banners={banners} />
      ) : (
        <div className={css.viewport}>
          <HeroSlide banner={first} first onSettled={() => setSettled(true)} />
        </div>
      )}
    </section>
  );
}
