import * as z from 'zod/mini';
import { currentTranslation } from '../../i18n/i18n';
import { showToast } from '../../shared/popups/toasts';
import { isApp } from '../../shared/reports';
import { stored } from '../../shared/storage/storage';

/** How soon the second press must follow. */
const SOON_MS = 3_000;

const entry = (): { readonly exitGuard?: boolean } => window.history.state ?? {};

const isGuard = (): boolean => entry().exitGuard === true;

/** Whether the guard stands in the history of this window, which outlives a reload. */
const guardedItem = stored('exitGuarded', z.boolean(), () => false, { area: 'session' });

/** Lays an entry of the same page over the guard. */
const cover = (): void => window.history.pushState({ ...entry(), exitGuard: false }, '');

/**
 * In an installed app and in the Android wrapper back on the first page ends the app, so there, back on the first page asks first: a second press soon after it leaves. The entry that
 * the app was opened with is doubled for it; whoever comes back to the lower one has pressed back at the end.
 */
export function guardExit(): void {
  if (!isApp()) return;
  if (!guardedItem.read()) window.history.replaceState({ ...entry(), exitGuard: true }, '');
  guardedItem.write(true);
  if (isGuard()) cover();
  window.addEventListener('popstate', () => {
    if (!isGuard()) return;
    showToast({ text: currentTranslation().t('shell.pressAgain') });
    // While nothing lies above it, one more press leaves. After that the guard stands again.
    setTimeout(() => {
      if (isGuard()) cover();
    }, SOON_MS);
  });
}
