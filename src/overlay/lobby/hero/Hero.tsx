import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { allGamesAtom, frontGameAtom } from '../../../shared/catalogue/gameList';
import { loggedInAtom } from '../../../shared/session/session';
import { rimmed } from '../../../theme/recipes.css';
import { DESKTOP } from '../../../theme/screens';
import { classes } from '../../../ui/classes';
import { shelved } from '../ownGames';
import { useMedia } from '../useMedia';
import { bannersFor } from './banners';
import * as css from './Hero.css';
import { HeroBoard } from './HeroBoard';
import { HeroSlide } from './HeroSlide';

type Carousel = ComponentType<{ readonly banners: ReturnType<typeof bannersFor> }>;

/** Long enough for the first screen to have come to rest. */
const SETTLE_MS = 1_200;

/** The offers. The first stands at once; the carousel comes when the page has settled. */
export function Hero() {
  const { t } = useTranslation();
  const front = useAtomValue(frontGameAtom);
  const desktop = useMedia(DESKTOP);
  const guest = !useAtomValue(loggedInAtom);
  const [HeroCarousel, setCarousel] = useState<Carousel | null>(null);
  // On a slow device the first picture takes its time: nothing takes its place before it has been seen.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(async () => {
      // Without a network the first offer stands alone: the lobby never breaks for the others.
      const loaded = await import('./HeroCarousel').catch(() => null);
      if (loaded !== null) setCarousel(() => loaded.HeroCarousel);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled]);
  const games = useAtomValue(allGamesAtom);
  const demo = shelved(games).find(({ listed, hasDemo }) => listed !== null && hasDemo);
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
