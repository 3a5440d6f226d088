import { tellWrapper } from '../../device/wrapper';
import { currentTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import { isApp } from '../../shared/reports';
import { isBoolean } from '../../shared/storage/guards';
import { storedAs } from '../../shared/storage/item';

/** The second press must follow within this time. */
const SECOND_PRESS_MS = 3_000;

const entry = (): { readonly exitGuard?: boolean } => window.history.state ?? {};

const isGuard = (): boolean => entry().exitGuard === true;

/** Whether the guard entry is in this tab's history, which survives a reload. */
const guardedItem = storedAs('exitGuarded', isBoolean, () => false, { area: 'session' });

/** Pushes an entry of the same page over the guard entry. */
const pushOverGuard = (): void => window.history.pushState({ ...entry(), exitGuard: false }, '');

/**
 * In an installed app and in the Android wrapper, back on the first page would close the app. There it shows a toast
 * first, and a second press within three seconds closes. The first history entry is duplicated for this: a popstate to
 * the lower one means that back was pressed on the first page.
 */
export function confirmExit(): void {
  if (!isApp()) return;
  if (!guardedItem.read()) window.history.replaceState({ ...entry(), exitGuard: true }, '');
  guardedItem.write(true);
  if (isGuard()) pushOverGuard();
  window.addEventListener('popstate', () => {
    if (!isGuard()) return;
    showToast({ text: currentTranslation().t('shell.pressAgain') });
    // Until the entry is pushed again, one more press closes the app.
    setTimeout(() => {
      if (isGuard()) pushOverGuard();
    }, SECOND_PRESS_MS);
  });
}

/**
 * The back key of the Android wrapper: as in the browser, but on the first page, with the question on the screen, the
 * wrapper is told to close, because a page cannot.
 */
export function pressBack(): void {
  if (isGuard()) tellWrapper({ type: 'exit' });
  else window.history.back();
}
