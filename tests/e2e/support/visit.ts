import type { Page } from '@playwright/test';
import { routeOf } from '../../../src/app/routes/routes';

/** Navigation from address to address in one page, as a player does. */

/** Goes to an address, unless it is shown already, without reloading, and waits until its page or popup is shown and stable. */
export async function go(page: Page, address: string): Promise<void> {
  await closePopup(page);
  await page.evaluate((hash) => {
    if (window.location.hash === `#${hash}`) return;
    for (const left of document.querySelectorAll('h1, [role="dialog"], [role="alertdialog"]')) {
      // A page that is kept alive is news again when it returns.
      if (left.checkVisibility()) left.setAttribute('data-left', left.textContent ?? '');
      else left.removeAttribute('data-left');
    }
    window.location.hash = hash;
  }, address);
  if (await isPopup(page, address)) await dialogs(page, 'some');
  await settles(page);
}

/** Whether an address opens a popup in the skin on show: that comes after the page behind it, which is settled before. */
async function isPopup(page: Page, address: string): Promise<boolean> {
  const [path = ''] = address.split('?');
  const popup = routeOf(path)?.popup;
  if (popup === undefined) return false;
  const { skin, isPlayer } = await page.evaluate(() => ({
    skin: document.documentElement.dataset.skin,
    isPlayer: (localStorage.getItem('token') ?? '""') !== '""',
  }));
  // Who is logged in is not asked again.
  return popup.in.some((name) => name === skin) && !(popup.name === 'login' && isPlayer);
}

/** Closes the open popup with Escape, or by its last button where only that closes it. */
export async function closePopup(page: Page): Promise<void> {
  const notice = page.getByRole('alertdialog');
  if ((await notice.count()) > 0) {
    await notice.getByRole('button').last().click();
    await dialogs(page, 'none');
    return;
  }
  const popup = page.getByRole('dialog');
  if ((await popup.count()) === 0) return;
  await page.keyboard.press('Escape');
  await dialogs(page, 'none');
  // Closing also removes its history entry; wait for that before the next navigation.
  await page.waitForFunction(() => !window.history.state?.layers);
}

/**
 * Waits for a dialog, or until there is none. Checks every frame, because about a hundred dialogs are opened.
 */
export const dialogs = (page: Page, wanted: 'some' | 'none') =>
  page.waitForFunction((isWanted) => {
    const all = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    return isWanted ? all.some((dialog) => dialog.checkVisibility()) : all.length === 0;
  }, wanted === 'some');

/** How long one page or popup may take where the cores are busy, in ms. */
const SETTLES_WITHIN_MS = 60_000;

/**
 * Waits until there is a new heading, nothing is busy, and the DOM has not changed for some frames. A page that does not come
 * fails by itself: the time of a whole test with a hundred pages would not say which.
 */
export async function settles(page: Page): Promise<void> {
  const isStable = () => {
    const held = window as unknown as { sameFrames?: number; lastSight?: string };
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const news = all('h1, [role="dialog"], [role="alertdialog"]')
      .map((element) => ({ text: element.textContent ?? '', left: element.getAttribute('data-left') }))
      .filter(({ text, left }) => text !== '' && text !== left)
      .map(({ text }) => text);
    const count = document.querySelectorAll('*').length;
    const sight = `${window.location.hash} ${count} ${news.join()}`;
    const isSame = sight === held.lastSight && news.length > 0 && all('[aria-busy="true"]').length === 0;
    held.sameFrames = isSame ? (held.sameFrames ?? 0) + 1 : 0;
    held.lastSight = sight;
    return held.sameFrames >= 6;
  };
  await page.waitForFunction(isStable, undefined, { timeout: SETTLES_WITHIN_MS }).catch(async (error) => {
    const shown = await page.locator('body').ariaSnapshot();
    throw new Error(`${page.url()} did not settle: ${error}\n${shown}`);
  });
}
