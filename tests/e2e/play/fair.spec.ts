import type { Page } from '@playwright/test';
import { type LogLine, nextLine } from '../../../games/kit/fairness/log';
import { betsOf, NUMBER_MAX_MS, openTable, phaseIs, placeBet, primary } from '../support/jump';
import { withServer } from '../support/ownServer';
import { expect } from '../support/watched';

const test = withServer({ BEACON: 'sandbox' });

// A round has no fixed length, and a test may wait for one or two rounds before its own.
test.describe.configure({ timeout: 240_000 });
test.use({ reducedMotion: 'reduce' });

/** A bet that came too late for its round rides in the next one, which may be called off on a busy machine. */
const ABOARD_MAX_MS = 3 * NUMBER_MAX_MS;

const LOG = '**/fairness/log.jsonl';

/** What the device holds of the public log. */
const held = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('fairnessPins') ?? 'null') as { logStart: string } | null,
  );

/** The log with another first chain of the game, and links that hold. */
function withOtherChain(text: string, game: string): string {
  let head: LogLine | null = null;
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { n: _, prev: __, hash: ___, at, ...fact } = JSON.parse(line);
      const told = fact.type === 'chain' && fact.game === game ? { ...fact, chainEnd: '5'.repeat(64) } : fact;
      head = nextLine(head, told, at);
      return `${JSON.stringify(head)}\n`;
    });
  return lines.join('');
}

/**
 * Resolves once the page shows the wait for the number: betting is closed, and the button is of no use. Watched from within,
 * because a slow machine may ask only after the wait and a ride of a second.
 */
const seenAboard = (page: Page) =>
  page.waitForFunction(
    () => {
      const table = document.querySelector('[data-mode][data-phase="closed"]');
      const button = document.querySelector('[data-primary][aria-disabled="true"]');
      return (
        table?.textContent?.includes('Bets are closed.') === true &&
        button?.textContent?.includes('Your fare is aboard') === true
      );
    },
    null,
    { timeout: ABOARD_MAX_MS },
  );

test('a ride waits for its practice number, and is checked on the device and by the page that copies are pasted into', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.allow(/503 .*log\.jsonl/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page, request, '500.00', '1.01');
  await phaseIs(page, 'betting');
  const aboard = seenAboard(page);
  await placeBet(page);
  await aboard;
  const bets = () => betsOf(page, request);
  await expect.poll(async () => (await bets()).length, { timeout: 120_000 }).toBe(1);
  const number = (await bets())[0]?.nonce;

  await page.getByRole('button', { name: /^Last outcomes/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Round ${number} `) }).click();
  const sheet = page.getByRole('dialog', { name: 'Is this round fair?' });
  await expect(sheet.getByText('Practice beacon:')).toBeVisible();
  await expect(sheet.getByText('Your bet is in the closed list, seat 1 of 1.')).toBeVisible();
  await expect(sheet.getByText('Your seed is part of this round.')).toBeVisible();
  await expect(sheet.locator('[data-report="practice"]')).toBeVisible();
  const states = sheet
    .locator('[data-step]')
    .evaluateAll((steps) =>
      steps.map((step) => [step.getAttribute('data-step'), step.getAttribute('data-state')].join(' ')),
    );
  expect(await states).toEqual(['commitment ok', 'number practice', 'bets ok', 'seed ok', 'result ok']);

  // Without the log the rest is checked, and what is missing can be asked for again.
  await page.route(LOG, (route) => route.fulfill({ status: 503 }));
  await sheet.getByRole('button', { name: 'All rounds' }).click();
  await page.getByRole('button', { name: new RegExp(`^Round ${number} `) }).click();
  await expect(sheet.getByText('The public log could not be read just now.')).toBeVisible();
  await expect(sheet.locator('[data-step="seed"]')).toHaveAttribute('data-state', 'ok');
  await expect(sheet.locator('[data-step="commitment"]')).toHaveAttribute('data-state', 'notChecked');
  const again = sheet.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(LOG);
  // The next round reads the log too, and with it the sheet is checked by itself.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(sheet.locator('[data-report="practice"]')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await sheet.getByRole('button', { name: 'Copy data' }).click();
  const data = await page.evaluate(() => navigator.clipboard.readText());
  const verifier = await context.newPage();
  await verifier.goto('/verify.html');
  await verifier.getByLabel('Round data').fill(data);
  await verifier.getByRole('button', { name: 'Check', exact: true }).click();
  for (const checked of ['Commitment', 'Outcome', 'Stake and payout', 'Your bet in the tree', 'Closing']) {
    await expect(verifier.getByTitle('agrees').filter({ hasText: checked })).toBeVisible();
  }
  await expect(verifier.getByTitle('practice').filter({ hasText: 'Beacon signature' })).toBeVisible();
});

test('a chain that is replaced in the public log is noticed, and no bet is placed until that was read', async ({
  page,
  request,
}) => {
  await openTable(page, request, '500.00');
  await expect.poll(async () => (await held(page))?.logStart ?? '').toMatch(/^[0-9a-f]{64}$/);
  const text = await (await request.get('/fairness/log.jsonl')).text();
  await page.route(LOG, (route) => route.fulfill({ body: withOtherChain(text, 'crash') }));
  const notice = page.getByRole('alertdialog', { name: 'The public record has changed' });
  await page.reload();
  await expect(notice).toBeVisible({ timeout: 40_000 });
  await page.keyboard.press('Escape');
  await expect(notice.getByRole('button', { name: 'Copy the evidence' })).toBeVisible();

  // It stays, also over a page that could not read the log again.
  await page.unroute(LOG);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  await notice.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice).toBeHidden();
  await phaseIs(page, 'betting');
  await placeBet(page);
  await expect.poll(async () => (await held(page))?.logStart ?? '').toMatch(/^[0-9a-f]{64}$/);
  await expect(notice).toBeHidden();
});
