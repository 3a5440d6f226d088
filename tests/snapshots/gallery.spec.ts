import { expect, type Page, test } from '@playwright/test';

const CELL = '/gallery.html#/color/small-win?w=375&h=812';

test.use({ viewport: { width: 1400, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto(CELL);
  await expect(page.locator('[data-state="ready"]')).toBeVisible();
});

const time = 'p.time output';
/** Presses Ctrl and a key so fast that nothing is drawn in between. */
const pressTwiceInOneFrame = (page: Page, letter: string) =>
  page.evaluate((key) => {
    for (const _ of [1, 2]) window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
  }, letter);
const numberIn = (text: string | null) => Number(text?.replaceAll(',', '').match(/\d+/)?.[0]);

test('a cell opens at its moment with its board and result, steps by frame, and plays to its end', async ({
  page,
}) => {
  const screen = page.frameLocator('.main-screen iframe');
  await expect(screen.getByRole('button', { name: /^Yellow/ })).toBeVisible();
  await expect(screen.locator('[data-result="small"]')).toBeVisible();
  await expect(page.locator(time)).not.toHaveText('0');
  const openedMs = numberIn(await page.locator(time).textContent());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => numberIn(await page.locator(time).textContent())).toBeGreaterThan(openedMs);
  await page.keyboard.press('Home');
  await expect(page.locator(time)).toHaveText('0');
  await expect(screen.locator('[data-result]')).toHaveCount(0);
  await page.getByRole('button', { name: '×2' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible({ timeout: 20_000 });
  const endMs = numberIn(await page.locator('p.time > span').textContent());
  expect(numberIn(await page.locator(time).textContent())).toBe(endMs);
});

test('a changed value moves its beat, stays for other moments and in the address, and is undone', async ({
  page,
}) => {
  await expect(page.locator('.beats .mark')).toHaveCount(7);
  const win = page.locator('.beats .mark', { hasText: 'Position won' }).first();
  await expect(win).toHaveAttribute('title', /^Position won · 1500 ms/);
  const field = page.getByLabel('Match', { exact: true });
  await field.fill('1,440');
  await field.press('Enter');
  await expect(win).toHaveAttribute('title', /^Position won · 1440 ms/);
  await expect(page).toHaveURL(/tune=matchMs%3A1440/);

  const box = await win.boundingBox();
  if (box === null) throw new Error('the beat is not visible');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 48, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.history li')).toHaveCount(2);
  await expect(page.locator('.history li').nth(1)).toContainText(/Match 1,440 to 1,\d[02468]0 ms/);

  await page.keyboard.press('/');
  await page.keyboard.type('big');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/color\/big-win\?.*tune=matchMs/);
  await expect(page.getByRole('heading', { name: /, big win$/ })).toBeVisible();
  // The search keeps its own undo as long as it has the focus.
  await page.keyboard.press('Escape');
  await pressTwiceInOneFrame(page, 'z');
  await expect(page).not.toHaveURL(/tune=/);
  await pressTwiceInOneFrame(page, 'y');
  await expect(page.locator('.history [data-undone]')).toHaveCount(0);
  await expect(page).toHaveURL(/tune=matchMs/);
  for (const key of ['Control+z', 'Control+z']) await page.keyboard.press(key);
  await expect(page).not.toHaveURL(/tune=/);
  const tuning = page.getByRole('region', { name: 'Tuning' });
  await expect(tuning.getByText('Saving needs the development server')).toBeVisible();
  await expect(tuning.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the particles of a scene are listed by what they are, and the page keeps its place', async ({
  page,
}) => {
  const inside = page.getByRole('region', { name: 'Look inside' });
  await inside.getByRole('button', { name: 'Particles' }).click();
  await expect(inside.getByRole('listitem')).toHaveText([
    /^glows/,
    /^fireworks/,
    /^lamps/,
    /^celebration/,
    /^celebration, light/,
  ]);
  const box = inside.getByRole('checkbox', { name: 'Show lamps' });
  await box.uncheck();
  await expect(box).not.toBeChecked();
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(heights[0]).toBe(heights[1]);
});

test('size, language and motion are kept in the address and in every link', async ({ page }) => {
  await page.getByRole('button', { name: '360×640' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zhCN');
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
  await expect(page.locator('.pictures img')).toHaveCount(15, { timeout: 90_000 });
});

test('the budget panel turns red when the budget is exceeded', async ({ page }) => {
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
