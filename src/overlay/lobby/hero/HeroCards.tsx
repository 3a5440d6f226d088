import { type ComponentType, lazy, Suspense } from 'react';
import type { Banner } from './banners';
import * as css from './Hero.css';

interface HeroCardsProps {
  readonly banners: readonly Banner[];
}

/** Phones never show them. Without a network their place stays empty: the lobby never breaks for them. */
const SideCards = lazy<ComponentType<HeroCardsProps>>(() =>
  import('../cards/SideCards').then(
    (loaded) => ({ default: loaded.SideCards }),
    () => ({ default: () => null }),
  ),
);

/** What stands beside the large offer on a desktop. */
export const HeroCards = (props: HeroCardsProps) => (
  <div className={css.cards}>
    <Suspense fallback={null}>
      <SideCards {...props} />
    </Suspense>
  </div>
);
