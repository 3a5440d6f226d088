import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Asked to close: by the button, Escape, a drag, the scrim or Android's back. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling part; the place of the primary button. */
  footer?: ReactNode;
}
