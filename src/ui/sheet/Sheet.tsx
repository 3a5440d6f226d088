import { createContext, lazy, Suspense, useContext, useState } from 'react';
import type { SheetProps } from './sheetProps';

const loadPanel = () => import('./SheetPanel');
const SheetPanel = lazy(async () => ({ default: (await loadPanel()).SheetPanel }));

/** Fetches the panel before the first sheet opens: without a network it could not come any more. */
export function warmSheet(): void {
  loadPanel().catch(() => undefined);
}

/** Set around a popup that is being put away: its sheet slides out although nobody told it to close. */
export const SheetClosing = createContext(false);

/** A panel from the lower edge; a centred dialog on tablet and desktop. Its code comes with its first opening. */
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
