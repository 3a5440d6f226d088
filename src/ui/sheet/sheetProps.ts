import type { ReactNode } from 'react';

export interface SheetProps {
  open: boolean;
  /** Called to close: by the button, Escape, a drag, the scrim or Android's back. */
  onClose: () => void;
  title: string;
  /** Below the title, beside a picture. */
  subtitle?: string;
  /** Extends above the upper edge of the sheet, before the title. */
  picture?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling part; holds the primary button. */
  footer?: ReactNode;
}
