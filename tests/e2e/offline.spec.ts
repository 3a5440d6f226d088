import type { Page } from '@playwright/test';
import { answer, enter, newPerson } from './support/person';
import { expect, NO_ANSWER, test } from './support/watched';

/** What was read with a network can be read again without one, and says how old it is. */

test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** Waits until the files of this visit are on the device. */
async function filesKept(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/brand/hiyas/emergency.svg'))?.ok ?? false))
    .toBe(true);
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}`);
}

const keptRecords = (page: Page) => page.evaluate(() => window.localStorage.getItem('keptRecords'));

test('help, records and rounds are read without a network, with their time; a log-out removes them', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await page.clock.install();
  const person = await newPerson(request, { pesos: '500.00' });
  for (const seeds of [{}, { clientSeed: 'lucky' }])
    await answer(request, '/x2/og/color/seeds', seeds, person.token);
  const bet = { positions: [{ kind: 'single', colors: [0], stake: '5.00' }] };
  await answer(request, '/x2/og/color/bet', { bet }, person.token);

  await enter(page, person, '/record');
  await expect(page.getByText('+₱500.00')).toBeVisible();
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await expect(page.getByText(/· Round /)).toBeVisible();
  await go(page, '/faq');
  await expect(page.getByRole('button', { name: 'How do I cash in?' })).toBeVisible();
  await filesKept(page);

  await context.setOffline(true);
  await page.reload();
  const bar = page.getByRole('status').filter({ hasText: 'Offline. Shown as of' }).first();
  await expect(page.getByRole('button', { name: 'How do I cash in?' })).toBeVisible();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'How do I cash in?' }).click();
  await expect(page.getByText('Choose an amount from ₱')).toBeVisible();

  await go(page, '/record');
  await expect(page.getByText('+₱500.00')).toBeVisible();
  await expect(page.getByRole('main').getByText('Offline. Shown as of')).toBeVisible();
  await page.getByRole('tab', { name: 'Rounds' }).click();
  await expect(page.getByText(/· Round /)).toBeVisible();
  await expect(page.getByRole('main').getByText('Offline. Shown as of')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Offline. Shown as of')).toHaveCount(0);
  expect(await keptRecords(page)).toContain(String(person.uid));
  await go(page, '/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.poll(() => keptRecords(page)).toBeNull();
});
