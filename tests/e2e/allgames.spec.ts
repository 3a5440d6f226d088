import type { Page } from '@playwright/test';
import { enter, newPerson, open } from './support/person';
import { type Complaints, expect, test } from './support/watched';

test.use({ reducedMotion: 'reduce' });

const grid = (page: Page) => page.getByRole('list', { name: 'All games' });
const types = (page: Page) => page.getByRole('navigation', { name: 'Game lists' });
const top = (page: Page) => page.evaluate(() => window.scrollY);
const back = (page: Page) => page.evaluate(() => window.history.back());

/**
 * Scrolls to an offset between rows and waits until games are shown there. Gives the name of a visible one.
 */
async function scrollTo(page: Page, to: number): Promise<string> {
  await expect(grid(page).getByRole('listitem').first()).toBeVisible();
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await page.waitForFunction((y) => window.scrollY === y, to);
  const name = await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('ul[aria-label="All games"] li a')];
    const seen = links.find((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > innerHeight * 0.3 && bottom < innerHeight * 0.8;
    });
    return seen?.getAttribute('aria-label');
  });
  return (await name.jsonValue()) ?? '';
}

const tile = (page: Page, name: string) => grid(page).getByRole('link', { name, exact: true });

/** Replaces every studio page by one that reports ready at once. */
async function withStudios(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/called another host: http:\/\/127\.0\.0\.1:[0-9]+\/play\//);
  await page.route(/\/play\/[A-Z0-9]+\/[0-9]+/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>A game</title><script>parent.postMessage({ source: 'game', type: 'ready' }, '*')</script>`,
    }),
  );
}

/**
 * The tapped game link is visible again at the same scroll position, and the page does not move afterwards.
 */
async function expectSamePlace(page: Page, name: string, to: number): Promise<void> {
  await expect(tile(page, name)).toBeInViewport();
  await expect.poll(() => top(page)).toBe(to);
  // Two frames, so that any pending scroll correction has run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await top(page)).toBe(to);
}

test('back from a game, the game list has the same scroll position to the pixel, and the same filters', async ({
  page,
  request,
  complaints,
}) => {
  await withStudios(page, complaints);
  await enter(page, await newPerson(request, { pesos: '100.00' }), '/allgames');
  await types(page).getByRole('button', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/type=CasinoSlot$/);
  const game = await scrollTo(page, 7133);

  await test.step('with browser back', async () => {
    await tile(page, game).click();
    await expect(page.locator('[data-frame]')).toBeVisible();
    await back(page);
    await expectSamePlace(page, game, 7133);
    await expect(types(page).getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('by leaving a game that pushed history entries of its own', async () => {
    await tile(page, game).click();
    await expect(page.locator('[data-frame="playing"]')).toBeVisible();
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => window.history.pushState(null, ''));
    await page.getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(/allgames\?type=CasinoSlot$/);
    await expectSamePlace(page, game, 7133);
  });

  await test.step('after the page was reloaded inside the game', async () => {
    await tile(page, game).click();
    await expect(page.locator('[data-frame="playing"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-frame="playing"]')).toBeVisible();
    await back(page);
    await expectSamePlace(page, game, 7133);
  });
});

test('a search keeps its scroll position too; a new visit to the list starts at the top', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'See all: Slots' }).click();
  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/search=a&type=CasinoSlot$/);
  const game = await scrollTo(page, 2345);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, guest' })).toBeVisible();
  expect(await top(page)).toBe(0);
  await back(page);
  await expectSamePlace(page, game, 2345);
  await expect(page.getByRole('searchbox')).toHaveValue('a');

  await page.evaluate(() => {
    window.location.hash = '/account';
  });
  await expect(page.getByRole('heading', { name: 'Welcome, guest' })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/allgames?search=a&type=CasinoSlot';
  });
  await expect(grid(page).getByRole('listitem').first()).toBeVisible();
  expect(await top(page)).toBe(0);
});

test('home has the same scroll position after a game is left', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 611));
  await page.waitForFunction(() => window.scrollY === 611);
  await page
    .getByRole('region', { name: 'Hot tonight' })
    .getByRole('link', { name: /^Play/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeHidden();
  await back(page);
  await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeVisible();
  await expect.poll(() => top(page)).toBe(611);
});

test('home has the same scroll position after a game in which the page was reloaded', async ({
  page,
  request,
  complaints,
}) => {
  await withStudios(page, complaints);
  await enter(page, await newPerson(request, { pesos: '100.00' }), '/');
  await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeVisible();
  const opened = page
    .getByRole('region', { name: 'Live tables' })
    .getByRole('link', { name: /^Play/ })
    .first();
  // Wheels past several shelves, as a player would: the shelves on the way load their games and keep their
  // height.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(opened).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass();
  await expect(opened).toBeInViewport();
  const boxBefore = await opened.boundingBox();
  await opened.click();
  await expect(page.locator('[data-frame="playing"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-frame="playing"]')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(opened).toBeInViewport();
  await expect.poll(async () => (await opened.boundingBox())?.y).toBe(boxBefore?.y);

  // A new visit starts at the top of the page.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot tonight' })).toBeVisible();
  expect(await top(page)).toBe(0);
});

test('filters chosen in quick succession are all kept', async ({ page }) => {
  await open(page, '/allgames');
  await expect(grid(page).getByRole('listitem').first()).toBeVisible();
  // Both clicks in one task, before the address has changed for the first.
  await types(page).evaluate((row) => {
    for (const name of ['Slots', 'Hot']) {
      const chips = [...row.querySelectorAll('button')];
      chips.find(({ textContent }) => textContent === name)?.click();
    }
  });
  await expect(page).toHaveURL(/type=CasinoSlot&list=HOT$/);
  for (const name of ['Slots', 'Hot'])
    await expect(types(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');

  // Text typed just before a chip is tapped, while the search is still debounced.
  await page.getByRole('searchbox').fill('a');
  await types(page).getByRole('button', { name: 'Arcade' }).click();
  await expect(page).toHaveURL(/search=a&type=Arcade&list=HOT$/);
  await expect(types(page).getByRole('button', { name: 'Arcade' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});

test('the filter drawer writes to the address, and one step back leads to the previous page', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'See all: Slots' }).click();
  await page.getByRole('button', { name: 'Filter games' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Table' }).click();
  await drawer.getByRole('button', { name: 'JILI' }).click();
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/type=CasinoTable&brand=JILI$/);
  await expect(types(page).getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'JILI ×' })).toBeVisible();
  await back(page);
  await expect(page.getByRole('heading', { name: 'House originals' })).toBeVisible();
});

test('a game removed from the catalogue disappears from a device that had cached it', async ({ page }) => {
  const gone = {
    gameProvider: 'JILI',
    gameId: '999999',
    gameName: 'Kalabaw ng Kahapon',
    gameType: 'CasinoSlot',
    isOwn: false,
    gameUrl: '/games/jili?id=999999',
    isHuidu: false,
  };
  await page.addInitScript((game) => {
    if (location.protocol === 'about:' || localStorage.getItem('allGames') !== null) return;
    const value = { version: 'of yesterday', allGames: { JILI: [game] }, order: ['JILI'] };
    localStorage.setItem('allGames', JSON.stringify({ value, expiresAtMs: Date.now() + 86_400_000 }));
    localStorage.setItem('favoriteGames', JSON.stringify(['JILI_999999', 'JILI_101']));
  }, gone);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/game/all-list', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/allgames?search=kahapon');
  await expect(page.getByRole('link', { name: 'Play Kalabaw ng Kahapon' })).toBeVisible();
  answer();
  await expect(page.getByText('No game found')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/favorite';
  });
  await expect(page.getByRole('region', { name: 'Favorites' }).getByRole('link')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Favorites' }).getByRole('link')).toHaveCount(1);
});
