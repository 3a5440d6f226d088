import type { ReactNode } from 'react';

/** What every skin's layout of the lobby gets. */
export interface LayoutProps {
  /** Banners and games are on their way: the layout shows where they will stand. */
  readonly loading: boolean;
  /** Stands in the place of banners and games that could not be had; null otherwise. */
  readonly instead: ReactNode | null;
}
