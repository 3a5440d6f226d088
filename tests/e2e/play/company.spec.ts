import { shortName } from '../../../server/domains/live/shortName';
import { openTable, REAL } from '../support/jump';
import { enter, newPerson } from '../support/person';
import { expect, test } from '../support/watched';

test.describe.configure({ timeout: 180_000 });
test.use({ reducedMotion: 'reduce', table: 'crash' });

test('two players at a table see each other react, and check the best round of the day', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const person = await openTable(page, request, '500.00');
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const other = await context.newPage();
  await enter(other, await newPerson(request, { pesos: '500.00' }), REAL);
  // Other tests may be at the same table.
  for (const one of [page, other]) await expect(one.getByText(/^\d+ watching$/).first()).toBeVisible();

  // The next one has to wait, for some seconds: a slow machine may ask too late, so this is watched from within the page.
  const waits = page.waitForFunction(
    () => document.querySelector('button[aria-label="Heart"]')?.getAttribute('aria-disabled') === 'true',
  );
  await page.getByRole('button', { name: 'Heart', exact: true }).click();
  const name = shortName(`Player ${person.uid}`);
  for (const one of [page, other]) {
    await expect(one.locator('[data-reaction="heart"]').first()).toContainText(name);
  }
  await waits;
  await context.close();

  // The first round of a new server ends after half a minute.
  const verify = page.getByRole('button', { name: 'Verify', exact: true });
  await expect(verify).toBeVisible({ timeout: 90_000 });
  await verify.click();
  const sheet = page.getByRole('dialog', { name: /^Round \d+/ });
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await expect(sheet.getByText('This round checks out.')).toBeVisible();
});
