import type { Page } from '@playwright/test';
import { tableOpen } from '../support/player';
import { DEMO, lay, resultShown, roundsOf, seek, sitDown } from '../support/table';
import { expect, NO_ANSWER, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Auto-bet' });

/** Opens the auto-bet sheet, fills it in, and starts. */
async function start(page: Page, rounds: number, limits: { readonly loss?: string; readonly win?: string }) {
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await sheet(page).getByLabel('Own number').fill(String(rounds));
  await sheet(page)
    .getByLabel('Lose at most')
    .fill(limits.loss ?? '400');
  await sheet(page)
    .getByLabel('Stop at a win of')
    .fill(limits.win ?? '');
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^Start ${rounds} `) })
    .click();
  await expect(sheet(page)).toBeHidden();
}

test('a run for money stops before it could exceed its loss limit', async ({ page, request }) => {
  const person = await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await seek(request, person, 'loss');
  await start(page, 10, { loss: '15' });
  await expect(page.getByText('Auto-bet stopped: loss limit')).toBeVisible();
  await expect(page.getByRole('status').getByText('−₱10.00')).toBeVisible();
  expect(await roundsOf(page, request)).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Roll again/ })).toBeVisible();
});

test('a run for money stops with a win that reaches its limit', async ({ page, request }) => {
  const person = await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await seek(request, person, 'small');
  await start(page, 10, { win: '10' });
  await expect(page.getByText('Auto-bet stopped: win limit')).toBeVisible();
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a run shows its possible cost, plays its rounds, and can be stopped manually', async ({ page }) => {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await lay(page, 'Yellow', 'D$5.00');
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  const startButton = sheet(page).getByRole('button', { name: /^(Start|Check)/ });
  await expect(startButton).toBeDisabled();
  await sheet(page).getByRole('button', { name: 'D$100', exact: true }).click();
  await expect(sheet(page).getByText('D$50.00')).toBeVisible();
  await expect(startButton).toBeEnabled();
  await sheet(page).getByLabel('Lose at most').fill('3');
  await expect(sheet(page).getByText('At least one stake: D$5.00.')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Check the numbers above' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  await start(page, 2, {});
  await expect(page.getByText('Auto-bet done: 2 rounds')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(page.getByText('Auto-bet done: 2 rounds')).toBeHidden();

  await start(page, 50, {});
  await page.getByRole('button', { name: /^Stop/ }).click();
  await resultShown(page);
  await expect(page.getByText(/^Auto-bet stopped: \d rounds?/)).toBeVisible();
});

test('a run for money raises its stake after a loss, and says what each round stakes', async ({
  page,
  request,
}) => {
  const person = await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await seek(request, person, 'loss');
  await page.getByRole('button', { name: 'Auto', exact: true }).click();
  await sheet(page).getByLabel('Own number').fill('2');
  await sheet(page).getByLabel('Lose at most').fill('100');
  await sheet(page).getByRole('switch', { name: 'Change the stake' }).check();
  const afterLoss = sheet(page).getByRole('group', { name: 'After a loss' });
  const afterWin = sheet(page).getByRole('group', { name: 'After a win' });
  await afterLoss.getByRole('button', { name: 'Raise' }).click();
  await expect(afterWin.getByRole('button', { name: 'Raise' })).toBeDisabled();
  await afterWin.getByRole('button', { name: 'First stake' }).click();
  await afterLoss.getByLabel('By percent').fill('50');
  const startButton = sheet(page).getByRole('button', { name: /^(Start|Check)/ });
  await expect(startButton).toBeDisabled();
  await sheet(page).getByLabel('Highest stake').fill('20');
  await expect(sheet(page).getByText('₱40.00')).toBeVisible();
  // The second bet is held until its stake has been seen: the text lasts as long as its round.
  const second = page.getByText('Auto-bet 2 of 2, ₱15.00');
  let bets = 0;
  await page.route('**/x2/og/color/bet', async (route) => {
    bets += 1;
    if (bets === 2) await expect(second).toBeVisible();
    await route.continue();
  });
  await startButton.click();
  await expect(page.getByText('Auto-bet done: 2 rounds')).toBeVisible({ timeout: 30_000 });
  expect((await roundsOf(page, request)).map(({ stake }) => stake)).toEqual(['15.00', '10.00']);
});

test('a run for money waits for the network, and ends when the player leaves the game', async ({
  page,
  request,
  context,
  complaints,
}) => {
  complaints.allow(NO_ANSWER);
  await page.clock.install();
  let bets = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/x2/og/color/bet')) bets += 1;
  });
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await start(page, 60, {});
  await expect(page.getByText(/^Auto-bet \d+ of 60/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Auto-bet waits for the network')).toBeVisible();
  const before = (await roundsOf(page, request)).length;
  await context.setOffline(false);
  await expect.poll(async () => (await roundsOf(page, request)).length).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText(/^Auto-bet stopped: you left the game/)).toBeVisible();
  const left = bets;
  expect(left).toBeGreaterThan(0);
  await page.clock.runFor(10_000);
  expect(bets).toBe(left);
});
