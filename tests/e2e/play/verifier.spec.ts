import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { sharedGame } from '../../../games/allGames';
import { dayLines, exampleRounds, linesText, log, ownRounds } from '../../laws/beacon/beaconRounds';
import { examples, roundOf } from '../../laws/examples';
import { expect, test } from '../support/watched';

// Rounds that many share are never ok without the log.
const rounds = examples.map(roundOf).filter(({ game }) => sharedGame(game) === null);

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

test('the verifier checks a day of rounds with the log, and never says ok without a pin', async ({
  page,
}) => {
  await page.goto('/verify.html');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const day = file('rounds-crash-2023-08-23.jsonl', linesText(dayLines));
  const files = page.locator('input[type=file]');
  await page.getByLabel('Round data').fill(JSON.stringify(ownRounds[0]));
  await files.setInputFiles([day, file('log.jsonl', linesText(log))]);
  await expect(page.getByText('0 of 1 rounds passed')).toBeVisible();
  await expect(page.getByText('not pinned', { exact: true })).toBeVisible();
  await expect(page.getByTitle('agrees').filter({ hasText: 'Beacon signature' })).toBeVisible();
  await expect(page.getByTitle('agrees').filter({ hasText: 'Your bet in the tree' })).toBeVisible();

  await page.getByLabel('Round data').fill('');
  await page.getByLabel(/^Only rounds/).fill('501-502');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('0 of 2 rounds passed')).toBeVisible();
  await expect(page.getByText('crash: no round is missing')).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  const [, other] = ownRounds;
  const wrong = { ...ownRounds[0], beacon: { ...ownRounds[0]?.beacon, signature: other?.beacon.signature } };
  await check(page, JSON.stringify(wrong));
  await expect(page.getByTitle('differs').filter({ hasText: 'Beacon signature' })).toBeVisible();
});

test('the verifier reproduces every published example of draws with a beacon', async ({ page }) => {
  await page.goto('/verify.html');
  await check(page, JSON.stringify(exampleRounds));
  await expect(page.getByText(`of ${exampleRounds.length} rounds passed`)).toBeVisible();
  await expect(page.getByTitle('agrees').filter({ hasText: 'Outcome' })).toHaveCount(exampleRounds.length);
  await expect(page.getByTitle('agrees').filter({ hasText: 'Random number' })).toHaveCount(
    exampleRounds.length,
  );
});

test('the server serves it with a policy that forbids every connection', async ({ page, complaints }) => {
  complaints.allow(/Content Security Policy|forbidden by connect-src/);
  await page.goto('/verify.html');
  await check(page, JSON.stringify(rounds[0]));
  await expect(page.getByText('1 of 1 rounds passed')).toBeVisible();
  expect(await page.evaluate(() => fetch('/healthz').then(String, () => 'refused'))).toBe('refused');
});
