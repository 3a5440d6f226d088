import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Asked to close: by the button, Escape, a drag, the scrim or Android's back. */
  onClose: () => void;
  title: string;
  /** Under the title, where a picture stands beside it. */
  subtitle?: string;
  /** Stands out above the sheet's upper edge, before the title. */
  picture?: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolling part; the place of the primary button. */
  footer?: ReactNode;
}
