import { createContext, lazy, Suspense, useContext, useState } from 'react';
import type { SheetProps } from './sheetProps';

const loadPanel = () => import('./SheetPanel');
const SheetPanel = lazy(async () => ({ default: (await loadPanel()).SheetPanel }));

/** Preloads the panel before the first sheet opens, because it could not be loaded offline. */
export function preloadSheet(): void {
  loadPanel().catch(() => undefined);
}

/** True around a popup that is being removed: its sheet slides out although no prop told it to close. */
export const SheetClosing = createContext(false);

/** A sheet from the bottom edge; a centred dialog on tablet and desktop. Its code loads with the first opening. */
export function Sheet(props: SheetProps) {
  const closing = useContext(SheetClosing);
  const open = props.open && !closing;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} open={open} />
    </Suspense>
  );
}
