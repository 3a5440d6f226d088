import { leaveBreak } from '../support/markets';
import { withServer } from '../support/ownServer';
import { answer, enter, newPerson, open } from '../support/person';
import { expect, REFUSED } from '../support/watched';

// Markets need a public number: one of practice.
const test = withServer({ BEACON: 'sandbox' });
// The shortest order takes 15 s.
test.describe.configure({ timeout: 120_000 });

test('a guest places a demo order, sees it run, and finds its result and its prices', async ({
  page,
  request,
  complaints,
}) => {
  await leaveBreak(request);
  // A server that has just started has no public log yet.
  complaints.allow(REFUSED);
  await page.goto('/#/trade');
  await page.getByRole('searchbox').fill('kid');
  await page.getByRole('link', { name: /KIDLAT 100/ }).click();
  await expect(page.getByText('Synthetic market').first()).toBeVisible();
  const up = page.getByRole('button', { name: 'Up', exact: true });
  await expect(up).toBeEnabled({ timeout: 60_000 });
  await page.getByRole('button', { name: '15 s' }).click();
  await up.click();
  const balance = page.locator('[data-balance]');
  await expect(balance).toHaveAttribute('data-balance', '9000');
  const running = page.locator('[data-standing]');
  await expect(running).toContainText('Up D$10');
  await expect(running).toHaveAttribute('data-standing', /wins|loses/, { timeout: 10_000 });
  await page.getByRole('button', { name: 'Down', exact: true }).click();
  await expect(page.getByText('You have an open order in the other direction')).toBeVisible();

  await expect(running).toHaveCount(0, { timeout: 30_000 });
  const paid = Number(await balance.getAttribute('data-balance'));
  expect([9_000, 10_950]).toContain(paid);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: paid === 9_000 ? /Lost/ : /Won/ }).click();
  await expect(page.getByText('A demo order uses the real ticks')).toBeVisible();
  const levelOf = async (name: string) => {
    const text = await page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent();
    return Number(/^[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''));
  };
  expect((await levelOf('End')) > (await levelOf('Entry'))).toBe(paid === 10_950);
});

test('a player finds a settled order among all rounds, and checks it on the device', async ({
  page,
  request,
}) => {
  await leaveBreak(request);
  const person = await newPerson(request, { pesos: '500.00' });
  await enter(page, person, '/trade/market?id=KIDLAT');
  const up = page.getByRole('button', { name: 'Up', exact: true });
  await expect(up).toBeEnabled({ timeout: 60_000 });

  await test.step('the chart also has candles', async () => {
    await page.getByRole('button', { name: 'Chart Line' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '5 s', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Chart 5 s' })).toBeVisible();
    // A new one comes every 5 s; the first two prove that they grow.
    await expect(page.locator('[data-candles]')).not.toHaveAttribute('data-candles', /^[01]$/, {
      timeout: 20_000,
    });
  });

  await page.getByRole('button', { name: '15 s', exact: true }).click();
  await up.click();
  await expect(page.locator('[data-standing]')).toContainText('Up ₱100');
  // Its segment is over as well, so that our number is known.
  await answer(request, '/sandbox/markets', { advanceMs: 11 * 60_000 });
  await expect(page.locator('[data-standing]')).toHaveCount(0, { timeout: 30_000 });

  await open(page, '/record?show=plays');
  await page.getByRole('link', { name: /Verify$/ }).click();
  await expect(page).toHaveURL(/#\/trade\/order\?id=\d+$/);
  await expect(
    page.getByRole('img', { name: /^The price went from [\d,.]+ at the entry to [\d,.]+ at the end\.$/ }),
  ).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeEnabled({ timeout: 30_000 });
  await verify.click();
  await expect(page.getByText('Verified, with a practice beacon.')).toBeVisible({ timeout: 30_000 });
  const checks = page.locator('li[data-state]');
  await expect(checks).toHaveCount(9);
  // The log was read when the market was opened, so there is something to compare it with.
  expect(await checks.evaluateAll((all) => all.map((check) => check.getAttribute('data-state')))).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
    'practice',
    'ok',
    'ok',
    'ok',
    'ok',
  ]);

  await open(page, '/trade/orders');
  const order = page.getByRole('link', { name: /KIDLAT 100/ });
  await expect(order).toHaveCount(1);
  await page.getByLabel('Market', { exact: true }).selectOption({ label: 'APOY 75' });
  await expect(page.getByText('Choose another state, market or day.')).toBeVisible();
  await page.getByLabel('Market', { exact: true }).selectOption({ label: 'KIDLAT 100' });
  await expect(order).toHaveCount(1);
  await page.getByLabel('Day of the orders').fill('2026-01-02');
  await expect(order).toHaveCount(0);
  await page.getByRole('button', { name: 'All days' }).click();
  await expect(order).toHaveCount(1);
});
