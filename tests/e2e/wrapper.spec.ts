import type { Page } from '@playwright/test';
import type { ToWrapper } from '../../contract/wrapperBridge';
import account from '../../src/i18n/strings/account/enPH.json' with { type: 'json' };
import shell from '../../src/i18n/strings/shell/enPH.json' with { type: 'json' };
import { type FakeWrapper, fakeWrapper } from '../support/fakeWrapper';
import { expect, test } from './support/watched';

/** The page in a native wrapper: what each tells the other, and when. */

test.use({ reducedMotion: 'reduce' });

declare global {
  interface Window {
    appWrapper?: object;
    theWrapper?: FakeWrapper;
  }
}

/** Puts every page of this tab into a wrapper whose device has these ids. */
const wrap = (page: Page) =>
  page.addInitScript(`
    if (window.top === window) {
      window.theWrapper = (${fakeWrapper.toString()})({ afId: 'af-7e57', fbInsId: 'ins-7e57', aaid: 'aa-7e57' });
      window.appWrapper = window.theWrapper.native;
    }`);

const told = (page: Page) => page.evaluate(() => [...(window.theWrapper?.told ?? [])]);
const toldTypes = async (page: Page) => (await told(page)).map(({ type }) => type);
const actionsOf = (messages: readonly ToWrapper[]) =>
  messages.flatMap((message) => (message.type === 'userAction' ? [message.action] : []));
const pressBack = (page: Page) => page.evaluate(() => window.theWrapper?.pressBack());
const isClosed = (page: Page) => page.evaluate(() => window.theWrapper?.isClosed());

test('a child app learns of consents and actions, and gives its ids after consent alone', async ({
  page,
}) => {
  await wrap(page);
  await page.goto('/?appId=amihan_2017#/privacy');
  const advertising = page.getByRole('switch', { name: account.share_advertising });
  await expect(advertising).toBeVisible();
  await expect.poll(() => toldTypes(page)).toEqual(['ready', 'consent']);
  expect((await told(page))[1]).toEqual({ type: 'consent', advertising: false, analytics: false });

  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/x2/device/getInfoId') && /af-7e57/.test(request.postData() ?? ''),
  );
  await advertising.click();
  expect((await reported).postDataJSON()).toMatchObject({
    afId: 'af-7e57',
    fbInsId: 'ins-7e57',
    aaid: 'aa-7e57',
  });
  await expect.poll(async () => actionsOf(await told(page))).toEqual(['open']);
  await advertising.click();
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual({ type: 'consent', advertising: false, analytics: false });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('7e57');
});

test('the main app hears of no action, and a clean app offers nothing for advertisers', async ({ page }) => {
  await wrap(page);
  await page.goto('/?appId=peryahan_4000#/privacy');
  const advertising = page.getByRole('switch', { name: account.share_advertising });
  const visit = page.waitForResponse((response) => response.url().endsWith('/x2/v2/log/collect'));
  await advertising.click();
  await visit;
  await page.waitForLoadState('networkidle');
  expect(actionsOf(await told(page))).toEqual([]);

  // The consent that was given before counts for nothing here.
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/?appId=amihan_2025#/privacy');
  await expect(page.getByRole('switch', { name: account.share_analytics })).toBeVisible();
  await expect(advertising).toHaveCount(0);
  await expect.poll(() => toldTypes(page)).toEqual(['ready', 'consent']);
  await page.waitForLoadState('networkidle');
  expect(await told(page)).toContainEqual({ type: 'consent', advertising: false, analytics: false });
  expect(calls.filter((call) => /7e57|v2\/log\/collect/.test(call))).toEqual([]);
});

test('the back key closes what is on top, then asks, then closes the app', async ({ page }) => {
  await wrap(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  await expect.poll(() => toldTypes(page)).toContain('ready');
  await page.evaluate(() => {
    window.location.hash = '/login';
  });
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeHidden();
  await pressBack(page);
  await expect(page.getByRole('link', { name: 'Play Color Game' })).toBeVisible();
  await pressBack(page);
  await expect(page.getByText(shell.pressAgain)).toBeVisible();
  expect(await isClosed(page)).toBe(false);
  await pressBack(page);
  expect(await isClosed(page)).toBe(true);
});
