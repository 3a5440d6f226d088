import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { examples, roundOf } from '../laws/examples';
import { expect, test } from './watched';

const rounds = examples.map(roundOf);

async function check(page: Page, text: string): Promise<void> {
  await page.getByLabel('Round data').fill(text);
  await page.getByRole('button', { name: 'Check' }).click();
}

test('the verifier works from disk, without a network, and makes no request', async ({
  page,
  context,
  complaints,
}) => {
  // The page itself, which is loaded from disk.
  complaints.allow(/called another host: file:/);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const file = pathToFileURL(resolve('dist/client/verify.html')).href;
  await page.goto(file);
  await check(page, JSON.stringify(rounds));
  await expect(page.getByText(`${rounds.length} of ${rounds.length} rounds passed`)).toBeVisible();

  await check(page, JSON.stringify({ ...rounds[0], outcome: [5, 5, 5] }));
  await expect(page.getByText('0 of 1 rounds passed')).toBeVisible();
  await expect(page.getByTitle('differs').filter({ hasText: 'Outcome' })).toBeVisible();
  await check(page, '{"roundId": "<img src=x onerror=alert(1)>"}');
  await expect(page.getByText(/^This is no round:/)).toBeVisible();
  await expect(page.getByLabel('Round data')).toHaveValue(/onerror/);
  expect(asked).toEqual([file]);
});

test('the server serves it with a policy that forbids every connection', async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|forbidden by connect-src/);
  await page.goto('/verify.html');
  await check(page, JSON.stringify(rounds[0]));
  await expect(page.getByText('1 of 1 rounds passed')).toBeVisible();
  expect(await page.evaluate(() => fetch('/healthz').then(String, () => 'refused'))).toBe('refused');
});
