import type { Page } from '@playwright/test';
import { listen, shownBalance, tableOpen } from '../support/player';
import { DEMO, fieldOf, lay, REAL, resultShown, rollButton, roundsOf, seek, sitDown } from '../support/table';
import { expect, test } from '../support/watched';

test.use({ reducedMotion: 'reduce' });

const demoKept = (page: Page) =>
  page.evaluate(() => ({
    id: JSON.parse(localStorage.getItem('demoId') ?? 'null') as string,
    ...(JSON.parse(localStorage.getItem('demo') ?? '{}').color as { betCount: number; entryCount: number }),
  }));

test('a round can be played with the keyboard alone', async ({ page }) => {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  const tabs = page.getByRole('tab');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await tabs.first().focus();
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: '2 colors' })).toBeFocused();
  await expect(page.getByRole('tab', { name: '2 colors' })).toHaveAttribute('aria-selected', 'true');

  // Tab passes the odds and reaches the fields; arrow keys move among them in rows of three.
  await press('Tab', 'Tab');
  await expect(fieldOf(page, 'Red')).toBeFocused();
  await press('ArrowRight', 'Enter');
  await expect(page.getByRole('button', { name: /^Odds and rules/ })).toContainText('Pick 1 more');
  await press('ArrowDown', 'ArrowDown', 'ArrowLeft', ' ');
  await expect(
    page.getByRole('button', { name: 'Add a chip to Yellow and Blue, D$5.00 on it' }),
  ).toBeVisible();

  // The selected chip, then Roll.
  await page.getByRole('radio', { name: 'D$5.00 chip' }).focus();
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'D$10.00 chip' })).toBeChecked();
  // Tab past the small buttons beside it, however many there are.
  const isFocused = () => rollButton(page).evaluate((button) => button === document.activeElement);
  for (let tab = 0; tab < 5 && !(await isFocused()); tab += 1) await press('Tab');
  await expect(rollButton(page)).toBeFocused();
  await press('Enter');
  await resultShown(page);

  // With nothing focused the space bar rolls again.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const before = await demoKept(page);
  await press(' ');
  await expect.poll(async () => (await demoKept(page)).betCount).toBe(before.betCount + 1);
  await resultShown(page);

  const muted = () => page.evaluate(() => localStorage.getItem('muted'));
  await press('m');
  expect(await muted()).toBe('true');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByRole('switch', { name: 'Sound effects' })).not.toBeChecked();
  await press('Escape');
  await press('M');
  expect(await muted()).toBe('false');
});

test('all five modes show their odds and accept bets, which can be removed', async ({ page }) => {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  const odds = page.getByRole('button', { name: /^Odds and rules/ });
  const mode = (name: string) => page.getByRole('tab', { name }).click();

  await mode('1 color');
  for (const text of ['×2', '34.72%', '×3', '6.94%', '×15', '0.46%', 'RTP 97.22%'])
    await expect(odds).toContainText(text);
  await lay(page, 'Red', 'D$5.00');
  await mode('2 colors');
  await expect(odds).toContainText('×7');
  await expect(odds).toContainText('13.88%');
  for (const color of ['Red', 'White']) await lay(page, color);
  await mode('3 colors');
  for (const color of ['Red', 'Green', 'White']) await lay(page, color);
  await mode('Triple');
  await expect(odds).toContainText('×210');
  await expect(odds).toContainText('0.46%');
  await lay(page, 'Pink');
  await mode('Special');
  await expect(fieldOf(page, 'Any triple')).toContainText('×35');
  await expect(fieldOf(page, 'All different')).toContainText('×1.75');
  await expect(fieldOf(page, 'All different')).toContainText('55.55%');
  for (const special of ['Any triple', 'All different']) await lay(page, special);
  await expect(rollButton(page)).toContainText('D$30.00');

  // Each bet can be removed by itself.
  await page.getByRole('button', { name: 'Take the chips off Three Pink' }).click();
  await fieldOf(page, 'Any triple').focus();
  await page.keyboard.press('Delete');
  await expect(rollButton(page)).toContainText('D$20.00');
  const announced = await listen(page);
  await rollButton(page).click();
  await resultShown(page);
  expect(await announced()).toContain('The cubes are rolling.');
  await expect(
    page.getByText(
      /^(\w+ \w+(, |\. )){3}(No win this time|Returned D\$[\d.,]+|Panalo! You win D\$[\d.,]+)\.$/,
    ),
  ).toBeAttached();

  // The odds link to the rules, which list every bet.
  await odds.click();
  await expect(page.getByRole('table', { name: 'Pays and odds' }).getByRole('row')).toHaveCount(9);
});

test('past rounds are shown above the table, can be opened, and are replayed without a bet', async ({
  page,
  request,
}) => {
  const person = await sitDown(page, request, '500.00');
  await seek(request, person, 'big');
  await page.reload();
  await tableOpen(page);
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await resultShown(page);
  await expect(page.getByText('Panalo! You win ₱140.00.')).toBeAttached();
  const strip = page.getByRole('button', { name: /^Last rounds/ });
  await expect(strip.getByRole('img')).toHaveCount(1);
  await expect(strip.getByRole('img')).toHaveAccessibleName('Yellow star, Yellow star, Yellow star');

  await strip.click();
  await page.getByRole('dialog', { name: 'My rounds' }).getByRole('listitem').getByRole('button').click();
  const balance = await shownBalance(page);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByText(/^Replay · /)).toBeVisible();
  await expect(rollButton(page)).toContainText('Past round');
  await resultShown(page);
  await expect(page.getByText('Panalo! You win ₱140.00.')).toBeAttached();
  expect(await shownBalance(page)).toBe(balance);
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.locator('[data-mode][data-phase="betting"]')).toBeVisible();
  expect(await roundsOf(page, request)).toHaveLength(1);
});

test('a client seed chosen by the player is used for the next bet, and the old pair is revealed', async ({
  page,
  request,
}) => {
  await sitDown(page, request, '500.00');
  await lay(page, 'Yellow', '₱10.00');
  await rollButton(page).click();
  await resultShown(page);

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fairness' }).click();
  const fairness = page.getByRole('dialog', { name: 'Fairness' });
  const seed = fairness.getByLabel('New client seed');
  const rotate = fairness.getByRole('button', { name: 'Change seeds and reveal' });
  await seed.fill('lola:basyang');
  await expect(rotate).toBeDisabled();
  await seed.fill('lola basyang 1');
  await rotate.click();
  await expect(page.getByText('The old server seed is revealed.')).toBeVisible();
  await expect(fairness.getByText(/^lola basyang 1-[0-9a-f]{16}$/)).toBeVisible();
  await fairness.getByRole('button', { name: 'Close' }).click();

  await rollButton(page).click();
  await expect.poll(async () => (await roundsOf(page, request)).length).toBe(2);
  const [latest] = await roundsOf(page, request);
  // Random digits make a text that the server may know a new one.
  expect(latest?.clientSeed).toMatch(/^lola basyang 1-[0-9a-f]{16}$/);
  await resultShown(page);
  // The revealed round can be verified without revealing another pair.
  await page.getByRole('button', { name: /^Last rounds/ }).click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This round checks out.')).toBeVisible();
});

test('the demo remembers its ID, entries, bets and balance, and ignores invalid stored values', async ({
  page,
}) => {
  await page.goto(`/#${DEMO}`);
  await tableOpen(page);
  await expect.poll(async () => (await demoKept(page)).id).toMatch(/^D(1[0-9]{4}|20000)$/);
  const first = await demoKept(page);
  // The color game counts as entered four times from the start, so it shows no introduction.
  expect(first.entryCount).toBe(5);
  expect(first.betCount).toBe(0);
  await lay(page, 'Yellow', 'D$10.00');
  await rollButton(page).click();
  await resultShown(page);
  const balance = await shownBalance(page);
  await page.reload();
  await tableOpen(page);
  expect(await demoKept(page)).toMatchObject({ id: first.id, entryCount: 6, betCount: 1 });
  expect(await shownBalance(page)).toBe(balance);

  const hostile = {
    demoId: 'D99999',
    demo: { color: { balance: '99999999999.00', betCount: -3, entryCount: 1e300 } },
  };
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
  }, hostile);
  await page.reload();
  await tableOpen(page);
  expect(await shownBalance(page)).toBe(1_000_000_00n);
  const believed = await demoKept(page);
  expect(believed.betCount).toBe(0);
  expect(believed.entryCount).toBe(5);
  await expect.poll(async () => (await demoKept(page)).id).toMatch(/^D(1[0-9]{4}|20000)$/);
});

test('real play ignores a balance stored on the device', async ({ page, request }) => {
  await sitDown(page, request, '20.00');
  await page.evaluate(() => {
    localStorage.setItem('demo', '{"color":{"balance":"900000.00","betCount":0,"entryCount":9}}');
    localStorage.setItem('finance', '"900000.00"');
  });
  await page.goto(`/#${REAL}`);
  await page.reload();
  await tableOpen(page);
  await expect.poll(() => shownBalance(page)).toBe(20_00n);
});
