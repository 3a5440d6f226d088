import type { ReactNode } from 'react';

/** Props of every skin's lobby layout. */
export interface LayoutProps {
  /** Whether banners and games are loading: the layout shows skeletons. */
  readonly loading: boolean;
  /** Shown instead of banners and games that could not be loaded; null otherwise. */
  readonly instead: ReactNode | null;
}
