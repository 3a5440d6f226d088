import { useAtomValue } from 'jotai';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from 'react';
import { currentTranslation, loadAllStrings } from '../../i18n/i18n';
import { loadOrReload } from '../../shared/loading/loadOrReload';
import { closePopup, type Popup as PopupRequest, shownPopupAtom } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { SheetClosing } from '../../ui/sheet/Sheet';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import type { PopupProps } from './popupProps';

type PopupComponent = LazyExoticComponent<ComponentType<PopupProps>>;

interface LoadedPopup {
  readonly load: () => Promise<{ readonly default: ComponentType<PopupProps> }>;
  /** Remembers how loading ended, a failure too. */
  Shown: PopupComponent;
}

/** Popups opened so far, by name. */
const popups = new Map<string, LoadedPopup>();

/** The popup of a name, loaded when it is first shown. */
function popupAt(name: string): LoadedPopup {
  const known = popups.get(name);
  if (known !== undefined) return known;
  const load = loadOrReload(async () => {
    const [{ loaderOf }] = await Promise.all([import('./popupList'), loadAllStrings()]);
    const loadPopup = loaderOf(name);
    if (loadPopup === undefined) throw new Error(`Unknown popup: ${name}`);
    return { default: await loadPopup() };
  });
  const popup = { load, Shown: lazy(load) };
  popups.set(name, popup);
  return popup;
}

function Popup({ popup: { name, props } }: { popup: PopupRequest }) {
  const { Shown } = popupAt(name);
  return <Shown {...props} onClose={() => closePopup(name)} />;
}

/** Replaces a popup that could not be loaded or threw, and closes it, so that the queue goes on. */
function FailedPopup({ name }: { name: string }) {
  useEffect(() => {
    // Loaded again when it is opened again.
    const popup = popupAt(name);
    popup.Shown = lazy(popup.load);
    showToast({ text: currentTranslation().t('shell.popupFailed'), tone: 'error' });
    closePopup(name);
  }, [name]);
  return null;
}

/** Time for a popup to slide out before the next slides in. */
const SLIDE_OUT_MS = 240;

/** Shows the first popup of the queue. The page behind does not scroll meanwhile. */
export function PopupHost() {
  const next = useAtomValue(shownPopupAtom);
  const [shown, setShown] = useState(next);
  const closing = shown !== null && shown.name !== next?.name;
  // Also one that was opened again, with other props, before it had slid out.
  if (next !== null && next !== shown && (shown === null || shown.name === next.name)) setShown(next);
  useEffect(() => {
    if (!closing) return;
    const gone = setTimeout(() => setShown(next), SLIDE_OUT_MS);
    return () => clearTimeout(gone);
  }, [closing, next]);
  const locked = shown !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
  }, [locked]);
  if (shown === null) return null;
  return (
    <ErrorBoundary key={shown.name} instead={<FailedPopup name={shown.name} />}>
      <SheetClosing value={closing}>
        <Suspense fallback={null}>
          <Popup popup={shown} />
        </Suspense>
      </SheetClosing>
    </ErrorBoundary>
  );
}
