import { type ComponentType, lazy, Suspense } from 'react';
import type { Banner } from './banners';
import * as css from './Hero.css';

interface HeroCardsProps {
  readonly banners: readonly Banner[];
}

/** Phones never show them. Offline their place stays empty: the lobby must not fail because of them. */
const SideCards = lazy<ComponentType<HeroCardsProps>>(() =>
  import('../cards/SideCards').then(
    (loaded) => ({ default: loaded.SideCards }),
    () => ({ default: () => null }),
  ),
);

/** The cards beside the large banner on desktops. */
export const HeroCards = (props: HeroCardsProps) => (
  <div className={css.cards}>
    <Suspense fallback={null}>
      <SideCards {...props} />
    </Suspense>
  </div>
);
