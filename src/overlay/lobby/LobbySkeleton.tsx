import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/i18n';
import { unseen } from '../../theme/recipes.css';
import { Skeleton } from '../../ui/text/Skeleton';
import { GuideInvite } from './cards/GuideInvite';
import * as css from './LobbySkeleton.css';
import { grid, heading } from './Shelves.css';

export const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Shown while the content of the lobby loads. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className={unseen}>{t('ui.loading')}</span>
      {children}
    </div>
  );
}

/** A skeleton of round or square shortcuts with a word below each. */
export function ShortcutSkeleton({ size, radius }: { size: string; radius: string }) {
  return (
    <>
      <Skeleton width={size} height={size} radius={radius} />
      <span className={css.word}>
        <Skeleton width="2.7rem" />
      </span>
    </>
  );
}

/** A skeleton of our own games, below the invitation that stands there already. */
export const OriginalsSkeleton = () => (
  <>
    <GuideInvite />
    <ShelfSkeleton />
  </>
);

/** A skeleton of tiles below their heading. */
export function ShelfSkeleton() {
  return (
    <>
      <div className={heading}>
        <Skeleton width="8.75rem" height="1.1rem" />
      </div>
      <div className={grid}>
        {places(6).map((place) => (
          <div key={place} className={css.tile}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </>
  );
}

/** The skeleton of the black and gold lobby: a banner, five shortcuts, tabs, and tiles in three columns. */
export function LobbySkeleton() {
  return (
    <Loading>
      <div className={css.hero}>
        <Skeleton height="100%" radius="1.125rem" />
      </div>
      <div className={css.shortcuts}>
        {places(5).map((place) => (
          <div key={place} className={css.shortcut}>
            <ShortcutSkeleton size="3rem" radius="1rem" />
          </div>
        ))}
      </div>
      <div className={css.tabs}>
        {places(3).map((place) => (
          <Skeleton key={place} width="5.2rem" />
        ))}
      </div>
      <OriginalsSkeleton />
    </Loading>
  );
}
