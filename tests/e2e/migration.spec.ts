import { request as requests } from '@playwright/test';
import type { BuiltServer } from '../support/builtServer';
import { startChildServer } from './support/childServer';
import { newPerson } from './support/person';
import { expect, test } from './support/watched';

/** From a child app to the main app: two servers over one database. */

test.use({ reducedMotion: 'reduce' });

let child: BuiltServer;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  child = await startChildServer(baseURL ?? '');
});
test.afterAll(() => child.close());

test('an account moves by a tap, and the child app then only tells of it', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/called another host: http:\/\/127\.0\.0\.1:/);
  complaints.allow(/status of 4\d\d/);
  const at = await requests.newContext({ baseURL: child.url });
  const mover = await newPerson(at, { pesos: '1250.00' });

  // In the child app the offer opens over the lobby, once a day.
  await page.goto(`${child.url}/#/faq`);
  await page.evaluate(({ token, uid }) => {
    for (const [name, value] of Object.entries({ token, uId: uid, signInShown: '9' }))
      localStorage.setItem(name, JSON.stringify(value));
  }, mover);
  await page.goto('about:blank');
  await page.goto(`${child.url}/#/`);
  const offer = page.getByRole('dialog', { name: 'Continue in the main app' });
  await expect(offer.getByText('+₱20.00')).toBeVisible();
  await offer.getByRole('button', { name: 'Move now' }).click();

  // In the main app the ticket has proven whose account it is, and is in no address any more.
  await expect(page).toHaveURL(`${baseURL}/#/transferToMain`);
  await expect(page.getByText('₱1,250.00')).toBeVisible();
  await page.getByRole('button', { name: 'Move now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is here' })).toBeVisible();
  await expect(page.getByText('₱20.00 is in your bonus wallet.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page.getByRole('link', { name: 'Balance' })).toBeVisible();

  // Back in the child app: told once, and no money moves.
  await page.goto(`${child.url}/#/`);
  // The award is told of first.
  await page.getByRole('dialog', { name: 'A bonus for you' }).getByRole('button', { name: 'Done' }).click();
  const over = page.getByRole('dialog', { name: 'Your account has moved' });
  await expect(over.getByText('₱1,250.00')).toBeVisible();
  await over.getByRole('button', { name: 'Got it' }).click();
  await page.goto('about:blank');
  await page.goto(`${child.url}/#/`);
  await expect(page.getByRole('dialog', { name: 'Your account is in the main app' })).toBeVisible();
});
