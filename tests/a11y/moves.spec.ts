import { request as requests } from '@playwright/test';
import { startChildServer } from '../e2e/support/childServer';
import { answer, newPerson } from '../e2e/support/person';
import { settles } from '../e2e/support/visit';
import { expect, test } from '../e2e/support/watched';
import type { BuiltServer } from '../support/builtServer';
import { inEverySkin } from './visit';

/** The move from a child app to the main app, in every skin, from both sides: the tables visit the main app alone. */

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ timeout: 240_000 });

let child: BuiltServer;
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  child = await startChildServer(baseURL ?? '');
});
test.afterAll(() => child.close());

test('the offer in the child app, its page, and the account that arrives in the main app', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/called another host: http:\/\/127\.0\.0\.1:/);
  complaints.allow(/status of 4\d\d/);
  const at = await requests.newContext({ baseURL: child.url });
  const mover = await newPerson(at, { pesos: '1250.00' });
  await page.goto(`${child.url}/#/transferToMain`);
  await settles(page);
  await inEverySkin(page, 'the move for a guest of the child app');
  await page.evaluate(({ token, uid }) => {
    for (const [name, value] of Object.entries({ token, uId: uid, signInShown: '9' }))
      localStorage.setItem(name, JSON.stringify(value));
  }, mover);
  await page.goto('about:blank');
  await page.goto(`${child.url}/#/`);
  await expect(page.getByRole('dialog', { name: 'Continue in the main app' })).toBeVisible();
  await inEverySkin(page, 'the offer to move', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.goto(`${child.url}/#/transferToMain`);
  await expect(page.getByText('₱1,250.00').filter({ visible: true }).first()).toBeVisible();
  await inEverySkin(page, 'the move for a player of the child app');

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '""') as string);
  const { url } = await answer<{ url: string }>(at, '/x2/vest/jump_ticket/get', {}, token);
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page).toHaveURL(`${baseURL}/#/transferToMain`);
  await expect(page.getByText('₱1,250.00').filter({ visible: true }).first()).toBeVisible();
  await inEverySkin(page, 'the account that a ticket has proven');
  await page.getByRole('button', { name: 'Move now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is here' })).toBeVisible();
  await inEverySkin(page, 'an account that has arrived');
});
