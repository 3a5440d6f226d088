import { expect, test } from '@playwright/test';

const CELL = '/gallery.html#/color/small-win?w=375&h=812';

test.use({ viewport: { width: 1400, height: 900 } });

// No picture is compared here, so CI retries once, as for other screens.
test.describe.configure({ retries: process.env.CI === undefined ? 0 : 1 });

test.beforeEach(async ({ page }) => {
  await page.goto(CELL);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
});

const time = 'p.time output';

test('a cell opens at its moment, steps by frame, and plays to its end', async ({ page }) => {
  await expect(page.locator(time)).not.toHaveText('0000');
  const openedMs = Number(await page.locator(time).textContent());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await page.locator(time).textContent())).toBeGreaterThan(openedMs);
  await page.keyboard.press('Home');
  await expect(page.locator(time)).toHaveText('0000');
  await page.getByRole('button', { name: '×2' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 20_000 });
  const endMs = Number((await page.locator('p.time span').textContent())?.match(/\d+/)?.[0]);
  expect(Number(await page.locator(time).textContent())).toBe(endMs);
});

test('beats and sound cues are marked on the bar, and a mark seeks to its time', async ({ page }) => {
  await expect(page.locator('.beats .mark')).toHaveText([
    'gate opened',
    'cube stopped',
    'cube stopped',
    'cube stopped',
    'position won',
    'position won',
    'round settled',
  ]);
  await expect(page.locator('.cues .mark').first()).toHaveText('gate');
  await page.locator('.beats .mark').first().click();
  await expect(page.locator(time)).toHaveText('0000');
  await expect(page).toHaveURL(/t=0/);
});

test('a number changed in the panel changes the timeline; the built gallery says that it cannot save', async ({
  page,
}) => {
  const length = page.locator('p.time span');
  const before = await length.textContent();
  const field = page.locator('.pane input').first();
  await field.fill('500');
  await field.press('Enter');
  await page.locator('.pane').getByRole('textbox').nth(1).fill('2000');
  await page.locator('.pane').getByRole('textbox').nth(1).press('Enter');
  await expect(page.getByText('Saving needs the development server')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(length).toHaveText(before ?? '');
  await expect(page.locator('.beats .mark').nth(1)).toHaveAttribute('title', 'cube stopped · 2000 ms');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.beats .mark').nth(1)).not.toHaveAttribute('title', /2000/);
});

test('size, language and motion are kept in the address and in every link', async ({ page }) => {
  await page.getByRole('button', { name: '360×640' }).click();
  await page.getByRole('button', { name: 'zhCN' }).click();
  await page.getByRole('button', { name: 'Reduced motion' }).click();
  await expect(page).toHaveURL(/w=360&h=640.*lang=zhCN|lang=zhCN.*w=360&h=640/);
  await expect(page).toHaveURL(/reducedMotion=1/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const link = page.getByRole('navigation').getByRole('link', { name: 'big win' }).first();
  await expect(link).toHaveAttribute('href', /lang=zhCN&w=360&h=640/);
});

test('the sheet shows a picture of every moment', async ({ page }) => {
  test.setTimeout(120_000);
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.locator('.pictures img').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.pictures img')).toHaveCount(14, { timeout: 90_000 });
});

test('the budget panel turns red when the budget is exceeded', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/gallery.html#/color/idle?w=375&h=812');
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
  // Blocks the page for longer than the frame budget, so that no frame can come in time.
  await page.evaluate(() => {
    const work = () => {
      const sinceMs = performance.now();
      while (performance.now() - sinceMs < 30);
      requestAnimationFrame(work);
    };
    work();
  });
  await expect(page.locator('.figure', { hasText: 'Frame' })).toHaveAttribute('data-over');
  await expect(page.locator('.figure', { hasText: 'Textures' })).not.toHaveAttribute('data-over');
});
