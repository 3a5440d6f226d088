import type { Locator, Page } from '@playwright/test';
import { SKIN_NAMES } from '../../contract/skins';
import { expect } from '../e2e/support/watched';
import { inspect } from './inspect';

/** Inspects what is open in every skin, and leaves the page in the one in which it found it. */
export async function inEverySkin(page: Page, screen: string, part?: string): Promise<void> {
  const address = await page.evaluate(() => window.location.hash);
  for (const skin of SKIN_NAMES) {
    await showSkin(page, `${address}${address.includes('?') ? '&' : '?'}skin=${skin}`);
    await expect(page.locator('html')).toHaveAttribute('data-skin', skin);
    await inspect(page, `${screen} in ${skin}`, part);
  }
  await showSkin(page, address);
}

/** Changes the address as a link does that names a skin, without a new entry of the history: that would close the sheet. */
const showSkin = (page: Page, address: string) =>
  page.evaluate((hash) => {
    window.history.replaceState(window.history.state, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, address);

/** Opens something by the keyboard, inspects it, and closes it with Escape: the focus goes in and returns. */
export async function visit(
  page: Page,
  opener: Locator,
  open: () => Promise<Locator>,
  screen: string,
): Promise<void> {
  await opener.focus();
  const dialog = await open();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus'))).toHaveCount(1);
  await inEverySkin(page, screen, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, `${screen}: the focus returns`).toBeFocused();
}
